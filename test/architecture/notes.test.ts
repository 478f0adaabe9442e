/** @file Named notes are written once and referred to, and comments name files and names that exist. */

import { glob, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const repo = join(import.meta.dirname, "../..");

interface Source {
  readonly path: string;
  readonly text: string;
}

async function readSources(): Promise<readonly Source[]> {
  const sources: Source[] = [];
  for await (const path of glob("{main,renderer,shared,test,scripts}/**/*.{ts,tsx,mjs}", { cwd: repo }))
    sources.push({ path: path.replaceAll("\\", "/"), text: await readFile(join(repo, path), "utf8") });
  return sources.filter(({ path }) => !/[.]d[.]m?ts$|architecture.notes[.]test[.]ts$/.test(path));
}

const sources = await readSources();

test("every reference to a note has a note, and every note is defined once", () => {
  const defined = new Map<string, number>();
  let references = 0;
  for (const { text } of sources)
    for (const [, see, name = ""] of text.matchAll(/([Ss]ee[\s*]+)?\[Note:\s([^\]]+)\]/g)) {
      const note = name.replaceAll(/\s*\n\s*\*?\s*/g, " ");
      defined.set(note, (defined.get(note) ?? 0) + (see === undefined ? 1 : 0));
      if (see !== undefined) references += 1;
    }
  expect(references, "a guard that finds no reference guards nothing").toBeGreaterThan(3);
  expect(
    [...defined].filter(([, times]) => times !== 1),
    "notes that are not written exactly once",
  ).toEqual([]);
});

test("every file opens with an @file sentence", () => {
  const silent = sources.filter(({ text }) => !/^(#!.*\n)?\/\*\*\s+(\*\s+)?@file /.test(text)).map(({ path }) => path);
  expect(silent).toEqual([]);
  expect(sources.length).toBeGreaterThan(150);
});

/** "needsPerson in shared/imports/needs-person.ts", or a file alone. */
const mentions = /(?:\b(\w*[a-z][A-Z]\w*) in )?(?<![\w./-])((?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.tsx?)\b/g;

/** What comments say of our files that isn't so: the file is elsewhere or nowhere, or doesn't have the name. */
function wrongMentions(all: readonly Source[]): readonly string[] {
  const byName = Map.groupBy(all, ({ path }) => basename(path));
  return all.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, at) => {
      const comment = line.includes(".ts") ? (/^\s*(?:\/\*\*|\*|\/\/)(.*)/.exec(line)?.[1] ?? "") : "";
      return [...comment.matchAll(mentions)].flatMap(([said, name, file = ""]) => {
        // Another project's sources.
        if (file.startsWith("src/")) return [];
        const found = (byName.get(basename(file)) ?? []).filter((one) => `/${one.path}`.endsWith(`/${file}`));
        const hasName = name === undefined || found.some((one) => new RegExp(`\\b${name}\\b`).test(one.text));
        return found.length > 0 && hasName ? [] : [`${path}:${at + 1}: ${said}`];
      });
    }),
  );
}

test("a comment that names a file of ours, or a name in one, is right", async () => {
  const configuration: Source[] = [];
  for await (const path of glob("*.{ts,mjs}", { cwd: repo })) configuration.push({ path, text: "" });
  expect(wrongMentions([...sources, ...configuration])).toEqual([]);
  const planted = (comment: string) => wrongMentions([{ path: "main/a.ts", text: comment }]);
  expect(planted("// See whatItIs in a.ts."), "it has the name").toEqual([]);
  expect(planted("// See elsewhere.ts.")).toEqual(["main/a.ts:1: elsewhere.ts"]);
  expect(planted("// See imports/a.ts.")).toEqual(["main/a.ts:1: imports/a.ts"]);
});
