"""The program's icon: the drawing, and the picture that the window shows."""
