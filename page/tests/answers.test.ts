// What yes or no means as an answer is said once, in each language that is shipped.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import "./languages.ts";
import { answerReads, meaning } from "../src/lib/answers.ts";
import type { Language, Piece } from "../src/lib/wire.ts";
import { Words } from "../src/lib/words.ts";

const source = (language: string): string =>
  ["terms", "questions", "scores", "page"].map((name) => readFileSync(new URL(`../../src/bridgelaw/words/${language}/${name}.ftl`, import.meta.url), "utf-8")).join("\n");
const words = (language: Language): Words => new Words(language, source(language), 2017);

describe("an answer", () => {
  test.each([
    ["en", "Yes – no further rectification.", "No"],
    ["fr", "Oui – pas d’autre rectification.", "Non"],
    ["nb", "Ja – ingen ytterligere korrigering.", "Nei"],
  ] as [Language, string, string][])("has its word once: %s", (language, yes, no) => {
    expect(meaning(words(language), "comparable_call", "yes")).toBe(yes);
    expect(answerReads(words(language), "won_with_playable_card", false)).toBe(no);
  });

  test("that begins with the word stands as it is", () => {
    expect(meaning(words("fr"), "visible_to_partner", "no")).toBe("Non visible.");
    expect(meaning(words("en"), "claim_intended", "no")).toBe("No claim: play goes on.");
  });

  test("is read as the server tells it, where it does", () => {
    expect(answerReads(words("en"), "comparable_call", "no", { n: 0, sentence: "", no: "No – the lead may be restricted." } as Piece)).toBe("No – the lead may be restricted.");
  });
});
