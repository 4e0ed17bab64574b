// The one line that says where the table is and what is asked of the viewer.
import { bidding, mustReplace, dummy, faceDown, isOpponent, me, over, playsFrom, toSpread } from "./board.ts";
import type { View } from "./view.ts";
import type { Words } from "./words.ts";

export function phrase(view: View, words: Words): string {
  const { answer } = view;
  const own = me(view);
  if (over(view)) return words.say("page-over");
  if (answer.frozen) {
    if (mustReplace(view)) return words.say("page-replace-it");
    if (answer.options.some((option) => option.by === view.who)) return words.say("page-your-choice");
    return words.say("page-stopped");
  }
  const { claim } = view;
  if (claim) {
    if (claim.plays_on) return words.say(claim.agrees ? "page-play-on-yours" : "page-play-on-waits");
    if (claim.contested) return words.say("page-claim-contested");
    return words.say(own && isOpponent(view, claim.by) ? "page-claim-yours" : "page-claim-waits");
  }
  if (answer.options.some((option) => option.by === view.who)) return words.say("page-your-choice");
  const down = faceDown(view);
  if (down) return words.say(down === own ? "page-face-it" : "page-led-down", { seat: down });
  const due = toSpread(view);
  if (due) return due === own ? words.say("page-spread-it") : words.say("page-spreads", { seat: due });
  const { turn } = answer;
  if (!turn) return words.say("page-wait");
  if (bidding(view)) return turn === own ? words.say("table-your-turn-call") : words.say("table-turn-call", { seat: turn });
  if (own && own === turn && !(answer.rights[own] ?? []).includes("play")) {
    const { declarer } = answer;
    if (declarer) return words.say("page-declarer-chooses", { seat: declarer });
  }
  if (answer.phase === "clarification") return words.say(turn === own ? "page-lead-yours" : "page-lead-theirs", { seat: turn });
  const from = playsFrom(view);
  if (from) return words.say(from === own ? "table-your-turn-play" : "page-dummy-yours");
  return turn === dummy(view) && answer.declarer ? words.say("page-dummy-theirs", { seat: answer.declarer }) : words.say("table-turn-play", { seat: turn });
}

/** How the board ended, in a line: the contract with its declarer, or that nobody bid. */
export function contractLine(view: View, words: Words): string {
  const { contract, declarer } = view.answer;
  if (contract) return words.contract(contract, declarer);
  return over(view) && view.answer.auction.length > 0 ? words.say("scores-passed-out") : "";
}
