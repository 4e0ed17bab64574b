// What the Director has answered is read as the server tells it: nothing of it is cut here.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import "./languages.ts";
import { answerReads, findingReads } from "../src/lib/answers.ts";
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
