/** @file Companies, dates and amounts whose headings say little, where the other columns show what they are. */

import { describe, expect, test } from "vitest";
import { mappingOf } from "../../../../shared/spreadsheet/sheet-reading.ts";
import { readCsv } from "../reading.ts";

const asked = (lines: readonly string[]) =>
  readCsv(lines, { fallback: null }).questions.map(({ id, text }) => `${id}: ${text}`);

const companies = [
  "Viking Direct Ltd,VK-5328",
  "Prim-Ed,P7448",
  "Copier Lease Ltd,20071",
  "Gas Networks,44/812",
  "Viking Direct Ltd,VK-5402",
];
const rows = (last: string) => companies.map((one, at) => `1${at}/09/2026,${one},10${at}.00,2${at}.00,${last}`);

describe("names under “Company” are the suppliers where the office notes what it pays from", () => {
  test.each(["Budget heading", "Cost centre", "Chq no"])("beside “%s”", (payer) => {
    const lines = [`Invoice date,Company,Inv. No.,Net,VAT,${payer}`, ...rows("Office")];
    expect(asked(lines)).toEqual([]);
    expect(readCsv(lines).invoices[0]?.invoice).toMatchObject({ AccountName: "Viking Direct Ltd" });
  });

  test("but not beside a remark: the companies may be customers", () => {
    expect(asked(["Invoice date,Company,Inv. No.,Net,VAT,Tags", ...rows("blue")]).join()).toContain("supplier");
  });
});

test("the only date is asked about if its heading says when the invoice was entered, though all is due 30 days later", () => {
  const lines = [
    "Factura de proveedor;Proveedor;Fecha de creación;Fecha de vencimiento;Subtotal;IVA;Total",
    ...["09", "10", "11", "12", "13"].map(
      (day, at) => `A-${at + 7}${at};Acme SL;1${at}/08/2026;${day}/09/2026;100,00;21,00;121,00`,
    ),
  ];
  expect(asked(lines).join()).toContain("invoice date");
});

test("a column of zeros is no part of the total, and VAT is calculated beside it", () => {
  const lines = [
    "Vendor Invoice No.,Buy-from Vendor Name,Document Date,Amount,Amount Including VAT,No. Printed",
    "A-1,Acme,14/03/2026,100.00,120.00,0",
    "B-7,Bolt,15/03/2026,50.00,60.00,0",
  ];
  expect(asked(lines)).toEqual([]);
  expect(readCsv(lines).invoices.map(({ invoice }) => invoice.VAT)).toEqual(["20.00", "10.00"]);
});

test("a series SI beside suppliers is of suppliers' invoices, not of sales", () => {
  const line = "Supplier,Series,Invoice No,Invoice Date,Net,VAT";
  expect(readCsv([line, "Acme,SI,A-1,2026-03-14,100,20", "Bolt,SI,B-7,2026-03-15,50,10"]).kind).toBe("invoices");
  expect(readCsv(["Type,Contact,Invoice No,Invoice Date,Net", "SI,Acme,A-1,2026-03-14,100"]).kind).toBe("other");
});

test("codes of accounts are the suppliers' in a list of purchases, if each code's invoices are numbered in one way", () => {
  const list = (title: string, number: (at: number) => string) =>
    readCsv(
      [
        title,
        "",
        "Tran No.,Date,A/C Ref,Inv Ref,Details,Net Amount,Tax Amount,Gross Amount",
        ...["NOR001", "BRE001", "KEI001", "NOR001", "BRE001", "KEI001", "BRE001"].map(
          (code, at) => `${8841 + at},${at + 13}/10/2026,${code},${number(at)},Goods,100.00,20.00,120.00`,
        ),
      ],
      { fallback: null },
    );
  const own = ["551290038", "77120", "INV-2088", "551290050", "77121", "INV-2110", "77132"];
  const asked = (reading: ReturnType<typeof list>) =>
    reading.questions.flatMap(({ id }) => (id === "missing-Currency" ? [] : [id]));
  const day = list("Day Books: Supplier Invoices", (at) => own[at] ?? "");
  expect(asked(day)).toEqual([]);
  expect(mappingOf(day)).toMatchObject({ "A/C Ref": "AccountName" });
  expect(asked(list("Day Books: Invoices", (at) => own[at] ?? ""))).not.toEqual([]);
  // One nominal has invoices of several suppliers.
  expect(asked(list("Day Books: Supplier Invoices", (at) => own[(at * 2) % 7] ?? ""))).not.toEqual([]);
});

test("codes of accounts beside nominals are the suppliers' where all kinds are PI and PC", () => {
  const list = (kinds: readonly string[]) =>
    readCsv(
      [
        "No,Type,Account,Nominal,Details,Date,Ref,Net,Tax,T/C",
        ...["COACHPAR", "FUELCARD", "COACHPAR", "FUELCARD"].map(
          (code, at) =>
            `${8841 + at},${kinds[at]},${code},7300,Goods,2026-10-1${at},${["A104482", "3340917", "C20871", "3341556"][at]},100.00,20.00,T1`,
        ),
      ],
      { fallback: null },
    ).questions.map(({ id }) => id);
  expect(list(["PI", "PI", "PC", "PI"])).toEqual([]);
  expect(list(["PI", "PI", "PP", "PI"])).toContain("column-C");
  expect(list(["IN", "IN", "CN", "IN"])).toContain("column-C");
});

test("“Company” beside incoming invoices is the suppliers', if nearly every row has another name", () => {
  const list = (kind: string, names: readonly string[]) =>
    readCsv(
      [
        "Document ID,Company,Document type,Document number,Document date,Net amount,VAT amount,Gross amount,Currency",
        ...names.map(
          (name, at) =>
            `${8841 + at},${name},${kind},${["RG-B-26", "DME/412", "7F2A91C-14", "1107", "R26/556"][at] ?? at},2026-10-${at + 10},100.00,20.00,120.00,EUR`,
        ),
      ],
      { fallback: null },
    );
  const several = ["ARRI GmbH", "Frame Inc.", "Babelsberg AG", "Deluxe Ltd", "Brandt GbR"];
  const own = ["Nordlicht Film GmbH", "Nordlicht TV GmbH", "Nordlicht Film GmbH", "Nordlicht TV GmbH", "Nordlicht AG"];
  expect(list("Incoming invoice", several).questions).toEqual([]);
  expect(list("Invoice", several).questions).not.toEqual([]);
  expect(list("Incoming invoice", own).questions).not.toEqual([]);
});
