"""The words of the yellow boosters: played in one's own turn, together with cards."""

from __future__ import annotations

from typing import Final

from bot.words import mark
from cogs.tichu.boosters.texts import Text

YELLOW: Final = {
    "firebird": Text(
        mark("Firebird"),
        mark(
            "It stands for a card from 2 to 8 in a combination that you play. Not as a single card,"
            " not in a bomb, and not as a card that was wished. The Phoenix may be beside it."
        ),
    ),
    "hole": Text(
        mark("Hole"),
        mark(
            "Play a straight that lacks one card inside, with at least five cards there. It takes a"
            " straight as long with the gap at the same place and a higher top, from anybody in"
            " this trick, or a bomb. The Phoenix may be in it."
        ),
    ),
    "rat": Text(
        mark("Rat"),
        mark(
            "Play the Mah Jong on the Dragon, the Phoenix or an ace that lies alone: it beats them."
            " From then on it counts as 1 again. You may wish; if nobody beats it you keep the"
            " trick, and give no Dragon away."
        ),
    ),
}
"""By key."""
