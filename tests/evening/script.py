"""What happens on a club's evening, round by round: each line of the plan of an evening at least once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from tests.evening.club import CALLS, ClubEvening

Step = Callable[[ClubEvening], Awaitable[None]]


async def late_pair(evening: ClubEvening) -> None:
    """Somebody comes when the first round has begun, and plays from the second."""
    await evening.session.directs("come", names=[["Late One", ""], ["Late Two", ""]], round=2)
    await evening.session.pair_phones()


async def stuck_table(evening: ClubEvening) -> None:
    """Table 2 gets minutes more, and does not come to its last board: the fault is nobody's."""
    await evening.session.directs("extend", minutes=3)
    view = await evening.session.view("unit:2")
    play = view["plays"][-1]
    await not_played(evening, play, "nobody", "average_plus", "average_plus")


async def not_played(evening: ClubEvening, play: dict[str, Any], fault: str, ns: str, ew: str) -> None:
    """A board is not played, and each side gets its share."""
    await evening.session.directs("not_played", play=play["play"], fault=fault)
    evening.results[play["play"]] = {
        "board": play["board"], "ns": play["ns"]["key"], "ew": play["ew"]["key"], "award": {"ns": ns, "ew": ew},
    }  # fmt: skip


async def wrong_board(evening: ClubEvening) -> None:
    """A table types a board that is not its own in this round: it is stopped, and calls."""
    play = (await evening.session.view("unit:3"))["plays"][0]
    pairs = {"ns": play["ns"]["key"], "ew": play["ew"]["key"]}
    other = play["play"].rpartition(".")[0] + ".99"
    reply = await evening.phones.refused("unit:3", type="score", play=other, contract="P", **pairs)
    assert reply["code"] == "hall-refused-no-such-play"
    evening.spoken.add(reply["sentence"])
    reply = await evening.phones.refused("unit:4", type="score", play=play["play"], contract="P", **pairs)
    assert reply["code"] == "hall-refused-not-here"
    await evening.calls_director(3)


async def wrong_score(evening: ClubEvening) -> None:
    """Of two results one is put right by both pairs, of the other the Director says that it stands."""
    play = await evening.plays(1, 0)
    ns, ew = play["ns"]["key"], play["ew"]["key"]
    right = {"contract": "2S", "by": "N", "tricks": 8}
    number = await evening.corrects(play["play"], ew, ns, right)
    await evening.phones.done(f"pair:{ns}", type="decide", of=number, do=True)
    evening.put_right(play["play"], right)
    number = await evening.corrects(play["play"], ns, ew, {"contract": "2S", "by": "N", "tricks": 9})
    await evening.phones.done(f"pair:{ew}", type="decide", of=number, do=False)
    view = await evening.session.view("director")
    call = next(one for one in view["calls"] if one["who"] == f"pair:{ew}")
    await evening.session.directs("decide", of=number, do=False)
    await evening.session.directs("handle", of=call["of"], over=True)


async def wrong_direction(evening: ClubEvening) -> None:
    """North-South sat East-West: the table is asked, and it was so."""
    play = (await evening.session.view("unit:4"))["plays"][0]
    ns, ew = play["ew"]["key"], play["ns"]["key"]
    await evening.plays(4, 0, ns=ns, ew=ew)


async def two_phones(evening: ClubEvening) -> None:
    """Two phones of a table enter different results: neither is lost, and the other side says which it was."""
    session, phones = evening.session, evening.phones
    play = (await session.view("unit:5"))["plays"][0]
    pairs = {"ns": play["ns"]["key"], "ew": play["ew"]["key"]}
    said: dict[str, Any] = {"type": "score", "play": play["play"], **pairs, "contract": "4H", "by": "S"}
    await phones.done("unit:5", **said, tricks=10)
    session.phone(f"pair:{pairs['ns']}", "another")
    number = await phones.done("another", type="call", about="score", board=play["board"])
    await session.directs(**said, who="scorer", tricks=11)  # fmt: skip
    assert [one["play"] for one in (await session.view("scorer"))["disputed"]] == [play["play"]]
    view = await session.view("director")
    # of a board that the Director has still to play he is not told
    found = [] if play["board"] in view["locked"] else [play["play"]]
    assert [one["play"] for one in view["disputed"]] == found
    entry = (await session.view("unit:5"))["plays"][0]["entry"]
    evening.note(play, {"contract": "4H", "by": "S", "tricks": 11})
    await phones.done(f"pair:{pairs['ew']}", type="agree", play=play["play"], of=entry)
    await session.directs("handle", of=number, over=True)


async def away_for_half_an_hour(evening: ClubEvening) -> None:
    """A phone has no network for a whole round; what it held comes in when it is back, in order, once."""
    session, phones = evening.session, evening.phones
    play = (await session.view("unit:5"))["plays"]
    phones.lost("unit:5", "away")
    held = []
    for one in play:
        if one["state"] == "to_play":
            came = evening.came(one)
            pairs = {"ns": one["ns"]["key"], "ew": one["ew"]["key"]}
            held.append((one, came, phones.say("unit:5", type="score", play=one["play"], **pairs, **came)))
    await asyncio.sleep(0.3)
    assert held
    assert not any(tapped.replies for _, _, tapped in held)
    phones.reload("unit:5")

    async def back() -> None:
        # from when it is sent it may be seen
        for one, came, _ in held:
            evening.note(one, came)
        phones.lost("unit:5", "here")
        for _, _, tapped in held:
            reply = await tapped.reply()
            assert reply["type"] == "done", reply

    evening.back = back


async def dead_phone(evening: ClubEvening) -> None:
    """A phone dies with a result in it; another one is opened by the same link, and it is typed again."""
    session, phones = evening.session, evening.phones
    phones.lost("unit:1", "away")
    play = (await session.view("unit:1"))["plays"][-1]
    came = evening.came(play)
    pairs = {"ns": play["ns"]["key"], "ew": play["ew"]["key"]}
    phones.say("unit:1", type="score", play=play["play"], **pairs, **came)
    phones.die("unit:1")
    session.phone("unit:1", "unit:1")
    assert (await session.view("unit:1"))["plays"][-1]["state"] == "to_play"
    await phones.done("unit:1", type="score", play=play["play"], **pairs, **came)
    evening.note(play, came)


async def substitute(evening: ClubEvening) -> None:
    """Other people play as a pair from the next round on; it stays the pair."""
    pair = (await evening.session.view("unit:2"))["ns"]["key"]
    names = [["Spare One", ""], ["Spare Two", ""]]
    await evening.session.directs("substitute", pair=pair, names=names, round=evening.round + 1)
    assert (await evening.session.view(f"pair:{pair}"))["pair"]["names"] == ["Spare One", "Spare Two"]


async def pair_leaves(evening: ClubEvening) -> None:
    """A pair goes home; whoever would have met it sits out."""
    pair = (await evening.session.view("unit:4"))["ew"]["key"]
    await evening.session.directs("leave", pair=pair, round=evening.round + 1)


async def penalties(evening: ClubEvening) -> None:
    """One is given; another one is taken back."""
    pair = (await evening.session.view("unit:1"))["ns"]["key"]
    await evening.session.directs("penalize", pair=pair, amount=10, law="2017:90B1")
    evening.penalties[pair] = evening.penalties.get(pair, 0) + 10
    other = await evening.session.directs("penalize", pair=pair, amount=20)
    await evening.session.directs("undo", of=other)


async def playing_director(evening: ClubEvening) -> None:
    """He plays as well: of what concerns a board that he has ahead he hears only that there is a call."""
    mine = (await evening.session.view("unit:1"))["ns"]["key"]
    await evening.session.directs("plays", pair=mine)
    board = (await evening.session.view("unit:3"))["plays"][0]["board"]
    await evening.phones.done("unit:3", type="call", about="hesitation", board=board)
    view = await evening.session.view("director")
    (call,) = (one for one in view["calls"] if one["who"] == "unit:3")
    assert (call["hidden"], call["board"]) == (board in view["locked"], 0 if board in view["locked"] else board)
    await evening.session.directs("look", board=board)
    await evening.session.directs("handle", of=call["of"], over=True)
    evening.called += 1


SCRIPT: dict[int, tuple[Step, ...]] = {
    1: (playing_director, stuck_table, late_pair),
    2: (wrong_score, wrong_board, wrong_direction),
    3: (two_phones, away_for_half_an_hour, substitute, dead_phone),
    4: (penalties, pair_leaves),
}
"""What happens in which round, before its other boards are played."""


async def whole(evening: ClubEvening, database: str) -> None:
    """From the first name to the first list."""
    session, tables = evening.session, evening.tables
    await session.seats(tables, without=[(tables, "EW")])
    await session.directs("arrange", boards=evening.boards, winners=1)
    await evening.learn(database)
    await session.pair_phones()
    for round in range(1, (await session.view("director"))["now"]["rounds"] + 1):
        evening.round = round
        await session.directs("call_round", round=round)
        await evening.learn(database)
        if (held := evening.back) is not None:
            evening.back = None
            await held()
        for who in session.secrets:
            if who not in ("director", "scorer"):
                evening.watch(who)
        for step in SCRIPT.get(round, ()):
            await step(evening)
            evening.happened.add(step.__name__)
        await asyncio.gather(*(_rest(evening, table) for table in range(1, tables + 1)))
    while evening.called < CALLS:
        await evening.calls_director(1 + evening.called % tables)
    evening.over = True
    await session.directs("end_play")


async def _rest(evening: ClubEvening, table: int) -> None:
    """What a table has still to play in the round."""
    if evening.back is not None and table == 5:
        return
    for n, play in enumerate((await evening.session.view(f"unit:{table}"))["plays"]):
        if evening.called < CALLS and evening.chance.random() < 0.2:
            await evening.calls_director(table, play["board"])
        if play["state"] == "to_play":
            await evening.plays(table, n)
