"""``serveplate briefs``: what there is to work on."""

import argparse

from serveplate.cli.output import write
from serveplate.files.briefs import bundled_briefs, find_brief
from serveplate.files.exports import to_json
from serveplate.files.text import table
from serveplate.simulator.design import all_designs


def briefs_command(options: argparse.Namespace) -> int:
    """Print the bundled briefs; the exit code."""
    briefs = {name: find_brief(name) for name in bundled_briefs()}
    if options.json:
        return write(
            to_json(
                [
                    {
                        "name": name,
                        "title": brief.name,
                        "description": brief.description,
                        "designs": len(all_designs(brief)),
                    }
                    for name, brief in briefs.items()
                ]
            )
        )
    rows = [("Brief", "Teaches"), *((name, brief.description or brief.name) for name, brief in briefs.items())]
    return write("\n".join(table(rows)) + "\n")
