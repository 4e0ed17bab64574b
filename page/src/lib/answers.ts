// The Director's answer to a Question, from what he typed or chose (record format, section 3).
import { isOne, short } from "./acts.ts";
import { callOf, remarks } from "./board.ts";
import { STRAINS, isCard } from "./cards.ts";
import { explained } from "./explained.ts";
import { parse } from "./parse.ts";
import type { View } from "./view.ts";
import type { Happened, Language } from "./wire.ts";
import type { Words } from "./words.ts";

export const YES_NO: Record<string, string> = { yes: "questions-yes", no: "questions-no", true: "questions-yes", false: "questions-no" };

/** A denomination, a card or a call in its fewest letters. */
export function named(words: Words, code: string): string {
  if ((STRAINS as readonly string[]).includes(code)) return words.say("strain-short", { strain: code });
  return isCard(code) ? words.card(code) : words.call(code, "short");
}

/** An answer as it reads: `meant` is what the server says that it means, else the word, calls and cards, a number. */
export function answerReads(words: Words, value: unknown, meant?: string): string {
  if (meant) return meant;
  const said = YES_NO[String(value)];
  if (said) return words.say(said);
  if (Array.isArray(value) && value.length === 0) return words.say("page-none-of-them");
  if (Array.isArray(value)) return words.list(value.map((one) => named(words, String(one))));
  return typeof value === "object" ? "" : String(value);
}

/** A finding as it reads; where an act was meant, that call or card. */
export function findingReads(view: View, words: Words, act: Happened): string {
  if (act.find === "act_meant" && act.value === "nothing") return words.say("questions-nothing_meant");
  const meant = view.happened.some((one) => one.act === act.value) ? short(view, words, String(act.value)) : "";
  return meant || answerReads(words, act.value, view.told.findings?.[act.act]);
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

/** What has been said a call means, the explanation and what corrects it, each once; `of`: that call, or an explanation
 * of it. */
export function versionsOf(view: View, of: string | null): string[] {
  const calls = [of, view.happened.find((act) => act.act === of)?.of].filter((id) => callOf(view, id ?? undefined));
  // what was asked about the call is no agreement
  const asked = new Set(view.happened.filter((act) => isOne(act, ["ask"])).map((act) => act.act));
  return [...new Set(calls.flatMap((id) => explained(view, id as string).filter((note) => !asked.has(note.act)).map((note) => note.text)))];
}

/** The suits that a call is known to show: what the Director has answered about the same call of that player, else the
 * denomination of a bid of which nothing else was said. */
export function suitsKnown(view: View, kind: string, of: string | null): string[] {
  const call = callOf(view, of ?? undefined);
  if (kind !== "specified_suits" || !call) return [];
  const same = view.answer.auction.filter((one) => one.by === call.by && one.call === call.call).map((one) => one.act);
  const found = view.happened.findLast((act) => act.find === kind && same.includes(String(act.of)))?.value;
  if (Array.isArray(found)) return found.map(String);
  const { alerted, said } = remarks(view, call.act);
  const strain = call.call.slice(1);
  return !alerted && !said.length && (STRAINS as readonly string[]).includes(strain) ? [strain] : [];
}
