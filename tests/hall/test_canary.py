"""Nothing of a board goes to a place before its pairs have played it: every byte that is sent there is searched."""

from __future__ import annotations

import itertools
import random
from collections import defaultdict
from pathlib import Path

import pytest
from msgspec.structs import replace

from bridgelaw.formats.sessions.results import north_souths
from bridgelaw.game.contracts import contract
from bridgelaw.game.seats import EW, Seat
from bridgelaw.hall import messages as sent
from bridgelaw.session.facts import Ruled
from bridgelaw.session.play import Play
from tests.hall.club_night import ClubNight, club_night

TABLES, BOARDS = 5, 10


def canary(board: int, used: set[int]) -> dict[str, object]:
    """A result with a score that no other board and no other table has."""
    for text, by, tricks in itertools.product(("1NT", "2HX", "3NTXX", "6C", "7SX"), (Seat.N, Seat.E), range(14)):
        score = north_souths(contract(text, by), tricks, board)
        if score not in used:
            used.add(score)
            return {"contract": text, "by": by, "tricks": tricks}
    raise AssertionError("no score is left")


def told_of(text: bytes, score: int) -> bool:
    """Whether that score stands somewhere among the bytes."""
    return any(one.encode() in text for one in (f'"score":{score},', f'"score":{score}}}', f"[{score},"))


@pytest.mark.parametrize("seed", range(2))
def test_no_byte_tells_of_a_board_that_is_ahead(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)

    async def check(night: ClubNight) -> None:
        await night.begins(TABLES, BOARDS, without=(5, EW) if seed % 2 else None)
        await night.does("director", sent.PlayAsWell(id=night.id(), pair=night.here()[0].ns))
        scores: dict[int, set[int]] = defaultdict(set)
        used: set[int] = set()
        for number in range(1, TABLES + 1):
            waiting = [(at, play) for at in night.here() for play in at.plays()]
            rng.shuffle(waiting)
            for at, play in waiting:
                await night.does(night.unit(at), sent.CallDirector(id=night.id(), about="revoke", board=play.board))
                came = canary(play.board, used)
                entry = await night.does(night.unit(at), night.score(at, play, **came, told=("same_again",)))
                known = night.running.now.state.plays[play].obtained
                assert known is not None
                assert known.score is not None
                scores[play.board].add(known.score)
                if rng.random() < 0.8:
                    await night.does(night.unit(at), sent.AgreeToScore(id=night.id(), play=str(play), of=entry))
                if rng.random() < 0.3:
                    scores[play.board].add(await ruled(night, play, canary(play.board, used)))
                if rng.random() < 0.1:
                    wrong = sent.DisputeScore(id=night.id(), play=str(play), contract="P")
                    await night.does(f"pair:{at.ew}", wrong)
                searched(night, scores)
            if number < TABLES:
                await night.does("director", sent.CallRound(id=night.id(), round=number + 1))
                searched(night, scores)

    club_night(f"sqlite:///{tmp_path / 'store.db'}", check)


async def ruled(night: ClubNight, play: Play, came: dict[str, object]) -> int:
    """A case moves tricks there: the score that counts from then on."""
    known = night.running.now.state.plays[play].obtained
    assert known is not None
    score = north_souths(contract(str(came["contract"]), Seat(came["by"])), int(str(came["tricks"])), play.board)
    result = replace(known, contract=contract(str(came["contract"]), Seat(came["by"])), score=score)
    fact = Ruled(play=play, ns=known.ns, ew=known.ew, result=result, case="paper-1", version=1)
    await night.running.rule(f"ruled:{play}:1", lambda _: [fact], night.at)
    assert night.running.now.state.plays[play].result == result
    return score


def searched(night: ClubNight, scores: dict[int, set[int]]) -> None:
    """Every place, every board."""
    now = night.running.now
    mine = now.state.evening.plays.get("director", "")
    places: dict[str, tuple[str, ...]] = {"director": (mine,), "screen": tuple(now.state.pairs)}
    places |= {f"pair:{key}": (key,) for key in now.state.pairs} | {night.unit(at): at.pairs for at in night.here()}
    own = {who: own_scores(night, who, pairs) for who, pairs in places.items()}
    for who, pairs in places.items():
        text = night.bytes(who)
        for board, found in scores.items():
            # independent of what the product says: a pair has a board ahead as long as it has no agreed result on it
            # and the round in which it meets the board is not over
            if any(meets_later(night, pair, board) for pair in pairs):
                for score in found - own[who]:
                    assert not told_of(text, score), (who, board, score, text)


def own_scores(night: ClubNight, who: str, pairs: tuple[str, ...]) -> set[int]:
    """What these pairs obtained themselves, anywhere: it may stand on their own page."""
    results = night.running.now.state.session.results
    found = {one.score for one in results if one.score is not None and (one.ns in pairs or one.ew in pairs)}
    return set() if who in ("director", "screen") else found


def meets_later(night: ClubNight, pair: str, board: int) -> bool:
    """Whether that pair has the board in this round or a later one and has not played it."""
    state = night.running.now.state
    agreed = {
        key
        for play, one in state.plays.items()
        if play.board == board and one.obtained is not None and (one.is_agreed or play.round < night.running.now.round)
        for key in (one.obtained.ns, one.obtained.ew)
    }
    return pair not in agreed and any(
        board in one.boards and one.round >= night.running.now.round for one in night.running.now.schedule.of_pair(pair)
    )


def test_the_search_finds_what_is_there() -> None:
    assert told_of(b'{"score":620}', 620)
    assert told_of(b'{"others":[[620,2]]}', 620)
    assert not told_of(b'{"score":6200,"board":620}', 620)
