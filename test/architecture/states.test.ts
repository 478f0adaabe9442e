/** @file Every change of an import's state goes through `advance` and its parts: no other file of main/ makes a state. */

import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const repo = join(import.meta.dirname, "../..");

/** The state machine, and the rows of an import that was just added, which is `reading`. */
const makers = [
  "advance",
  "advance-corrected",
  "advance-decided",
  "advance-place",
  "advance-read",
  "advance-restored",
  "advance-sent",
  "advance-settled",
  "advance-within",
  "next-state",
].map((stem) => `main/imports/state/${stem}.ts`);
const firstState = { path: "main/journal/imports/import-tables.ts", text: 'state: { at: "reading" },' };

const signs: Readonly<Record<string, RegExp>> = {
  "makes a state":
    /\bstate: \{\s*\.{3}\w+\.state\b|[{(\s]at: "(?:reading|held|queued|sending|unknown|waiting|done|failed|duplicate)"/,
  "counts a version up": /version \+ 1\b/,
};

const trespassesIn = (path: string, text: string): readonly string[] => {
  if (makers.includes(path)) return [];
  const rest = path === firstState.path ? text.replace(firstState.text, "") : text;
  return Object.entries(signs).flatMap(([what, sign]) => (sign.test(rest) ? [`${path} ${what}`] : []));
};

test("nothing in main/ makes a state of an import but the state machine", async () => {
  const found: string[] = [];
  let files = 0;
  for await (const path of glob("main/**/*.ts", { cwd: repo })) {
    files += 1;
    found.push(...trespassesIn(path.replaceAll("\\", "/"), await readFile(join(repo, path), "utf8")));
  }
  expect(found).toEqual([]);
  expect(files).toBeGreaterThan(200);
});

test("the state machine and the first state are where this test takes them to be", async () => {
  const makesState = async (path: string) => {
    const text = await readFile(join(repo, path), "utf8");
    return Object.values(signs).some((sign) => sign.test(text));
  };
  for (const path of makers) expect([path, await makesState(path)]).toEqual([path, true]);
  expect(await readFile(join(repo, firstState.path), "utf8")).toContain(firstState.text);
});

test("the agent's own state is none of an import", () => {
  const text = "return { state: { ...state, looksToCome: 1 } };";
  expect(trespassesIn("main/agent/turns/next-sleep.ts", text)).toEqual([]);
});

test.each([
  ["a state of its own", 'const next: Import = { ...import_, state: { at: "done" } };', "makes a state"],
  ["a state that is changed", "save({ ...import_, state: { ...import_.state, why } });", "makes a state"],
  ["a state over several lines", 'const next = {\n  state: {\n    at: "unknown",\n    part,', "makes a state"],
  ["a state that is named first", 'const done: ImportState = { at: "done" };', "makes a state"],
  ["the next version", "const next = { ...import_, version: import_.version + 1 };", "counts a version up"],
])("and %s would be found", (_, text, what) => {
  expect(trespassesIn("main/journal/journal.ts", text)).toContain(`main/journal/journal.ts ${what}`);
});
