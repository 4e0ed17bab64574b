import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "../src/lib/parse.ts";

// what is typed at the desk is read by the program, from its messages; at a table it means the same
const LINE = /^typed-(\w+)-(\w+) = (.*)$/gm;

function typed(language: string): [group: string, code: string, form: string][] {
  const file = new URL(`../../src/bridgelaw/words/${language}/director.ftl`, import.meta.url);
  return [...readFileSync(file, "utf-8").matchAll(LINE)].flatMap(([, group = "", code = "", forms = ""]) => forms.split(" ").map((form): [string, string, string] => [group, code, form]));
}

test.each(["en", "fr", "nb"] as const)("what the desk reads in %s means the same at a table", (language) => {
  const forms = typed(language);
  expect(new Set(forms.map(([group]) => group))).toEqual(new Set(["strain", "call", "rank", "seat"]));
  for (const [group, code, form] of forms) {
    if (group === "strain") expect(parse(`3${form}`, "call", language).values, form).toEqual([`3${code}`]);
    else if (group === "rank") expect(parse(`♠${form}`, "card", language).values, form).toEqual([`S${code}`]);
    else expect(parse(form, group === "seat" ? "seat" : "call", language).values, form).toEqual([code]);
  }
});
