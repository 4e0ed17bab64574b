"""Plays by pair, as they are kept while a session goes on."""

from __future__ import annotations

from collections.abc import ItemsView, Iterable, Mapping

from bridgelaw.session.play import Play


class PlaysByPair:
    """Plays by pair, each pair's in the order in which they were put there. A copy shares what is not changed in it."""

    def __init__(self, plays: Mapping[str, Mapping[Play, None]] | None = None) -> None:
        self._plays = dict(plays or {})

    def copy(self) -> PlaysByPair:
        """One of its own."""
        return PlaysByPair(self._plays)

    def of(self, pair: str) -> Iterable[Play]:
        """Those of a pair."""
        return self._plays.get(pair, {})

    def items(self) -> ItemsView[str, Mapping[Play, None]]:
        """Every pair with its plays."""
        return self._plays.items()

    def change(self, pairs: Iterable[str], play: Play, *, put: bool) -> None:
        """Put a play to those of these pairs, or take it away."""
        for key in pairs:
            mine = self._plays.get(key, {})
            self._plays[key] = {**mine, play: None} if put else {one: None for one in mine if one != play}
