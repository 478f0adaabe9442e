/** @file Every file of the built app's main process can be loaded: in none is a name declared twice. The page loads no PDF.js. */

import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { builtMain } from "../../scripts/built-app.mjs";

const folder = dirname(resolve(import.meta.dirname, "../..", builtMain()));

const filesIn = async (of: string) =>
  (await readdir(of, { recursive: true })).filter((name) => name.endsWith(".js")).map((name) => join(of, name));

// As the engine reads a module before it runs anything of it. In a process of its own, because it takes a switch.
const load = `
import { readFileSync } from "node:fs";
import { SourceTextModule } from "node:vm";
const wrong = process.argv.slice(1).flatMap((path) => {
  try {
    new SourceTextModule(readFileSync(path, "utf8"));
    return [];
  } catch (problem) {
    return [path + ": " + problem.message];
  }
});
console.log(JSON.stringify(wrong));
`;

/** What keeps files from being loaded, each with its path. */
async function wrongIn(paths: readonly string[]): Promise<readonly string[]> {
  const switches = ["--no-warnings", "--experimental-vm-modules", "--input-type=module", "-e", load];
  const { stdout } = await promisify(execFile)(process.execPath, [...switches, ...paths]);
  return JSON.parse(stdout);
}

test("each built file of the main process loads: none declares require, or another name, twice", async () => {
  const paths = await filesIn(folder);
  expect(paths.length, "the app is built").toBeGreaterThan(5);
  expect(await wrongIn(paths)).toEqual([]);
});

test("a file that declares require twice is found", async () => {
  const planted = await mkdtemp(join(tmpdir(), "built-"));
  onTestFinished(() => rm(planted, { recursive: true }));
  const declared = "const require = createRequire(import.meta.url);\n";
  const code = `import { createRequire } from "node:module";\n${declared}${declared}`;
  await writeFile(join(planted, "twice.js"), code);
  expect(await wrongIn(await filesIn(planted))).toEqual([
    `${join(planted, "twice.js")}: Identifier 'require' has already been declared`,
  ]);
});

/** The files that a page loads before anything asks for more: its scripts, and what those import by themselves. */
async function loadedBy(page: string): Promise<readonly string[]> {
  const pages = join(folder, "../renderer");
  const html = await readFile(join(pages, page), "utf8");
  const loaded = new Set(
    [...html.matchAll(/(?:src|href)="(?:[.]?\/)?(assets\/[^"]+)"/g)].map(([, path]) => path ?? ""),
  );
  for (const path of loaded) {
    if (!path.endsWith(".js")) continue;
    const script = await readFile(join(pages, path), "utf8");
    for (const [, name] of script.matchAll(/(?:^|[;}])(?:import|export)[^("'`;]*["'`][.]\/([^"'`]+)["'`]/g))
      loaded.add(`assets/${name}`);
  }
  return [...loaded];
}

test("neither the window nor the frame of a preview loads PDF.js before there is a PDF to draw", async () => {
  const all = await readdir(join(folder, "../renderer/assets"));
  expect(
    all.some((name) => name.startsWith("draw-pdf-")),
    "it is in a file of its own",
  ).toBe(true);
  for (const page of ["index.html", "preview.html"]) {
    const loaded = await loadedBy(page);
    expect(
      loaded.some((path) => path.includes("preview-messages-")),
      "what a script imports is found",
    ).toBe(true);
    expect(loaded.filter((path) => path.includes("draw-pdf-"))).toEqual([]);
  }
});
