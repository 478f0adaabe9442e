/** @file `npm run bench -- NAME`: runs one of the benchmarks, each with the figures that docs/ quotes. */

import { spawn } from "node:child_process";

const node = (...words) => [process.execPath, ...words];

/** What each name runs, one after the other; words after the name go to the last of them. */
const benches = {
  reliability: [
    node("test/scenarios/simulate.ts", "--histories", "20000", "--seed", "1"),
    node("test/fault-injection/kill-faults.ts", "--cycles", "50", "--seed", "1"),
    node("node_modules/vitest/vitest.mjs", "run", "test/fault-injection/network-faults.test.ts"),
    node("test/bench/journal-commit.ts"),
  ],
  spreadsheets: [node("test/bench/spreadsheets.ts")],
  documents: [node("test/bench/documents.ts")],
  histories: [node("test/scenarios/simulate.ts")],
  kills: [node("test/fault-injection/kill-faults.ts")],
  journal: [node("test/bench/journal-commit.ts")],
  history: [node("test/bench/history.ts")],
  desktop: [node("scripts/set-up.mjs", "desktop-bench:run")],
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
    // A figure that was not reached must not be followed by others as if it had been.
    if (code !== 0) {
      process.exitCode = code ?? 1;
      break;
    }
  }
