"""What people see of a game of Tichu: the table for all, the own hand for its owner."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from engines.kernel.game import Seat, View
from engines.tichu.actions.boosters import playable_now
from engines.tichu.actions.calls import CallTichu
from engines.tichu.actions.plays import binding_wish, bombs_of
from engines.tichu.boosters import choices, windows
from engines.tichu.cards import Card
from engines.tichu.combinations import playable
from engines.tichu.effects import rules_for
from engines.tichu.moments import MOMENTS
from engines.tichu.pendings import Choice, DragonGift, Exchange, Pick
from engines.tichu.shapes import Combination
from engines.tichu.state import EMPTY, SEATS, Call, Effect, Laid, TichuState, opponents_of, put

Rows: TypeAlias = tuple[tuple[Card, ...], ...]
"""Cards by seat."""

PHASES = ("grand", "exchange", "blue", "dragon", "choose", "draft")
"""The waits that are a phase of their own, whether there is a turn or not."""


class TrickView(msgspec.Struct, frozen=True):
    """What lies on the table."""

    plays: tuple[Laid, ...]
    """In the order in which they were played."""
    owner: Seat | None
    """Whose combination is on top."""
    top: Combination | None
    """What has to be beaten; None: there is nothing on the table."""
    under: tuple[Laid, ...] = ()
    """What lies under the trick and goes with it."""


class WindowView(msgspec.Struct, frozen=True):
    """A pause in which those asked may answer."""

    id: str
    trigger: str
    asked: tuple[Seat, ...]
    open_to: tuple[Seat, ...]
    """Who has not answered yet."""
    seconds: float
    """From its opening."""
    cause: Seat | None = None
    """Who has done what may be answered."""


class TichuView(View, frozen=True, kw_only=True):
    """What everybody may know and, with defaults, what only the own seat is told."""

    round: int
    target: int
    scores: tuple[int, int]
    """By team: that of seats 0 and 2 first."""
    phase: str
    """`grand`, `exchange`, `blue`, `play`, `dragon`, `choose`, `draft` or `over`."""
    order: tuple[Seat, ...]
    """Who plays after whom."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    trick: TrickView
    turn: Seat | None
    """Who has to play or to pass; nobody while something else is waited for."""
    waiting: tuple[Seat, ...]
    """Whom the game waits for."""
    wish: str | None
    calls: tuple[Call, ...]
    places: tuple[Seat, ...]
    """Who is out, in the order of going out."""
    faceup: tuple[str, ...]
    """The boosters to choose from."""
    pools: tuple[tuple[str, ...], ...]
    """The boosters that each seat holds."""
    in_force: tuple[Effect, ...]
    """The boosters that count in this round, oldest first."""
    window: WindowView | None
    """The pause that is going on."""
    announced: tuple[Effect, ...] = ()
    """The boosters that have been played and may still be answered; the last goes first."""
    discarded: tuple[str, ...] = ()
    """The boosters that have been used; the last one lies on top."""
    open_hands: tuple[tuple[Card, ...] | None, ...] = (None,) * len(SEATS)
    """The hands that lie open, by seat."""
    choose_for: str | None = None
    """The booster that asks somebody to choose."""

    seat: Seat | None = None
    """Who looks; None is a spectator."""
    hand: tuple[Card, ...] | None = None
    """The own cards; None for a spectator."""
    given: tuple[str, ...] | None = None
    """What one has answered to what is waited for: in the exchange, the cards."""
    playable: tuple[Combination, ...] = ()
    """What one may play now, a useful choice: in turn anything, else bombs."""
    must_wish: bool = False
    """Whether one has to play the wished rank now."""
    can_bomb: bool = False
    """Whether one may throw a bomb now."""
    may_call: bool = False
    """Whether one may call Tichu now."""
    foreseen: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()
    """What others have chosen to give, where one sees it before one chooses: by giver."""
    received: Rows = EMPTY
    """What one was given in the exchange, by giver, until one plays a card of one's own."""
    gave: Rows = EMPTY
    """What one gave there, or what was given in one's name, by taker, as long."""
    choose_from: tuple[str | Seat, ...] = ()
    """What one may answer to what one is asked: cards, boosters, or seats."""
    boosters: tuple[str, ...] = ()
    """Those that one may play now, perhaps only with the right parameters."""


def view_of(state: TichuState, seat: Seat | None) -> TichuView:
    """What `seat` may know; None is a spectator."""
    shown = TichuView(
        round=state.round,
        target=state.target,
        scores=state.scores,
        phase=_phase(state),
        order=state.order,
        counts=tuple(map(len, state.hands)),
        trick=_trick(state),
        turn=state.turn,
        waiting=_waiting(state),
        wish=state.wish,
        calls=state.calls,
        places=state.places,
        faceup=state.faceup,
        pools=state.pools,
        in_force=state.effects,
        window=_window(state),
        announced=tuple(replace(each, face_down=None) for each in state.announced),
        discarded=state.discards,
        open_hands=_open_hands(state),
        choose_for=_asking(state),
    )
    return shown if seat is None else _own(shown, state, seat)


def _own(shown: TichuView, state: TichuState, seat: Seat) -> TichuView:
    """`shown`, and what `seat` alone may know."""
    bombs, (got, gave) = bombs_of(state, seat), _exchanged(state, seat)
    return replace(
        shown,
        seat=seat,
        hand=state.hands[seat],
        given=_given(state, seat),
        playable=_playable(state, seat) if state.turn == seat else bombs,
        must_wish=state.turn == seat and binding_wish(state) is not None,
        can_bomb=bool(bombs),
        may_call=CallTichu(seat).forbidden(state) is None,
        foreseen=_foreseen(state, seat),
        received=got,
        gave=gave,
        choose_from=_choices(state, seat),
        boosters=playable_now(state, seat),
    )


def _trick(state: TichuState) -> TrickView:
    owner = state.trick[-1].seat if state.trick else None
    return TrickView(state.trick, owner, state.top, state.under)


def _phase(state: TichuState) -> str:
    trigger = MOMENTS[type(state.waits[-1].pending)].trigger if state.waits else ""
    if state.over or trigger in PHASES:
        return trigger or "over"
    return "play"


def _waiting(state: TichuState) -> tuple[Seat, ...]:
    if state.waits:
        return tuple(sorted(state.waits[-1].open_to))
    return () if state.turn is None else (state.turn,)


def _window(state: TichuState) -> WindowView | None:
    wait = state.wait
    if wait is None or not (moment := MOMENTS[type(wait.pending)]).window:
        return None
    asked, left = sorted(wait.may_answer), sorted(wait.open_to)
    cause = windows.cause(wait.pending)
    return WindowView(wait.id, moment.trigger, tuple(asked), tuple(left), wait.seconds, cause)


def _given(state: TichuState, seat: Seat) -> tuple[str, ...] | None:
    answers = state.waits[-1].answers if state.waits else ()
    return next((a.given.value for a in answers if a.seat == seat and a.given), None)


def _playable(state: TichuState, seat: Seat) -> tuple[Combination, ...]:
    return playable(state.hands[seat], state.top, rules_for(state, seat), binding_wish(state))


def _foreseen(state: TichuState, seat: Seat) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
    if state.wait is None or seat not in state.wait.open_to:
        return ()
    pending = state.wait.pending
    committed = pending.committed if isinstance(pending, Exchange) else ()
    return tuple((each.giver, each.cards.value) for each in committed if each.taker == seat)


def _exchanged(state: TichuState, seat: Seat) -> tuple[Rows, Rows]:
    """What `seat` was given, by giver, and what it gave, by taker."""
    got, gave = EMPTY, EMPTY
    for each in () if seat in state.started else state.exchanged:
        if each.taker == seat != each.giver:
            got = put(got, each.giver, each.cards.value)
        if each.giver == seat != each.taker:
            gave = put(gave, each.taker, each.cards.value)
    return got, gave


def _choices(state: TichuState, seat: Seat) -> tuple[str | Seat, ...]:
    pending = state.wait and state.wait.pending
    if not state.waits or seat not in state.waits[-1].open_to:
        return ()
    if isinstance(pending, Pick):
        return state.faceup
    if isinstance(pending, Choice):
        every = tuple(option for option in choices.options(state, pending) if option)
        return tuple(Seat(int(each)) for each in every) if pending.field == "to" else every
    return opponents_of(state, seat) if isinstance(pending, DragonGift) else ()


def _asking(state: TichuState) -> str | None:
    pending = state.wait and state.wait.pending
    return pending.effect.booster if isinstance(pending, Choice) else None


def _open_hands(state: TichuState) -> tuple[tuple[Card, ...] | None, ...]:
    if not state.effects:
        return (None,) * len(SEATS)
    return tuple(state.hands[seat] if rules_for(state, seat).open_hand else None for seat in SEATS)
