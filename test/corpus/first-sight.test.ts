/** @file Files dropped for the first time: nothing is read wrong, and almost nothing that they show themselves is asked. */

import { expect, test } from "vitest";
import { firstSight } from "../fixtures/first-sight/first-sight.ts";
import { judgeFile } from "./judge-file.ts";

/** Plainly readable, and asked about where the vocabulary lacks a word; never read wrong. */
const mayBeAsked: ReadonlySet<string> = new Set(["1c.csv"]);

test.each(firstSight.map((file) => [file.name, file.odd, file] as const))("%s: %s", (name, _, file) => {
  const { judgement, differences } = judgeFile({ ...file, language: "English" });
  if (judgement === "needless" && mayBeAsked.has(name)) return;
  expect({ judgement, differences }).toEqual({ judgement: "right", differences: [] });
});
