"""Cat, Defuse and Scarecrow: a play is taken back, and something else follows it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engines.kernel.game import Seat, Turn
from engines.tichu.announcement import Effect
from engines.tichu.boosters.model import Steps
from engines.tichu.cards import BIRDS
from engines.tichu.events.reactions import BombDefused, DogTaken, PlayReturned
from engines.tichu.pendings import Again, AnyPending, Lead, NextTurn
from engines.tichu.rules import Rules
from engines.tichu.state import TichuState, next_in


def is_dog(state: TichuState, _seat: Seat, _pending: Any) -> bool:
    """Whether the Dog lies there."""
    return state.after_dog and bool(state.last_play)


def take_dog(turn: Turn[TichuState], effect: Effect) -> Steps:
    """The Dog comes into the owner's hand, and the lead with it."""
    led_by = turn.state.trick[-1].seat
    turn.emit(DogTaken(effect.owner, led_by, Lead(effect.owner)))
    return ()


def is_four_of_a_kind(state: TichuState, _seat: Seat, _pending: Any) -> bool:
    """Whether a bomb of four cards of one rank lies there."""
    play = state.last_play
    return bool(play) and play[-1].combination.type == "bomb"


def defuse(turn: Turn[TichuState], _effect: Effect) -> Steps:
    """The bomb goes under the trick, and the turn is where it was."""
    bomber = turn.state.last_play[0].seat
    turn.emit(BombDefused(bomber, _as_before(turn.state, bomber)))
    return ()


def is_bird(state: TichuState, _seat: Seat, _pending: Any) -> bool:
    """Whether the Phoenix or the Dragon is part of the play that lies there."""
    laid = {card for each in state.last_play for card in each.combination.cards}
    return not laid.isdisjoint(BIRDS)


def scare(turn: Turn[TichuState], _effect: Effect) -> Steps:
    """The play goes back; who has led and holds nothing but birds loses the lead."""
    state, play = turn.state, turn.state.last_play
    owner = play[0].seat
    then = _as_before(state, owner)
    own = {card for laid in play if laid.by is None for card in laid.combination.cards}
    if play == state.trick and {*state.hands[owner], *own} <= set(BIRDS):
        then = Again(next_in(state, owner))
    turn.emit(PlayReturned(owner, then))
    return ()


def without_birds(rules: Rules, effect: Effect, seat: Seat) -> Rules:
    """Whoever has played the bird must play without one."""
    return replace(rules, birds=False) if seat == effect.cause else rules


def _as_before(state: TichuState, player: Seat) -> AnyPending:
    """What follows without the last play: a lead of its player, or the turn as it was."""
    below, before = state.trick[: -len(state.last_play)], state.before
    if not below:
        return Again(player)
    if before is None or before.turn is None:
        return NextTurn(below[-1].seat)
    return Again(before.turn)
