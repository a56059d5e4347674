"""Data that the program reads: briefs and the lesson."""
