// The Director's work on a board in order: what happened, what to ask, what to read out, who chooses, what else to ask,
// what follows, and that the table goes on. One of them is now; what is done is a line, and what is later says for what
// it waits.
import { isOne, sentence } from "../lib/acts.ts";
import { findingReads } from "../lib/answers.ts";
import { options, untaken } from "../lib/board.ts";
import { choices, choosing, held, readsOut, stepOf, unnoticed } from "../lib/road.ts";
import type { View } from "../lib/view.ts";
import type { Words } from "../lib/words.ts";
import { answered, callsHeard, isFirst, unanswered } from "./asked.ts";
import { began, found as irregular, ruled } from "./settled.ts";

export type Work = "happened" | "ask" | "read" | "choices" | "questions" | "rulings" | "go_on";

export interface Stage {
  work: Work;
  n: number;
  title: string;
  /** What came of it, or for what it waits. */
  line: string;
  state: "done" | "now" | "later";
  /** Something in it can be done besides what is now. */
  open: boolean;
}

/** The one that is now, if any. */
function now(view: View): Work | undefined {
  const work: Partial<Record<string, Work>> = {
    take_up: "happened",
    find: readsOut(view) ? "ask" : "questions",
    explain_options: "read",
    choose: "choices",
    adjust: "rulings",
    withdraw_award: "rulings",
    resume: untaken(view).length ? "happened" : "go_on",
  };
  return work[stepOf(view)];
}

/** All that a board has come to, each with its number; nothing where nothing has happened. `duties`: how many are told. */
export function stages(view: View, words: Words, duties: number): Stage[] {
  const current = now(view);
  const { calls, reserved } = callsHeard(view);
  const found = irregular(view).now.map((told) => told.label ?? told.law ?? "");
  const { forLater, passing } = unanswered(view, "");
  const [before, after] = [answered(view, "before"), answered(view, "after")];
  const reads = readsOut(view);
  // what was read out and chosen in an earlier stop is over with it
  const since = view.happened.slice(began(view));
  const hasRead = since.findLast((act) => act.explain_options);
  const chosen = since.filter((act) => isOne(act, ["choose"]) && (!hasRead || since.indexOf(act) > since.indexOf(hasRead)));
  const rulings = ruled(view).now;
  const holds = held(view);
  // one answer is read there, of more the number
  const said = (all: typeof before): string => (all[0] && all.length === 1 ? `${all[0].one.label} – ${findingReads(view, words, all[0].act)}` : all.length ? String(all.length) : "");

  const all: (Omit<Stage, "n" | "state" | "open" | "line"> & { there: boolean; line?: string; later?: boolean; open?: boolean })[] = [
    {
      work: "happened",
      there: Boolean(found.length || calls.length || reserved.length || untaken(view).length),
      title: words.say("table-history-heading"),
      line: found.length ? [...new Set(found)].join(" · ") : calls.map((act) => sentence(view, act)).at(-1),
      // a note that nobody has called for is read there
      open: isFirst(view) || reserved.length > 0 || untaken(view).length > 0 || unnoticed(view).length > 0,
    },
    { work: "ask", there: before.length > 0, title: words.say("page-ask-first"), line: said(before) },
    {
      work: "read",
      there: reads || Boolean(hasRead && view.answer.frozen),
      title: words.say(reads ? (view.told.reading?.options.length ? "page-read-out" : "page-follows") : view.answer.options.length || chosen.length ? "page-status-read" : "page-status-explained"),
      later: reads,
    },
    {
      work: "choices",
      there: choices(view).length > 0 || duties > 0 || chosen.length > 0 || options(view).length > 0 || (reads && Boolean(view.told.reading?.options.length)),
      title: words.say("page-players-now"),
      line: chosen.map((act) => sentence(view, act)).at(-1),
      later: reads || choosing(view).length > 0,
      open: options(view).length > 0,
    },
    {
      work: "questions",
      there: after.length + forLater.length + passing.length > 0,
      title: words.say(after.length ? "page-answered" : passing.length ? "questions-in_passing" : "page-when-over"),
      line: said(after),
      later: !after.length,
      open: passing.length > 0 && stepOf(view) !== "find",
    },
    { work: "rulings", there: rulings.length > 0, title: words.say("page-rulings"), line: rulings.length === 1 ? rulings[0]?.sentence : String(rulings.length) },
    {
      work: "go_on",
      there: view.answer.frozen,
      title: words.say("page-resume-title"),
      // whether he has to say so himself is read before it comes to that
      line: [holds.message && words.say(holds.message, { text: words.list(choosing(view).map((seat) => words.seat(seat))) }), view.told.ends].filter(Boolean).join(" "),
      later: true,
      // whoever may change something need not: then play goes on by a button there
      open: holds.first === "choose" && view.road?.may_be_left === true,
    },
  ];
  const shown = all.filter((one) => one.there || one.work === current);
  const number = (work: Work): number => shown.findIndex((one) => one.work === work) + 1;
  return shown.map(({ work, title, line = "", later, open }, n) => {
    const state = work === current ? "now" : later ? "later" : "done";
    const waits = work === "choices" && reads ? words.say("page-step-after", { n: String(number("read")) }) : "";
    return { work, n: n + 1, title, line: waits || line, state, open: state === "now" || Boolean(open) };
  });
}
