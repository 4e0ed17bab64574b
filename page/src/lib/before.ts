// What the server tells only when it is asked: boards before, the score sheet, what a claim would come to. `path`: of the
// place at the table.
import { kept, type View } from "./view.ts";
import type { IfClaimed, IfPlayed, Language, ScoreResult, ScoreSheet, ScoreSheetLine, SystemCard, SystemCards } from "./wire.ts";

/** A board before, by its place at this table; undefined where it cannot be had now. */
export async function boardBefore(path: string, place: number, language: Language): Promise<View | undefined> {
  const found = await fetched<View>(path, `view?board=${place}&language=${language}`).catch(() => undefined);
  return found && kept(found);
}

/** The boards of this table that are over. */
export const scores = async (path: string): Promise<ScoreSheetLine[]> => (await fetched<ScoreSheet>(path, "scores")).boards;

/** What the board comes to, by the tricks that the viewer's side gets of those that are left. */
export const ifClaimed = async (path: string): Promise<ScoreResult[]> => (await fetched<IfClaimed>(path, "claim")).results;

/** What a contract comes to, by the tricks that declarer wins; `of`: the contract, whose it is and who is vulnerable, as
 * a query. */
export const ifPlayed = async (path: string, of: string): Promise<ScoreResult[]> => (await fetched<IfPlayed>(path, `contract?${of}`)).results;

/** The system cards, the own one first; `opponents`: also what stands on theirs. */
export const systemCards = async (path: string, language: Language, opponents: boolean): Promise<SystemCard[]> =>
  (await fetched<SystemCards>(path, `system-cards?language=${language}${opponents ? "&opponents=true" : ""}`)).cards;

async function fetched<T>(path: string, what: string): Promise<T> {
  const answer = await fetch(`${path}/${what}`);
  if (!answer.ok) throw new Error(`${what}: ${answer.status}`);
  return (await answer.json()) as T;
}
