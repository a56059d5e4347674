"""``python -m serveplate``."""

import sys

from serveplate.cli import main

sys.exit(main())
