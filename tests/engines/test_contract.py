"""Tests of the tests: a sound game keeps the contract, and each breach of it is caught."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engines.kernel.errors import BadConfig
from engines.kernel.game import Action, Event, Seat
from engines.kernel.secret import Secret
from engines.kernel.waits import Answer
from tests.engines import mutants, toy
from tests.engines import test_every_game as plays
from tests.engines import test_every_game_hides as hides
from tests.engines import test_every_game_reads as reads
from tests.engines.many import Check, checks
from tests.engines.playing import Table, seed_of
from tests.engines.toy import Toy, ToyState

CAUGHT = (AssertionError, pytest.fail.Exception)
GAMES = range(4)


def shuffled_unseen(state: ToyState, seat: Seat | None, dice: Random) -> ToyState:
    """Other cards for all but `seat` and those who have shown, other answers, another seed."""
    known = {each for each, _ in state.shown} | {seat}
    kept = {card for n, card in enumerate(state.cards) if n in known}
    fresh = [card for card in range(1, 10) if card not in kept]
    dice.shuffle(fresh)
    cards = tuple(card if n in known else fresh.pop() for n, card in enumerate(state.cards))
    wait = state.wait
    if wait is not None:
        wait = replace(wait, answers=tuple(_turned(each, seat, dice) for each in wait.answers))
    return replace(state, cards=cards, wait=wait, seed=seed_of(dice.getrandbits(32)))


def _turned(answer: Answer, seat: Seat | None, dice: Random) -> Answer:
    if answer.given is None or answer.seat == seat:
        return answer
    return replace(answer, given=replace(answer.given, value=(dice.choice(["show", "keep"]),)))


def shows(event: Event[Any], seat: Seat | None) -> bool:
    """Cards are shown, or dealt to somebody who plays."""
    return isinstance(event, toy.Shown) or (isinstance(event, toy.Dealt) and seat is not None)


def disguised(_state: ToyState, action: Action[Any], dice: Random) -> Action[Any]:
    """Nobody sees what somebody else answers."""
    return replace(action, show=dice.random() < 0.5) if isinstance(action, toy.Reply) else action


def conserved(state: ToyState) -> None:
    assert len(set(state.cards)) == state.seats


def table(game: Toy, **changes: Any) -> Table:
    """The toy game, as the contract plays it."""
    told: dict[str, Any] = {
        "seats": (2, 3, 4),
        "longest": 40,
        "options": ({}, {"rounds": 3}),
        "bad_options": (("rounds", 10), ("ai_level", "middling")),
        "shuffled_unseen": shuffled_unseen,
        "shows": shows,
        "conserved": conserved,
        "disguised": disguised,
    }
    return Table(game, **{**told, **changes})


@pytest.mark.parametrize("number", GAMES)
@pytest.mark.parametrize("check", list(checks()), ids=lambda check: check.__name__)
def test_a_sound_game_keeps_the_contract(check, number):
    check(table(Toy()), number)


def test_a_sound_game_reads_its_options():
    sound = table(Toy())
    reads.test_an_unknown_option_is_named(sound)
    reads.test_rubbish_is_no_option_of_any_kind(sound)
    reads.test_a_bad_value_names_its_option(sound)
    reads.test_a_number_of_seats_that_is_not_offered_is_refused(sound)
    reads.test_a_field_too_few_too_many_or_of_a_wrong_type_is_malformed(sound)


MUTANTS: list[tuple[type[Toy], Check]] = [
    (mutants.GoesOnForEver, plays.test_a_game_ends_and_says_who_won),
    (mutants.ForgetsALoser, plays.test_a_game_ends_and_says_who_won),
    (mutants.WaitsOnNobody, plays.test_a_game_waits_on_somebody_until_it_is_over),
    (mutants.WaitsOnAll, plays.test_who_is_waited_on_has_something_to_do_and_a_time_for_it),
    (mutants.AsksOnlyWhoHasMuch, plays.test_who_is_waited_on_has_something_to_do_and_a_time_for_it),
    (mutants.DeclaresTwice, plays.test_every_wait_has_an_id_and_a_time_of_its_own),
    (mutants.NamesWaitsAfterSeats, plays.test_a_new_wait_has_a_new_id),
    (mutants.DealsACardTwice, plays.test_nothing_is_lost_or_made),
    (mutants.KeepsQuiet, plays.test_every_legal_action_can_be_done_and_makes_something_happen),
    (mutants.AsksTooHard, plays.test_what_is_not_legal_is_refused_and_changes_nothing),
    (mutants.ShowsStrangers, plays.test_a_seat_that_nobody_can_sit_on_does_and_sees_nothing),
    (mutants.HearsTheLate, plays.test_every_wait_may_run_out_at_any_moment_and_only_once),
    (mutants.HearsTheVague, plays.test_a_wait_that_is_over_cannot_run_out),
    (mutants.KeepsQuiet, plays.test_folding_the_events_leads_to_the_same_state),
    (mutants.DoesMoreThanItTells, plays.test_folding_the_events_leads_to_the_same_state),
    (mutants.ForgetsAnEvent, plays.test_states_and_events_survive_the_store),
    (mutants.ThrowsOtherDice, plays.test_the_same_actions_lead_to_the_same_events),
    (mutants.KeepsLists, plays.test_states_and_events_hold_nothing_that_can_be_changed),
    (mutants.ShowsACard, hides.test_what_is_hidden_changes_nothing_that_anybody_sees),
    (mutants.AsksLongerWhoHasMore, hides.test_what_is_hidden_changes_nothing_that_anybody_sees),
    (mutants.AsksOnlyWhoHasMuch, hides.test_what_is_hidden_changes_nothing_that_anybody_sees),
    (mutants.LetsOnlySomeBid, hides.test_what_is_hidden_changes_nothing_that_anybody_sees),
    (mutants.AsksLongerWhoHasMore, hides.test_what_is_hidden_changes_nothing_that_anybody_is_told),
    (mutants.TellsAnswers, hides.test_what_is_hidden_changes_nothing_that_anybody_is_told),
    (mutants.TellsACard, hides.test_what_is_hidden_changes_nothing_that_anybody_is_told),
    (mutants.PlaysAnything, hides.test_every_computer_player_does_what_it_may),
    (mutants.PlaysOtherDice, hides.test_every_computer_player_does_what_it_may),
    (mutants.MishearsBids, reads.test_what_may_be_done_survives_the_wire),
    (mutants.TakesExpiries, reads.test_nobody_can_send_an_expiry),
]


@pytest.mark.parametrize(
    ("mutant", "check"),
    MUTANTS,
    ids=[f"{mutant.__name__}-{check.__name__}" for mutant, check in MUTANTS],
)
def test_a_game_that_breaks_the_contract_is_caught(mutant, check):
    caught = 0
    for number in GAMES:
        try:
            check(table(mutant()), number)
        except CAUGHT:
            caught += 1
    assert caught


def test_another_reason_after_the_end_is_caught():
    with pytest.raises(AssertionError):
        plays.test_after_the_end_everything_is_refused_and_everybody_may_look(
            table(Toy(), over="match-over"), 0
        )


def test_every_test_of_the_contract_has_caught_something():
    after_the_end = plays.test_after_the_end_everything_is_refused_and_everybody_may_look
    assert {check for _, check in MUTANTS} | {after_the_end} == set(checks())


def test_a_game_that_takes_any_option_is_caught():
    class TakesAll(Toy):
        def config(self, raw):
            return toy.ToyConfig()

    lax = table(TakesAll())
    for check in (
        reads.test_an_unknown_option_is_named,
        reads.test_rubbish_is_no_option_of_any_kind,
        reads.test_a_bad_value_names_its_option,
    ):
        with pytest.raises(pytest.fail.Exception):
            check(lax)


def test_a_game_that_seats_anybody_is_caught():
    class SeatsAll(Toy):
        def new(self, config, seats, seed):
            try:
                return super().new(config, seats, seed)
            except BadConfig:
                return super().new(config, 2, seed_of(0))

    with pytest.raises(pytest.fail.Exception):
        reads.test_a_number_of_seats_that_is_not_offered_is_refused(table(SeatsAll()))
    with pytest.raises(pytest.fail.Exception):
        reads.test_a_seed_that_is_not_64_hex_digits_is_refused(table(SeatsAll()), "")


def test_a_game_that_believes_who_somebody_says_they_are_is_caught():
    class Trusts(Toy):
        def action(self, seat, raw):
            trusted = {k: v for k, v in raw.items() if k != "seat"}
            return super().action(raw.get("seat", seat), trusted)

    with pytest.raises(pytest.fail.Exception):
        reads.test_a_field_too_few_too_many_or_of_a_wrong_type_is_malformed(table(Trusts()))


def test_a_reader_that_lets_another_error_out_is_caught():
    class Stumbles(Toy):
        def action(self, seat, raw):
            fields = msgspec.json.decode(raw) if isinstance(raw, bytes) else raw
            return super().action(seat, fields)

    with pytest.raises(msgspec.DecodeError):
        reads.test_bytes_that_are_no_action_are_malformed(table(Stumbles()), b"")


def test_mutable_parts_are_found_however_deep_they_lie():
    class Box(msgspec.Struct, frozen=True):
        inside: Any

    class Open(msgspec.Struct):
        pass

    deep = (Box(frozenset({Box((1, Secret((), frozenset())))})), Box((Open(), Box([]))))
    assert set(plays.changeable(deep)) == {Open, list}
