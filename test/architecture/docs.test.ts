/** @file The docs name files and notes that exist. */

import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const repo = join(import.meta.dirname, "../..");
const pages = globSync(["README.md", "CONTRIBUTING.md", "docs/**/*.md"], { cwd: repo });
const files = globSync("{main,shared,renderer,test,scripts,packaging,build}/**/*", { cwd: repo }).concat(
  globSync("*", { cwd: repo }),
);
const paths = files.map((file) => `/${file.replaceAll("\\", "/")}`);
const names = new Set(paths.map((path) => basename(path)));

/** Files that Pigeonhole makes on the user's computer. */
const madeOutside: ReadonlySet<string> = new Set([
  "config.json",
  "health.json",
  "policy.json",
  "/etc/pigeonhole/policy.json",
]);

const missingIn = (page: string): readonly string[] =>
  [...page.matchAll(/`([\w./-]+\.(?:tsx?|mjs|json|css))`/g)]
    .map(([, named = ""]) => named)
    .filter((named) => !madeOutside.has(named))
    .filter((named) => (named.includes("/") ? !paths.some((path) => path.endsWith(`/${named}`)) : !names.has(named)));

test.each(pages)("%s names only files that exist", (page) => {
  expect(missingIn(readFileSync(join(repo, page), "utf8"))).toEqual([]);
});

test.each(pages)("%s names only notes that the source holds", (page) => {
  const sources = files.filter((file) => /^(main|shared|renderer).*\.tsx?$/.test(file));
  const source = sources
    .map((file) => readFileSync(join(repo, file), "utf8").replaceAll(/\s*\n\s*\*?\s*/g, " "))
    .join();
  const notes = [...readFileSync(join(repo, page), "utf8").matchAll(/\[Note: ([^\]…]+)\]/g)].map(([note]) => note);
  expect(notes.filter((note) => !source.includes(note))).toEqual([]);
});

test("a file that was moved is noticed on the page that names it", () => {
  expect(missingIn("See `imports/advance.ts`, `agent.ts` and `nap.ts`.")).toEqual(["imports/advance.ts", "nap.ts"]);
});

test("every decision has a number of its own", () => {
  const numbers = pages.flatMap((page) => /decisions\/(\d{4})-/.exec(page.replaceAll("\\", "/"))?.[1] ?? []);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});
