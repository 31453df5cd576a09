"""How a trick goes on and ends: turns, going out, the closing window, the Dragon's gift."""

from __future__ import annotations

from typing import Final

from engines.kernel.game import Seat, Turn
from engines.kernel.waits import Answer
from engines.tichu.cards import DRAGON, Card
from engines.tichu.combinations import fulfils, is_bomb, read
from engines.tichu.effects import rules_for
from engines.tichu.events.rounds import Out
from engines.tichu.events.tricks import (
    Bombed,
    Dragon,
    Played,
    Trick,
    TurnMoved,
    WishDone,
    Wished,
)
from engines.tichu.pendings import (
    Again,
    AnyPending,
    DragonGift,
    DragonWon,
    Gather,
    Gathered,
    Landed,
    LastCards,
    Lead,
    NextTurn,
    RoundEnds,
    TrickEnds,
)
from engines.tichu.scoring import is_decided, is_double, points_of
from engines.tichu.shapes import Combination
from engines.tichu.state import (
    NOBODY,
    TichuState,
    in_play,
    next_in,
    opponents_of,
    partner_of,
    rotation,
)

SMALLEST_BOMB: Final = 4
"""Who holds fewer cards cannot hold a bomb, and everybody knows it."""

NO_BOMB: Final = ("",)
"""What who declines answers: as long as a bomb, so that nobody sees which it is."""

GIFT_SECONDS: Final = 20.0

Steps = tuple[AnyPending, ...]


def lay(
    turn: Turn[TichuState], seat: Seat, combination: Combination, wish: str | None = None
) -> Steps:
    """Put a combination on the table, with all that is said about it; what follows."""
    wished = turn.state.wish
    turn.emit(Played.of(seat, combination))
    if is_bomb(combination):
        turn.emit(Bombed(seat))
    if wished is not None and fulfils(combination, wished):
        turn.emit(WishDone(wished))
    if wish is not None:
        turn.emit(Wished(seat, wish))
    return (Landed(seat),)


def landed(turn: Turn[TichuState], pending: Landed, _answers: tuple[Answer, ...]) -> Steps:
    """Who has no cards left is out; the round ends, the Dog passes the lead, or play goes on.

    Where the play was taken back, what was before it goes on.
    """
    seat = pending.seat
    _go_out(turn, seat)
    state = turn.state
    if is_decided(state):
        return _last_steps(state, seat)
    if state.before is not None and state.before.then is not None:
        return (state.before.then,)
    if state.after_dog:
        return (Gather(seat), Lead(partner_of(seat)))
    return (NextTurn(seat),)


def last_cards(turn: Turn[TichuState], pending: LastCards, _answers: tuple[Answer, ...]) -> Steps:
    """Who has laid its last cards under the trick is out; the round ends, or the next plays."""
    _go_out(turn, pending.seat)
    if is_decided(turn.state):
        return _last_steps(turn.state, pending.seat)
    return (NextTurn(pending.seat),)


def _go_out(turn: Turn[TichuState], first: Seat) -> None:
    """All who have no cards left are out: who has played first, then those who added to it."""
    for seat in (first, *rotation(turn.state.order, first)[:-1]):
        state = turn.state
        if not state.hands[seat] and seat not in state.places and not is_decided(state):
            turn.emit(Out(seat, len(state.places) + 1))


def _last_steps(state: TichuState, last: Seat) -> Steps:
    """The unfinished trick goes to its owner; what lies under none to who has played last."""
    if not state.table:
        return (RoundEnds(),)
    return (Gather(state.trick[-1].seat if state.trick else last), RoundEnds())


def again(turn: Turn[TichuState], pending: Again, _answers: tuple[Answer, ...]) -> Steps:
    """That seat plays again, or leads again; where it is out who is on turn after it."""
    state, seat = turn.state, pending.seat
    if seat in state.places and state.trick:
        return (NextTurn(seat),)
    turn.emit(TurnMoved(next_in(state, seat) if seat in state.places else seat))
    return ()


def next_turn(turn: Turn[TichuState], pending: NextTurn, _answers: tuple[Answer, ...]) -> Steps:
    """The next who has not passed since the last play; where all have, the trick is over."""
    state = turn.state
    owner = state.trick[-1].seat
    done = {owner, *state.passed, *state.places}
    for seat in rotation(state.order, pending.seat):
        if seat not in done:
            turn.emit(TurnMoved(seat))
            return ()
    return (TrickEnds(owner),)


def may_bomb(state: TichuState, _pending: TrickEnds) -> frozenset[Seat]:
    """Who is asked before a trick is gathered: all who could throw a bomb for all one knows."""
    if not state.bomb_seconds:
        return NOBODY
    return frozenset(
        seat
        for seat in in_play(state)
        if len(state.hands[seat]) >= SMALLEST_BOMB
        and seat not in state.no_windows
        and rules_for(state, seat).bombs
    )


def trick_ends(turn: Turn[TichuState], pending: TrickEnds, answers: tuple[Answer, ...]) -> Steps:
    """The first bomb in playing order after the owner falls; without any the trick is gathered."""
    state, owner = turn.state, pending.owner
    bombs = {each.seat: each.given.value[0] for each in answers if each.given is not None}
    for seat in rotation(state.order, owner):
        if cards := bombs.get(seat):
            bomb = read(tuple(map(Card, cards.split())), rules_for(state, seat), state.top)
            assert bomb is not None, "it was one when it was submitted"
            return lay(turn, seat, bomb)
    return (Gather(owner), Lead(owner))


def gather(turn: Turn[TichuState], pending: Gather, _answers: tuple[Answer, ...]) -> Steps:
    """The owner takes the trick; won by the Dragon it has to be given away."""
    state, owner = turn.state, pending.owner
    cards = state.table
    by_dragon = state.top is not None and state.top.cards == (DRAGON,)
    turn.emit(Trick(owner, points_of(cards)))
    won = (DragonWon(owner, cards),) if by_dragon and not is_double(state) else ()
    return (*won, Gathered(owner, cards)) if state.boosters else won


def dragon_won(turn: Turn[TichuState], pending: DragonWon, _answers: tuple[Answer, ...]) -> Steps:
    """The trick is to be given away; not where the lead was taken instead."""
    if turn.state.leader is not None:
        return ()
    return (DragonGift(pending.owner, pending.cards),)


def may_give(state: TichuState, pending: DragonGift) -> frozenset[Seat]:
    """The giver; nobody where both opponents are out, and it makes no difference."""
    opponents = opponents_of(state, pending.giver)
    return NOBODY if set(opponents) <= set(state.places) else frozenset({pending.giver})


def dragon_gift(turn: Turn[TichuState], pending: DragonGift, answers: tuple[Answer, ...]) -> Steps:
    """The trick goes to the opponent that was named."""
    named = [int(each.given.value[0]) for each in answers if each.given is not None]
    to = Seat(named[0]) if named else usual_gift(turn.state, pending)
    turn.emit(Dragon(pending.giver, to, pending.cards))
    return ()


def usual_gift(state: TichuState, pending: DragonGift) -> Seat:
    """The opponent who has gathered fewer points, as all have seen; the next one where equal."""
    opponents, unknown = opponents_of(state, pending.giver), state.face_down
    seen = {seat: [card for card in state.won[seat] if card not in unknown] for seat in opponents}
    return min(opponents, key=lambda seat: points_of(seen[seat]))


def lead(turn: Turn[TichuState], pending: Lead, _answers: tuple[Answer, ...]) -> Steps:
    """That seat, or another that was given the lead, begins the next trick, or the next in."""
    state = turn.state
    seat = pending.seat if state.leader is None else state.leader
    turn.emit(TurnMoved(next_in(state, seat) if seat in state.places else seat))
    return ()
