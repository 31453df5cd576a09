"""What a booster is worth at this moment to who sees it: the rules of thumb behind `senses`.

All is told in points of a round. A booster is played when it is worth more now than to be kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from engines.tichu.announcement import Params
from engines.tichu.cards import BIRDS, DOG, PHOENIX, SPECIALS, Card
from engines.tichu.combinations import beats, plays
from engines.tichu.players.plan import height
from engines.tichu.players.sight import Sight
from engines.tichu.state import Call

Rule: TypeAlias = Callable[[Sight, Params], float]
"""What a booster brings now, played with these parameters."""

LOSER: Final = 15.0
"""What it brings to give the lead away once less."""
OUT: Final = 60.0
"""What it brings to go out."""
MADE: Final = 0.62
"""How often a call is made."""
WEAK: Final = 1.0
"""Seven cards are bad that are not higher than this."""
MANY, FEW = 8, 6
"""Of an opponent's cards."""


# For many


def always(points: float) -> Rule:
    """Worth the same at any moment at which it may be played."""
    return lambda sight, said: points


def if_(here: Callable[[Sight], bool], points: float) -> Rule:
    """Worth that much where this is so, and nothing elsewhere."""
    return lambda sight, said: points if here(sight) else 0.0


def by_rival(points: float) -> Rule:
    """An answer to what an opponent has done; worth more where an opponent has called."""
    return if_rival(lambda sight, said: points + 20 * sight.their_call)


def if_rival(rule: Rule) -> Rule:
    """Worth nothing as an answer to oneself or to the partner."""
    return lambda sight, said: rule(sight, said) if caused_by_rival(sight) else 0.0


def caused_by_rival(sight: Sight) -> bool:
    """Whether what may be answered was done by an opponent."""
    window = sight.view.window
    return window is not None and window.cause is not None and window.cause not in sight.friends


def rid_of(sight: Sight, cards: Iterable[Card]) -> float:
    """What it is worth to be rid of these cards."""
    gone = tuple(cards)
    return OUT if len(gone) == len(sight.hand) else LOSER * sight.without(gone)


def swapped(sight: Sight, card: Card | None, other: Card) -> float:
    """What it is worth to hold `other` instead of `card`."""
    kept = [each for each in sight.hand if each != card]
    return LOSER * (sight.before - sight.losers((*kept, other)))


def bending(key: str) -> Rule:
    """A rule that shortens the plan, or beats what could not be beaten; others gain by it too."""

    def worth(sight: Sight, _said: Params) -> float:
        return max(LOSER * sight.shorter_under(key) - 3, _beats_more(sight, key))

    return worth


def _beats_more(sight: Sight, key: str) -> float:
    view, top = sight.view, sight.view.trick.top
    if top is None or view.turn != sight.seat or view.playable or not sight.on_theirs:
        return 0.0
    matters = sight.danger or sight.their_call or sight.points >= LOSER
    return LOSER if matters and plays(sight.hand, top, sight.under(key)) else 0.0


# Blue


def redraw(sight: Sight, _said: Params) -> float:
    """Bad cards are worth others."""
    return 2 * LOSER if sum(map(height, sight.hand)) <= WEAK else 0.0


def lay_open(sight: Sight, said: Params) -> float:
    """One is rid of a card, and so may the neighbour be."""
    return 0.0 if said.card is None else rid_of(sight, (said.card,)) - 5


def two_for_one(sight: Sight, said: Params) -> float:
    """An opponent gets one bad card more."""
    return LOSER if said.to in sight.rivals else 0.0


def send_back(sight: Sight, said: Params) -> float:
    """A bad card goes back to an opponent; which one need not be said where there was one."""
    if said.from_ is None or said.from_ not in sight.rivals:
        return 0.0
    return rid_of(sight, sight.view.received[said.from_] if said.card is None else (said.card,))


def no_specials(sight: Sight, _said: Params) -> float:
    """Opponents lose their birds; one holds none oneself, and the partner does not need any."""
    if any(bird in sight.hand for bird in BIRDS) or sight.our_call:
        return 0.0
    return 12 + LOSER * sight.their_call + LOSER * sight.without(SPECIALS)


# Red


def add(sight: Sight, said: Params) -> float:
    """One is rid of cards, but an opponent's combination gets harder to beat."""
    return rid_of(sight, said.cards) - 4 * sight.on_theirs


def slip_under(sight: Sight, said: Params) -> float:
    """One is rid of cards."""
    return rid_of(sight, said.cards)


def take_phoenix(sight: Sight, said: Params) -> float:
    """One has the Phoenix, and an opponent lacks it."""
    return swapped(sight, said.card, PHOENIX) + 8


def give_dog(sight: Sight, _said: Params) -> float:
    """One is rid of the Dog, and an opponent has it."""
    return rid_of(sight, (DOG,)) + 8


def scare(sight: Sight, said: Params) -> float:
    """An opponent loses a trick that it had all but won; and is not out by it."""
    owner = sight.view.trick.owner
    out = owner is not None and not sight.view.counts[owner]
    return 25 + 20 * sight.has_called(owner) + OUT * out


def insure(sight: Sight, _said: Params) -> float:
    """What a call of the own team may still cost."""
    call = _answered(sight)
    return (1 - MADE) * call.loss if call is not None and call.seat in sight.friends else 0.0


def raise_call(sight: Sight, _said: Params) -> float:
    """The own team's call is worth more; an opponent's costs it more, if one can stop it."""
    call = _answered(sight)
    if call is None:
        return 0.0
    if call.seat not in sight.friends:
        return 2 * LOSER if sight.before <= 1 else 0.0
    return 100 * (MADE - (1 - MADE) * (call.loss > 0))


def _answered(sight: Sight) -> Call | None:
    window = sight.view.window
    cause = None if window is None else window.cause
    return next((call for call in sight.view.calls if call.seat == cause), None)


def switch(sight: Sight, _said: Params) -> float:
    """The own team's full house gets higher, or one can beat an opponent's with another."""
    top, rules = sight.view.trick.top, sight.under("full-house-switch")
    if top is None:
        return 0.0
    if not sight.on_theirs:
        return LOSER if top.pair > top.rank else 0.0
    held = [each for each in plays(sight.hand, None, rules) if each.type == top.type]
    now = any(beats(each, top, sight.rules) for each in held)
    return LOSER * (not now and any(beats(each, top, rules) for each in held))


# Brown


def swap_hands(sight: Sight, _said: Params) -> float:
    """Who has called gets the shorter hand of the two."""
    mine, other = len(sight.hand), sight.view.counts[sight.partner]
    if sight.has_called(sight.partner):
        return 6 * (other - mine) + LOSER * (2 - sight.before)
    return 6 * (mine - other) + LOSER * (sight.before - 2) if sight.my_call else 0.0


def swap_chairs(sight: Sight, said: Params) -> float:
    """Who has called has both of us after its partner."""
    pair = {said.a, said.b}
    return 4.0 * (sight.their_call and sight.seat in pair and bool(pair & set(sight.rivals)))


def lead_single(sight: Sight, _said: Params) -> float:
    """An opponent with few cards, but not one alone, leads next."""
    window = sight.view.window
    leader = None if window is None else window.cause
    few = leader in sight.rivals and 1 < sight.view.counts[leader or 0] <= FEW
    return 12.0 if few else 0.0


def short_ones(sight: Sight, _said: Params) -> float:
    """Opponents may still hold long combinations, and one has none."""
    full = all(sight.view.counts[seat] >= MANY for seat in sight.rivals)
    return 12.0 if full and all(each.length <= 5 for each in sight.plan) else 0.0


def double_win(sight: Sight, _said: Params) -> float:
    """Both of us are nearly out, and no opponent is."""
    ours = max(sight.view.counts[seat] for seat in sight.friends)
    theirs = min((sight.view.counts[seat] for seat in sight.rivals), default=0)
    return 2 * LOSER if ours <= 4 and theirs >= MANY and sight.before <= 1 else 0.0


def no_bombs(sight: Sight, _said: Params) -> float:
    """Opponents may still hold bombs, and one has none."""
    many = sum(sight.view.counts[seat] for seat in sight.rivals) >= 2 * MANY
    return 8 + LOSER * sight.our_call if many and not sight.has_bomb else 0.0


# Green


def swap_for_star(sight: Sight, said: Params) -> float:
    """The Star card makes a bomb."""
    return 0.0 if said.card is None else swapped(sight, said.card, Card(f"{said.card[0]}r"))


def ignore_wish(sight: Sight, _said: Params) -> float:
    """The wish tears the hand apart."""
    gains = [sight.without(each.cards) for each in sight.view.playable]
    return 20.0 if sight.view.must_wish and max(gains, default=1.0) < 0.5 else 0.0


def spy(sight: Sight, _said: Params) -> float:
    """Late in a round it is good to know."""
    return 2.0 if any(sight.view.counts[seat] <= FEW for seat in sight.rivals) else 0.0


def pass_call_on(sight: Sight, _said: Params) -> float:
    """The partner is much nearer to being out."""
    fewer = len(sight.hand) - sight.view.counts[sight.partner]
    return 3 * LOSER if sight.my_call and fewer >= 3 and sight.before > 2 else 0.0


# Yellow


def better_play(sight: Sight, said: Params) -> float:
    """One is rid of more than by any ordinary play."""
    if sight.view.trick.owner in sight.friends and len(said.cards) < len(sight.hand):
        return 0.0
    usual = max((sight.without(each.cards) for each in sight.view.playable), default=0.0)
    return rid_of(sight, said.cards) - LOSER * max(0.0, usual)
