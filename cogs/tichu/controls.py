"""The controls of a table of Tichu: what everybody sees, the same for all whatever they hold."""

from __future__ import annotations

from bot.faces import Moment
from bot.surfaces import Button, Row
from bot.words import Words
from cogs.tichu.boosters.controls import public_rows
from cogs.tichu.choosing import may_still_call
from engines.kernel.game import Seat
from engines.tichu.state import SEATS, team_of
from engines.tichu.view import TichuView

ROUND = "round"
"""What "No bomb" says that lets all windows of this round go by."""


def table_rows(now: Moment[TichuView]) -> tuple[Row, ...]:
    """What can be done at the table, from what everybody knows; cards are chosen in the hand."""
    view = now.view
    if view.phase == "dragon":
        return (dragon_row(now, view.waiting[0]),)
    calling = any(may_still_call(view, seat) for seat in SEATS if seat not in view.places)
    calls = (tichu_button(now.words),) if calling else ()
    if (rows := public_rows(now, *calls)) is not None:
        return rows
    if view.phase != "play":
        return ()
    row = window_row(now.words) if view.window is not None else _turn_row(now.words)
    return ((*row, *calls),)


def window_row(words: Words, bomb: str = "") -> tuple[Button, ...]:
    """What those may answer who are asked whether they throw a bomb; `bomb` is the one chosen."""
    return (
        bomb_button(words, bomb),
        Button("nobomb", words.say("No bomb"), style="primary"),
        Button("nobomb", words.say("No bombs this round"), arg=ROUND),
        Button("wait", words.say("Wait!"), emoji="✋"),
    )


def dragon_row(now: Moment[TichuView], giver: Seat) -> tuple[Button, ...]:
    """To whom the trick of the Dragon may go."""
    others = [seat for seat in now.view.order if team_of(seat) != team_of(giver)]
    return tuple(
        Button("dragon", now.words.say("To {name}", name=now.names[seat]), str(seat), "primary")
        for seat in others
    )


def bomb_button(words: Words, code: str = "") -> Button:
    """Throws the bomb of that code; without one it asks which. It is there for everybody."""
    return Button("bomb", words.say("Bomb!"), arg=code, style="danger", emoji="💣")


def tichu_button(words: Words) -> Button:
    """Asks whether to call Tichu."""
    return Button("tichu", words.say("Tichu!"), style="success")


def _turn_row(words: Words) -> tuple[Button, ...]:
    return (
        Button("choose", words.say("Play cards"), style="primary"),
        Button("pass", words.say("Pass")),
        bomb_button(words),
    )
