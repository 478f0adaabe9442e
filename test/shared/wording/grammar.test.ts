/** @file A text becomes a sentence. */

import { expect, test } from "vitest";
import { sentence } from "../../../shared/wording/grammar.ts";

test.each([
  ["the file is open", "The file is open."],
  ["it's unclear", "It's unclear."],
  ["yyyy-mm-dd is one", "yyyy-mm-dd is one."],
  ["iPhone bill", "iPhone bill."],
])("%s begins as a sentence does: %s", (text, expected) => {
  expect(sentence(text)).toBe(expected);
});
