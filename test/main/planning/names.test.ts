/** @file The table of names: each gives the documented match, including misleading names. See docs/documents.md. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { names } from "./names.ts";
import { whatBecomesOf } from "./what-becomes-of.ts";

test.each(names)("%s: %s gives %s", (office, path, becomes) => expect(whatBecomesOf(office, path)).toBe(becomes));

test("the table has enough names, each once", () => {
  expect(names.length).toBeGreaterThan(300);
  expect(new Set(names.map(([office, path]) => `${office}: ${path}`)).size).toBe(names.length);
});

test("every example in docs/documents.md matches as it says", () => {
  const page = readFileSync(new URL("../../../docs/documents.md", import.meta.url), "utf8");
  const examples = [...page.matchAll(/^\| `(?<path>[^`]+)` \| (?<becomes>[^|]+) \|/gm)].map(({ groups }) => ({
    path: groups?.["path"] ?? "",
    becomes: groups?.["becomes"]?.trim() ?? "",
  }));
  expect(examples.length).toBeGreaterThan(20);
  for (const { path, becomes } of examples) {
    const said = whatBecomesOf("no register", path);
    const inWords = /^\d+ by/.test(said)
      ? `attached to ${said.split(" ")[0]}`
      : said === "imported"
        ? "imported"
        : said.startsWith("refused")
          ? "refused"
          : "waits";
    expect([path, inWords]).toEqual([path, becomes]);
  }
});
