"""Chance that is the same on every machine."""

from __future__ import annotations

import pytest

from engines.kernel.dice import commitment, dice

SEED = "0" * 64


def shuffled(seed: str, step: int, what: str) -> list[int]:
    row = list(range(10))
    dice(seed, step, what).shuffle(row)
    return row


def test_a_shuffle_shows_what_it_showed_when_this_was_written():
    assert shuffled(SEED, 0, "cards") == [7, 2, 9, 5, 0, 1, 3, 8, 4, 6]


def test_throws_and_draws_show_what_they_showed_when_this_was_written():
    assert dice(SEED, 0, "cards").getrandbits(64) == 5503730674348973111
    assert dice(SEED, 0, "cards").randrange(1000) == 415
    assert dice(SEED, 0, "cards").sample(range(100), 4) == [51, 38, 35, 56]


def test_the_same_dice_are_thrown_the_same_again():
    assert shuffled(SEED, 3, "cards") == shuffled(SEED, 3, "cards")


@pytest.mark.parametrize(
    "other", [("1" * 64, 0, "cards"), (SEED, 1, "cards"), (SEED, 0, "dealer")], ids=str
)
def test_another_seed_step_or_purpose_has_dice_of_its_own(other):
    assert shuffled(*other) != shuffled(SEED, 0, "cards")


def test_throwing_some_dice_does_not_move_others():
    first, second = dice(SEED, 0, "cards"), dice(SEED, 0, "cards")
    dice(SEED, 0, "dealer").random()
    first.random()
    assert second.random() == dice(SEED, 0, "cards").random()


def test_the_commitment_to_a_seed_is_its_sha_256():
    assert commitment("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert commitment(SEED) != commitment("1" * 64)
