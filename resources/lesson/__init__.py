"""The lesson, as Markdown."""
