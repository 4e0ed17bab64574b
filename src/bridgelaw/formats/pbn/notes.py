"""The notes of the sections: which text a reference means, and which notes nobody refers to."""

from __future__ import annotations

from collections.abc import Sequence

from bridgelaw.formats.foreign.text import Findings
from bridgelaw.formats.pbn.lexer import Tag
from bridgelaw.formats.pbn.names import SECTIONS

_CONCERNED = frozenset((*SECTIONS, "Note"))


class PbnNotes:
    """The notes of one record. A note belongs to the section before it, and one before any section to the auction."""

    __slots__ = ("at", "places", "texts", "twice", "used")

    def __init__(self, tags: Sequence[Tag]) -> None:
        self.texts: dict[tuple[str, str], str] = {}
        self.at: dict[tuple[str, str], int] = {}
        self.twice: list[tuple[str, str, str, int]] = []
        self.places: dict[str, tuple[str, str]] = {}
        self.used: dict[tuple[str, str], str] = {}
        section = SECTIONS[0]
        for n, tag in [(n, tag) for n, tag in enumerate(tags) if tag.name in _CONCERNED]:
            if tag.name in SECTIONS:
                section = tag.name
            else:
                number, colon, text = tag.value.partition(":")
                number = number.strip().lstrip("0")
                key = section, number
                if not colon or not number.isalnum():
                    self.twice.append((section, "", tag.value, tag.at))
                elif key in self.texts:
                    self.twice.append((section, number, text.strip(), tag.at))
                else:
                    self.texts[key] = text.strip()
                    self.at[key] = tag.at
                    self.places[f"Note {n}"] = key

    def text(self, section: str, number: str, findings: Findings, at: int) -> str | None:
        """The text of the note that a reference at `at` means; None, and a finding, when there is none."""
        found = self.texts.get((section, number))
        if found is None:
            findings.note("notes_dangling", at, f"there is no note {number} in the {section}")
        else:
            self.used.setdefault((section, number), found)
        return found

    def left(self, findings: Findings) -> list[tuple[str, str, str]]:
        """The notes to which nothing refers: section, number, text."""
        left = [(*key, text, self.at[key]) for key, text in self.texts.items() if key not in self.used]
        left += self.twice
        for section, number, _, at in left:
            findings.note("notes_dangling", at, f"nothing in the {section} refers to the note {number}".rstrip())
        return [(section, number, text) for section, number, text, _ in left]

    def place(self, place: str) -> str:
        """The place of a remark; one behind a note gets the section and the text of the note."""
        key = self.places.get(place)
        if key is None:
            return "Note" if place.startswith("Note ") else place
        return f"{key[0]}={self.texts[key]}"
