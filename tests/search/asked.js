// The search of the pages, asked without a page: node asked.js STATIC INDEX ALGORITHM < [[question, edition], …]

"use strict";

const fs = require("fs");
const vm = require("vm");

const [, , files, index, algorithm] = process.argv;
const names = vm.createContext({ document: { addEventListener() {} } });
names.window = names;
for (const file of [index, ...["stemmers/base", `stemmers/${algorithm}`, "search"].map((name) => `${files}/${name}.js`)]) {
  vm.runInContext(fs.readFileSync(file, "utf8"), names, { filename: file });
}
const search = names.lawSearch(names.lawIndex);
const stemmer = new names[algorithm[0].toUpperCase() + algorithm.slice(1) + "Stemmer"]();
const { questions, words } = JSON.parse(fs.readFileSync(0, "utf8"));
const hits = questions.map(([question, edition]) =>
  search.find(question, edition).map((hit) => [hit.edition, hit.number, hit.score, hit.roads, hit.provisions.map(([name]) => name)]));
console.log(JSON.stringify({ hits, stems: words.map((word) => stemmer.stemWord(word)) }));
