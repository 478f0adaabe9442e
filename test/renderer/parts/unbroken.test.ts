/** @file An amount is never torn from its currency at the end of a line. */

import { expect, test } from "vitest";
import { unbroken } from "../../../renderer/parts/unbroken.ts";

test("an amount stays on one line with its currency and the word before it, and nothing else is tied", () => {
  expect(unbroken("net GBP 1,150.00, VAT GBP 230.00")).toBe("net\u00a0GBP\u00a01,150.00, VAT\u00a0GBP\u00a0230.00");
  expect(unbroken("netto -1.150,00 EUR, USt. 230,00 EUR.")).toBe(
    "netto\u00a0-1.150,00\u00a0EUR, USt.\u00a0230,00\u00a0EUR.",
  );
  expect(unbroken("Row 4: 00042, Leeds Ltd, 20 Nov 2026")).toBe("Row 4: 00042, Leeds Ltd, 20 Nov 2026");
});
