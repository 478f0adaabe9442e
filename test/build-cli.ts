/** @file Builds the command line before the tests, which start it far more often than anything else. */

import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { build } from "vite";
import { bundledPackages, mainEntries } from "../scripts/built-app.mjs";

const repo = resolve(import.meta.dirname, "..");
const folder = join(repo, "out/cli");

/**
 * Builds main/cli.ts and the processes that it starts, for Node, and tells the tests where they are.
 *
 * From source each process strips the types off some 300 files before it does anything. The built one is
 * what the installed app runs too; that the source runs as it is has a test of its own, from-source.test.ts.
 */
export default async function buildCli(): Promise<void> {
  const { main: _, ...input } = mainEntries;
  const built = await build({
    configFile: false,
    root: repo,
    publicDir: false,
    logLevel: "warn",
    ssr: bundledPackages,
    build: {
      ssr: true,
      target: "node24",
      // A second run beside this one reads the same files: each is put in its place whole, and none is taken away.
      write: false,
      rolldownOptions: { input, external: /^electron(\/|$)/ },
    },
  });
  if (Array.isArray(built) || !("output" in built)) throw new Error("one build has one output");
  for (const file of built.output)
    await put(join(folder, file.fileName), file.type === "chunk" ? file.code : file.source);
  process.env["PIGEONHOLE_CLI"] = join(folder, "cli.js");
}

async function put(path: string, content: string | Uint8Array): Promise<void> {
  const before = await readFile(path).catch(() => null);
  if (before?.equals(Buffer.from(content))) return;
  await mkdir(dirname(path), { recursive: true });
  const whole = `${path}.${process.pid}`;
  await writeFile(whole, content);
  await rename(whole, path);
}
