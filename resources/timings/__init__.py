"""Bundled timings."""
