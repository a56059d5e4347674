"""The report of a design, as an HTML template."""
