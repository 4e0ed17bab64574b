import { describe, expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { asClaimed, contractOf, goneAfter, headline, isUndecided, outcome, played, rulingSaid, standingAward, tableResult, trickAfter, wonAfter, worth } from "../src/lib/over.ts";
import type { Answer, View } from "../src/lib/view.ts";
import type { Happened, Play, Seat, Who } from "../src/lib/wire.ts";
import { Words } from "../src/lib/words.ts";
import "./languages.ts";

const source = ["terms", "scores", "page", "table"].map((file) => readFileSync(`../src/bridgelaw/words/en/${file}.ftl`, "utf8")).join("\n");
const words = new Words("en", source, 2017);
const play = (hand: Seat, card: string, trick: number, status: "made" | "withdrawn" = "made"): Play => ({ act: `p${card}`, by: hand, hand, card, trick, status });
const PLAYS = [
  play("W", "HK", 1), play("N", "H2", 1), play("E", "H3", 1), play("S", "S2", 1),
  play("S", "SA", 2), play("W", "S3", 2, "withdrawn"), play("W", "S5", 2), play("N", "S4", 2), play("E", "S6", 2), play("S", "DA", 3),
];

function over(score: Answer["score"], more: Partial<View> = {}, who: Who = "S"): View {
  const table = { id: "t", title: "", board: 7, boards: 3, dealer: "S", vulnerable: "All", laws: 2017, authority: "wbf", scoring: "mp", entry: "allow", screens: false, alerts: "partner", opening_lead: "face_down", pointed_at: [] as string[], notes: true, players: {}, programs: [] as Seat[], lesson: null } as const;
  const answer: Answer = {
    bridgelaw: 1, laws: 2017, authority: "wbf", after: "s9", phase: "ended", turn: null, frozen: false, contract: "4S", declarer: "S",
    tricks: { NS: 2, EW: 0 }, hands: {}, auction: [], plays: PLAYS, penalty_cards: [], irregularities: [], options: [], obligations: [],
    rights: {}, rulings: [], penalties: [], score, errors: [],
  };
  return { type: "view", revision: 1, who, table, answer, happened: [], can: {}, waiting: [], told: { prompt: "The board is over" }, ...more };
}
const MADE = { kind: "table", contract: "4S", declarer: "S", tricks: 10, points: { NS: 620, EW: -620 } } as const;

test("the reason of a score that was taken back goes with it", () => {
  const adjust = (act: string, text: string) => ({ act, by: "director", adjust: { kind: "assigned" }, text }) as Happened;
  const cancel = { act: "s4", by: "director", rule: "cancel", of: "s3" } as Happened;
  const reason = (...happened: Happened[]) => standingAward(over(MADE, { happened }))?.text;
  expect(reason(adjust("s3", "first"))).toBe("first");
  expect(reason(adjust("s3", "first"), cancel)).toBeUndefined();
  expect(reason(adjust("s3", "first"), cancel, adjust("s5", "second"))).toBe("second");
});

describe("what is not settled is not called a result", () => {
  const claimed = { act: "s9", by: "S" as const, contested: false, answers: false };
  const during = (answer: Partial<Answer>, contested = false): View => {
    const found = over(null, { claim: { ...claimed, contested } });
    return { ...found, answer: { ...found.answer, phase: "play", ...answer } };
  };

  test("somebody objects, tricks go over, something was pointed out", () => {
    const it = { id: "it1", kind: "revoke", by: "S", act: "s3", law: "61A" };
    expect(isUndecided(during({}))).toBe(false);
    expect(isUndecided(during({}, true))).toBe(true);
    expect(isUndecided(during({ irregularities: [{ ...it, status: "attention" }] as never }))).toBe(true);
    expect(isUndecided(during({ irregularities: [{ ...it, status: "ruled" }] as never }))).toBe(false);
    expect(isUndecided(during({ rulings: [{ irregularity: "it1", rectification: "transfer", law: "64A", transfer: 1, because: [] }] as never }))).toBe(true);
  });

  test("it is told without what it would be worth", () => {
    expect(asClaimed(words, { contract: "4S", by: "S", tricks: 10, points: 620 } as never)).toBe("4♠ by South, made");
    expect(tableResult(over(MADE), words)).toBe("4♠ by South, made");
  });
});

test("behind the provision of a claim that was decided stands the Director's reason, behind no other", () => {
  const ruling = (act: string) => ({ irregularity: null, rectification: "claim", law: "70A", transfer: 0, because: [], claim: { act, side: "NS", given: 1, left: 2, claimed: 2 } });
  const decided = over(MADE, { decision: { act: "s9", objections: [], reason: "a trump was out" } });
  const seen = { ...decided, answer: { ...decided.answer, rulings: [ruling("s7"), ruling("s9")] as never } };
  const said = (n: number) => rulingSaid(seen, words, { n, sentence: "One trick." } as never);
  expect([said(0), said(1)]).toEqual(["One trick.", "One trick. The Director’s reason: “a trump was out”"]);
});

describe("the line of a result", () => {
  test.each([
    [MADE, "4♠ by South, made · NS +620"],
    [{ ...MADE, tricks: 11, points: { NS: 650, EW: -650 } }, "4♠ by South, made with 1 overtrick · NS +650"],
    [{ ...MADE, tricks: 8, points: { NS: -200, EW: 200 } }, "4♠ by South, down 2 · EW +200"],
    [{ kind: "table", contract: "P", points: { NS: 0, EW: 0 } } as const, "Passed out · NS 0"],
  ])("%o", (score, said) => expect(headline(over(score), words)).toBe(said));

  test("what is no result at the table is said in the words of the server", () => {
    expect(headline(over({ kind: "artificial" }, { told: { score: ["Average plus"] } }), words)).toBe("Average plus");
    expect(headline(over(null), words)).toBe("The board is over");
  });

  test("beside other tables it is said as one's own side has it", () => {
    const at = (who: Who, result: View["result"]) => worth(over(MADE, { result }, who), words);
    expect(at("S", { others: 3, percent: 75 })).toBe("75% on this board");
    expect(at("W", { others: 3, percent: 75 })).toBe("25% on this board");
    expect(at("W", { others: 3, imps: 2 })).toBe("2 IMPs to North–South");
    expect(at("S", { others: 0 })).toBe("First result on this board");
    expect(at("spectator", undefined)).toBe("");
  });
});

describe("the play again", () => {
  test("cards that were taken back are left out", () => expect(played(over(MADE))).toHaveLength(9));

  test("a trick as it was after so many cards", () => {
    expect(trickAfter(over(MADE), 0)).toBeUndefined();
    expect(trickAfter(over(MADE), 3)).toMatchObject({ number: 1, complete: false });
    expect(trickAfter(over(MADE), 4)).toMatchObject({ number: 1, complete: true, winner: "S" });
    expect(trickAfter(over(MADE), 6)?.plays.map(({ card }) => card)).toEqual(["SA", "S5"]);
  });

  test("what each side has won, and which cards are gone", () => {
    expect([3, 4, 8, 9].map((cards) => wonAfter(over(MADE), cards))).toEqual([{ NS: 0, EW: 0 }, { NS: 1, EW: 0 }, { NS: 2, EW: 0 }, { NS: 2, EW: 0 }]);
    expect([...goneAfter(over(MADE), 6, "S")]).toEqual(["S2", "SA"]);
  });
});

describe("a line of the score sheet", () => {
  const line = { place: 1, board: 7, dealer: "S", vulnerable: "All" } as const;
  test.each([["4S", 10, "="], ["4S", 11, "+1"], ["3NTX", 7, "−2"], ["P", null, ""]])("%s with %s tricks", (contract, tricks, said) => {
    expect(outcome(contract, tricks)).toBe(said);
  });

  test("its contract, or why there is none", () => {
    expect(contractOf({ ...line, over: true, kind: "table", contract: "4SX", declarer: "W" }, words)).toBe("4♠ doubled W");
    expect(contractOf({ ...line, over: true, kind: "table", contract: "P" }, words)).toBe("Passed out");
    expect(contractOf({ ...line, over: true, kind: "assigned" }, words)).toBe("Assigned adjusted score");
    expect(contractOf(line, words)).toBe("not played to the end");
  });
});
