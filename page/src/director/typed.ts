// A result as the Director types it into the form of an adjusted score, and as it is read back to him.
import { action } from "../lib/answers.ts";
import { resultLine } from "../lib/over.ts";
import type { Language, Seat } from "../lib/wire.ts";
import type { Words } from "../lib/words.ts";

/** The contract that he has typed, `P` where the board is passed out; null when it is none. */
export function contractTyped(typed: string, risk: string, language: Language): string | null {
  const code = action(typed, language);
  if (!code || !/^(P|[1-7](S|H|D|C|NT))$/.test(code)) return null;
  return code === "P" ? code : `${code}${risk}`;
}

/** What was understood: `4♠ by North, made · NS +420`; that it is no contract, where it is none. `ns`: what it is worth,
 * once that is known. */
export function understood(words: Words, code: string | null, by: Seat, tricks: number | null, ns: number | undefined): string {
  if (code === null) return words.say("page-unknown-call");
  return resultLine(words, code, by, tricks, code === "P" ? undefined : ns);
}
