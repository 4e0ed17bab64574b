"""What has changed between two lists: the results that count otherwise, and where pairs stand."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from bridgelaw.session.model import PlayResult, Session
from bridgelaw.session.play import Play, play_of, plays_of
from bridgelaw.session.ranking import RankedPair, Ranking


class ResultChange(Struct, frozen=True):
    """A play that counts otherwise; None: it did not count before, or does no more."""

    play: Play
    before: PlayResult | None
    after: PlayResult | None


class PlaceChange(Struct, frozen=True):
    """A pair whose place, total or percentage is another one; None: it is in one of the lists only."""

    key: str
    before: RankedPair | None
    after: RankedPair | None


class ListDifference(Struct, frozen=True):
    """What changed from one list to the next: results in the order of the plays, pairs in that of the new list, those
    that are not in it last."""

    results: tuple[ResultChange, ...] = ()
    places: tuple[PlaceChange, ...] = ()


def difference(before: tuple[Session, Ranking], after: tuple[Session, Ranking]) -> ListDifference:
    """What changed. Pairs are the same ones where they have the same key, plays where they have the same place."""
    old, new = before[0].results, after[0].results
    few = _changed_places(old, new)
    results = result_changes(_by_play(old, few), _by_play(new, few))
    return ListDifference(results=results, places=_places(before[1], after[1]))


def result_changes(
    before: Mapping[Play, PlayResult | None], after: Mapping[Play, PlayResult | None]
) -> tuple[ResultChange, ...]:
    """The plays of which the result that counts is another one."""
    changed = sorted(play for play in {**before, **after} if before.get(play) != after.get(play))
    return tuple(ResultChange(play, before.get(play), after.get(play)) for play in changed)


Results = tuple[PlayResult, ...]


def _changed_places(old: Results, new: Results) -> frozenset[Play] | None:
    """The plays (the first of those that are named alike) of the results that are others now, where those of both lists
    belong to the same plays in the same order; else None. A correction is looked at without naming every play."""
    if len(old) != len(new):
        return None
    found = set()
    for one, other in zip(old, new, strict=True):
        if one is not other:
            play = play_of(one)
            if play != play_of(other):
                return None
            found.add(play)
    return frozenset(found)


def _by_play(results: Results, plays: frozenset[Play] | None) -> dict[Play, PlayResult | None]:
    """The results by their plays; `plays`: of these alone, and of those that are named alike."""
    if plays is not None:
        boards = {play.board for play in plays}
        results = tuple(one for one in results if one.board in boards and play_of(one) in plays)
    return dict(zip(plays_of(results), results, strict=True))


def _places(before: Ranking, after: Ranking) -> tuple[PlaceChange, ...]:
    old = {one.pair.key: one for one in before.standings}
    new = {one.pair.key: one for one in after.standings}
    return tuple(
        PlaceChange(key, old.get(key), new.get(key))
        for key in {**new, **old}
        if _stand(old.get(key)) != _stand(new.get(key))
    )


def _stand(one: RankedPair | None) -> tuple[object, ...] | None:
    return None if one is None else (one.rank, one.tied, one.total, one.available, one.percent)
