"""What leaves the workshop: the frozen game and the packages around it. Run by package.py."""
