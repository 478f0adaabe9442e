/** @file Words against booking are asked about where somebody says them of the row, not where they say what was bought. */

import { describe, expect, test } from "vitest";
import { readCsv, valuesOf } from "./reading.ts";

const idsOf = (description: string, title = "") =>
  readCsv(
    [
      title,
      "Supplier;Invoice no;Invoice date;Description;Net;VAT;Gross",
      `Acme Ltd;A-1171;13/10/2026;${description};100.00;20.00;120.00`,
      "Bolt Ltd;77120;14/10/2026;Gas;200.00;40.00;240.00",
      "Cork Ltd;C/26/3;15/10/2026;Paint;300.00;60.00;360.00",
    ],
    { fallback: null },
  ).questions.map(({ id }) => id);

describe("a description", () => {
  test.each([
    ...["Storno-Gebühr Reise", "Stornoversicherung", "Gutschriftsverfahren Beratung", "Refund admin fee"],
    ...["Posted leaflets to 2,000 homes", "Booked courier same day", "Processed meat", "Saisie données"],
    ...["On hold music licence", "Legal advice re disputed boundary", "Storno poplatek"],
  ])("of what was bought is no question: %s", (text) => {
    expect(idsOf(text)).toEqual([]);
  });

  test.each([
    ...["Gutschrift zu RE 4711", "Stornorechnung 7", "Storno 4711", "Refund of bank charges", "Credit note 12"],
    ...["Posted 12/11 JS", "Posted: see Sage", "Entered in Sage", "gebucht am 3.10.", "On hold", "Disputed by us"],
  ])("that says what became of the invoice is asked about: %s", (text) => {
    expect(idsOf(text)).not.toEqual([]);
  });
});

describe("a title", () => {
  test.each([
    ...["Filter: Status <> Cancelled", "Selektion: Status nicht storniert", "Include cancelled: No"],
    ...["Bogførte fakturaer", "Faktury zaksięgowane", "Zaúčtované faktury"],
  ])("of what a program selected is no question: %s", (title) => {
    expect(idsOf("Timber", title)).toEqual([]);
  });

  test.each(["Status: not approved", "Cancelled invoices", "Filter: Status = Cancelled", "Już zaksięgowane"])(
    "of rows that are held back is asked about: %s",
    (title) => {
      expect(idsOf("Timber", title)).not.toEqual([]);
    },
  );
});

test("a code beside each name is asked about, before or behind it", () => {
  const list = (one: string, other: string) =>
    readCsv(
      [
        "Supplier;Invoice no;Invoice date;Net;VAT",
        `${one};A-1171;13/10/2026;100.00;20.00`,
        `${other};77120;14/10/2026;200.00;40.00`,
      ],
      { fallback: null },
    );
  expect(list("70013 Acme Ltd", "70026 Bolt Ltd").questions.map(({ id }) => id)).toEqual(["column-A"]);
  expect(list("Acme Ltd (ACME01)", "Bolt Ltd (BOLT07)").questions.map(({ id }) => id)).toEqual(["column-A"]);
  expect(list("Nr. 70013 Acme Ltd", "Nr. 70026 Bolt Ltd").questions.map(({ id }) => id)).toEqual(["column-A"]);
  expect(list("Acme Ltd - ACME01", "Bolt Ltd - BOLT07").questions.map(({ id }) => id)).toEqual(["column-A"]);
  expect(list("Acme Ltd VAT GB 123456788", "Bolt Ltd VAT GB 987654321").questions.map(({ id }) => id)).toEqual([
    "column-A",
  ]);
  expect(list("1001 Nights Hotel", "Bolt Ltd (UK)").questions).toEqual([]);
});

test("“Valuta” over days is no currency", () => {
  const reading = readCsv(
    [
      "Dobavitelj;Račun;Datum računa;Osnova;DDV;Za plačilo;Valuta",
      "Merkur d.o.o.;M-1;03.09.2026;100,00;22,00;122,00;03.10.2026",
    ],
    { fallback: null },
  );
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Currency")).toEqual([undefined]);
});

test("percentages under a heading that only says rate are asked about, so the VAT is not lost", () => {
  const lines = [
    "Fornitore;Numero;Data;Imponibile;Aliquota",
    "Acme Srl;A-1;13/10/2026;100,00;22%",
    "Bolt Srl;77120;14/10/2026;200,00;10%",
  ];
  expect(readCsv(lines, { fallback: null }).questions.map(({ id }) => id)).toContain("missing-VAT");
});
