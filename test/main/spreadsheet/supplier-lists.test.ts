/** @file A supplier list: recognised by its name and headings, read into the keys by which e-invoices find suppliers. */

import { expect, test } from "vitest";
import { nothingSaid } from "../../../main/spreadsheet/read-spreadsheet.ts";
import { readSpreadsheetBytes } from "../../fixtures/spreadsheets/read-bytes.ts";
import { inWords } from "../../shared/in-words.ts";

function read(text: string, name = "suppliers.csv") {
  const reading = readSpreadsheetBytes(Buffer.from(text), name, nothingSaid);
  if (!reading.ok) throw new Error(JSON.stringify(reading.error));
  return reading.value;
}
const keysIn = (text: string) => read(text).template?.eInvoice?.suppliers;

test("its VAT IDs, tax numbers and legal IDs with their schemes lead to its supplier IDs", () => {
  const reading = read(
    "Account ID,Name,VAT number,Tax number,Legal ID,Scheme\n" +
      "50201,Acme GmbH,de 123.456-789,,4012345000009,0088\n50202,Smith Ltd,GB123456789,12/345/67890,,\n",
  );
  expect([reading.kind, reading.problems, reading.questions]).toEqual(["suppliers", [], []]);
  expect(reading.template).toMatchObject({ headers: ["EN 16931"] });
  expect(reading.template?.eInvoice?.suppliers).toEqual({
    "VAT DE123456789": "50201",
    "0088 4012345000009": "50201",
    "VAT GB123456789": "50202",
    "TAX 12/345/67890": "50202",
  });
  expect(inWords(reading.derived)).toEqual(["It lists 2 suppliers with 4 IDs by which e-invoices find them"]);
});

test.each([
  ["Kreditorennummer;Name;USt-IdNr.\n7;Acme;DE123456789\n", { "VAT DE123456789": "7" }],
  ["Supplier ID\tName\tSIREN\n7\tAcme\t552 100 554\n", { "0002 552100554": "7" }],
  ["Our suppliers\n\nVendor No,Name,VAT Reg. No\n7,Acme,NL123456789B01\n", { "VAT NL123456789B01": "7" }],
])("headings of other programs are known: %j", (text, keys) => expect(keysIn(text)).toEqual(keys));

test("a key with two suppliers leads to both, so that an e-invoice asks", () => {
  expect(keysIn("Account ID,VAT ID\n7,DE123456789\n8,DE 123456789\n7,DE123456789\n")).toEqual({
    "VAT DE123456789": ["7", "8"],
  });
});

test("names, VAT IDs without their country and IDs without a scheme are no keys", () => {
  const reading = read("Account ID,Name,VAT ID,Legal ID\n7,Acme,123456789,HRB 1\n8,Beta,,\n");
  expect(reading.template?.eInvoice?.suppliers).toEqual({});
  expect(inWords(reading.skipped.map(({ reason }) => reason))).toEqual(
    Array(2).fill("no VAT ID with its country, tax number or legal ID"),
  );
});

test("a supplier ID that is none is a problem of its row", () => {
  const reading = read("Account ID,VAT ID\nK-7,DE123456789\n,DE123456788\n9,DE123456787\n");
  expect(reading.problems.map(({ row, column }) => [row, column])).toEqual([
    [2, "A"],
    [3, "A"],
  ]);
});

test("invoices in a file called suppliers are invoices", () => {
  const text = "Supplier ID,VAT ID,Invoice Number,Date,Net,VAT\n7,DE123456789,R1,2026-11-20,100.00,19.00\n";
  expect(read(text, "suppliers november.csv").kind).not.toBe("suppliers");
});

test("a list of suppliers in a file of another name is not kept as one", () => {
  expect(read("Account ID,Name,VAT number\n7,Acme,DE123456789\n", "vendors.csv").kind).not.toBe("suppliers");
});
