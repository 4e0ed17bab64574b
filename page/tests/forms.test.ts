import { describe, expect, test } from "vitest";
import { statement } from "../src/lib/board.ts";
import { FORMS } from "../src/lib/forms.ts";
import type { Answer, View } from "../src/lib/view.ts";
import type { Happened, Play, Seat } from "../src/lib/wire.ts";

const POINTED = ["call", "play", "face"];

function view(answer: Partial<Answer>, happened: unknown[], more: Partial<View> = {}): View {
  return { who: "N", table: { pointed_at: POINTED }, answer: { contract: "4S", declarer: "N", phase: "play", auction: [], plays: [], ...answer }, happened, told: {}, ...more } as unknown as View;
}

const play = (hand: Seat, card: string, trick: number): Play => ({ act: `p${card}`, by: hand, hand, card, trick, status: "made" });
const acts = (plays: Play[]): Happened[] => plays.map((one) => ({ act: one.act, by: one.by, play: one.card }));
const FIRST = [play("E", "DK", 1), play("S", "D3", 1), play("W", "D2", 1), play("N", "D4", 1)];
const SECOND = [play("E", "DQ", 2), play("S", "D5", 2), play("W", "D6", 2), play("N", "D7", 2)];
const THIRD = [play("E", "DJ", 3)];

describe("what can be pointed at", () => {
  const about = (plays: Play[], more: unknown[] = [], answer: Partial<Answer> = {}) => FORMS.attention?.about?.(view({ plays, ...answer }, [...acts(plays), ...more]));
  const named = (plays: Play[]) => FORMS.attention?.tricks?.(view({ plays }, acts(plays)));

  test("the last trick lies open until a card is played to the next; earlier ones are named without their cards", () => {
    expect(about([...FIRST, ...SECOND])).toEqual(["pD6", "pDQ", "pD7", "pD5"]);
    expect(named([...FIRST, ...SECOND])).toEqual([1]);
    expect(about([...FIRST, ...SECOND, ...THIRD])).toEqual(["pDJ"]);
    expect(named([...FIRST, ...SECOND, ...THIRD])).toEqual([2, 1]);
  });

  test("what was taken back, or has been pointed out already, is not pointed out again", () => {
    const [first, second] = [play("E", "DK", 1), { ...play("W", "D2", 1), status: "withdrawn" } as Play];
    expect(about([first, second])).toEqual(["pDK"]);
    expect(about([first], [{ act: "s2", by: "N", attention: "pDK" }])).toEqual([]);
  });

  test("a lead that was faced stands there once", () => {
    expect(about(FIRST, [{ act: "s9", by: "E", face: true }])).toEqual(["pD2", "pDK", "pD4", "pD3"]);
  });

  test("when the board is over everybody sees all cards", () => {
    expect(about([...FIRST, ...SECOND, ...THIRD], [], { phase: "ended" })).toHaveLength(9);
  });
});

test("an objection to a claim that was cancelled says nothing of the next one", () => {
  const happened = [
    { act: "s1", by: "S", claim: { tricks: 11 } },
    { act: "s2", by: "W", contest: true },
    { act: "s3", by: "director", cancel: "claim" },
    { act: "s4", by: "S", claim: { tricks: 1 } },
  ];
  const claim = { act: "s4", by: "S", contested: false, answers: true };
  expect(statement(view({}, happened, { claim } as Partial<View>)).map(({ late }) => late)).toEqual([false]);
});

test("what the claimer repeats after an objection is nothing new, however it is written; what he adds then is late", () => {
  const happened = (line: string) => [
    { act: "s1", by: "S", claim: { tricks: 5, line: "Drawing trumps, then diamonds" } },
    { act: "s2", by: "W", contest: true, of: "s1" },
    { act: "s3", by: "S", of: "s1", line },
  ];
  const claim = { act: "s1", by: "S", contested: true, answers: false };
  const late = (line: string) => statement(view({}, happened(line), { claim } as Partial<View>)).map((said) => said.late);
  expect(late("drawing trumps  then diamonds.")).toEqual([false]);
  expect(late("Drawing trumps, then clubs")).toEqual([false, true]);
});
