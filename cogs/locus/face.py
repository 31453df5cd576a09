"""How Locus Poker looks and speaks: from a view to text, picture and controls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.custom_id import Press
from bot.faces import Ask, Choice, Do, Draft, Moment, Picture, Wish
from bot.surfaces import Question, Surface
from bot.words import Words
from bot.words.cards import card_label
from cogs.game_face import GameFace
from cogs.locus.controls import control_rows
from cogs.locus.moves import read_move
from cogs.locus.opponents import OPPONENTS
from cogs.locus.rules import rules_surface
from cogs.locus.text import alt_text, face_name, hand_name, text_twin
from engines.kernel.errors import IllegalAction, Refused
from engines.kernel.game import Config, Event, Seat
from engines.locus.actions import THINKING_TIME, LocusReason
from engines.locus.events import Placed
from engines.locus.state import LocusConfig
from engines.locus.view import LocusView
from render import locus as pictures

CHIPS: Final = ("🟠", "🟪")
"""The chips of both players, alike in shape and colour to those in the picture."""
GRIDS: Final = ("6x5", "6x6", "7x6", "8x6")


class LocusFace(GameFace):
    """The face of Locus Poker."""

    key = "locus"
    title = "Locus Poker"
    open_view = True
    turn_seconds = THINKING_TIME
    opponents = OPPONENTS

    def choices(self, words: Words) -> tuple[Choice, ...]:
        """The size of the grid."""
        sizes = tuple((grid, grid.replace("x", " × ")) for grid in GRIDS)
        return (Choice("grid", words.say("Grid"), sizes),)

    def level(self, level: str, words: Words) -> tuple[str, str]:
        """An opponent's name with its level, and its character."""
        name, character = super().level(level, words)
        return f"{name} ({level})", character

    def options(self, config: Config, words: Words) -> str:
        """The size of the grid."""
        assert isinstance(config, LocusConfig)
        return words.say("grid {size}", size=config.grid.replace("x", " × "))

    def table(self, now: Moment[LocusView]) -> Picture:
        """Scores and the grid; for the seat to act the menus to choose a card with."""
        chosen = now.draft if len(now.draft) > 1 else None
        return Picture(
            text=_scores(now),
            scene=pictures.table(now.view, now.names, chosen=chosen),
            alt=alt_text(now),
            twin=text_twin(now),
            rows=control_rows(now) if now.view.to_act is not None else (),
        )

    def hand(self, now: Moment[LocusView]) -> Surface:
        """There are no hands: everything lies open."""
        return Surface(
            now.words.say("Nothing is hidden in Locus Poker: all cards lie on the table.")
        )

    def line(self, event: Event[Any], now: Moment[LocusView]) -> str | None:
        """One chip: where, how, and what it brought."""
        if not isinstance(event, Placed):
            return None
        words = now.words
        gain = event.hand_points + event.bonus_points
        return words.say(
            "{chip} {name}: {cell} {face}, {hand} {hand_points} + bonus {bonus} = **+{gain}**",
            chip=CHIPS[event.seat],
            name=now.name(event.seat),
            cell=event.cell,
            face=face_name(event.face, words),
            hand=hand_name(event.hand, words),
            hand_points=event.hand_points,
            bonus=event.bonus_points,
            gain=gain,
        )

    def press(self, now: Moment[LocusView], press: Press) -> Wish:
        """A column, a row, a face, or a move that is typed. Raises IllegalAction(MALFORMED)."""
        cells = {each.cell for each in now.view.grid.cells}
        value = press.values[0] if press.values else ""
        match press.verb:
            case "column" if f"{value}1" in cells:
                return Draft(value)
            case "row" if f"{press.arg}{value}" in cells:
                return Draft(f"{press.arg}{value}")
            case "place":
                cell, _, face = press.arg.partition(".")
                return Do({"type": "place", "cell": cell, "face": face})
            case "type":
                return Ask(_question(now.words))
            case "typed" if value:
                return Do(read_move(value))
            case _:
                raise IllegalAction(Refused.MALFORMED)

    def refusal(
        self, now: Moment[LocusView], raw: Mapping[str, Any], error: IllegalAction
    ) -> str | None:
        """What is wrong with a cell or a face, and what would be right."""
        words, cell = now.words, str(raw.get("cell", "")) or "?"
        match error.reason:
            case Refused.NOT_YOUR_TURN if now.view.to_act is not None:
                return words.say("It is {name}'s turn.", name=now.name(now.view.to_act))
            case LocusReason.NO_SUCH_CELL:
                last = now.view.grid.cells[-1].cell
                return words.say(
                    "There is no cell {cell}. They go from A1 to {last}: a column letter and a"
                    " row number, such as `C4 up`.",
                    cell=f"`{cell.replace('`', '')}`",
                    last=last,
                )
            case LocusReason.CELL_TAKEN:
                return words.say(
                    "A chip lies on {cell} already. Free in column {column}: {free}.",
                    cell=cell,
                    column=cell[0],
                    free=_free_in(now.view, cell[0]) or words.say("none"),
                )
            case LocusReason.BAD_FACE:
                return words.say(
                    "Say how {cell} is played: `{cell} up` or `{cell} down`.", cell=cell
                )
            case _:
                return None

    def score(self, points: Any, words: Words) -> str:
        """The total."""
        return str(points)

    def rules(self, words: Words) -> Surface:
        """How it is played, with the scoring area drawn."""
        return rules_surface(words)


def _scores(now: Moment[LocusView]) -> str:
    view, words = now.view, now.words
    return "\n".join(
        words.say(
            "{chip} **{name}** · {points} · {chips}",
            chip=CHIPS[seat],
            name=now.name(seat),
            points=words.count("{n} point", "{n} points", view.totals[seat]),
            chips=words.count("{n} chip left", "{n} chips left", view.chips[seat]),
        )
        for seat in (Seat(0), Seat(1))
    )


def _free_in(view: LocusView, column: str) -> str:
    free = [each for each in view.grid.cells if each.cell[0] == column and each.seat is None]
    return ", ".join(f"{each.cell} ({card_label(each.card)})" for each in free)


def _question(words: Words) -> Question:
    return Question(
        "typed",
        words.say("Play a card"),
        words.say("Cell, and up or down"),
        words.say("For example: C4 up"),
    )
