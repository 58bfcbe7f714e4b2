"""Hard at a table with a called card: imagined worlds that agree with what was heard, played out.

Whom it takes for the partner it draws by its suspicion; each hand is the likeliest by the plays of a few tries.
"""

from __future__ import annotations

from collections.abc import Generator
from math import log, prod
from random import Random

from game.ai.evidence import Evidence
from game.ai.heard import Heard, against, chance, engine
from game.ai.many import under_way
from game.ai.normal import DOUBT, choices, weighed, with_swap
from game.ai.partners import Worlds
from game.ai.playouts import MidTrick, copied
from game.ai.weighed import Weighed
from game.rules.observation import Observation, places, unseen
from game.rules.pay import target
from game.rules.state import Move

WORLDS = 96  # imagined for each move
TRIES = 3  # hands from which each seat's is drawn
BONUS = 60.0  # what winning the deal is worth beyond the points
HIDING = 0.25  # points that a card costs a secret partner for each unit of how much it tells, as a log of odds, …
MOST = 2.0  # … of which no card, not even the called one, tells more
OPEN = 3  # tricks at the end in which he does not hide any more


def weigh(obs: Observation, rng: Random) -> Generator[None, None, tuple[Weighed, ...]]:
    """Every card by how it does over the imagined worlds, against the opinion that Normal's is as good as any."""
    opinion, (cards, _) = weighed(obs), choices(obs)
    if len(cards) == 1 or obs.called is None:
        return opinion
    heard, favourite = Heard(obs), cards.index(opinion[0].move)  # type: ignore[arg-type]
    suspects = yield from heard.suspicion(rng)
    evidence, goal, worlds = Evidence(favourite), target(obs), Worlds(obs)
    for _ in range(WORLDS):
        if worlds.are_signed:
            world, holder = agreeing(obs, heard, worlds, rng)
        else:
            holder = rng.choices(range(heard.seats), suspects)[0]
            world = imagined(obs, heard, holder, rng)
        evidence.add([_result(heard, world, heard.number[card], holder, goal) for card in cards], 1.0)
        yield
    leads, errors = evidence.guesses([0.0] * len(cards), DOUBT)
    moves: list[Move] = [*cards]
    worths = {card: lead - told for card, lead, told in zip(moves, leads, _telling(obs, heard), strict=True)}
    return with_swap(obs, None, worths, dict(zip(moves, errors, strict=True)))


def imagined(obs: Observation, heard: Heard, holder: int, rng: Random) -> MidTrick:
    """A world in which `holder` holds the called card, or held it."""
    pool = [card for card in heard.hidden if card != heard.called]
    rng.shuffle(pool)
    hands = [shown[:] for shown in heard.shown]
    hands[obs.seat] = sorted(heard.number[card] for card in obs.hand)
    if heard.called in heard.hidden:
        hands[holder].append(heard.called)
    order = [seat for seat in range(heard.seats) if len(hands[seat]) < heard.sizes[seat]]
    rng.shuffle(order)
    for seat in order:
        drawn = _drawn(heard, seat, hands[seat], pool, seat == holder, rng)
        hands[seat] += drawn
        pool = [card for card in pool if card not in drawn]
    return under_way(obs, heard.number, hands, [])


def agreeing(obs: Observation, heard: Heard, worlds: Worlds, rng: Random) -> tuple[MidTrick, int]:
    """A world in which every sign is true, and who holds the called card there: of a few the likeliest by the plays."""
    hidden, tries, odds = sorted(unseen(obs)), [], []
    for _ in range(TRIES):
        rng.shuffle(hidden)
        hidden = worlds.fitted(hidden, rng)
        dealt = [hidden[lie.start : lie.stop] for lie in places(obs)]
        hands = [shown + [heard.number[card] for card in each] for shown, each in zip(heard.shown, dealt, strict=True)]
        hands[obs.seat] = sorted(heard.number[card] for card in obs.hand)
        holder = next((seat for seat, hand in enumerate(hands) if heard.called in hand), heard.holder or 0)
        tries.append((hands, holder))
        odds.append(1e-12 + prod(heard.plausible(seat, hand, seat == holder) for seat, hand in enumerate(hands)))
    hands, holder = rng.choices(tries, odds)[0]
    return under_way(obs, heard.number, hands, []), holder


def _drawn(heard: Heard, seat: int, known: list[int], pool: list[int], is_partner: bool, rng: Random) -> list[int]:
    """What `seat` holds besides `known`: one of a few parts of `pool`, by how likely it would have played so."""
    missing = heard.sizes[seat] - len(known)
    tries = [pool[:missing]]
    if len(pool) > missing and heard.plays[seat]:
        tries += [rng.sample(pool, missing) for _ in range(TRIES - 1)]
        odds = [heard.plausible(seat, known + cards, is_partner) + 1e-12 for cards in tries]
        return rng.choices(tries, odds)[0]
    return tries[0]


def _result(heard: Heard, world: MidTrick, card: int, holder: int, goal: int) -> float:
    """What the seat's side comes to in a world after it plays `card`: its lead, and the bonus for the win."""
    sides = against(heard.caller, holder, heard.seats)
    playouts = engine(sides, heard.follow)
    points = playouts.finish(playouts.play(copied(world), card))
    made = sum(gained for side, gained in zip(sides, points, strict=True) if side == 0)
    worth = 2 * made - sum(points) + (BONUS if made >= goal else -BONUS)
    return worth if sides[heard.seat] == 0 else -worth


def _telling(obs: Observation, heard: Heard) -> list[float]:
    """What each card costs a secret partner by giving him away, in points: nothing for others, or near the end."""
    cards, hand = choices(obs)[0], sorted(heard.number[card] for card in obs.hand)
    hides = obs.called in obs.hand and obs.seat != heard.caller and len(obs.hand) > OPEN
    if not hides:
        return [0.0] * len(cards)
    at = under_way(obs, heard.number, [], [])
    mine, theirs = (
        [chance(engine(sides, heard.follow), hand, at, heard.number[card]) for card in cards]
        for sides in (against(heard.caller, partner, heard.seats) for partner in (obs.seat, None))
    )
    return [
        HIDING * (MOST if card == obs.called else min(MOST, max(0.0, log(friend / foe))))
        for card, friend, foe in zip(cards, mine, theirs, strict=True)
    ]
