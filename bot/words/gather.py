"""`python -m bot.words.gather`: brings the catalogues up to date with what the code says.

New messages arrive untranslated, those no longer said go. A test fails while one is missing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from bot.words import CATALOGUES, ENGLISH, LANGUAGES

ROOT: Final = Path(__file__).parents[2]
KEYWORDS: Final = {"say": None, "count": (1, 2), "mark": None}


def said_in_code() -> Iterator[tuple[str | tuple[str, ...], str]]:
    """Every message that `say`, `count` and `mark` are given, and the file it stands in."""
    for folder in ("bot", "cogs"):
        for file, _, message, _, _ in extract_from_dir(
            ROOT / folder, method_map=[("**.py", "python")], keywords=KEYWORDS
        ):
            yield message, f"{folder}/{file}"


async def said_in_commands() -> set[str]:
    """Every name and description of a slash command, an option or a choice."""
    from bot.app import COGS, OutOfTurn
    from bot.settings import Settings

    bot = OutOfTurn(Settings())
    try:
        for cog in COGS:
            await bot.load_extension(cog)
        return {text for each in bot.tree.get_commands() for text in _texts(each.to_dict(bot.tree))}
    finally:
        bot.painter.close()


def _texts(payload: dict[str, Any]) -> Iterator[str]:
    yield payload["name"]
    if payload.get("description"):
        yield payload["description"]
    for each in payload.get("options", []):
        yield from _texts(each)
    for each in payload.get("choices", []):
        yield each["name"]


def template() -> Catalog:
    """All that is said, as a catalogue without translations."""
    catalogue = Catalog(project="Out of Turn", charset="utf-8")
    for message, place in said_in_code():
        catalogue.add(message, locations=[(place, 0)])
    for text in sorted(asyncio.run(said_in_commands())):
        catalogue.add(text, locations=[("commands", 0)])
    return catalogue


def path(language: str) -> Path:
    """The catalogue file of a language."""
    return CATALOGUES / f"{language}.po"


def catalogue(language: str) -> Catalog:
    """The catalogue of a language as it is now."""
    if not path(language).exists():
        return Catalog(locale=language, project="Out of Turn", charset="utf-8")
    with path(language).open("rb") as file:
        return read_po(file, locale=language)


def main() -> None:
    """Update every catalogue."""
    fresh = template()
    for language in LANGUAGES:
        if language == ENGLISH:
            continue
        now = catalogue(language)
        now.update(fresh, no_fuzzy_matching=True)
        now.obsolete.clear()
        with path(language).open("wb") as file:
            write_po(file, now, sort_output=True, omit_header=False, width=98, no_location=True)


if __name__ == "__main__":
    main()
