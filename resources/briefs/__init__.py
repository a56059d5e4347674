"""Bundled briefs."""
