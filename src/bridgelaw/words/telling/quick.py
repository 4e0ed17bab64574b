"""The quick ruling in words: the kinds, what is asked and why, what is to be read out and what stands afterwards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol

from bridgelaw.answer.model import Answer, Option, Question
from bridgelaw.game.seats import Seat
from bridgelaw.laws.shelf import provisions
from bridgelaw.table.vocabulary import OVER
from bridgelaw.words.say import Words
from bridgelaw.words.telling.answered import question_text, question_why
from bridgelaw.words.telling.ask import questions
from bridgelaw.words.telling.changed_call import IT
from bridgelaw.words.telling.choices import options
from bridgelaw.words.telling.costs import consequences
from bridgelaw.words.telling.facts import answered, label, value, why
from bridgelaw.words.telling.grounds import grounds
from bridgelaw.words.telling.irregular import irregularities
from bridgelaw.words.telling.laws import read_out
from bridgelaw.words.telling.layout import BLANK, Line, capital
from bridgelaw.words.telling.rulings import rulings_told
from bridgelaw.words.telling.score import score
from bridgelaw.words.telling.standing import standing
from bridgelaw.words.telling.to_tell import COUNTS, AnswerToTell, Plain, option_of
from bridgelaw.words.telling.view import RecordView

DOT = " · "
GROUPS: Mapping[str, tuple[str, ...]] = {
    "common": (
        "insufficient_bid", "call_out_of_rotation", "opening_lead_out_of_turn", "lead_out_of_turn",
        "lead_from_wrong_hand", "exposed_card", "revoke", "claim", "unauthorized_information", "wrong_explanation",
        "changed_call",
    ),
    "auction": (
        "inadmissible_double", "bid_over_seven", "call_when_barred", "call_after_auction", "exposed_card_in_auction",
    ),
    "play": (
        "failure_to_play_penalty_card", "premature_play", "card_played_or_not", "defective_trick",
        "improper_inspection",
    ),
    "dummy": ("designation", "dummy_wrong_card", "dummy"),
    "claim": ("concession", "agreement_withdrawn"),
    "information": ("missing_alert", "other_source", "spectator"),
    "board": (
        "wrong_hand", "wrong_board", "fouled_board", "wrong_number_of_cards", "missing_card", "board_not_played",
    ),
    "procedure": ("acted_before_director", "procedural_penalty", "disputed_facts", "appeal"),
}  # fmt: skip
"""The kinds for which the Director is called most often, then the others by what the table is doing."""


class Start(Protocol):
    """A kind of irregularity that a quick ruling begins with, as much of it as is said in a list."""

    @property
    def start(self) -> str:
        """Its name."""

    @property
    def law(self) -> str:
        """The Laws that rule it."""

    @property
    def at_most(self) -> int:
        """How many facts may be asked."""


class Read(NamedTuple):
    """Something that is read out besides what is ruled, under the message of its heading; `first`: before it."""

    heading: str
    lines: list[Line]
    first: bool = False


def title(start: str, words: Words) -> str:
    """The name of a kind, as on its tile."""
    return words.say(f"quick_kind-{start}", "label")


def compose_starts(kinds: Iterable[Start], words: Words) -> Iterator[Line]:
    """The kinds with their Laws, by group, each with the word by which it is begun."""
    yield Line(words.say("quick-title"), style="title")
    rows = list(kinds)
    for group, starts in GROUPS.items():
        mine = [kind for name in starts for kind in rows if kind.start == name]
        if mine:
            yield BLANK
            yield Line(words.say(f"quick-group-{group}"), style="heading")
        for kind in mine:
            yield Line(title(kind.start, words), law=words.say("law-citation", number=kind.law), indent=2)
            asked = words.say("quick-asked", count=kind.at_most)
            yield Line(DOT.join((kind.start, asked)), indent=4, style="faint")
    yield BLANK
    command = "bridgelaw ruling --start insufficient_bid --answer by=E"
    yield Line(words.say("quick-example", command=command), style="faint")


def compose_quick(
    quick: Plain,
    answer: Answer | None,
    view: RecordView | None,
    words: Words,
    reads: Sequence[Read] = (),
    findings: Sequence[tuple[Question, str]] = (),
    *,
    judged_later: bool = False,
    holds: bool = True,
    ruled: Sequence[str] = (),
) -> Iterator[Line]:
    """How far a quick ruling is: what is known, what is asked next and why, or what is read out and stands then.

    Args:
        quick: the object of the quick ruling, as it is printed.
        answer: the Director's answer on the record that fits the facts; None while facts are missing.
        view: what the words need of that record.
        words: the language; the edition is the ruling's.
        reads: what is read out as well, mostly provisions in words.
        findings: the Questions that were answered, each with its answer as it is written.
        judged_later: what is asked is looked at when the board is over.
        holds: what stands now holds whatever the answer to what is asked is.
        ruled: provisions, by their names, that say why it comes to what is ruled.
    """
    start = quick["start"]
    yield Line(title(start, words), style="title")
    yield Line(DOT.join((words.say("laws-edition", year=words.edition), str(quick["authority"]).upper())))
    to_tell = AnswerToTell(answer, view, words) if answer is not None and view is not None else None
    if quick["known"]:
        yield BLANK
    for key, given in quick["known"].items():
        mine = [(question, text) for question, text in findings if question.kind == key]
        if to_tell is not None and mine:
            yield from (Line(f"{asked(to_tell, one)} {value(key, text, words)}", indent=2) for one, text in mine)
        else:
            text = value(key, {True: "yes", False: "no"}.get(given, str(given)), words, start, quick["known"])
            yield Line(f"{label(key, start, words, quick['known'])} {text}", indent=2)
    for one in quick.get("dropped") or ():
        said = answered(one["key"], one["value"], words, start, quick["known"])
        said = said if one["key"] == "choose" else f"{label(one['key'], start, words, quick['known'])} {said}"
        yield Line(words.say("quick-dropped", text=said), indent=2, style="warning")
    for unused in quick.get("errors") or ():
        yield Line(words.say("quick-unused", text=f"{unused['key']}={unused['value']}"), indent=2, style="warning")
    if to_tell is None:
        yield BLANK
        yield from _asked(quick["ask"], start, words, quick["known"])
        for heading, told in _told(reads):
            yield BLANK
            yield Line(words.say(heading), style="heading")
            yield from told
        return
    offered = [option_of(one) for one in quick["options"]]
    if quick["ask"] is not None:
        yield BLANK
        yield from _question(to_tell, quick["ask"], start, quick["known"])
        if judged_later:
            yield Line(words.say("quick-judged-later"), indent=4, style="faint")
    elif found := list(irregularities(to_tell)):
        yield BLANK
        yield from found
    coming = to_come(to_tell, quick["rulings"][len(to_tell.rulings) :])
    chosen = not offered and chosen_before(to_tell)
    why_so = grounds(to_tell, findings, ruled) if quick["ask"] is None else []
    for heading, lines in sections(
        to_tell, offered, done=quick["done"], chosen=chosen, reads=reads, coming=coming, why_so=why_so, holds=holds
    ):
        yield BLANK
        yield Line(words.say(heading), style="heading")
        yield from lines
    if quick["done"] and "contract" in quick["known"]:
        yield BLANK
        yield Line(words.say("road-heading-score"), style="heading")
        yield from score(to_tell)


def asked(to_tell: AnswerToTell, question: Question) -> str:
    """A Question that was answered, as it was put: with the act that it is about."""
    return capital(question_text(to_tell, question))


def why_asked(to_tell: AnswerToTell | None, key: str, start: str, words: Words) -> str:
    """What the answer to what is asked next changes: of a Question why it is asked about this act, of a fact what hangs
    on it. `to_tell`: the answer, as soon as there is one."""
    put = next(iter(_put(to_tell, key)), None) if to_tell is not None else None
    return why(key, start, words) if put is None or to_tell is None else question_why(to_tell, put)


def _put(to_tell: AnswerToTell, key: str) -> list[Question]:
    """The Questions of that kind that are open."""
    return [one for one in to_tell.questions if one.kind == key and one.answer is None]


def sections(
    to_tell: AnswerToTell,
    offered: Sequence[Option],
    *,
    done: bool,
    chosen: bool = False,
    reads: Sequence[Read] = (),
    coming: Sequence[Line] = (),
    why_so: Sequence[Line] = (),
    holds: bool = True,
) -> Iterator[tuple[str, Sequence[Line]]]:
    """What is read out and what stands, each with the message of its heading; nothing that is empty.

    `chosen`: an option has been taken, so what holds now is no news to the table. `reads`: provisions that are read out
    as well. `coming`: what will be ruled by what nobody can know yet. `why_so`: the reasons for what stands; `holds`:
    whether it stands whatever is answered to what is still asked.
    """
    words = to_tell.words
    yield from _told(read for read in reads if read.first)
    open_ = list(options(to_tell, offered))
    because = [Line(words.say("quick-grounds"), indent=2, style="label")] if why_so else []
    because += [line._replace(indent=4) for line in why_so]
    stands = [*standing(to_tell), *coming] if holds else []
    stands = [*stands, *because] if stands else []
    if stands and (open_ or chosen):
        # what holds is said before anybody chooses
        yield "quick-stands" if chosen_before(to_tell) else "quick-law-now", stands
    if open_:
        yield "quick-read-out", open_
    elif stands and not chosen:
        yield "quick-read-out", [Line(words.say("costs-nobody-chooses"), indent=2, style="label"), *stands]
    elif done and not stands and (said := unchanged(to_tell, reads)):
        yield "quick-read-out", [Line(said, indent=2), *because]
    yield from _told(read for read in reads if not read.first)
    if done:
        if later := list(questions(to_tell)):
            yield "quick-later", later
        else:
            said = words.say("quick-settled", "adjusts" if is_adjusted(to_tell) else None)
            yield "quick-done", [Line(said, indent=2)]


def chosen_before(to_tell: AnswerToTell) -> bool:
    """Whether somebody has taken an option already."""
    return any(act.get("choose") or act.get("substitute") for act in to_tell.view.acts.values())


def _told(reads: Iterable[Read]) -> Iterator[tuple[str, Sequence[Line]]]:
    return ((read.heading, [line._replace(indent=2) for line in read.lines]) for read in reads)


def to_come(to_tell: AnswerToTell, rulings: Iterable[Plain]) -> list[Line]:
    """What will be ruled by what nobody can know yet: first that it is so, then under a heading what it will be.
    `rulings` are those of the quick ruling that the answer does not hold, each with its condition."""
    found = consequences(to_tell, [{"element": "rulings", **one} for one in rulings])
    if not found:
        return []
    card = next((one for one in to_tell.plays if one.act == IT), None)
    put_right = card is not None and card.status not in COUNTS
    said = Line(to_tell.words.say("quick-to-come-charged" if put_right else "quick-to-come"), indent=2)
    below = Line(to_tell.words.say("quick-to-come-costs"), indent=2, style="label")
    return [said, below, *(line._replace(indent=line.indent + 4) for line in found)]


def read_besides(
    words: Words,
    names: Sequence[str],
    *,
    reads_as: str = "",
    guides: Sequence[str] = (),
    guides_first: bool = False,
    plays_on: bool = False,
    notes: Sequence[str] = (),
    later: Sequence[str] = (),
) -> list[Read]:
    """What is read out besides what is ruled: that the table plays on, and provisions by their names, in words; then,
    by itself, what the Director does.

    Args:
        words: the language; the edition is the ruling's.
        names: the provisions.
        reads_as: how they are read out: now, as what may come of it later, or (empty) as the Law.
        guides: those of them that are for the Director.
        guides_first: whether he looks at that before what is ruled is read out.
        plays_on: whether the table plays on.
        notes: messages that are read out behind them.
        later: provisions of what may still come of it, whatever the others are about.
    """
    said = [Line(words.say("quick-play-on"))] if plays_on else []
    said += read_out((name for name in names if name not in guides), words)
    said += [Line(words.say(note)) for note in notes]
    heading = f"quick-law-{reads_as}" if reads_as else "quick-law"
    coming = read_out((name for name in later if name not in names), words)
    found = [Read(heading, said)] if said else []
    if said and coming and heading == _LATER:
        found = [Read(heading, [*said, *coming])]
    elif coming:
        found.append(Read(_LATER, coming))
    heading = "quick-law-first" if guides_first else "quick-law-director"
    return [*found, *([Read(heading, read_out(guides, words), guides_first)] if guides else [])]


_LATER = "quick-law-later"
_SAID = "law16.from_partner"


class ReadsFirst(Protocol):
    """A kind, as much of it as is read out before its facts are known."""

    @property
    def reads_first(self) -> tuple[str, ...]:
        """The provisions, by their names."""

    @property
    def guiding(self) -> tuple[str, ...]:
        """Those that say what the Director does."""


def read_first(kind: ReadsFirst, words: Words) -> list[Read]:
    """What is said of a kind from the first, while facts are missing."""
    held = provisions(words.edition)
    names = [name for name in kind.reads_first if name in held]
    return read_besides(words, names, reads_as="now", guides=[name for name in names if name in kind.guiding])


def unchanged(to_tell: AnswerToTell, reads: Sequence[object]) -> str:
    """What is said where nothing changes at the table; nothing where it is about no call or card, and what is read out
    of the Laws is all there is."""
    if any(it.act not in to_tell.view.set_up for it in to_tell.irregularities):
        # what it costs is not known before the Questions are answered
        asks = is_over(to_tell) and any(one.answer is None for one in to_tell.questions)
        return "" if asks else to_tell.words.say("costs-nothing-changes")
    if any(act.get("play_on") for act in to_tell.view.acts.values()):
        return to_tell.words.say("quick-claim-void")
    it = to_tell.act(IT)
    if to_tell.answer.phase == "auction" and it.get("call") and IT not in to_tell.view.filled:
        # who has asked whether he may change it has let his partner know something
        form = "asked" if _SAID in reads else None
        people = {"seat": it["by"], "partner": Seat(it["by"]).partner.value}
        return to_tell.words.say("quick-call-stands", form, call=to_tell.words.call(it["call"]), **people)
    about = any(verb in it for verb in ("dispute", "appeal"))
    ended = to_tell.answer.phase == "ended"
    return "" if reads and about else to_tell.words.say("quick-nothing-irregular", "ended" if ended else None)


def is_over(to_tell: AnswerToTell) -> bool:
    """Whether the board is over."""
    return to_tell.answer.phase in OVER


def may_be_scored(to_tell: AnswerToTell) -> bool:
    """Whether the score of the board can be given: something is ruled on it, and it is over or has to be adjusted."""
    return is_adjusted(to_tell) or (is_over(to_tell) and bool(rulings_told(to_tell)))


def is_adjusted(to_tell: AnswerToTell) -> bool:
    """Whether it is ruled that the score is to be adjusted: which score, the Director has still to say."""
    return any(one.rectification == "adjusted_score" for one in rulings_told(to_tell))


def _asked(ask: Plain | None, start: str, words: Words, known: Mapping[str, str]) -> Iterator[Line]:
    if ask is None:
        return
    key = ask["key"]
    yield Line(label(key, start, words, known), style="heading")
    yield Line(words.say("quick-why", text=why(key, start, words)), indent=2, style="faint")
    choices: Sequence[str] = ask["choices"] or ()
    if len(choices) > _MOST_NAMED:
        yield Line(f"{key}= {' '.join(choices)}", indent=2)
        return
    yield from (Line(value(key, code, words, start, known), indent=2, lead=f"{key}={code}  ") for code in choices)


_MOST_NAMED = 14
"""Values that are listed one by one; of calls and cards everybody knows what there is."""


def _question(to_tell: AnswerToTell, ask: Plain, start: str, known: Mapping[str, str]) -> Iterator[Line]:
    """A Question is put as everywhere; a fact that is asked only now as the others."""
    found = _put(to_tell, ask["key"])
    if not found:
        yield from _asked(ask, start, to_tell.words, known)
        return
    yield Line(to_tell.words.say("questions-heading"), style="heading")
    yield from questions(to_tell, found[:1])
