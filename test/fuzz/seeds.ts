/** @file The undamaged spreadsheets that the mutants are made from. */

import { csv, dateCell, hideOldRow, makeWorkbook, numberCell } from "../fixtures/spreadsheets/make-files.ts";

export interface Seed {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

const headers = ["Invoice date", "Invoice no", "Supplier", "Net amount", "VAT amount", "VAT rate", "Currency"];
const rows = Array.from({ length: 12 }, (_, n) => [
  dateCell(46_300 + n),
  `A-${100 + n}`,
  n % 3 === 0 ? "Ångström & Söhne" : "Acme Ltd",
  numberCell(1204.5 + n, "#,##0.00"),
  numberCell(240.9 + n, "0.00"),
  numberCell(0.2, "0%"),
  "GBP",
]);
const sheets = {
  Invoices: [["Invoices of May"], [], headers, ...rows, ["Total", null, null, 99]],
  Notes: [["Read me"]],
};
const lines = rows.map((_, n) => `${1 + n}.05.2026;A-${n};"Söhne; & ""Co""";1.204,${10 + n};240,90;EUR`);
const text = csv("Rechnungsdatum;Rechnungsnummer;Lieferant;Netto;MwSt;Währung", ...lines);

/** Never taken out: a mutant is known by its seed's place in this list, its mutation and a number. */
export const seeds: readonly Seed[] = [
  { fileName: "packed.xlsx", bytes: makeWorkbook(sheets, { isPacked: true, merges: ["A1:C2"], hiddenColumns: [5] }) },
  { fileName: "plain.xlsx", bytes: makeWorkbook(sheets, { hidden: ["Notes"], hiddenRows: [6] }) },
  { fileName: "old.xls", bytes: hideOldRow(makeWorkbook(sheets, { bookType: "biff8" }), 1) },
  { fileName: "semicolons.csv", bytes: text },
  {
    fileName: "wide.csv",
    bytes: Uint8Array.from([0xff, 0xfe, ...Buffer.from(new TextDecoder().decode(text), "utf16le")]),
  },
];
