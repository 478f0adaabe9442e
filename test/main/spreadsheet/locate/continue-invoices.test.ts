/** @file Lines of an invoice with nothing but amounts are its further rates only where totals or rates prove it. */

import { expect, test } from "vitest";
import { readCsv, valuesOf } from "../reading.ts";

const read = (...lines: readonly string[]) =>
  readCsv(["Supplier;Invoice no;Invoice date;Net;VAT rate;VAT;Gross", ...lines], { fallback: null });

const acme = "Acme Ltd;A-1;14/03/2026;100.00;20%;20.00;120.00";
const bolt = "Bolt Ltd;77120;15/03/2026;250.00;20%;50.00;300.00";
const cork = "Cork Ltd;C/26/3;17/03/2026;80.00;20%;16.00;96.00";
const reduced = ";;;40.00;5%;2.00;42.00";
const exempt = ";;;10.00;0%;0.00;10.00";

test("a line below its invoice is a part of it where only then the total is right", () => {
  const reading = read(acme, bolt, reduced, exempt, cork, "Total;;;480.00;;88.00;568.00");
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "InvoiceNumber")).toEqual(["A-1", "77120", "77120", "77120", "C/26/3"]);
  expect(valuesOf(reading, "AccountName")).toEqual(["Acme Ltd", "Bolt Ltd", "Bolt Ltd", "Bolt Ltd", "Cork Ltd"]);
  expect(valuesOf(reading, "Net")).toEqual(["100.00", "250.00", "40.00", "10.00", "80.00"]);
});

test("without a total it is one where each line has a rate that its invoice doesn't have yet", () => {
  const reading = read(acme, exempt, bolt, reduced, cork);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "InvoiceNumber")).toEqual(["A-1", "A-1", "77120", "77120", "C/26/3"]);
});

test.each([
  ["the total is right without it", [acme, reduced, bolt, cork, "Total;;;430.00;;86.00;516.00"]],
  ["no total is right", [acme, reduced, bolt, exempt, cork, "Total;;;999.00;;86.00;1085.00"]],
  ["its rate is that of its invoice", [acme, ";;;40.00;20%;8.00;48.00", bolt, exempt, cork]],
  ["only one line is so", [acme, bolt, reduced, cork]],
])("you are asked where %s", (_, lines) => {
  expect(read(...lines).questions.length).toBeGreaterThan(0);
});

test("sums by rate below the rows are no lines of the last invoice", () => {
  const reading = read(acme, bolt, cork, ";;;430.00;20%;86.00;516.00");
  expect(reading.questions.length > 0 || valuesOf(reading, "InvoiceNumber").length === 3).toBe(true);
});

test("amounts alone between two invoices are asked about unless they are a sum", () => {
  const bare = (line: string) =>
    readCsv(
      [
        "Supplier;Invoice no;Invoice date;Net;VAT",
        "Acme;A-1;14/03/2026;100.00;20.00",
        line,
        "Bolt;B-1;15/03/2026;50.00;10.00",
      ],
      {
        fallback: null,
      },
    );
  expect(bare(";;;100.00;20.00").questions).toEqual([]);
  expect(bare(";;;40.00;8.00").questions.length + bare(";;;40.00;8.00").problems.length).toBeGreaterThan(0);
});

test("a line without VAT is a part too, and gets the number under a heading that no word names", () => {
  const reading = readCsv(
    [
      "Fornitore;Xyz fattura;Data doc.;Imponibile;Imposta;Totale doc.",
      "Acme SRL;A-1;14/03/2026;100.00;22.00;122.00",
      "Bolt SRL;77120;15/03/2026;250.00;55.00;315.00",
      ";;;10.00;0.00;",
      "Cork SRL;C/26/3;17/03/2026;80.00;17.60;97.60",
      "Totale;;;440.00;94.60;534.60",
    ],
    { fallback: null },
  );
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "InvoiceNumber")).toEqual(["A-1", "77120", "77120", "C/26/3"]);
});

test("what a page carries forward, and the headings that the next one repeats, are no lines of an invoice", () => {
  const headings = "Supplier;Invoice no;Invoice date;Description;Net;VAT rate;VAT;Gross";
  const withText = (line: string): string => line.replace(/^([^;]*;[^;]*;[^;]*;)/, "$1;");
  const reading = readCsv(
    [
      headings,
      ...[acme, reduced].map(withText),
      ";;;A riportare;140.00;;22.00;162.00",
      headings,
      ";;;Riporto da pag. precedente;140.00;;22.00;162.00",
      ...[bolt, exempt, cork].map(withText),
      ";;;Totale generale;480.00;;88.00;568.00",
    ],
    { fallback: null },
  );
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "InvoiceNumber")).toEqual(["A-1", "A-1", "77120", "77120", "C/26/3"]);
});
