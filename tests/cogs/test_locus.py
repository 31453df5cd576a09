"""How Locus Poker looks and speaks: values in, values out."""

from __future__ import annotations

import msgspec
import pytest

import engines
from bot.custom_id import Press
from bot.faces import Ask, Do, Draft, Moment
from bot.surfaces import Menu
from bot.words import LANGUAGES, words_in
from bot.words.cards import card_name
from cogs.locus.cog import suggestions
from cogs.locus.face import LocusFace
from cogs.locus.moves import read_move
from cogs.locus.rules import POINTS
from engines.kernel.errors import IllegalAction, Refused
from engines.kernel.game import Seat, apply
from engines.locus.actions import LocusReason, Place
from engines.locus.hands import _HANDS
from tests.engines.playing import seed_of

LOCUS, FACE = engines.game("locus"), LocusFace()
FIRST, SECOND = Seat(0), Seat(1)
RANKS, SUITS = "23456789TJQKA", "cdhs"
PACK = [rank + suit for rank in RANKS for suit in SUITS]


def moment(*cells: str, seat: Seat | None = None, draft: str = "", language: str = "en") -> Moment:
    """A game in order of the pack after chips on `cells`; `seat` is to act where none is said."""
    config = LOCUS.config({"deck": PACK[:30]})
    state = LOCUS.new(config, 2, seed_of(1)).state
    for n, cell in enumerate(cells):
        face = "down" if cell.endswith("-") else "up"
        state = apply(LOCUS, state, Place(Seat(n % 2), cell.rstrip("-"), face)).state
    seat = state.to_act if seat is None else seat
    names = ("ann", "*ben*")
    return Moment(LOCUS.view(state, seat), seat, names, words_in(language), draft)


# Reading what was typed


@pytest.mark.parametrize(
    ("text", "cell", "face"),
    [
        ("C4 up", "C4", "up"),
        ("c4 UP", "C4", "up"),
        ("  c4   down  ", "C4", "down"),
        ("c4up", "C4", "up"),
        ("C4d", "C4", "down"),
        ("C4, face up", "C4", "up"),
        ("С4 вгору", "C4", "up"),
        ("В4 вниз", "B4", "down"),
        ("а1 горілиць", "A1", "up"),
        ("Е2 долілиць", "E2", "down"),
        ("Н5 відкрито", "H5", "up"),
        ("д3 закрито", "D3", "down"),
        ("b2 para cima", "B2", "up"),
        ("b2 fechada", "B2", "down"),
        ("b2 virada para baixo", "B2", "down"),
    ],
)
def test_moves_are_read_in_three_languages(text, cell, face):
    assert read_move(text) == {"type": "place", "cell": cell, "face": face}


@pytest.mark.parametrize("text", ["C4", "C4 sideways", "C4 up down", "C4 вгору вниз"])
def test_a_face_that_cannot_be_read_goes_in_as_it_is(text):
    assert read_move(text)["face"] not in ("up", "down")


@pytest.mark.parametrize("text", ["", " ", "\N{PARTY POPPER}", "x" * 4000, "\n\t", "١٢ up"])
def test_rubbish_is_read_as_a_move_that_no_engine_takes(text):
    state = LOCUS.new(LOCUS.config({}), 2, seed_of(1)).state
    with pytest.raises(IllegalAction):
        apply(LOCUS, state, LOCUS.action(FIRST, read_move(text)))


def test_cards_are_written_as_people_read_them():
    assert [card_name(card) for card in ("Td", "As", "2c", "Kh")] == ["10♦", "A♠", "2♣", "K♥"]


# Completing


def test_the_best_moves_come_first():
    points = [int(name.rpartition("+")[2]) for name, _ in suggestions(moment().view, "")]
    assert len(points) == 60
    assert points == sorted(points, reverse=True)


def test_what_is_typed_narrows_the_moves():
    view = moment().view
    found = {typed: [value for _, value in suggestions(view, typed)] for typed in ("c4", "C4 do")}
    assert sorted(found["c4"]) == ["C4 down", "C4 up"]
    assert found["C4 do"] == ["C4 down"]
    assert len(suggestions(view, "c")) == 10
    assert suggestions(view, "z") == suggestions(view, "C4 x") == []


def test_a_move_says_its_card_and_its_points():
    name, value = suggestions(moment().view, "A1 up")[0]
    best = moment().view.preview[0]
    assert (name, value) == (f"A1 up · 2♣\ufe0e · +{best.up}", "A1 up")


# Controls


def rows(now: Moment) -> list:
    return list(FACE.table(now).rows)


def test_at_first_there_are_only_columns():
    column, row, _ = rows(moment())
    assert [option.value for option in column.options] == list("ABCDEF")
    assert isinstance(row, Menu)
    assert row.disabled


def test_a_full_column_is_not_on_offer():
    column = rows(moment("A1", "A2", "A3", "A4", "A5"))[0]
    assert [option.value for option in column.options] == list("BCDEF")


def test_in_a_column_its_free_cards_are_on_offer():
    column, row, _ = rows(moment("B1", "C1", draft="B"))
    assert [option.value for option in row.options] == list("2345")
    assert [option.value for option in column.options if option.chosen] == ["B"]
    assert not row.disabled


def test_a_chosen_card_can_be_played_both_ways():
    now = moment(draft="B2")
    up, down, _ = rows(now)[2]
    worth = next(each for each in now.view.preview if each.cell == "B2")
    assert [(each.verb, each.arg) for each in (up, down)] == [
        ("place", "B2.up"),
        ("place", "B2.down"),
    ]
    assert (up.label, down.label) == (
        f"B2 face up +{worth.up}",
        f"B2 face down +{worth.down}",
    )


def shape(row: object) -> int:
    """How many controls stand in a row."""
    return len(row) if isinstance(row, tuple) else 1


def test_buttons_keep_their_places_while_one_chooses():
    shapes = {tuple(map(shape, rows(moment(draft=draft)))) for draft in ("", "B", "B2")}
    assert shapes == {(1, 1, 3)}


def test_what_controls_ask_for_is_what_they_say():
    now = moment()
    asked = [
        FACE.press(now, Press("s", "0", "column", values=("C",))),
        FACE.press(now, Press("s", "0", "row", "C", ("4",))),
        FACE.press(now, Press("s", "0", "place", "C4.down")),
        FACE.press(now, Press("s", "0", "typed", values=("c4 up",))),
    ]
    assert asked == [
        Draft("C"),
        Draft("C4"),
        Do({"type": "place", "cell": "C4", "face": "down"}),
        Do({"type": "place", "cell": "C4", "face": "up"}),
    ]
    assert isinstance(FACE.press(now, Press("s", "0", "type")), Ask)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_window_fits_its_question_in_every_language(language):
    asked = FACE.press(moment(language=language), Press("s", "0", "type"))
    question = asked.question
    assert len(question.title) <= 45
    assert len(question.label) <= 45
    assert len(question.placeholder) <= 100


# Words


def test_a_line_of_the_log_tells_where_how_and_what_it_brought():
    state = LOCUS.new(LOCUS.config({"deck": PACK[:30]}), 2, seed_of(1)).state
    (placed,) = apply(LOCUS, state, Place(FIRST, "A1", "up")).events
    placed = msgspec.structs.replace(placed, bonus_points=3)
    gain = placed.hand_points + 3
    line = FACE.line(placed, moment())
    assert line.startswith("🟠 ann: A1 face up, ")
    assert line.endswith(f"{placed.hand_points} + bonus 3 = **+{gain}**")


def test_names_are_shown_as_they_are():
    assert "\\*ben\\*" in FACE.table(moment()).text


def test_the_text_shows_cards_chips_and_what_is_dead():
    twin = FACE.table(moment("A1", "B1-")).twin
    lines = twin.splitlines()
    assert lines[1].split() == list("ABCDEF")
    assert lines[2].split() == ["1", "2♣¹", "xx²", "2♥", "2♠", "3♣", "3♦"]
    assert len(lines[2:7]) == 5


def test_the_picture_is_told_with_scores_and_the_last_chip():
    alt = FACE.table(moment("A1", "B1-")).alt
    assert "Last chip: *ben*, B1 face down." in alt
    assert "2♣ (1) dead 2♥" in alt


@pytest.mark.parametrize("grid", ["6x5", "6x6", "7x6", "8x6"])
def test_the_picture_is_told_in_full_on_every_grid(grid):
    state = LOCUS.new(LOCUS.config({"grid": grid}), 2, seed_of(1)).state
    cells = [each.cell for each in LOCUS.view(state, None).grid.cells]
    for n, cell in enumerate(cells):
        state = apply(LOCUS, state, Place(Seat(n % 2), cell, "up")).state
    for language in LANGUAGES:
        now = Moment(LOCUS.view(state, None), None, ("W" * 32,) * 2, words_in(language))
        assert len(FACE.table(now).alt) <= 1024


REFUSED = {
    Refused.NOT_YOUR_TURN: "It is ann's turn.",
    LocusReason.NO_SUCH_CELL: "There is no cell `Q9`. They go from A1 to F5",
    LocusReason.BAD_FACE: "Say how Q9 is played: `Q9 up` or `Q9 down`.",
    LocusReason.CELL_TAKEN: "A chip lies on Q9 already. Free in column Q: none.",
}


@pytest.mark.parametrize("reason", REFUSED)
def test_a_refusal_says_what_would_be_right(reason):
    said = FACE.refusal(moment(), {"cell": "Q9"}, IllegalAction(reason))
    assert said.startswith(REFUSED[reason])


def test_the_common_refusals_are_left_to_the_house():
    for reason in (Refused.MALFORMED, Refused.GAME_OVER, Refused.TOO_LATE):
        assert FACE.refusal(moment(), {}, IllegalAction(reason)) is None


def test_the_points_in_the_rules_are_those_of_the_engine():
    assert {hand: points for hand, points, _ in _HANDS} == POINTS
