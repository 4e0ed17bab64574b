// The search in the page: the same steps, on the same index, as `bridgelaw.api.search`, whose words are used here. A test
// asks both the same questions.

"use strict";

window.lawSearch = (() => {
  const MOST = 10;
  const FAINT = 3;
  const TOGETHER = 3;
  const NAMED = 1000;
  const LONGEST = 400;
  const JOINED = { œ: "oe", æ: "ae", ø: "o" };

  // Of an index: `find` answers a question, in an edition or "" for all, with hits, the best first; `wordsOf` has the stems
  // of what is looked for.
  return function lawSearch(index) {
    const { reader, provisions, units } = index;
    const [terms, worth, plain, same] = [index.terms, index.worth, reader.plain, reader.same].map(
      (held) => new Map(Object.entries(held)),
    );
    const quiet = new Set(reader.quiet);
    const stemmer = reader.stems && new window[reader.stems[0].toUpperCase() + reader.stems.slice(1) + "Stemmer"]();
    const numbers = numbering(reader.cited);

    return { find, wordsOf };

    function find(question, edition) {
      const [named, text] = numbersIn(question.slice(0, LONGEST));
      const asked = questionOf(text).filter((term) => term.some((name) => terms.has(name)));
      const found = asked.map(unitsOf);
      const worths = asked.map((term) => Math.max(...term.map((name) => worth.get(name) ?? 0)));
      for (const number of named) {
        const under = unitsUnder(number, edition);
        if (!under.size) continue;
        found.push(under);
        worths.push(NAMED);
      }
      const homes = new Map();
      found.forEach((weights, place) => {
        for (const [unit, weight] of weights) {
          const [provision, editions] = units[unit];
          if (edition && !editions.includes(edition)) continue;
          const home = homeOf(provisions[provision], edition);
          const key = home.join(":");
          if (!homes.has(key)) homes.set(key, { home, units: new Map() });
          const held = homes.get(key).units;
          if (!held.has(unit)) held.set(unit, new Map());
          held.get(unit).set(place, weight);
        }
      });
      const hits = [...homes.values()].map(({ home, units: held }) => hitOf(home, held, worths));
      hits.sort((one, other) => other.score - one.score || one.first - other.first);
      return hits.slice(0, MOST).filter((hit) => hit.score * FAINT >= hits[0].score);
    }

    function numbersIn(question) {
      const found = [...question.matchAll(numbers)].map((match) => match.slice(1).find(Boolean));
      const written = found.map((number) =>
        number.toUpperCase().replace(/\([A-Z0-9]+\)/g, (inside) => inside.toLowerCase()));
      return [written, question.replace(numbers, " ")];
    }

    function stemOf(word) {
      return plain.get(word) ?? fold(stemmer ? stemmer.stemWord(word) : word);
    }

    function fold(text) {
      return [...text].map((letter) => (reader.own.includes(letter) ? letter : bare(letter))).join("");
    }

    function wordsOf(text) {
      const words = text.normalize("NFC").toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
      return words
        .filter((word) => (word.length > 1 || /^\p{Nd}$/u.test(word)) && !quiet.has(fold(word)))
        .map(stemOf);
    }

    function questionOf(text) {
      const words = wordsOf(text);
      const found = new Map();
      for (let at = 0; at < words.length;) {
        const said = (same.get(words[at]) ?? []).find(([stems]) => stems.every((stem, n) => words[at + n] === stem));
        const [stems, groups] = said ?? [[words[at]], []];
        const term = stems.length > 1 ? groups : [words[at], ...groups];
        found.set(term.join(" "), term);
        at += stems.length;
      }
      return [...found.values()];
    }

    function unitsOf(term) {
      const found = new Map();
      for (const name of term) {
        const held = terms.get(name) ?? [];
        for (let n = 0; n < held.length; n += 2) {
          found.set(held[n], Math.max(found.get(held[n]) ?? 0, held[n + 1]));
        }
      }
      return found;
    }

    function unitsUnder(number, edition) {
      const found = new Map();
      units.forEach(([provision], place) => {
        const all = provisions[provision][1];
        const those = edition ? [all[edition]].filter(Boolean) : Object.values(all);
        if (those.some((each) => within(number, each))) {
          found.set(place, NAMED * (those.includes(number) ? 2 : 1));
        }
      });
      return found;
    }

    function hitOf([edition, number], held, worths) {
      const together = new Map();
      const best = new Map();
      let one = 0;
      for (const [unit, weights] of held) {
        for (const [place, weight] of weights) together.set(place, Math.max(together.get(place) ?? 0, weight));
        one = Math.max(one, covered(weights, worths));
        const provision = units[unit][0];
        best.set(provision, Math.max(best.get(provision) ?? 0, sum(weights.values())));
      }
      const places = [...best.keys()].sort((a, b) => best.get(b) - best.get(a) || a - b);
      const those = places.map((place) => provisions[place]);
      return {
        edition,
        number,
        provisions: those,
        roads: those.find(([, , , roads]) => roads.length)?.[3] ?? [],
        score: one + Math.floor(covered(together, worths) / TOGETHER),
        first: Math.min(...places),
      };
    }
  };

  // A number with a Law in front, one with letters that is no call, or one that is all there is.
  function numbering(cited) {
    const number = String.raw`\d+[A-Za-z]\d*(?:\([A-Za-z0-9]+\))*`;
    const start = String.raw`(?<![\p{L}\p{N}])`;
    const end = String.raw`(?![\p{L}\p{N}])`;
    const law = ["§", ...cited.map((word) => start + word + end)].join("|");
    const call = String.raw`[1-7][CDHS](?![\p{L}\p{N}]|\()`;
    return new RegExp(
      String.raw`(?:${law})\s*(${number}|\d+)${end}|${start}(?!${call})(${number})${end}|^\s*(${number}|\d+)\s*$`,
      "giu",
    );
  }

  function bare(letter) {
    return (JOINED[letter] ?? letter).normalize("NFD").replace(/\p{M}/gu, "");
  }

  function homeOf([, numbers], edition) {
    const there = edition || Object.keys(numbers).pop();
    return [there, numbers[there]];
  }

  function covered(weights, worths) {
    const there = sum([...weights.keys()].map((place) => worths[place]));
    return Math.floor((sum(weights.values()) * there) / sum(worths));
  }

  function sum(numbers) {
    return [...numbers].reduce((one, other) => one + other, 0);
  }

  function within(number, other) {
    const above = parts(number);
    const below = parts(other);
    return above.every((part, n) => part === below[n]);
  }

  function parts(number) {
    return number.match(/\d+|\([^)]*\)|\S/g) ?? [];
  }
})();

document.addEventListener("DOMContentLoaded", () => {
  const form = document.querySelector("[data-search]");
  if (!form || !window.lawIndex) return;
  document.documentElement.classList.add("scripted");
  const index = window.lawIndex;
  const search = window.lawSearch(index);
  const list = document.querySelector(".results");
  const count = document.querySelector(".count");
  const given = new URLSearchParams(location.search);
  if (given.has("q")) form.q.value = given.get("q");
  if (given.has("edition")) form.edition.value = given.get("edition");
  const desk = form.desk ? form.dataset.desk : "";
  const ways = document.querySelector(".ways");
  form.addEventListener("input", look);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    given.set("q", form.q.value);
    given.set("edition", form.edition.value);
    history.replaceState(null, "", `?${given}`);
    look();
  });
  look();

  function look() {
    const asked = form.q.value.trim();
    const hits = asked ? search.find(asked, form.edition.value) : [];
    const words = new Set(search.wordsOf(asked));
    list.replaceChildren(...hits.map((hit) => item(hit, words)));
    if (ways) lead(hits);
    count.textContent = !asked ? "" : hits.length ? `${form.dataset.found} ${hits.length}` : `${form.dataset.none} ${asked}`;
  }

  function item({ edition, number, provisions, roads }, words) {
    const law = /^\d+/.exec(number)[0];
    const head = made("p", "run", link(edition, number, number), made("strong", "", index.titles[law]?.[edition] ?? ""));
    const shown = provisions.slice(0, Number(form.dataset.texts));
    const others = new Map();
    for (const [, numbers] of shown) {
      for (const year of Object.keys(numbers).reverse()) {
        if (year !== edition) others.set(`${numbers[year]} (${year})`, [year, numbers[year]]);
      }
    }
    head.append(...[...others].map(([text, [year, there]]) => link(year, there, text)));
    const texts = shown.map(([, , said]) => {
      const text = said.find(([, years]) => years.includes(edition))[0];
      return made("p", "text", ...marked(text, words));
    });
    return made("li", "", head, ...texts, ...roads.map((road) => way(road, edition)));
  }

  /** The quick rulings of what was asked, those of the best hits first. */
  function lead(hits) {
    const found = new Map();
    for (const hit of hits) for (const start of hit.roads) if (!found.has(start)) found.set(start, hit.edition);
    const links = [...found].slice(0, Number(form.dataset.ways)).map(([start, edition]) => {
      const there = made("a", "", index.kinds[start]);
      there.href = `${desk}?start=${start}&laws=${edition}`;
      return there;
    });
    ways.hidden = !links.length;
    ways.replaceChildren(made("span", "label", form.dataset.road), ...links.flatMap((link) => [" ", link]));
  }

  function way(start, edition) {
    const command = `bridgelaw ruling --start ${start}` + (edition === form.dataset.usual ? "" : ` --laws ${edition}`);
    const there = desk ? made("a", "", index.kinds[start]) : made("span", "", index.kinds[start]);
    if (desk) there.href = `${desk}?start=${start}&laws=${edition}`;
    return made("p", "road", made("span", "label", form.dataset.road), " ", there, ...(desk ? [] : [" ", made("code", "", command)]));
  }

  function link(year, number, text) {
    const there = made("a", text === number ? "number" : "", text);
    there.href = `${year}/${/^\d+/.exec(number)[0]}.html#${number.replace(/[()\s]/g, "")}`;
    return there;
  }

  function marked(text, words) {
    return text.split(/([\p{L}\p{N}]+)/u).filter(Boolean).map((piece) =>
      search.wordsOf(piece).some((word) => words.has(word)) ? made("mark", "", piece) : piece);
  }

  function made(tag, name, ...content) {
    const element = document.createElement(tag);
    if (name) element.className = name;
    element.append(...content);
    return element;
  }
});
