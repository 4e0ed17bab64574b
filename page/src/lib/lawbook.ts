// What the law browser says of a provision: the page of its Law, read for the one that is asked for.
import type { Language } from "./wire.ts";

export interface Provision {
  title: string;
  texts: string[];
  page: string;
}

/** `2017:27B1(a)` in French: `/laws/fr/2017/27.html#27B1a`; undefined for what is no provision. */
export function address(provision: string, language: Language): string | undefined {
  const found = /^(\d{4}):((\d+)[\w()]*)$/.exec(provision);
  return found ? `/laws/${language}/${found[1]}/${found[3]}.html#${(found[2] ?? "").replace(/[()]/g, "")}` : undefined;
}

/** The provision in the reader's language; null when there is no such page, or it says nothing of it. */
export async function provision(id: string, language: Language): Promise<Provision | null> {
  const page = address(id, language);
  if (!page) return null;
  const [path = "", anchor = ""] = page.split("#");
  const answer = await fetch(path);
  if (!answer.ok) return null;
  const read = new DOMParser().parseFromString(await answer.text(), "text/html");
  const at = read.getElementById(anchor);
  const article = at?.closest("article") ?? following(at);
  const texts = [...(article?.querySelectorAll(".text") ?? [])].map((one) => (one.textContent ?? "").replace(/\s+/g, " ").trim());
  return { title: (read.querySelector("h1")?.textContent ?? "").replace(/\s+/g, " ").trim(), texts, page };
}

/** An anchor that stands before the article in which its provision is told. */
function following(anchor: Element | null): Element | null {
  let next = anchor?.nextElementSibling ?? null;
  while (next && next.tagName !== "ARTICLE") next = next.nextElementSibling;
  return next;
}
