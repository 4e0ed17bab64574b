// What the server tells only when it is asked: boards before, the score sheet, what a claim would come to.
import { settings } from "./settings.svelte.ts";
import { page } from "./state.svelte.ts";
import { kept } from "./view.ts";
import type { IfClaimed, ScoreResult, ScoreSheet, ScoreSheetLine, SystemCard, SystemCards, View } from "./wire.ts";

/** A board before, by its place at this table; null: the table again. */
export async function lookAt(place: number | null): Promise<void> {
  page.close();
  const other = place !== null && place !== page.view?.table.boards;
  if (page.who === "director") {
    page.look(other ? place : null);
    return;
  }
  const found = other ? await fetched<View>(`view?board=${place}&language=${settings.language}`).catch(() => undefined) : undefined;
  if (other && !found) {
    page.tell(page.words?.say("page-look-failed") ?? "");
    return;
  }
  page.step = null;
  page.looked = found && kept(found);
}

/** The boards of this table that are over. */
export const scores = async (): Promise<ScoreSheetLine[]> => (await fetched<ScoreSheet>("scores")).boards;

/** What the board comes to, by the tricks that the viewer's side gets of those that are left. */
export const ifClaimed = async (): Promise<ScoreResult[]> => (await fetched<IfClaimed>("claim")).results;

/** The system cards, the own one first; `opponents`: also what stands on theirs. */
export const systemCards = async (opponents: boolean): Promise<SystemCard[]> => (await fetched<SystemCards>(`system-cards?language=${settings.language}${opponents ? "&opponents=true" : ""}`)).cards;

async function fetched<T>(what: string): Promise<T> {
  const answer = await fetch(`${page.path}/${what}`);
  if (!answer.ok) throw new Error(`${what}: ${answer.status}`);
  return (await answer.json()) as T;
}
