"""What a table that stands still tells: the claim for which it waits, and why play has stopped."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest

from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.live.exchange import written
from bridgelaw.live.messages import VIEWERS, Import, Kept, Viewer
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.web.refusal import refused
from bridgelaw.web.told import teller
from bridgelaw.words import Words
from tests.live.tables import Played, client, play


async def dummy_lies(at: Played) -> None:
    """North plays 1NT, East has led."""
    await at.done("N call 1NT", "E call P", "S call P", "W call P")
    lead = at.table.view("E").can.cards[0]
    await at.done(f"E play {lead} down", "E face", "S spread")


def claim(at: Played, who: Viewer) -> dict[str, Any] | None:
    found: dict[str, Any] | None = json.loads(at.table.view(who).body).get("claim")
    return found


def stop(at: Played, who: Viewer, language: str = "en") -> dict[str, Any] | None:
    found: dict[str, Any] | None = json.loads(teller(language).told(at.table.view(who))).get("stop")
    return found


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_claim_waits_for_the_other_side(laws: str) -> None:
    async def claimed(at: Played) -> None:
        await dummy_lies(at)
        assert {claim(at, who) is None for who in VIEWERS} == {True}
        await at.done('N claim 13 "all high"')
        act = json.loads(at.table.view("E").body)["happened"][-1]["act"]
        # all thirteen to a side that plays one notrump, nobody vulnerable
        result = {"contract": "1NT", "by": "N", "tricks": 13, "points": 270}
        told = {"act": act, "by": "N", "contested": False, "left": 13, "result": result}
        assert claim(at, "E") == {**told, "answers": True}
        assert {who for who in VIEWERS if (found := claim(at, who)) and found["answers"]} == {"E", "W"}
        assert all((found := claim(at, who)) and found["by"] == "N" for who in VIEWERS)
        await at.done("E agree")
        assert claim(at, "W") == {**told, "answers": True}
        # who has agreed is not asked again
        assert claim(at, "E") == {**told, "answers": False, "agreed": True}
        assert (at.table.view("E").prompt.what, at.table.view("N").prompt.what) == ("claim_agreed", "claim_answered")
        await at.done("W agree")
        assert {claim(at, who) is None for who in VIEWERS} == {True}

    play(claimed, laws=laws)


def test_a_claim_that_is_contested_waits_for_the_director() -> None:
    async def contested(at: Played) -> None:
        await dummy_lies(at)
        await at.done("N claim 7", "W contest")
        assert [(found["contested"], found["answers"]) for who in VIEWERS if (found := claim(at, who))] == [
            (True, False)
        ] * 6
        assert stop(at, "E") is None
        assert {at.table.view(who).waiting for who in VIEWERS} == {("director",)}
        await at.done("W summon")
        assert (said := stop(at, "E"))
        assert (said["why"], said["explained"]) == ("West contests the claim.", False)

    play(contested)


@pytest.mark.parametrize("agreed", [True, False])
def test_play_goes_on_after_a_claim_if_all_four_agree(agreed: bool) -> None:
    """Otherwise the Director decides the claim (2017:68D2(b))."""

    async def asked(at: Played) -> None:
        await dummy_lies(at)
        await at.done("N claim 7", "E choose play_on")
        for who in VIEWERS:
            found = claim(at, who) or {}
            assert (found["contested"], found["answers"], found["plays_on"]) == (False, False, "E")
            assert ("agrees" in found) is (who in ("N", "S", "W"))
        assert json.loads(at.table.view("W").body)["waiting"] == ["N", "S", "W"]
        for who in ("N", "S"):
            await at.done(f"{who} agree of={(claim(at, who) or {})['agrees']}")
        assert [who for who in VIEWERS if "agrees" in (claim(at, who) or {})] == ["W"]
        if agreed:
            await at.done(f"W agree of={(claim(at, 'W') or {})['agrees']}")
            assert claim(at, "W") is None
            assert at.table.view("S").answer.phase == "play"
            return
        await at.done("W summon")
        found = claim(at, "E") or {}
        assert (found["contested"], "plays_on" in found) == (True, False)
        for who in VIEWERS:
            assert (said := stop(at, who))
            did = {
                "E": ("East asks that play go on.", "You ask that play go on."),
                "N": ("North agrees.", "You agree."),
                "S": ("South agrees.", "You agree."),
                "W": ("West does not agree: the Director is called.", "You do not agree: the Director is called."),
            }
            assert said["why"] == " ".join(of[seat == who] for seat, of in did.items())
        told = json.loads(at.table.view("director").body)["answer"]["questions"]
        assert [question["kind"] for question in told] == ["normal_line"]

    play(asked, laws="2017")


def test_a_contested_claim_is_heard() -> None:
    """He has claimed without a word: what he says then is heard by all, and the hands lie open that have been faced."""

    def open_hands(at: Played) -> set[str]:
        shown: dict[str, str] = json.loads(at.table.view("S").body)["answer"]["hands"]
        return {seat for seat, hand in shown.items() if hand != "-"}

    def named(at: Played, who: Viewer) -> str:
        return str((claim(at, who) or {})["act"])

    async def heard(at: Played) -> None:
        await dummy_lies(at)
        await at.done("N claim 7", "W contest", "W summon")
        await at.done(f'N line "high cards, from the top" of={named(at, "N")}')
        for who in VIEWERS:
            last = json.loads(at.table.view(who).body)["happened"][-1]
            assert (last["by"], last["line"], last["of"]) == ("N", "high cards, from the top", named(at, who))
        assert open_hands(at) == {"N", "S"}
        held = json.loads(at.table.view("director").body)["answer"]["hands"]
        for seat, faced in (("E", held["E"].rpartition(".")[0]), ("W", held["W"])):
            cards = [suit + rank for suit, ranks in zip("SHDC", faced.split("."), strict=False) for rank in ranks]
            await at.done_by_director({"by": seat, "expose": cards, "how": "faced", "of": named(at, "director")})
        # East's clubs are still in his hand
        assert open_hands(at) == {"N", "S", "W"}
        told = json.loads(teller("en").told(at.table.view("director")))
        (asked,) = told["questions"]
        assert [step["law_label"] for step in asked["heard"]] == ["Law 70B1", "Law 70B2", "Law 70B3"]
        assert told.get("irregularities", []) == []

    play(heard)


@pytest.mark.parametrize(("made", "by"), [("N claim 7", "W"), ("W concede 6", "E")])
def test_why_he_objects_is_for_the_director_alone(made: str, by: Viewer) -> None:
    """The claimer has still to say again what he said, and partner may use nothing of it: neither the message nor what
    is told of it has the words for anybody but who wrote them and the Director; nor has what he takes home."""
    own = "the ten of diamonds is high"

    async def objects(at: Played) -> None:
        await dummy_lies(at)
        await at.done(made)
        await at.done(f'{by} contest of={(claim(at, by) or {})["act"]} text="{own}"', f"{by} summon")
        for who, language in product(VIEWERS, LANGUAGES):
            view = at.table.view(who)
            sent = (view.body, teller(language).told(view))
            assert any(own.encode() in part for part in sent) == (who in (by, "director")), (who, language)
            (contest,) = (act for act in json.loads(view.body)["happened"] if "contest" in act)
            assert contest.get("text") == (own if who in (by, "director") else None), who
        if made.startswith("N"):
            await at.done_by_director({"find": "normal_line", "value": 7})
        else:
            # nothing has been conceded
            await at.done_by_director({"resume": True})
            await at.done_by_director({"result": 7})
        for who in VIEWERS:
            kept = written(await at.table.record(who=who), "record")
            assert (own in kept) == (who in (by, "director")), who

    play(objects)


def test_why_play_has_stopped() -> None:
    async def stopped(at: Played) -> None:
        await at.done("N call 1S")
        assert stop(at, "E") is None
        await at.done("E call 1H")
        await at.done("S summon")
        assert (called := stop(at, "W"))
        assert called["why"] == "South calls the Director."
        await at.done("S attention")
        assert (noticed := stop(at, "W"))
        assert noticed["why"] == "South draws attention to an irregularity."
        told = json.loads(teller("en").told(at.table.view("W")))["irregularities"]
        assert [told[n]["label"] for n in noticed["noticed"]] == ["Insufficient bid"]
        assert noticed["next"].endswith("The Director comes and explains what is open to whom.")
        await at.done("director explain_options")
        assert (south := stop(at, "S"))
        assert south["next"].endswith("The next step is your choice.")
        assert (west := stop(at, "W"))
        assert west["next"].endswith("The next step is South’s choice.")
        assert west["explained"]
        assert len({stop(at, "W", language)["next"] for language in LANGUAGES}) == len(LANGUAGES)  # type: ignore[index]

    play(stopped)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_of_the_four_reads_what_he_does_until_the_director_has_explained(language: str) -> None:
    """Whoever erred, his partner, who has pointed it out, and the fourth; later dummy."""

    def lines(at: Played, who: str) -> list[str]:
        return [(stop(at, seat, language) or {})["next"] for seat in who]  # type: ignore[arg-type]

    async def stopped(at: Played) -> None:
        say = Words(language).under(2017).say
        roles = [say(f"page-next-{role}") for role in ("explains", "erred", "named", "partner-erred", "dummy")]
        assert len(set(roles)) == 5
        await at.done("N call 1S", "E call 1H", "S attention")
        assert lines(at, "NESW") == roles[:4]
        await at.done("director explain_options", "S choose accept_call")
        # nobody has erred in what he is called for now
        await at.done("W summon")
        assert lines(at, "NESW") == roles[:1] * 4

    async def in_the_play(at: Played) -> None:
        say = Words(language).under(2017).say
        await dummy_lies(at)
        await at.done("W expose HK how=dropped", "N attention s8")
        roles = [say(f"page-next-{role}") for role in ("named", "partner-erred", "dummy", "erred")]
        assert lines(at, "NESW") == roles

    play(stopped)
    play(in_the_play)


def test_a_second_stop_is_about_the_last_call_for_the_director() -> None:
    async def stopped(at: Played) -> None:
        await at.done("N call 1S", "E call 1H", "S attention", "S summon", "director explain_options")
        # the choice lets the table go on, without a word of the Director
        await at.done("S choose accept_call")
        assert stop(at, "W") is None
        await at.done("W summon")
        for who in VIEWERS:
            assert (said := stop(at, who))
            why = "You have called the Director." if who == "W" else "West calls the Director."
            assert (said["why"], said["noticed"]) == (why, []), who
        await at.done("director resume", "S call P", "N call 2S", "W attention")
        for who in VIEWERS:
            assert (said := stop(at, who))
            drew = "You draw attention" if who == "W" else "West draws attention"
            assert said["why"] == f"{drew} to an irregularity."
            told = json.loads(teller("en").told(at.table.view(who)))["irregularities"]
            assert [told[n]["label"] for n in said["noticed"]] == ["Bid out of rotation"], who

    play(stopped)


GONE_ON = """\
bridgelaw: 1
board: 1
dealer: N
deal: "N:AQ53.KJ4.Q92.K83 K8.Q985.A873.J42 JT742.A76.K5.A95 96.T32.JT64.QT76"
acts:
  - {by: N, call: 1NT}
  - {by: E, call: P}
  - {by: S, call: 2C}
  - {by: W, call: P}
  - {by: N, call: 1H}
  - {by: E, attention: true}
  - {by: director, resume: true}
"""
"""A board on which the table has gone on although nothing had been read out of what was irregular."""


def test_what_was_irregular_in_an_earlier_stop_is_no_headline_though_it_is_open() -> None:
    async def stopped(at: Played) -> None:
        assert isinstance(await at.send("director", Import(id=client(), text=GONE_ON)), Kept)
        await at.done("E summon")
        for who in VIEWERS:
            assert (said := stop(at, who))
            why = "You have called the Director." if who == "E" else "East calls the Director."
            assert (said["why"], said["noticed"]) == (why, []), who
        assert [it.status for it in at.table.view("director").answer.irregularities] == ["attention"]

    play(stopped)


def told(at: Played, who: Viewer, language: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = json.loads(teller(language).told(at.table.view(who)))
    return found


def explained(at: Played, who: Viewer, language: str = "en") -> list[str]:
    return [line["text"] for line in told(at, who, language).get("explained", ())]


PLAYERS_AND_OTHERS: tuple[Viewer, ...] = ("N", "E", "S", "W", "spectator")
TO_EAST = ("N play S2 from=S", "W play ST", "N play SQ", "N play C4", "E play CK", "N play C3 from=S", "W play C7")
"""The first two tricks; East is on lead."""


async def king_of_hearts_lies(at: Played) -> None:
    """West has dropped it in the first trick, and the Director has said what follows."""
    await dummy_lies(at)
    await at.done("W expose HK how=dropped", "N attention s8", "N summon", "director explain_options")


@pytest.mark.parametrize("laws", EDITIONS)
def test_what_was_read_out_of_a_penalty_card_can_be_read_as_long_as_it_lies_there(laws: str) -> None:
    async def check(at: Played) -> None:
        await dummy_lies(at)
        await at.done("W expose HK how=dropped", "N attention s8", "N summon")
        lines = [line["text"] for line in told(at, "director")["reading"]["follows"]]
        # what East may not use he reads among his duties
        read = [line for line in lines if not line.startswith(("East must carefully avoid", "East may not choose"))]
        await at.done("director explain_options")
        assert len(read) >= 3
        assert not at.table.view("N").answer.frozen
        for who in PLAYERS_AND_OTHERS:
            assert explained(at, who) == read, who
        await at.done(*TO_EAST)
        # declarer reads the same of what he may choose now
        for who in PLAYERS_AND_OTHERS[1:]:
            assert explained(at, who) == read, who
        assert {len(explained(at, "W", language)) for language in LANGUAGES} == {len(read)}
        await at.done("N choose forbid_suit suit=H")
        for who in PLAYERS_AND_OTHERS:
            assert not any("lies face up" in line for line in explained(at, who)), who

    play(check, laws=laws)


def test_everybody_reads_that_declarer_chooses_first_what_may_be_led() -> None:
    lines = {
        "en": "North chooses first what East may lead",
        "fr": "Nord choisit d’abord ce qu’Est peut attaquer",
        "nb": "Nord velger først hva Øst kan spille ut",
    }

    async def check(at: Played) -> None:
        await king_of_hearts_lies(at)
        await at.done(*TO_EAST)
        others: tuple[Viewer, ...] = ("S", "W", "spectator", "director")
        for who, (language, line) in product(others, lines.items()):
            assert told(at, who, language)["prompt"] == line, who
        assert told(at, "E")["prompt"] == "Wait: North chooses first what you may lead"
        assert {at.table.view(who).waiting for who in VIEWERS} == {("N",)}
        answer = await at.refused("E play C2")
        (one,) = refused(answer, Words("en").under(2017)).objections  # type: ignore[misc]
        assert str(one.sentence).startswith("Before you lead, declarer chooses what you may lead")
        await at.done("E play C2", f"N attention s{len(at.table.view('N').acts) + 1}")
        (led,) = (one for one in told(at, "W")["irregularities"] if one["law_label"] != "Law 49")
        assert led["sentence"] == "East led ♣2 before declarer had chosen what East may lead."

    play(check)


@pytest.mark.parametrize("laws", EDITIONS)
def test_declarer_chooses_over_a_penalty_card_that_was_not_played_when_the_director_has_explained(laws: str) -> None:
    """The answer has his options before (52B1, 52B2); the table shows them when he has heard what they cost."""

    async def check(at: Played) -> None:
        await king_of_hearts_lies(at)
        await at.done(*TO_EAST, "N choose no_restriction", "E play H5", "N play H7 from=S", "W play H2")
        (_, it) = at.table.view("director").answer.irregularities
        # the Director has seen it himself
        await at.done(f"director attention {it.act}")
        assert [one.id for one in at.table.view("N").answer.options] == ["accept_card", "choose_penalty_card"]  # type: ignore[union-attr]
        assert told(at, "N")["options"] == []
        assert at.table.view("N").prompt.what == "stopped"
        assert {at.table.view(who).waiting for who in VIEWERS} == {("director",)}
        assert told(at, "N")["stop"]["next"].endswith("The Director comes and explains what is open to whom.")
        await at.done("director explain_options")
        assert len(told(at, "N")["options"]) == 2
        assert at.table.view("N").prompt.what == "choose"
        assert {at.table.view(who).waiting for who in VIEWERS} == {("N",)}

    play(check, laws=laws)


def test_a_correction_says_whose_explanation_of_which_call_it_corrects() -> None:
    lines = {
        "en": "South corrects North’s explanation of 2♠: Range ask",
        "fr": "Sud corrige l’explication de 2♠ donnée par Nord\u00a0: Range ask",
        "nb": "Syd retter Nords forklaring av 2♠: Range ask",
    }
    to_himself = {
        "en": "You correct North’s explanation of 2♠: Range ask",
        "fr": "Vous corrigez l’explication de 2♠ donnée par Nord\u00a0: Range ask",
        "nb": "Du retter Nords forklaring av 2♠: Range ask",
    }

    async def check(at: Played) -> None:
        await at.done("N call 1NT", "E call P", "S call 2S", 'W ask "2S" of=s3', 'N explain "clubs" of=s3')
        await at.done("W call P", "N call 2NT", "E call P", "S call 3NT", "W call P", "N call P", "E call P")
        await at.done('S correct "Range ask" of=s5')
        for who, (language, line) in product(VIEWERS, lines.items()):
            assert told(at, who, language)["lately"] == [to_himself[language] if who == "S" else line], who

    play(check)


def test_nobody_calls_before_it_is_known_whether_one_of_them_must_pass() -> None:
    """2017:31A2: West's call would stand there, made in good faith or not, before anybody knew whether he may call."""

    async def check(at: Played) -> None:
        await at.done("E call 1H", "S attention s1", "S summon", "director explain_options", "S choose reject_call")
        await at.done("N call 1S", "E call 2D")
        for seat in ("S", "W"):
            no = await at.refused(f"{seat} call 4H", confirmed=True)
            assert (no.code, no.details) == ("director-compares", {"seat": "W"})
        can = at.table.view("S").can
        assert (can.calls, can.stopped) == ((), True)
        assert at.table.view("S").waiting == ("director",)
        await at.done_by_director({"find": "comparable_call", "of": "a7", "value": False})
        assert "4H" in at.table.view("S").can.calls
        await at.done("S call P")
        assert at.table.view("W").can.calls == ("P",)

    play(check, laws="2017")
