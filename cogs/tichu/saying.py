"""What `/tichu say` understands: calls and answers for which no cards have to be chosen first.

A pass, Tichu!, No or Wait! in a window, the booster that one takes, the player who gets a trick.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from bot.faces import Moment
from bot.layout import MOST_LABEL, clip
from bot.words import Words
from cogs.tichu.boosters.wording import GROUP_OF, hint, meant, signed_name
from cogs.tichu.choosing import on_turn
from cogs.tichu.names import card_label
from cogs.tichu.suggestions import written
from cogs.tichu.typed import read_cards
from engines.kernel.game import Seat
from engines.tichu.cards import PACK, Card
from engines.tichu.view import TichuView

MOST: Final = 25
PASS, NO, NEVER, WAIT, TICHU, GRAND = "pass", "no", "never", "wait", "tichu", "grand"
WORDS: Final[dict[str, str]] = {
    **dict.fromkeys(("pass", "passo", "passar", "пас", "пасую"), PASS),
    **dict.fromkeys(("no", "não", "nao", "nothing", "nada", "ні", "нічого"), NO),
    **dict.fromkeys(("never", "nunca", "ніколи"), NEVER),
    **dict.fromkeys(("wait", "espere", "espera", "чекайте", "зачекайте"), WAIT),
    **dict.fromkeys(("tichu", "тічу"), TICHU),
    **dict.fromkeys(("grand", "grande", "yes", "sim", "гранд", "так"), GRAND),
}
"""All that is one word, as people say it in any language."""
RAW: Final[dict[str, dict[str, Any]]] = {
    PASS: {"type": "pass"},
    NO: {"type": "decline"},
    NEVER: {"type": "decline", "round": True},
    WAIT: {"type": "wait"},
    TICHU: {"type": "tichu"},
    GRAND: {"type": "grand", "call": True},
}
"""What such a word does, whether or not it may be said now."""


class Saying(NamedTuple):
    """Something that may be said now."""

    label: str
    typed: str
    raw: dict[str, Any]


def offers(now: Moment[TichuView], typed: str) -> list[tuple[str, str]]:
    """What may be said now and fits what is typed: as it is shown, and as it is typed."""
    asked = typed.strip().casefold()
    found = [each for each in sayings(now) if any(asked in part.casefold() for part in each[:2])]
    return [(clip(each.label, MOST_LABEL), each.typed) for each in found[:MOST]]


def read_said(now: Moment[TichuView], text: str) -> dict[str, Any] | None:
    """What `text` says, in wire form; None where it means nothing at this moment.

    A word that cannot be said now is read too: the rules say why.
    """
    said = text.strip().casefold().rstrip("!.")
    word = WORDS.get(said)
    key = meant(text, now.words) if word is None else None
    cards = [Card(each) for each in read_cards(text.strip()) if each in PACK]
    names = {said, word, key, *map(written, cards)}
    fitting = [each for each in sayings(now) if each.typed in names or _is_called(each, said)]
    if len(fitting) == 1:
        return fitting[0].raw
    if word is not None:
        return RAW[word]
    return None if key is None else {"type": "draft", "key": key}


def not_said(now: Moment[TichuView]) -> str:
    """Why nothing came of it, and what can be said."""
    told = ", ".join(f"`{each.typed}`" for each in sayings(now)[:MOST])
    if not told:
        return now.words.say("Nothing is asked of you just now, and it is not your turn.")
    return now.words.say("That says nothing here. You can say now: {words}.", words=told)


def sayings(now: Moment[TichuView]) -> list[Saying]:
    """All that the owner of this view may say now."""
    view = now.view
    if now.seat is None or view.phase == "over":
        return []
    asked = now.seat in view.waiting
    found = [*_PHASES[view.phase](now)] if asked and view.phase in _PHASES else []
    window = view.window
    if window is not None and now.seat in window.open_to:
        found += _in_window(now.words)
    if on_turn(view) and view.window is None and view.trick.top is not None:
        found.append(_word(now.words.say("Pass"), PASS))
    if view.may_call:
        found.append(_word(now.words.say("Tichu!"), TICHU))
    return found


def _is_called(each: Saying, said: str) -> bool:
    """Whether `said` begins the label: the name of a player or of a booster."""
    return len(said) > 1 and each.label.casefold().startswith(said)


def _word(label: str, typed: str) -> Saying:
    return Saying(label, typed, RAW[typed])


def _in_window(words: Words) -> list[Saying]:
    return [
        _word(words.say("No"), NO),
        _word(words.say("No, not again this round"), NEVER),
        _word(words.say("Wait!"), WAIT),
    ]


def _grand(now: Moment[TichuView]) -> Iterator[Saying]:
    yield _word(now.words.say("Grand Tichu!"), GRAND)
    yield Saying(now.words.say("No Grand Tichu"), NO, {"type": "grand", "call": False})


def _draft(now: Moment[TichuView]) -> Iterator[Saying]:
    for key in dict.fromkeys(now.view.faceup):
        yield Saying(_booster(key, now.words), key, {"type": "draft", "key": key})


def _dragon(now: Moment[TichuView]) -> Iterator[Saying]:
    for seat in now.view.choose_from:
        if isinstance(seat, int):
            yield Saying(now.names[seat], _number(seat), {"type": "dragon", "to": seat})


def _choose(now: Moment[TichuView]) -> Iterator[Saying]:
    """A player, a booster or a card; a booster need not be given."""
    offered = now.view.choose_from
    for each in dict.fromkeys(offered):
        if isinstance(each, int):
            yield Saying(now.names[each], _number(each), {"type": "choose", "to": each})
        elif each in GROUP_OF:
            yield Saying(_booster(each, now.words), each, {"type": "choose", "key": each})
        else:
            card = Card(each)
            label = card_label(card, now.words)
            yield Saying(label, written(card), {"type": "choose", "card": card})
    if all(each in GROUP_OF for each in offered):
        yield _word(now.words.say("Give nothing"), NO)


def _booster(key: str, words: Words) -> str:
    return f"{signed_name(key, words)}: {hint(key, words)}"


def _number(seat: Seat) -> str:
    """A player as the picture numbers them."""
    return str(seat + 1)


_PHASES: Final[dict[str, Callable[[Moment[TichuView]], Iterator[Saying]]]] = {
    "grand": _grand,
    "draft": _draft,
    "choose": _choose,
    "dragon": _dragon,
}
"""What is asked in each phase that asks for anything."""
