"""What was last shown of pairs and plays: on the phone of a pair stands all that it has played, of which one is new."""

from __future__ import annotations

from collections.abc import Mapping

from bridgelaw.hall.seen import SeenPair, SeenPlay
from bridgelaw.session.history import PlayHistory
from bridgelaw.session.model import Pair
from bridgelaw.session.play import Play
from bridgelaw.session.schedule import TableRound

_MadeOf = tuple[PlayHistory | None, TableRound | None, int | None]


class ShownBefore:
    """Serves for a session from one fact to the next. Each thing is handed out only for what it was made of, and all of
    it only under the same names; what depends on who looks is not kept here."""

    def __init__(self) -> None:
        self._names: Mapping[str, str] = {}
        self._pairs: dict[tuple[str, bool, bool], tuple[Pair, SeenPair]] = {}
        self._plays: dict[Play, tuple[_MadeOf, SeenPlay]] = {}

    def under(self, names: Mapping[str, str]) -> ShownBefore:
        """Itself, for a view with these names."""
        if names is not self._names:
            self._names = names
            self._pairs.clear()
            self._plays.clear()
        return self

    def pair(self, pair: Pair, *, named: bool, several: bool) -> SeenPair:
        """That pair; `several`: there are several sections."""
        known = self._pairs.get((pair.key, named, several))
        if known is not None and known[0] is pair:
            return known[1]
        names = tuple(self._names.get(one, "") for one in pair.people) if named else ()
        found = SeenPair(pair.key, f"{pair.section if several else ''}{pair.number}", names)
        self._pairs[pair.key, named, several] = pair, found
        return found

    def play(self, play: Play, made_of: _MadeOf) -> SeenPlay | None:
        """What was kept of it, if it was made of the very same."""
        known = self._plays.get(play)
        same = known is not None and all(one is other for one, other in zip(known[0], made_of, strict=True))
        return known[1] if known is not None and same else None

    def keep(self, play: Play, made_of: _MadeOf, seen: SeenPlay) -> None:
        """Keep it for the next who looks."""
        self._plays[play] = made_of, seen
