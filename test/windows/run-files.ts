/** @file Runs built test files on Windows' Node and writes an outcome per line: `run-files.js OUTCOMES SCRATCH FILE…`. */

import { appendFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import "../begin-in-english.ts";
import { type Outcome, runDeclared } from "./stand-in-for-vitest.ts";

export type OutcomeLine = Outcome & { readonly file: string };

const [outcomes = "", scratch = "", ...files] = process.argv.slice(2);
// Wine gives Windows its own, which all runs share. A data folder inside the profile needs no permissions of its own.
for (const name of ["TEMP", "TMP", "USERPROFILE"]) process.env[name] = scratch;

const tell = (line: OutcomeLine) => appendFileSync(outcomes, `${JSON.stringify(line)}\n`);

for (const file of files)
  try {
    await import(pathToFileURL(file).href);
    await runDeclared((outcome) => tell({ file, ...outcome }));
  } catch (problem) {
    const error = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
    tell({ file, name: "the file itself", took: 0, is: { error } });
  }
tell({ file: "", name: "every file was run", took: 0, is: "passed" });
process.exit(0);
