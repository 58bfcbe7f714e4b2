"""Where the game runs: a native window with files, or a page in a browser. Only `app` and `main` import it.

Both sides offer the same functions; `IS_WEB` says which side this is. Nothing else in the game asks.
"""

from __future__ import annotations

import sys

if sys.platform == "emscripten":
    from game.host_web import (
        copy,
        drawn,
        language,
        open_display,
        paste,
        probe,
        probing,
        read,
        reduced_motion,
        report,
        say,
        screen,
        set_aside,
        signals,
        use_folder,
        write,
    )
else:
    from game.host_native import (
        copy,
        drawn,
        language,
        open_display,
        paste,
        probe,
        probing,
        read,
        reduced_motion,
        report,
        say,
        screen,
        set_aside,
        signals,
        use_folder,
        write,
    )

IS_WEB = sys.platform == "emscripten"

__all__ = [
    "IS_WEB",
    "copy",
    "drawn",
    "language",
    "open_display",
    "paste",
    "probe",
    "probing",
    "read",
    "reduced_motion",
    "report",
    "say",
    "screen",
    "set_aside",
    "signals",
    "use_folder",
    "write",
]
