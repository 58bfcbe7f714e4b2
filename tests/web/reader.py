"""Plays as one does who sees nothing: by Chromium's accessibility tree, and by what a screen reader may do with it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession

from game.rules.cards import CARDS
from game.texts import card_name
from tests.web.pilot import Pilot


class Heard(NamedTuple):
    """A node of the tree."""

    role: str
    name: str
    more: str
    node: int


class Reader:
    """Reads the tree of a pilot's page, and acts on its nodes."""

    def __init__(self, pilot: Pilot, language: str = "it") -> None:
        self.pilot = pilot
        self.cards = {card_name(language, card, False) for card in CARDS}

    @cached_property
    def _devtools(self) -> CDPSession:
        session = self.pilot.page.context.new_cdp_session(self.pilot.page)
        session.send("Accessibility.enable")
        return session

    def tree(self) -> list[Heard]:
        """All that is told, in the order of the tree."""
        nodes = self._devtools.send("Accessibility.getFullAXTree")["nodes"]
        return [
            Heard(_value(each, "role"), _value(each, "name"), _value(each, "description"), each["backendDOMNodeId"])
            for each in nodes
            if not each["ignored"] and "backendDOMNodeId" in each
        ]

    def names(self, role: str) -> list[str]:
        """What the nodes with this role are called."""
        return [each.name for each in self.tree() if each.role == role]

    @property
    def hand(self) -> list[str]:
        """The cards that can be played."""
        return [name for name in self.names("button") if name in self.cards]

    @property
    def focused(self) -> str:
        """The name of what has the focus."""
        return str(self.pilot.page.evaluate("document.activeElement.getAttribute('aria-label') || ''"))

    def press(self, name: str) -> None:
        """What a screen reader does with a button that it stands on."""
        node = next(each.node for each in self.tree() if (each.role, each.name) == ("button", name))
        found = self._devtools.send("DOM.resolveNode", {"backendNodeId": node})["object"]["objectId"]
        self._devtools.send(
            "Runtime.callFunctionOn", {"objectId": found, "functionDeclaration": "function() { this.click(); }"}
        )

    def wait(self, happened: Callable[[], Any], what: str) -> Any:
        """What the condition is once it is true."""
        self.pilot.wait(happened, what)
        return happened()


def _value(node: dict[str, Any], key: str) -> str:
    return str(node.get(key, {}).get("value", ""))
