"""What the log says of a game of Power Up."""

from __future__ import annotations

import pytest

from bot.words import LANGUAGES
from engines.kernel.game import Seat
from engines.kernel.secret import redact
from engines.powerup.events import EVENTS, hand, powers
from tests.cogs.powerup.board import FACE, seen, told
from tests.engines.powerup.table import after, events, first_step, rich, table, to_flop, to_river

SILENT = {
    hand.PowersDealt,
    powers.EffectBegan,
    powers.EffectsEnded,
    powers.TopSeen,
    powers.ChoiceBegan,
    powers.ChoiceMade,
}
"""What the table shows, or the line of another event tells."""


def test_each_bet_is_a_line():
    assert told(table(), "fold") == ["ann folds"]
    assert told(table(), "call") == ["ann calls 50"]
    assert told(table(), "raise 150") == ["⬆️ ann raises to 150"]
    assert told(to_flop(table()), "check") == ["\\*ben\\* checks"]
    assert told(to_flop(table()), "raise 100") == ["⬆️ \\*ben\\* bets 100"]
    assert told(to_flop(table()), "raise 100, raise 250") == ["⬆️ cat raises to 250"]


SHORT = (1000, 55, 40)
"""What is left to each seat before the flop; on it ben has 30 and cat 40."""


@pytest.mark.parametrize(
    ("made", "script", "line"),
    [
        (lambda: to_flop(table(stacks=SHORT)), "all-in", "⬆️ \\*ben\\* bets 30 and is all-in"),
        (
            lambda: to_flop(table(stacks=SHORT)),
            "all-in, all-in",
            "⬆️ cat raises to 40 and is all-in",
        ),
        (lambda: to_flop(table(stacks=SHORT)), "all-in, all-in, call", "ann calls 40"),
        (lambda: table(stacks=(70, 900, 900)), "all-in", "⬆️ ann raises to 70 and is all-in"),
        (lambda: table(stacks=(30, 900, 900)), "all-in", "ann calls 30 and is all-in"),
        (lambda: table(stacks=(50, 900, 900)), "call", "ann calls 50 and is all-in"),
        (
            lambda: table(stacks=(900, 75, 900)),
            "raise 100, call",
            "\\*ben\\* calls 75 and is all-in",
        ),
        (
            lambda: table(stacks=(900, 90, 900)),
            "raise 100, all-in",
            "⬆️ \\*ben\\* raises to 115 and is all-in",
        ),
    ],
)
def test_going_all_in_is_a_bet_a_raise_or_a_call_however_short_it_is(made, script, line):
    assert told(made(), script)[0] == line


def test_the_first_hand_is_a_line():
    lines = [FACE.line(redact(each, None), seen(table())) for each in first_step().events]
    assert lines == [None, "🃏 Hand 1: blinds 25/50, ante 5, ann has the button"]


def test_a_street_is_a_line_with_its_cards():
    assert told(table(), "call, call, check")[1] == "**Flop** 2♣\ufe0e 7♦\ufe0e 8♥\ufe0e"


def test_an_all_in_shields_the_board():
    assert told(to_flop(table()), "all-in") == [
        "⬆️ \\*ben\\* bets 1445 and is all-in",
        "🛡️ All-in: the cards on the board are shielded",
    ]


@pytest.mark.parametrize(
    ("laid", "script", "lines"),
    [
        (
            "deploy",
            "deploy",
            ["⚡ **ann** plays **Deploy** for 3 energy", "🪂 2♣\ufe0e comes to the board"],
        ),
        ("emp", "emp", ["⚡ **ann** plays **EMP** for 3 energy"]),
        ("intel", "intel", ["⚡ **ann** plays **Intel** for 3 energy"]),
        (
            "scanner",
            "scanner",
            ["⚡ **ann** plays **Scanner** for 4 energy", "🔎 ann looks at the next two cards"],
        ),
        ("scanner", "scanner, keep", ["🔎 ann keeps both cards on the deck"]),
        ("scanner", "scanner, drop", ["🗑️ 2 cards of the deck are discarded"]),
        (
            "engineer",
            "engineer",
            [
                "⚡ **ann** plays **Engineer** for 5 energy",
                "👁️ The next cards of the deck: 2♣\ufe0e 7♦\ufe0e 8♥\ufe0e",
            ],
        ),
        (
            "engineer",
            "engineer, pick 7d",
            [
                "⚙️ ann picks 7♦\ufe0e as the next card",
                "🗑️ 2 cards of the deck are discarded: 2♣\ufe0e 8♥\ufe0e",
            ],
        ),
        (
            "upgrade",
            "upgrade",
            ["⚡ **ann** plays **Upgrade** for 5 energy", "🂠 ann draws 1 card"],
        ),
        ("upgrade", "upgrade, discard As", ["🗑️ ann discards 1 card"]),
        (
            "reload",
            "reload As Ad",
            [
                "⚡ **ann** plays **Reload** for 5 energy",
                "🗑️ ann discards 2 cards",
                "🂠 ann draws 2 cards",
            ],
        ),
        (
            "intel clone",
            "intel, clone",
            ["⚡ **ann** plays **Clone** for 2 energy", "📄 ann copies Intel"],
        ),
    ],
)
def test_each_power_is_told_with_what_it_does(laid, script, lines):
    assert told(rich(laid), script) == lines


def test_cards_that_are_turned_up_are_told_by_name():
    first, *shown = told(rich("x-ray"), "x-ray")
    assert first == "⚡ **ann** plays **X-Ray** for 2 energy"
    assert shown[0] in ("🩻 \\*ben\\* shows K♠\ufe0e", "🩻 \\*ben\\* shows K♦\ufe0e")
    assert shown[1] in ("🩻 cat shows Q♠\ufe0e", "🩻 cat shows Q♦\ufe0e")


def test_a_card_that_is_destroyed_is_told_by_name():
    lines = told(to_flop(rich("", "disintegrate")), "disintegrate 7d")
    assert lines[1] == "💥 7♦\ufe0e is gone from the board"


def test_a_card_that_all_know_is_drawn_and_discarded_by_name():
    state = after(rich("engineer upgrade"), "engineer, pick 7d")
    assert told(state, "upgrade")[1] == "🂠 ann draws 1 card: 7♦\ufe0e"
    assert told(state, "upgrade, discard 7d") == ["🗑️ ann discards 1 card: 7♦\ufe0e"]


def test_a_card_drawn_in_secret_is_told_to_its_owner_alone():
    drawn = next(e for e in events(rich("upgrade"), "upgrade") if isinstance(e, powers.CardsDrawn))
    now = seen(rich("upgrade"))
    assert FACE.line(redact(drawn, Seat(0)), now) == "🂠 ann draws 1 card: 2♣\ufe0e"
    for other in (None, Seat(1), Seat(2)):
        assert FACE.line(redact(drawn, other), now) == "🂠 ann draws 1 card"


# The end of a hand


def test_who_is_left_alone_wins_without_showing():
    assert told(table(), "fold, fold") == [
        "\\*ben\\* folds",
        "cat takes 25 back",
        "🏆 **cat** takes 65 · all others folded",
        "🃏 Hand 2: blinds 25/50, ante 5, \\*ben\\* has the button",
    ]


def test_a_showdown_is_told_with_the_five_cards_that_win():
    lines = told(to_river(table()), "check, check, check")
    assert lines[1:3] == [
        "ann shows A♠\ufe0e A♦\ufe0e · \\*ben\\* shows K♠\ufe0e K♦\ufe0e"
        " · cat shows Q♠\ufe0e Q♦\ufe0e",
        "🏆 **ann** takes 165 · pair (A♠\ufe0e A♦\ufe0e J♣\ufe0e 8♥\ufe0e 7♦\ufe0e)",
    ]


def test_side_pots_are_told_one_by_one():
    lines = told(table(stacks=(200, 900, 600)), "all-in, all-in, call")
    won = next(line for line in lines if line.startswith("🏆"))
    assert won.splitlines() == [
        "🏆 Main pot 615: **ann** takes 615 · pair (A♠\ufe0e A♦\ufe0e J♣\ufe0e 8♥\ufe0e 7♦\ufe0e)",
        "🏆 Side pot 900: **\\*ben\\*** takes 900"
        " · pair (K♠\ufe0e K♦\ufe0e J♣\ufe0e 8♥\ufe0e 7♦\ufe0e)",
    ]
    assert "\\*ben\\* takes 275 back" in lines
    assert "🚪 cat is out of the game" in lines


def test_equal_hands_share_a_pot():
    hands = ("As Kd", "Ad Ks", "2s 3d")
    lines = told(to_river(table(hands=hands, deck="2c 7d 8h Jc 4h")), "check, fold, check")
    assert lines[2] == (
        "🏆 **ann** takes 82, **\\*ben\\*** takes 83"
        " · high card (A♠\ufe0e K♦\ufe0e J♣\ufe0e 8♥\ufe0e 7♦\ufe0e),"
        " high card (A♦\ufe0e K♠\ufe0e J♣\ufe0e 8♥\ufe0e 7♦\ufe0e)"
    )


def test_two_who_go_in_one_hand_are_told_together():
    hands = ("As Ad", "2s 7d", "3s 8d")
    lines = told(table(hands=hands, deck="Ac Ah 9c Td Js"), "all-in, all-in, all-in")
    assert "🚪 \\*ben\\*, cat are out of the game" in lines
    assert lines[-1] == "🏁 ann has all the chips"


# Languages


def test_every_event_has_a_line_or_needs_none():
    spoken = {type(each) for each in first_step().events}
    for laid, script in EVERYTHING:
        spoken |= {type(each) for each in events(laid(), script)}
    assert spoken | SILENT >= set(EVENTS)


EVERYTHING = [
    (table, "fold"),
    (table, "call"),
    (table, "raise 150"),
    (lambda: to_flop(table()), "check"),
    (lambda: to_flop(table()), "all-in"),
    (table, "call, call, check"),
    (table, "fold, fold"),
    (lambda: rich("deploy"), "deploy"),
    (lambda: rich("scanner"), "scanner"),
    (lambda: rich("scanner"), "scanner, keep"),
    (lambda: rich("scanner"), "scanner, drop"),
    (lambda: rich("engineer"), "engineer"),
    (lambda: rich("engineer"), "engineer, pick 7d"),
    (lambda: rich("upgrade"), "upgrade"),
    (lambda: rich("reload"), "reload As"),
    (lambda: rich("x-ray"), "x-ray"),
    (lambda: rich("intel clone"), "intel, clone"),
    (lambda: to_flop(rich("", "disintegrate")), "disintegrate 7d"),
    (
        lambda: table(hands=("As Ad", "2s 7d", "3s 8d"), deck="Ac Ah 9c Td Js"),
        "all-in, all-in, all-in",
    ),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_told_in_every_language(language):
    for laid, script in EVERYTHING:
        lines = told(laid(), script, language)
        english = told(laid(), script)
        assert len(lines) == len(english) >= 1
        streets = ("**Flop**", "**Turn**", "**River**")  # so they are called in Portuguese too
        same = [line for line in lines if line in english and not line.startswith(streets)]
        assert language == "en" or same == []
