/** @file Columns of yes and no, units of thousands and unseen characters are never taken for nothing. */

import { describe, expect, test } from "vitest";
import { readCsv } from "./reading.ts";

const readFlags = (header: string, ...flags: readonly string[]) =>
  readCsv([
    `Supplier,Invoice number,Invoice date,Currency,Net,${header}`,
    ...flags.map((flag, at) => `Acme,S-${at + 1},2026-11-20,EUR,${100 + at}.00,${flag}`),
  ]);

describe("a column that says which rows count", () => {
  test.each([
    ["Approved", "Yes", "No", "Yes"],
    ["Approved", "No", "No", "No"],
    ["Approved", "x", "", "x"],
    ["Booked", "", "x", ""],
    ["Posted", "N", "Y", "N"],
    ["Deleted", "0", "1", "0"],
    ["Freigegeben", "ja", "nein", "ja"],
    ["Geboekt", "nee", "ja", "nee"],
    ["Comptabilisé", "non", "oui", "non"],
    ["Удалено", "нет", "да", "нет"],
    ["Payment status", "Paid", "Refunded", "Paid"],
  ])("is asked about: %s with %s, %s, %s", (header, ...flags) => {
    expect(readFlags(header, ...flags).questions.map(({ id }) => id)).toEqual(["column-F"]);
  });

  test.each([
    ["Approved", "Yes", "Yes", "Yes"],
    ["Booked", "N", "N", "N"],
    ["Deleted", "0", "0", "0"],
    ["Paid", "Yes", "No", "Yes"],
    ["Posted", "2026-11-21", "2026-11-22", "2026-11-23"],
    ["Payment status", "Paid", "Open", "Paid"],
  ])("is not where it says nothing against a row: %s with %s, %s, %s", (header, ...flags) => {
    expect(readFlags(header, ...flags).questions).toEqual([]);
  });
});

describe("amounts in thousands", () => {
  const rows = ["Acme,S-1,2026-11-20,100,20", "Beta,S-2,2026-11-20,50,10"];
  const ask = (...lines: readonly string[]) => readCsv([...lines, ...rows]).questions.map(({ id }) => id);

  test.each([
    "Net (k),VAT (k)",
    "Net T€,VAT T€",
    "Net TEUR,VAT TEUR",
    "Net (Tsd.),VAT (Tsd.)",
    "Net (in thousands),VAT (in thousands)",
  ])("are asked about where headings say so: %s", (amounts) => {
    expect(ask(`Supplier,Invoice number,Invoice date,${amounts}`)).toContain("title-units");
  });

  test.each(["amounts in EUR thousands", "Beträge in Tsd. EUR", "montants en milliers d'euros", "kwoty w tys. zł"])(
    "are asked about where a title says so: %s",
    (title) => {
      expect(ask(`Purchase invoices - ${title},,,,`, "Supplier,Invoice number,Invoice date,Net,VAT")).toContain(
        "title-units",
      );
    },
  );

  test("are not where nothing says so", () => {
    expect(ask("Thousand Oaks Ltd,,,,", "Supplier,Invoice number,Invoice date,Net,VAT")).not.toContain("title-units");
  });
});

test.each(["Ac\u0007me", "Ac\u001b[31mme", "Ac\u202eme"])(
  "a name with an unseen character is a problem: %j",
  (name) => {
    const { problems, invoices } = readCsv([
      "Supplier,Invoice number,Invoice date,Net",
      `${name},S-1,2026-11-20,100.00`,
      "Beta,S-2,2026-11-20,50.00",
    ]);
    expect(problems.map(({ row, column }) => ({ row, column }))).toEqual([{ row: 2, column: "A" }]);
    expect(invoices.map(({ row }) => row)).toEqual([3]);
  },
);
