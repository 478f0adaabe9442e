/** @file The docs speak to somebody: each page names its readers, links to pages that exist, and uses plain words. */

import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { isCommand } from "../../main/cli/arguments.ts";
import { english } from "../../shared/words/english/english.ts";

const repo = join(import.meta.dirname, "../..");
const pages = globSync(["README.md", "CONTRIBUTING.md", "docs/*.md"], { cwd: repo });
const read = (page: string): string => readFileSync(join(repo, page), "utf8");

/** The first line below the title. */
const firstLine = (text: string): string => text.split("\n").slice(1).find(Boolean) ?? "";
const readers = /^For \w/;

test.each(pages)("%s says in its first line whom it is for", (page) => {
  expect(firstLine(read(page))).toMatch(readers);
});

test("a page that begins without its readers is noticed", () => {
  expect(firstLine("# Audit\n\nThe trail is a table.\n")).not.toMatch(readers);
  expect(firstLine("# Audit\n\nFor auditors: the trail.\n")).toMatch(readers);
});

/** The name that GitHub gives a heading in a link. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

const anchorsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));

function brokenLinks(page: string, text: string): readonly string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = ""]) => to).filter((to) => !/^https?:/.test(to));
  return links.filter((to) => {
    const [path = "", anchor] = to.split("#");
    const target = path === "" ? page : join(dirname(page), path);
    if (!existsSync(join(repo, target))) return true;
    return anchor !== undefined && !anchorsIn(path === "" ? text : read(target)).includes(anchor);
  });
}

const allPages = [...pages, ...globSync("docs/decisions/*.md", { cwd: repo })];

test.each(allPages)("every link and picture of %s leads somewhere", (page) => {
  expect(brokenLinks(page, read(page))).toEqual([]);
});

test("a link to a page or a heading that is missing is noticed", () => {
  const text = "See [a](using.md), [b](attic.md), [c](using.md#every-day) and [d](using.md#every-night).";
  expect(brokenLinks("docs/audit.md", text)).toEqual(["attic.md", "using.md#every-night"]);
});

test("every picture is on a page", () => {
  const texts = allPages.map(read).join();
  expect(globSync("docs/pictures/*", { cwd: repo }).filter((path) => !texts.includes(basename(path)))).toEqual([]);
});

test("the README leads to every page", () => {
  const linked = [...read("README.md").matchAll(/\]\(([^)]+\.md)\)/g)].map(([, to]) => to);
  expect(pages.filter((page) => page !== "README.md" && !linked.includes(page))).toEqual([]);
});

/** What nobody says in plain modern English; `allowed` has the technical uses. */
const stale = /\b(whoever|shall|anew|thereby|hereby|lies|stands?|stood|goes|went|all the same|(?<!there )is no)\b/gi;
const allowed = /stand-in|lies about fsync|goes to sleep/gi;

const staleIn = (text: string): readonly string[] =>
  [
    ...text
      .replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, "")
      .replaceAll(allowed, "")
      .matchAll(stale),
  ].map(([word]) => word);

// The glossary lists words that are not to be used.
test.each(pages.filter((page) => page !== "docs/glossary.md"))("%s uses plain words", (page) => {
  expect(staleIn(read(page))).toEqual([]);
});

test("a word that nobody says is noticed", () => {
  expect(staleIn("Whoever drops a file: it lies in Done. This is no id. There is no other.")).toEqual([
    "Whoever",
    "lies",
    "is no",
  ]);
  expect(staleIn("A stand-in is used, and `goes` is code.")).toEqual([]);
});

const commandsIn = (text: string, row: RegExp): readonly string[] =>
  [...new Set([...text.matchAll(row)].map(([, command = ""]) => command))].sort();

test("docs/command-line.md has every command of the usage, and no other", () => {
  const named = commandsIn(read("docs/command-line.md"), /^\| `([a-z][a-z-]+)[ `]/gm);
  expect(named).toEqual(commandsIn(english.usage, /^ {2}([a-z][a-z-]+)\b/gm));
  expect(named.filter((command) => !isCommand(command))).toEqual([]);
});

test("every command line in the docs names a command", () => {
  const typed = pages.flatMap((page) => commandsIn(read(page), /`pigeonhole (?:--[^\s`]+ )*([a-z][a-z-]+)/g));
  expect(typed.length).toBeGreaterThan(10);
  expect(typed.filter((command) => !isCommand(command))).toEqual([]);
});

test("every npm script in the docs exists", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Readonly<Record<string, string>> };
  const typed = allPages.flatMap((page) => commandsIn(read(page), /\bnpm run (?:--silent )?([a-z:-]*[a-z])/g));
  expect(typed.length).toBeGreaterThan(10);
  expect(typed.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});
