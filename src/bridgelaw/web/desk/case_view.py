"""The page of a case as data: cards in the order in which a ruling goes, and what lies beside them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from bridgelaw.answer.road_model import RoadSaid
from bridgelaw.api.quick.revoke import PLAYED_OUT, REVOKE
from bridgelaw.table import acts
from bridgelaw.web.desk.asking import QuestionView, questions_of
from bridgelaw.web.desk.case import Case
from bridgelaw.web.desk.choosing import ReadOut, readings
from bridgelaw.web.desk.entry_view import EntryView, entry, writes_first
from bridgelaw.web.desk.forms import carried
from bridgelaw.web.desk.ledger import LedgerRow, ledger
from bridgelaw.web.desk.quick_address import Address
from bridgelaw.web.desk.said_form import SaidForm, said_form
from bridgelaw.web.desk.second_view import address_of_second
from bridgelaw.web.desk.shown_hands import ShownHand, shown_hands
from bridgelaw.web.desk.telling import DOT, act_text, complaint, where
from bridgelaw.web.desk.timeline import Happened, timeline, under
from bridgelaw.words.letter.facts import auction
from bridgelaw.words.letter.model import AuctionTable
from bridgelaw.words.letter.place import pairs
from bridgelaw.words.telling.acts import act_line, of_concession
from bridgelaw.words.telling.answered import fact_line
from bridgelaw.words.telling.claims import as_claimed, form_of_claim, hands_left
from bridgelaw.words.telling.decided import decided
from bridgelaw.words.telling.duties import duties
from bridgelaw.words.telling.first_lead import lead_to_come
from bridgelaw.words.telling.irregular import irregularities
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.remarks import remarks
from bridgelaw.words.telling.reminders import reminders, revoked_unwritten
from bridgelaw.words.telling.road import caller, heading_of, is_irregular_call, obsolete, unchosen, unnoticed
from bridgelaw.words.telling.rulings import rulings
from bridgelaw.words.telling.score import result_line, score_lines
from bridgelaw.words.telling.settings import in_short, settings
from bridgelaw.words.telling.state import heading, state
from bridgelaw.words.telling.to_tell import option_of, score_of
from bridgelaw.words.telling.told_quickly import facts_told


class StatedFactLine(Struct, frozen=True):
    """Something that a player is said to have let his partner know, and on what that rests."""

    text: str
    basis: str


class ReportLine(Struct, frozen=True):
    """A report of a player, to be taken up."""

    id: str
    by: str
    text: str
    note: str


class CaseView(Struct, frozen=True, kw_only=True):
    """All that the page shows. `form` has what every form on it carries; `unchosen`: what is read out where nobody has
    a choice, or what nobody has noticed; `decided`: what is read out once all is decided; `heading`: what is next;
    `again`: where the second stage of a poll about it is prepared; `caller`: who called the Director and has not said
    about what; `contested`: a claim or concession is; `reminders`: what is said to the table before the board goes on;
    `quickly`: the quick ruling of a revoke that the record cannot show; `counted`: the one that a case was made of,
    where tricks are to be counted at the end of the play; `guided`: what an authority has set, in short; `guidance`:
    with whose setting it is; `done`: what players did besides calls and cards."""

    where: str
    conditions: str
    rejudged: str
    state: str
    stopped: bool
    form: dict[str, str]
    complaints: tuple[str, ...]
    contested: bool
    facts: tuple[StatedFactLine, ...]
    irregular: tuple[Line, ...]
    done: tuple[str, ...]
    timeline: tuple[Happened, ...]
    auction: AuctionTable | None
    hands: tuple[ShownHand, ...]
    reports: tuple[ReportLine, ...]
    do: str
    heading: str
    caller: str
    is_irregular_call: bool
    ask: QuestionView | None
    again: str
    later: tuple[QuestionView, ...]
    readings: tuple[ReadOut, ...]
    unchosen: tuple[Line, ...]
    decided: tuple[Line, ...]
    quickly: str
    counted: str
    reminders: tuple[Line, ...]
    ledger: tuple[LedgerRow, ...]
    notes: tuple[str, ...]
    entry: EntryView | None
    said: SaidForm
    guided: str
    guidance: tuple[Line, ...]
    answered: tuple[QuestionView, ...]
    obsolete: tuple[str, ...]
    follows: tuple[Line, ...]
    scores: tuple[tuple[str, tuple[Line, ...]], ...]
    remarks: tuple[Line, ...]
    may_be_left: bool
    appeal_minutes: int
    state_of_ruling: str
    writes_first: bool

    @property
    def is_untouched(self) -> bool:
        """Whether there is nothing yet that the Director could have to do with."""
        return self.do == "nothing" and self.state_of_ruling == "quiet" and not self.complaints

    @property
    def is_regular(self) -> bool:
        """Whether it can be said that nothing irregular has been found: not while something is open or contested."""
        found = self.irregular or self.facts or self.follows or self.ask or self.later
        return not found and not self.contested


def view_of(case: Case, languages: Mapping[str, str], read_in: str | None) -> CaseView:
    """The view of a case. `languages`: those of the players who are connected, by seat; `read_in`: the one in which
    the options are to be read out."""
    words, told, road = case.words, case.to_tell, case.told_road
    lines = list(heading(told))
    waiting = [q for q in road["questions"] if q["status"] == "open"]
    asks = road["next"]["question"]
    now = [q for q in waiting if asks and (q["kind"], q["of"], q["seat"]) == (asks["kind"], asks["of"], asks["seat"])][
        :1
    ]
    options = road["next"]["options"] if road["next"]["do"] in ("explain_options", "choose") else road["options"]
    if asks:
        # nobody is told that the play may go on by agreement while it is asked what a claim comes to
        options = [option for option in options if option["id"] != "play_on"]
    stands = next(iter(state(told)))
    quick = facts_told(case.view.quick, words) if case.view.quick else ()
    conditions = next((line.text for line in lines if line.style == "plain"), lines[0].text)
    read_out = _decided(case, road)
    known_pairs = pairs(words, case.players) if case.view.quick else ()
    return CaseView(
        where=where(case),
        conditions=DOT.join((conditions, *_scoring(case), *known_pairs)),
        rejudged=_rejudged(case),
        state=stands.text,
        stopped=case.answer.frozen,
        form=carried(case),
        complaints=(*quick, *_claims(case), *(complaint(case, one["act"]) for one in road["complaints"])),
        contested=any("contest" in act for act in case.told_acts.values()),
        facts=tuple(_facts(case)),
        irregular=tuple(irregularities(told)),
        done=tuple(_done(case)),
        timeline=tuple(timeline(case)),
        auction=auction(told),
        hands=tuple(shown_hands(told)),
        reports=tuple(_reports(case)),
        do=road["next"]["do"],
        heading=heading_of(road, told),
        caller=caller(road, case.answer),
        is_irregular_call=is_irregular_call(road, case.answer),
        ask=questions_of(case, now)[0] if now else None,
        again=address_of_second(case, now[0]["seat"] or "") if now and now[0]["kind"] == "suggested" else "",
        later=questions_of(case, [q for q in waiting if q not in now]),
        readings=readings(case, [option_of(one) for one in options], languages, read_in),
        unchosen=(*unchosen(told, road["next"]), *unnoticed(told, road)),
        decided=read_out,
        quickly=_quickly(case, road),
        counted=_counted(case),
        reminders=tuple(reminders(told, road["next"], road["facts"], road["questions"])),
        ledger=ledger(case),
        entry=entry(case) if case.is_paper else None,
        said=said_form(case),
        notes=tuple(note.text for note in case.state.board.notes),
        guidance=tuple(settings(road["next"]["regulations"], road["authority"], words))[1:],
        guided=in_short(road["next"]["regulations"], words),
        answered=questions_of(case, [q for q in road["questions"] if q["status"] not in ("open", "obsolete")]),
        obsolete=tuple(obsolete(told, road)),
        follows=tuple(_follows(case, read_out)),
        scores=tuple(_scores(case, road)),
        remarks=tuple(remarks(told)),
        may_be_left=road.get("may_be_left", False),
        appeal_minutes=road["appeal"]["minutes"],
        state_of_ruling=road["state"],
        writes_first=writes_first(case),
    )


def _done(case: Case) -> Iterator[str]:
    """What players did or said besides calls and cards: what is asked may be about that, before anything is said to be
    irregular."""
    for act in case.told_acts.values():
        if act["by"] != "director" and not any(verb in act for verb in ("call", "play", "summon")):
            yield act_text(case, act)


def _decided(case: Case, road: RoadSaid) -> tuple[Line, ...]:
    """What is read out to all four once the board is over and nothing is left to decide."""
    if road["next"]["do"] != "nothing" or case.answer.phase not in ("ended", "closed"):
        return ()
    score = road["score"]
    return tuple(decided(case.to_tell, score_of(score["before"]), score_of(score["after"])))


def _follows(case: Case, read_out: tuple[Line, ...]) -> Iterator[Line]:
    """What has been ruled, but for what is being `read_out`, then the duties, but for those that a ruling says already
    and, on paper, that the Director be called: he is there; last what may become of a lead that is still to come."""
    said = {line.text for line in read_out}
    ruled = [line for line in rulings(case.to_tell) if line.text not in said]
    yield from ruled
    here = ("summon_director",) if case.is_paper else ()
    for duty in duties(case.to_tell, but=here):
        if not any(duty.text in line.text for line in ruled):
            yield duty
    for it in case.to_tell.irregularities:
        for text, law in lead_to_come(case.to_tell, it):
            yield Line(capital(text), law=case.words.law(law, short=True), indent=2)


def _quickly(case: Case, road: RoadSaid) -> str:
    """The address of the quick ruling of a revoke in tricks that nobody has written down, while the play goes on."""
    declarer = case.answer.declarer
    if not revoked_unwritten(case.answer.phase, road["questions"]) or declarer is None:
        return ""
    under = case.state.settings
    known = (("declarer", declarer),)
    return Address(start="revoke", laws=under.laws, authority=under.authority, answers=known).href


def _counted(case: Case) -> str:
    """The address of the quick ruling of which the case was made, opened again to count the tricks of a revoke."""
    told, under = case.view.quick, case.state.settings
    if told is None or told.start != REVOKE.start or PLAYED_OUT not in REVOKE.rare(REVOKE.told(told.answers), None):
        return ""
    at = Address(start=told.start, laws=under.laws, authority=under.authority, answers=told.answers)
    return at.answered(PLAYED_OUT, "yes").href


def _claims(case: Case) -> Iterator[str]:
    """What was claimed or conceded, with the words that were said, the cards that were left and who objects."""
    for act in case.told_acts.values():
        if any(verb in act for verb in ("claim", "concede", "line", "contest")):
            yield act_line(act, case.words, conceded=of_concession(act, case.told_acts.values()))
            yield from hands_left(act, case.words)


def _facts(case: Case) -> list[StatedFactLine]:
    """What players are said to have let their partners know, and on what that rests."""
    found = []
    for fact in case.road.facts:
        act = case.view.acts[fact.about]
        if {fact.about, act.get("of")} & case.view.set_up:
            continue
        call = case.to_tell.call_named(act.get("of"))
        found.append(
            StatedFactLine(capital(fact_line(act, call, case.words)), case.words.say(f"case-basis-{fact.basis}"))
        )
    return found


def _reports(case: Case) -> list[ReportLine]:
    found = []
    for report in case.state.board.reports:
        if report.taken_up is None:
            line = act_line({**report.about, "text": ""}, case.words)
            found.append(
                ReportLine(report.id, case.words.seat(report.by.value), line, str(report.about.get("text", "")))
            )
    return found


def _scores(case: Case, road: RoadSaid) -> list[tuple[str, tuple[Line, ...]]]:
    found: list[tuple[str, tuple[Line, ...]]] = []
    before = case.words.say("letter-score-before")
    for name in ("before", "after"):
        one = score_of(road["score"][name])
        if name == "before" and (claimed := as_claimed(case.to_tell, one)):
            heading, text = (
                case.words.say("letter-score-claimed", form_of_claim(case.to_tell)),
                result_line(case.to_tell, claimed),
            )
            found.append((heading, (Line(text, indent=2),)))
        elif one is not None and (not found or found[0][0] != before or road["score"][name] != road["score"]["before"]):
            found.append((case.words.say(f"letter-score-{name}"), tuple(score_lines(case.to_tell, one))))
    return found


def _scoring(case: Case) -> tuple[str, ...]:
    scoring = case.state.settings.scoring
    return (case.words.say(f"scoring-{scoring}", "label"),) if scoring else ()


def _rejudged(case: Case) -> str:
    """What the Director is told once the case has been put under other Laws: what was read out and answered before was
    so under the earlier ones. Nothing where nothing had been."""
    changes = case.state.board.rejudged
    told = (acts.ExplainOptions, acts.Find, acts.Rule, acts.Adjust)
    if not changes or not any(isinstance(act, told) for act in case.state.board.course.happened[: changes[-1].acts]):
        return ""
    return case.words.say("case-rejudged-check", text=under(changes[-1].before, case.words))
