// The languages as the server has them: names, columns of an auction, and what people type for calls, cards and seats.
import type { Alphabet, Language, LanguageOfPage, Languages } from "./wire.ts";

/** Letters of a language with the small cards, whose letter is their figure. */
export type Letters = Omit<Alphabet, "ranks"> & { ranks: Record<string, string[]> };

const SMALL = Object.fromEntries(["2", "3", "4", "5", "6", "7", "8", "9"].map((rank) => [rank, [rank]]));

let known: Languages | undefined;

/** Whatever the page says or reads of a language comes from here: it is to be known before all else. */
export function learn(languages: Languages): void {
  known = languages;
}

/** The languages, fetched once. */
export async function load(): Promise<void> {
  const answer = await fetch("/words/languages.json");
  if (!answer.ok) throw new Error(`languages: ${answer.status}`);
  learn((await answer.json()) as Languages);
}

function all(): Languages {
  if (!known) throw new Error("no languages yet");
  return known;
}

export const languages = (): Language[] => Object.keys(all().spoken);

export function spoken(language: Language): LanguageOfPage {
  const found = all().spoken[language];
  if (!found) throw new Error(`no such language: ${language}`);
  return found;
}

const whole = (alphabet: Alphabet): Letters => ({ ...alphabet, ranks: { ...alphabet.ranks, ...SMALL } });

/** The letters of that language. */
export const letters = (language: Language): Letters => whole(spoken(language).typed);

/** `letters: international`: these letters in every language, and no others. */
export const international = (): Letters => whole(all().international);
