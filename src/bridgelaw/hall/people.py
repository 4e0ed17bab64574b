"""People of a session: keys for names on the way in, names for keys on the way out, no name in any text."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from bridgelaw.formats.sessions.session_file import SessionFile, SessionPerson
from bridgelaw.session.model import Pair, Session

_WORD = re.compile(r"\w+")


def named(file: SessionFile) -> tuple[tuple[str, str], ...]:
    """Name and number of everybody whom the file names."""
    return tuple((one.name, one.number) for one in file.people.values() if one.name)


def with_keys(file: SessionFile, keys: Mapping[tuple[str, str], str], known: Mapping[str, Pair]) -> Session:
    """The session with our keys of its people. A pair of which the file names nobody keeps those that it has."""
    ours = {key: keys[one.name, one.number] for key, one in file.people.items() if one.name}

    def people(pair: Pair) -> tuple[str, ...]:
        found = tuple(ours[key] for key in pair.people if key in ours)
        return found or (known[pair.key].people if pair.key in known else ())

    return replace(file.session, pairs=tuple(replace(pair, people=people(pair)) for pair in file.session.pairs))


def with_names(session: Session, people: Mapping[str, SessionPerson]) -> dict[str, SessionPerson]:
    """Of all people those who play in the session."""
    return {key: people[key] for pair in session.pairs for key in pair.people if key in people}


def name_in_text(file: SessionFile, names: Iterable[str]) -> tuple[str, str] | None:
    """The first text of a session that has a name in it, and the name: texts are kept for good, names are not."""
    by_first: dict[str, list[tuple[list[str], str]]] = defaultdict(list)
    for name in names:
        if its := _words(name):
            by_first[its[0]].append((its, name))
    for text in dict.fromkeys(_texts(file)):
        words = _words(text)
        for n, word in enumerate(words):
            for its, name in by_first.get(word, ()):
                if words[n : n + len(its)] == its:
                    return text, name
    return None


def _words(text: str) -> list[str]:
    return [word.casefold() for word in _WORD.findall(text)]


def _texts(file: SessionFile) -> Iterator[str]:
    """All that is kept of a session and may say anything."""
    session = file.session
    yield from (session.name, file.source, file.program)
    yield from (section.name for section in session.sections)
    for pair in session.pairs:
        yield from (pair.key, pair.number, pair.section)
    for one in session.results:
        yield from (one.section, one.form, one.unplayed or "")
    yield from (one.law or "" for one in session.penalties)
