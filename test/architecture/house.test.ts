/** @file The house is as its map says: the same folders, no crowded folder, no two files of one name, only entries in main/. */

import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const repo = join(import.meta.dirname, "../..");

/** Folders that hold one file per language: the same name in each is their point. */
const languageFolders = /^(shared\/words\/(english|german)|main\/spreadsheet\/headers\/languages)(\/|$)/;
/** A folder with more files than this needs rooms. */
const mostFiles = 20;

const sources = ["main", "shared", "renderer"].flatMap((top) =>
  readdirSync(join(repo, top), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(repo, join(entry.parentPath, entry.name)).replaceAll("\\", "/")),
);

/** The folders of the map, such as "main/imports" and "main/imports/state". */
function foldersOfMap(page: string): readonly string[] {
  const map = /```\n(main\/[^`]*)```/.exec(page)?.[1] ?? "";
  const folders: string[] = [];
  let [top, current] = ["", ""];
  let rooms: string | null = null;
  for (const line of map.split("\n")) {
    const named = /^( {2})?([a-z-]+)\/ /.exec(line);
    if (named) {
      const [, isInside, name = ""] = named;
      if (!isInside) top = name;
      current = isInside ? `${top}/${name}` : name;
      folders.push(current);
    }
    const opened: RegExpExecArray | null = rooms === null ? /\[([^\]]*)(\])?/.exec(line) : /^([^\]]*)(\])?/.exec(line);
    if (!opened) continue;
    const text: string = `${rooms ?? ""} ${opened[1]}`;
    rooms = opened[2] === undefined ? text : null;
    if (rooms === null)
      folders.push(
        ...text
          .trim()
          .split(/\s+/)
          .map((room) => `${current}/${room}`),
      );
  }
  return folders.sort();
}

/** What the map shows of the tree: two levels in main/, one in shared/ and renderer/. */
function foldersOfTree(): readonly string[] {
  const shown = (folder: string) => folder.split("/").length <= (folder.startsWith("main/") ? 3 : 2);
  const folders = sources.flatMap((file) => {
    const parts = dirname(file).split("/");
    return parts.map((_, n) => parts.slice(0, n + 1).join("/"));
  });
  return [...new Set(folders)].filter(shown).sort();
}

test("the map of the architecture page names every folder, and no other", () => {
  const page = readFileSync(join(repo, "docs/architecture.md"), "utf8");
  expect(foldersOfMap(page)).toEqual(foldersOfTree());
});

test("a map that lacks a room, or names one too many, differs from the tree", () => {
  const page = readFileSync(join(repo, "docs/architecture.md"), "utf8");
  expect(
    foldersOfMap(page.replace("[claims filing names plans ports reversal state steps timing]", "[steps]")),
  ).not.toEqual(foldersOfTree());
  expect(foldersOfMap(page.replace("[documents]", "[documents attic]"))).not.toEqual(foldersOfTree());
  expect(foldersOfMap(page.replace("  check/  ", "  cellar/  "))).not.toEqual(foldersOfTree());
});

test("main/ holds its three entries and folders, and no loose file", () => {
  const loose = sources.filter((file) => dirname(file) === "main" && !file.endsWith(".json"));
  expect(loose.sort()).toEqual(["main/cli.ts", "main/main.ts", "main/preload.ts"]);
});

const filesIn = (files: readonly string[]): ReadonlyMap<string, readonly string[]> => Map.groupBy(files, dirname);
const crowded = (files: readonly string[]) =>
  [...filesIn(files)].filter(([, inside]) => inside.length > mostFiles).map(([folder]) => folder);

test(`no folder holds more than ${mostFiles} files of its own`, () => {
  expect(crowded(sources)).toEqual([]);
  const many = Array.from({ length: mostFiles + 1 }, (_, n) => `main/attic/box-${n}.ts`);
  expect(crowded([...sources, ...many])).toEqual(["main/attic"]);
});

const stemsTwice = (files: readonly string[]) => {
  const code = files.filter((file) => /\.tsx?$/.test(file) && !languageFolders.test(dirname(file)));
  const stems = Map.groupBy(code, (file) => basename(file).replace(/\.tsx?$/, ""));
  return [...stems.values()].filter((same) => same.length > 1).flat();
};

test("no two source files have the same stem, so that a name says which file is meant", () => {
  expect(stemsTwice(sources)).toEqual([]);
  expect(stemsTwice([...sources, "renderer/today/advance.tsx"])).toContain("main/imports/state/advance.ts");
});
