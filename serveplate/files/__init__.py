"""All that is read or written: briefs, kept designs, preferences, exports. No Qt."""
