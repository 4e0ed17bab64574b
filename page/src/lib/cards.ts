// Seats, suits, ranks: their order, and hands read from a PBN deal.
import type { Seat, Suit } from "./wire.ts";

export const SEATS: readonly Seat[] = ["N", "E", "S", "W"];
export const SUITS: readonly Suit[] = ["S", "H", "D", "C"];
export const STRAINS = ["C", "D", "H", "S", "NT"] as const;
export const RANKS = "AKQJT98765432";
export const SYMBOL: Record<Suit, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };

export const next = (seat: Seat, by = 1): Seat => SEATS[(SEATS.indexOf(seat) + by + 4) % 4] as Seat;
export const partner = (seat: Seat): Seat => next(seat, 2);
export const side = (seat: Seat): "NS" | "EW" => (seat === "N" || seat === "S" ? "NS" : "EW");
export const opponents = (one: Seat, other: Seat): boolean => side(one) !== side(other);
export const isSeat = (who: string | null | undefined): who is Seat => SEATS.includes(who as Seat);
export const isCard = (code: string): boolean => /^[SHDC][AKQJT2-9]$/.test(code);
export const suitOf = (card: string): Suit => card[0] as Suit;
export const rankOf = (card: string): string => card[1] ?? "";

/** `AK52.Q.…` as cards, spades first, high to low. */
export function cardsOf(hand: string): string[] {
  if (!hand || hand === "-") return [];
  return hand.split(".").flatMap((ranks, n) => [...ranks].map((rank) => `${SUITS[n] ?? ""}${rank}`));
}

/** In the order of a hand: ♠ ♥ ♦ ♣, ace to two. */
export function sorted(cards: Iterable<string>): string[] {
  const place = (card: string) => SUITS.indexOf(suitOf(card)) * 13 + RANKS.indexOf(rankOf(card));
  return [...new Set(cards)].sort((a, b) => place(a) - place(b));
}

/** The suits in the order in which dummy lays them down: trumps on his right, the colours in turn. */
export function dummyOrder(contract: string | null): Suit[] {
  const trump = contract?.[1] as Suit | undefined;
  const orders: Record<string, Suit[]> = {
    S: ["S", "H", "C", "D"],
    H: ["H", "S", "D", "C"],
    D: ["D", "S", "H", "C"],
    C: ["C", "H", "S", "D"],
  };
  return orders[trump && contract?.slice(1, 3) !== "NT" ? trump : ""] ?? ["S", "H", "C", "D"];
}

/** The suits in the order in which a player holds them: by rank or in the colours in turn, trumps on the left. */
export function handOrder(contract: string | null, alternating: boolean, trumpsLeft: boolean): Suit[] {
  const trump = contract && contract.slice(1, 3) !== "NT" ? (contract[1] as Suit) : undefined;
  const inTurn: Suit[] = ["S", "H", "C", "D"];
  if (!trump || !trumpsLeft) return alternating ? inTurn : [...SUITS];
  if (!alternating) return [trump, ...SUITS.filter((suit) => suit !== trump)];
  // from the trumps on round the colours, so that they alternate still
  const at = inTurn.indexOf(trump);
  return [...inTurn.slice(at), ...inTurn.slice(0, at)];
}

/** Where a seat is drawn for a viewer who sits at the bottom. */
export function place(seat: Seat, bottom: Seat): "bottom" | "left" | "top" | "right" {
  const turn = (SEATS.indexOf(seat) - SEATS.indexOf(bottom) + 4) % 4;
  return (["bottom", "left", "top", "right"] as const)[turn] ?? "bottom";
}
