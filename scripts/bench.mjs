/** @file `npm run bench -- NAME`: runs one of the benchmarks whose figures docs/ quotes. */

import { spawn } from "node:child_process";

const node = (...words) => [process.execPath, ...words];

/** The commands of each name, run in order. Further arguments are passed to the last one. */
const benches = {
  reliability: [
    node("test/scenarios/simulate.ts", "--histories", "20000", "--seed", "1"),
    node("test/fault-injection/kill-faults.ts", "--cycles", "50", "--seed", "1"),
    node("node_modules/vitest/vitest.mjs", "run", "test/fault-injection/network-faults.test.ts"),
    node("test/bench/journal-commit.ts"),
  ],
  spreadsheets: [node("test/bench/spreadsheets.ts")],
  sheets: [node("test/bench/many-sheets.ts")],
  documents: [node("test/bench/documents.ts")],
  "e-invoices": [node("test/bench/e-invoices.ts")],
  histories: [node("test/scenarios/simulate.ts")],
  kills: [node("test/fault-injection/kill-faults.ts")],
  journal: [node("test/bench/journal-commit.ts")],
  confirmations: [node("test/bench/confirmations.ts")],
  history: [node("test/bench/history.ts")],
  ledger: [node("test/bench/office-ledger.ts")],
  office: [node("test/bench/office-rate.ts")],
  desktop: [node("scripts/set-up.mjs", "desktop-bench:run")],
  previews: [node("scripts/set-up.mjs", "previews-bench:run")],
};

const [name = "", ...words] = process.argv.slice(2);
const steps = Object.hasOwn(benches, name) ? benches[name] : null;
if (steps === null) {
  process.stderr.write(`Which one? npm run bench -- ${Object.keys(benches).join("|")} [its own options]\n`);
  process.exitCode = 2;
} else
  for (const [index, [program, ...given]] of steps.entries()) {
    const more = index === steps.length - 1 ? words : [];
    const code = await new Promise((resolve, reject) => {
      spawn(program, [...given, ...more], { stdio: "inherit" })
        .on("error", reject)
        .on("close", resolve);
    });
    // Stop at the first failure, so that no figures follow a missing one.
    if (code !== 0) {
      process.exitCode = code ?? 1;
      break;
    }
  }
