// What is said and noted at the table, and who reads it where.
import { isOne } from "./acts.ts";
import { bidding, counts, faceDown, isOpponent, leader, me, myTurn } from "./board.ts";
import type { View } from "./view.ts";

/** Somebody has asked the viewer, and he has to answer. */
export const isAsked = (view: View): boolean => view.answer.obligations.some((duty) => duty.what === "explain" && duty.who === me(view));

/** Whom it does not concern next reads a question and its answer under the call, in the auction, and nowhere else. */
export function isInAuction(view: View): boolean {
  const since = view.happened.slice(view.happened.findLastIndex((act) => isOne(act, ["call", "substitute"])) + 1);
  const only = since.every((act) => isOne(act, ["ask", "explain", "announce", "alert"]) && act.by !== me(view));
  return me(view) !== null && bidding(view) && !myTurn(view) && !isAsked(view) && only;
}

/** What the viewer's side has noted, as far as the Director has not settled it: each with its place among the facts. */
export const ownNotes = (view: View): { fact: NonNullable<View["facts"]>[number]; n: number }[] =>
  (view.facts ?? []).map((fact, n) => ({ fact, n })).filter(({ fact }) => !fact.decided && !isOpponent(view, fact.noted_by));

/** The act by which a lead was laid face down that was another one's to make; undefined where none lies there. */
export function ledEarly(view: View): string | undefined {
  const by = faceDown(view);
  if (by === null || by === leader(view) || view.answer.frozen) return undefined;
  return view.answer.plays.find((play) => play.down && play.by === by && counts(play))?.act ?? view.answer.face_down?.[0]?.act;
}
