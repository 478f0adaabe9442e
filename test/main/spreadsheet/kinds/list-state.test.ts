/** @file What an invoice list says against its invoices: deleted, rejected, a draft; by row, by title, by section. */

import { expect, test } from "vitest";
import { csv } from "../../../fixtures/spreadsheets/make-files.ts";
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
  "Pending",
  "Open",
  "Gebucht",
  "Bezahlt",
  "Entered",
  "1",
])("a row with the status “%s” is an invoice", (status) =>
  expect(withColumn("Status", status, "Paid")).toEqual([null, null]),
);

test.each([
  ["Deleted", "yes", "no", ["Deleted: yes", null]],
  ["Posted", "Yes", "No", [null, "Posted: No"]],
  ["Not posted", "x", "", ["Not posted: x", null]],
  ["Remarks", "void", "void fill for parcels", ["void", null]],
  ["Payment status", "Cancelled", "Paid", [null, null]],
])("a column “%s” with %s and %s", (title, first, second, states) => {
  expect(withColumn(title, first, second)).toEqual(states);
});

test.each(["Deleted purchase invoices", "Draft - not posted", "Stornierte Rechnungen: gelöscht", "Rejected"])(
  "below the title “%s” no row is an invoice in the books, and nothing is missing",
  (title) => {
    const read = readCsv([title, heading, ...rows]);
    expect(statesOf(read)).toEqual([title, title]);
    expect(read.scope?.filter).toBe(title);
  },
);

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
