/** @file The self-test: what support asks a customer to run. It sends nothing, and leaves nothing behind. */

import { words } from "../../shared/words/spoken.ts";
import type { Environment } from "../assemble/environment.ts";
import { version } from "../platform/version.ts";
import type { Check } from "./check.ts";
import { type Desk, layDesk } from "./desk.ts";
import { journalChecks } from "./journal-checks.ts";
import { type JourneyNeeds, journeyCheck } from "./journey-check.ts";
import { keychainCheck } from "./keychain-check.ts";
import { processChecks } from "./process-checks.ts";
import { runChecks } from "./run-checks.ts";

/** Makes the checks that only the installed program can carry out. They come after the others, on the same desk. */
export type ChecksOfApp = (desk: Desk, needs: JourneyNeeds) => readonly Check[];

/**
 * Runs all checks and prints their findings.
 *
 * @param environment of this Pigeonhole; of its data folder only the disk is used
 * @returns the exit code: 0 if nothing failed, otherwise 1
 */
export async function runSelftest(
  environment: Environment,
  checksOfApp: ChecksOfApp,
  print: (line: string) => void,
): Promise<number> {
  const desk = layDesk(environment.dataFolder);
  // What the practice agent logs isn't about this Pigeonhole.
  const { openConfig, launchParser, launchPdfText, launchBackupWorker, launchPlanWriter, systemLocale } = environment;
  const ours = { openConfig, launchParser, launchPdfText, launchBackupWorker, launchPlanWriter, systemLocale };
  const needs: JourneyNeeds = { ...ours, log: { say() {}, bug: (bug) => print(String(bug)) } };
  const { electron, node } = process.versions;
  const engine = electron === undefined ? `Node ${node}` : `Electron ${electron}, Node ${node}`;
  print(words.selftest.begins(version, `${engine}, ${process.platform} ${process.arch}`));
  try {
    const checks = [
      keychainCheck(environment.environmentSecret !== null),
      ...journalChecks(desk.dataFolder),
      ...processChecks(environment, desk.dataFolder),
      journeyCheck(needs, desk),
      ...checksOfApp(desk, needs),
    ];
    return (await runChecks(checks, print)) === 0 ? 0 : 1;
  } finally {
    desk.clear();
  }
}
