"""What stands on the picture, told to the system's screen readers, where the package `accesskit` is installed.

Read over AT-SPI on Linux by a test; the ways of Windows and macOS are the package's own and nobody has tried them here.
"""

from __future__ import annotations

import json
import sys
from collections import deque
from typing import Any

import pygame

try:
    import accesskit  # type: ignore[import-untyped, import-not-found, unused-ignore]
except ImportError:  # it is for those who want it
    accesskit = None

ROOT, VOICE = 0, 1  # the nodes of the window and of what was said last
FIRST = 2  # of what stands on the picture
ROLES = {"button": "BUTTON", "text": "LABEL", "card": "IMAGE"}

Fields = dict[str, Any]


class Assistant:
    """Keeps the tree for whoever asks for it, and what was asked of its buttons, which may come from another thread."""

    def __init__(self) -> None:
        self._adapter: Any = None
        self._nodes: list[tuple[int, Fields]] = []
        self._ids: dict[str, int] = {}  # the node of each thing, the same for as long as it means the same
        self._numbers: dict[int, int] = {}  # of each button's node the number that the game gave it
        self._focus, self._said, self._is_focused = ROOT, "", False
        self._asked: deque[str] = deque()

    @property
    def flags(self) -> int:
        """How the window is to be opened: Windows and macOS want it hidden until the tree is offered."""
        return pygame.HIDDEN if accesskit is not None and sys.platform in ("win32", "darwin") else 0

    def open(self, window: pygame.Window | None) -> None:
        """Offer the tree of a new window."""
        if accesskit is not None and self._adapter is None:
            self._adapter = _adapter(self._tree, self._act)
        if self.flags and window is not None:
            window.show()

    def mirror(self, text: str) -> None:
        """Take over what the game tells in JSON (see game/reach.py)."""
        if self._adapter is None:
            return
        told = json.loads(text)
        self._nodes = [(self._id(key), fields) for key, fields in _keyed(told["nodes"])]
        self._numbers = {node: fields["number"] for node, fields in self._nodes if "number" in fields}
        marked = (node for node, number in self._numbers.items() if number == told["focus"])
        self._focus = next(marked, ROOT)
        self._send()

    def say(self, text: str) -> None:
        """Let what is told be spoken, as soon as the reader is free."""
        self._said = text
        if self._adapter is not None:
            self._send()

    def heard(self) -> set[str]:
        """What was asked of the buttons since the last call, as "press-3" and "focus-3"."""
        self._attend()
        return {self._asked.popleft() for _ in range(len(self._asked))}

    def _attend(self) -> None:
        """Tell whether the window has the keyboard: a reader follows the focus only there."""
        now = pygame.key.get_focused()
        if self._adapter is not None and now != self._is_focused:
            self._is_focused = now
            tell = getattr(self._adapter, "update_window_focus_state", None)
            tell = tell or getattr(self._adapter, "update_view_focus_state", None)  # Windows sees it by itself
            if tell is not None:
                _raise(tell(now))

    def _id(self, key: str) -> int:
        return self._ids.setdefault(key, FIRST + len(self._ids))

    def _send(self) -> None:
        _raise(self._adapter.update_if_active(self._tree))

    def _tree(self) -> Any:
        """The whole tree, as the package wants it."""
        update = accesskit.TreeUpdate(self._focus)
        root = accesskit.Node(accesskit.Role.WINDOW)
        root.set_label("Briscola")
        root.set_children([*(node for node, _ in self._nodes), VOICE])
        update.nodes.append((ROOT, root))
        voice = accesskit.Node(accesskit.Role.LABEL)
        voice.set_value(self._said)
        voice.set_live(accesskit.Live.POLITE)
        update.nodes.append((VOICE, voice))
        update.nodes.extend((node, _node(fields)) for node, fields in self._nodes)
        update.tree = accesskit.Tree(ROOT)
        return update

    def _act(self, request: Any) -> None:
        """A reader wants something of a node; the loop is woken, which asks for it."""
        number = self._numbers.get(request.target)
        word = "press" if request.action == accesskit.Action.CLICK else "focus"
        if number is not None and request.action in (accesskit.Action.CLICK, accesskit.Action.FOCUS):
            self._asked.append(f"{word}-{number}")
            pygame.event.post(pygame.event.Event(pygame.USEREVENT))


def _keyed(nodes: list[Fields]) -> list[tuple[str, Fields]]:
    """Each with a name of its own: its number, or what it is, and the how manieth of these."""
    counts: dict[str, int] = {}
    keyed = []
    for fields in nodes:
        kind = f"{fields['role']} {fields.get('number', '')}"
        counts[kind] = counts.get(kind, 0) + 1
        keyed.append((f"{kind} {counts[kind]}", fields))
    return keyed


def _node(fields: Fields) -> Any:
    """A node of the tree; its place in pixels of the window."""
    node = accesskit.Node(getattr(accesskit.Role, ROLES[fields["role"]]))
    x, y, width, height = fields["box"]
    node.set_bounds(accesskit.Rect(x, y, x + width, y + height))
    if fields["role"] == "text":  # a label's text is its value
        node.set_value(fields["name"])
        return node
    node.set_label(fields["name"])
    if fields["role"] == "button":
        node.add_action(accesskit.Action.CLICK)
        node.add_action(accesskit.Action.FOCUS)
    if fields.get("more"):
        node.set_description(fields["more"])
    if fields.get("chosen"):
        node.set_selected(True)
    return node


def _adapter(tree: Any, act: Any) -> Any:
    """The way to this system's readers."""
    if sys.platform == "win32":
        return accesskit.windows.SubclassingAdapter(pygame.display.get_wm_info()["window"], tree, act)
    if sys.platform == "darwin":
        accesskit.macos.add_focus_forwarder_to_window_class("SDLWindow")
        return accesskit.macos.SubclassingAdapter.for_window(pygame.display.get_wm_info()["window"], tree, act)
    return accesskit.unix.Adapter(tree, act, lambda: None)


def _raise(events: Any) -> None:
    """On some systems what has changed is told only when it is asked for."""
    if events is not None:
        events.raise_events()


assistant = Assistant()
