"""What the Director reads out on the road of a ruling, where it is a sentence of the words' own and not of a Law's."""

from __future__ import annotations

import pytest

from bridgelaw.api.table import followed
from bridgelaw.formats.errors import Wrong
from bridgelaw.formats.record import dumps, from_plain, loads, plain_record
from bridgelaw.words import Words
from bridgelaw.words.telling import tell
from bridgelaw.words.telling.costs import costs
from bridgelaw.words.telling.information import bare_fact
from bridgelaw.words.telling.irregular import irregularity_text
from bridgelaw.words.telling.offered import option_text
from bridgelaw.words.telling.pieces import Piece, pieces
from bridgelaw.words.telling.road import following
from bridgelaw.words.telling.rulings import rulings
from bridgelaw.words.telling.state import state
from bridgelaw.words.telling.to_tell import AnswerToTell
from bridgelaw.words.telling.view import view_of
from tests.kit.lines import act
from tests.kit.rulings import answered, plain_of

MISINFORMED = """
bridgelaw: 1
laws: {laws}
dealer: N
acts:
- {{by: N, call: P}}
- {{by: E, call: P}}
- {{by: S, call: 1S}}
- {{by: W, call: P}}
- {{by: N, call: 3S, id: raise}}
- {{by: S, explain: weak, of: raise, id: said}}
- {{by: E, call: P}}
- {{by: S, call: 4S}}
- {{by: W, call: P}}
- {{by: N, call: P}}
- {{by: E, call: P, id: last}}
- {{by: N, correct: limit raise, of: said}}
- {{by: N, summon: true}}
- {{by: director, find: misinformation, of: said, value: true}}
- {{by: director, find: would_have_acted, of: last, value: true}}
- {{by: E, choose: change_call, of: last, call: {call}}}
"""

NOT_PLAYED = """
bridgelaw: 1
laws: {laws}
dealer: N
acts:
- {{by: N, call: 1NT}}
- {{by: E, call: P}}
- {{by: S, call: P}}
- {{by: W, call: P}}
- {{by: E, play: SA}}
- {{by: S, spread: true}}
- {{by: N, play: S4, from: S}}
- {{by: W, play: S9}}
- {{by: E, expose: [{cards}], how: dropped, id: seen}}
- {{by: N, attention: seen}}
- {{by: N, summon: true}}
- {{by: director, explain_options: true}}
- {{by: director, resume: true}}
- {{by: N, play: S3}}
- {{by: E, play: S8, id: other}}
- {{by: N, attention: other}}
- {{by: N, summon: true}}
"""

OUT_OF_TURN = """
bridgelaw: 1
laws: {laws}
dealer: S
acts:
- {{by: S, call: 1NT}}
- {{by: W, call: P}}
- {{by: N, call: P}}
- {{by: E, call: P}}
- {{by: E, play: H5, id: lead}}
- {{by: N, attention: lead}}
- {{by: N, summon: true}}
"""

WITHDRAWN = """
bridgelaw: 1
laws: 2017
dealer: N
acts:
- {by: E, call: 1H, id: oor}
- {by: N, attention: oor}
- {by: N, summon: true}
- {by: director, explain_options: true}
- {by: S, choose: reject_call}
- {by: director, resume: true}
- {by: N, call: 1C}
- {by: E, call: P, id: new}
- {by: director, find: comparable_call, of: new, value: false}
- {by: S, call: 3NT}
- {by: W, call: P}
- {by: N, call: P}
- {by: E, call: P}
- {by: S, choose: forbid_suit, suit: H}
"""
LED = """
- {by: W, play: SA}
- {by: N, spread: true}
- {by: S, play: S4, from: N}
- {by: E, play: S9}
- {by: S, play: S3}
"""
LOST = """
- {by: W, play: D5}
- {by: S, play: DA, from: N}
- {by: E, play: D6}
- {by: S, play: D3}
"""
TWO_LYING = """
bridgelaw: 1
laws: {laws}
dealer: S
acts:
- {{by: S, call: 1NT}}
- {{by: W, call: P}}
- {{by: N, call: P}}
- {{by: E, call: P}}
- {{by: W, play: SA}}
- {{by: N, spread: true}}
- {{by: S, play: S4, from: N}}
- {{by: E, play: S9}}
- {{by: S, play: S3}}
- {{by: E, expose: [HQ, C4], how: dropped, id: seen}}
- {{by: S, attention: seen}}
- {{by: S, summon: true}}
- {{by: director, explain_options: true}}
- {{by: S, choose: forbid_suit, suit: H}}
"""


def read_out(record: str, *, language: str = "en") -> str:
    """What comes next on the road of a ruling on it, each line with its provision."""
    read = loads(record)
    table = followed(read)
    words = Words(language, table.book.edition)
    lines = following(plain_of(read), table.answer(), view_of(plain_record(read)), words)
    return "\n".join(" ".join(filter(None, (line.text, line.law))) for line in lines)


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
def test_a_call_taken_back_opens_the_auction_again(laws: int) -> None:
    said = read_out(MISINFORMED.format(laws=laws, call="X"))
    assert "Nothing changes at the table" not in said
    assert "East has changed the pass to Double" in said
    assert "South calls next." in said
    assert "calls the Director again. Law 21B3" in said


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
def test_a_call_that_is_kept_leaves_a_claim_to_damage(laws: int) -> None:
    said = read_out(MISINFORMED.format(laws=laws, call="P"))
    assert "Nothing changes at the table." in said
    assert "West leads." in said
    assert "calls the Director again. Law 21B3" in said


def irregular(record: str) -> list[str]:
    """What was irregular, in sentences."""
    read = loads(record)
    table = followed(read)
    to_tell = AnswerToTell(table.answer(), view_of(plain_record(read)), Words("en"))
    return [irregularity_text(to_tell, it) for it in to_tell.irregularities]


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
def test_the_penalty_card_that_was_due_is_named_and_not_the_card_played(laws: int) -> None:
    one = NOT_PLAYED.format(laws=laws, cards="HQ")
    assert irregular(one)[-1] == "East played ♠8 instead of the penalty card ♥Q."
    assert "Refuse ♠8: East plays the penalty card ♥Q in its place. Law 52B2" in read_out(one)
    two = NOT_PLAYED.format(laws=laws, cards="HQ, C4")
    assert irregular(two)[-1] == "East played ♠8 instead of one of the penalty cards ♥Q and ♣4."
    said = read_out(two)
    assert "Refuse ♠8: East plays a penalty card in its place, and you say which: ♥Q or ♣4. Law 52B2" in said
    assert "With ♥Q:" in said
    assert "With ♣4:" in said
    assert "With ♠8" not in said
    assert irregular(two + "- {by: N, choose: choose_penalty_card}")[-1] == (
        "East played ♠8 when a penalty card had to be played."
    )


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
@pytest.mark.parametrize("explained", [False, True])
def test_an_opening_lead_is_accepted_under_one_name(laws: int, explained: bool) -> None:
    text = OUT_OF_TURN.format(laws=laws) + ("- {by: director, explain_options: true}\n" if explained else "")
    said = read_out(text)
    assert said.count("Accept the lead") == 1
    assert "North spreads the dummy, and South plays second" in said
    read = loads(text)
    table, view, words = followed(read), view_of(plain_record(read)), Words("en")
    if explained:
        assert {"accept_lead", "accept_and_spread_dummy"} <= {one.id for one in table.answer().options}
        told = pieces(AnswerToTell(table.answer(), view, words), "director")["options"]
        names = [table.answer().options[one.n].id for one in told if isinstance(one, Piece)]
        assert names == ["accept_lead", "accept_and_become_dummy", "refuse_lead"]
        assert "\n".join(tell(table.answer(), view, words)).count("Accept the lead") == 1
        for option in ("accept_lead", "accept_and_spread_dummy"):
            chosen = followed(loads(text + f"- {{by: S, choose: {option}}}\n")).answer()
            assert not chosen.errors
            assert chosen.irregularities[0].status == "accepted"


def ruled(record: str) -> list[str]:
    """What has been ruled, in sentences."""
    read = loads(record)
    table = followed(read)
    to_tell = AnswerToTell(table.answer(), view_of(plain_record(read)), Words("en", table.book.edition))
    return [line.text for line in rulings(to_tell) if line.style != "label"]


def test_what_was_forbidden_stays_said_as_long_as_it_binds() -> None:
    kept = "it may not be hearts, for as long as West keeps the lead"
    first = f"When West first leads, {kept}: declarer has forbidden it."
    passed = "West had to pass when next to call."
    assert ruled(WITHDRAWN)[1:] == [passed, first]
    binds = "West may not lead hearts (while the lead is retained), unless holding nothing else."
    assert ruled(WITHDRAWN + LED)[1:] == [passed, binds]
    assert ruled(WITHDRAWN + LED + LOST)[1:] == [passed, "Declarer forbade West to lead hearts."]


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
def test_a_lead_restricted_later_is_not_the_first(laws: int) -> None:
    record = TWO_LYING.format(laws=laws)
    assert ruled(record)[-1] == "West may not lead hearts (while the lead is retained), unless holding nothing else."
    assert ruled(record + LOST)[-1] == "Declarer forbade West to lead hearts."


def test_the_suits_of_several_penalty_cards_are_forbidden_together() -> None:
    lying = loads(TWO_LYING.format(laws=2017).rpartition("- {by: S")[0])
    both = answered(lying, "choose=forbid_suit H C")
    assert plain_record(both)["acts"][-1] == {"by": "S", "choose": "forbid_suit", "suits": ["H", "C"]}
    answer = followed(both).answer()
    assert answer.penalty_cards == ()
    assert [one.suit for one in answer.obligations if one.what == "not_lead_suit"] == ["H", "C"]
    for refused in ("require_suit H C", "forbid_suit H S"):
        with pytest.raises(Wrong):
            answered(lying, f"choose={refused}")


REVOKED = """
bridgelaw: 1
laws: {laws}
dealer: S
acts:
- {{by: S, call: 1NT}}
- {{by: W, call: P}}
- {{by: N, call: 3NT}}
- {{by: E, call: P}}
- {{by: S, call: P}}
- {{by: W, call: P}}
- {{by: director, result: 9}}
- {{by: N, attention: true, text: West revoked, id: seen}}
- {{by: N, summon: true}}
"""


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
def test_what_the_director_is_asked_of_a_revoke_is_not_read_out(laws: int) -> None:
    reported = loads(REVOKED.format(laws=laws))
    found = answered(reported, "act_meant=revoke", "revoke_facts=W H N 0 no")
    said = read_out(dumps(found))
    assert "No trick is transferred." in said
    assert "Damage?" not in said
    assert "Depends on" not in said


def test_which_penalty_cards_a_player_may_know_of_is_told() -> None:
    def told(record: str, seat: str) -> str:
        read = loads(record)
        table = followed(read)
        to_tell = AnswerToTell(table.answer(), view_of(plain_record(read)), Words("en"))
        entry = next(one for one in to_tell.ledger[seat] if one.kind == "penalty_card")
        return bare_fact(to_tell, seat, entry)

    picked_up = TWO_LYING.format(laws=2017)
    both = "East {} ♥Q and ♣4 on the table as penalty cards."
    assert told(picked_up.rpartition("- {by: S")[0], "W") == both.format("has")
    assert told(picked_up, "W") == "East has ♣4 on the table as a penalty card."
    assert told(picked_up, "S") == both.format("had")


def chosen_between(laws: int, *lines: str) -> dict[str, tuple[str, list[str]]]:
    """By option: how it reads, and what it costs."""
    record = loads(dumps(from_plain({"bridgelaw": 1, "laws": laws, "dealer": "N", "acts": list(map(act, lines))})))
    to_tell = AnswerToTell(followed(record).answer(), view_of(plain_record(record)), Words("en"))
    return {one.id: (option_text(to_tell, one), [x.text for x in costs(to_tell, one)]) for one in to_tell.options}


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
def test_partner_may_not_use_the_penalty_card_that_is_picked_up(laws: int) -> None:
    found = chosen_between(
        laws, "N call 1NT", "E call P", "S call P", "W call P", "E play S3", "S spread", "N play S4 from=S",
        "W play SA", "N play S5", "E expose HT how=dropped id=seen", "N attention seen", "N summon",
        "director explain_options",
    )  # fmt: skip
    for option in ("require_suit", "forbid_suit"):
        assert any(
            "may use nothing of it" in one or "avoid taking any advantage" in one or "may not choose" in one
            for one in found[option][1]
        )
    assert not any("may use nothing of it" in one for one in found["no_restriction"][1])


@pytest.mark.parametrize("laws", [2007, 2017])
def test_a_call_made_over_a_slip_was_not_made_on_wrong_information(laws: int) -> None:
    slip = ("N call 1C id=slip", "E call 1S", "N substitute 1D of=slip id=new", "E attention new", "E summon")
    found = chosen_between(laws, *slip, "director explain_options", "director find unintended_call yes of=new")
    assert found["change_call"][0].startswith("Change 1♠, which was made over the call that was taken back")


def test_it_is_declarer_who_leads_from_dummy() -> None:
    acts = ["N call 1NT", "E call P", "S call P", "W call P", "E play S3", "S spread", "N play SK from=S", "W play S2"]
    record = from_plain({"bridgelaw": 1, "laws": 2017, "dealer": "N", "acts": [*map(act, acts), act("N play S5")]})
    to_tell = AnswerToTell(followed(record).answer(), view_of(plain_record(record)), Words("en"))
    assert "North to lead from dummy" in next(iter(state(to_tell))).text


INFLUENCED = {
    ("1997", "en"): "Was East’s pass over 4♠ probably due to the wrong information?",
    ("2017", "en"): "Could the wrong information well have influenced East’s pass over 4♠?",
    ("2007", "fr"): "L’information erronée a-t-elle bien pu influencer le Passe d’Est sur 4♠",
    ("2017", "nb"): "Kan feilinformasjonen godt ha påvirket Østs pass over 4♠?",
}
CHANGE = {
    "en": "Change the pass over 4♠, which was made",
    "fr": "Remplacer le Passe sur 4♠, à cause",
    "nb": "Endre meldingen pass over 4♠, som bygget",
}


@pytest.mark.parametrize(("laws", "language"), INFLUENCED)
def test_of_two_passes_it_is_asked_of_the_last_one(laws: str, language: str) -> None:
    """East has passed twice after the wrong information: both the Question and the option name the call."""
    told = MISINFORMED.format(laws=laws, call="P").splitlines()
    record = loads("\n".join(told[:-2]) + "\n")
    table, view, words = followed(record), view_of(plain_record(record)), Words(language, laws)
    asked = [text for text in tell(table.answer(), view, words, width=200) if INFLUENCED[laws, language] in text]
    assert asked, tell(table.answer(), view, words, width=200)
    record = loads("\n".join(told[:-1]) + "\n")
    table, view = followed(record), view_of(plain_record(record))
    to_tell = AnswerToTell(table.answer(), view, words)
    [option] = [one for one in table.answer().options if one.id == "change_call"]
    assert CHANGE[language] in option_text(to_tell, option)


ASKED_BY_PARTNER = """
bridgelaw: 1
laws: 1997
board: 7
deal: "N:K73.Q84.AJ5.9852 852.T76.T874.AT6 AQ4.KJ5.KQ92.Q73 JT96.A932.63.KJ4"
{authority}
acts:
- {{by: S, call: 1NT}}
- {{by: W, call: P}}
- {{by: N, call: P}}
- {{by: E, call: P}}
- {{by: W, play: SJ}}
- {{by: N, spread: true}}
- {{by: S, play: S3, from: N}}
- {{by: E, play: C6, id: revoke}}
- {{by: W, ask: "no spades?", of: revoke}}
- {{by: S, attention: revoke}}
- {{by: S, summon: true}}
"""


@pytest.mark.parametrize(
    ("authority", "said", "not_said"),
    [
        ("wbf", "it will be paid for as if the revoke were established", "is not established: it is corrected"),
        ("acbl", "is not established: it is corrected", "it will be paid for as if the revoke were established"),
        # what the record sets itself goes before its authority
        (
            "wbf\nregulations: {defenders_ask_each_other: allowed}",
            "is not established: it is corrected",
            "it will be paid for as if the revoke were established",
        ),
        (
            "acbl\nregulations: {defenders_ask_each_other: prohibited}",
            "it will be paid for as if the revoke were established",
            "is not established: it is corrected",
        ),
    ],
)
def test_a_revoke_that_is_corrected_and_paid_for(authority: str, said: str, not_said: str) -> None:
    """A defender has asked the other about it, where he may not (1997:63B)."""
    text = read_out(ASKED_BY_PARTNER.format(authority=f"authority: {authority}"))
    assert said in text
    assert not_said not in text
