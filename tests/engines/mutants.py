"""Toy games that each break one promise of the contract, to see that it is caught."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from engines.kernel.game import Deadline, Result, Seat, Step, Turn, check_table
from tests.engines import toy
from tests.engines.toy import Toy, ToyState


class ShowsACard(Toy):
    def view(self, state, seat):
        return replace(super().view(state, seat), shown=((Seat(0), state.cards[0]),))


class AsksLongerWhoHasMore(Toy):
    def deadlines(self, state):
        more = state.cards[0] if state.wait else 0
        return tuple(
            replace(each, seconds=each.seconds + more) for each in super().deadlines(state)
        )


class AsksOnlyWhoHasMuch(Toy):
    def deadlines(self, state):
        for each in super().deadlines(state):
            seats = frozenset(seat for seat in each.seats if state.cards[seat] > 5)
            return (replace(each, seats=seats or each.seats),)
        return ()


class LetsOnlySomeBid(Toy):
    def candidates(self, state, seat):
        cheap = state.cards[0] > 5
        for action in super().candidates(state, seat):
            if not (isinstance(action, toy.Bid) and action.amount > 1 and cheap):
                yield action


class ChangedTurn(Turn[ToyState]):
    """Hears every event before it happens."""

    def emit(self, event: Any) -> None:
        for each in self.heard(event):
            super().emit(each)

    def heard(self, event: Any) -> Iterator[Any]:
        yield event


class TellsAnswers(Toy):
    class Loud(ChangedTurn):
        def heard(self, event):
            if isinstance(event, toy.Answered) and event.answer.given is not None:
                all_seats = frozenset(Seat(n) for n in range(self.state.seats))
                given = replace(event.answer.given, readers=all_seats)
                event = toy.Answered(replace(event.answer, given=given))
            yield event

    turn = staticmethod(Loud)


class TellsACard(Toy):
    class Loud(ChangedTurn):
        def heard(self, event):
            told = isinstance(event, toy.Bade)
            yield replace(event, amount=self.state.cards[0]) if told else event

    turn = staticmethod(Loud)


class KeepsQuiet(Toy):
    class Quiet(Turn[ToyState]):
        def emit(self, event):
            self.state = event.evolve(self.state)
            if not isinstance(event, toy.Bade):
                self.events.append(event)

    turn = staticmethod(Quiet)


class DoesMoreThanItTells(Toy):
    class Meddling(Turn[ToyState]):
        def emit(self, event):
            super().emit(event)
            self.state = replace(self.state, points=tuple(p + 1 for p in self.state.points))

    turn = staticmethod(Meddling)


class KeepsLists(Toy):
    class Sloppy(Turn[ToyState]):
        def emit(self, event):
            super().emit(event)
            self.state = replace(self.state, bids=list(self.state.bids))

    turn = staticmethod(Sloppy)


class ForgetsAnEvent(Toy):
    event_types = Toy.event_types[:-1]


class ThrowsOtherDice(Toy):
    chance = Random(1)

    def new(self, config, seats, seed):
        step = super().new(config, seats, seed)
        return step if step.state.seats < 3 else self.other(step)

    def other(self, step):
        cards = tuple(self.chance.sample(range(1, 10), step.state.seats))
        return Step(replace(step.state, cards=cards), step.events)


class DealsACardTwice(Toy):
    def new(self, config, seats, seed):
        step = super().new(config, seats, seed)
        return Step(replace(step.state, cards=(7,) * seats), step.events)


class NamesWaitsAfterSeats(Toy):
    def deadlines(self, state):
        if state.wait is None and state.to_act is not None:
            return (Deadline(f"bid-{state.to_act}", 30.0, frozenset({state.to_act})),)
        return super().deadlines(state)

    def expire(self, deadline):
        return Late(Seat(-1), deadline)


class DeclaresTwice(Toy):
    def deadlines(self, state):
        return super().deadlines(state) * 2


class WaitsOnNobody(Toy):
    def waiting_on(self, state):
        return frozenset()


class WaitsOnAll(Toy):
    def waiting_on(self, state):
        seats = range(0 if toy.over(state) else state.seats)
        return frozenset(Seat(n) for n in seats)


class ForgetsALoser(Toy):
    def result(self, state):
        result = super().result(state)
        return None if result is None else Result(result.ranking[:1], result.points[:1])


class Late(toy.Silence, frozen=True, tag="late"):
    """May come at any time."""

    def forbidden(self, state):
        return None

    def perform(self, turn):
        if not toy.over(turn.state):
            super().perform(turn)


class HearsTheLate(Toy):
    def expire(self, deadline):
        return Late(Seat(-1), deadline)


class Vague(toy.Silence, frozen=True, tag="vague"):
    """Takes an expiry without a name for the one that is running."""

    def forbidden(self, state):
        return super().forbidden(state) if self.deadline else None


class HearsTheVague(Toy):
    def expire(self, deadline):
        return Vague(Seat(-1), deadline)


class TakesExpiries(Toy):
    def action(self, seat, raw):
        if isinstance(raw, dict) and raw.get("type") == "expire":
            return self.expire(raw["deadline"])
        return super().action(seat, raw)


class MishearsBids(Toy):
    def action(self, seat, raw):
        action = super().action(seat, raw)
        return toy.Bid(seat, action.amount + 1) if isinstance(action, toy.Bid) else action


class Prying(toy.Bid, frozen=True, tag="bid"):
    """Moves the state while it asks it."""

    def forbidden(self, state):
        reason = super().forbidden(state)
        if reason is not None:
            msgspec.structs.force_setattr(state, "rounds", state.rounds + 1)
        return reason


class AsksTooHard(Toy):
    def candidates(self, state, seat):
        yield Prying(seat, 1)
        yield from super().candidates(state, seat)


class ShowsStrangers(Toy):
    def view(self, state, seat):
        return super().view(state, None if seat is None or seat not in range(state.seats) else seat)


class GoesOnForEver(Toy):
    def new(self, config, seats, seed):
        check_table(self, seats, seed)
        return super().new(replace(config, rounds=99), seats, seed)


class PlaysAnything(Toy):
    def choose(self, view, actions, level, dice):
        return toy.Bid(actions[0].seat, 9)


class PlaysOtherDice(Toy):
    chance = Random(1)

    def choose(self, view, actions, level, dice):
        return actions[self.chance.randrange(len(actions))]
