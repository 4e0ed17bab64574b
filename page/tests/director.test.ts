import { describe, expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { answered } from "../src/director/asked.ts";
import { found, ruled } from "../src/director/settled.ts";
import { stages } from "../src/director/stages.ts";
import { contractTyped, understood } from "../src/director/typed.ts";
import type { Answer, View } from "../src/lib/view.ts";
import type { Happened, Piece } from "../src/lib/wire.ts";
import { Words } from "../src/lib/words.ts";
import "./languages.ts";

const source = (language: string) => ["terms", "scores", "page", "table", "questions"].map((file) => readFileSync(`../src/bridgelaw/words/${language}/${file}.ftl`, "utf8")).join("\n");
const words = new Words("en", source("en"), 2017);

const IT = { kind: "insufficient_bid", by: "E", law: "2017:27", force: "", because: [] };
const piece = (n: number, label: string): Piece => ({ n, label, sentence: label }) as Piece;
const FIRST: Happened[] = [
  { act: "a1", by: "E", call: "1H" },
  { act: "a2", by: "W", attention: "a1" },
  { act: "a3", by: "director", explain_options: true },
  { act: "a4", by: "S", choose: "reject_call" },
  { act: "a5", by: "E", substitute: "3C" },
  { act: "a6", by: "director", find: "comparable_call", of: "a5", value: "no" },
];
const SECOND: Happened[] = [
  { act: "a7", by: "W", call: "5C" },
  { act: "a8", by: "S", attention: "a7" },
];

/** The board after so many stops, the second one `now` or after what follows from it was read out. */
function view(happened: Happened[], status: string[], more: Partial<Answer> = {}): View {
  const table = { id: "t", title: "", board: 1, boards: 1, dealer: "N", vulnerable: "None", laws: 2017, authority: "wbf", scoring: "mp", entry: "allow", screens: false, alerts: "partner", opening_lead: "face_down", pointed_at: [] as string[], notes: true, players: {}, programs: [], lesson: null } as const;
  const irregularities = status.map((one, n) => ({ ...IT, id: `i${n + 1}`, act: n ? "a7" : "a1", status: one }));
  const answer = {
    bridgelaw: 1, laws: 2017, authority: "wbf", after: "a8", phase: "auction", turn: "N", frozen: false, contract: null, declarer: null,
    tricks: { NS: 0, EW: 0 }, hands: {}, auction: [], plays: [], penalty_cards: [], irregularities, options: [], obligations: [],
    rights: {}, rulings: [{ irregularity: "i1", rectification: "silence", law: "2017:27B2", transfer: 0, because: [] }], penalties: [], score: null, errors: [], ...more,
  } as unknown as Answer;
  const told = {
    irregularities: [piece(0, "Insufficient bid"), piece(1, "Call not allowed")].slice(0, status.length), rulings: [piece(0, "West must pass")],
    answered: [piece(0, "Comparable call?")], ...(answer.frozen ? { stop: { since: "a8", noticed: [1], next: "", explained: false } } : {}),
  };
  const road = { questions: [{ kind: "comparable_call", of: "a5", seat: null, answers: [{ act: "a6" }] }], next: { do: "nothing" }, to_explain: [] };
  return { type: "view", revision: 1, who: "director", table, answer, happened, can: {}, waiting: [], told, road } as unknown as View;
}
const labels = (all: Piece[]) => all.map((one) => one.label);

describe("what was settled before a stop", () => {
  const stopped = view([...FIRST, ...SECOND], ["ruled", "attention"], { frozen: true });

  test("stands apart from what counts now, rulings and answers with it", () => {
    expect(labels(found(stopped).now)).toEqual(["Call not allowed"]);
    expect(labels(found(stopped).before)).toEqual(["Insufficient bid"]);
    expect([ruled(stopped).now.length, ruled(stopped).before.length]).toEqual([0, 1]);
    expect(answered(stopped, "settled").map(({ act }) => act.act)).toEqual(["a6"]);
    expect([...answered(stopped, "before"), ...answered(stopped, "after")]).toEqual([]);
  });

  test("and none of it is a step of this stop", () => {
    const steps = stages(stopped, words, 0).map(({ work, line }) => `${work} ${line}`);
    expect(steps[0]).toBe("happened Call not allowed");
    expect(steps.map((step) => step.split(" ")[0])).not.toContain("choices");
    expect(steps.map((step) => step.split(" ")[0])).not.toContain("rulings");
  });

  test("what is ruled in this stop still belongs to it", () => {
    const ruledNow = view([...FIRST, ...SECOND], ["ruled", "ruled"], { frozen: true });
    expect(labels(found(ruledNow).now)).toEqual(["Call not allowed"]);
  });

  test("while nothing else counts, nothing is set apart", () => {
    const first = view(FIRST, ["ruled"]);
    expect([labels(found(first).now), found(first).before]).toEqual([["Insufficient bid"], []]);
    expect(answered(first, "settled")).toEqual([]);
    const both = view([...FIRST, ...SECOND], ["ruled", "ruled"]);
    expect(found(both).before).toEqual([]);
  });
});

describe("a contract that the Director types", () => {
  test.each([["en", "4s", "4S"], ["en", "3nt", "3NT"], ["fr", "4p", "4S"], ["fr", "3sa", "3NT"], ["nb", "2hj", "2H"], ["en", "p", "P"]] as const)("%s: %s is %s", (language, typed, code) => {
    expect(contractTyped(typed, "", language)).toBe(code);
  });

  test("is read back with its risk, tricks and score; what is none says so", () => {
    expect(contractTyped("4s", "X", "en")).toBe("4SX");
    expect(understood(words, "4S", "N", 10, 420)).toBe("4♠ by North, made · NS +420");
    expect(understood(words, "4SX", "N", 8, -300)).toContain("EW +300");
    expect(understood(words, "P", "N", 10, undefined)).toBe(words.contract("P"));
    for (const typed of ["9z", "dk", "x", ""]) expect(contractTyped(typed, "", "en"), typed).toBeNull();
    expect(understood(words, null, "N", 10, undefined)).toBe(words.say("page-unknown-call"));
  });
});
