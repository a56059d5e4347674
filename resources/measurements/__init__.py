"""Bundled measurements."""
