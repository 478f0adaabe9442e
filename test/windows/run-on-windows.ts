/** @file Runs test files on Windows' own Node, under Wine, all in one process: a start takes seconds there. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { nodeOnWindows, wineEnvironment, winePrefix } from "../../scripts/windows-under-wine.mjs";
import { builtEntry } from "../built-entry.ts";
import { buildTests, onWindows } from "./build-tests.ts";
import type { OutcomeLine } from "./run-files.ts";

const repo = resolve(import.meta.dirname, "../..");
/** Several times what it takes on a busy machine. */
const longestRunMs = 20 * 60_000;

/** Returns the outcomes in their order. The last one tells whether all files were run. */
export async function runOnWindows(
  files: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<readonly OutcomeLine[]> {
  const prefix = winePrefix(repo);
  const drive = join(prefix, "drive_c");
  mkdirSync(join(drive, "ph"), { recursive: true });
  const scratch = mkdtempSync(join(drive, "ph", "run-"));
  mkdirSync(join(scratch, "temp"));
  const built = join(repo, "out", "windows", basename(scratch));
  const outputs = join(scratch, "output.txt");
  const outcomes = join(scratch, "outcomes.jsonl");
  // Pipes of Linux are not readable nor writable there.
  const output = openSync(outputs, "a");
  try {
    await buildTests(files, built);
    const script = (path: string) => onWindows(join(built, path.replace(/\.ts$/, ".js")));
    const child = spawn(
      "wine",
      [
        nodeOnWindows,
        // node:sqlite is no longer experimental in the Node that Pigeonhole ships with.
        "--disable-warning=ExperimentalWarning",
        script("test/windows/run-files.ts"),
        onWindows(outcomes),
        `C:\\ph\\${basename(scratch)}\\temp`,
        ...files.map(script),
      ],
      {
        cwd: drive,
        stdio: ["ignore", output, output],
        env: {
          ...wineEnvironment(prefix),
          ...environment,
          PIGEONHOLE_CLI: onWindows(builtEntry("cli")),
          NODE_COMPILE_CACHE: "C:\\node\\compile-cache",
          NODE_OPTIONS: "--disable-warning=ExperimentalWarning",
        },
        timeout: longestRunMs,
        killSignal: "SIGKILL",
      },
    );
    const [code, signal] = (await once(child, "close")) as [number | null, string | null];
    const told = linesOf(outcomes);
    if (told.at(-1)?.file === "") return told;
    const error = `Node ended early (${code ?? signal}):\n${readFileSync(outputs, "utf8").slice(-4_000)}`;
    return [...told, { file: "", name: "every file was run", took: 0, is: { error } }];
  } finally {
    closeSync(output);
    for (const folder of [scratch, built]) rmSync(folder, { recursive: true, force: true });
  }
}

function linesOf(path: string): readonly OutcomeLine[] {
  const text = readFileSync(path, { encoding: "utf8", flag: "a+" });
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}
