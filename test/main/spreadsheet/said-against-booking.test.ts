/** @file What a list says against booking it, in a line, a name, a column or a total, is asked about in each of its places. */

import { describe, expect, test } from "vitest";
import { csv } from "../../fixtures/spreadsheets/make-files.ts";
import { readBytes, type Said } from "./reading.ts";

const heading = "Supplier,Invoice Number,Invoice Date,Currency,Net,VAT,Gross";
const rows = [
  "Brightwater Plumbing Supplies Ltd,BW-4471,2026-11-20,GBP,100.00,20.00,120.00",
  "Northern Tile Company,NT/889,2026-11-21,GBP,200.00,40.00,240.00",
  "Telford Telecom,T-55012,2026-11-22,GBP,50.00,10.00,60.00",
];
const idsIn = (lines: readonly string[], said: Said = {}, fileName = "invoices.csv") =>
  readBytes(csv(...lines), fileName, said).questions.map(({ id }) => id);
const total = "Total,,,,350.00,70.00,420.00";

describe("a subtotal that contradicts its rows is asked about, though the total of all is right", () => {
  const withSubtotal = (line: string) => idsIn([heading, ...rows.slice(0, 2), line, ...rows.slice(2), total]);
  test.each(["310.00,60.00,360.00", "300.00,61.00,360.00", "310.00,62.00,372.00", "310.00,62.00,360.00"])(
    "%s",
    (amounts) => expect(withSubtotal(`Subtotal,,,,${amounts}`)).toEqual(["foot"]),
  );
  test("but not a right one", () => expect(withSubtotal("Subtotal,,,,300.00,60.00,360.00")).toEqual([]));
});

describe("invoices of another company", () => {
  const ofAlder = { companyNames: ["Alder & Stone Interiors Ltd"] };
  const beside = (header: string, values: readonly string[], said: Said = ofAlder) =>
    idsIn([`${heading},${header}`, ...rows.map((row, at) => `${row},${values[at] ?? ""}`)], said);
  const all = (name: string): readonly string[] => [name, name, name];

  test.each([
    ["Company", "Alder & Stone", "Bradford Interiors"],
    ["Entity", "AS01", "BR02"],
    ["Bill to", "Alder & Stone", "Bradford Interiors"],
  ])("in a short list too, several under “%s” are asked about", (header, ours, other) => {
    expect(beside(header, [ours, other, ours])).toEqual(["companies-H"]);
  });

  test.each(["Company", "Bill to", "Rechnungsempfänger"])("the only one under “%s” is compared with ours", (header) => {
    expect(beside(header, all("Bradford Interiors Ltd"))).toEqual(["company"]);
    for (const ours of ["Alder & Stone Interiors", "AS01 - Alder & Stone Interiors Limited (Leeds)", "AS01"])
      expect(beside(header, all(ours))).toEqual([]);
    expect(beside(header, all("Bradford Interiors Ltd"), { companyNames: [] })).toEqual([]);
  });

  test.each(["Company: Bradford Interiors Ltd", "Entity: Alder & Stone Holdings", "Bradford Interiors Ltd - invoices"])(
    "“%s” above the rows is asked about",
    (line) => expect(idsIn([line, heading, ...rows], ofAlder)).toEqual(["company"]),
  );

  test.each(["Prepared for Bradford Interiors Ltd", "All of these belong to Bradford Interiors Ltd"])(
    "“%s” below the rows is asked about",
    (line) => expect(idsIn([heading, ...rows, line, ""], ofAlder)).toEqual(["company"]),
  );

  test.each(["Company: Alder & Stone Interiors Ltd", "Alder & Stone Interiors Limited", "Telford Telecom Ltd"])(
    "“%s” above the rows is no question",
    (line) => expect(idsIn([line, heading, ...rows], ofAlder)).toEqual([]),
  );

  test("the answer is remembered for every file of the inbox", () => {
    const lines = ["Company: Bradford Interiors Ltd", heading, ...rows];
    const [question] = readBytes(csv(...lines), "invoices.csv", ofAlder).questions;
    const { invoices, template } = readBytes(csv(...lines), "invoices.csv", {
      ...ofAlder,
      answers: question?.answers[0]?.sets ?? {},
    });
    expect([invoices.length, template?.companies]).toEqual([3, { "Bradford Interiors Ltd": "ours" }]);
    const templates = template === null ? [] : [{ ...template, headers: ["of", "another", "kind"] }];
    expect(idsIn(lines, { ...ofAlder, templates })).toEqual([]);
  });
});

describe("a total in words is compared with the rows", () => {
  const above = (line: string) => idsIn([line, heading, ...rows]);
  const below = (line: string) => idsIn([heading, ...rows, line, ""]);
  const wrong = [
    "Total net 360.00 GBP",
    "Grand total £430.00 incl VAT",
    "Invoice total: 430.00",
    "Gesamtbetrag 430,00 EUR",
  ];

  test.each([...wrong.map((line) => `"${line}"`), "Total,,,,360.00,70.00,430.00"])(
    "%s contradicts them above",
    (line) => expect(above(line)).toEqual(["title-total"]),
  );
  test.each([...wrong, "Total payable: GBP 430.00"].map((line) => `"${line}"`))("%s contradicts them below", (line) =>
    expect(below(line)).toEqual(["title-total"]),
  );
  test.each(["Total net: 350.00", "Grand total £420.00 incl VAT", "Total October 2026: 500.00"])(
    "“%s” doesn't",
    (line) => {
      expect(above(line)).toEqual([]);
      expect(below(line)).toEqual([]);
    },
  );
  test("nor does “Total” in the columns", () => expect(above("Total,,,,350.00,70.00,420.00")).toEqual([]));

  test("the question has both figures", () => {
    const [question] = readBytes(csv("Total net: 360.00", heading, ...rows), "invoices.csv").questions;
    expect(question?.text).toContain("“Total net: 360.00”");
    expect(question?.text).toContain("Net 350.00, VAT 70.00, Gross 420.00");
  });
});

describe("a line that says that rows are missing", () => {
  test.each([
    ["Continues on next page", "title-more"],
    ["4 records exported", "title-count"],
    ["Invoices in this file: four", "title-count"],
    ["Rows 1-3 of 4", "title-more"],
    ["Carried forward,,,,360.00,70.00,430.00", "foot"],
  ])("“%s”", (line, id) => expect(idsIn([heading, ...rows, line, ""])).toEqual([id]));
  test.each([
    "3 records exported",
    "Invoices in this file: three",
    "Rows 1-3 of 3",
    "Carried forward,,,,350.00,70.00,420.00",
  ])("but “%s” says that none is", (line) => expect(idsIn([heading, ...rows, line, ""])).toEqual([]));
});
