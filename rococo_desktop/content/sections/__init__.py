"""The sections of a pack, each read into definitions: employees, garments, tiles, boards, du Barry."""
