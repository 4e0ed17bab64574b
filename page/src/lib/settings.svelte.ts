// The viewer's own settings; kept by his browser, never sent except the language.
import { languages } from "./letters.ts";
import type { Writing } from "./parse.ts";
import type { Language } from "./wire.ts";

const KEY = "bridgelaw";

class Settings {
  language = $state<Language>("");
  /** A letter beside each suit symbol. */
  letters = $state(false);
  writing = $state<Writing>("local");
  /** Keys outside of a field do something. */
  shortcuts = $state(true);

  /** `language`: what the server proposes; a choice made before wins. */
  begin(language: Language): void {
    this.language = language;
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
      if (languages().includes(kept.language as Language)) this.language = kept.language as Language;
      this.letters = kept.letters === true;
      this.writing = kept.writing === "international" ? "international" : "local";
      this.shortcuts = kept.shortcuts !== false;
    } catch {
      // a browser that keeps nothing: the defaults
    }
  }

  keep(): void {
    try {
      const { language, letters, writing, shortcuts } = this;
      localStorage.setItem(KEY, JSON.stringify({ language, letters, writing, shortcuts }));
    } catch {
      // they hold as long as the page
    }
  }
}

export const settings = new Settings();
