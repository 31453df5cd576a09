"""A control of the demo's page is found again after its message was edited."""

from __future__ import annotations

from bot.custom_id import Press, written
from bot.demo.controls import controls_of, found_again

THEN = {"a": written(Press("s", "1", "pass")), "b": written(Press("s", "1", "@hand"))}


def test_controls_are_known_by_their_custom_ids():
    row = {
        "type": 1,
        "components": [{"type": 2, "id": 7, "custom_id": "x"}, {"type": 2, "url": ""}],
    }
    assert controls_of(5, [row]) == {"message:5:component:7": "x"}


def test_a_control_that_has_moved_is_found_where_it_is_now():
    assert found_again("a", THEN, {"b": THEN["a"], "c": THEN["b"]}) == "b"


def test_what_means_another_turn_now_is_not_pressed():
    assert found_again("a", THEN, {"a": written(Press("s", "2", "pass"))}) is None


def test_what_means_the_same_at_any_time_is_pressed_after_the_table_has_moved_on():
    assert found_again("b", THEN, {"d": written(Press("s", "2", "@hand"))}) == "d"


def test_what_is_gone_or_never_was_there_is_not_pressed():
    assert found_again("b", THEN, {}) is None
    assert found_again("c", THEN, THEN) is None
