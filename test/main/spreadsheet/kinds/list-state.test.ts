/** @file What an invoice list says against its invoices: deleted, rejected, a draft; by row, by title, by section. */

import { expect, test } from "vitest";
import { csv, makeWorkbook } from "../../../fixtures/spreadsheets/make-files.ts";
import { readBytes, readCsv } from "../reading.ts";

const heading = "Purchase invoice ID,Invoice number,Supplier,Date,Net";
const rows = ["10023,A-1,Acme,2026-11-03,100", "10024,A-2,Beta,2026-11-14,50"];
const statesOf = ({ register }: ReturnType<typeof readCsv>) => register.map(({ says }) => says?.notBooked ?? null);
const withColumn = (title: string, first: string, second: string) =>
  statesOf(readCsv([`${heading},${title}`, `${rows[0]},${first}`, `${rows[1]},${second}`]));

test.each([
  ...["Deleted", "Rejected", "VOID", "Cancelled 12/11", "Draft", "Not posted", "Gelöscht", "Abgelehnt", "Entwurf"],
  ...["Supprimée", "Brouillon", "Verwijderd", "Eliminada", "Borrador", "Annullata", "Bozza", "Excluída", "Usunięta"],
  ...["Smazáno", "Raderad", "Slettet", "Utkast", "Poistettu", "Șters", "Törölt", "Διαγράφηκε", "Silindi", "Obrisan"],
  ...["Удалена", "Видалено", "已删除", "削除済み"],
])("a row with the status “%s” is no invoice in the books", (status) => {
  expect(withColumn("Status", status, "Posted")).toEqual([status, null]);
});

test.each([
  "Posted",
  "Approved",
  "Paid",
  "Part paid",
  "Unpaid",
  "Not yet paid",
  "Approved, unpaid",
  "Paid 12/11 JS",
  "Disputed",
  "Open",
  "Gebucht",
  "Bezahlt",
  "Entered",
  "Comptabilisée",
  "Zaksięgowana",
  "承認済み",
])("a row with the status “%s” is an invoice", (status) =>
  expect(withColumn("Status", status, "Paid")).toEqual([null, null]),
);

test.each([...["Not imported", "Awaiting import", "Pending", "Queued", "Nicht importiert", "À importer", "1", "?"]])(
  "a row with the status “%s” proves nothing, and that is told once",
  (status) => {
    const read = readCsv([`${heading},Status`, `${rows[0]},${status}`, `${rows[1]},Posted`]);
    expect(read.register).toMatchObject([
      { says: { notBooked: status, isUnknown: true } },
      { says: { date: "2026-11-14" } },
    ]);
    expect(statesOf(read)).toEqual([status, null]);
    expect(read.derived).toEqual([
      `1 row has the status “${status}”, which Pigeonhole doesn't know: it confirms no invoice`,
    ]);
  },
);

test("where others are posted, a row without a state isn't; where others are deleted, it is", () => {
  expect(withColumn("Status", "", "Posted")).toEqual(["Status: –", null]);
  expect(withColumn("Status", "", "Deleted")).toEqual([null, "Deleted"]);
  expect(withColumn("Status", "", "")).toEqual([null, null]);
});

test("a list of states that nobody knows doesn't say that anything is missing", () => {
  const read = readCsv([`${heading},Import status`, `${rows[0]},Not imported`, `${rows[1]},Not imported`]);
  expect(read.scope?.filter).toBe("Not imported");
  expect(read.derived).toHaveLength(1);
});

test("a list of several companies proves nothing, because it may be about another one than ours", () => {
  const both = readCsv([`${heading},Company`, `${rows[0]},Alder Ltd`, `${rows[1]},Birch & Co Ltd`]);
  expect(statesOf(both)).toEqual(["Company: Alder Ltd", "Company: Birch & Co Ltd"]);
  expect(both.register).toMatchObject([{ says: { isUnknown: true } }, { says: { isUnknown: true } }]);
  expect(both.derived).toEqual([
    "It has invoices of several companies or offices in the column “Company” (Alder Ltd, Birch & Co Ltd), so it confirms no invoice. Export the list of one company",
  ]);
  expect(withColumn("Company", "Alder Ltd", "ALDER LTD.")).toEqual([null, null]);
  const suppliers = ["Purchase invoice ID,Invoice number,Company", "10023,A-1,Acme", "10024,A-2,Beta"];
  expect(statesOf(readCsv(suppliers))).toEqual([null, null]);
  expect(withColumn("Business unit", "North", "South")).toEqual([null, null]);
});

test("a row that is hidden or struck out proves nothing", () => {
  const cells = [heading, ...rows].map((line) => line.split(","));
  const read = readBytes(makeWorkbook({ List: cells }, { hiddenRows: [2] }), "list.xlsx");
  expect(read.register).toMatchObject([{ says: { notBooked: "", isUnknown: true } }, {}]);
  expect(read.derived).toEqual(["1 row is hidden or struck out: it confirms no invoice"]);
});

test.each([
  ["Deleted", "yes", "no", ["Deleted: yes", null]],
  ["Deleted at", "2026-11-20", "", ["Deleted at: 2026-11-20", null]],
  ["Cancelled on", "20/11/2026", "0000-00-00", ["Cancelled on: 20/11/2026", null]],
  ["Voided by", "Tom", "", ["Voided by: Tom", null]],
  ["Active", "No", "Yes", ["Active: No", null]],
  ["Inactive", "Yes", "No", ["Inactive: Yes", null]],
  ["Imported", "No", "Yes", ["Imported: No", null]],
  ["VAT status", "Reduced", "Full", [null, null]],
  ["Supplier status", "Preferred", "", [null, null]],
  ["State", "CA", "NY", [null, null]],
  ["Import result", "skipped", "Imported", ["skipped", null]],
  ["Posted", "Yes", "No", [null, "Posted: No"]],
  ["Not posted", "x", "", ["Not posted: x", null]],
  ["Remarks", "void", "void fill for parcels", ["void", null]],
  ["Payment status", "Cancelled", "Paid", [null, null]],
])("a column “%s” with %s and %s", (title, first, second, states) => {
  expect(withColumn(title, first, second)).toEqual(states);
});

test.each([
  "Deleted purchase invoices",
  "Recycle bin",
  "Papierkorb",
  "Draft - not posted",
  "Stornierte Rechnungen: gelöscht",
  "Rejected",
])("below the title “%s” no row is an invoice in the books, and nothing is missing", (title) => {
  const read = readCsv([title, heading, ...rows]);
  expect(statesOf(read)).toEqual([title, title]);
  expect(read.scope?.filter).toBe(title);
});

test.each(["Purchase invoices, excluding drafts", "Deleted: 0", "ohne Entwürfe", "Already posted invoices"])(
  "below the title “%s” they are",
  (title) => expect(readCsv([title, heading, ...rows])).toMatchObject({ scope: { filter: null } }),
);

test("so do the name of the file, a line above some rows, and all rows together", () => {
  const named = readBytes(csv(heading, ...rows), "Deleted invoices.csv");
  expect(statesOf(named)).toEqual(["Deleted invoices", "Deleted invoices"]);
  expect(statesOf(readCsv([heading, rows[0] ?? "", ",Deleted,,,", rows[1] ?? ""]))).toEqual([null, "Deleted"]);
  const all = readCsv([`${heading},State`, ...rows.map((row) => `${row},Rejected`)]);
  expect(all.scope?.filter).toBe("Rejected");
});

const unsure = [
  ...[
    "Not in the ledger",
    "Import preview - nothing saved yet",
    "Simulation",
    "Expected invoices",
    "Purchase requests",
  ],
  ...["Invoices to be posted", "Test run", "Test data", "Not yet in the books", "Purchase orders", "Old version"],
  ...["Vorschau", "Noch nicht im Hauptbuch", "Erwartete Rechnungen", "Probelauf", "Aperçu", "Factures attendues"],
];
test.each(unsure)("under the title “%s”, or below it, or in a file of that name, no row proves anything", (title) => {
  const marked = { says: { notBooked: title, isUnknown: true } };
  for (const read of [
    readCsv([title, heading, ...rows]),
    readCsv([heading, ...rows, title]),
    readBytes(csv(heading, ...rows), `${title}.csv`),
  ]) {
    expect(read.register).toMatchObject([marked, marked]);
    expect(read.problems).toEqual([]);
    expect(read.derived).toContain(
      `Its title or name says “${title}”, so it confirms no invoice. If it's from the books, add it again without these words`,
    );
  }
});

test.each([
  ...[
    "Purchase invoices",
    "Purchase invoice register",
    "Purchase ledger",
    "Invoice list November 2026",
    "Paid invoices",
  ],
  ...["Alder accounts", "Printed on 22/11/2026", "Period: 1 Nov 2026 to 30 Nov 2026", "Page 1 of 1", "Already posted"],
  ...["Eingangsrechnungen", "Rechnungseingangsbuch", "Kreditorenjournal", "Factures fournisseurs", "Export"],
  ...["Ohne Entwürfe", "Simulated: none"],
])("under the title “%s” they do", (title) => {
  expect(statesOf(readCsv([title, heading, ...rows]))).toEqual([null, null]);
  expect(statesOf(readBytes(csv(heading, ...rows), `${title.replaceAll("/", "-")}.csv`))).toEqual([null, null]);
});

test("a row that is later than its list says it reaches proves nothing", () => {
  const read = readCsv(["Period to 12 November 2026", heading, ...rows]);
  expect(statesOf(read)).toEqual([null, "> 2026-11-12"]);
  expect(read.derived).toContain(
    "1 row is dated after 2026-11-12, where the list says it ends: it confirms no invoice",
  );
});

test.each([["Company: Other Ltd"], ["Company:,Other Ltd"], ["Company: Other Ltd, Leeds"]])(
  "“%s” below the rows is no row, and names the company",
  (line) => {
    const { problems, scope, skipped } = readCsv([heading, ...rows, line]);
    expect([problems, scope?.company, skipped.map(({ row }) => row)]).toEqual([[], "Other Ltd", [4]]);
  },
);

test("an ID that a list gives to several invoices proves nothing for any of them", () => {
  const read = readCsv([heading, "501,A-1,Acme,2026-11-03,100", "501,B-2,Beta,2026-11-14,50", rows[1] ?? ""]);
  expect(statesOf(read)).toEqual(["501", "501", null]);
  expect(read.derived).toEqual([
    "It gives the ID 501 to more than one invoice. These rows confirm no invoice, and no document is attached by them",
  ]);
});

test("the lines of one invoice share its ID", () => {
  const lines = [heading, "10023,A-1,Acme,2026-11-03,60", "10023,a 1,Acme,2026-11-03,40"];
  expect(statesOf(readCsv(lines))).toEqual([null, null]);
});
