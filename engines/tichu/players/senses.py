"""What each booster is worth to a computer player: to hold, and at the moment.

Here, as in the files of the boosters, each is named once. To let computers play another one, add
a line: what a good moment for it brings, and a rule that tells what this moment brings.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from engines.tichu.announcement import Params
from engines.tichu.players import worth
from engines.tichu.players.sight import Sight
from engines.tichu.players.worth import Rule, always, bending, by_rival, if_, if_rival


class Sense(NamedTuple):
    """What a computer player thinks of a booster, in points of a round."""

    keep: float
    """What it is worth to hold it: what it is drafted by, and stolen, and given up for."""
    now: Rule
    """What it brings at this moment."""
    courage: float = 0.0
    """With how many losers more its holder may call."""


def keep(key: str) -> float:
    """What it is worth to hold a booster."""
    return SENSES.get(key, STRANGE).keep


def now(key: str, sight: Sight, said: Params) -> float:
    """What a booster brings at this moment."""
    return SENSES.get(key, STRANGE).now(sight, said)


def courage(keys: Iterable[str]) -> float:
    """With how many losers more one may call who holds these boosters."""
    return sum(SENSES.get(key, STRANGE).courage for key in keys)


def _cancel(sight: Sight, _said: Params) -> float:
    return 1.5 * keep(sight.view.announced[-1].booster) if sight.view.announced else 0.0


def _steal(sight: Sight, said: Params) -> float:
    share = 1.5 if said.from_ in sight.rivals else 0.5
    return 0.0 if said.take is None else share * keep(said.take)


def _no_more(sight: Sight, _said: Params) -> float:
    pools = sight.view.pools
    ours, theirs = (
        sum(keep(key) for seat in seats for key in pools[seat])
        for seats in (sight.friends, sight.rivals)
    )
    return 0.3 * (theirs - ours)


def _take_up(_sight: Sight, said: Params) -> float:
    return 0.0 if said.take is None else 0.8 * keep(said.take)


def _give_away(sight: Sight, said: Params) -> float:
    needs = sight.has_called(sight.partner) and not sight.view.pools[sight.partner]
    return 0.4 * keep(said.give) if needs and said.give is not None else 0.0


STRANGE: Final = Sense(5, always(0))
"""A booster that is not listed here: computers hold it and do not play it."""

SENSES: Final[dict[str, Sense]] = {
    "clairvoyant": Sense(6, always(8)),
    "ouvert": Sense(6, if_(lambda sight: sight.before <= 1, 25)),
    "disarmament": Sense(5, worth.lay_open),
    "generous": Sense(8, worth.two_for_one),
    "content": Sense(8, if_(lambda sight: sight.their_call, 25)),
    "positive-thinking": Sense(8, if_(lambda sight: sight.our_call, 30)),
    "return-to-sender": Sense(8, worth.send_back),
    "roots": Sense(10, worth.no_specials),
    "courage": Sense(15, always(40)),
    "draft": Sense(14, always(20)),
    "mulligan": Sense(12, worth.redraw),
    "extend": Sense(12, worth.add),
    "bird-thief": Sense(12, if_rival(worth.take_phoenix)),
    "cat": Sense(15, by_rival(25)),
    "insurance": Sense(20, worth.insure, courage=1.2),
    "download": Sense(12, worth.slip_under),
    "defuse": Sense(20, by_rival(40)),
    "njet": Sense(15, if_rival(_cancel)),
    "new-master": Sense(10, if_rival(worth.give_dog)),
    "scarecrow": Sense(18, if_rival(worth.scare)),
    "delay": Sense(20, worth.raise_call),
    "christmas": Sense(3, if_(lambda sight: sight.danger, 5)),
    "theft": Sense(8, _steal, courage=0.2),
    "full-house-switch": Sense(6, worth.switch),
    "confused-dragon": Sense(12, by_rival(20)),
    "businessman": Sense(20, worth.swap_hands),
    "basta": Sense(8, _no_more),
    "musical-chairs": Sense(3, worth.swap_chairs),
    "solo": Sense(8, worth.lead_single),
    "small": Sense(8, worth.short_ones),
    "double-win": Sense(10, worth.double_win),
    "red-alert": Sense(6, worth.no_bombs),
    "red-card": Sense(4, worth.swap_for_star),
    "recycling": Sense(5, _take_up),
    "ignore-wish": Sense(6, worth.ignore_wish),
    "rainbow": Sense(7, bending("rainbow")),
    "hockey": Sense(6, bending("hockey")),
    "gift": Sense(3, _give_away),
    "equality": Sense(5, bending("equality")),
    "skat": Sense(5, bending("skat")),
    "highways": Sense(7, bending("highways")),
    "spy": Sense(1, worth.spy),
    "super-partner": Sense(15, worth.pass_call_on, courage=0.4),
    "trash-can": Sense(6, bending("trash-can")),
    "flowers": Sense(5, bending("flowers")),
    "super-full-house": Sense(5, bending("super-full-house")),
    "bird-of-prey": Sense(1, always(0)),
    "firebird": Sense(8, worth.better_play),
    "hole": Sense(8, worth.better_play),
    "rat": Sense(12, if_(lambda sight: sight.on_theirs, 30)),
}
"""By key, in the order of the pack."""
