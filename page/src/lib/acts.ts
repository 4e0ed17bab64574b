// What happened: each act in the sentence that the server has told, and what it is called in a list of acts.
import { callOf, playOf } from "./board.ts";
import type { View } from "./view.ts";
import type { Happened } from "./wire.ts";
import type { Words } from "./words.ts";

/** Whether the verb of that act is one of these. A choice may carry a call of its own, and is none. */
export const isOne = (act: Happened, verbs: string[]): boolean =>
  act.choose === undefined ? verbs.some((verb) => act[verb] !== undefined) : verbs.includes("choose");

/** Who did what, in the viewer's language. */
export const sentence = (view: View, act: Happened): string => view.told.happened?.[view.happened.indexOf(act)] ?? "";

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

/** What an act was about, in the fewest words: a call, a card. */
export function short(view: View, words: Words, act: string | undefined): string {
  const call = callOf(view, act);
  if (call) return `${words.seat(call.by)} ${words.call(call.call, "short")}`;
  const play = playOf(view, act);
  if (play) return `${words.seat(play.hand)} ${words.card(play.card)}`;
  const other = view.happened.find((one) => one.act === act);
  return other ? sentence(view, other) : "";
}
