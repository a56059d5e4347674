"""Draw the README's picture of the real window: ``python packaging/screenshot.py docs-picture.png``.

Works without a display. The design is the plate's starting server with its first move made.
"""

import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton

from serveplate.simulator.study import study_seeds
from serveplate.ui import open_window


def main() -> int:
    """Write the picture to the path given, or say how it is called."""
    if len(sys.argv) != 2:
        print("usage: screenshot.py PICTURE.png", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        window = open_window(config_dir=Path(folder), theme="light")
        window.resize(1280, 800)
        answered = QEventLoop()
        window.session.result_changed.connect(answered.quit)
        if window.session.result is None:
            answered.exec()
        for lever in ("lever_batching_continuous", "lever_cache_paged"):
            button = window.findChild(QAbstractButton, lever)
            assert button is not None
            button.click()
            answered.exec()
        window.session.background.study_changed.connect(answered.quit)
        while len(window.session.background.study.draws) < len(study_seeds(window.session.brief)):
            answered.exec()
        picture: QImage = window.grab().toImage()
        window.close()
    return 0 if picture.save(sys.argv[1]) else 1


if __name__ == "__main__":
    sys.exit(main())
