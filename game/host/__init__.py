"""Where the game runs: a native window with files, or a page in a browser. Only `app` and `main` import it.

Both sides offer the same functions; `IS_WEB` says which side this is. Nothing else in the game asks.
"""

from __future__ import annotations

import sys

IS_WEB = sys.platform == "emscripten"

if sys.platform == "emscripten":
    from game.host import web as _side
else:
    from game.host import native as _side

alone = _side.alone
copy = _side.copy
depart = _side.depart
drawn = _side.drawn
elsewhere = _side.elsewhere
fullscreen = _side.fullscreen
hush = _side.hush
language = _side.language
leave = _side.leave
mirror = _side.mirror
more_contrast = _side.more_contrast
open_display = _side.open_display
paste = _side.paste
probe = _side.probe
probing = _side.probing
read = _side.read
reduced_motion = _side.reduced_motion
report = _side.report
rest = _side.rest
screen = _side.screen
set_aside = _side.set_aside
signals = _side.signals
use_folder = _side.use_folder
write = _side.write

_last = ""


def say(text: str) -> None:
    """Let a screen reader say `text`, where there is one."""
    global _last
    _last = text
    _side.say(text)


def said() -> str:
    """What was said last; "" if nothing was."""
    return _last
