"""Yellow boosters: the cards that are played with one, and what they are by its rules."""

from __future__ import annotations

from engines.kernel.game import Turn
from engines.tichu.announcement import Effect
from engines.tichu.boosters.model import Booster, Steps
from engines.tichu.combinations import allowed, beats, read, readings
from engines.tichu.effects import rules_for
from engines.tichu.reading import on_top
from engines.tichu.rules import Rules
from engines.tichu.shapes import Combination
from engines.tichu.state import TichuState
from engines.tichu.tricks import lay


def joined_rules(booster: Booster, state: TichuState, effect: Effect) -> Rules:
    """The rules by which the cards are read that are played with `booster`."""
    rules = rules_for(state, effect.owner)
    return rules if booster.modify is None else booster.modify(rules, effect, effect.owner)


def joined(booster: Booster, state: TichuState, effect: Effect) -> Combination | None:
    """What the cards are together with `booster`; None where they make no use of it."""
    rules, top, said = joined_rules(booster, state, effect), state.top, effect.params
    usual = read(said.cards, rules, top, said.phoenix, said.as_)
    found = readings(said.cards, on_top(rules, top), said.phoenix, said.as_)
    fitting = [each for each in found if top is None or beats(each, top, rules)]
    every = (*([] if usual is None else [usual]), *fitting, *found)
    return next((each for each in every if makes_use(booster, state, each)), None)


def makes_use(booster: Booster, state: TichuState, combination: Combination) -> bool:
    """Whether `combination` could not be played without `booster`."""
    return booster.joins is not None and booster.joins(state, combination)


def still_fits(booster: Booster, state: TichuState, effect: Effect) -> bool:
    """Whether the cards may be laid on what lies there now."""
    combination, rules = joined(booster, state, effect), joined_rules(booster, state, effect)
    if combination is None or not set(effect.params.cards) <= set(state.hands[effect.owner]):
        return False
    top = state.top
    fits = allowed(combination, leads=top is None, rules=rules)
    return fits and (top is None or beats(combination, top, rules))


def lay_joined(turn: Turn[TichuState], booster: Booster, effect: Effect) -> Steps:
    """Lay the cards; what follows."""
    combination = joined(booster, turn.state, effect)
    assert combination is not None, "it was one when it was asked for"
    return lay(turn, effect.owner, combination, effect.params.wish)
