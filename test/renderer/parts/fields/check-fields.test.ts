/** @file What a person types is checked beside the field. */

import { expect, test } from "vitest";
import { readPurchaseInvoiceId } from "../../../../renderer/parts/fields/check-fields.ts";

test.each([
  ["10023", "10023"],
  [" 10023 ", "10023"],
  ["0010023", "10023"],
  ["9223372036854775807", "9223372036854775807"],
  ["9223372036854775808", null],
  ["0", null],
  ["-5", null],
  ["10023.5", null],
  ["1e5", null],
  ["", null],
])("the id %j is read as %j", (typed, id) => {
  expect(readPurchaseInvoiceId(typed)).toBe(id);
});
