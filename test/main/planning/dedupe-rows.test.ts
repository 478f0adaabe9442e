/** @file Which rows of a spreadsheet went before, which may have, and which are new. */

import { describe, expect, test } from "vitest";
import { dedupeRows, fingerprintOf, mostWentIn } from "../../../main/planning/dedupe-rows.ts";
import { planUnsent } from "../../../main/planning/plan-import.ts";
import { finish } from "../../../main/planning/slices.ts";
import type { Earlier, FirstTime, RowFingerprint } from "../../../shared/imports/row-fingerprint.ts";
import type { ReadInvoice, SheetReading } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { PurchaseInvoice } from "../../../shared/values/purchase-invoice.ts";
import { textAsMessage } from "../../shared/in-words.ts";
import { blankReading } from "../../shared/sample-readings.ts";

/** supplier, number, amount; a fourth word stands in a column that no header is known for. */
type Cells = readonly [supplier: string, number: string, net: string, other?: string];

const rowOf = (cells: Cells, index: number): ReadInvoice => ({
  row: index + 2,
  invoice: { AccountName: cells[0], ...(cells[1] === "" ? {} : { InvoiceNumber: cells[1] }), Net: cells[2] },
  raw: JSON.stringify(cells),
});

const firstIn = (importId: string, row: number): FirstTime => ({
  importId,
  file: `${importId}.csv`,
  row,
  sentAt: 1_000,
  endedAt: 2_000,
});

/** What a journal answers that holds the fingerprints of these files. */
const journalOf =
  (files: Readonly<Record<string, readonly ReadInvoice[]>>) =>
  (fingerprints: readonly RowFingerprint[]): Earlier[] =>
    fingerprints.flatMap((asked) =>
      Object.entries(files).flatMap(([id, rows]) =>
        rows.flatMap((read) => {
          const fingerprint = fingerprintOf(read);
          const isSameRow = fingerprint.raw === asked.raw;
          const isSameInvoice =
            fingerprint.supplier === asked.supplier && fingerprint.invoiceNumber === asked.invoiceNumber;
          return isSameRow || (isSameInvoice && asked.invoiceNumber !== "")
            ? [{ row: asked.row, isSameRow, isSameInvoice, isSettled: true, first: firstIn(id, read.row) }]
            : [];
        }),
      ),
    );

function sift(gone: readonly Cells[], now: readonly (Cells | ReadInvoice)[]) {
  const rows = now.map((cells, index) => ("raw" in cells ? cells : rowOf(cells, index)));
  const sifted = finish(dedupeRows(rows, journalOf({ "1": gone.map(rowOf) })));
  const said = new Map([...sifted.gone, ...sifted.doubtful].map(({ row, is }) => [row, is]));
  return rows.map(({ row }) => said.get(row) ?? "new");
}

describe("a row", () => {
  const inv7: Cells = ["Acme", "INV-7", "10.00"];
  test.each<[string, readonly Cells[], readonly Cells[], readonly string[]]>([
    ["of which nothing has gone is new", [], [inv7], ["new"]],
    ["that went is that row, and the others are new", [inv7], [["Acme", "INV-8", "10.00"], inv7], ["new", "same"]],
    ["with another number is another one, whatever else is alike", [inv7], [["Acme", "INV-8", "10.00"]], ["new"]],
    ["of another supplier with that number is another one", [inv7], [["Beta", "INV-7", "10.00"]], ["new"]],
    ["with another amount is doubtful", [inv7], [["Acme", "INV-7", "10.01"]], ["other-row"]],
    ["with another remark is doubtful", [inv7], [["Acme", "INV-7", "10.00", "paid"]], ["other-row"]],
    ["in other capitals is doubtful", [inv7], [[" ACME", "inv-7 ", "10.00"]], ["other-row"]],
    [
      "with its accents written otherwise is doubtful",
      [["Müller", "1", "9"]],
      [["Mu\u0308ller", "1", "9"]],
      ["other-row"],
    ],
    [
      "without a number is doubtful where the same row went",
      [["Acme", "", "10.00"]],
      [["Acme", "", "10.00"]],
      ["no-number"],
    ],
    ["without a number is new where another row went", [["Acme", "", "10.00"]], [["Acme", "", "11.00"]], ["new"]],
    ["may stand twice in one file", [], [inv7, inv7], ["new", "new"]],
    ["may be one of several lines of an invoice", [], [inv7, ["Acme", "INV-7", "5.00"]], ["new", "new"]],
    [
      "that stands here more often than it went is doubtful from there on",
      [inv7],
      [inv7, inv7],
      ["same", "more-often"],
    ],
    ["that went as often as it stands here went", [inv7, inv7], [inv7, inv7], ["same", "same"]],
    [
      "of an invoice whose other lines went is doubtful",
      [inv7],
      [inv7, ["Acme", "INV-7", "5.00"]],
      ["same", "other-row"],
    ],
  ])("%s", (_, gone, now, is) => {
    expect(sift(gone, now)).toEqual(is);
  });

  test("that was read as another number then is doubtful, so that a changed heading lets nothing through", () => {
    const { row, raw, invoice } = rowOf(inv7, 0);
    expect(sift([inv7], [{ row, raw, invoice: { ...invoice, InvoiceNumber: "PO-9" } }])).toEqual(["read-otherwise"]);
    const { InvoiceNumber: _, ...unnumbered } = invoice;
    expect(sift([inv7], [{ row, raw, invoice: unnumbered }])).toEqual(["read-otherwise"]);
  });

  test("names its supplier by the id where it has one, and by the name else", () => {
    const supplierOf = (invoice: PurchaseInvoice) => fingerprintOf({ row: 2, invoice, raw: "" }).supplier;
    expect(supplierOf({ AccountId: "7", AccountName: "Acme" })).toBe(
      supplierOf({ AccountId: "7", AccountName: "ACME Ltd" }),
    );
    expect(supplierOf({ AccountId: "7" })).not.toBe(supplierOf({ AccountName: "7" }));
  });
});

test("the import that most rows went in is the one that a file is a duplicate of, the eldest of several", () => {
  const gone = (...ids: readonly string[]) =>
    ids.map((id, index) => ({ row: index + 2, invoiceNumber: "1", is: "same" as const, first: firstIn(id, 2) }));
  expect(mostWentIn(gone("3", "10", "10"))).toBe("10");
  expect(mostWentIn(gone("10", "3"))).toBe("3");
  expect(mostWentIn([])).toBeNull();
});

describe("a plan", () => {
  const rules = { rowsWithProblems: "send-the-rest", maxInvoicesPerBatch: null } as const;
  const read = (cells: readonly Cells[], more: Partial<SheetReading> = {}): SheetReading => ({
    ...blankReading,
    invoices: cells.map(rowOf),
    ...more,
  });
  const gone: readonly Cells[] = [
    ["Acme", "1", "10"],
    ["Acme", "2", "10"],
  ];
  const plan = (now: readonly Cells[], isAnswered = false, more: Partial<SheetReading> = {}) =>
    finish(
      planUnsent(read(now, more), rules, {
        earlier: journalOf({ "1": gone.map(rowOf) }),
        isAnswered,
        today: "2026-11-20",
        nets: () => [],
      }),
    );

  test("leaves out what went, says where it went, and sends the rest with its fingerprints", () => {
    const made = plan([...gone, ["Acme", "3", "10"]]);
    expect(made).toMatchObject({
      verdict: "send",
      batches: [{ rows: [4], fingerprints: [{ row: 4, invoiceNumber: "3" }] }],
    });
    expect(made.verdict === "send" && made.sentBefore).toMatchObject([
      { row: 2, invoiceNumber: "1", first: { importId: "1", file: "1.csv", row: 2 } },
      { row: 3, invoiceNumber: "2", first: { row: 3 } },
    ]);
  });

  test("of nothing but what went is a duplicate", () => {
    expect(plan(gone.toReversed())).toEqual({ verdict: "duplicate", of: "1" });
  });

  test("with one doubtful row asks, and sends nothing at all", () => {
    expect(
      plan([
        ["Acme", "3", "10"],
        ["Acme", "2", "11"],
      ]),
    ).toMatchObject({
      verdict: "ask",
      why: { kind: "already-sent", rows: [{ row: 3, invoiceNumber: "2", is: "other-row" }] },
    });
  });

  test("once answered sends what was asked about, and still not what went beyond doubt", () => {
    expect(
      plan(
        [
          ["Acme", "1", "10"],
          ["Acme", "2", "11"],
          ["Acme", "3", "10"],
        ],
        true,
      ),
    ).toMatchObject({
      verdict: "send",
      batches: [{ rows: [3, 4] }],
      sentBefore: [{ row: 2 }],
    });
  });

  test("with nothing new and rows with problems asks about those", () => {
    const problem = {
      row: 9,
      column: null,
      header: null,
      value: null,
      reason: textAsMessage("No supplier."),
      fix: textAsMessage(""),
    };
    expect(plan(gone, false, { problems: [problem] })).toMatchObject({
      verdict: "ask",
      why: { kind: "rows-have-problems", problems: [problem], rowsSent: 0 },
    });
  });
});
