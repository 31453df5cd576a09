"""How a hand looks to its owner, in a DM and at the table; and the call that pings people."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.faces import Face, Moment
from bot.sessions.session import Session, by_computer
from bot.surfaces import Button, Row, Surface
from bot.table.table_screen import my_hand, state_lines
from bot.words import Words
from engines.kernel.game import Seat

PARTS = " · "


def hand_surface(
    session: Session, face: Face, now: Moment[Any], where: str, *, text_only: bool, fleeting: bool
) -> Surface:
    """A seat's hand. `where` names server and channel; a `fleeting` one is not kept up to date."""
    assert now.seat is not None
    hand = face.hand(now)
    lines = [f"### {PARTS.join(part for part in (face.title, where) if part)}"]
    lines += _state(session, face, now, now.seat)
    lines.append(hand.text)
    if text_only and hand.scene is not None:
        lines.append(hand.alt)
    playing = session.row.status == "playing" and not by_computer(session.seats[now.seat])
    return msgspec.structs.replace(
        hand,
        text="\n".join(line for line in lines if line),
        scene=None if text_only else hand.scene,
        rows=(
            *(hand.rows if playing else ()),
            *_house_row(session, now.seat, now.words, fleeting=fleeting),
        ),
    )


def _state(session: Session, face: Face, now: Moment[Any], seat: Seat) -> list[str]:
    """What the owner has to know first.

    Other people's turns are not told: a hand that changes with everything at the table would
    be sent with everything at the table.
    """
    if session.row.status != "playing":
        return state_lines(session, face, now)
    if session.seats[seat].away:
        return [now.words.say("The computer is playing for you. Press “I'm back” to take over.")]
    if now.brief or seat not in session.rules.waiting_on(session.state):
        return []
    until = session.until(seat)
    yours = now.words.say("**It is up to you.**")
    return [yours if until is None else f"{yours} <t:{until:.0f}:R>"]


def _house_row(session: Session, seat: Seat, words: Words, *, fleeting: bool) -> tuple[Row, ...]:
    if session.row.status != "playing":
        return ()
    buttons: list[Button] = []
    if session.seats[seat].away:
        buttons.append(Button("@back", words.say("I'm back"), style="success"))
    if fleeting:
        buttons.append(Button("@refresh", words.say("Refresh"), emoji="🔄"))
    return (tuple(buttons),) if buttons else ()


def call_surface(session: Session, face: Face, words: Words) -> Surface | None:
    """The message that pings whom the table waits for, and whom no DM reaches; None: nobody."""
    late, unreached = session.late, session.unreached
    people = {Seat(each.seat): each.user for each in session.people if each.user is not None}
    lines: list[str] = []
    for seat in sorted(late & people.keys()):
        until = session.until(seat)
        who = f"<@{people[seat]}>"
        if until is not None:
            lines.append(
                words.say("⏰ {who}, the table waits for you: {when}", who=who, when=when(until))
            )
    for seat in sorted(unreached & people.keys()):
        lines.append(
            words.say(
                "🂠 {who}, your hand is here: press {button}.",
                who=f"<@{people[seat]}>",
                button=f"**{words.say('My hand')}**",
            )
        )
    if not lines:
        return None
    row: tuple[Row, ...] = () if face.open_view else ((my_hand(words),),)
    mentions = tuple(people[seat] for seat in sorted((late | unreached) & people.keys()))
    return Surface("\n".join(lines), rows=row, mentions=mentions)


def when(until: float) -> str:
    """A moment as a countdown on the reader's screen."""
    return f"<t:{until:.0f}:R>"
