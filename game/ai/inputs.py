"""What the networks are told: the meaning of each input, shared by the player and by the training.

Cards are *canonical* here: strength 0..9 within the suit, and trump always the last suit (30..39), so that neither
the suits' names nor the exchange of three and seven concern a network.
"""

from __future__ import annotations

# What one player may know (the policy's inputs): offsets into VIEW zeros and ones.
HAND = 0  # 40: the cards in the own hand
UNSEEN = 40  # 40: the cards of which the player knows nothing
SHOWN = 80  # 40: the cards known to be in the opponent's hand
TABLE = 120  # 40: the card led to the trick, if any
VIEW_TURNED = 160  # 10: strength of the turned card while it lies under the stock
VIEW_TRICKS = 170  # 18: tricks still to be taken, less the last three
VIEW_MARGIN = 188  # 31: own points minus the opponent's, in steps of four
VIEW_FOLLOW = 219  # 1: suit must be followed
VIEW = 220

# A whole world after a trick, before drawing (the value's inputs), from the side of its winner, who will lead.
LEADER = 0  # 40
FOLLOWER = 40  # 40
POOL = 80  # 40: in the stock, face down, in an order that nobody knows
WORLD_TURNED = 120  # 10
WORLD_TRICKS = 130  # 18
WORLD_MARGIN = 148  # 31
WORLD_FOLLOW = 179  # 1
WORLD_OPEN = 180  # 1: the hands lie open
WORLD = 181

POINTS = (0, 0, 0, 0, 0, 2, 3, 4, 10, 11) * 4  # of the canonical cards
LAST = 3  # the last tricks, which are solved and not judged by a network


def bucket(margin: int) -> int:
    """The step 0..30 of a difference in points."""
    return min(30, max(0, (margin + 62) // 4))
