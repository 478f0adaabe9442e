/** @file Totals of invoices beside their lines, initials in place of yes, and cells that say reverse charge. */

import { describe, expect, test } from "vitest";
import { readCsv, valuesOf } from "./reading.ts";

const read = (...lines: readonly string[]) => readCsv([...lines], { fallback: null });

describe("an invoice's total in a row beside its lines", () => {
  const header = "Supplier,Invoice number,Invoice date,Currency,Description,Net,VAT";
  const total = "Telford Telecom,LN-881,13/11/2026,GBP,Total of invoice,350.00,70.00";
  const lines = [
    "Telford Telecom,LN-881,13/11/2026,GBP,Line rental,100.00,20.00",
    "Telford Telecom,LN-881,13/11/2026,GBP,Calls,250.00,50.00",
  ];
  const other = "Northern Tile,NT-4410,14/11/2026,GBP,Tiles,40.00,8.00";

  test.each([
    ["above", [total, ...lines, other]],
    ["below", [...lines, total, other]],
    ["as “Gesamt”", [total.replace("Total of invoice", "Gesamt"), ...lines, other]],
  ])("is left out: %s", (_where, rows) => {
    const reading = read(header, ...rows);
    expect(reading.questions).toEqual([]);
    expect(valuesOf(reading, "Net").toSorted()).toEqual(["100.00", "250.00", "40.00"]);
    expect(reading.skipped).toMatchObject([{ reason: expect.stringContaining("total") }]);
  });

  test("is a line like the others where it isn't their sum", () => {
    const reading = read(header, total.replace("350.00,70.00", "351.00,70.20"), ...lines, other);
    expect(valuesOf(reading, "Net")).toHaveLength(4);
  });
});

const header = "Supplier,Invoice number,Invoice date,Net,VAT";
const rows = ["Acme,A-1,13/11/2026,100.00,20.00", "Bolt,B-7,14/11/2026,50.00,10.00", "Crane,77,15/11/2026,10.00,2.00"];
const withColumn = (heading: string, ...cells: readonly string[]) =>
  read(`${header},${heading}`, ...rows.map((row, at) => `${row},${cells[at]}`));

describe("rows are asked about", () => {
  test.each<[string, readonly [string, string, string]]>([
    ["OK to pay", ["JB", "", "JB"]],
    ["OK?", ["JB", "", "JB"]],
    ["Posted", ["12/11 JB", "", "13/11 JB"]],
    ["Booked", ["12.11.", "", ""]],
    ["Keyed", ["JB", "", ""]],
    ["Entered by", ["JB", "", ""]],
    ["Entered by", ["", "Jane", "Tom"]],
    ["Processed by", ["JB 20/11", "", ""]],
    ["Erfasst von", ["", "", "MK"]],
    ["On Sage", ["yes", "no", "yes"]],
    ["Skip", ["", "x", ""]],
    ["VAT treatment", ["Domestic reverse charge", "Standard", "Standard"]],
    ["Tax type", ["DRC", "Standard", "Standard"]],
    ["VAT note", ["reverse charge", "", ""]],
  ])("under “%s”", (heading, cells) => {
    expect(withColumn(heading, ...cells).questions.length).toBeGreaterThan(0);
  });
});

describe("nothing is asked", () => {
  test.each<[string, readonly [string, string, string]]>([
    ["OK to pay", ["JB", "JB", "MK"]],
    ["Keyed", ["JB", "JB", "JB"]],
    ["Entered by", ["JB", "Jane", "MK"]],
    ["Entered by", ["", "", ""]],
    ["Created by", ["JB", "", ""]],
    ["Angelegt von", ["", "MK", ""]],
    ["On Sage", ["no", "no", "no"]],
    ["VAT note", ["not reverse charge", "", ""]],
    ["Buyer", ["JB", "", "MK"]],
  ])("under “%s”", (heading, cells) => {
    expect(withColumn(heading, ...cells).questions).toEqual([]);
  });
});
