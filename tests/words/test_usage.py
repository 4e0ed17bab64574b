"""What nobody at a table would say so: a call named like a label, a number in the wrong form; and who wrote what stands
in a written ruling."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bridgelaw.answer.model import Entry, Ruling
from bridgelaw.answer.score_model import Penalty
from bridgelaw.api.table import followed
from bridgelaw.formats.record import loads, plain_record
from bridgelaw.table.player_acts import Ask
from bridgelaw.words.telling import RecordView, tell, view_of
from bridgelaw.words.telling.information import fact_text
from bridgelaw.words.telling.named import named
from bridgelaw.words.telling.rulings import penalty_line, ruling_text
from bridgelaw.words.telling.to_tell import AnswerToTell
from tests.kit.rulings import HESITATION, answered, example, letter_of
from tests.kit.speakers import speaker
from tests.words.answers import VIEW, everything, irregularity
from tests.words.ftl import LANGUAGES, needs, places
from tests.words.renderings import VALUES

CALLS = ("P", "X", "XX", "2H")
OF_A_CALL = ("call", "first", "second", "new", "meant")
NO_SENTENCE = (
    "call-named", "first-named", "second-named", "spoken-call", "act-call", "dd-call", "dd-call-made",
    "adjust-call-of", "listed-over", "letter-revoke-replaced",
)  # fmt: skip
"""Messages that are a part of others, in which a call stands as in a list, or that are about something else."""
STRANGE = {
    # « la déclaration Passe », « par contre », « de Passe »: a pass and a double have an article
    "fr": re.compile(
        r"\b(?:déclaration|enchère|première|seconde|par|de|que|sur) (?:passe|contre|surcontre)\b", re.IGNORECASE
    ),
    "en": re.compile(r"\bcalled (?:pass|double|redouble)\b", re.IGNORECASE),
    "nb": re.compile(r"^(?:pass|dobling|redobling)\b|\bmeldte (?:pass|dobling|redobling)\b"),
}
NEVER_A_PASS = (
    "irregularity-insufficient_bid", "irregularity-bid_out_of_rotation", "irregularity-bid_over_seven",
    "phrase-irr_insufficient", "phrase-opt_ib_", "phrase-opt_accept_ib", "phrase-opt_refuse_ib",
)  # fmt: skip


def sentences_about(call: str, language: str) -> Iterator[tuple[str, str | None, str]]:
    """Every message that names a call, about that one."""
    words = speaker(language)
    for name, attribute in places(language):
        variables, keys = needs(language, name, attribute)
        about = [variable for variable in OF_A_CALL if variable in variables]
        if not about or name in NO_SENTENCE or name.startswith(NEVER_A_PASS):
            continue
        if not {"movement", "replay", "page"}.isdisjoint(name.split("-")[:1]):
            continue
        base: dict[str, Any] = {x: VALUES[x][0] if x in VALUES else f"‹{x}›" for x in variables}
        base |= dict.fromkeys(about, words.call(call))
        chosen = [x for x in keys if x.startswith("laws_")]
        for values in itertools.product(*(VALUES[x] for x in chosen)):
            yield name, attribute, words.say(name, attribute, **base | dict(zip(chosen, values, strict=True)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("call", CALLS)
def test_a_call_is_named_as_people_name_it(call: str, language: str) -> None:
    told = list(sentences_about(call, language))
    assert len(told) > 60
    assert not [one for one in told if STRANGE[language].search(one[2])]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["pass_out_of_rotation", "double_out_of_rotation", "inadmissible_redouble"])
def test_a_name_that_says_which_call_it_was_is_all(kind: str, language: str) -> None:
    """Not « passe hors tour : Passe »."""
    call = {"pass": "P", "double": "X", "inadmissible": "XX"}[kind.split("_")[0]]
    it = irregularity(kind, act="a4")
    auction = [{"act": "a4", "by": "S", "call": call, "status": "made"}]
    to_tell = AnswerToTell(everything(irregularities=[it], auction=auction), VIEW, speaker(language))
    assert speaker(language).call(call) in to_tell.call_named("a4")
    assert ":" not in named(to_tell, to_tell.irregularities[0])


@pytest.mark.parametrize(
    ("language", "amount", "said"),
    [
        ("en", 0, "0 matchpoints"), ("en", 1, "1 matchpoint."), ("en", 1.5, "1.5 matchpoints"),
        ("fr", 0, "0 point de match."), ("fr", 1, "1 point de match."), ("fr", 1.5, "1,5 point de match."),
        ("fr", 2, "2 points de match."), ("nb", 1.5, "1,5 matchpoeng."),
    ],
)  # fmt: skip
def test_a_number_has_its_form(language: str, amount: float, said: str) -> None:
    assert said in speaker(language).say("penalties-procedural", side="NS", unit="mp", amount=amount)


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("en", "Reason: “late again”."),
        ("fr", "Motif\u00a0: «\u00a0late again\u00a0»."),
        ("nb", "Begrunnelse: «late again»."),
    ],
)
@pytest.mark.parametrize("stop", ["", "."])
def test_a_reason_is_quoted_and_ends_with_one_full_stop(language: str, reason: str, stop: str) -> None:
    fined = {"side": "NS", "unit": "imp", "amount": 3, "kind": "procedural", "reason": f"late again{stop}"}
    to_tell = AnswerToTell(everything(), VIEW, speaker(language))
    assert penalty_line(to_tell, msgspec.convert(fined, Penalty)).text.endswith(reason)
    record = answered(example("hesitation"), *HESITATION[:5], f"damage=no // late again{stop}")
    letter = letter_of(record, language)
    assert reason in [part.reason for part in letter.reasons.paragraphs]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_agreed_was_not_found(language: str) -> None:
    """All four say that North paused: the Director has found only that his partner could notice it."""
    words = speaker(language)
    letter = letter_of(answered(example("hesitation"), *HESITATION), language)
    agreed, found = (words.say(f"letter-fact-{how}", fact="") for how in ("agreed", "found"))
    told = [part.text for part in letter.facts.paragraphs]
    assert any(text.startswith(agreed) for text in told)
    assert not any(text.startswith(found) for text in told)


@pytest.mark.parametrize(
    ("asked", "ends"),
    [
        ("What is it", "it\u00a0», en anglais."),
        ("What is it?", "it?\u00a0», en anglais."),
        ("Force ?", "Force ?\u00a0», en anglais."),
        ("Hm.", "Hm\u00a0»."),
    ],
)
def test_what_somebody_said_ends_its_sentence(asked: str, ends: str) -> None:
    record = example("misinformation")
    acts = tuple(replace(act, words=asked) if isinstance(act, Ask) else act for act in record.acts)
    letter = letter_of(replace(record, acts=acts), "fr")
    assert any(part.text.endswith(ends) for part in letter.facts.paragraphs)


LED_DOWN = """
bridgelaw: 1
laws: 2017
deal: "N:K73.Q84.AJ5.9852 852.T76.T874.AT6 AQ4.KJ5.KQ92.Q73 JT96.A932.63.KJ4"
dealer: S
acts:
- {by: S, call: 3NT}
- {by: W, call: P}
- {by: N, call: P}
- {by: E, call: P}
- {by: E, play: S8, down: true, id: lead}
- {by: S, attention: lead}
- {by: S, summon: true}
- {by: director, explain_options: true}
- {by: director, resume: true}
"""
TWO_CARDS = """
bridgelaw: 1
laws: 2017
deal: "N:K73.Q84.AJ5.9852 852.T76.T874.AT6 AQ4.KJ5.KQ92.Q73 JT96.A932.63.KJ4"
dealer: S
acts:
- {by: S, call: 3NT}
- {by: W, call: P}
- {by: N, call: P}
- {by: E, call: P}
- {by: W, play: SJ}
- {by: E, expose: [D4], how: dropped, id: one}
- {by: S, attention: one}
- {by: S, summon: true}
- {by: director, explain_options: true}
- {by: director, resume: true}
- {by: E, expose: [C6], how: dropped, id: two}
- {by: S, attention: two}
- {by: S, summon: true}
"""


@pytest.mark.parametrize(
    ("language", "led"),
    [("en", "East led face down"), ("fr", "Est a entamé face cachée"), ("nb", "Øst spilte ut med bildesiden ned")],
)
@pytest.mark.parametrize("edition", ["1997", "2007", "2017"])
def test_a_lead_that_nobody_has_seen_is_not_named(edition: str, language: str, led: str) -> None:
    letter = letter_of(loads(LED_DOWN.replace("2017", edition)), language)
    told = [part.text for section in (letter.facts, letter.reasons, letter.decision) for part in section.paragraphs]
    assert any(text.startswith(led) for text in told)
    assert "♠8" not in " ".join(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_decided_is_not_called_undecided(language: str) -> None:
    """One card has been dealt with, the other one not yet."""
    letter = letter_of(loads(TWO_CARDS), language)
    decided = [part.text for part in letter.decision.paragraphs]
    assert "♦4" in decided[0]
    assert speaker(language).say("letter-decision-open") not in decided
    assert decided[-1] == speaker(language).say("letter-decision-open", "more")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("number", "form"), [("57A", "trick"), ("43B2(a)", "hand")])
def test_what_is_chosen_is_no_suit(number: str, form: str, language: str) -> None:
    """A card to the trick, after one that was played too soon; the hand that leads, when dummy had lost his rights."""
    ruling = {"irregularity": "i1", "rectification": "lead_restriction", "because": ["a4"], "transfer": 0}
    it = irregularity("premature_play", by="E", act="p1")
    to_tell = AnswerToTell(everything(irregularities=[it]), VIEW, speaker(language))
    said, usual = (
        ruling_text(to_tell, msgspec.convert(ruling | {"law": f"2017:{law}"}, Ruling)) for law in (number, "26B")
    )
    assert said == speaker(language).say("rectification-lead_restriction", form, partner="W")
    assert said != usual


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "South forbade hearts for the lead. Everybody may know it and use it."),
        ("fr", "Sud a interdit l’attaque à cœur."),
        ("nb", "Syd forbød hjerter i utspillet."),
    ],
)
def test_which_suit_was_forbidden_is_said(language: str, said: str) -> None:
    view = RecordView("N", acts={"c": {"by": "S", "choose": "forbid_suit", "suit": "H"}})
    entry: dict[str, Any] = {"about": "c", "kind": "lead_restriction", "status": "authorized", "from": "S"}
    entry |= {"law": "2017:16A1(c)", "because": []}
    told = fact_text(AnswerToTell(everything(), view, speaker(language)), "E", msgspec.convert(entry, Entry))
    assert told.startswith(said)


WARNED = """
bridgelaw: 1
laws: 2017
deal: "N:K73.Q84.AJ5.9852 852.T76.T874.AT6 AQ4.KJ5.KQ92.Q73 JT96.A932.63.KJ4"
dealer: S
acts:
- {by: S, call: 3NT}
- {by: W, call: P}
- {by: N, call: P}
- {by: E, call: P}
- {by: W, play: SJ}
- {by: N, spread: true}
- {by: S, play: SK, from: N}
- {by: E, play: S2}
- {by: S, play: S4}
- {by: N, learn: wrong_hand, about: E}
- {by: N, convey: remark, text: the lead is in dummy, id: warned}
- {by: W, summon: true}
- {by: director, rule: rectify, of: warned}
"""


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "With the other hand:"), ("fr", "Avec l’autre main\u00a0:"), ("nb", "Med den andre hånden:")],
)
def test_what_a_hand_that_leads_brings_is_told_of_the_hand(language: str, said: str) -> None:
    """Dummy has looked at a hand and warns declarer of a lead from the wrong one: a defender chooses (43B2(a))."""
    record = loads(WARNED)
    told = tell(followed(record).answer(), view_of(plain_record(record)), speaker(language))
    assert said in "\n".join(told)


DROPPED = """
bridgelaw: 1
laws: 2017
deal: "N:K73.Q84.AJ5.9852 852.T76.T874.AT6 AQ4.KJ5.KQ92.Q73 JT96.A932.63.KJ4"
dealer: S
acts:
- {by: S, call: 3NT}
- {by: W, call: P}
- {by: N, call: P}
- {by: E, call: P}
- {by: W, play: SJ}
- {by: N, spread: true}
- {by: E, expose: [S2], how: dropped, id: drop}
- {by: S, attention: drop}
- {by: S, summon: true}
- {by: director, explain_options: true}
- {by: director, resume: true}
- {by: S, play: S3, from: N}
- {by: E, play: S2}
"""


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "♠2 became a penalty card."), ("fr", "La carte ♠2 est devenue une carte pénalisée."),
        ("nb", "♠2 ble et straffekort."),
    ],
)  # fmt: skip
def test_a_penalty_card_that_has_been_played_was_one(language: str, said: str) -> None:
    """In a sentence, and as what was: once it lies there no longer."""
    record = loads(DROPPED)
    told = tell(followed(record).answer(), view_of(plain_record(record)), speaker(language))
    assert any(line.strip().startswith(said) for line in told)
