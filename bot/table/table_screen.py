"""How a table looks in play and after: the game's face, and around it what all games share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from bot.faces import Face, Moment
from bot.sessions.ratings import change, shown
from bot.sessions.session import Session, by_computer
from bot.surfaces import Button, Row, Surface
from bot.words import Words
from data.rows import SeatRow
from engines.kernel.dice import commitment
from engines.kernel.game import Result, Seat
from engines.kernel.secret import redact

ROBOT = "🤖"


def moment(session: Session, face: Face, words: Words, seat: Seat | None) -> Moment[Any]:
    """The table as `seat` may see it (None: as everybody may)."""
    return Moment(
        view=session.rules.view(session.state, seat),
        seat=seat,
        names=told_apart(name_of(each, face, words) for each in session.seats),
        words=words,
        draft=session.draft(seat),
        result=session.result,
        brief=seat is not None and session.is_brief(seat),
    )


def public_moment(session: Session, face: Face, words: Words) -> Moment[Any]:
    """What everybody sees; where one person is to act, with what a screen of theirs needs.

    The view is the spectator's. Games in which nothing is hidden may show the seat to act more
    (`open_view` of the face): previews, never secrets.
    """
    acting = sorted(session.rules.waiting_on(session.state))
    seat = acting[0] if len(acting) == 1 and face.open_view else None
    return moment(session, face, words, seat)


def name_of(seat: SeatRow, face: Face, words: Words) -> str:
    """Who sits there, as plain text; a computer is told from a person."""
    if not by_computer(seat):
        return seat.name
    return f"{ROBOT} {seat.name or face.level(seat.level or '', words)[0]}"


def told_apart(names: Iterable[str]) -> tuple[str, ...]:
    """`names`, with a number behind those that stand there already: `Kian`, `Kian 2`."""
    met: Counter[str] = Counter()
    apart: list[str] = []
    for name in names:
        met[name] += 1
        apart.append(name if met[name] == 1 else f"{name} {met[name]}")
    return tuple(apart)


def table_surface(session: Session, face: Face, words: Words, *, text_only: bool) -> Surface:
    """The message in the channel."""
    now = public_moment(session, face, words)
    picture = face.table(now)
    parts = [f"### {face.title} · {face.options(session.config, words)}", picture.text]
    parts += [picture.twin] if text_only else []
    parts += state_lines(session, face, now)
    return Surface(
        "\n".join(part for part in parts if part),
        scene=None if text_only else picture.scene,
        alt=picture.alt,
        below="\n".join(
            [*_log(session, face, now)[-picture.lines :], *_seed_lines(session, words)]
        ),
        rows=(
            *(picture.rows if _asks_people(session, anybody=picture.for_all) else ()),
            *((picture.more,) if picture.more else ()),
            _house_row(session, words, hidden=not face.open_view),
        ),
        mentions=_to_act(session),
        chapter=picture.chapter,
    )


def _asks_people(session: Session, *, anybody: bool) -> bool:
    """Whether the game waits for a person, or `anybody` who plays may act.

    Else a computer's turn needs no controls.
    """
    waiting = session.rules.waiting_on(session.state)
    playing = session.row.status == "playing"
    return playing and any(anybody or each.seat in waiting for each in session.people)


def state_lines(session: Session, face: Face, now: Moment[Any]) -> list[str]:
    """Whose turn it is and until when, or how it ended."""
    words = now.words
    if session.row.status == "closed":
        return [words.say("This table was ended early. Nobody wins.")]
    if session.result is not None:
        return [_verdict(session.result, face, now), *_rated(session, now)]
    return [_whose_turn(session, now)]


def _whose_turn(session: Session, now: Moment[Any]) -> str:
    waiting = sorted(session.rules.waiting_on(session.state))
    computers = {each.seat for each in session.computers}
    names = ", ".join(f"**{now.name(seat)}**" for seat in waiting)
    if all(seat in computers for seat in waiting):
        return now.words.say("{names} is thinking …", names=names)
    until = min((each.at for each in session.due.values()), default=None)
    turn = now.words.say("To act: {names}", names=names)
    return turn if until is None else f"{turn} · <t:{until:.0f}:R>"


def _verdict(result: Result, face: Face, now: Moment[Any]) -> str:
    winners = sorted(result.ranking[0])
    names = ", ".join(f"**{now.name(seat)}**" for seat in winners)
    if face.teams:
        return _team_verdict(result, face, now, names)
    scores = " : ".join(
        face.score(result.points[seat], now.words)
        for group in result.ranking
        for seat in sorted(group)
    )
    if len(winners) == len(now.names):
        return now.words.say("🤝 A draw, {scores}.", scores=scores)
    if len(winners) > 1:
        return now.words.say("🏆 {names} share the win, {scores}.", names=names, scores=scores)
    if not any(face.score(points, now.words) for points in result.points):
        return now.words.say("🏆 {names} wins.", names=names)
    return now.words.say("🏆 {names} wins, {scores}.", names=names, scores=scores)


def _team_verdict(result: Result, face: Face, now: Moment[Any], names: str) -> str:
    """The same where people play in teams: each team has one score."""
    points = [result.points[min(group)] for group in result.ranking]
    scores = " : ".join(face.score(each, now.words) for each in points)
    if len(result.ranking) == 1:
        return now.words.say("🤝 A draw, {scores}.", scores=scores)
    return now.words.say("🏆 {names} win together, {scores}.", names=names, scores=scores)


def _rated(session: Session, now: Moment[Any]) -> list[str]:
    """What the people who played are worth now, best first, and what the game has changed."""
    people = [row for row in session.results if row.user is not None and row.after is not None]
    if not people:
        return []
    people.sort(key=lambda row: -(row.after or 0))
    ratings = " · ".join(
        f"{now.name(Seat(row.seat))} **{shown(row.after or 0)}** ({change(row)})" for row in people
    )
    return ["-# " + now.words.say("📈 Ratings: {ratings}", ratings=ratings)]


def _seed_lines(session: Session, words: Words) -> list[str]:
    """What proves that nobody could choose the cards: sealed at the start, open at the end."""
    if session.result is not None:
        return [_proof(session, words)]
    return [] if session.length else [_promise(session, words)]


def _promise(session: Session, words: Words) -> str:
    """What the cards were dealt from, sealed: shown at the start, and opened at the end."""
    sealed = f"`{commitment(session.state.seed)}`"
    return "-# " + words.say("🔒 Dealt from a seed whose sha256 is {sealed}", sealed=sealed)


def _proof(session: Session, words: Words) -> str:
    seed = f"`{session.state.seed}`"
    return "-# " + words.say("🔓 Dealt from the seed {seed}. The record proves it.", seed=seed)


def _log(session: Session, face: Face, now: Moment[Any]) -> list[str]:
    told = (face.line(redact(event, now.seat), now) for event in session.tail)
    return [line for line in told if line]


def _to_act(session: Session) -> tuple[int, ...]:
    waiting = session.rules.waiting_on(session.state)
    people = [each.user for each in session.people if each.seat in waiting]
    return tuple(user for user in people if user is not None) if len(people) == 1 else ()


def my_hand(words: Words) -> Button:
    """The button that shows the presser's hand to the presser alone."""
    return Button("@hand", words.say("My hand"), style="primary")


def _house_row(session: Session, words: Words, *, hidden: bool) -> Row:
    as_text = Button("@text", words.say("As text"))
    if session.row.status != "playing":
        again = Button("@rematch", words.say("Rematch"), style="success")
        record = Button("@record", words.say("Record"))
        return (again, as_text, *((record,) if session.row.status == "over" else ()))
    buttons = [my_hand(words)] if hidden else []
    buttons += [as_text, Button("@rules", words.say("Rules"))]
    buttons.append(Button("@show", words.say("Move down"), emoji="⬇️"))
    if any(each.away for each in session.seats):
        buttons.append(Button("@back", words.say("I'm back"), style="success"))
    return tuple(buttons)
