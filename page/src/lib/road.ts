// What the Director does next on the board that he sees. The road says it; here is only what the page makes of it.
import { over, untaken } from "./board.ts";
import type { View } from "./view.ts";
import type { Act, Seat } from "./wire.ts";
import type { Words } from "./words.ts";

/** Why the table may not go on yet, by what has to be done before. */
const HELD: Record<string, string> = {
  find: "page-go-on-after-answering",
  take_up: "page-go-on-after-taking-up",
  explain_options: "page-go-on-after-explaining",
  choose: "page-go-on-after-choice",
  adjust: "page-go-on-after-adjusting",
};

/** The message that says what holds the table up; nothing where it may go on. Of a board that is over all is done first
 * that decides its score: nobody has to play on. */
export function held(view: View): { first: string; message: string } {
  const next = view.road?.next.do;
  const first = view.road?.before_play ?? (over(view) && next && next in HELD ? next : "");
  return { first, message: HELD[first] ?? "" };
}

/** The next thing to do; nothing while the table goes on and nobody waits for him. What nobody has pointed out he takes
 * up where play stands still or is over. */
export function stepOf(view: View): string {
  const { first } = held(view);
  const next = view.road?.next.do ?? "nothing";
  // a claim that nobody has contested waits for the players: he decides nothing
  if ((first || next) === "choose" && view.claim && !view.answer.frozen && !choosing(view).length) return "";
  if (first) return first;
  if (next !== "nothing" && next !== "play" && (next !== "take_up" || over(view) || view.answer.frozen)) return next;
  return view.answer.frozen ? "resume" : "";
}

/** What players choose between. That play go on after a claim is one of three answers to it: the claim says who has still
 * to answer. */
export const choices = (view: View) =>
  (view.told.options ?? []).filter(({ n }) => view.answer.options[n]?.by !== "director" && !(view.claim && view.answer.options[n]?.id === "play_on"));

/** The players who have to choose. */
export const choosing = (view: View): Seat[] =>
  [...new Set(choices(view).map(({ n }) => view.answer.options[n]?.by).filter((by) => by !== undefined))] as Seat[];

/** What nobody has pointed out yet, by the acts. */
export const unnoticed = (view: View): string[] =>
  view.answer.irregularities.filter((it) => it.status === "unnoticed").map((it) => it.act);

export interface NextStep {
  text: string;
  button: string;
  /** What the button does; without it, it leads to the first of these places. */
  act?: Act;
  /** Where it is done, or where he reads what it is about. */
  places: string[];
  /** A Question lies there, which nothing lies over. */
  asks?: boolean;
  /** He says it to the table word by word: it stands there whole. */
  aloud?: boolean;
}

/** Something waits to be read out. */
export const readsOut = (view: View): boolean => Boolean(view.told.reading && view.road?.to_explain.length);

/** How the next thing is shown: in a few words, with the button that does it or leads to where it is done. `asked`: the
 * Question that lies open. */
export function nextStep(view: View, words: Words, asked: string): NextStep | null {
  const step = stepOf(view);
  const waits = words.attempt(`page-board-waits-${step}`) ?? "";
  const leads = (text: string, button: string, ...places: string[]): NextStep => ({ text, button: words.say(button), places });
  const does = (text: string, button: string, act: Act, ...places: string[]): NextStep => ({ text, button: words.say(button), act, places });
  const chosen = Boolean(view.told.reading?.options.length);
  const [taken, ...others] = unnoticed(view);
  switch (step) {
    case "":
      return null;
    case "find":
      return { ...leads(asked || waits, "page-to-answer", ".task[data-question] .answering", ".task[data-question]"), asks: true };
    case "take_up":
      return taken && !others.length ? does(waits, "page-take-up", { attention: taken }, "[aria-labelledby=found-title]") : leads(waits, "page-irregularities", "[aria-labelledby=found-title]", "[aria-labelledby=calls-title]");
    case "explain_options":
      if (!readsOut(view)) return does(words.say("page-nothing-follows"), "page-nothing-follows-told", { explain_options: true }, "[aria-labelledby=explain-title]");
      return does(words.say(chosen ? "page-read-out" : "page-follows"), chosen ? "page-explain-options" : "page-follows-told", { explain_options: true }, "[aria-labelledby=explain-title]");
    case "choose": {
      const seats = choosing(view);
      if (!seats.length) return leads(waits, "page-ask-alone", ".tasks .options");
      const text = words.say("page-go-on-after-choice", { text: words.list(seats.map((seat) => words.seat(seat))) });
      return leads(text, "page-players-now", "[aria-labelledby=choices-title]");
    }
    case "adjust":
      return leads(waits, "page-adjust", "[aria-labelledby=adjust-title] form");
    case "withdraw_award":
      return view.road?.award ? does(waits, "page-withdraw-award", { rule: "cancel", of: view.road.award }, "[aria-labelledby=withdraw-title]") : null;
    case "resume":
      // what a player has told him alone comes before play goes on
      if (untaken(view).length) return leads(waits, "page-calls", "[aria-labelledby=calls-title]");
      return { ...does(view.told.reminders ? [words.say("road-remind"), ...view.told.reminders].join(" ") : [words.say("page-resume-help"), view.told.ends].filter(Boolean).join(" "), "page-resume", { resume: true }), aloud: Boolean(view.told.reminders) };
    default:
      return leads(waits, "page-tools", "[aria-labelledby=tools-title]");
  }
}
