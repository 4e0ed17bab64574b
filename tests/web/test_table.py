"""A table over the wire: what is done is seen by all to whom it belongs, in their words."""

from __future__ import annotations

from pathlib import Path

from tests.web.house import Open, visit


def test_a_call_is_seen_by_everybody(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        seats = await house.four()
        director, spectator = await house.guest("director"), await house.guest("spectator", language="fr")
        dealer = seats[seats["N"].view["table"]["dealer"]]
        answer = await dealer.do("call 1H", seen=dealer.view["revision"])
        assert answer["type"] == "done"
        assert answer["revision"] == dealer.view["revision"]
        for guest in (*seats.values(), director, spectator):
            if guest is not dealer:
                await guest.seen()
            assert [c["call"] for c in guest.view["answer"]["auction"]] == ["1H"]
            assert ("told" in guest.view) == (guest is spectator)
        assert spectator.view["told"]["state"] == "Annonces · À Est de parler"
        assert "hands" not in spectator.view["answer"] or spectator.view["answer"]["hands"] == {}

    visit(tmp_path, check)
