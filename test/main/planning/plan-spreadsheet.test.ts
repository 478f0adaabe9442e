/** @file Batches: what is sent to the byte, and what is asked first. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Baseline } from "../../../main/planning/find-doubts.ts";
import { invoiceForJson, planSpreadsheet } from "../../../main/planning/plan-import.ts";
import type { RowProblem, SheetReading } from "../../../shared/spreadsheet/sheet-reading.ts";
import { type PurchaseInvoice, properties, propertyNames } from "../../../shared/values/purchase-invoice.ts";
import { sayRowProblem } from "../../../shared/wording/imports/rows/say-rows-with-problems.ts";
import { sayMessage } from "../../../shared/wording/message.ts";
import { inWords } from "../../shared/in-words.ts";
import { blankReading, columnsOf, questionOf } from "../../shared/sample-readings.ts";

const hold = { rowsWithProblems: "hold-file", maxInvoicesPerBatch: null, ceilings: {}, vatTolerance: null } as const;
const sendRest = {
  rowsWithProblems: "send-the-rest",
  maxInvoicesPerBatch: null,
  ceilings: {},
  vatTolerance: null,
} as const;

function read(invoices: readonly PurchaseInvoice[], more: Partial<SheetReading> = {}): SheetReading {
  return {
    ...blankReading,
    columns: columnsOf({
      Supplier: "AccountName",
      "Supplier ID": "AccountId",
      Net: "Net",
      "PO no": "PurchaseOrderNumber",
    }),
    invoices: invoices.map((invoice, index) => ({ row: index + 2, invoice, raw: JSON.stringify(invoice) })),
    ...more,
  };
}

const badDate: RowProblem = {
  row: 9,
  column: "A",
  header: "Date",
  value: "x",
  reason: { say: "no-such-date" },
  fix: { say: "fix-date" },
};

const usual: Baseline = { today: "2026-11-20", nets: () => [] };

const plan = (reading: SheetReading, rules: Parameters<typeof planSpreadsheet>[1], known = usual) =>
  planSpreadsheet(reading, rules, known);

function sent(planned: ReturnType<typeof planSpreadsheet>) {
  if (planned.verdict !== "send") throw new Error(JSON.stringify(planned));
  return planned;
}

function problemsOf(reading: SheetReading): readonly RowProblem[] {
  const planned = plan(reading, hold);
  return planned.verdict === "ask" && planned.why.kind === "rows-have-problems" ? planned.why.problems : [];
}

test("what is wrong or unusual names its sheet, where the file has sheets", () => {
  const reading = read([{ AccountName: "Acme", Net: "1.00", Date: "2016-11-20" }], {
    problems: [badDate],
    sheet: "May",
  });
  expect(problemsOf(reading)).toMatchObject([{ row: 9, sheet: "May" }]);
  const planned = sent(plan(reading, sendRest));
  expect(planned.left).toMatchObject([{ row: 9, sheet: "May" }]);
  expect(planned.doubts).toMatchObject([{ row: 2, sheet: "May" }]);
  const asked = plan({ ...reading, questions: [questionOf("date-order", "Day first?")] }, hold);
  expect(asked).toMatchObject({ why: { kind: "cannot-tell", problems: [{ row: 9, sheet: "May" }] } });
  expect(problemsOf({ ...reading, sheet: null })).toEqual([badDate]);
});

describe("what is sent", () => {
  test("holds the properties in the service's order, each with the digits that were read", () => {
    const all: PurchaseInvoice = {
      VAT: "0.10",
      Net: "1204.50",
      Description: 'two\n"lines"',
      ExtVATID: "9223372036854775806",
      VATRate: "17.5",
      BudgetExternalId: "7",
      PurchaseOrderNumber: "PO-1",
      ProjectCode: "0042",
      ProjectId: "0",
      Nominal: "Materials",
      AccountName: "Acme",
      AccountId: "9223372036854775807",
      Currency: "GBP",
      InternalReference: "R",
      InvoiceNumber: "007",
      Date: "2026-11-20",
    };
    expect(sent(plan(read([all, { AccountId: "1" }]), hold)).batches[0]?.payload).toBe(
      '[{"Date":"2026-11-20","InvoiceNumber":"007","InternalReference":"R","Currency":"GBP",' +
        '"AccountId":9223372036854775807,"AccountName":"Acme","Nominal":"Materials","ProjectId":0,"ProjectCode":"0042",' +
        '"PurchaseOrderNumber":"PO-1","BudgetExternalId":7,"VATRate":17.5,"ExtVATID":"9223372036854775806",' +
        '"Description":"two\\n\\"lines\\"","Net":1204.50,"VAT":0.10},{"AccountId":1}]',
    );
  });

  test("is shown by check just as it is sent", () => {
    const invoice = { AccountId: "9223372036854775807", Net: "10.00" };
    expect(JSON.stringify(invoiceForJson(invoice))).toBe('{"AccountId":9223372036854775807,"Net":10.00}');
  });

  test("is always valid JSON that says what the cells said", () => {
    const value = (property: (typeof propertyNames)[number]) =>
      properties[property].startsWith("int64")
        ? fc.bigInt({ min: 1n, max: 9_223_372_036_854_775_807n }).map(String)
        : properties[property] === "decimal"
          ? fc
              .tuple(fc.bigInt(-(10n ** 20n), 10n ** 20n), fc.nat(99))
              .map(([a, b]) => `${a}.${String(b).padStart(2, "0")}`)
          : fc.string();
    const invoice = fc.record(Object.fromEntries(propertyNames.map((name) => [name, value(name)])));
    fc.assert(
      fc.property(invoice, (written) => {
        const text = JSON.stringify(invoiceForJson(written));
        const source = JSON.parse as unknown as (
          t: string,
          r: (k: string, v: unknown, c: { source?: string }) => unknown,
        ) => unknown;
        const parsed = source(text, (_, v, { source: digits }) => (typeof v === "number" ? digits : v));
        expect(parsed).toEqual(written);
      }),
    );
  });

  test("is summed by currency, to the last digit", () => {
    const invoices = [
      { AccountId: "1", Currency: "GBP", Net: "0.1", VAT: "0.02" },
      { AccountId: "1", Currency: "GBP", Net: "0.2" },
      { AccountId: "1", Currency: "EUR", Net: "-90071992547409.93", VAT: "1.005" },
      { AccountId: "1", Net: "5" },
      { AccountId: "1" },
    ];
    const [batch] = sent(plan(read(invoices), hold)).batches;
    expect(batch?.net).toEqual({ GBP: "0.30", EUR: "-90071992547409.93", "": "5.00" });
    expect(batch?.vat).toEqual({ GBP: "0.02", EUR: "1.005" });
  });

  test("goes in batches of at most so many invoices, in the order of the rows", () => {
    const reading = read(Array.from({ length: 5 }, (_, i) => ({ AccountId: String(i + 1) })));
    const { batches } = sent(plan(reading, { ...hold, maxInvoicesPerBatch: 2 }));
    expect(batches.map(({ rows, invoices }) => [rows, invoices])).toEqual([
      [[2, 3], 2],
      [[4, 5], 2],
      [[6], 1],
    ]);
    expect(batches[2]?.payload).toBe('[{"AccountId":5}]');
  });
});

describe("the lines of one invoice", () => {
  const line = (number: string, supplier = "Acme") => ({ AccountName: supplier, InvoiceNumber: number });
  const inBatches = (max: number, ...lines: readonly object[]) => {
    const { batches, doubts } = sent(plan(read(lines), { ...hold, maxInvoicesPerBatch: max }));
    for (const batch of batches) expect(batch.fingerprints.map(({ row }) => row)).toEqual(batch.rows);
    return { rows: batches.map(({ rows }) => rows), doubts: inWords(doubts) };
  };

  test.each<[string, number, readonly object[], readonly (readonly number[])[]]>([
    [
      "that do not fit go in the next batch",
      3,
      ["1", "2", "3", "3"].map((n) => line(n)),
      [
        [2, 3],
        [4, 5],
      ],
    ],
    ["that are apart go with the first", 2, ["1", "2", "1"].map((n) => line(n)), [[2, 4], [3]]],
    ["that are spelled differently go together", 2, [line("1"), line("INV-2"), line("inv 2", "ACME")], [[2], [3, 4]]],
    ["of two suppliers are two invoices", 1, [line("1"), line("1", "Beta")], [[2], [3]]],
    [
      "with a name alone go with those that have its id too",
      2,
      [{ ...line("2"), AccountId: "7" }, line("1"), line("2")],
      [[2, 4], [3]],
    ],
    ["without a number are an invoice each", 1, [{ AccountName: "Acme" }, { AccountName: "Acme" }], [[2], [3]]],
  ])("%s", (_, max, lines, rows) => {
    expect(inBatches(max, ...lines)).toEqual({ rows, doubts: [] });
  });

  test("go whole and are held where they are more than a batch may hold", () => {
    expect(inBatches(2, ...["M1", "M2", "M2", "M2", "M3"].map((n) => line(n)))).toMatchObject({
      rows: [[2], [3, 4, 5], [6]],
      doubts: [
        {
          row: 3,
          value: "M2",
          reason:
            "This invoice has 3 lines, more than the 2 a batch may contain. They'll be sent together in one batch.",
          fix: "If a larger batch is fine, approve the batch.",
        },
      ],
    });
  });
});

describe("what is asked", () => {
  test("a question of the reading holds the whole file", () => {
    const questions = [questionOf("date-order", "Which?")];
    expect(plan(read([{ AccountId: "1" }], { questions }), sendRest)).toEqual({
      verdict: "ask",
      why: { kind: "cannot-tell", questions, problems: [] },
    });
  });

  test("a file without invoices is shown as such", () => {
    expect(plan(read([]), hold)).toEqual({ verdict: "ask", why: { kind: "no-invoices" } });
  });

  test("one problem holds the whole file, unless the inbox sends the rest", () => {
    const reading = read([{ AccountId: "1" }], {
      problems: [badDate],
      incomplete: [{ row: 9, invoice: { AccountId: "2" } }],
    });
    expect(plan(reading, hold)).toEqual({
      verdict: "ask",
      why: { kind: "rows-have-problems", problems: [badDate], rowsSent: 0, rowsReady: 1 },
    });
    const planned = sent(plan(reading, sendRest));
    expect(planned.left).toEqual([badDate]);
    expect(planned.batches.map(({ rows }) => rows)).toEqual([[2]]);
  });

  test("where every row has a problem there is no rest to send", () => {
    const reading = read([{ Net: "5" }]);
    expect(plan(reading, sendRest)).toMatchObject({
      verdict: "ask",
      why: { kind: "rows-have-problems", rowsSent: 0 },
    });
  });
});

describe("a row as a whole", () => {
  test("needs a supplier", () => {
    expect(problemsOf(read([{ Net: "5" }])).map(({ row, reason }) => [row, sayMessage(reason)])).toEqual([
      [2, "This row has no supplier."],
    ]);
  });

  test("without a supplier names the empty cell, where the sheet has a column for it", () => {
    const columns = columnsOf({ Supplier: "AccountName" });
    expect(problemsOf(read([{ Net: "5" }], { columns })).map(sayRowProblem)).toEqual([
      "Row 2, Supplier (column A), empty: This row has no supplier. The row needs the supplier's ID or name.",
    ]);
    expect(problemsOf(read([{ Net: "5" }], { columns: [] })).map(sayRowProblem)).toEqual([
      "Row 2: This row has no supplier. The row needs the supplier's ID or name.",
    ]);
  });

  test("with another problem is checked as well, and a supplier that cannot be read is not called missing", () => {
    const problems: RowProblem[] = [
      { ...badDate, row: 4 },
      { ...badDate, row: 3, header: "Supplier ID" },
    ];
    const incomplete = [
      { row: 4, invoice: { Net: "5" } },
      { row: 3, invoice: { Net: "5" } },
    ];
    expect(problemsOf(read([], { problems, incomplete })).map(({ row, reason }) => [row, sayMessage(reason)])).toEqual([
      [3, "This date doesn't exist."],
      [4, "This date doesn't exist."],
      [4, "This row has no supplier."],
    ]);
  });

  test("with a purchase order or a budget needs a project", () => {
    const order = { AccountId: "1", PurchaseOrderNumber: "PO-1" };
    const budget = { AccountId: "1", BudgetExternalId: "7" };
    expect(
      problemsOf(read([order, { ...order, ProjectId: "0" }, budget])).map(({ row, header, value }) => [
        row,
        header,
        value,
      ]),
    ).toEqual([
      [2, "PO no", "PO-1"],
      [3, "PO no", "PO-1"],
      [4, null, "7"],
    ]);
    expect(
      problemsOf(
        read([
          { ...order, ProjectCode: "10" },
          { ...budget, ProjectId: "4" },
        ]),
      ),
    ).toEqual([]);
    expect(problemsOf(read([{ AccountId: "1", BudgetExternalId: "0" }]))).toEqual([]);
  });

  test("names a project's code and title as the service wants them", () => {
    const titled = (title: string) => problemsOf(read([{ AccountId: "1", ProjectCodeAndTitle: title }])).length;
    expect(["1001 - Bridge", "1001 - Bridge - north", "1001 Bridge", "1001-Bridge", "1001 -"].map(titled)).toEqual([
      0, 0, 1, 1, 1,
    ]);
  });
});
