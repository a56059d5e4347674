"""Fonts for scripts that a bare machine has none for, cut to the characters of our catalogues: see OFL.txt."""
