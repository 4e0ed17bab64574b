import { expect, test } from "vitest";
import { showsOut } from "../src/lib/showsOut.ts";
import type { View } from "../src/lib/view.ts";
import type { Play, Seat } from "../src/lib/wire.ts";

const play = (hand: Seat, card: string): Play => ({ act: `p${card}`, by: hand, hand, card, trick: 1, status: "made" });
// South declares; West has led a diamond, to which dummy and both others have thrown something else
const PLAYS = [play("W", "DA"), play("N", "C4"), play("E", "C10"), play("S", "H2")];

function asks(who: Seat, rights: string[], plays = PLAYS): string[] {
  const answer = { phase: "play", declarer: "S", plays, rights: { [who]: rights } };
  return showsOut({ who, answer } as unknown as View).plays.map((one) => one.hand);
}

test("declarer asks a defender, defenders declarer, a partner where the right is there; nobody asks dummy, nor dummy a defender", () => {
  expect(asks("S", ["ask"])).toEqual(["E"]);
  expect(asks("S", [])).toEqual([]);
  expect(asks("W", ["ask", "ask_of_partner_about_revoke"])).toEqual(["E", "S"]);
  expect(asks("W", ["ask"])).toEqual(["S"]);
  expect(asks("N", ["ask_of_partner_about_revoke"])).toEqual(["S"]);
  expect(asks("N", ["ask"])).toEqual([]);
  expect(asks("S", ["ask"], PLAYS.slice(0, 2))).toEqual([]);
});
