import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languages, letters } from "../src/lib/letters.ts";
import { parse } from "../src/lib/parse.ts";
import "./languages.ts";
import { vectors } from "./vectors.ts";

const OWN = new URL("./vectors.toml", import.meta.url);
// shared vectors are run as well when they lie beside the project
const SHARED = new URL("../../../shared/words/parsing_vectors.toml", import.meta.url);
const files = [OWN, SHARED].filter((file) => existsSync(file));

test.each(files.flatMap((file) => vectors(readFileSync(file, "utf-8"))))("$lang $slot '$input' is $result", (vector) => {
  const expected = vector.result.map((value) => (value === "Pass" ? "P" : value));
  expect(parse(vector.input, vector.slot, vector.lang).values).toEqual(expected);
});

test.each(languages())("every way to write a card in %s means one card", (language) => {
  const { strains: { S, H, D, C }, ranks } = letters(language);
  for (const [suit, suitForms] of Object.entries({ S, H, D, C })) {
    for (const [rank, rankForms] of Object.entries(ranks)) {
      for (const [a, b] of suitForms.flatMap((s) => rankForms.map((r) => [s, r] as const))) {
        for (const typed of [`${a}${b}`, `${b}${a}`, `${a} ${b}`]) {
          expect(parse(typed, "card", language).values, typed).toEqual([`${suit}${rank}`]);
        }
      }
    }
  }
});

test.each(languages())("every way to write a bid in %s means one bid", (language) => {
  const { strains, levels } = letters(language);
  for (const [strain, forms] of Object.entries(strains)) {
    for (const form of forms) {
      expect(parse(`3${form}`, "call", language).values, form).toEqual([`3${strain}`]);
      expect(parse(`${levels[2]} ${form}`, "call", language).values, form).toEqual([`3${strain}`]);
    }
  }
});

test.each(languages())("every way to write another call or a seat in %s means that one", (language) => {
  const { calls, seats } = letters(language);
  for (const [slot, forms] of [["call", calls], ["seat", seats]] as const) {
    for (const [code, ways] of Object.entries(forms) as [string, string[]][]) {
      for (const form of ways) expect(parse(form, slot, language).values, form).toEqual([code]);
    }
  }
});

test("international letters turn the local ones off", () => {
  expect(parse("1D", "call", "nb", "international").values).toEqual(["1D"]);
  expect(parse("1ru", "call", "nb", "international").values).toEqual([]);
  expect(parse("DQ", "card", "fr", "international").values).toEqual(["DQ"]);
  expect(parse("♦Q", "card", "fr", "international").values).toEqual(["DQ"]);
});

test("a prefix wins over the slot", () => {
  expect(parse("card S7", "call", "en")).toMatchObject({ slot: "card", values: ["S7"] });
  expect(parse("melding 7S", "card", "nb")).toMatchObject({ slot: "call", values: ["7S"] });
});

test("alert marks and announcements stay with the call", () => {
  expect(parse("stop 2♥! (Weak, 6–10)", "call", "en")).toEqual({ slot: "call", values: ["2H"], alert: true, text: "Weak, 6–10" });
  expect(parse("!", "call", "en").values).toEqual([]);
});
