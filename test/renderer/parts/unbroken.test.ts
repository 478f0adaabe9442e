/** @file An amount is never torn from its currency at the end of a line. */

import { expect, test } from "vitest";
import { unbroken } from "../../../renderer/parts/unbroken.ts";

test("an amount stays on one line with its currency and the word beside it, and nothing else is tied", () => {
  expect(unbroken("net GBP 1,150.00, VAT GBP 230.00")).toBe("net\u00a0GBP\u00a01,150.00, VAT\u00a0GBP\u00a0230.00");
  expect(unbroken("netto -1.150,00 EUR, USt. 230,00 EUR.")).toBe(
    "netto\u00a0-1.150,00\u00a0EUR, USt.\u00a0230,00\u00a0EUR.",
  );
  expect(unbroken("6 purchase invoices, GBP 6,275.11 net")).toBe("6 purchase invoices, GBP\u00a06,275.11\u00a0net");
  expect(unbroken("Row 4: 00042, Leeds Ltd, 20 Nov 2026")).toBe("Row 4: 00042, Leeds Ltd, 20 Nov 2026");
});
