"""A new version comes to players who have been here before: whole, soon, and whatever their browsers have kept."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from _pytest.mark.structures import ParameterSet
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, SCREENS, Contexts, Options
from tests.web.deployment import CACHING, UPDATED, Host, Visitor, deploy, write_service_worker
from tests.web.pilot import Pilot, until

OLD, NEW = "pygame-1.bin", "pygame-2.bin"
FORBIDDEN = """
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError"); } });
"""


def mostly_long(every: Iterable[str], *plain: str) -> list[ParameterSet]:
    """Every one; but those that are named are tried in every test run, the others in a long one."""
    return [pytest.param(each, id=each, marks=() if each in plain else pytest.mark.long) for each in every]


class Place:
    """A server's folder with one game in it, of which versions are deployed."""

    def __init__(self, site: Path, build: Path) -> None:
        self.site, self.build, self.game = site, build, site / "game"
        site.mkdir()
        (site / "blank.txt").write_text("")
        self.hosts: list[Host] = []

    def deploy(self, version: str, wheel: str, path: str = "game") -> None:
        """Put a version there, in the place of what was there."""
        deploy(self.build, self.site / path, version, wheel)

    def host(self, caching: str = "max-age") -> Host:
        """A server of it."""
        self.hosts.append(Host(self.site, caching))
        return self.hosts[-1]


@pytest.fixture
def place(tmp_path: Path, offline_build: Path) -> Iterator[Place]:
    """A place where the first version is deployed."""
    place = Place(tmp_path / "site", offline_build)
    place.deploy("v1", OLD)
    yield place
    for host in place.hosts:
        host.stop()


@pytest.fixture
def visitor(place: Place, contexts: Contexts) -> Callable[..., Visitor]:
    """Somebody who has played the first version, which his browser keeps."""

    def come(caching: str = "max-age", options: Options = PHONE, script: str = "") -> Visitor:
        context = contexts(options)
        if script:
            context.add_init_script(script)
        visitor = Visitor(context, place.host(caching))
        assert visitor.plays() == "v1"
        return visitor

    return come


@pytest.mark.parametrize(
    "wheel", [pytest.param(OLD, marks=pytest.mark.long), NEW], ids=["same names", "a file renamed"]
)
@pytest.mark.parametrize("caching", mostly_long(CACHING, "max-age", "last-modified"))
def test_an_update_is_played_on_the_second_visit(
    place: Place, visitor: Callable[..., Visitor], caching: str, wheel: str
) -> None:
    player = visitor(caching)
    place.deploy("v2", wheel)
    assert player.plays() in ("v1", "v2")
    assert player.plays() == "v2"
    player.expire()
    assert player.plays() == "v2"
    assert player.loads == 1
    assert len(player.keeps()) == 1


NEWS = {"it-IT": "È pronta una nuova versione", "pt-BR": "Há uma nova versão pronta", "en-GB": "A new version is ready"}


@pytest.mark.parametrize("locale", mostly_long(NEWS, "it-IT"))
def test_a_new_version_is_told_quietly_and_played_by_the_next_page(
    place: Place, visitor: Callable[..., Visitor], locale: str
) -> None:
    player = visitor(options=PHONE | {"locale": locale})
    page = player.visit()
    expect(page.locator("#news")).to_be_hidden()
    place.deploy("v2", NEW)
    player.outside.evaluate(UPDATED, player.url)
    expect(page.locator("#news")).to_contain_text(NEWS[locale])
    page.screenshot(path=SCREENS / f"news-{locale}.png")
    assert page.evaluate("version") == "v1"
    assert player.leave(page) == "v1"
    assert player.plays() == "v2"


def test_a_new_version_waits_while_another_page_plays_the_old_one(
    place: Place, visitor: Callable[..., Visitor]
) -> None:
    player = visitor()
    first, second = player.visit(), player.visit()
    place.deploy("v2", NEW)
    player.outside.evaluate(UPDATED, player.url)
    second.reload()
    second.wait_for_function("window.version === 'v1' && !document.getElementById('play').hidden")
    second.close()
    assert player.leave(first) == "v1"
    assert player.plays() == "v2"


@pytest.mark.parametrize("caching", mostly_long(CACHING, "max-age"))
def test_a_first_visit_fetches_every_file_once(place: Place, contexts: Contexts, caching: str) -> None:
    """The worker takes what the page has."""
    host = place.host(caching)
    assert Visitor(contexts(PHONE), host).plays() == "v1"
    asked = [path for path in host.asked if path.startswith("/game/") and "service-worker" not in path]
    assert sorted(asked) == sorted(set(asked))
    assert len(asked) > 8


def test_a_worker_that_is_older_than_the_page_does_not_hold_it_back(
    place: Place, visitor: Callable[..., Visitor]
) -> None:
    """All that it kept is lost; the browser's own cache has nothing, either."""
    player = visitor()
    place.deploy("v2", NEW)
    player.expire()
    player.outside.evaluate("async () => { for (const key of await caches.keys()) await caches.delete(key); }")
    assert player.plays() == "v2"
    assert player.plays() == "v2"


def test_a_worker_that_is_newer_than_the_page_lets_it_play(place: Place, visitor: Callable[..., Visitor]) -> None:
    """The page comes whole from the browser's own cache, and brings the worker that the server has now."""
    player = visitor()
    player.outside.evaluate(FORGET, player.url)
    place.deploy("v2", NEW)
    assert player.plays() == "v1"
    assert player.plays() == "v2"
    assert player.loads == 1


FORGET = """
async (url) => {
  await (await navigator.serviceWorker.getRegistration(url)).unregister();
  for (const key of await caches.keys()) await caches.delete(key);
}
"""
HALVES = {  # what of the new version has not arrived yet, or not whole
    "the page is old": lambda old, new: shutil.copy(old / "index.html", new),
    "the start is old": lambda old, new: shutil.copy(old / "start.js", new),
    "the game is old": lambda old, new: shutil.copy(old / "briscola.bin", new),
    "the wheel is missing": lambda old, new: (new / NEW).unlink(),
    "the wheel is cut": lambda old, new: (new / NEW).write_text("v"),
}


@pytest.mark.parametrize("half", mostly_long(HALVES, "the page is old", "the wheel is cut"))
def test_half_a_deployment_is_not_taken_over(place: Place, visitor: Callable[..., Visitor], half: str) -> None:
    player = visitor()
    old = place.game.rename(place.site / "old")
    place.deploy("v2", NEW)
    HALVES[half](old, place.game)
    for _ in range(2):
        assert player.plays() == "v1"
        player.expire()
    place.deploy("v2", NEW)
    assert player.plays() == "v1"
    assert player.plays() == "v2"


@pytest.mark.parametrize("half", mostly_long(HALVES, "the page is old", "the wheel is cut"))
def test_what_is_kept_whole_is_not_given_for_half_a_deployment(
    place: Place, visitor: Callable[..., Visitor], half: str
) -> None:
    """A page that is loaded past the worker, as by Shift and the reload button, meets what the server has."""
    player = visitor()
    old = place.game.rename(place.site / "old")
    place.deploy("v2", NEW)
    HALVES[half](old, place.game)
    kept = player.keeps()
    page = player.visit()
    reloaded_hard(page)
    page.wait_for_function("window.version === 'v1'")
    assert (player.leave(page), player.keeps()) == ("v1", kept)


def reloaded_hard(page: Page) -> None:
    """Load the page again past every cache, and wait for what a page of its own accord does then."""
    page.context.new_cdp_session(page).send("Page.reload", {"ignoreCache": True})
    page.wait_for_event("load")
    page.locator("#play:visible, #box:visible").first.wait_for()


SPOIL = """
async () => {
  for (const key of await caches.keys()) {
    const cache = await caches.open(key);
    await cache.put("/game/pygame-1.bin", new Response("", { status: 404 }));
  }
}
"""


@pytest.mark.parametrize("script", ["", FORBIDDEN], ids=["", "without storage"])
def test_a_page_that_cannot_start_from_what_is_kept_mends_itself(
    place: Place, visitor: Callable[..., Visitor], script: str
) -> None:
    player = visitor(script=script)
    player.outside.evaluate(SPOIL)
    place.deploy("v2", NEW)
    page = player.visit()
    assert (player.leave(page), player.loads) == ("v2", 2)
    assert (player.plays(), player.loads) == ("v2", 1)


def test_a_page_that_cannot_start_from_the_browsers_own_cache_mends_itself(place: Place, contexts: Contexts) -> None:
    """Where no worker is allowed, files of two versions meet when some are kept longer than others."""
    host = place.host()
    host.never_kept = OLD
    player = Visitor(contexts(PHONE | {"service_workers": "block"}), host)
    assert player.leave(player.visit(), works=False) == "v1"
    place.deploy("v2", NEW)
    assert player.leave(player.visit(), works=False) == "v2"
    assert player.loads == 2


def test_a_page_that_can_never_start_tries_twice_and_no_more(place: Place, visitor: Callable[..., Visitor]) -> None:
    player = visitor(script=FORBIDDEN)
    player.outside.evaluate(SPOIL)
    place.deploy("v2", NEW)
    (place.game / "start.js").write_text("briscola.fault('it never starts')")
    write_service_worker(place.game)
    page = player.visit()
    page.wait_for_timeout(1500)  # nothing more happens by itself
    assert player.loads == 2
    place.deploy("v2", NEW)
    page.get_by_role("button", name="Riprova").click()
    expect(page.locator("#play")).to_be_visible()
    assert player.leave(page) == "v2"


def test_a_page_without_its_own_program_waits_until_that_is_there(place: Place, contexts: Contexts) -> None:
    """That the file is missing is kept by the browser as well."""
    player = Visitor(contexts(PHONE), place.host())
    program = place.game / "page.js"
    program.rename(place.site / "page.js")
    page = player.page()
    page.goto(player.url)
    page.wait_for_timeout(1500)  # nothing more happens by itself
    assert player.loads == 1
    page.close()
    (place.site / "page.js").rename(program)
    assert player.plays() == "v1"


def test_without_a_server_nothing_that_is_kept_is_thrown_away(place: Place, visitor: Callable[..., Visitor]) -> None:
    player = visitor()
    kept = player.keeps()
    player.outside.evaluate(SPOIL)
    place.hosts[-1].stop()
    page = player.visit()
    expect(page.get_by_role("button", name="Riprova")).to_be_visible()
    assert (player.keeps(), player.loads) == (kept, 1)


def test_games_in_two_folders_of_one_origin_leave_each_other_alone(place: Place, contexts: Contexts) -> None:
    host, context = place.host(), contexts(PHONE)
    for path in ("", "game/a", "game/b"):
        place.deploy("v1", OLD, path or "game")
    (place.site / "blank.txt").write_text("")
    players = [Visitor(context, host, path) for path in ("game/", "game/a/", "game/b/")]
    assert [player.plays() for player in players] == ["v1"] * 3
    place.deploy("v2", NEW, "game/b")
    assert [players[2].plays() for _ in range(2)] == ["v1", "v2"]
    assert len(players[0].keeps()) == 3
    host.stop()
    for player, version in zip(players, ("v1", "v1", "v2"), strict=True):
        player.expire()
        assert player.visit().evaluate("version") == version


def test_what_was_kept_under_a_name_without_a_folder_is_thrown_away(place: Place, contexts: Contexts) -> None:
    player = Visitor(contexts(PHONE), place.host())
    keep = "([key, url]) => caches.open(key).then((cache) => cache.put(url, new Response('old')))"
    player.outside.evaluate(keep, ["briscola-0123456789ab", "/game/"])
    player.outside.evaluate(keep, ["briscola-ba9876543210", "/elsewhere/"])
    player.outside.evaluate(keep, ["another", "/game/"])
    assert player.plays() == "v1"
    until(player.outside, "caches.keys().then((keys) => !keys.includes('briscola-0123456789ab'))")
    kept = [key for key in player.keeps() if not key.endswith(" /game/")]
    assert kept == ["briscola-ba9876543210", "another"]


def test_the_worker_answers_for_its_own_folder_only(
    place: Place, visitor: Callable[..., Visitor], tmp_path: Path
) -> None:
    """The runtime's host changes its files under the same addresses, all together."""
    player = visitor()
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    place.hosts.append(Host(elsewhere, "none"))
    addresses = [place.hosts[-1].url + "main.data", place.hosts[0].url + "other.data"]
    read = "(names) => Promise.all(names.map(async (name) => (await fetch(name)).text()))"
    place.hosts[0].never_kept = ".data"
    for text in ("old", "new"):
        (elsewhere / "main.data").write_text(text)
        (place.site / "other.data").write_text(text)
        page = player.visit()
        assert page.evaluate("Boolean(navigator.serviceWorker.controller)")
        assert page.evaluate(read, addresses) == [text, text]
        player.leave(page)


@pytest.mark.parametrize(
    "caching", ["max-age", *(pytest.param(each, marks=pytest.mark.long) for each in ("last-modified", "none"))]
)
def test_the_real_game_is_updated_whole(contexts: Contexts, offline_build: Path, tmp_path: Path, caching: str) -> None:
    """As built, with Python: the second version has another wheel's name."""
    site = tmp_path / "site"
    game = site / "game"
    shutil.copytree(offline_build, game)
    (site / "blank.txt").write_text("")
    wheel = next(game.glob("pygame*.bin"))
    host = Host(site, caching)
    player = Visitor(contexts(PHONE), host)
    assert player.plays() == wheel.name
    wheel.rename(game / NEW)
    page = game / "index.html"
    page.write_text(page.read_text().replace(wheel.name, NEW))
    write_service_worker(game)
    assert player.plays() in (wheel.name, NEW)
    player.expire()
    assert player.plays() == NEW
    host.stop()
    pilot = Pilot(player.context.new_page()).open(player.url)
    assert pilot.my_turn()
    assert pilot.faults == []
