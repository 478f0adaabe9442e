/** @file Files dropped for the first time: nothing is read wrong, and what is plainly readable is asked about nowhere but here. */

import { expect, test } from "vitest";
import { firstSight } from "../fixtures/first-sight/first-sight.ts";
import { judgeFile } from "./judge-file.ts";

/** Plainly readable, and asked about today. */
const needless: ReadonlySet<string> = new Set([
  ...["ap_export.xlsx", "razem.csv", "guid-and-vat-number.csv", "szamlak.csv", "faturalar.csv", "leverandor.csv"],
  "sap-fields.txt.csv",
]);

test.each(firstSight.map((file) => [file.name, file.odd, file] as const))("%s: %s", (name, _, file) => {
  const { judgement, differences } = judgeFile({ ...file, language: "English" });
  const expected = needless.has(name) ? "needless" : "right";
  expect({ judgement, differences: judgement === expected ? [] : differences }).toEqual({
    judgement: expected,
    differences: [],
  });
});
