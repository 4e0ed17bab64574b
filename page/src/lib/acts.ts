// What happened: each act in the sentence that the server has told, and what it is called in a list of acts.
import { callOf, playOf } from "./board.ts";
import type { View } from "./view.ts";
import type { Call, Happened } from "./wire.ts";
import type { Words } from "./words.ts";

/** Whether the verb of that act is one of these. A choice may carry a call of its own, and is none. */
export const isOne = (act: Happened, verbs: string[]): boolean =>
  act.choose === undefined ? verbs.some((verb) => act[verb] !== undefined) : verbs.includes("choose");

/** Who did what, in the viewer's language; of a pause or remark, also what the Director has found of it. */
export const sentence = (view: View, act: Happened): string =>
  [view.told.happened?.[view.happened.indexOf(act)], view.told.found?.[view.found?.findIndex((one) => one.act === act.act) ?? -1]].filter(Boolean).join(" ");

/** What was said about an act, and about what was said about it, in order. */
export function saidAbout(view: View, of: string): Happened[] {
  const about = new Set([of]);
  return view.happened.filter((act) => {
    const one = [act.of, act.attention].some((id) => typeof id === "string" && about.has(id));
    if (one) about.add(act.act);
    return one;
  });
}

/** The same for a voice: calls and cards in full words. */
export function spoken(view: View, words: Words, act: Happened): string {
  if (typeof act.call === "string" && isOne(act, ["call"])) return words.say("spoken-call", { seat: act.by, call: words.call(act.call, "spoken") });
  if (typeof act.play === "string") return words.say("spoken-call", { seat: String(act.from ?? act.by), call: words.card(act.play, "spoken") });
  return sentence(view, act);
}

const named = (words: Words, call: Call): string => `${words.seat(call.by)} ${words.call(call.call, "short")}`;

/** What an act was about, in the fewest words: a call, a card. */
export function short(view: View, words: Words, act: string | undefined): string {
  const call = callOf(view, act);
  if (call) {
    const calls = view.answer.auction.filter((one) => !one.implied);
    const before = calls[calls.indexOf(call) - 1];
    // who has called the same twice is told by what he called over
    const twice = calls.filter((one) => one.by === call.by && one.call === call.call).length > 1;
    return twice && before ? words.say("page-call-after", { call: named(words, call), before: named(words, before) }) : named(words, call);
  }
  const play = playOf(view, act);
  if (play) return `${words.seat(play.hand)} ${words.card(play.card)}`;
  const other = view.happened.find((one) => one.act === act);
  return other ? sentence(view, other) : "";
}
