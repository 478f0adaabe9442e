/** @file The name of a correction copy fits every file system. */

import { expect, test } from "vitest";
import { nameOfCopy } from "../../shared/imports/copy/correction-copy.ts";

test.each([`${"x".repeat(246)}.csv`, `${"発".repeat(82)}.xlsx`])("a long name is shortened: %s", (name) => {
  const copy = nameOfCopy(name);
  expect(copy).toMatch(/ - to correct\.xlsx$/);
  expect(Buffer.byteLength(`${copy.replace(".xlsx", " (99).xlsx")}.part`)).toBeLessThanOrEqual(255);
  expect(nameOfCopy(copy)).toBe(copy);
});

test("a usual name is kept", () => {
  expect(nameOfCopy("May.csv")).toBe("May - to correct.xlsx");
});
