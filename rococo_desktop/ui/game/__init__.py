"""A game at the table: whose move it is, who looks, and what clicks and keys mean for the decision."""
