"""Lines of a PBN file in export form: short, one tag to a line, comments where they belong."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

WIDTH = 79
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
_TO_ESCAPE = re.compile(r'"|\\(?=["\\]|\Z)')


class RecordLayout:
    """The lines of one record. Remarks are written behind what they belong to; `of` gives them by place."""

    def __init__(self, remarks: Sequence[tuple[str, str]]) -> None:
        self.lines: list[str] = []
        self.of: dict[str, list[str]] = {}
        for place, said in remarks:
            self.of.setdefault(place, []).append(said)

    def tag(self, name: str, value: str, place: str | None = None) -> None:
        """`[name "value"]` on a line of its own, and the remarks on it."""
        self.lines.append(f'[{name} "{quoted(value)}"]')
        self.remarks(name if place is None else place)

    def remarks(self, place: str) -> None:
        """The remarks on `place`: what ends with its line is put behind the last line, the others on their own."""
        for said in self.of.get(place, ()):
            if said[0] == ";" and self.lines and self.lines[-1][:1] not in ("%", ""):
                self.lines[-1] += f" {said}"
            else:
                self.lines += said.split("\n")

    def row(self, cells: Iterable[tuple[str, str]]) -> None:
        """Calls or cards on a line; each cell is its text and its place. What is too long for it begins a new one."""
        line = ""
        for text, place in cells:
            if line and len(line) + 1 + len(text) > WIDTH:
                self.lines.append(line)
                line = ""
            line = f"{line} {text}" if line else text
            for said in self.of.get(place, ()) if place else ():
                line = self._with_remark(line, said)
        if line:
            self.lines.append(line)

    def _with_remark(self, line: str, said: str) -> str:
        if said[0] == "{" and "\n" not in said and len(line) + 1 + len(said) <= WIDTH:
            return f"{line} {said}" if line else said
        if said[0] == "%":
            self.lines += [line, said] if line else [said]
            return ""
        if said[0] == ";":
            self.lines.append(f"{line} {said}" if line else said)
            return ""
        if line:
            self.lines.append(line)
        self.lines += said.split("\n")
        return ""

    def text(self) -> str:
        """The record, each line ended."""
        return "\n".join(self.lines) + "\n"


def quoted(value: str) -> str:
    """A value as it stands between quotes: on one line, with what must be escaped."""
    value = _CONTROL.sub(" ", value)
    if value == "#" or value.startswith("##"):
        value = f" {value}"  # else it would say "as before"
    return _TO_ESCAPE.sub(lambda sign: f"\\{sign[0]}", value)


def numbered(texts: Iterable[str], taken: Iterable[str]) -> Mapping[str, str]:
    """Numbers for the notes of a section, in the order in which they are first needed; those `taken` are left out."""
    used = set(taken)
    numbers: dict[str, str] = {}
    number = 0
    for text in texts:
        if text in numbers:
            continue
        number += 1
        while str(number) in used:
            number += 1
        numbers[text] = str(number)
    return numbers
