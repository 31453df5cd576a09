"""The table of Locus Poker as a scene: what lies where, and what is marked."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest

from engines.kernel.game import Seat
from engines.locus.view import LocusView
from render import locus
from render.paint import LEADING
from render.scene import Box, Item, Label, Scene, Shape, Sprite
from render.sheet import GRIDS, NAMES, chosen, main_scenes, more_scenes, view
from render.text import broken, line

TABLES = dict([*main_scenes(), *more_scenes()])
every_grid = pytest.mark.parametrize(("columns", "rows"), GRIDS)
every_picture = pytest.mark.parametrize("title", TABLES)

Area = tuple[float, float, float, float]


def area(item: Item) -> Area:
    """Left, top, right, bottom."""
    if not isinstance(item, Label):
        return item.x, item.y, item.x + item.width, item.y + item.height
    lines = broken(item.text, item.weight, item.size, item.width, item.lines)
    width = max(line(text, item.weight, item.size).width for text in lines)
    left = item.x - {"left": 0, "middle": width / 2, "right": width}[item.align]
    half = item.size / 2 + item.size * LEADING * (len(lines) - 1) / 2
    return left, item.y - half, left + width, item.y + half


def apart(one: Area, other: Area) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def inside(one: Area, other: Area) -> bool:
    return all(a >= b for a, b in zip(one[:2], other[:2], strict=True)) and all(
        a <= b for a, b in zip(one[2:], other[2:], strict=True)
    )


def grid_cards(scene: Scene, seen: LocusView) -> list[Sprite]:
    """The cards of the grid in reading order."""
    size = locus.layout_of(seen.grid.columns, seen.grid.rows).card
    return [
        item
        for item in scene.items
        if isinstance(item, Sprite) and item.kind != "chip" and (item.width, item.height) == size
    ]


def chip_on(scene: Scene, card: Sprite) -> Sprite | None:
    chips = (i for i in scene.items if isinstance(i, Sprite) and i.kind == "chip")
    return next((chip for chip in chips if inside(area(chip), area(card))), None)


def texts(scene: Scene) -> list[str]:
    return [item.text for item in scene.items if isinstance(item, Label)]


def ended(totals: tuple[int, int]) -> Scene:
    return locus.table(msgspec.structs.replace(view(6, 5, 30), totals=totals), NAMES)


def crowns(scene: Scene) -> list[Shape]:
    return [i for i in scene.items if isinstance(i, Shape) and i.name == "crown"]


@every_picture
def test_everything_lies_inside_the_picture(title):
    scene = TABLES[title]
    for item in scene.items:
        assert inside(area(item), (0, 0, scene.width, scene.height)), item


@every_picture
def test_no_two_texts_touch(title):
    labels = [area(item) for item in TABLES[title].items if isinstance(item, Label)]
    for one, other in combinations(labels, 2):
        assert apart(one, other)


@every_picture
def test_texts_are_large_enough_for_a_phone(title):
    for item in TABLES[title].items:
        assert not isinstance(item, Label) or item.size >= 18, item


@every_grid
def test_pictures_are_landscape_and_as_wide_as_each_other(columns, rows):
    scene = locus.table(view(columns, rows, 9), NAMES)

    assert scene.width == 900
    assert 500 <= scene.height <= 640


@every_grid
def test_every_card_of_the_grid_lies_there_in_reading_order(columns, rows):
    seen = view(columns, rows, 11)
    cards = grid_cards(locus.table(seen, NAMES), seen)

    assert [card.name for card in cards] == [cell.card for cell in seen.grid.cells]
    assert [(card.y, card.x) for card in cards] == sorted((card.y, card.x) for card in cards)


@every_grid
def test_no_card_covers_another(columns, rows):
    seen = view(columns, rows, 11)
    for one, other in combinations(grid_cards(locus.table(seen, NAMES), seen), 2):
        assert apart(area(one), area(other))


@every_grid
def test_coordinates_stand_above_their_column_and_before_their_row(columns, rows):
    seen = view(columns, rows, 0)
    scene = locus.table(seen, NAMES)
    corner, *_, last = grid_cards(scene, seen)
    labels = {item.text: item for item in scene.items if isinstance(item, Label)}
    letter, number = labels["ABCDEFGH"[columns - 1]], labels[str(rows)]

    assert letter.x == last.x + last.width // 2
    assert letter.y < corner.y
    assert number.y == last.y + last.height // 2
    assert number.x < corner.x


@every_grid
def test_chips_lie_on_the_cards_they_were_placed_on(columns, rows):
    seen = view(columns, rows, columns * rows // 2)
    scene = locus.table(seen, NAMES)

    for cell, card in zip(seen.grid.cells, grid_cards(scene, seen), strict=True):
        chip = chip_on(scene, card)
        assert (chip and chip.name) == (None if cell.seat is None else str(cell.seat))
        assert chip is None or chip.on == ("dead" if cell.face == "down" else "paper")


def test_cards_played_face_down_look_dead_and_the_others_do_not():
    seen = view(6, 5, 15)
    cards = grid_cards(locus.table(seen, NAMES), seen)

    for cell, card in zip(seen.grid.cells, cards, strict=True):
        assert card.kind == ("dead" if cell.face == "down" else "card")


def test_the_last_move_is_framed_and_named_beside_the_grid():
    seen = view(6, 5, 15)
    scene = locus.table(seen, NAMES)
    framed = [card for card in grid_cards(scene, seen) if card.on == "mark"]
    boxes = [item for item in scene.items if isinstance(item, Box) and item.ink == "mark"]

    assert seen.last is not None
    assert [(card.x, card.y) for card in framed] == [locus.layout_of(6, 5).at(seen.last.cell)]
    assert any(inside(area(framed[0]), area(box)) for box in boxes)
    assert seen.last.cell in texts(scene)


def test_before_the_first_move_nothing_is_framed():
    seen = view(6, 5, 0)

    assert all(card.on == "felt" for card in grid_cards(locus.table(seen, NAMES), seen))


@every_grid
def test_the_scoring_area_is_marked_and_its_dead_cards_left_out(columns, rows):
    seen = view(columns, rows, columns * rows // 2)
    cell = chosen(seen)
    near = locus.around(seen.grid, cell)
    counting = {each.card for each in near if each.face != "down" and each.cell != cell}
    scene = locus.table(seen, NAMES, chosen=cell)
    cards = grid_cards(scene, seen)

    assert {card.name for card in cards if card.on == "mark"} == counting
    assert len(counting) < len(near) - 1, "the sample has a dead neighbour"
    assert [card.on for card in cards].count("rim") == 1


@pytest.mark.parametrize(("cell", "cards"), [("C3", 9), ("C1", 6), ("F2", 6), ("A5", 4)])
def test_the_area_is_smaller_at_an_edge_and_in_a_corner(cell, cards):
    assert len(locus.around(view(6, 5, 0).grid, cell)) == cards


def test_the_mark_of_an_area_reaches_round_all_of_it_but_not_under_dead_cards():
    seen = view(6, 5, 15)
    cell = chosen(seen)
    scene = locus.table(seen, NAMES, chosen=cell)
    frame = next(i for i in scene.items if isinstance(i, Box) and i.ink == "mark")
    holes = [i for i in scene.items if isinstance(i, Box) and i.ink == "felt"]
    layout = locus.layout_of(6, 5)

    for each in locus.around(seen.grid, cell):
        x, y = layout.at(each.cell)
        card = (x, y, x + layout.card[0], y + layout.card[1])
        assert inside(card, area(frame))
        assert any(inside(card, area(hole)) for hole in holes) == (each.face == "down")


@pytest.mark.parametrize(("face", "kind"), [(None, "card"), ("up", "card"), ("down", "dead")])
def test_a_chosen_cell_shows_the_chip_and_the_face_that_are_thought_of(face, kind):
    seen = view(6, 5, 15)
    cell = chosen(seen)
    scene = locus.table(seen, NAMES, chosen=cell, face=face)
    card = next(card for card in grid_cards(scene, seen) if card.on == "rim")
    chip = chip_on(scene, card)

    assert card.kind == kind
    assert chip is not None
    assert chip.name == str(seen.to_act)


def test_a_chosen_cell_tells_its_points_either_way_only_to_who_may_know():
    seen = view(6, 5, 15)
    cell = chosen(seen)
    worth = next(each for each in seen.preview if each.cell == cell)
    public = msgspec.structs.replace(seen, preview=())

    assert f"+{worth.up}" in texts(locus.table(seen, NAMES, chosen=cell))
    assert f"+{worth.down}" in texts(locus.table(seen, NAMES, chosen=cell))
    assert not [t for t in texts(locus.table(public, NAMES, chosen=cell)) if t.startswith("+")]


def test_the_panels_show_names_totals_and_chips_left():
    seen = view(6, 5, 15)
    shown = texts(locus.table(seen, NAMES))

    for seat in range(2):
        assert {NAMES[seat], str(seen.totals[seat]), f"×{seen.chips[seat]}"} <= set(shown)


@every_grid
def test_totals_of_three_digits_stay_clear_of_the_chip_beside_them(columns, rows):
    seen = msgspec.structs.replace(view(columns, rows, 9), totals=(308, 244))
    scene = locus.table(seen, NAMES)
    chips = [i for i in scene.items if isinstance(i, Sprite) and i.kind == "chip"]
    totals = [i for i in scene.items if isinstance(i, Label) and i.text in ("308", "244")]

    assert len(totals) == 2
    assert all(apart(area(total), area(chip)) for total in totals for chip in chips)


@pytest.mark.parametrize("chips", [14, 15])
def test_whose_turn_it_is_is_marked_by_more_than_a_colour(chips):
    seen = view(6, 5, chips)
    scene = locus.table(seen, NAMES)
    turn = [i for i in scene.items if isinstance(i, Shape) and i.name == "turn"]
    name = next(i for i in scene.items if isinstance(i, Label) and i.text == NAMES[chips % 2])

    assert seen.to_act == Seat(chips % 2)
    assert len(turn) == 1
    assert abs(turn[0].y - name.y) < locus.BLOCK / 2
    assert name.on == "lit"


def test_the_winner_wears_the_crown():
    first, second = ended((40, 30)), ended((30, 40))

    assert len(crowns(first)) == len(crowns(second)) == 1
    assert crowns(first)[0].y < 300 < crowns(second)[0].y


def test_both_wear_it_in_a_draw_and_nobody_before_the_end():
    assert len(crowns(ended((40, 40)))) == 2
    assert not crowns(locus.table(view(6, 5, 29), NAMES))


def test_the_same_view_gives_the_same_scene():
    assert locus.table(view(7, 6, 20), NAMES) == locus.table(view(7, 6, 20), NAMES)


def test_a_theme_changes_colours_only():
    felt = locus.table(view(6, 5, 15), NAMES)
    night = locus.table(view(6, 5, 15), NAMES, theme="night")

    assert felt.items == night.items
    assert night.theme == "night"


def test_the_example_counts_the_cards_of_every_kind_of_area():
    assert [text for text in texts(locus.example()) if text.startswith("×")] == [
        "×9", "×6", "×4", "×8",
    ]  # fmt: skip


def test_the_example_gives_two_for_a_side_and_one_for_a_corner():
    bonus = [item for item in locus.example().items if isinstance(item, Label)]
    points = [item.text for item in sorted(bonus, key=lambda i: (i.y, i.x)) if "+" in item.text]

    assert points == ["+1", "+2", "+1", "+2", "+2", "+1", "+2", "+1", "+12"]
