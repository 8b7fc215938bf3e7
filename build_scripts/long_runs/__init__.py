"""The long tier of the tests: what soak.py runs, one module a run."""
