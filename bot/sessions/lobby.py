"""A table before the deal: who sits down, and what is played. Values in, values out."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

import engines
from bot.errors import House, NotSeated, Unwelcome
from bot.sessions.options import SOLO, USUAL, TableOptions
from data.rows import SeatRow, SessionRow
from engines.kernel.codec import encode, plain
from engines.kernel.game import AnyGame, Config


class Lobby(msgspec.Struct, frozen=True):
    """A table that has not begun. `seats` holds those taken, in the order they were taken.

    Where people play in teams a seat is a place: who leaves leaves it empty, and nobody moves.
    Everywhere else those who sit further on move up.
    """

    row: SessionRow
    seats: tuple[SeatRow, ...]

    @property
    def rules(self) -> AnyGame:
        """The game to be played."""
        return engines.game(self.row.game)

    @property
    def config(self) -> Config:
        """The game's options."""
        return self.rules.config(msgspec.json.decode(self.row.config))

    @property
    def options(self) -> TableOptions:
        """The table's options."""
        return msgspec.json.decode(self.row.options, type=TableOptions)

    @property
    def people(self) -> tuple[int, ...]:
        """The users who sit here."""
        return tuple(seat.user for seat in self.seats if seat.user is not None)

    @property
    def time(self) -> float:
        """The time per move, in seconds: as chosen, else long where nobody else has to wait."""
        alone = len(self.people) == 1 and len(self.seats) > 1
        return self.options.seconds or (SOLO if alone else USUAL)

    @property
    def free(self) -> tuple[int, ...]:
        """The seats that nobody has taken."""
        taken = {seat.seat for seat in self.seats}
        return tuple(seat for seat in range(self.places) if seat not in taken)

    @property
    def places(self) -> int:
        """How many the table is set up for: as the game's options say, else as many as it takes.

        Who sat down before that was changed stays.
        """
        return max(getattr(self.config, "seats", self.rules.seats[-1]), len(self.seats))

    @property
    def full(self) -> bool:
        """Whether nobody else can sit down."""
        return len(self.seats) == self.places

    @property
    def ready(self) -> bool:
        """Whether the game can begin."""
        return len(self.seats) + self.empty in self.rules.seats and bool(self.people)

    @property
    def filler(self) -> str | None:
        """The level of computer players that take the seats left empty; None: nobody does."""
        return None if self.options.invited else getattr(self.config, "ai_level", None)

    @property
    def empty(self) -> int:
        """How many seats the computer would take at the start.

        All that the game's options ask for; else only those that the game cannot do without.
        """
        wanted = getattr(self.config, "seats", self.rules.seats[0])
        return 0 if self.filler is None else max(0, wanted - len(self.seats))

    def filled(self) -> Lobby:
        """The table with a computer player on every seat that would be empty."""
        lobby = self
        for _ in range(self.empty):
            assert self.filler is not None
            lobby = lobby.add_computer(self.filler)
        return lobby

    def join(self, user: int, name: str) -> Lobby:
        """Seat a person. Raises Unwelcome."""
        if user in self.people:
            raise Unwelcome(House.ALREADY_SEATED)
        if self.options.invited not in (None, user):
            raise Unwelcome(House.INVITED_ONLY)
        return self._seat(user, name, None)

    def add_computer(self, level: str) -> Lobby:
        """Seat a computer player. Raises Unwelcome."""
        if level not in self.rules.levels:
            raise Unwelcome(House.BAD_OPTION, "level")
        return self._seat(None, "", level)

    def remove_computer(self) -> Lobby:
        """Let the computer that came last go. Raises Unwelcome where none sits."""
        for seat in reversed(self.seats):
            if seat.user is None:
                return self._with([each for each in self.seats if each is not seat])
        raise Unwelcome(House.NOTHING_HERE)

    def leave(self, user: int) -> Lobby:
        """Let a person go; the table passes to whoever came next. Raises NotSeated."""
        if user not in self.people:
            raise NotSeated
        left = self._with([each for each in self.seats if each.user != user])
        if self.row.host != user or not left.people:
            return left
        return Lobby(msgspec.structs.replace(left.row, host=left.people[0]), left.seats)

    def change_seat(self, user: int) -> Lobby:
        """Move a person to the other team. Raises NotSeated, Unwelcome where there are no teams.

        They take a free seat there, else that of a computer, else that of who sits next.
        """
        if not self.options.teams:
            raise Unwelcome(House.NOTHING_HERE)
        mine = next((row for row in self.seats if row.user == user), None)
        if mine is None:
            raise NotSeated
        target = self._seat_across(mine.seat)
        moves = {mine.seat: target, target: mine.seat}
        moved = [
            msgspec.structs.replace(row, seat=moves.get(row.seat, row.seat)) for row in self.seats
        ]
        return Lobby(self.row, tuple(sorted(moved, key=lambda row: row.seat)))

    def draw_teams(self, drawn: bool) -> Lobby:
        """Have the teams drawn by lot at the start, or play as people sit."""
        if not self.options.teams:
            raise Unwelcome(House.NOTHING_HERE)
        options = msgspec.structs.replace(self.options, drawn=drawn)
        return Lobby(msgspec.structs.replace(self.row, options=encode(options)), self.seats)

    def shuffled(self, dice: Random) -> Lobby:
        """The same people and computers, all seats drawn by lot. For a table that is full."""
        rows = list(self.seats)
        dice.shuffle(rows)
        return self._with(rows, moving=True)

    def set_option(self, field: str, value: Any) -> Lobby:
        """Change one of the game's options. Raises BadConfig."""
        config = self.rules.config({**plain(self.config), field: value})
        return Lobby(msgspec.structs.replace(self.row, config=encode(config)), self.seats)

    def set_time(self, seconds: float) -> Lobby:
        """Change the time per move."""
        options = msgspec.structs.replace(self.options, seconds=seconds)
        return Lobby(msgspec.structs.replace(self.row, options=encode(options)), self.seats)

    def keep_for(self, user: int) -> Lobby:
        """Let nobody but `user` join: a challenge."""
        options = msgspec.structs.replace(self.options, invited=user)
        return Lobby(msgspec.structs.replace(self.row, options=encode(options)), self.seats)

    def _seat(self, user: int | None, name: str, level: str | None) -> Lobby:
        if self.full:
            raise Unwelcome(House.TABLE_FULL)
        row = SeatRow(session=self.row.id, seat=self.free[0], user=user, name=name, level=level)
        return Lobby(self.row, tuple(sorted((*self.seats, row), key=lambda each: each.seat)))

    def _seat_across(self, seat: int) -> int:
        """The best seat of another team than that of `seat`."""
        most = self.rules.seats[-1]
        others = [(seat + step) % most for step in range(1, most)]
        mine = next(team for team in self.options.teams if seat in team)
        computers = {row.seat for row in self.seats if row.user is None}
        across = [each for each in others if each not in mine]
        return min(across, key=lambda each: (each not in self.free, each not in computers))

    def _with(self, seats: list[SeatRow], *, moving: bool = False) -> Lobby:
        """Only these rows; they move up where seats are no places, or are drawn anew."""
        if self.options.teams and not moving:
            return Lobby(self.row, tuple(seats))
        moved = (msgspec.structs.replace(each, seat=n) for n, each in enumerate(seats))
        return Lobby(self.row, tuple(moved))
