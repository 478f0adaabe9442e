/** @file Which rows of a spreadsheet were sent before, which may have been, and which are new. */

import { describe, expect, test } from "vitest";
import { commonestOriginal, dedupeRows } from "../../../main/planning/dedupe-rows.ts";
import { planUnsent } from "../../../main/planning/plan-import.ts";
import { finish } from "../../../main/planning/slices.ts";
import { compareFingerprints, withKeys } from "../../../shared/imports/alike/compare-fingerprints.ts";
import type { Earlier, FirstTime, RowFingerprint } from "../../../shared/imports/row-fingerprint.ts";
import { fingerprintOf } from "../../../shared/imports/row-fingerprint.ts";
import type { ReadInvoice, SheetReading } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { PurchaseInvoice } from "../../../shared/values/purchase-invoice.ts";
import { textAsMessage } from "../../shared/in-words.ts";
import { blankReading } from "../../shared/sample-readings.ts";

/** Supplier, number, amount; a fourth text is in a column whose header is unknown. */
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

/** Answers like a journal that holds the fingerprints of these files. */
const journalOf =
  (files: Readonly<Record<string, readonly ReadInvoice[]>>) =>
  (fingerprints: readonly RowFingerprint[]): Earlier[] =>
    fingerprints.flatMap((asked) =>
      Object.entries(files).flatMap(([id, rows]) =>
        rows.flatMap((read) => {
          const compared = compareFingerprints(withKeys(asked), withKeys(fingerprintOf(read)));
          return compared === null
            ? []
            : [{ row: asked.row, ...compared, openAs: null, perhapsElsewhere: null, first: firstIn(id, read.row) }];
        }),
      ),
    );

function* inNoList() {
  return () => undefined;
}

function dedupe(sent: readonly Cells[], now: readonly (Cells | ReadInvoice)[]) {
  const rows = now.map((cells, index) => ("raw" in cells ? cells : rowOf(cells, index)));
  const deduped = finish(dedupeRows(rows, journalOf({ "1": sent.map(rowOf) }), inNoList));
  const verdicts = new Map([...deduped.alreadySent, ...deduped.doubtful].map(({ row, is }) => [row, is]));
  return rows.map(({ row }) => verdicts.get(row) ?? "new");
}

describe("a row", () => {
  const inv7: Cells = ["Acme", "INV-7", "10.00"];
  test.each<[string, readonly Cells[], readonly Cells[], readonly string[]]>([
    ["is new where nothing was sent before", [], [inv7], ["new"]],
    ["that was sent is recognised, and others are new", [inv7], [["Acme", "INV-8", "10.00"], inv7], ["new", "same"]],
    ["with another number is new, even if the rest is the same", [inv7], [["Acme", "INV-8", "10.00"]], ["new"]],
    ["of another supplier with the same number is new", [inv7], [["Beta", "INV-7", "10.00"]], ["new"]],
    ["with another amount is doubtful", [inv7], [["Acme", "INV-7", "10.01"]], ["other-row"]],
    ["with another remark is doubtful", [inv7], [["Acme", "INV-7", "10.00", "paid"]], ["other-row"]],
    ["in other case is doubtful", [inv7], [[" ACME", "inv-7 ", "10.00"]], ["other-row"]],
    [
      "with its accents in another Unicode form is doubtful",
      [["Müller", "1", "9"]],
      [["Mu\u0308ller", "1", "9"]],
      ["other-row"],
    ],
    [
      "without a number is doubtful where the same row was sent",
      [["Acme", "", "10.00"]],
      [["Acme", "", "10.00"]],
      ["no-number"],
    ],
    ["without a number is new where another row was sent", [["Acme", "", "10.00"]], [["Acme", "", "11.00"]], ["new"]],
    ["may be in one file twice", [], [inv7, inv7], ["new", "new"]],
    ["may be one of several lines of an invoice", [], [inv7, ["Acme", "INV-7", "5.00"]], ["new", "new"]],
    [
      "that is in the file more often than it was sent is doubtful from there on",
      [inv7],
      [inv7, inv7],
      ["same", "more-often"],
    ],
    ["that was sent as often as it is in the file is recognised", [inv7, inv7], [inv7, inv7], ["same", "same"]],
    [
      "of an invoice whose other lines were sent is doubtful",
      [inv7],
      [inv7, ["Acme", "INV-7", "5.00"]],
      ["same", "other-row"],
    ],
  ])("%s", (_, sent, now, is) => {
    expect(dedupe(sent, now)).toEqual(is);
  });

  test.each<[string, Cells, Cells, string]>([
    ["with a no-break space in its supplier", ["Acme Ltd", "7", "9"], ["Acme\u00a0Ltd", "7", "9"], "spelled-otherwise"],
    ["with another separator in its number", ["Acme", "INV-7", "9"], ["Acme", "INV 7", "9"], "spelled-otherwise"],
    ["with another separator and amount", ["Acme", "INV-7", "9"], ["Acme", "INV7", "8"], "spelled-otherwise"],
    ["with a word before its number", ["Acme", "INV-7", "9"], ["Acme", "No. INV-7", "8"], "spelled-otherwise"],
    ["with a Greek letter in its number", ["Acme", "INV-7", "9"], ["Acme", "\u0399NV-7", "8"], "spelled-otherwise"],
    [
      "with decimals that a spreadsheet program adds",
      ["Acme", "77003", "9"],
      ["Acme", "77003.00", "8"],
      "spelled-otherwise",
    ],
    ["with an exponent", ["Acme", "77007", "9"], ["Acme", "7.7007E4", "8"], "spelled-otherwise"],
    [
      "with letters O for the zeros in its number",
      ["Acme", "INV-10023", "9"],
      ["Acme", "INV-1OO23", "8"],
      "spelled-otherwise",
    ],
    ["with Arabic digits in its number", ["Acme", "4711", "9"], ["Acme", "٤٧١١", "8"], "spelled-otherwise"],
    ["with Persian digits in its number", ["Acme", "4711", "9"], ["Acme", "۴۷۱۱", "8"], "spelled-otherwise"],
    [
      "with Thai digits where it had Indian ones",
      ["Acme", "A-४७११", "9"],
      ["Acme", "A-๔๗๑๑", "8"],
      "spelled-otherwise",
    ],
    ["with other digits in its supplier", ["Shop 24", "7", "9"], ["Shop ٢٤", "7", "9"], "spelled-otherwise"],
    ["of the next number in Arabic digits", ["Acme", "4711", "9"], ["Acme", "٤٧١٢", "9"], "new"],
    ["without the zeros in its number", ["Acme", "INV-24-007", "9"], ["Acme", "INV-24-7", "8"], "spelled-otherwise"],
    ["with zeros at the end of its number", ["Acme", "INV-7", "9"], ["Acme", "INV-70", "9"], "new"],
    ["of another number with the same digits", ["Acme", "INV-71", "9"], ["Acme", "INV-17", "9"], "new"],
    ["without a number, with a soft hyphen", ["Acme", "", "9"], ["Ac\u00adme", "", "9"], "spelled-otherwise"],
    ["without a number, of another supplier", ["Acme", "", "9"], ["Beta", "", "9"], "new"],
    ["of another supplier, with another separator", ["Acme", "INV-7", "9"], ["Beta", "INV 7", "8"], "new"],
  ])("%s is compared by its look", (_, sent, now, is) => {
    expect(dedupe([sent], [now])).toEqual([is]);
  });

  const dated = (number: string, more: PurchaseInvoice = {}): PurchaseInvoice => ({
    ...{ InvoiceNumber: number, AccountName: "Acme", Date: "2026-11-21", Net: "9.00", Currency: "GBP", ...more },
  });
  test.each<[string, PurchaseInvoice, PurchaseInvoice, string]>([
    ["with a small l for a 1 in its number", dated("QL-1111"), dated("QL-l111"), "spelled-otherwise"],
    ["with capital letters I for 1", dated("QL-1111"), dated("QL-1II1"), "spelled-otherwise"],
    ["with the word Invoice before its number", dated("RN-5511"), dated("Invoice RN-5511"), "spelled-otherwise"],
    ["with another word before its number", dated("RE-5511"), dated("Rechnung 5511"), "spelled-otherwise"],
    ["without the letters before its number", dated("88123"), dated("ACM88123"), "spelled-otherwise"],
    ["with its year and number changed about", dated("2026/0045"), dated("45/2026"), "spelled-otherwise"],
    ["with its year in Arabic digits", dated("45/2026"), dated("٢٠٢٦/٤٥"), "spelled-otherwise"],
    ["with two figures of its year", dated("F 2026/33"), dated("F 26/33"), "spelled-otherwise"],
    ["with two figures of its year, and a lower number", dated("F 2026/12"), dated("F 26/12"), "spelled-otherwise"],
    ["with two figures of another year", dated("F 2026/33"), dated("F 25/33"), "new"],
    ["with two figures of its year alone", dated("2026"), dated("26"), "new"],
    ["with the year after its number", dated("SB-7181"), dated("SB-7181/2026"), "spelled-otherwise"],
    ["with a counter after its number", dated("TT-4001"), dated("TT-4001/1"), "spelled-otherwise"],
    [
      "with a word after its number and a legal form",
      dated("TT-4001"),
      dated("TT-4001 copy", { AccountName: "Acme Ltd" }),
      "spelled-otherwise",
    ],
    [
      "with its number and a legal form, and another amount",
      dated("TT-4001"),
      dated("TT-4001", { AccountName: "Acme Ltd", Net: "8.00" }),
      "supplier-otherwise",
    ],
    ["with another counter after its number", dated("TT-4001/1"), dated("TT-4001/2"), "new"],
    ["with a long number more", dated("4001"), dated("4001/555"), "new"],
    ["with its supplier's id alone", dated("88123"), dated("INV 88123", { AccountId: "7" }), "spelled-otherwise"],
    ["with other letters before its number", dated("RN-5511"), dated("KX-5511"), "new"],
    ["with other digits", dated("RN-5511"), dated("RN-5512"), "new"],
    ["with its digits in other groups", dated("1-23"), dated("3-12"), "new"],
    ["with its groups of digits changed about, and no year", dated("W1-3"), dated("W3-1"), "new"],
    ...(["Brightwater Suplies Ltd", "Brightwater"] as const).map(
      (name): [string, PurchaseInvoice, PurchaseInvoice, string] => [
        `with words around its number, of ${name}`,
        dated("BW-4471", { AccountName: "Brightwater Supplies Ltd" }),
        dated("INV BW-4471", { AccountName: name }),
        "spelled-otherwise",
      ],
    ),
    [
      "with words around its number, of a name that is nearly the same, and of another amount",
      dated("BW-4471", { AccountName: "Brightwater Supplies Ltd" }),
      dated("INV BW-4471", { AccountName: "Brightwater Suplies Ltd", Net: "8.00" }),
      "new",
    ],
    ["of another day", dated("88123"), dated("INV88123", { Date: "2026-11-20" }), "new"],
    ["of another amount", dated("88123"), dated("INV88123", { Net: "9.01" }), "new"],
    ["of another currency", dated("88123"), dated("INV88123", { Currency: "EUR" }), "new"],
    ["of another supplier", dated("88123"), dated("INV88123", { AccountName: "Beta" }), "new"],
  ])("%s is compared by its digits", (_, sent, now, is) => {
    const { AccountName: _name, ...withIdAlone } = now;
    const rows = [{ row: 2, invoice: now.AccountId === undefined ? now : withIdAlone, raw: "now" }];
    const deduped = finish(dedupeRows(rows, journalOf({ "1": [{ row: 2, invoice: sent, raw: "sent" }] }), inNoList));
    expect([...deduped.alreadySent, ...deduped.doubtful].map((row) => row.is)).toEqual(is === "new" ? [] : [is]);
  });

  test("that is the same is left out, even if another one looks like it", () => {
    const spellings: readonly Cells[] = [
      ["Acme", "INV 7", "9"],
      ["Acme", "INV-7", "9"],
    ];
    expect(dedupe(spellings, spellings.toReversed())).toEqual(["same", "same"]);
  });

  test("that was read with another number before is doubtful, so that a changed heading lets nothing through", () => {
    const { row, raw, invoice } = rowOf(inv7, 0);
    expect(dedupe([inv7], [{ row, raw, invoice: { ...invoice, InvoiceNumber: "PO-9" } }])).toEqual(["read-otherwise"]);
    const { InvoiceNumber: _, ...unnumbered } = invoice;
    expect(dedupe([inv7], [{ row, raw, invoice: unnumbered }])).toEqual(["read-otherwise"]);
  });

  test("is recognised by the supplier's id where it has one, otherwise by the supplier's name", () => {
    const supplierOf = (invoice: PurchaseInvoice) => fingerprintOf({ row: 2, invoice, raw: "" }).supplier;
    expect(supplierOf({ AccountId: "7", AccountName: "Acme" })).toBe(
      supplierOf({ AccountId: "7", AccountName: "ACME Ltd" }),
    );
    expect(supplierOf({ AccountId: "7" })).not.toBe(supplierOf({ AccountName: "7" }));
  });
});

test("a duplicate's original is the import that sent most of its rows, the oldest of several", () => {
  const sentBy = (...ids: readonly string[]) =>
    ids.map((id, index) => ({ row: index + 2, invoiceNumber: "1", is: "same" as const, first: firstIn(id, 2) }));
  expect(commonestOriginal(sentBy("3", "10", "10"))).toBe("10");
  expect(commonestOriginal(sentBy("10", "3"))).toBe("3");
  expect(commonestOriginal([])).toBeNull();
});

describe("a plan", () => {
  const rules = {
    rowsWithProblems: "send-the-rest",
    maxInvoicesPerBatch: null,
    ceilings: {},
    vatTolerance: null,
  } as const;
  const read = (cells: readonly Cells[], more: Partial<SheetReading> = {}): SheetReading => ({
    ...blankReading,
    invoices: cells.map(rowOf),
    ...more,
  });
  const sent: readonly Cells[] = [
    ["Acme", "1", "10"],
    ["Acme", "2", "10"],
  ];
  const plan = (now: readonly Cells[], isAnswered = false, more: Partial<SheetReading> = {}) =>
    finish(
      planUnsent(read(now, more), rules, {
        earlier: journalOf({ "1": sent.map(rowOf) }),
        listedAlready: () => [],
        lacking: inNoList,
        isNews: () => false,
        isAnswered,
        today: "2026-11-20",
        nets: () => [],
      }),
    );

  test("leaves out the rows that were sent, says in which import, and sends the rest with fingerprints", () => {
    const made = plan([...sent, ["Acme", "3", "10"]]);
    expect(made).toMatchObject({
      verdict: "send",
      batches: [{ rows: [4], fingerprints: [{ row: 4, invoiceNumber: "3" }] }],
    });
    expect(made.verdict === "send" && made.sentBefore).toMatchObject([
      { row: 2, invoiceNumber: "1", first: { importId: "1", file: "1.csv", row: 2 } },
      { row: 3, invoiceNumber: "2", first: { row: 3 } },
    ]);
  });

  test("of a file in which every row was sent before is a duplicate", () => {
    expect(plan(sent.toReversed())).toEqual({ verdict: "duplicate", of: "1" });
  });

  test("with one doubtful row asks and sends nothing", () => {
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

  test("that was answered sends the doubtful rows, but not those that were certainly sent", () => {
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
    expect(plan(sent, false, { problems: [problem] })).toMatchObject({
      verdict: "ask",
      why: { kind: "rows-have-problems", problems: [problem], rowsSent: 0 },
    });
  });
});
