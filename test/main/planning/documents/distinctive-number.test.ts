/** @file Which invoice numbers are distinctive enough to identify an invoice by themselves. */

import { expect, test } from "vitest";
import { isDistinctive } from "../../../../main/planning/documents/distinctive-number.ts";
import { foldNumber } from "../../../../shared/values/text/fold-number.ts";

test.each([
  ...[
    "4711",
    "0815",
    "1234567",
    "2024-001",
    "2024/1234",
    "24-001",
    "123-45",
    "INV-001",
    "INV001",
    "INV-2026-11",
    "F 123",
  ],
  ...["A-1001", "AB12", "AB-12", "XK1987", "B/777", "RE 20261120", "Rechnung 123", "12345678901234567890", "Ж-1001"],
  ...["991332", "320001", "Acme 2026-7", "1899", "2100"],
])("%s is distinctive", (number) => {
  expect(isDistinctive(foldNumber(number))).toBe(true);
});

test.each([
  ...["", "-", "7", "12", "123", "A4", "F 1", "B/77", "COPY", "INVOICE", "n/a", "24-11", "1-2-3-4", "12/34"],
  ...["2026", "1999", "INV 2026", "INV-12", "Inv.1", "No. 123", "Rechnung 2026", "Acme 2026", "Nov 2026", "Q3 2026"],
  ...["2026-11", "11-2026", "2026-47", "week 47", "KW 47 2026", "page 123", "scan 001", "202611", "112026"],
  ...["20261120", "20112026", "2026-11-20", "20.11.26", "261120", "201126", "112026", "20261120-001", "20261120153000"],
])("%j is not distinctive", (number) => {
  expect(isDistinctive(foldNumber(number))).toBe(false);
});
