/** @file Asks axe what is wrong with the page. */

import axe from "axe-core";
import { expect } from "vitest";
import type { OpenWindow } from "./open-window.ts";

/** Each rule is applied to the whole page. Only violations list every place: the places that pass are thousands. */
const run = `axe.run({ resultTypes: ["violations"] }).then(({ violations, passes }) => ({
  passed: passes.length,
  wrong: violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => id + ": " + target + " " + failureSummary)),
}))`;

/** What axe finds wrong with the page as it is now, each with where. */
export async function wrongWith({ page }: Pick<OpenWindow, "page">): Promise<readonly string[]> {
  // Evaluated from outside: the page itself may run nothing but its own files.
  if (!(await page.evaluate("typeof axe === 'object'"))) await page.evaluate(axe.source);
  const { passed, wrong } = (await page.evaluate(run)) as { passed: number; wrong: readonly string[] };
  expect(passed, "a check that checks nothing finds nothing").toBeGreaterThan(15);
  return wrong;
}
