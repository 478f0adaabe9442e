/** @file How the self-test counts and words what its checks find. */

import { expect, test } from "vitest";
import { type Check, failed, leftOut, passed } from "../../../main/selftest/check.ts";
import { runChecks } from "../../../main/selftest/run-checks.ts";

async function linesOf(checks: readonly Check[], limitMs?: number) {
  const lines: string[] = [];
  const failures = await runChecks(checks, (line) => lines.push(line), limitMs);
  return { lines, failures };
}

test("every check has a line, and the last line counts those that passed and failed", async () => {
  const { lines, failures } = await linesOf([
    { name: "sqlite", run: () => passed("3.53") },
    { name: "journal", run: () => failed("what was saved wasn't there any more") },
    { name: "tray", run: () => leftOut("there's no desktop here") },
    { name: "page", run: async () => passed() },
  ]);
  expect(lines).toEqual([
    "ok      SQLite saves safely: 3.53",
    "FAILED  Journal on this disk: what was saved wasn't there any more",
    "-       Tray icon: there's no desktop here",
    "ok      Window",
    "2 passed, 1 failed",
  ]);
  expect(failures).toBe(1);
});

test("a check that throws, or never ends, counts as failed, and the others still run", async () => {
  const { lines } = await linesOf(
    [
      {
        name: "keychain",
        run: () => {
          throw new Error("no library");
        },
      },
      { name: "pdfs", run: () => new Promise(() => {}) },
      { name: "sqlite", run: () => passed() },
    ],
    50,
  );
  expect(lines).toEqual([
    "FAILED  Keychain: no library",
    "FAILED  PDFs are read: no result after 0.05 seconds",
    "ok      SQLite saves safely",
    "1 passed, 2 failed",
  ]);
});
