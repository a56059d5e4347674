"""Where the frozen program begins: the command line, whose worker processes begin here too."""

import multiprocessing
import sys

from serveplate.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
