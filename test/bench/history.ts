/**
 * @file How long a search of a long history takes, each with the kind of words that a person types.
 *
 * node test/bench/history.ts [imports]
 */

import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openHistory } from "../../main/journal/history/history.ts";
import { openJournal } from "../../main/journal/open-journal.ts";
import type { SearchPage } from "../../shared/imports/history-query.ts";
import { makeLongJournal } from "../fixtures/journal/make-long-journal.ts";
import { searchEverything } from "../fixtures/journal/search-everything.ts";

const imports = Number(process.argv[2] ?? 100_000);
const folder = mkdtempSync(join(process.env["PIGEONHOLE_BENCH_DIR"] ?? tmpdir(), "pigeonhole-bench-"));
const [file, index] = [join(folder, "journal.sqlite"), join(folder, "search.sqlite")];
const megabytes = (path: string) => `${Math.round(statSync(path).size / 1e6)} MB`;

makeLongJournal(file, imports, Date.now());
const journal = openJournal(file, Date.now);
const history = openHistory({ journal: file, index, get: journal.get, now: Date.now, report: console.error });
try {
  const startedAt = performance.now();
  while (!history.search({ ...searchEverything, limit: 1 }).isComplete);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(`${imports} imports: made ready in ${seconds} s; index ${megabytes(index)}, journal ${megabytes(file)}`);
  const searches: Readonly<Record<string, Partial<SearchPage>>> = {
    everything: {},
    "the 90,000th": { skip: Math.floor(imports * 0.9) },
    "one letter": { text: "b" },
    "a supplier": { text: "brightwater" },
    "an invoice number": { text: `INV-${Math.floor(imports / 8) * 4}/00012` },
    "digits of a number": { text: "00012" },
    "an amount": { text: "1,204.50" },
    "a word of most files": { text: "delivery" },
    "three words": { text: "northern suppliers week" },
    "a word of most files, few states": { text: "delivery", states: ["failed"] },
    nothing: { text: "qqqq" },
  };
  for (const [name, search] of Object.entries(searches)) {
    const times = Array.from({ length: 20 }, () => {
      const at = performance.now();
      history.search({ ...searchEverything, ...search });
      return performance.now() - at;
    }).toSorted((a, b) => a - b);
    const [middle = 0, worst = 0] = [times[10], times.at(-1)];
    console.log(`${name}: p50 ${middle.toFixed(1)} ms, worst ${worst.toFixed(1)} ms`);
  }
  const at = performance.now();
  history.days(14);
  console.log(`fourteen days: ${(performance.now() - at).toFixed(1)} ms`);
} finally {
  history.close();
  journal.close();
  rmSync(folder, { recursive: true });
}
