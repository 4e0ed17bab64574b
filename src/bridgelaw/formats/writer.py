"""Plain data of a record as YAML or JSON text: the same data gives the same bytes.

The YAML is such that readers of YAML 1.1 find the same in it: a word that they would take for a number, a date or a yes
stands in quotes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

_BID_OR_CONTRACT = re.compile(r"[1-9](?:[CDHS]|NT)X{0,2}")
_PLAIN = re.compile(r"[^\W\d_](?:[\w ./;()+*'!=-]*[\w.;()+*'!=])?")
_TYPED = re.compile(r"(?i:y|n|yes|no|on|off|true|false|null)")
_ESCAPED = re.compile('["\\\\\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]')
_SHORT = {"\n": "\\n", "\t": "\\t", "\r": "\\r", '"': '\\"', "\\": "\\\\"}
_BLOCKS = ("has", "lacks", "exactly")


def yaml_text(data: Mapping[str, Any]) -> str:
    """The YAML text of a record's plain data."""
    lines: list[str] = []
    for key, value in data.items():
        if key in ("acts", "reading") and value:
            lines.append(f"{key}:")
            lines += [f"  - {flow(one)}" for one in value]
        elif key == "expect":
            lines.append("expect:")
            for row in value:
                lines += _row(row)
        else:
            lines.append(f"{key}: {flow(value)}")
    return "\n".join(lines) + "\n"


def _row(row: Mapping[str, Any]) -> Iterable[str]:
    """One expectation: its parts key by key, the elements of a list each on a line."""
    lines: list[str] = []
    for key, value in row.items():
        if key not in _BLOCKS or not value:
            lines.append(f"{key}: {flow(value)}")
            continue
        lines.append(f"{key}:")
        for name, part in value.items():
            if isinstance(part, list) and any(isinstance(one, Mapping) for one in part):
                lines.append(f"  {_word(name)}:")
                lines += [f"    - {flow(one)}" for one in part]
            else:
                lines.append(f"  {_word(name)}: {flow(part)}")
    return [f"  - {lines[0]}", *(f"    {line}" for line in lines[1:])] if lines else ["  - {}"]


def flow(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_word(str(key))}: {flow(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(flow(one) for one in value) + "]"
    return _word(value) if isinstance(value, str) else _bare(value)


def _bare(value: Any) -> str:
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, float):
        mantissa, e, exponent = repr(value).partition("e")
        return f"{mantissa}{'.0' if e and '.' not in mantissa else ''}{e}{exponent}"
    return str(int(value))


def _word(text: str) -> str:
    """A text, in quotes where some reader of YAML would take it for something else."""
    if _BID_OR_CONTRACT.fullmatch(text) or text == "N":
        return text
    if _PLAIN.fullmatch(text) and not _TYPED.fullmatch(text) and "  " not in text:
        return text
    return f'"{_ESCAPED.sub(_escape, text)}"'


def _escape(found: re.Match[str]) -> str:
    return _SHORT.get(found[0]) or f"\\u{ord(found[0]):04x}"


def json_text(data: Mapping[str, Any]) -> str:
    """The JSON text of a record's plain data: a key to a line, an act to a line."""
    lines = []
    for key, value in data.items():
        if key in ("acts", "reading", "expect") and value:
            inner = ",\n".join(f"    {_json(one)}" for one in value)
            lines.append(f"  {_json(key)}: [\n{inner}\n  ]")
        else:
            lines.append(f"  {_json(key)}: {_json(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _json(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode("utf-8")
