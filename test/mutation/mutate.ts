/**
 * @file Changes the source in small ways, and lists the changes that no quick test notices.
 *
 * npm run mutate [-- --size 68] [--seed 1] [--in main/inbox]… [--whole]
 *
 * A sample is lines picked at random: the first change on each counts. `--whole` makes every change, for a night.
 * A change that survives is a test to write, code to delete, or the same program written in another way.
 */

import { globSync } from "node:fs";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { pickLines } from "./pick-lines.ts";

type MutantResult = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

const { values } = parseArgs({
  options: {
    size: { type: "string", default: "68" },
    seed: { type: "string", default: "1" },
    in: { type: "string", multiple: true, default: ["main", "shared"] },
    whole: { type: "boolean", default: false },
  },
});

/** What a person reads is held by the voice test and by comparison of the languages, not by one test for each sentence. */
const notMutated = ["shared/words/**", "main/**/languages/**", "main/**/*-entry.ts", "main/{main,cli,preload}.ts"];
const files = values.in
  .flatMap((folder) => globSync(folder.endsWith(".ts") ? folder : `${folder}/**/*.ts`, { exclude: notMutated }))
  .toSorted();
const size = values.whole ? Number.POSITIVE_INFINITY : Number(values.size);
// Some lines turn out to have nothing to change.
const picked = pickLines(files, size * 2, Number(values.seed));

const results = await new Stryker({
  mutate: values.whole ? files : picked.map(({ file, line }) => `${file}:${line}-${line}`),
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "test/mutation/vitest.mutation.config.ts", related: true },
  coverageAnalysis: "perTest",
  tempDirName: "out/mutation",
  ignorePatterns: ["out", ".cache", ".ci", "packaging"],
  // Types are stripped when the tests run.
  tsconfigFile: "none.json",
  disableTypeChecks: false,
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { logTests: false, reportTests: false, reportMutants: false, allowColor: false },
  concurrency: 2,
  timeoutMS: 30_000,
  // All of them once, one after the other.
  dryRunTimeoutMinutes: 60,
}).runMutationTest();

/** Of each picked line the first change that could be run, in the order of the picks, until there are enough. */
function sampleOf(all: readonly MutantResult[]): readonly MutantResult[] {
  const ran = all.filter(({ status }) => !["CompileError", "RuntimeError", "Ignored", "Pending"].includes(status));
  if (values.whole) return ran;
  return picked
    .flatMap(
      ({ file, line }) => ran.find((one) => one.fileName.endsWith(file) && one.location.start.line === line) ?? [],
    )
    .slice(0, size);
}

const sample = sampleOf(results);
const isNoticed = ({ status }: MutantResult) => status === "Killed" || status === "Timeout";
const unnoticed = sample.filter((one) => !isNoticed(one));
for (const { fileName, location, mutatorName, replacement, status } of unnoticed)
  console.log(
    `${fileName}:${location.start.line}:${location.start.column}  ${mutatorName}${status === "NoCoverage" ? " (no test runs it)" : ""}\n    ${replacement}`,
  );

/** By folder, the worst first. */
const byFolder = Map.groupBy(
  sample,
  ({ fileName }) => /(?:main|shared|renderer)\/[^/]+/.exec(fileName)?.[0] ?? fileName,
);
for (const [folder, mutants] of byFolder)
  console.log(`${folder.padEnd(28)} ${mutants.filter(isNoticed).length} of ${mutants.length}`);
const percent = (100 * (sample.length - unnoticed.length)) / Math.max(1, sample.length);
console.log(
  `seed ${values.seed}: ${sample.length - unnoticed.length} of ${sample.length} noticed, ${percent.toFixed(0)} %`,
);
