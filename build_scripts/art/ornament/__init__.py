"""Carving and gilding: the forms of the rocaille, and light on them."""
