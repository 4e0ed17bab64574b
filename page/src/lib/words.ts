// Sentences from the same Fluent files that the server reads: a code goes in, a phrase comes out.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { RANKS, SUITS, rankOf, suitOf } from "./cards.ts";
import { spoken } from "./letters.ts";
import type { Language, LanguageOfPage } from "./wire.ts";

export type Form = "said" | "short" | "spoken" | "label";
type Variables = Record<string, FluentVariable>;

const PLAIN_CALLS: Record<string, string> = { P: "pass", X: "double", XX: "redouble" };

export class Words {
  readonly laws: number;
  /** What the language decides outside of its messages. */
  readonly spoken: LanguageOfPage;
  private readonly bundle: FluentBundle;
  private ofLaws: Variables = {};

  /** `laws`: the edition; before a table is known, that under which most play. */
  constructor(
    readonly language: Language,
    source: string,
    laws?: number,
  ) {
    this.spoken = spoken(language);
    this.bundle = new FluentBundle(this.spoken.locale, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source));
    this.laws = laws ?? Number(this.say("laws-usual"));
    this.ofLaws = this.wordsOfLaws();
  }

  /** How the Laws of this edition say what others say otherwise: the messages choose by it. */
  private wordsOfLaws(): Variables {
    const pairs = this.attempt(`laws-words-${this.laws}`)?.split(" ") ?? [];
    return Object.fromEntries(pairs.map((pair) => pair.split("=")).map(([name, word = ""]) => [`laws_${name}`, word]));
  }

  /** The value of a message, or its attribute: `say("right-ask.label")`. What is missing shows as its name. */
  say(id: string, variables: Variables = {}): string {
    return this.attempt(id, variables) ?? id;
  }

  /** Like `say`, but undefined when there is no such message or it lacks a variable. */
  attempt(id: string, variables: Variables = {}): string | undefined {
    const [name = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return undefined;
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, { ...this.ofLaws, ...variables }, errors);
    return errors.length ? undefined : text;
  }

  seat(code: string): string {
    return this.say("seat", { seat: code });
  }

  call(code: string, form: Form = "said"): string {
    const bid = /^([1-9]\d?)(S|H|D|C|NT)$/.exec(code);
    if (bid) return this.say(`call-bid.${form === "spoken" ? "spoken" : "short"}`, { level: Number(bid[1]), strain: bid[2] ?? "" });
    const plain = PLAIN_CALLS[code];
    return plain ? this.say(`call-${plain}.${form === "said" ? "noun" : form}`) : code;
  }

  card(code: string, form: "short" | "spoken" = "short"): string {
    return this.say(`card.${form}`, { suit: suitOf(code), rank: rankOf(code) });
  }

  suit(code: string): string {
    return this.say("strain", { strain: code });
  }

  rank(code: string, form: "short" | "word" = "short"): string {
    return this.say(`rank-${form}`, { rank: code });
  }

  contract(code: string, declarer?: string | null): string {
    const found = /^([1-7])(S|H|D|C|NT)(X{0,2})$/.exec(code);
    if (!found) return code === "P" ? this.say("scores-passed-out") : code;
    const risk = found[3] || "none";
    const text = this.say("contract", { level: Number(found[1]), strain: found[2] ?? "", risk });
    return declarer ? this.say("contract-by", { contract: text, declarer, risk }) : text;
  }

  /** A contract that was played, with its tricks: `outcome` is made, over or down. */
  result(code: string, declarer: string, outcome: string, count: number): string {
    return this.say("result", { contract: this.contract(code), declarer, outcome, count, risk: /X+$/.exec(code)?.[0] ?? "none" });
  }

  /** `2017:27A1` as this country cites it; the year only of another edition. */
  law(provision: string): string {
    const [year = "", number = ""] = provision.split(/:(.*)/s);
    return year === String(this.laws) ? this.say("law-citation", { number }) : this.say("law-citation-edition", { number, year });
  }

  list(items: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
    return new Intl.ListFormat(this.spoken.locale, { type }).format(items);
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.spoken.locale, { maximumFractionDigits: 2 }).format(value);
  }

  /** So many of a hundred, with the sign as the language has it; `decimals`: always so many, else at most two. */
  percent(value: number, decimals?: number): string {
    const places = { minimumFractionDigits: decimals ?? 0, maximumFractionDigits: decimals ?? 2 };
    return new Intl.NumberFormat(this.spoken.locale, { style: "percent", ...places }).format(value / 100);
  }

  /** A hand as a screen reader says it: suit by suit, high to low. */
  hand(cards: string[]): string {
    const suits = SUITS.map((suit) => {
      const ranks = [...RANKS].filter((rank) => cards.includes(`${suit}${rank}`)).map((rank) => this.rank(rank, "word"));
      return ranks.length ? this.say("spoken-suit", { suit, cards_text: ranks.join(", ") }) : this.say("spoken-void", { suit });
    });
    return `${suits.join(". ")}.`;
  }
}

const loaded = new Map<string, Promise<string>>();

/** The messages of a language, fetched once: those of a table, or (`of`: `hall.`) those of a session. */
export async function load(language: Language, of: "" | "hall." = ""): Promise<string> {
  const file = `${language}.${of}ftl`;
  let text = loaded.get(file);
  if (!text) {
    text = fetch(`/words/${file}`).then((answer) => {
      if (!answer.ok) throw new Error(`words: ${answer.status}`);
      return answer.text();
    });
    loaded.set(file, text);
    text.catch(() => loaded.delete(file));
  }
  return text;
}
