"""Every sentence people read, in their language: gettext catalogues, the English text as key."""

from __future__ import annotations

import gettext
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

CATALOGUES: Final = Path(__file__).with_name("catalogues")

ENGLISH: Final = "en"
LANGUAGES: Final = {"en": "English", "pt_BR": "Português (Brasil)", "uk": "Українська"}
"""The languages on offer, each by its own name. Keys are the catalogues' file names."""

_BY_PREFIX: Final = {"pt": "pt_BR", "uk": "uk"}


def language_of(locale: str | None) -> str:
    """The catalogue for one of Discord's locales (`pt-BR`, `uk`); English for all others."""
    return _BY_PREFIX.get((locale or "").partition("-")[0], ENGLISH)


def mark(message: str) -> str:
    """Mark `message` for the catalogues where it is only kept, to be said later."""
    return message


class Words:
    """One language's way to say things. Parts in braces are filled in by name."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self._catalogue = _catalogue(language)

    def say(self, message: str, /, **parts: object) -> str:
        """`message` (the English text) in this language, its `{parts}` filled in."""
        return self._catalogue.gettext(message).format(**parts)

    def count(self, one: str, many: str, n: int, /, **parts: object) -> str:
        """The form of `one` / `many` that this language uses for `n`, which fills `{n}`."""
        return self._catalogue.ngettext(one, many, n).format(n=n, **parts)


@cache
def words_in(language: str) -> Words:
    """The words of one of LANGUAGES."""
    return Words(language)


def words_for(locale: str | None) -> Words:
    """The words for somebody whose Discord is set to `locale`."""
    return words_in(language_of(locale))


def _catalogue(language: str) -> gettext.NullTranslations:
    if language == ENGLISH:
        return gettext.NullTranslations()
    with (CATALOGUES / f"{language}.po").open("rb") as file:
        catalogue = read_po(file, locale=language)
    compiled = BytesIO()
    write_mo(compiled, catalogue)
    compiled.seek(0)
    return gettext.GNUTranslations(compiled)
