// What a person types, to the one canonical form. It never judges legality: 8♠ is a call that was made.
import { international, letters, spoken, type Letters } from "./letters.ts";
import type { Language } from "./wire.ts";

export type Slot = "call" | "card" | "seat" | "suit";
export type Writing = "local" | "international";

/** `values`: the canonical forms (`P X XX 1NT`, `SQ`, `N`, `H`); none: an error; several: ask. */
export interface Read {
  slot: Slot;
  values: string[];
  alert: boolean;
  text: string;
}

const OUTLINES: Record<string, string> = { "♤": "♠", "♡": "♥", "♢": "♦", "♧": "♣" };
const SYMBOLS: Record<string, string> = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };
const SYMBOL = "[♠♥♦♣]";

/** Case, accents, dashes, spaces and variation selectors carry no meaning. */
export function normalise(text: string): string {
  return text
    .replace(/[\uFE0E\uFE0F]/g, "")
    .replace(/[♤♡♢♧]/g, (c) => OUTLINES[c] ?? c)
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[–—−‐‑]/g, "-")
    .replaceAll("’", "'")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/\.$/, "");
}

export function parse(input: string, slot: Slot, language: Language, writing: Writing = "local"): Read {
  const alphabet = writing === "international" ? international() : letters(language);
  let typed = normalise(input);
  for (const [named, words] of Object.entries(spoken(language).typed.slots) as [Slot, string[]][]) {
    const word = words.find((w) => typed.startsWith(`${w} `));
    if (word) [slot, typed] = [named, typed.slice(word.length + 1)];
  }
  const found: Read = { slot, values: [], alert: false, text: "" };
  if (slot === "call") {
    const line = /^(?:stopp? )?(.*?)\s*([!*]?)\s*(?:\((.*)\))?$/.exec(typed);
    found.alert = Boolean(line?.[2]) && Boolean(line?.[1]);
    found.text = line?.[3] === undefined ? "" : (/\((.*)\)\s*$/.exec(input)?.[1] ?? "");
    typed = line?.[1] ?? typed;
  }
  const readers: Record<Slot, () => string[]> = {
    call: () => calls(typed, alphabet),
    card: () => cards(typed, alphabet),
    seat: () => byWord(typed, alphabet.seats),
    suit: () => suits(typed, alphabet),
  };
  found.values = [...new Set(readers[slot]())];
  return found;
}

function byWord(typed: string, words: object): string[] {
  return Object.entries(words as Record<string, string[]>)
    .filter(([, forms]) => forms.some((form) => normalise(form) === typed))
    .map(([code]) => code);
}

function suits(typed: string, { strains: { S, H, D, C } }: Letters): string[] {
  return typed in SYMBOLS ? [SYMBOLS[typed] as string] : byWord(typed, { S, H, D, C });
}

function calls(typed: string, alphabet: Letters): string[] {
  const plain = byWord(typed, alphabet.calls);
  if (plain.length) return plain;
  const word = alphabet.levels.find((level) => typed.startsWith(`${level} `));
  const parts = word
    ? [typed, `${alphabet.levels.indexOf(word) + 1}`, typed.slice(word.length + 1)]
    : new RegExp(`^([1-9]\\d?) ?(${SYMBOL}|[^\\d ].*)$`).exec(typed);
  if (!parts) return [];
  const strain = parts[2] ?? "";
  const named = byWord(strain, { NT: alphabet.strains.NT });
  return (named.length ? named : suits(strain, alphabet)).map((code) => `${parts[1]}${code}`);
}

function cards(typed: string, alphabet: Letters): string[] {
  const found: string[] = [];
  for (let cut = 1; cut < typed.length; cut++) {
    const [first, second] = [typed.slice(0, cut).trim(), typed.slice(cut).trim()];
    if (typed.slice(0, cut) !== first && typed.slice(cut) !== second) continue;
    for (const [one, other] of [[first, second], [second, first]] as const) {
      for (const suit of suits(one, alphabet)) {
        for (const rank of byWord(other, alphabet.ranks)) found.push(`${suit}${rank}`);
      }
    }
  }
  return found;
}
