/** @file An invoice of the lists is found by whatever a person remembers of it. */

import { afterEach, beforeEach, expect, test } from "vitest";
import { advance } from "../../../main/imports/state/advance.ts";
import type { OpenJournal } from "../../../main/journal/journal.ts";
import { openJournal } from "../../../main/journal/open-journal.ts";
import type { EntryFigures, RegisterEntry } from "../../../shared/spreadsheet/sheet-reading.ts";
import { writing } from "../../fakes/journal-writes.ts";
import { atMs, makeFolder } from "./sample-journal.ts";

let folder: ReturnType<typeof makeFolder>;
let journal: OpenJournal;
beforeEach(() => {
  folder = makeFolder();
  journal = openJournal(folder.file, () => atMs);
});
afterEach(() => {
  journal.close();
  folder.remove();
});

let lists = 0;

function keepList(entries: readonly Omit<RegisterEntry, "row">[], connection = "office"): void {
  lists += 1;
  const entry = { inbox: "payables", connection, kind: "register", sizeBytes: 10, seenAt: atMs } as const;
  const given = { ...entry, sha256: String(lists).padStart(64, "0"), dropped: `list ${lists}.csv` };
  const added = writing(journal).add(given, { what: "take-in", who: "agent", detail: given });
  const event = { type: "store-register", entries: entries.length } as const;
  const rows = entries.map((one, index) => ({ ...one, row: index + 2 }));
  writing(journal).save(advance(added, event, atMs), { what: event.type, who: "agent", detail: {} }, undefined, rows);
}

const says = (date: string, net: string, gross: string): EntryFigures => ({
  ...{ date, net, gross, currency: "GBP", supplierId: null },
});
const sample = [
  {
    ...{ purchaseInvoiceId: "10024", invoiceNumber: "NTC-0045512", supplier: "Northern Tile Company" },
    says: says("2026-10-16", "1204.5", "1445.40"),
  },
  {
    ...{ purchaseInvoiceId: "10026", invoiceNumber: "KOS 2026-0192", supplier: "Kirkgate Office Supplies" },
    says: says("2026-11-10", "100.00", "120.00"),
  },
  {
    ...{ purchaseInvoiceId: "10027", invoiceNumber: "KOS 2026-0193", supplier: "Kirkgate Office Supplies" },
    says: says("2026-11-11", "50.00", "60.00"),
  },
  { purchaseInvoiceId: "10030", invoiceNumber: "RE/77", supplier: "Müller & Söhne GmbH" },
];

const found = (text: string) => journal.findInvoices("office", text).invoices.map((one) => one.purchaseInvoiceId);

test("by supplier, number, amount, date and ID, in any order and part", () => {
  keepList(sample);
  expect(found("kirkg")).toEqual(["10027", "10026"]);
  expect(found("kirkg 0192")).toEqual(["10026"]);
  expect(found("0045512")).toEqual(["10024"]);
  expect(found("ntc0045512"), "without its signs").toEqual(["10024"]);
  expect(found("muller")).toEqual(["10030"]);
  expect(found("£1,204.50")).toEqual(["10024"]);
  expect(found("1445.4")).toEqual(["10024"]);
  expect(found("16/10/2026")).toEqual(["10024"]);
  expect(found("2026-11 kirkgate 120")).toEqual(["10026"]);
  expect(found("10030")).toEqual(["10030"]);
  expect(found("nobody like this")).toEqual([]);
  expect(found("zz%' OR 1=1 --")).toEqual([]);
});

test("with what the newest list says of it, and each invoice once", () => {
  keepList(sample);
  keepList([{ purchaseInvoiceId: "10026", invoiceNumber: "KOS 2026-0192", supplier: "Kirkgate Office Ltd" }]);
  const { invoices } = journal.findInvoices("office", "0192");
  expect(invoices).toMatchObject([{ purchaseInvoiceId: "10026", supplier: "Kirkgate Office Ltd" }]);
});

test("never in the lists of another office", () => {
  keepList(sample, "elsewhere");
  expect(journal.findInvoices("office", "kirkgate")).toEqual({ invoices: [], hasMore: false, isListed: null });
});

test("a typed ID that no list has is told from one that a list has", () => {
  expect(journal.findInvoices("office", "10999").isListed).toBeNull();
  keepList(sample);
  expect(journal.findInvoices("office", "10999").isListed).toBe(false);
  expect(journal.findInvoices("office", " 10026 ").isListed).toBe(true);
  expect(journal.findInvoices("office", "kirkgate").isListed).toBeNull();
});

test("the best are on top, and it's said if there are more", () => {
  keepList(
    Array.from({ length: 30 }, (_, index) => ({
      ...{ purchaseInvoiceId: String(20_000 + index), invoiceNumber: `A-${index}`, supplier: `Kirk ${index}` },
    })),
  );
  const { invoices, hasMore } = journal.findInvoices("office", "A-7");
  expect(invoices[0]).toMatchObject({ invoiceNumber: "A-7" });
  expect(journal.findInvoices("office", "kirk").hasMore).toBe(true);
  expect(hasMore).toBe(false);
});

test("never in a list that names another company, whose IDs are of other books", () => {
  const figures: EntryFigures = { ...says("2026-11-10", "10.00", "12.00"), notBooked: "Other Ltd", isUnknown: true };
  const theirs = { purchaseInvoiceId: "10133", invoiceNumber: "SY-99", supplier: "Northern Tile Company" };
  keepList([{ ...theirs, says: { ...figures, ofCompany: "Other Ltd" } }]);
  expect(["SY-99", "10133", "northern"].flatMap(found)).toEqual([]);
  expect(journal.findInvoices("office", "10133").isListed).toBe(false);
  expect(journal.registered("office", "sy 99")).toEqual([]);
  expect(journal.hasRegisteredId("office", "10133")).toBe(false);
  keepList([{ ...theirs, purchaseInvoiceId: "10140", says: says("2026-11-10", "10.00", "12.00") }]);
  expect(["SY-99", "northern"].flatMap(found)).toEqual(["10140", "10140"]);
  expect(journal.registered("office", "sy 99")).toMatchObject([{ purchaseInvoiceId: "10140" }]);
});
