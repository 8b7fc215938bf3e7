"""What a picture is made of: marks, sheets, measures, colours and type, all plain values."""
