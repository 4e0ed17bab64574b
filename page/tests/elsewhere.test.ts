import { expect, test } from "vitest";
import { calledAt } from "../src/lib/elsewhere.ts";
import type { View } from "../src/lib/view.ts";

const view = (happened: object[], waiting: string[], frozen = true): View =>
  ({ table: { board: 1, boards: 1 }, answer: { frozen }, happened, waiting, told: { prompt: "", stop: { since: "a1", why: "West calls." } } }) as never;

test("the Director is told of a call until he begins with it, and of another one after that", () => {
  const call = { act: "a1", by: "W", summon: true };
  const play = view([], ["N"], false);
  const called = calledAt(play, view([call], ["director"]), undefined);
  expect(called).toMatchObject({ board: 1, sentence: "West calls.", here: true });
  // he answers a Question: the banner goes
  const found = { act: "a2", by: "director", find: "normal_line" };
  const began = view([call, found], ["director"]);
  expect(calledAt(view([call], ["director"]), began, called)).toBeUndefined();
  // a player chooses, and the board waits for the Director again: he knows
  const choosing = view([call, found], ["W"]);
  const chosen = view([call, found, { act: "a3", by: "W", choose: "accept_call", call: "1S" }], ["director"]);
  expect(calledAt(choosing, chosen, undefined)).toBeUndefined();
  // somebody calls him again
  const again = view([call, found, { act: "a3", by: "E", summon: true }], ["director"]);
  expect(calledAt(choosing, again, undefined)).toMatchObject({ here: true });
});
