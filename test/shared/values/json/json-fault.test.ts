/** @file Where a text stops being JSON. */

import { expect, test } from "vitest";
import { findJsonFault } from "../../../../shared/values/json/json-fault.ts";

test.each([
  ['{"a":[}', 1, 7],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3],
  ['{\n  "a": 1,\n}', 3, 1],
  ['{ "a": "C:\\inbox" }', 1, 12],
  ['{\r\n  "a": tru\r\n}', 2, 11],
  ["{} x", 1, 4],
  ["# settings\n{}", 1, 1],
  ['{ "inboxes": [', 1, 15],
  ["", 1, 1],
])("of %j is in line %i, column %i", (text, line, column) => {
  expect(findJsonFault(text)).toEqual({ line, column });
});

test.each(["{}", "null", ' [1, "a"]\n'])("of %j there is none", (text) => {
  expect(findJsonFault(text)).toBeNull();
});
