// What the Director has answered is read as the server tells it: nothing of it is cut here.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import "./languages.ts";
import { answerReads, findingReads, suitsKnown, versionsOf } from "../src/lib/answers.ts";
import type { View } from "../src/lib/view.ts";
import type { Happened, Language } from "../src/lib/wire.ts";
import { Words } from "../src/lib/words.ts";

const source = (language: string): string =>
  ["terms", "questions", "scores", "page"].map((name) => readFileSync(new URL(`../../src/bridgelaw/words/${language}/${name}.ftl`, import.meta.url), "utf-8")).join("\n");
const words = (language: Language): Words => new Words(language, source(language), 2017);

describe("an answer", () => {
  test.each([
    ["en", "No"],
    ["fr", "Non"],
    ["nb", "Nei"],
  ] as [Language, string][])("has its word where no more is told: %s", (language, no) => {
    expect(answerReads(words(language), false)).toBe(no);
  });

  test("is read as the server tells it, by the act in which it was given", () => {
    const act = { act: "a7", by: "director", find: "comparable_call", value: "no" } as unknown as Happened;
    const view = (findings?: Record<string, string>): View => ({ happened: [act], told: { findings } }) as unknown as View;
    expect(findingReads(view({ a7: "No – the lead may be restricted." }), words("en"), act)).toBe("No – the lead may be restricted.");
    expect(findingReads(view(), words("en"), act)).toBe("No");
  });
});

describe("what is known already", () => {
  const call = (act: string, by: string, code: string) => ({ act, by, call: code, status: "made" });
  const board = (happened: object[]): View => ({ answer: { auction: [call("a1", "N", "1NT"), call("a2", "E", "2D"), call("a3", "S", "2C"), call("a4", "S", "2C")] }, happened, told: {} }) as unknown as View;

  test("of a call: both what was said of it and what put that right, each once", () => {
    const said = [{ act: "a5", by: "N", explain: "clubs", of: "a3" }, { act: "a6", by: "S", correct: "asks for a major", of: "a5" }, { act: "a7", by: "N", explain: "clubs", of: "a3" }];
    expect(versionsOf(board(said), "a3")).toEqual(["clubs", "asks for a major"]);
    expect(versionsOf(board(said), "a5")).toEqual(["clubs", "asks for a major"]);
    expect(versionsOf(board(said), "a1")).toEqual([]);
  });

  test("of a call: what was asked about it is not what was said of it, though the server tells both", () => {
    const said = [{ act: "a5", by: "W", ask: "what does it mean?", of: "a3" }, { act: "a6", by: "N", explain: "clubs", of: "a3" }];
    const view = { ...board(said), told: { said: { a5: "Was bedeutet das?", a6: "Treff" } } } as unknown as View;
    expect(versionsOf(view, "a3")).toEqual(["Treff"]);
  });

  test("of its suits: its own, unless something was said of it; else what the Director has answered before", () => {
    expect(suitsKnown(board([]), "specified_suits", "a2")).toEqual(["D"]);
    expect(suitsKnown(board([]), "specified_suits", "a1")).toEqual(["NT"]);
    expect(suitsKnown(board([]), "comparable_call", "a2")).toEqual([]);
    expect(suitsKnown(board([{ act: "a5", by: "W", alert: true, of: "a2" }]), "specified_suits", "a2")).toEqual([]);
    const answered = [{ act: "a5", by: "N", alert: true, of: "a4" }, { act: "a6", by: "director", find: "specified_suits", of: "a3", value: ["H", "S"] }];
    expect(suitsKnown(board(answered), "specified_suits", "a4")).toEqual(["H", "S"]);
  });
});
