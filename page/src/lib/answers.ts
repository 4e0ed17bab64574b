// The Director's answer to a Question, from what he typed or chose (record format, section 3).
import { parse } from "./parse.ts";
import type { Language } from "./wire.ts";

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
