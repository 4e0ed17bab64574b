// A call or a card is made in two touches, the first of which chooses, or in one: as the player has set it.
import { claim, counts, dummy, faceDown, held, me } from "./board.ts";
import { isCard } from "./cards.ts";
import { settings } from "./settings.svelte.ts";
import { page } from "./state.svelte.ts";
import type { View } from "./view.ts";
import type { Act } from "./wire.ts";
import type { Words } from "./words.ts";

/** Why nothing can be called or played now; empty when it can. The words are a message. A claim stops the play (68D1). */
export const barred = (view: View): string => (view.can.stopped || claim(view) ? "table-frozen-disabled" : "");

/** Whether the bidding box is of use: the auction goes on, or a call is to be replaced. */
export const mayCall = (view: View): boolean => Boolean(view.can.call_as);

/** The hands whose cards the viewer may touch: his own, and dummy's when he is declarer; dummy touches none. */
export function mine(view: View): string[] {
  const own = me(view);
  if (!own || own === dummy(view)) return [];
  return own === view.answer.declarer && dummy(view) ? [own, dummy(view) as string] : [own];
}

export function choose(code: string): void {
  const view = page.view;
  if (!view) return;
  const why = barred(view);
  if (why) {
    page.tell(page.words?.say(why) ?? "");
    return;
  }
  // what a call costs that replaces another one is read before it is made
  if (page.chosen === code || (settings.atOnce(isCard(code)) && !view.told.costs)) commit(code);
  else page.chosen = code;
}

export function commit(code: string): void {
  const view = page.view;
  // dummy's only card may have been played by itself under the finger
  if (view && !isPlayed(view, code)) page.do(moveOf(view, code));
}

/** Whether that card has left a hand of the viewer's. */
const isPlayed = (view: View, code: string): boolean =>
  view.answer.plays.some((play) => play.card === code && counts(play) && !play.down && mine(view).includes(play.hand));

/** The act that a call or card becomes at this moment. */
export function moveOf(view: View, code: string): Act {
  if (!isCard(code) && view.can.call_as === "other_call") return { choose: "other_call", call: code };
  if (!isCard(code)) return { [view.can.call_as ?? "call"]: code };
  const own = me(view);
  const lying = dummy(view);
  const closed = view.table.opening_lead === "face_down" && !faceDown(view);
  if (view.answer.phase === "clarification") return closed ? { play: code, down: true } : { play: code };
  const fromDummy = lying !== null && own === view.answer.declarer && held(view, lying)?.includes(code) === true;
  return fromDummy ? { play: code, from: lying } : { play: code };
}

/** An act that was not done yet, in the fewest words. */
export function moveText(words: Words, act: Act): string {
  const call = act.call ?? act.substitute;
  if (typeof call === "string") return words.call(call, "short");
  if (typeof act.play === "string") return words.card(act.play);
  const verb = Object.keys(act).find((key) => words.attempt(`act-${key}.label`));
  return verb ? words.say(`act-${verb}.label`) : "";
}
