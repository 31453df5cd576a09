"""The commands of Tichu."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from cogs.game_cog import TIMES, GameCog, Interaction, answered, levels
from cogs.tichu.boosters.suggestions import booster_names, booster_ways
from cogs.tichu.boosters.typed import read_booster
from cogs.tichu.names import TYPES, rank_name
from cogs.tichu.opponents import OPPONENTS
from cogs.tichu.saying import not_said, offers, read_said
from cogs.tichu.suggestions import suggestions
from cogs.tichu.typed import read_play
from engines.tichu.boosters.yellow import REPLACED
from engines.tichu.cards import RANKS

JOINED = [
    *(
        app_commands.Choice(name=f"Firebird as {rank}", value=f"firebird={rank}")
        for rank in REPLACED
    ),
    app_commands.Choice(name="Hole", value="hole"),
    app_commands.Choice(name="Rat", value="rat"),
]
KINDS = [app_commands.Choice(name=name, value=kind) for kind, name in TYPES.items()]
RANK_CHOICES = [app_commands.Choice(name=rank_name(rank), value=rank) for rank in RANKS]


@app_commands.guild_only()
class TichuCog(GameCog, group_name="tichu", group_description="Tichu: two teams, bombs and wishes"):
    """`/tichu start`, and what is done by typing: `play`, `booster` and `say`."""

    game = "tichu"

    @app_commands.command(description="Open a table of Tichu")
    @app_commands.describe(
        level="Play with three computer players at once",
        boosters="Whether the pack of boosters is in play: yes if you do not say",
        target="How many points win the game: 1000 if you do not say",
        bombs="Seconds in which a finished trick may still be bombed: 5 if you do not say",
        time="Time per move",
    )
    @app_commands.choices(level=levels(OPPONENTS), time=TIMES)
    @answered
    async def start(
        self,
        interaction: Interaction,
        level: str | None = None,
        boosters: bool = True,
        target: app_commands.Range[int, 100, 2000] = 1000,
        bombs: app_commands.Range[int, 0, 120] = 5,
        time: float | None = None,
    ) -> None:
        """Open a table; with computer players the game begins at once."""
        config: dict[str, Any] = {
            "boosters": boosters,
            "target": target,
            "bomb_seconds": float(bombs),
        }
        await self.open_table(interaction, config, level=level, seconds=time)

    @app_commands.command(description="Play cards by typing: 5r 5g")
    @app_commands.describe(
        cards="Rank and suit letter of each card: 5r 5g, or phoenix, dragon, mahjong, dog",
        phoenix="What the Phoenix stands for, where that is open",
        wish="Your wish, with the Mah Jong",
        booster="A booster that you play together with the cards",
        kind="What you play the cards as, where they are several things",
    )
    @app_commands.rename(kind="as")
    @app_commands.choices(phoenix=RANK_CHOICES, wish=RANK_CHOICES, booster=JOINED, kind=KINDS)
    @answered
    async def play(
        self,
        interaction: Interaction,
        cards: str,
        phoenix: str | None = None,
        wish: str | None = None,
        booster: str | None = None,
        kind: str | None = None,
    ) -> None:
        """Play in the channel's game, in turn or a bomb; the table shows what came of it."""
        table, now = await self.playing(interaction)
        raw = read_play(f"{cards} {booster or ''}")
        raw |= {"as": kind} if kind is not None else {}
        raw |= {"phoenix": phoenix} if phoenix is not None else {}
        raw |= {"wish": wish} if wish is not None else {}
        await self.bot.desk.act(interaction, table.id, raw, None)
        await self.bot.desk.tell(interaction, now.words.say("Played."))

    @play.autocomplete("cards")
    async def complete(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """What may be played and fits what is typed."""
        return await self.suggested(interaction, lambda now: suggestions(now, typed))

    @app_commands.command(description="Play a booster by typing")
    @app_commands.describe(
        name="Which of your boosters",
        said="What you play it with: cards, a player, a rank, another booster",
    )
    @app_commands.rename(said="with")
    @answered
    async def booster(self, interaction: Interaction, name: str, said: str = "") -> None:
        """Play a booster in the channel's game; the table shows what came of it."""
        table, now = await self.playing(interaction)
        await self.bot.desk.act(interaction, table.id, read_booster(now, name, said), None)
        await self.bot.desk.tell(interaction, now.words.say("Played."))

    @booster.autocomplete("name")
    async def complete_name(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The own boosters that fit what is typed."""
        return await self.suggested(interaction, lambda now: booster_names(now, typed))

    @booster.autocomplete("said")
    async def complete_said(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """What the booster that is named may be played with."""
        name = str(getattr(interaction.namespace, "name", ""))
        return await self.suggested(interaction, lambda now: booster_ways(now, name, typed))

    @app_commands.command(description="Say it by typing: pass, no, wait, tichu, a booster to take")
    @app_commands.describe(what="What you say to what you are asked; suggestions show what fits")
    @answered
    async def say(self, interaction: Interaction, what: str) -> None:
        """Pass, call, answer or choose in the channel's game; the table shows what came of it."""
        table, now = await self.playing(interaction)
        raw = read_said(now, what)
        if raw is None:
            await self.bot.desk.tell(interaction, not_said(now))
            return
        await self.bot.desk.act(interaction, table.id, raw, None)
        await self.bot.desk.tell(interaction, now.words.say("Said."))

    @say.autocomplete("what")
    async def complete_what(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """What may be said now and fits what is typed."""
        return await self.suggested(interaction, lambda now: offers(now, typed))
