"""The vocabulary of the whole box: values only, no behaviour beyond reading and copying them."""
