"""Whole sessions from files of any form that is read: what a file is, is seen from what stands in it."""

from __future__ import annotations

import re
from pathlib import Path

from bridgelaw.formats import limits
from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.sessions import neutral
from bridgelaw.formats.sessions.session_file import SessionFile

_PBN = re.compile(rb"[%;]|\[\s*[A-Za-z]")
_TABLES = (".csv", ".tsv", ".txt")
"""How files end that are no session, whatever they begin with."""
_ACCESS = (b"\0\1\0\0Standard Jet DB", b"\0\1\0\0Standard ACE DB")
"""How an Access file begins."""


def load(path: str | Path) -> SessionFile:
    """The session in a file: the neutral form, USEBIO, XML of Scorer, results in PBN, the Access file of table units.

    Raises:
        RecordError: it cannot be read as one.
    """
    path = Path(path)
    return loads(limits.read_bytes(path, str(path), limits.JSON_AT_MOST), str(path))


def loads(data: bytes, name: str = "<text>") -> SessionFile:
    """The session in the bytes of a file; `name` stands for it in errors.

    Raises:
        RecordError: they cannot be read as one.
    """
    if data.startswith(_ACCESS):
        from bridgelaw.formats.sessions import bws

        return bws.loads(data, name)
    begin = _begin(data)
    if begin.startswith(b"<"):
        return _xml(data, name)
    if _is_pbn(begin, name):
        from bridgelaw.formats.sessions import pbn_results

        return pbn_results.loads(data, name)
    return neutral.loads(data, name)


def is_session(data: bytes, name: str) -> bool:
    """Whether they begin as one of the forms of a session, whatever comes behind; `name` is that of the file."""
    begin = _begin(data)
    if data.startswith(_ACCESS) or begin.startswith((b"<", b"{")):
        return True
    return not name.lower().endswith(_TABLES) and _is_pbn(begin, name)


def is_access(data: bytes) -> bool:
    """Whether they are an Access file of table units."""
    return data.startswith(_ACCESS)


def _begin(data: bytes) -> bytes:
    return data[:4096].removeprefix(b"\xef\xbb\xbf").lstrip()


def _is_pbn(begin: bytes, name: str) -> bool:
    # an array of JSON begins with a bracket too, but no tag
    return bool(_PBN.match(begin)) or name.lower().endswith(".pbn")


def _xml(data: bytes, name: str) -> SessionFile:
    from bridgelaw.formats.sessions import elements, scorer, usebio

    limits.check_size(len(data), name, limits.XML_AT_MOST)
    root = elements.root_of(data, name)
    if root.name == "USEBIO":
        return usebio.read(root, name)
    if root.name == "session":
        return scorer.read(root, name)
    said = f"<{root.name}> is no session in a form that is read here"
    raise RecordError(name, root.line, 1, "unknown-form", said, details={"text": root.name})
