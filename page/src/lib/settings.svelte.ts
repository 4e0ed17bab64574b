// The viewer's own settings; kept by his browser, never sent except the language and what is to be
// played by itself.
import { languages } from "./letters.ts";
import type { Writing } from "./parse.ts";
import type { Language } from "./wire.ts";

const KEY = "bridgelaw";

/** How a call or a card is made: in one touch or two; by itself cards in one where there is a mouse, all else in two. */
export type Press = "auto" | "one" | "two";
export const PRESSES: readonly Press[] = ["auto", "one", "two"];

class Settings {
  language = $state<Language>("");
  /** A letter beside each suit symbol. */
  letters = $state(false);
  writing = $state<Writing>("local");
  /** Keys outside of a field do something. */
  shortcuts = $state(true);
  press = $state<Press>("auto");
  /** Each suit in a colour of its own, or two in red and two in black. */
  fourColours = $state(true);
  /** The only card that can be played is played by itself, dummy's and one's own: the server does it, after an even time. */
  onlyDummys = $state(true);
  onlyOwn = $state(false);
  /** Red and black suits in turn in one's own hand; trumps on the left. */
  alternating = $state(false);
  trumpsLeft = $state(true);
  /** Large cards lie in two rows. */
  large = $state(false);
  sound = $state(false);
  vibration = $state(false);

  /** Whether the first touch of a card, or of a call, does it. */
  atOnce(card: boolean): boolean {
    if (this.press !== "auto") return this.press === "one";
    return card && matchMedia("(hover: hover) and (pointer: fine)").matches;
  }

  /** `language`: what the server proposes; a choice made before wins. */
  begin(language: Language): void {
    this.language = language;
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
      if (languages().includes(kept.language as Language)) this.language = kept.language as Language;
      this.letters = kept.letters === true;
      this.writing = kept.writing === "international" ? "international" : "local";
      this.shortcuts = kept.shortcuts !== false;
      this.press = PRESSES.find((press) => press === kept.press) ?? "auto";
      this.fourColours = kept.fourColours !== false;
      this.onlyDummys = kept.onlyDummys !== false;
      this.onlyOwn = kept.onlyOwn === true;
      this.alternating = kept.alternating === true;
      this.trumpsLeft = kept.trumpsLeft !== false;
      this.large = kept.large === true;
      this.sound = kept.sound === true;
      this.vibration = kept.vibration === true;
    } catch {
      // a browser that keeps nothing: the defaults
    }
  }

  keep(): void {
    try {
      const { language, letters, writing, shortcuts, press, fourColours, onlyDummys, onlyOwn, alternating, trumpsLeft, large, sound, vibration } = this;
      const all = { language, letters, writing, shortcuts, press, fourColours, onlyDummys, onlyOwn, alternating, trumpsLeft, large, sound, vibration };
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // they hold as long as the page
    }
  }
}

export const settings = new Settings();
