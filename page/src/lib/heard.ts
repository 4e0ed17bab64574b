// What is said at the table, and who reads it where.
import { isOne } from "./acts.ts";
import { bidding, me, myTurn } from "./board.ts";
import type { View } from "./view.ts";

/** Somebody has asked the viewer, and he has to answer. */
export const isAsked = (view: View): boolean => view.answer.obligations.some((duty) => duty.what === "explain" && duty.who === me(view));

/** Whom it does not concern next reads a question and its answer under the call, in the auction, and nowhere else. */
export function isInAuction(view: View): boolean {
  const since = view.happened.slice(view.happened.findLastIndex((act) => isOne(act, ["call", "substitute"])) + 1);
  const only = since.every((act) => isOne(act, ["ask", "explain", "announce", "alert"]) && act.by !== me(view));
  return me(view) !== null && bidding(view) && !myTurn(view) && !isAsked(view) && only;
}
