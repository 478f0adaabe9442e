/** @file A total is compared with its rows in every column of amounts, not in that of the net amounts alone. */

import { describe, expect, test } from "vitest";
import { sayMessage } from "../../../shared/wording/message.ts";
import { readCsv } from "./reading.ts";

const header = "Supplier,Invoice number,Date,Currency,Net,VAT";
const acme = "Acme Ltd,INV-1,2026-11-20,GBP,100.00,20.00";
const bolt = "Bolt Ltd,B-77,2026-11-21,GBP,50.00,10.00";
const car = "Car Ltd,C-1,2026-11-22,GBP,10.00,2.00";
const read = (...lines: readonly string[]) => readCsv([header, acme, bolt, ...lines], { fallback: null });
const withGross = (...lines: readonly string[]) =>
  readCsv([`${header},Gross`, `${acme},120.00`, `${bolt},60.00`, ...lines], { fallback: null });
const ids = ({ questions }: ReturnType<typeof read>) => questions.map(({ id }) => id);

describe("a total that contradicts its rows is asked about", () => {
  test.each([
    ["in its VAT", read("Total,,,,150.00,31.00")],
    ["in its VAT, beside a number of invoices", read("Grand total,2 invoices,,,150.00,40.00")],
    ["in its VAT, without a label", read(",,,,150.00,35.00")],
    ["in its VAT, which is its only figure", read("Total,,,,,50.00")],
    ["in its gross amount", withGross("Total,,,,150.00,30.00,190.00")],
    ["in its gross amount, without a label", withGross(",,,,150.00,30.00,200.00")],
    ["in its gross amount, which is its only figure", withGross("Total,,,,,,300.00")],
    [
      "in the VAT of a subtotal",
      read("Subtotal,,,,150.00,30.00", car, "Subtotal,,,,10.00,3.00", "Total,,,,160.00,32.00"),
    ],
  ])("%s", (_, reading) => {
    expect(ids(reading)).toEqual(["foot"]);
    expect(reading.agreedTotal).toBeUndefined();
  });

  test("in German, with the column and the difference", () => {
    const reading = readCsv(
      [
        "Lieferant;Rechnungsnummer;Datum;Währung;Netto;USt;Brutto",
        "Acme GmbH;R-1;20.11.2026;EUR;100,00;19,00;119,00",
        "Bolt GmbH;B-2;21.11.2026;EUR;50,00;9,50;59,50",
        "Summe;;;;150,00;28,50;297,50",
      ],
      { fallback: null },
    );
    expect(reading.questions.map(({ text }) => sayMessage(text))).toEqual([
      "Row 4 gives 297,50 as the total of “Brutto”, but 2 rows add up to 178.50. The difference is 119.00. If rows are missing or amounts are wrong, correct the file and add it again. Or should these rows be sent?",
    ]);
  });
});

describe("a total is no question where the file explains it", () => {
  test.each([
    ["where all its figures are the sums", withGross("Total,,,,150.00,30.00,180.00")],
    ["where it has the net amount alone", withGross("Total,,,,150.00,,")],
    ["where its VAT differs by a rounded cent for each row", read("Total,,,,150.00,30.02")],
    ["where it has the total of all amounts below the last column", read("Total,,,,,180.00")],
    [
      "where it comes in three lines below the last column",
      withGross("Total net,,,,,,150.00", "Total VAT,,,,,,30.00", "Total,,,,,,180.00"),
    ],
    [
      "where a blank VAT follows from the gross amount",
      readCsv(
        [`${header},Gross`, `${acme},120.00`, `${bolt.replace(/10.00$/, "")},60.00`, "Total,,,,150.00,30.00,180.00"],
        {
          fallback: null,
        },
      ),
    ],
    [
      "where subtotals and the total are right",
      read("Subtotal,,,,150.00,30.00", car, "Subtotal,,,,10.00,2.00", "Total,,,,160.00,32.00"),
    ],
  ])("%s", (_, reading) => {
    expect(ids(reading)).not.toContain("foot");
  });

  test("and on a person's word its rows are sent", () => {
    const reading = readCsv([header, acme, bolt, "Total,,,,150.00,31.00"], {
      fallback: null,
      answers: { accepted: ["foot"] },
    });
    expect([ids(reading), reading.invoices.length]).toEqual([[], 2]);
  });
});
