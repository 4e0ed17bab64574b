// What the law browser says of a provision, in short.
import type { Language } from "./wire.ts";

export interface Provision {
  label: string;
  title: string;
  texts: string[];
  page: string;
}

/** The provision in the reader's language; null when the law browser does not know it. */
export async function provision(id: string, language: Language): Promise<Provision | null> {
  const answer = await fetch(`/laws/provision?id=${encodeURIComponent(id)}&language=${language}`);
  return answer.ok ? ((await answer.json()) as Provision) : null;
}
