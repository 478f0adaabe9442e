/** @file No sentence stands in the catalogue that nobody says. */

import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { keptTopics } from "../../shared/wording/message.ts";
import { english } from "../../shared/words/english/english.ts";

const root = resolve(import.meta.dirname, "../..");
const catalogue = join(root, "shared", "words");

/** `const { from, to } = words.history;` says `words.history.from` and `words.history.to`. */
const spelledOut = (_all: string, names: string, of: string): string =>
  names
    .split(",")
    .map((name) => `${of}.${name.split(":")[0]?.trim()};`)
    .join(" ");

/** Each file that may say something, without its comments. */
const speakers: readonly string[] = ["main", "renderer", "shared"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => /\.tsx?$/.test(name) && !parentPath.startsWith(catalogue))
    .map(({ name, parentPath }) =>
      readFileSync(join(parentPath, name), "utf8")
        .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm, "")
        .replace(/\{([^{}]*)\}\s*=\s*(words[\w.]*);/g, spelledOut),
    ),
);
const literals: ReadonlySet<string> = new Set(
  speakers.flatMap((text) => [...text.matchAll(/["']([\w-]+)["']/g)].map(([, name]) => name ?? "")),
);

const isIn = (files: readonly string[], pattern: string): boolean => {
  const looked = new RegExp(pattern);
  return files.some((text) => looked.test(text));
};

/** The paths of all that nobody names, but for groups from which one is chosen by what the sentence is about. */
function* unsaid(words: object, above: readonly string[] = []): Generator<string> {
  const [topic = "", ...group] = above;
  // Where a topic goes by another name, `const said = words.agent;`, its sentences stand behind a dot alone.
  const elsewhere = speakers.filter((text) => new RegExp(`\\bwords[.]${topic}\\b(?![.[])`).test(text));
  const isIndexed = group.length === 0 && isIn(speakers, `\\bwords[.]${topic}\\[`);
  for (const [key, value] of Object.entries(words) as [string, unknown][]) {
    const isGroup = typeof value === "object" && value !== null && !Array.isArray(value);
    const end = isGroup ? "\\b(?![.]\\w)" : "\\b";
    const isSaid =
      keptTopics.some((kept) => kept === topic) || isIndexed
        ? literals.has(key) || isIn(speakers, `\\bwords[.]${[...above, key].join("[.]")}${end}`)
        : isIn(speakers, `\\bwords[.]${[...above, key].join("[.]")}${end}`) ||
          (topic !== "" && isIn(elsewhere, `[.]${[...group, key].join("[.]")}${end}`));
    const isTopic = topic === "" && isGroup;
    if (isSaid && !isTopic) continue;
    if (isGroup) yield* unsaid(value, [...above, key]);
    else yield [...above, key].join(".");
  }
}

test("every sentence of the catalogue is used", () => {
  expect([...unsaid(english)]).toEqual([]);
});

test("the check finds an unused sentence in a topic, in a group, and among stored ones", () => {
  const words = {
    agent: { ...english.agent, close: "Said of another topic, and not of this." },
    network: { ...english.network, aGroup: { inShort: "Nor this." } },
    cells: { ...english.cells, "not-said-of-a-cell": () => "Nor this." },
  };
  expect([...unsaid(words)]).toEqual(
    expect.arrayContaining(["agent.close", "network.aGroup.inShort", "cells.not-said-of-a-cell"]),
  );
});
