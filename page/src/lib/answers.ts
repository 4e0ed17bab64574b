// The Director's answer to a Question, from what he typed or chose (record format, section 3).
import { short } from "./acts.ts";
import { STRAINS, isCard } from "./cards.ts";
import { parse } from "./parse.ts";
import type { View } from "./view.ts";
import type { Happened, Language, Piece } from "./wire.ts";
import type { Words } from "./words.ts";

export const YES_NO: Record<string, string> = { yes: "questions-yes", no: "questions-no", true: "questions-yes", false: "questions-no" };

/** A denomination, a card or a call in its fewest letters. */
export function named(words: Words, code: string): string {
  if ((STRAINS as readonly string[]).includes(code)) return words.say("strain-short", { strain: code });
  return isCard(code) ? words.card(code) : words.call(code, "short");
}

/** What yes or no means as an answer to a Question of that kind: the word once, whether the sentence begins with it or not. */
export function meaning(words: Words, kind: string, which: "yes" | "no"): string {
  const word = words.say(`questions-${which}`);
  const text = words.attempt(`question-${kind}.${which}`);
  if (!text) return word;
  if (!new RegExp(`^${word}(?!\\p{L})`, "u").test(text)) return words.say(`questions-if_${which}`, { text: small(text) });
  const rest = text.slice(word.length).replace(/^\s*[:.]\s*/, "");
  if (!rest) return word;
  return rest === text.slice(word.length) ? text : words.say(`questions-if_${which}`, { text: rest });
}

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** An answer to a Question of that kind as it reads: what yes or no means there, calls and cards, a number. `one`: the
 * Question as the server tells it, which knows under which Law it was asked. */
export function answerReads(words: Words, kind: unknown, value: unknown, one?: Piece): string {
  const said = YES_NO[String(value)];
  if (said) {
    const which = said === "questions-yes" ? "yes" : "no";
    return one?.[which] || meaning(words, String(kind), which);
  }
  if (Array.isArray(value)) return words.list(value.map((one) => named(words, String(one))));
  return typeof value === "object" ? "" : String(value);
}

/** A finding as it reads; where an act was meant, that call or card. */
export function findingReads(view: View, words: Words, act: Happened, one?: Piece): string {
  if (act.find === "act_meant" && act.value === "nothing") return words.say("questions-nothing_meant");
  const meant = view.happened.some((one) => one.act === act.value) ? short(view, words, String(act.value)) : "";
  return meant || answerReads(words, act.find, act.value, one);
}

/** One call or card as this language types it; null when it is none, or could be two. */
export function action(typed: string, language: Language): string | null {
  for (const slot of ["call", "card"] as const) {
    const { values } = parse(typed, slot, language);
    if (values.length === 1) return values[0] ?? null;
  }
  return null;
}

/** `P 4, 3D 2`: how many of those asked for each; null when it is not that. */
export function counted(typed: string, language: Language): Record<string, number> | null {
  const found: Record<string, number> = {};
  for (const part of typed.split(/[,;]+/).map((one) => one.trim()).filter(Boolean)) {
    const [, what = "", many = ""] = /^(.*\S)\s+(\d+)$/.exec(part) ?? [];
    const code = action(what, language);
    if (!code) return null;
    found[code] = Number(many);
  }
  return found;
}
