// The languages as the server sends them (`make wire` writes the file), learnt before each test.
import { readFileSync } from "node:fs";
import { learn } from "../src/lib/letters.ts";
import type { Languages } from "../src/lib/wire.ts";

learn(JSON.parse(readFileSync(new URL("./languages.json", import.meta.url), "utf-8")) as Languages);
