/** @file The digits of every script have the values that the computer's own languages give them. */

import { expect, test } from "vitest";
import { foldDigits } from "../../../../shared/values/text/fold-look-alikes.ts";

/** The digits from 0 to 9 of each way of writing numbers that has ten of them. */
const scripts = Intl.supportedValuesOf("numberingSystem").flatMap((system) => {
  const digits = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(9_876_543_210);
  return /^\p{Nd}{10}$/u.test(digits) && system !== "latn" ? [[system, digits] as const] : [];
});

test.each(scripts)("the digits of %s are read as 0 to 9", (_, digits) => {
  expect(foldDigits(`INV-${digits}/1`)).toBe("INV-9876543210/1");
});

test("more than sixty scripts have digits of their own, and every one of Unicode's digits becomes one of ours", () => {
  expect(scripts.length).toBeGreaterThan(60);
  for (let point = 0; point < 0x1_ff_ff; point += 1) {
    const text = String.fromCodePoint(point);
    if (/^\p{Nd}$/u.test(text)) expect(foldDigits(text)).toMatch(/^[0-9]$/);
    else if (foldDigits(text) !== text) expect.fail(`U+${point.toString(16)} is no digit`);
  }
});
