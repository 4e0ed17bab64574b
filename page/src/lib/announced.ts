// What a change of the table is told as to whoever listens to the page.
import { isOne, spoken } from "./acts.ts";
import { myTurn, prompt } from "./board.ts";
import type { View } from "./view.ts";
import type { Words } from "./words.ts";

/** Calls and cards in the same words every time, then whose turn it is; `anew`: that too where it has not changed. */
export function announced(before: View | undefined, now: View, words: Words, anew: boolean): string {
  const known = before?.table.board === now.table.board ? new Set(before.happened.map((act) => act.act)) : undefined;
  const fresh = known ? now.happened.filter((act) => !known.has(act.act)) : [];
  const texts = fresh.filter((act) => !isOne(act, ["find"])).map((act) => spoken(now, words, act));
  const moved = !before || before.answer.turn !== now.answer.turn || before.answer.phase !== now.answer.phase || before.answer.frozen !== now.answer.frozen;
  if (moved || anew || (texts.length && myTurn(now))) texts.push(prompt(now));
  return texts.join(" ");
}
