"""The controls about boosters: at the table, the same for all; in the hand, for its owner."""

from __future__ import annotations

from typing import Final

from bot.faces import Moment
from bot.surfaces import Button, Menu, Option, Row
from bot.words import Words
from cogs.tichu.boosters.codes import booster_code
from cogs.tichu.boosters.menus import MOST, booster_option, param_menus
from cogs.tichu.boosters.params import NOTHING, is_complete
from cogs.tichu.boosters.situation import in_window, is_asked, is_reaction
from cogs.tichu.boosters.wording import GROUP_OF, booster_name, hint, signed_name
from cogs.tichu.choosing import Chosen, on_turn, plays_booster, with_types
from cogs.tichu.codes import code_of
from cogs.tichu.names import TYPES, capital, card_label, rank_name
from engines.kernel.game import Seat
from engines.tichu.boosters import PACK
from engines.tichu.boosters.yellow import REPLACED
from engines.tichu.cards import Card
from engines.tichu.view import TichuView

INFORMATION: Final = "\N{INFORMATION SOURCE}\N{VARIATION SELECTOR-16}"
ROUND: Final = "round"
"""What "No" says that lets all windows of this round go by."""


def info_button(words: Words) -> Button:
    """Explains to whoever presses it the boosters that lie open."""
    return Button("boosters", words.say("Boosters"), emoji=INFORMATION)


def is_on(view: TichuView) -> bool:
    """Whether boosters are in play, as far as any can be seen."""
    return bool(view.faceup or any(view.pools) or view.in_force or view.discarded)


# At the table


def public_rows(now: Moment[TichuView], *more: Button) -> tuple[Row, ...] | None:
    """What can be done at the table about boosters; None where nothing is asked about them.

    `more` stands beside the answers to a window.
    """
    view, words = now.view, now.words
    if view.phase == "draft":
        return (_draft_menu(now),)
    if view.phase == "choose":
        return ((Button("choose", words.say("Choose"), style="primary"),),)
    if in_window(view):
        label = words.say("React") if is_reaction(view) else words.say("Play a booster")
        react = Button("react", label, style="primary")
        return ((react, *_declining(now), *more),)
    return None


# In the hand


def own_rows(
    now: Moment[TichuView], seat: Seat, chosen: Chosen, *more: Button
) -> tuple[Row, ...] | None:
    """What the owner of a hand has to do about boosters before all else; None: nothing.

    `more` stands beside the answers to a window. Before a lead all else stays there: a hand that
    is a little behind can still be used.
    """
    view = now.view
    asked = seat in view.waiting
    if plays_booster(view, chosen):
        return _playing_rows(now, seat, chosen)
    if view.phase == "draft" and asked:
        return (_draft_menu(now), (info_button(now.words), *more))
    if view.phase == "choose" and asked:
        return (*_choice_rows(now), *playable_menu(now))
    if is_asked(view, seat) and (is_reaction(view) or view.phase == "blue"):
        return (*playable_menu(now), (*_declining(now), *more))
    return None


def more_menus(now: Moment[TichuView], seat: Seat, chosen: Chosen) -> tuple[Menu, ...]:
    """What boosters add to the menus of a play: those to be played with it, and by themselves.

    Out of turn they hang on nothing but what the owner holds.
    """
    held = dict.fromkeys(now.view.pools[seat])
    joined = [key for key in held if PACK[key].joins is not None]
    alone = [key for key in held if PACK[key].joins is None]
    if is_asked(now.view, seat):
        joined, alone = [], []
    elif on_turn(now.view) and now.view.window is None:
        joined = [key for key in joined if key in now.view.boosters]
        alone = [key for key in alone if key in now.view.boosters]
    return (*_types_menu(now, chosen), *_joined_menu(now, joined, chosen), *_alone(now, alone))


def answers(now: Moment[TichuView], seat: Seat) -> tuple[Row, ...]:
    """What `seat` may play in a window, and how it lets it go by, where it is asked in one."""
    return (*playable_menu(now), _declining(now)) if is_asked(now.view, seat) else ()


def _draft_menu(now: Moment[TichuView]) -> Menu:
    options = tuple(booster_option(key, now.words) for key in dict.fromkeys(now.view.faceup))
    label = now.words.say("Take a booster")
    if not options:
        return Menu("draft", label, (Option(NOTHING, label),), disabled=True)
    return Menu("draft", label, options)


def _choice_rows(now: Moment[TichuView]) -> tuple[Row, ...]:
    """A menu of the answers and, where a booster is asked for, a button to give none."""
    options = tuple(_answer(now, each) for each in dict.fromkeys(now.view.choose_from))[:MOST]
    rows: tuple[Row, ...] = (Menu("answer", now.words.say("Choose"), options),) if options else ()
    if all(option.value.startswith("key.") for option in options):
        rows = (*rows, (Button("decline", now.words.say("Give nothing")),))
    return rows


def _answer(now: Moment[TichuView], each: str | Seat) -> Option:
    if isinstance(each, int):
        return Option(f"to.{each}", now.names[each])
    if each in GROUP_OF:
        return booster_option(each, now.words, f"key.{each}")
    card = Card(each)
    return Option(f"card.{code_of((card,))}", card_label(card, now.words))


def playable_menu(now: Moment[TichuView]) -> tuple[Menu, ...]:
    """The boosters that `now.seat` may play by themselves at this moment."""
    return _alone(now, [key for key in now.view.boosters if PACK[key].joins is None])


def _declining(now: Moment[TichuView]) -> tuple[Button, ...]:
    """How a window is let go by. Where nothing is to be answered, No alone would say nothing."""
    words = now.words
    no, never = words.say("No"), words.say("No, not again this round")
    if not is_reaction(now.view):
        no, never = words.say("No booster"), words.say("No boosters this round")
    return (
        Button("decline", no),
        Button("decline", never, arg=ROUND),
        Button("wait", words.say("Wait!"), emoji="✋"),
    )


def _alone(now: Moment[TichuView], keys: list[str]) -> tuple[Menu, ...]:
    """A menu of boosters that are played by themselves."""
    options = tuple(booster_option(key, now.words) for key in keys)[:MOST]
    return (Menu("booster", now.words.say("Play a booster"), options),) if options else ()


def _playing_rows(now: Moment[TichuView], seat: Seat, chosen: Chosen) -> tuple[Row, ...]:
    """What the booster is played with, and the button that plays it."""
    key, said, words = chosen.booster, chosen.said, now.words
    play = Button(
        "boost",
        words.say("Play {booster}", booster=booster_name(key, words)),
        arg=booster_code(key, said),
        style="primary",
        disabled=not is_complete(key, said),
    )
    back = Button("noboost", words.say("Back"))
    declining = (_declining(now),) if is_asked(now.view, seat) else ()
    return (*param_menus(now, key, said), (play, back), *declining)


def _joined_menu(now: Moment[TichuView], keys: list[str], chosen: Chosen) -> tuple[Menu, ...]:
    """The boosters that are played together with the cards."""
    if not keys:
        return ()
    words = now.words
    none = Option(NOTHING, words.say("Without a booster"), chosen=not chosen.booster)
    options = [each for key in keys for each in _joined_options(key, chosen, words)]
    return (Menu("with", words.say("Together with a booster"), (none, *options[: MOST - 1])),)


def _joined_options(key: str, chosen: Chosen, words: Words) -> list[Option]:
    """One line or, where it stands for a card, one for each that it may be."""
    mine = chosen.booster == key
    if "firebird" not in PACK[key].needs:
        return [booster_option(key, words, chosen=mine)]
    name = signed_name(key, words)
    return [
        Option(
            f"{key}.{rank}",
            words.say("{booster} as {rank}", booster=name, rank=rank_name(rank)),
            hint(key, words),
            chosen=mine and chosen.said.firebird == rank,
        )
        for rank in REPLACED
    ]


def _types_menu(now: Moment[TichuView], chosen: Chosen) -> tuple[Menu, ...]:
    """What the chosen cards are played as, where they are several things."""
    types = with_types(now.view, chosen)
    options = tuple(
        Option(each, capital(now.words.say(TYPES[each])), chosen=each == (chosen.as_ or types[0]))
        for each in types
    )
    return (Menu("as", now.words.say("Play them as …"), options),) if len(options) > 1 else ()
