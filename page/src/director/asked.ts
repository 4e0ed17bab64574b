// What the Director has been called for, what he has still to ask, and what he has been answered.
import { isOne } from "../lib/acts.ts";
import { over } from "../lib/board.ts";
import { readsOut, stepOf } from "../lib/road.ts";
import type { View } from "../lib/view.ts";
import type { Happened, Piece, Question, Seat } from "../lib/wire.ts";
import { answeredBefore } from "./settled.ts";

const CALLS = ["summon", "attention", "reserve", "dispute", "contest", "appeal"];
// what is done next where another card stands out
const APART = ["find", "explain_options", "adjust", "withdraw_award"];
// a stop may end by itself, with the last choice: what he was called for in it is over then
const LASTING = ["dispute", "contest", "appeal"];

/** Whether anybody has called for him on this board. */
export const wasCalled = (view: View): boolean => view.happened.some((act) => act.by !== "director" && isOne(act, CALLS)) || Boolean(view.reports?.length);

/** Who calls for him now, and which notes stand on the board; a note that is told where it is asked about, or in what
 * the players read, is not told again. */
export function callsHeard(view: View): { calls: Happened[]; reserved: Happened[] } {
  const began = view.told.stop?.since;
  const resumed = view.happened.findLastIndex((act) => act.resume) + 1;
  const since = view.happened.slice(began ? view.happened.findIndex((act) => act.act === began) : resumed);
  // an objection to a claim is over with the claim; said again without a word, it is no other
  const contests = since.filter((act) => isOne(act, ["contest"]));
  const isOver = (act: Happened): boolean =>
    contests.includes(act) && (!view.claim || (!act.text && contests.some((one) => one !== act && one.by === act.by && (one.text || contests.indexOf(one) < contests.indexOf(act)))));
  const calls = since.filter((act) => isOne(act, view.answer.frozen ? CALLS : LASTING) && act.by !== "director" && !isOver(act));
  const told = new Set([...notesAsked(view), ...playersRead(view)]);
  const isTold = (act: Happened): boolean => told.has(act) || [...told].some((note) => note.act === act.of && isOne(act, ["agree", "dispute"]));
  const isNote = (act: Happened): boolean => act.reserve !== undefined;
  // what was said of a note stands with it
  const ofNote = (act: Happened): boolean => isOne(act, ["dispute"]) && view.happened.some((one) => one.act === act.of && isNote(one));
  return { calls: calls.filter((act) => !isNote(act) && !ofNote(act) && !isTold(act)), reserved: view.happened.filter((act) => isNote(act) && !isTold(act)) };
}

/** What stands out is who has called. */
export const isFirst = (view: View): boolean =>
  view.answer.frozen && !view.told.stop?.explained && !view.found?.some((one) => one.fresh) && !APART.includes(stepOf(view));

/** The notes about which the next Question is: with what each side says of them they stand above it. */
export function notesAsked(view: View, of: string | null | undefined = view.road?.next.question?.of): Happened[] {
  return of ? view.happened.filter((act) => act.reserve && [act.act, act.of].includes(of)) : [];
}

/** What was found of a note, as the four read it until one of them calls or plays. */
export const playersRead = (view: View): Happened[] =>
  over(view) ? [] : view.happened.filter((act) => view.found?.some((one) => one.fresh && one.act === act.act));

interface Unanswered {
  open: { question: Question; n: number }[];
  forLater: { question: Question; n: number }[];
  passing: { question: Question; n: number }[];
}

/** Questions without an answer, in the order in which the road asks them; in passing: without an answer the ruling
 * stands; for later: nobody needs it before the board is over. `early`: one of these that he wants to answer now. */
export function unanswered(view: View, early: string): Unanswered {
  const road = view.road?.questions ?? [];
  const all = (view.answer.questions ?? []).map((question, n) => ({ question, n })).filter(({ question }) => question.answer === null || question.answer === undefined);
  const said = ({ kind, of }: Question) => road.filter((one) => one.kind === kind && one.of === of);
  const isInPassing = (question: Question): boolean => said(question).some((one) => one.in_passing === true);
  const isForLater = (question: Question): boolean => question.id !== early && said(question).some((one) => one.after_play === true);
  const rank = ({ kind, of }: Question): number => road.findIndex((one) => one.kind === kind && one.of === of) + 1 || road.length + 1;
  return {
    open: all.filter(({ question }) => !isInPassing(question) && !isForLater(question)).sort((one, other) => rank(one.question) - rank(other.question)),
    forLater: all.filter(({ question }) => isForLater(question)),
    passing: all.filter(({ question }) => isInPassing(question) && !isForLater(question)),
  };
}

export interface Answered {
  question: Pick<Question, "kind" | "seat" | "most"> & { of: string | null };
  one: Piece;
  act: Happened;
}

/** What he has answered, `before` the options were read out, `after` that, or in a stop that is `settled`. An answer that
 * was given again replaces the one before; both stay in the record. */
export function answered(view: View, when: "before" | "after" | "settled"): Answered[] {
  const read = view.happened.findLastIndex((act) => act.explain_options);
  return (view.told.answered ?? []).flatMap((one) => {
    const question = view.road?.questions[one.n];
    const act = view.happened.find((act) => act.act === question?.answers.at(-1)?.act);
    if (!question || !act) return [];
    const given = answeredBefore(view, act) ? "settled" : readsOut(view) || view.happened.indexOf(act) < read ? "before" : "after";
    return given === when ? [{ question: { ...question, seat: question.seat as Seat | null }, one, act }] : [];
  });
}
