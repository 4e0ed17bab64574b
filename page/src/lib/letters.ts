// The letters with which a language writes and types calls, cards and seats. Normalised: see `parse.ts`.
import type { Language } from "./wire.ts";

interface Letters {
  suits: Record<"S" | "H" | "D" | "C", string[]>;
  noTrump: string[];
  ranks: Record<string, string[]>;
  pass: string[];
  double: string[];
  redouble: string[];
  seats: Record<"N" | "E" | "S" | "W", string[]>;
  levels: string[];
}

const small = (...given: number[]): Record<string, string[]> => Object.fromEntries(given.map((n) => [`${n}`, [`${n}`]]));
const low = small(2, 3, 4, 5, 6, 7, 8, 9);

export const LETTERS: Record<Language, Letters> = {
  en: {
    suits: {
      S: ["s", "sp", "spade", "spades"],
      H: ["h", "he", "heart", "hearts"],
      D: ["d", "di", "diamond", "diamonds"],
      C: ["c", "cl", "club", "clubs"],
    },
    noTrump: ["nt", "n", "no trump", "no trumps", "notrump", "notrumps", "sa"],
    ranks: { A: ["a", "ace"], K: ["k", "king"], Q: ["q", "queen"], J: ["j", "jack"], T: ["t", "10", "ten"], ...low },
    pass: ["p", "pass", "no bid", "-"],
    double: ["x", "d", "dbl", "double"],
    redouble: ["xx", "r", "rd", "rdbl", "redouble"],
    seats: { N: ["n", "north"], E: ["e", "east"], S: ["s", "south"], W: ["w", "west"] },
    levels: ["one", "two", "three", "four", "five", "six", "seven"],
  },
  fr: {
    suits: {
      S: ["p", "pi", "pique", "piques"],
      H: ["c", "co", "coeur", "coeurs"],
      D: ["k", "ca", "carreau", "carreaux"],
      C: ["t", "tr", "trefle", "trefles"],
    },
    noTrump: ["sa", "sans", "sans-atout", "sans atout", "nt"],
    ranks: {
      A: ["a", "as"],
      K: ["r", "roi"],
      Q: ["d", "dame", "q"],
      J: ["v", "valet", "j"],
      T: ["10", "dix"],
      ...low,
    },
    pass: ["p", "pa", "passe", "pass", "-"],
    double: ["x", "ct", "contre"],
    redouble: ["xx", "sct", "surcontre"],
    seats: { N: ["n", "nord"], E: ["e", "est"], S: ["s", "sud"], W: ["o", "w", "ouest"] },
    levels: ["un", "deux", "trois", "quatre", "cinq", "six", "sept"],
  },
  nb: {
    suits: {
      S: ["s", "sp", "spar"],
      H: ["h", "hj", "hjerter"],
      D: ["r", "ru", "ruter"],
      C: ["k", "kl", "kløver", "klover", "kloever"],
    },
    noTrump: ["nt", "n", "gr", "grand", "sa", "ut"],
    ranks: {
      A: ["e", "ess", "a"],
      K: ["k", "konge"],
      Q: ["d", "dame", "q"],
      J: ["kn", "knekt", "j"],
      T: ["t", "10", "ti"],
      ...low,
    },
    pass: ["p", "pass", "-"],
    double: ["x", "d", "dobl", "dobler", "dobling", "doble"],
    redouble: ["xx", "rd", "redobler", "redobling", "redoble"],
    seats: { N: ["n", "nord"], E: ["ø", "e", "o", "øst", "ost", "oest"], S: ["s", "syd", "sør", "sor", "soer"], W: ["v", "w", "vest"] },
    levels: ["en", "to", "tre", "fire", "fem", "seks", "sju"],
  },
};

/** `letters: international`: these letters in every language, and no others. */
export const INTERNATIONAL: Letters = {
  suits: { S: ["s"], H: ["h"], D: ["d"], C: ["c"] },
  noTrump: ["nt", "n"],
  ranks: { A: ["a"], K: ["k"], Q: ["q"], J: ["j"], T: ["t", "10"], ...low },
  pass: ["p", "pass", "-"],
  double: ["x", "d"],
  redouble: ["xx", "rd"],
  seats: { N: ["n"], E: ["e"], S: ["s"], W: ["w"] },
  levels: [],
};

/** The words before an input that say what it is. */
export const PREFIXES: Record<Language, Record<"call" | "card" | "seat" | "suit", string[]>> = {
  en: { call: ["call"], card: ["card"], seat: ["seat"], suit: ["suit"] },
  fr: { call: ["declaration"], card: ["carte"], seat: ["place"], suit: ["couleur"] },
  nb: { call: ["melding"], card: ["kort"], seat: ["plass"], suit: ["farge"] },
};
