import { dummy, isPartner, me, tricks } from "./board.ts";
import { suitOf } from "./cards.ts";
import type { View } from "./view.ts";
import type { Play } from "./wire.ts";

// whoever did not follow to the last trick, of those whom the viewer may ask about it (Law 61B)

export interface ShowsOut {
  suit: string;
  plays: Play[];
}

export function showsOut(view: View): ShowsOut {
  const trick = tricks(view).at(-1);
  const suit = trick?.plays[0] ? suitOf(trick.plays[0].card) : "";
  const own = me(view);
  const rights = own ? (view.answer.rights[own] ?? []) : [];
  // dummy's cards lie there for all to see; dummy asks nobody but declarer, who is his partner
  const mayAsk = (hand: string): boolean => {
    if (hand === own || hand === dummy(view)) return false;
    if (isPartner(view, hand)) return rights.includes("ask_of_partner_about_revoke");
    return own !== dummy(view) && rights.includes("ask");
  };
  return { suit, plays: (trick?.plays ?? []).filter((play) => suitOf(play.card) !== suit && mayAsk(play.hand)) };
}
