/** @file Invoices that lack what others have, and hints in the rest of a file on the order of its dates. */

import { expect, test } from "vitest";
import { readCsv } from "./reading.ts";

const headers = "Date,Invoice no,Supplier,Net,VAT";
const strict = { fallback: null };

test("an invoice without the net amount that the others have is a problem of its row", () => {
  const reading = readCsv([headers, "2026-04-23,A-1,Acme,100,20", "2026-04-24,A-2,Beta,,"], strict);
  expect(reading.questions).toEqual([]);
  expect(reading.problems).toEqual([
    {
      row: 3,
      column: "D",
      header: "Net",
      value: "",
      reason: "This invoice has no net amount.",
      fix: "The row needs one, or 0 if there is none.",
    },
  ]);
});

test("a net amount that can be neither read nor calculated is reported once, or asked about once", () => {
  expect(readCsv([headers, "2026-04-23,A-1,Acme,tbc,20"], strict).problems).toHaveLength(1);
  const gross = { ...strict, answers: { columns: { Total: { as: "gross" } } } } as const;
  const blank = readCsv(["Date,Invoice no,Supplier,VAT,Total", "2026-04-23,A-1,Acme,,120"], gross);
  expect([blank.questions.map(({ id }) => id), blank.problems]).toEqual([["blank-VAT"], []]);
});

test.each([
  [
    "InvoiceNumber",
    "2026-04-24,,Beta,1,0",
    "1 invoice has no invoice number in column B “Invoice no”, in row 3. Should they be sent without an invoice number?",
  ],
  ["Date", ",A-2,Beta,1,0", "1 invoice has no date in column A “Date”, in row 3. Should they be sent without a date?"],
])(
  "an invoice without the %s that the others have is asked about, and the answer holds for files like it",
  (property, line, text) => {
    const lines = [headers, "2026-04-23,A-1,Acme,100,20", line];
    const asked = readCsv(lines, strict);
    expect(asked.invoices).toEqual([]);
    expect(asked.questions).toMatchObject([
      { id: `missing-${property}`, about: "missing", text, examples: [{ row: 3 }] },
    ]);
    const answered = readCsv(lines, { ...strict, answers: asked.questions[0]?.answers[0]?.sets ?? {} });
    expect(answered.invoices).toHaveLength(2);
    const templates = answered.template === null ? [] : [answered.template];
    expect(readCsv(lines, { ...strict, templates }).questions).toEqual([]);
  },
);

test("due dates are evidence for the order of the invoice dates beside them", () => {
  const lines = ["Date,Due date,Invoice no,Supplier,Net", "03/04/2026,23/04/2026,A-1,Acme,1"];
  const { questions, dates, invoices } = readCsv(lines, strict);
  expect(questions).toEqual([]);
  expect(dates).toEqual({ order: "dmy", evidence: "row 2 contains 23/04/2026 in “Due date” (column B), so day first" });
  expect(invoices[0]?.invoice.Date).toBe("2026-04-03");
});

test("due dates that contradict each other or the invoice dates are no evidence", () => {
  const ids = (lines: readonly string[]) => readCsv(lines, strict).questions.map(({ id }) => id);
  const head = "Date,Due date,Invoice no,Supplier,Net";
  expect(ids([head, "03/04/2026,23/04/2026,A-1,Acme,1", "03/04/2026,04/23/2026,A-2,Acme,1"])).toEqual(["date-order"]);
  expect(ids([head, "03/04/2026,03/05/2026,A-1,Acme,1"])).toEqual(["date-order"]);
  expect(readCsv([head, "04/23/2026,23/05/2026,A-1,Acme,1"], strict).dates?.order).toBe("mdy");
});

test("dates with dots are day first under headers in another language than English", () => {
  const german = "Rechnungsdatum;Rechnungsnummer;Lieferant;Nettobetrag";
  const dotted = readCsv([german, "04.03.2026;A-1;Acme;1,50"], strict);
  expect(dotted.dates).toEqual({
    order: "dmy",
    evidence: "the headings are German and the dates have dots, so day first",
  });
  expect(readCsv([german, "04/03/2026;A-1;Acme;150"], strict).questions.map(({ id }) => id)).toEqual(["date-order"]);
  expect(
    readCsv(["Date;Invoice no;Supplier;Net", "04.03.2026;A-1;Acme;1.50"], strict).questions.map(({ id }) => id),
  ).toEqual(["date-order"]);
});
