"""A control of the demo's page is found again after its message was edited."""

from __future__ import annotations

from bot.custom_id import Press, written
from bot.demo.controls import controls_of, found_again

PASS = written(Press("s", "1", "pass"))
HAND = written(Press("s", "1", "@hand"))


def test_controls_are_known_by_their_custom_ids():
    row = {
        "type": 1,
        "components": [{"type": 2, "id": 7, "custom_id": "x"}, {"type": 2, "url": ""}],
    }
    assert controls_of(5, [row]) == {"message:5:component:7": "x"}


def test_a_control_that_has_moved_is_found_where_it_is_now():
    assert found_again(PASS, (), {"a": HAND, "b": PASS}) == "b"


def test_what_means_another_turn_now_is_not_pressed():
    assert found_again(PASS, (), {"a": written(Press("s", "2", "pass"))}) is None


def test_what_means_the_same_at_any_time_is_pressed_after_the_table_has_moved_on():
    assert found_again(HAND, (), {"a": written(Press("s", "2", "@hand"))}) == "a"


def test_a_menu_in_which_something_else_is_chosen_meanwhile_is_the_same_menu():
    menu = Press("s", "1", "lead", "suit")
    before, now = written(menu, "ab12"), written(menu, "cd34")
    assert found_again(before, ("hearts",), {"a": now}) == "a"


def test_what_is_gone_is_not_pressed():
    assert found_again(HAND, (), {"a": PASS}) is None
