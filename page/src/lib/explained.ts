// What was said about a call, as it hangs under it for the whole board.
import { onlyAsked, remarks } from "./board.ts";
import type { View } from "./view.ts";
import type { Happened, Seat } from "./wire.ts";

export interface Explained {
  act: string;
  by: Seat;
  text: string;
  /** It was put right later; what was said then is another one. */
  corrected: boolean;
}

const WORDS = ["announce", "explain", "correct"] as const;
/** In the viewer's language, where it is a phrase that has been ready in another. */
export const wordsOf = (view: View, act: Happened): string => {
  const said = view.told.said?.[act.act] ?? WORDS.map((verb) => act[verb]).find((one) => typeof one === "string");
  return typeof said === "string" ? said : "";
};

/** Announcements, explanations and corrections of the call `of`, in the order in which they were made. */
export function explained(view: View, of: string): Explained[] {
  const about = view.happened.filter((act) => act.correct && typeof act.of === "string");
  const first = remarks(view, of).said.filter((act) => wordsOf(view, act));
  const later = about.filter((act) => first.some((one) => one.act === act.of) && !first.includes(act));
  const all = [...first, ...later].sort((a, b) => view.happened.indexOf(a) - view.happened.indexOf(b));
  return all.map((act) => ({
    act: act.act,
    by: act.by as Seat,
    text: wordsOf(view, act),
    corrected: about.some((one) => one !== act && (one.of === act.act || (one.of === of && view.happened.indexOf(one) > view.happened.indexOf(act)))),
  }));
}

/** Whether it was but what partner had to say of his calls, and nobody has said that it was wrong: only the viewer knows
 * whether it told him anything. */
export const onlyExplained = (view: View, because: string[]): boolean =>
  !onlyAsked(view, because) &&
  because.every((id) => view.happened.some((act) => act.act === id && [act.ask, act.explain, act.announce, act.alert].some((said) => said !== undefined))) &&
  !view.happened.some((act) => (act.correct !== undefined || act.dispute !== undefined || act.find !== undefined) && because.includes(String(act.of)));
