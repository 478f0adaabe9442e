/** @file docs/goals.md has all sixty rows, each with a test that exists, or with the reason why it has none. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const repo = join(import.meta.dirname, "../..");
const page = readFileSync(join(repo, "docs/goals.md"), "utf8");

interface Goal {
  readonly id: string;
  readonly tests: readonly (readonly [file: string, title: string])[];
  readonly verdict: string;
}

/** Titles have no backtick. */
const goalsIn = (text: string): readonly Goal[] =>
  [...text.matchAll(/^\| (G\d+) \|.*\| ([^|]+) \|$/gm)].map(([row = "", id = "", verdict = ""]) => ({
    ...{ id, verdict },
    tests: [...row.matchAll(/`(test\/[\w./-]+)`: `([^`]+)`/g)].map(
      ([, file = "", title = ""]) => [file, title] as const,
    ),
  }));

/** A title is in its file as it is on the page, between quotation marks. */
const isMissing = ([file, title]: Goal["tests"][number]): boolean =>
  !existsSync(join(repo, file)) || !readFileSync(join(repo, file), "utf8").includes(`"${title}"`);

const goals = goalsIn(page);

test("every goal from G1 to G60 has one row", () => {
  expect(goals.map(({ id }) => id)).toEqual(Array.from({ length: 60 }, (_, at) => `G${at + 1}`));
});

test.each(goals)("the tests that hold $id exist", ({ tests }) => {
  expect(tests.filter(isMissing)).toEqual([]);
});

test("a goal is whole and held by a test, or says what is missing", () => {
  const isTold = ({ tests, verdict }: Goal) =>
    verdict.startsWith("**whole**") ? tests.length > 0 : /^\*\*(?:part|can't be here)\*\*: \S.{20}/.test(verdict);
  expect(goals.filter((goal) => !isTold(goal))).toEqual([]);
});

test("a test that was renamed or removed is noticed", () => {
  const row = (file: string, title: string) => `| G7 | A goal | – | \`test/${file}\`: \`${title}\` | **whole** |`;
  const [renamed, kept, removed] = [
    row("architecture/docs.test.ts", "no page names a file"),
    row("architecture/goals.test.ts", "every goal from G1 to G60 has one row"),
    row("architecture/gone.test.ts", "a goal"),
  ].map((text) => goalsIn(text)[0]?.tests.filter(isMissing).length);
  expect([renamed, kept, removed]).toEqual([1, 0, 1]);
});
