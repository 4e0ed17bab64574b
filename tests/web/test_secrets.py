"""Every byte that the real server sends to each viewer, searched for what he may not know."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.kit.program import Seen, deed
from tests.kit.whole import of_all
from tests.web.house import Guest, Open, visit

SECRETS = ("qzxreport", "qzxreason", "qzxsummon", "qzxattention", "qzxlearnt", "qzxnote", "qzxseed")
"""Words that only their writer and the Director may see, each in a text of its own."""
ALL_CARDS = {suit + rank for suit in "SHDC" for rank in "AKQJT98765432"}
FORBIDDEN = ("took", "reported_by", '"at":', "shows")


# each table longer than the one before; who may know what is found out anew at each act of each
@pytest.mark.parametrize("seed", of_all(range(4), 0, 3))
def test_no_viewer_is_sent_what_he_may_not_know(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)

    async def check(house: Open) -> None:
        seats = await house.four()
        for guest, language in zip(seats.values(), ("en", "fr", "nb", None), strict=True):
            await guest.hello(language)
        spectator, director = (
            await house.guest("spectator", language="en"),
            await house.guest("director", language="fr"),
        )
        everybody = [*seats.values(), spectator, director]
        writers = await _whisper(seats, director)
        for _ in range(25 + 15 * seed):
            for guest in everybody:
                await guest.settle()
            if seats["N"].view["answer"]["phase"] in ("ended", "closed"):
                break
            for guest in (*seats.values(), spectator):
                _search(guest, director.view, writers)
            await _go_on(seats, director, chance)
        for guest in (*seats.values(), spectator):
            headers = house.bearer(guest.who)
            browser = await house.browser()
            for path in ("/view", "/view?language=en", "/view?board=1", "/scores", "/record", "/record?format=pbn"):
                reply = await browser.get(house.url(guest.who, path), headers=headers)
                guest.frames = [reply.text]
                _search(guest, director.view, writers)

    visit(tmp_path, check, table={"seed": f"qzxseed{seed}"})


async def _whisper(seats: dict[str, Guest], director: Guest) -> dict[str, str]:
    """Everybody says things that are not for the others; who said what."""
    sent: list[tuple[str, dict[str, Any]]] = [
        ("N", {"type": "report", "about": {"by": "S", "convey": "hesitation", "text": "qzxreport"}}),
        ("E", {"type": "act", "act": {"learn": "overheard", "text": "qzxlearnt"}}),
        ("director", {"type": "note", "text": "qzxnote"}),
    ]
    for who, message in sent:
        guest = director if who == "director" else seats[who]
        answer = await guest.ask({**message, **({"confirmed": True} if message["type"] == "act" else {})})
        assert answer["type"] == "done", (message, answer)
    return {"qzxreport": "N", "qzxlearnt": "E"}


async def _go_on(seats: dict[str, Guest], director: Guest, chance: random.Random) -> None:
    """The regular next act, or something irregular, or the Director deals with it."""
    if director.view["answer"]["frozen"] and chance.random() < 0.8:
        await director.ask({"type": "act", "act": chance.choice([{"explain_options": True}, {"resume": True}])})
        for guest in seats.values():
            await guest.settle()
            if guest.view["answer"]["options"]:
                option = guest.view["answer"]["options"][0]
                await guest.ask({"type": "act", "act": {"choose": option["id"]}, "confirmed": True})
        return
    guest = chance.choice(list(seats.values()))
    roll = chance.random()
    if roll < 0.06:
        await guest.ask({"type": "act", "act": {"attention": True, "text": "qzxattention"}, "confirmed": True})
    elif roll < 0.1:
        await guest.ask({"type": "act", "act": {"summon": True, "text": "qzxsummon"}, "confirmed": True})
    elif roll < 0.16:
        await guest.ask({"type": "act", "act": {"call": chance.choice(["P", "1C", "X", "2D"])}, "confirmed": True})
    else:
        for one in seats.values():
            found = deed(msgspec.convert(one.view, Seen), chance)
            if found is not None and found["type"] == "act":
                await one.ask({**found, "confirmed": True})
                return


def _search(guest: Guest, director: dict[str, Any], writers: dict[str, str]) -> None:
    """Nothing in what has come to that viewer is a hand of another, or a word to the Director."""
    frames, guest.frames = guest.frames, []
    public, dealt = director["answer"], _dealt(director["deal"])
    ended = public["phase"] in ("ended", "closed")
    open_hands = set("NESW") if ended else {guest.who}
    if public["declarer"] and public["phase"] == "play":
        open_hands.add({"N": "S", "S": "N", "E": "W", "W": "E"}[public["declarer"]])
    hidden = {
        suit
        for hands in (dealt, director["answer"]["hands"])
        for seat, hand in hands.items()
        for suit in hand.split(".")
        # a holding of five cards or more is not written by chance
        if seat not in open_hands and len(suit) >= 5
    }
    own = {card for seat in open_hands & set(dealt) for card in _cards(dealt[seat])}
    for frame in frames:
        for word in SECRETS:
            assert word not in frame or writers.get(word) == guest.who, (guest.who, word)
        for word in FORBIDDEN:
            assert word not in frame, (guest.who, word, frame)
        for suit in hidden:
            assert suit not in frame, (guest.who, suit)
        if frame.startswith('{"type":"view"'):
            _search_cards(guest.who, json.loads(frame), own, open_hands)


def _search_cards(who: str, view: dict[str, Any], own: set[str], open_hands: set[str]) -> None:
    """No card that another still holds is named, unless it has been shown."""
    assert set(view["answer"].get("hands", {})) <= open_hands
    shown = {play["card"] for play in view["answer"]["plays"]} | {p["card"] for p in view["answer"]["penalty_cards"]}
    shown |= {card for act in view["happened"] for card in act.get("expose", ()) if isinstance(card, str)}
    named = {value for value in _values(view) if value in ALL_CARDS}
    assert named <= shown | own, (who, named - shown - own)


def _dealt(deal: str) -> dict[str, str]:
    """The hands of a PBN deal by seat."""
    first, _, rest = deal.partition(":")
    start = "NESW".index(first)
    return {"NESW"[(start + n) % 4]: hand for n, hand in enumerate(rest.split())}


def _cards(hand: str) -> list[str]:
    return [suit + rank for suit, ranks in zip("SHDC", hand.split("."), strict=True) for rank in ranks]


def _values(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [text for one in value.values() for text in _values(one)]
    if isinstance(value, list):
        return [text for one in value for text in _values(one)]
    return []
