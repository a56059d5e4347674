"""The command line (DESIGN.md section 6): ``serveplate`` opens the window; its commands need none."""

from serveplate.cli.program import main

__all__ = ["main"]
