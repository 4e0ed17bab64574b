// A result as it is typed from a slip: `4SN+1`, `3nt e =`, `2HXS-2`; in the letters of the language.
import { letters } from "../../lib/letters.ts";
import { normalise } from "../../lib/parse.ts";
import type { Language } from "../../lib/wire.ts";
import type { Seat } from "../wire.ts";

export interface Typed {
  contract: string;
  by?: Seat;
  tricks?: number;
}

const SYMBOLS: Record<string, string> = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };

/** What is at the beginning of the text, the longest form first, and the rest behind it. */
function taken(text: string, forms: readonly (readonly [string, string])[]): [string, string] | undefined {
  const found = forms.filter(([form]) => form && text.startsWith(form)).sort((a, b) => b[0].length - a[0].length)[0];
  return found && [found[1], text.slice(found[0].length)];
}

const formsOf = (named: object): (readonly [string, string])[] =>
  Object.entries(named as Record<string, string[]>).flatMap(([code, forms]) => forms.map((form) => [normalise(form).replaceAll(" ", ""), code] as const));

/** The result; nothing where this is none, or not yet. */
export function typed(text: string, language: Language): Typed | undefined {
  const line = normalise(text).replaceAll(" ", "").replaceAll("*", "x");
  const { strains, calls, seats } = letters(language);
  if (calls.P.some((form) => normalise(form).replaceAll(" ", "") === line)) return { contract: "P" };
  const level = Number(line[0]);
  if (!(level >= 1 && level <= 7)) return undefined;
  for (const strain of possible(line.slice(1), [...formsOf(strains), ...Object.entries(SYMBOLS)])) {
    const risk = /^x{0,2}/.exec(strain[1])?.[0] ?? "";
    const seat = taken(strain[1].slice(risk.length), formsOf(seats));
    const tricks = seat && tricksOf(seat[1], level);
    if (seat && tricks !== undefined) return { contract: `${level}${strain[0]}${risk.toUpperCase()}`, by: seat[0] as Seat, tricks };
  }
  return undefined;
}

/** Every way in which the text can begin: in `1NN=` and `1NTN=` the strain is another letter long. */
function possible(text: string, forms: readonly (readonly [string, string])[]): [string, string][] {
  return forms
    .filter(([form]) => form && text.startsWith(form))
    .sort((a, b) => b[0].length - a[0].length)
    .map(([form, code]) => [code, text.slice(form.length)]);
}

/** `=`, `+1`, `-2`, or the tricks themselves. */
function tricksOf(text: string, level: number): number | undefined {
  if (text === "=") return level + 6;
  if (!/^([+-]?)\d{1,2}$/.test(text)) return undefined;
  const tricks = /^[+-]/.test(text) ? level + 6 + Number(text) : Number(text);
  return tricks >= 0 && tricks <= 13 ? tricks : undefined;
}

/** The letters that a language types first. */
export function keys(language: Language): { strains: string[]; seats: string[]; pass: string } {
  const { strains, seats, calls } = letters(language);
  const first = (forms: readonly string[] | undefined) => (forms?.[0] ?? "").toUpperCase();
  return {
    strains: (["C", "D", "H", "S", "NT"] as const).map((one) => first(strains[one])),
    seats: (["N", "E", "S", "W"] as const).map((one) => first(seats[one])),
    pass: first(calls.P),
  };
}
