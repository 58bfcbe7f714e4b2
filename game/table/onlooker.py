"""What is seen by one who looks at the table and at no hand: between the turns of persons who share a device."""

from __future__ import annotations

from game.rules.observation import Observation, observe
from game.rules.state import Word
from game.table.sight import sight


def onlooker(obs: Observation) -> Observation:
    """`obs` without what its seat alone knows: its hand is imagined, and so is what it has seen of its partners'.

    What came into a hand before everyone's eyes is known to be there; signs are nobody's business, words are heard by
    all. Not for open hands, which are nobody's secret.
    """
    obs = obs._replace(told=tuple(told for told in obs.told if isinstance(told.what, Word)))
    state, sides, seats = sight(obs), obs.variant.sides, range(obs.variant.seats)
    other = [next(each for each in seats if sides[each] != sides[seat]) for seat in seats]
    known = [observe(state, other[seat]).shown[seat] for seat in seats]
    seen = {obs.turn_up}.union(obs.trick, *known, *(trick.cards for trick in obs.taken))
    hidden = [card for card in obs.variant.pack if card not in seen]
    hand = (*sorted(known[obs.seat]), *hidden[: obs.sizes[obs.seat] - len(known[obs.seat])])
    shown = tuple(frozenset() if seat == obs.seat else known[seat] for seat in seats)
    return obs._replace(hand=hand, shown=shown)
