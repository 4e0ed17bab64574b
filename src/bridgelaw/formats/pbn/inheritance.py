"""Values that a record takes from the records before it.

`#` is the value of the nearest earlier record that has the tag; `##text` gives it to all later records until somebody
else says something. Beyond the standard, real files write the second table of a board without repeating the board.
"""

from __future__ import annotations

from msgspec.structs import replace

from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.foreign.text import Findings
from bridgelaw.formats.pbn.lexer import Game, Tag
from bridgelaw.formats.pbn.names import NEVER_INHERITED

_OF_THE_BOARD = ("Board", "Dealer", "Vulnerable", "Deal")
LONGEST_LEFT, MOST_LEFT = 2000, 100
"""How long a value may be, and how many, that one record leaves to all later ones: they are in each of these."""


class Inheritance:
    """What the records so far leave to those that follow."""

    __slots__ = ("board", "latest", "running")

    def __init__(self) -> None:
        self.latest: dict[str, Tag] = {}
        self.running: dict[str, str] = {}
        self.board: dict[str, str] = {}

    def resolve(self, game: Game, findings: Findings) -> tuple[dict[str, Tag], list[Tag]]:
        """The tags of a record by name with their values, inherited ones among them; and those that stand twice.

        Notes are left out: they may repeat.

        Raises:
            RecordError: more is left to later records than they can be given.
        """
        tags = {tag.name: tag for tag in game.tags}
        again: list[Tag] = []
        if len(tags) == len(game.tags) and "#" not in game.text.said:
            tags.pop("Note", None)
        else:
            tags = self._one_by_one(game, again, findings)
        self._fill_in(tags, game, findings)
        self.latest |= tags
        return tags, again

    def _one_by_one(self, game: Game, again: list[Tag], findings: Findings) -> dict[str, Tag]:
        """The tags of a record in which one stands twice, or is inherited; what stands twice goes to `again` too."""
        tags: dict[str, Tag] = {}
        for tag in game.tags:
            if tag.name == "Note":
                continue
            if tag.name in tags:
                findings.note("duplicate_tag", tag.at, f"{tag.name} stands twice; the first counts")
                again.append(tag)
                continue
            tags[tag.name] = self._value(tag, findings) if tag.value[:1] == "#" else tag
        return tags

    def _value(self, tag: Tag, findings: Findings) -> Tag:
        if tag.value.startswith("##"):
            value = tag.value[2:]
            if len(value) > LONGEST_LEFT or (tag.name not in self.running and len(self.running) >= MOST_LEFT):
                raise _too_much(tag, findings)
            self.running[tag.name] = value
        elif tag.value == "#":
            value = self.latest[tag.name].value if tag.name in self.latest else ""
            if len(value) > LONGEST_LEFT:
                raise _too_much(tag, findings)
            findings.note("inherited", tag.at, f"{tag.name}: as in an earlier record")
        else:
            return tag
        if tag.name in NEVER_INHERITED:
            findings.note("bad_value", tag.at, f"{tag.name} may not be inherited by #")
        return replace(tag, value=value)

    def _fill_in(self, tags: dict[str, Tag], game: Game, findings: Findings) -> None:
        """The tags that the record lacks and earlier ones give."""
        at = game.at
        missing = {name: value for name, value in self.running.items() if name not in tags} if self.running else {}
        if "Deal" not in tags and self._same_board(tags):
            missing |= {name: value for name, value in self.board.items() if name not in tags}
        if missing:
            findings.note("inherited", at, f"{', '.join(missing)}: as in an earlier record")
            tags |= {name: Tag(name, value, at, at, at) for name, value in missing.items()}
        of_board = {name: tags[name].value for name in _OF_THE_BOARD if name in tags}
        self.board = {name: value for name, value in of_board.items() if len(value) <= LONGEST_LEFT}

    def _same_board(self, tags: dict[str, Tag]) -> bool:
        """Whether a record without a deal is another table of the board before it: nothing says otherwise."""
        said = [name for name in ("Board", "Dealer", "Vulnerable") if name in tags and name in self.board]
        return all(tags[name].value == self.board[name] for name in said) and ("Board" in said or "Board" not in tags)


def _too_much(tag: Tag, findings: Findings) -> RecordError:
    said = f"{tag.name}: more than {MOST_LEFT} values of {LONGEST_LEFT} characters are left to later records"
    return findings.text.error("too-large", said, tag.at, limit=str(LONGEST_LEFT))
