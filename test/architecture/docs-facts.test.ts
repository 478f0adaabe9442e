/** @file What the docs say of commands, options, exit codes, entries, variables and the window's words is so in the code. */

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readArguments } from "../../main/cli/arguments.ts";
import { english } from "../../shared/words/english/english.ts";
import { catalogueTexts } from "../shared/catalogue-texts.ts";

const repo = join(import.meta.dirname, "../..");
const pages = globSync(["README.md", "docs/*.md"], { cwd: repo });
const read = (path: string): string => readFileSync(join(repo, path), "utf8");
const readAll = (...patterns: readonly string[]): string => globSync(patterns, { cwd: repo }).map(read).join("\n");

/** Commands as they are typed, in code within a line and in blocks: `pigeonhole log --verify`. */
const typedIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:`|^\s*|-- )pigeonhole ((?:--)?[a-z][^`\n]*)/gm)].map(([, line = ""]) => line.trim());

/** What a shell would give the command: placeholders are words, and what is optional is left out. */
const wordsOf = (line: string): readonly string[] =>
  line
    .replace(/\s>.*$/, "")
    .replaceAll(/\s*\[[^\]]*\]/g, "")
    .replace("HASH", "0".repeat(64))
    .split(/\s+/)
    .filter(Boolean);

/** The command lines that Pigeonhole would answer with its usage. */
const misreadIn = (text: string): readonly string[] =>
  typedIn(text).filter((line) => {
    const given = wordsOf(line);
    if (
      given.some((word) =>
        ["--help", "--version", "--selftest", "--practice", "--hidden", "--ozone-platform=headless"].includes(word),
      )
    )
      return false;
    return !readArguments(given).ok;
  });

test.each(pages)("every command line on %s can be typed", (page) => {
  expect(misreadIn(read(page))).toEqual([]);
});

test("a command line that Pigeonhole does not take is noticed", () => {
  expect(typedIn(pages.map(read).join("\n")).length).toBeGreaterThan(40);
  expect(
    misreadIn("Run `pigeonhole settle`, `pigeonhole log --all` or `pigeonhole retry ID --anyway REASON`."),
  ).toEqual(["settle", "log --all"]);
});

const commandLine = read("docs/command-line.md");
const optionsIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/(?<![\w-])--([a-z][a-z-]+)/g)].map(([, option = ""]) => option))].sort();

/** The options that the source of the arguments names, with their types. */
const optionsInSource = [...read("main/cli/arguments.ts").matchAll(/^ {2}"?([a-z-]+)"?: \{ type: "/gm)]
  .map(([, option = ""]) => option)
  .sort();

test("docs/command-line.md has every option, and no other", () => {
  expect(optionsInSource.length).toBeGreaterThan(20);
  // npm's own option is in the example of a checkout.
  expect(optionsIn(commandLine).filter((option) => option !== "silent")).toEqual(optionsInSource);
});

test("the usage has every option, and no other", () => {
  expect(optionsIn(english.usage)).toEqual(optionsInSource);
});

test("the table of exit codes has every code that a command ends with", () => {
  const table = /## Exit codes\n([\s\S]*?)\n## /.exec(commandLine)?.[1] ?? "";
  const told = [...table.matchAll(/^\| (\d+) \|/gm)].map(([, code]) => Number(code));
  const ends = readAll("main/cli/**/*.ts").matchAll(/(?:return|\?|:|exitCode =) (\d+)(?=;| : )/g);
  expect([...new Set([...ends].map(([, code]) => Number(code)))].sort((a, b) => a - b)).toEqual(told);
});

test("the environment variables that the code reads are the ones that the docs for IT name", () => {
  const named = (text: string) => [...new Set(text.match(/\bPIGEONHOLE_[A-Z_]+/g))].sort();
  const forIt = pages.filter((page) => !page.includes("releasing"));
  expect(named(forIt.map(read).join("\n"))).toEqual(named(readAll("main/**/*.ts", "shared/**/*.ts")));
});

test("docs/audit.md names only entries that the trail has", () => {
  const [, cell = ""] = /^\| what \| ([^|]+) \|$/m.exec(read("docs/audit.md")) ?? [];
  const named = [...cell.replaceAll(/\([^)]*\)/g, "").matchAll(/`([a-z-]+)`/g)].map(([, what = ""]) => what);
  const source = readAll("main/**/*.ts", "shared/imports/*.ts");
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((what) => !source.includes(`"${what}"`))).toEqual([]);
});

/** What the pages for people quote in italics is of the window, but for these words of other programs. */
const quotedElsewhere: ReadonlySet<string> = new Set(["Modify", "Always keep on this device", "End task"]);
const pagesForPeople = [
  "using",
  "documents",
  "administering",
  "command-line",
  "unattended",
  "policy",
  "office",
  "audit",
]
  .concat(["e-invoices", "spreadsheets", "windows", "networks"])
  .map((page) => `docs/${page}.md`);

const windowTexts = catalogueTexts("english").map(({ text }) => text);

/** A text with values, in which each may be anything: `Send the …1 missing ones again`. */
const withValues = windowTexts
  .filter((text) => text.includes("…1") && text.replaceAll("…1", "").trim().length > 8)
  .map((text) => text.split(/\s*…1\s*/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")))
  .map((parts) => new RegExp(`^${parts.join(".*")}$`, "su"));

/** The page may leave words out with "…". */
const isInWindow = (quoted: string): boolean =>
  quoted.split(/\s*…\s*/).every((part) => windowTexts.some((text) => text.includes(part))) ||
  withValues.some((text) => text.test(quoted));

const quotedIn = (text: string): readonly string[] =>
  [
    ...text
      .replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, "")
      .replaceAll("**", "")
      .matchAll(/(?<![*\w])\*([A-Z][^*\n]+)\*(?![*\w])/g),
  ]
    .map(([, quoted = ""]) => quoted)
    .filter((quoted) => !quotedElsewhere.has(quoted));

test.each(pagesForPeople)("%s quotes only words that the window has", (page) => {
  expect(quotedIn(read(page)).filter((quoted) => !isInWindow(quoted))).toEqual([]);
});

test("a word that the window does not have is noticed", () => {
  const text =
    "Choose *Send it tomorrow*, *Not needed*, *Send the missing ones again* or **the *Check inboxes now*** button.";
  expect(quotedIn(text).filter((quoted) => !isInWindow(quoted))).toEqual(["Send it tomorrow"]);
});

const longestRepeat = 11;

/** Runs of words of one page, without code blocks and the targets of links. */
function runsOf(text: string): ReadonlySet<string> {
  const lines = text
    .replaceAll(/```[\s\S]*?```/g, "")
    .replaceAll(/\]\([^)]*\)/g, "]")
    .split("\n");
  return new Set(
    lines.flatMap((line) => {
      const words = line.toLowerCase().match(/[\p{L}\d']+/gu) ?? [];
      return words.slice(longestRepeat).map((_, at) => words.slice(at, at + longestRepeat + 1).join(" "));
    }),
  );
}

const repeatedIn = (one: string, other: string): readonly string[] => {
  const runs = runsOf(other);
  return [...runsOf(one)].filter((run) => runs.has(run));
};

test.each(pages)("%s repeats no other page", (page) => {
  const others = pages.filter((other) => other > page);
  expect(others.flatMap((other) => repeatedIn(read(page), read(other)))).toEqual([]);
});

test("a sentence that is on two pages is noticed", () => {
  const sentence = "Pigeonhole sends nothing until you have said which of the two invoices it is for.";
  expect(repeatedIn(`# One\n\nFirst. ${sentence}`, `# Two\n\n- ${sentence} Last.`).length).toBeGreaterThan(0);
  expect(repeatedIn("Pigeonhole sends nothing.", "Pigeonhole sends nothing.")).toEqual([]);
});
