"""A table of As-Nas in words: for screen readers, and for those who read instead of look."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.faces import Moment
from cogs.asnas.history import all_deals, last_deal, shown_hand
from cogs.betting.text import DOT
from engines.asnas.state import SEATS
from engines.asnas.view import AsNasView
from engines.kernel.game import Seat
from render.numbers import written

ROOM: Final = 400
"""Characters of the text of a table that its deals may take while it is played."""
ROOM_AT_THE_END: Final = 1800


def status(now: Moment[AsNasView]) -> str:
    """The deal, the totals, and how the last deal went: what stands above the picture."""
    view, words = now.view, now.words
    known = tuple(map(now.name, SEATS))
    totals = DOT.join(f"{known[seat]}: **{written(view.totals[seat])}**" for seat in SEATS)
    head = _head(now) if view.to_act is not None else ""
    return "\n".join(line for line in (head, totals, last_deal(known, view, words)) if line)


def alt_text(now: Moment[AsNasView]) -> str:
    """The picture in words: pot and bets, who has looked, who folded, what was shown."""
    view = now.view
    over = now.words.say("The match is over.")
    parts = ["As-Nas.", f"{_head(now)}." if view.to_act is not None else over]
    parts += [f"{now.names[seat]}: {', '.join(_facts(now, seat))}." for seat in SEATS]
    parts += [f"{line}." for line in _showdown(now, lambda seat: now.names[seat])]
    return " ".join(parts)


def text_twin(now: Moment[AsNasView]) -> str:
    """The whole table as text: everybody's bets, the last showdown, the last deals."""
    lines = [f"- **{now.name(seat)}** · {DOT.join(_facts(now, seat))}" for seat in SEATS]
    lines += [f"-# {line}" for line in _showdown(now, now.name)]
    room = ROOM if now.view.to_act is not None else ROOM_AT_THE_END
    lines += ["", all_deals(now.names, now.view, now.words, room)]
    return "\n".join(lines)


def _head(now: Moment[AsNasView]) -> str:
    view = now.view
    return now.words.say(
        "Deal {deal} of {deals} · pot {pot} · highest bet {highest}",
        deal=view.deal,
        deals=view.deals,
        pot=view.pot,
        highest=view.highest,
    )


def _facts(now: Moment[AsNasView], seat: Seat) -> list[str]:
    """What is to be known of a seat, the total first."""
    view, words = now.view, now.words
    facts = [words.say("total {total}", total=written(view.totals[seat]))]
    if view.to_act is None:
        return facts
    facts.append(words.say("bet {bet}", bet=view.bets[seat]))
    facts.append(words.say("has looked") if seat in view.looked else words.say("has not looked"))
    if seat in view.folded:
        facts.append(words.say("folded"))
    if seat == view.dealer:
        facts.append(words.say("dealer"))
    if seat == view.to_act:
        facts.append(words.say("to act"))
    return facts


def _showdown(now: Moment[AsNasView], name: Callable[[Seat], str]) -> list[str]:
    """The hands of the last showdown, a line each; none before the first."""
    if now.view.shown is None:
        return []
    shown = ((seat, now.view.shown[seat]) for seat in SEATS)
    lines = [f"{name(seat)}: {shown_hand(hand, now.words)}" for seat, hand in shown if hand]
    return [now.words.say("Last showdown"), *lines]
