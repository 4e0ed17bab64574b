"""The road of a ruling in the terminal: how far it is, what has been answered, what is to be asked or done next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridgelaw.answer.model import Answer, Option
from bridgelaw.answer.road_model import NextSaid, RoadSaid
from bridgelaw.answer.seat_model import PublicAnswer, SeatAnswer
from bridgelaw.game.seats import Seat
from bridgelaw.table.vocabulary import LISTED_QUESTIONS
from bridgelaw.words.say import Words
from bridgelaw.words.telling.acts import act_line
from bridgelaw.words.telling.answered import may_be_meant, question_in_words, revoke_facts, value_in_words
from bridgelaw.words.telling.ask import questions
from bridgelaw.words.telling.besides import besides
from bridgelaw.words.telling.choices import costs_under
from bridgelaw.words.telling.corrected import being_corrected
from bridgelaw.words.telling.double_dummy import double_dummy
from bridgelaw.words.telling.irregular import irregularity_text
from bridgelaw.words.telling.laws import law_asking
from bridgelaw.words.telling.layout import BLANK, Line, capital
from bridgelaw.words.telling.offered import option_text
from bridgelaw.words.telling.reminders import reminders, revoked_unwritten
from bridgelaw.words.telling.score import score_lines
from bridgelaw.words.telling.settings import settings
from bridgelaw.words.telling.state import heading
from bridgelaw.words.telling.to_tell import AnswerToTell, Plain, option_of, question_of, score_of
from bridgelaw.words.telling.view import RecordView

DOT = " · "
PROMPTS = {"choose": "option", "adjust": "award", "decide_appeal": "appeal", "take_up": "caller"}


def compose_road(road: RoadSaid, answer: Answer, view: RecordView, words: Words) -> Iterator[Line]:
    """The whole of it: title, steps, answers so far, the scores before and after, then what comes next."""
    to_tell = AnswerToTell(answer, view, words)
    yield from heading(to_tell)
    steps = [(words.say(f"road-step-{s['step']}"), words.say(f"road-status-{s['status']}")) for s in road["steps"]]
    yield Line(DOT.join(words.say("road-labelled", label=name, text=status) for name, status in steps))
    if answered := [q for q in road["questions"] if q["status"] in ("answered", "waiting", "evidence")]:
        yield BLANK
        yield Line(words.say("road-heading-answered"), style="heading")
        yield from (line for q in answered for line in _answered(to_tell, q))
    if road["obsolete"]:
        yield BLANK
        yield Line(words.say("road-heading-obsolete"), style="heading")
        yield from (Line(capital(text), indent=2, style="faint") for text in obsolete(to_tell, road))
    yield from _scores(to_tell, road)
    if found := road.get("double_dummy"):
        yield from double_dummy(to_tell, found)
    yield BLANK
    yield from following(road, answer, view, words)


def following(road: RoadSaid, answer: Answer, view: RecordView, words: Words) -> Iterator[Line]:
    """What is to be asked or done next."""
    to_tell = AnswerToTell(answer, view, words)
    do = road["next"]["do"]
    yield Line(heading_of(road, to_tell), style="heading")
    if (asked := road["next"]["question"]) is not None:
        yield from questions(to_tell, [question_of(asked)])
        for one, text in may_be_meant(words, asked.get("choices") or (), view.acts).items():
            yield Line(text, lead=f"{one}  ", indent=4)
    elif do in ("explain_options", "choose"):
        yield from unchosen(to_tell, road["next"])
        yield from choices(to_tell, [option_of(one) for one in road["next"]["options"]])
    elif do == "take_up":
        yield from unnoticed(to_tell, road)
    elif do in ("resume", "play"):
        yield from _reminded(to_tell, road)
    elif do == "nothing" and road["state"] == "decided":
        yield from _in_passing(to_tell, road)
        yield Line(words.say("road-may-appeal", minutes=road["appeal"]["minutes"]), indent=2)
    yield from settings(road["next"]["regulations"], road["authority"], words)
    if do == "adjust":
        yield from _in_passing(to_tell, road)


def _reminded(to_tell: AnswerToTell, road: RoadSaid) -> Iterator[Line]:
    """What the table is told before it goes on."""
    found = list(reminders(to_tell, road["next"], road["facts"], road["questions"]))
    if found:
        yield Line(to_tell.words.say("road-remind"), indent=2)
    yield from (line._replace(indent=line.indent + 4) for line in found)


def _in_passing(to_tell: AnswerToTell, road: RoadSaid) -> Iterator[Line]:
    """What else might be said of a score that is or was adjusted, each with the word by which it is answered."""
    found = [q for q in road["questions"] if q.get("in_passing")]
    if found:
        yield Line(to_tell.words.say("questions-in_passing"), indent=2, style="label")
    for question in found:
        text = to_tell.words.say(
            "road-labelled", label=question["kind"], text=question_in_words(to_tell, question_of(question))
        )
        yield Line(text, law=to_tell.words.law(question["law"] or "", short=True), indent=4)


def unchosen(to_tell: AnswerToTell, coming: NextSaid) -> Iterator[Line]:
    """What is to be read out besides the options, or where nobody has a choice."""
    if coming["do"] != "explain_options":
        return
    if not coming["options"]:
        yield Line(to_tell.words.say("costs-nobody-chooses"), indent=2, style="label")
    yield from (line._replace(indent=line.indent + 4) for line in besides(to_tell, coming))


def caller(road: RoadSaid, answer: Answer | SeatAnswer | PublicAnswer) -> str:
    """The seat that has called the Director last and has not said about which act, as long as the table stands still
    for it; empty where nobody has."""
    open_ = [one["by"] for one in road["complaints"] if one["about"] is None and one["how"] != "reserve"]
    return open_[-1] if open_ and open_[-1] in Seat.__members__ and answer.frozen else ""


def is_irregular_call(road: RoadSaid, answer: Answer | SeatAnswer | PublicAnswer) -> bool:
    """Whether what nobody has pointed out is the call for the Director itself, as that of dummy: nobody called about
    it."""
    calls = {one["act"] for one in road["complaints"]}
    key = road["next"].get("irregularity")
    return any(it.id == key and it.act in calls for it in answer.irregularities)


_OPPONENTS = 2


def heading_of(road: RoadSaid, to_tell: AnswerToTell) -> str:
    """What comes next, in a line."""
    do, answer, words = road["next"]["do"], to_tell.answer, to_tell.words
    if do == "take_up":
        if is_irregular_call(road, answer):
            return words.say("road-irregular_call")
        seat = caller(road, answer)
        return words.say("road-called", seat=seat) if seat else words.say("road-who_called")
    if do == "resume" and revoked_unwritten(answer.phase, road["questions"]):
        return words.say("road-revoked")
    if do == "play" and being_corrected(to_tell) is not None:
        return words.say("road-correcting")
    if do in ("nothing", "play") and answer.phase == "play" and _is_claimed(to_tell):
        return words.say("road-next-claimed")
    if (asked := road["next"]["question"]) is not None and _is_his_own(asked["kind"], road):
        return words.say("road-decide")
    return next_step(road, words)


def _is_claimed(to_tell: AnswerToTell) -> bool:
    """Whether a claim or concession lies there to which nobody has objected, and not both opponents have agreed."""
    claimed, answered = None, set[str]()
    for id, act in to_tell.view.acts.items():
        if "claim" in act or "concede" in act:
            claimed, answered = id, set()
        elif claimed and ("agree" in act or "contest" in act) and act.get("of") in (None, claimed):
            answered |= {"contest"} if "contest" in act else {str(act["by"])}
    return claimed is not None and "contest" not in answered and len(answered) < _OPPONENTS


def next_step(road: RoadSaid, words: Words) -> str:
    """What the Director is to do. Where nothing is asked it is said otherwise while Questions are open: those that wait
    for the end of the board, or those whose answer nobody waits for."""
    do, open_ = road["next"]["do"], [one for one in road["questions"] if one["status"] == "open"]
    if do == "resume" and open_:
        return words.say("road-next-resume-later")
    if do == "nothing" and open_ and all(one.get("in_passing") for one in open_):
        return words.say("road-next-nothing-open")
    return words.say(f"road-next-{do}")


def _is_his_own(kind: str, road: RoadSaid) -> bool:
    """Whether the Question is one that the Director answers himself: he asks nobody at the table."""
    return road["next"]["step"] == "questions" or kind in _HIS_OWN


_HIS_OWN = ("unaware_of_trump",)
"""Such Questions beside those that come behind the facts."""


def unnoticed(to_tell: AnswerToTell, road: RoadSaid) -> Iterator[Line]:
    """The irregularity that nobody has named, where the Director may take it up."""
    if (it := to_tell.irregularity(road["next"].get("irregularity"))) is not None:
        if not caller(road, to_tell.answer) and not is_irregular_call(road, to_tell.answer):
            yield Line(to_tell.words.say("costs-unnoticed"), indent=2, style="label")
        yield Line(capital(irregularity_text(to_tell, it)), law=to_tell.words.law(it.law, short=True), indent=4)


def choices(to_tell: AnswerToTell, options: Sequence[Option]) -> Iterator[Line]:
    """The options, numbered through, each with whose it is."""
    for n, option in enumerate(options, 1):
        who = to_tell.words.seat(option.by)
        text = to_tell.words.say("road-labelled", label=who, text=capital(option_text(to_tell, option)))
        yield Line(text, law=to_tell.words.law(option.law, short=True), indent=2, lead=f"{n}  ")
        yield from costs_under(to_tell, option)


def prompt(road: RoadSaid, words: Words) -> str:
    """In which form the next answer is to be given."""
    do = road["next"]["do"]
    if (asked := road["next"]["question"]) is not None:
        form = LISTED_QUESTIONS.get(asked["kind"], "yes_no")
        fuller = form == "revoke" and "with_suit" in revoke_facts(road["laws"])
        return words.say("road-ask-revoke-with_suit" if fuller else f"road-ask-{form}")
    return words.say(f"road-ask-{PROMPTS.get(do, 'yes_no')}")


def obsolete(to_tell: AnswerToTell, road: RoadSaid) -> Iterator[str]:
    """What a changed answer has done away with, each in a sentence that says what did it."""
    words = to_tell.words
    answers = {a["act"]: (q, a) for q in road["questions"] for a in q["answers"]}
    for one in road["obsolete"]:
        kind = one["kind"]
        if kind in ("answer", "finding") and one["what"] in answers:
            question, given = answers[one["what"]]
            told = value_in_words(words, question["kind"], given["value"], to_tell.view.acts)
            yield words.say(
                f"road-obsolete-{kind}",
                question=question_in_words(to_tell, question_of(question)),
                answer=told,
                text=_done(to_tell, one["by"]),
            )
        elif kind == "question":
            label = words.say(f"question-{one['what']}", "label")
            yield words.say("road-obsolete-question", question=label, text=_done(to_tell, one["by"]))
        elif kind in _LABELS:
            group = _LABELS[kind]
            word = str(one["what"]).partition("@")[0]
            text = words.say("act-adjust", "sentence") if group == "act" else words.say(f"{group}-{word}", "label")
            text = text.removesuffix(".")
            yield words.say("road-obsolete-other", what=text, text=_done(to_tell, one["by"]))


def _done(to_tell: AnswerToTell, id: str) -> str:
    """What that act was: an answer with its Question, else the act in a sentence."""
    act = to_tell.act(id)
    if "find" not in act:
        return act_line(act, to_tell.words).removesuffix(".")
    label = to_tell.words.say(f"question-{act['find']}", "label")
    return f"{label} – {value_in_words(to_tell.words, act['find'], act['value'], to_tell.view.acts)}"


_LABELS = {"irregularity": "irregularity", "ruling": "rectification", "option": "option", "award": "act"}


def _answered(to_tell: AnswerToTell, question: Plain) -> Iterator[Line]:
    words, given = to_tell.words, question["answers"][-1]
    told = value_in_words(words, question["kind"], given["value"], to_tell.view.acts)
    asking = law_asking(question["kind"], question["law"] or "")
    law = words.law(asking, short=True) if asking else ""
    yield Line(f"{question_in_words(to_tell, question_of(question))} {told}", law=law, indent=2)
    if given["why"]:
        yield Line(given["why"], indent=4, style="faint")


def _scores(to_tell: AnswerToTell, road: RoadSaid) -> Iterator[Line]:
    found = {name: score_of(road["score"][name]) for name in ("before", "after")}
    if found["before"] is None and found["after"] is None:
        return
    yield BLANK
    yield Line(to_tell.words.say("road-heading-score"), style="heading")
    for name, one in found.items():
        if one is not None and (name == "before" or one != found["before"]):
            yield Line(to_tell.words.say(f"letter-score-{name}"), indent=2, style="label")
            yield from (line._replace(indent=line.indent + 2) for line in score_lines(to_tell, one))
