"""What things are made of: cloth, stone, wood, paper; all of it tiles."""
