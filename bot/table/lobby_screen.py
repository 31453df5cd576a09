"""How a table looks before the deal."""

from __future__ import annotations

from bot.faces import Choice, Face, safe
from bot.sessions.lobby import Lobby
from bot.sessions.options import DRAWN, SEATED, TIMES, time_in_words
from bot.surfaces import Button, Menu, Option, Row, Surface
from bot.words import Words
from data.rows import SeatRow
from engines.kernel.codec import plain


def lobby_surface(lobby: Lobby, face: Face, words: Words) -> Surface:
    """The message of a table that waits for players, or of one that never began."""
    if lobby.row.status != "lobby":
        text = words.say("This table was closed before it began.")
        return Surface(f"### {face.title}\n{text}")
    return Surface(
        "\n".join(_lines(lobby, face, words)),
        rows=(*_menus(lobby, face, words), *_buttons(lobby, words)),
        mentions=() if lobby.options.invited is None else (lobby.options.invited,),
    )


def _lines(lobby: Lobby, face: Face, words: Words) -> list[str]:
    invited = lobby.options.invited
    lines = [f"### {face.title}", face.options(lobby.config, words)]
    time = time_in_words(lobby.time, words)
    lines.append(words.say("Time per move: {time}", time=time))
    taken = {row.seat: _seat(row, face, words) for row in lobby.seats}
    lines += [f"{n + 1}. {taken.get(n, '…')}" for n in range(lobby.places)]
    lines.append("")  # else what follows belongs to the list's last line
    lines += _teams(lobby, face, words)
    if invited is not None and invited not in lobby.people:
        lines.append(
            words.say("{invited}, this is a challenge: press Join.", invited=f"<@{invited}>")
        )
    elif lobby.ready and lobby.empty:
        lines.append(
            words.count(
                "Press Start when you like: {n} seat left empty is played by the computer.",
                "Press Start when you like: {n} seats left empty are played by the computer.",
                lobby.empty,
            )
        )
    elif lobby.ready:
        lines.append(words.say("Ready: anybody who sits here can press Start."))
    else:
        lines.append(words.say("Join, or add a computer player, then press Start."))
    return lines


def _teams(lobby: Lobby, face: Face, words: Words) -> list[str]:
    """Who plays with whom, as people sit now."""
    if lobby.options.drawn:
        return [words.say("The teams are drawn by lot at the start.")]
    names = {row.seat: _name(row, face, words) for row in lobby.seats}
    teams = [" + ".join(names.get(seat, "…") for seat in team) for team in lobby.options.teams]
    return [words.say("Teams: {teams}", teams=" · ".join(teams))] if teams else []


def _name(seat: SeatRow, face: Face, words: Words) -> str:
    known = safe(seat.name) if seat.user is not None else face.level(seat.level or "", words)[0]
    return f"**{known}**"


def _has_computer(lobby: Lobby) -> bool:
    return any(seat.user is None for seat in lobby.seats)


def _seat(seat: SeatRow, face: Face, words: Words) -> str:
    if seat.user is not None:
        return f"**{safe(seat.name)}**"
    name, character = face.level(seat.level or "", words)
    return f"🤖 **{name}**: {character}"


def _menus(lobby: Lobby, face: Face, words: Words) -> tuple[Row, ...]:
    config = plain(lobby.config)
    rows: list[Row] = [_choice(each, config[each.field]) for each in face.choices(words)]
    rows.append(_times(lobby.time, words))
    rows += _drawing(lobby, words)
    if not lobby.full:
        levels = tuple(Option(each, *face.level(each, words)) for each in lobby.rules.levels)
        rows.append(Menu("@add", words.say("Add a computer player"), levels))
    return tuple(rows)


def _drawing(lobby: Lobby, words: Words) -> tuple[Row, ...]:
    """Whether the teams are drawn; nothing where there are none."""
    if not lobby.options.teams:
        return ()
    drawn = lobby.options.drawn
    options = (
        Option(SEATED, words.say("Teams: as people sit"), chosen=not drawn),
        Option(DRAWN, words.say("Teams: drawn by lot"), chosen=drawn),
    )
    return (Menu("@teams", words.say("Teams"), options),)


def _times(now: float, words: Words) -> Menu:
    label = words.say("Time per move")
    options = tuple(
        Option(f"{each:.0f}", f"{label}: {time_in_words(each, words)}", chosen=each == now)
        for each in TIMES
    )
    return Menu("@time", label, options)


def _choice(choice: Choice, now: object) -> Menu:
    options = tuple(
        Option(str(value), f"{choice.label}: {label}", chosen=value == now)
        for value, label in choice.values
    )
    typed = isinstance(now, int | float) and not any(option.chosen for option in options)
    label = f"{choice.label}: {now:g}" if typed else choice.label
    return Menu("@set", label, options, arg=choice.field)


def _buttons(lobby: Lobby, words: Words) -> tuple[Row, ...]:
    main = [
        Button("@join", words.say("Join"), style="primary", disabled=lobby.full),
        Button("@start", words.say("Start"), style="success", disabled=not lobby.ready),
        Button("@leave", words.say("Leave")),
        Button("@rules", words.say("Rules")),
    ]
    if _has_computer(lobby):
        main.insert(2, Button("@remove", words.say("Remove computer")))
    if not lobby.options.teams:
        return (tuple(main),)
    change = Button("@seat", words.say("Change team"), emoji="🔁", disabled=lobby.options.drawn)
    return (tuple(main), (change,))
