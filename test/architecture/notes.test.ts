/** @file Named notes are written once and referred to; each file says in one sentence what it is for. */

import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const repo = join(import.meta.dirname, "../..");

async function readSources() {
  const sources: { path: string; text: string }[] = [];
  for await (const path of glob("{main,renderer,shared,test,scripts}/**/*.{ts,tsx,mjs}", { cwd: repo }))
    sources.push({ path, text: await readFile(join(repo, path), "utf8") });
  return sources.filter(({ path }) => !/[.]d[.]m?ts$|architecture.notes[.]test[.]ts$/.test(path));
}

test("every reference to a note has a note, and every note is defined once", async () => {
  const sources = await readSources();
  const all = sources.map(({ text }) => text.replaceAll(/\s*\n\s*\*?\s*/g, " ")).join("\n");
  const referred = [...all.matchAll(/[Ss]ee \[Note: ([^\]]+)\]/g)].map(([, name]) => name);
  const mentioned = [...all.matchAll(/\[Note: ([^\]]+)\]/g)].map(([, name]) => name);
  expect(referred.length, "a guard that finds no reference guards nothing").toBeGreaterThan(3);
  for (const name of new Set(mentioned)) {
    const definitions =
      mentioned.filter((other) => other === name).length - referred.filter((other) => other === name).length;
    expect(definitions, `[Note: ${name}] is written`).toBe(1);
  }
});

test("every file opens with an @file sentence", async () => {
  const sources = await readSources();
  const silent = sources.filter(({ text }) => !/^(#!.*\n)?\/\*\*\s+(\*\s+)?@file /.test(text)).map(({ path }) => path);
  expect(silent).toEqual([]);
  expect(sources.length).toBeGreaterThan(150);
});
