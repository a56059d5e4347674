"""The model: what a server of a brief and a design would do. NumPy and the standard library only."""
