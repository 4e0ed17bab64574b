"""What has changed between two lists: the results that count otherwise, and where pairs stand."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from bridgelaw.session.model import PlayResult, Session
from bridgelaw.session.play import Play, plays_of
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
    return ListDifference(
        results=result_changes(_by_play(before[0]), _by_play(after[0])), places=_places(before[1], after[1])
    )


def result_changes(
    before: Mapping[Play, PlayResult | None], after: Mapping[Play, PlayResult | None]
) -> tuple[ResultChange, ...]:
    """The plays of which the result that counts is another one."""
    changed = sorted(play for play in {**before, **after} if before.get(play) != after.get(play))
    return tuple(ResultChange(play, before.get(play), after.get(play)) for play in changed)


def _by_play(session: Session) -> dict[Play, PlayResult | None]:
    return dict(zip(plays_of(session.results), session.results, strict=True))


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
