/** @file Asks axe what is wrong with the page. */

import axe from "axe-core";
import { expect } from "vitest";
import type { OpenWindow } from "./open-window.ts";

/** What axe finds wrong with the page as it is now, each with where. */
export async function wrongWith({ page }: Pick<OpenWindow, "page">): Promise<readonly string[]> {
  // Evaluated from outside: the page itself may run nothing but its own files.
  await page.evaluate(axe.source);
  const { violations, passes } = (await page.evaluate("axe.run()")) as axe.AxeResults;
  expect(passes.length, "a check that checks nothing finds nothing").toBeGreaterThan(15);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}
