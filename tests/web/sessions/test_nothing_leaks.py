"""While play goes on, no byte that anybody is sent comes from a board that somebody may still have to play (16D)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bridgelaw.formats.sessions.neutral import loads
from bridgelaw.session.seen import visible
from bridgelaw.words import Words
from bridgelaw.words.sheets import hand_records, ranking_sheet, sheets_pdf, travellers
from bridgelaw.words.telling.sessions import session_to_tell
from tests.web.house import Open, visit
from tests.web.sessions.club import as_file, at_the_desk, everything

PAIRS = ("1", "2", "3", "4")
OPEN, CLOSED = (1, 2, 3), (4, 5, 6)
BOARDS = (*OPEN, *CLOSED, 7)


def canary(board: int, salt: int) -> int:
    """A score that no other board has."""
    return 2003 + 211 * board + 13 * salt


def deal(board: int, salt: int) -> str:
    """A deal in which the length of North's spades and so every hand is another one for each board."""
    order = "AKQJT98765432"
    turn = (board + 3 * salt) % 13
    suits = [order[:turn], order[turn:]]
    return f"N:{suits[0]}.{suits[1]}.. {suits[1]}.{suits[0]}.. ..{suits[0]}.{suits[1]} ..{suits[1]}.{suits[0]}"


def evening(salt: int = 0) -> bytes:
    """Six boards, of which one pair of tables has not played the last three; `salt` changes those alone."""
    results: list[dict[str, Any]] = []
    for board in (*OPEN, *CLOSED):
        mine = salt if board in CLOSED else 0
        results.append({"board": board, "ns": "1", "ew": "2", "score": canary(board, mine), "lead": "DK"})
        if board in OPEN:
            results.append({"board": board, "ns": "3", "ew": "4", "score": -canary(board, 0)})
    results.append({"board": 6, "ns": "3", "ew": "4", "unplayed": f"secret{salt}"})
    deals = {str(board): deal(board, salt if board in CLOSED else 0) for board in BOARDS}
    return as_file(results, PAIRS, name="Club", deals=deals)


def canaries(board: int, salt: int) -> list[bytes]:
    """The score of that board, and a suit of it as pages have it; as long is no suit of an open board."""
    hearts = deal(board, salt)[2:].split(" ")[0].split(".")[1]
    cards = "\u202f".join("10" if card == "T" else card for card in hearts)
    score = canary(board, salt)
    return [one.encode() for one in (f"+{score}", f'"{score}"', f",{score},", f"<dd>{cards}</dd>")]


def test_no_byte_comes_from_a_closed_board(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        desk = await at_the_desk(house)
        reader = await house.browser()
        sent: list[dict[str, bytes]] = []
        at_desk = []
        id = "0123456789abcdef"
        for salt in (0, 1):
            await desk.session(evening(salt), "no", id=id)
            at_desk.append(desk.at.text.encode())
            sent.append(await everything(reader, id, BOARDS, PAIRS))
        # what differs in closed boards alone is sent the same, byte for byte
        assert sent[0] == sent[1]
        for board in CLOSED:
            for salt in (0, 1):
                for one in (*canaries(board, salt), f"secret{salt}".encode()):
                    assert not [path for path, data in sent[salt].items() if one in data], (board, one)
                    assert one not in at_desk[salt]
        assert sent[0]["/board/4"] == sent[0]["/board/7"]
        assert sent[0]["/board/4"].startswith(b"(404")
        # open boards are there, so the search finds what there is
        sent_of_two = sent[0]["/board/2"] + sent[0]["/print/travellers.csv"]
        assert all(one in sent_of_two for one in canaries(2, 0))
        # a PDF is packed: it is that of the open boards alone
        file = loads(evening(1))
        seen = replace(file, session=visible(file.session, is_over=False))
        told = session_to_tell(seen, Words("en", seen.laws), goes_on=True)
        for name, make in (("ranking", ranking_sheet), ("travellers", travellers), ("hands", hand_records)):
            assert sent[1][f"/print/{name}.pdf"].endswith(sheets_pdf([make(told)]))
        await desk.presses(id, "over")
        after = await everything(reader, id, BOARDS, PAIRS)
        for board in CLOSED:
            for one in canaries(board, 1):
                assert one in after[f"/board/{board}"] + after["/print/hands.html"] + after["/print/travellers.csv"], (
                    one
                )

    visit(tmp_path, check)


def test_the_file_is_not_kept_with_names(tmp_path: Path) -> None:
    data = json.loads(evening())
    data["people"] = {"p1": {"name": "Somebody Wellknown"}}
    data["pairs"][0]["people"] = ["p1"]

    async def check(house: Open) -> None:
        desk = await at_the_desk(house)
        id = await desk.session(json.dumps(data).encode())
        assert await house.lobby.sessions.kept.people.all() == []
        assert id in desk.at.text
        assert "Wellknown" not in desk.at.text

    visit(tmp_path, check)
    assert not [file for file in tmp_path.rglob("*") if file.is_file() and b"Wellknown" in file.read_bytes()]
