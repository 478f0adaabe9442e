/** @file Numbers that follow each other over several suppliers, among others, may be the office's own sales: asked about. */

import { expect, test } from "vitest";
import { readCsv } from "./reading.ts";

const ids = (numbers: readonly string[], names: readonly string[]) =>
  readCsv(
    [
      "Invoice no;Invoice date;Partner;Net;VAT",
      ...numbers.map((number, at) => `${number};${at + 13}/10/2026;${names[at]};100.00;20.00`),
    ],
    { fallback: null },
  ).questions.map(({ id }) => id);

const names = ["Acme Ltd", "Bolt Ltd", "Cork Ltd", "Dart Ltd", "Echo Ltd", "Fern Ltd", "Gate Ltd"];

test("four numbers of one series over several names are asked about among other numbers", () => {
  const mixed = ["KT-0001", "SZ-871/25", "KT-0002", "E2501188", "KT-0003", "2025-117", "KT-0004"];
  expect(ids(mixed, names)).toContain("own-series");
});

test("numbers of one supplier that follow each other are its own", () => {
  const ofOne = ["KT-0001", "SZ-871/25", "KT-0002", "E2501188", "KT-0003", "2025-117", "KT-0004"];
  const acme = names.map((name, at) => (at % 2 === 0 ? "Acme Ltd" : name));
  expect(ids(ofOne, acme)).not.toContain("own-series");
});

test("numbers with gaps between them are the suppliers'", () => {
  const gaps = ["KT-0001", "SZ-871/25", "KT-0012", "E2501188", "KT-0033", "2025-117", "KT-0041"];
  expect(ids(gaps, names)).not.toContain("own-series");
});
