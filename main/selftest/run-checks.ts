/** @file Runs the checks of the self-test one after the other, and prints a line for each. */

import { words } from "../../shared/words/spoken.ts";
import { type Check, type Finding, failed } from "./check.ts";

/**
 * Prints a line for each check, and then `N passed, N failed`, which is the same in every language.
 *
 * @param limitMs the most time for one check
 * @returns how many failed
 */
export async function runChecks(
  checks: readonly Check[],
  print: (line: string) => void,
  limitMs = 60_000,
): Promise<number> {
  const { marks, checks: names } = words.selftest;
  const count = { passed: 0, failed: 0, "left-out": 0 };
  const width = Math.max(...Object.values(marks).map(({ length }) => length));
  for (const check of checks) {
    const finding = await within(limitMs, check);
    count[finding.is] += 1;
    const detail = finding.is === "passed" ? finding.detail : finding.why;
    print(`${marks[finding.is].padEnd(width)}  ${names[check.name]}${detail === null ? "" : `: ${detail}`}`);
  }
  print(`${count.passed} passed, ${count.failed} failed`);
  return count.failed;
}

async function within(limitMs: number, { run }: Check): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<Finding>((resolve) => {
    timer = setTimeout(() => resolve(failed(words.selftest.tookTooLong(limitMs / 1_000))), limitMs);
  });
  try {
    return await Promise.race([(async () => run())(), tooLong]);
  } catch (problem) {
    return failed(problem instanceof Error ? problem.message : String(problem));
  } finally {
    clearTimeout(timer);
  }
}
