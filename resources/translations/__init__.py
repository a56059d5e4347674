"""The window's languages: a catalogue each (.ts), and what Qt's lrelease makes of it (.qm)."""
