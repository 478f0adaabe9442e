/** @file Rows that contradict each other, or say that they are not to be booked, are asked about. */

import { describe, expect, test } from "vitest";
import { readCsv } from "./reading.ts";

const idsOf = (...lines: readonly string[]) => readCsv(lines, { fallback: null }).questions.map(({ id }) => id);
const textsOf = (...lines: readonly string[]) =>
  readCsv(lines, { fallback: null }).questions.map(({ text }) => String(text));

describe("an ID beside the names of two suppliers", () => {
  const read = (first: string, second: string) => [
    "Account ID,Supplier,Invoice Number,Invoice Date,Currency,Net,VAT",
    `12,${first},X1,2026-11-20,GBP,100.00,20.00`,
    `12,${second},X2,2026-11-20,GBP,200.00,40.00`,
  ];

  test("is asked about with the names", () => {
    expect(textsOf(...read("Acme Ltd", "Beta"))).toEqual([
      "Column A “Account ID” has 12 for “Acme Ltd” in row 2, and “Beta” in row 3. The finance system would book all of them for one supplier. Correct the file and add it again, or send the suppliers by name alone.",
    ]);
  });

  test("can be answered by sending the names alone, or as it is", () => {
    const [question] = readCsv(read("Acme Ltd", "Beta"), { fallback: null }).questions;
    const sent = question?.answers.map(({ sets }) =>
      readCsv(read("Acme Ltd", "Beta"), { fallback: null, answers: sets }).invoices.map(({ invoice }) => [
        invoice.AccountId,
        invoice.AccountName,
      ]),
    );
    expect(sent).toEqual([
      [
        [undefined, "Acme Ltd"],
        [undefined, "Beta"],
      ],
      [
        ["12", "Acme Ltd"],
        ["12", "Beta"],
      ],
    ]);
  });

  test.each([
    ["Acme Ltd", "ACME  Limited"],
    ["Acme Ltd", "Acme"],
    ["Acme & Co. KG", "Acme & Co KG"],
    ["Müller GmbH", "Mueller GmbH"],
  ])("is not where one is another way to write the other: %s, %s", (first, second) => {
    expect(idsOf(...read(first, second))).toEqual([]);
  });
});

describe("one number of one supplier", () => {
  const read = (first: string, second: string) => [
    "Supplier,Invoice Number,Invoice Date,Currency,Net,VAT",
    `Acme Ltd,X1,${first},100.00,20.00`,
    `Acme Ltd,X1,${second},50.00,10.00`,
    "Beta Ltd,B1,2026-11-20,GBP,50.00,10.00",
  ];

  test("with two dates is asked about", () => {
    expect(textsOf(...read("2026-11-20,GBP", "2026-11-21,GBP"))).toEqual([
      "Rows 2 and 3 have one supplier and number, “X1”, but two dates: 20 November 2026 and 21 November 2026. Are they lines of one invoice? If not, correct the file and add it again.",
    ]);
  });

  test("with two currencies is asked about", () => {
    expect(textsOf(...read("2026-11-20,GBP", "2026-11-20,EUR"))).toEqual([
      "Rows 2 and 3 have one supplier and number, “X1”, but two currencies: GBP and EUR. Are they lines of one invoice? If not, correct the file and add it again.",
    ]);
  });

  test("with one date and one currency is an invoice of two lines", () => {
    expect(idsOf(...read("2026-11-20,GBP", "2026-11-20,GBP"))).toEqual([]);
  });

  test("can be sent as it is", () => {
    const lines = read("2026-11-20,GBP", "2026-11-21,EUR");
    const [question] = readCsv(lines, { fallback: null }).questions;
    expect(readCsv(lines, { fallback: null, answers: question?.answers[0]?.sets ?? null }).invoices).toHaveLength(3);
  });
});

describe("a cell that says that its row is not to be booked", () => {
  const read = (header: string, value: string, other = "JS") => [
    `Supplier,Invoice Number,Invoice Date,Currency,Net,VAT,${header}`,
    `Acme Ltd,X1,2026-11-20,GBP,100.00,20.00,${other}`,
    `Beta,X2,2026-11-20,GBP,200.00,40.00,${value}`,
  ];

  test.each([
    ["Approved by", "REJECTED"],
    ["Approved by", "Rejected 12/11 JS"],
    ["Approved on", "rejected"],
    ["Approver", "Cancelled"],
    ["Authorised by", "do not pay"],
    ["Zebra", "Void"],
    ["Zebra", "DUPLICATE"],
    ["Freigegeben von", "abgelehnt"],
    ["Validé par", "rejetée"],
    ["Goedgekeurd door", "afgekeurd"],
    ["Aprobado por", "RECHAZADA"],
    ["Approvato da", "respinta"],
    ["Aprovado por", "rejeitado"],
    ["Zatwierdził", "odrzucona"],
    ["Schválil", "zamítnuto"],
    ["Godkänd av", "avvisad"],
    ["Godkendt af", "afvist"],
    ["Godkjent av", "avvist"],
    ["Hyväksyjä", "hylätty"],
    ["Aprobat de", "respins"],
    ["Jóváhagyta", "elutasítva"],
    ["Εγκρίθηκε από", "απορρίφθηκε"],
    ["Onaylayan", "reddedildi"],
    ["Odobrio", "odbijeno"],
    ["Утвердил", "отклонено"],
    ["Затвердив", "відхилено"],
  ])("is asked about: %s, %s", (header, value) => {
    expect(textsOf(...read(header, value)).join(" ")).toContain(`“${value}” in row 3`);
  });

  test.each(["X1 CANCELLED", "X2 (void)", "VOID-X3", "X4/storniert", "X5 - DUPLICATE", "X6_ANNULÉE", "X7 do not pay"])(
    "is asked about as part of a number: %s",
    (number) => {
      expect(
        textsOf(
          "Supplier,Invoice Number,Invoice Date,Currency,Net,VAT",
          `Acme Ltd,${number},2026-11-20,GBP,100.00,20.00`,
          "Beta,B1,2026-11-20,GBP,200.00,40.00",
          "Beta,B2,2026-11-20,GBP,300.00,60.00",
        ).join(" "),
      ).toContain(`“${number}” in row 2`);
    },
  );

  test.each([
    ["Description", "Fee for a cancelled order"],
    ["Description", "Printing 200 copies"],
    ["Description", "Copies"],
    ["Description", "Rejected goods returned"],
    ["Zebra", "Void filling, 20 bags"],
    ["Approved by", "A. Void-Smith"],
  ])("is not a text that only mentions it: %s, %s", (header, value) => {
    expect(idsOf(...read(header, value, "Paper"))).toEqual([]);
  });

  test("is not the way in which a supplier numbers all its invoices", () => {
    expect(
      idsOf(
        "Supplier,Invoice Number,Invoice Date,Currency,Net,VAT",
        "Void Ltd,VOID-1,2026-11-20,GBP,100.00,20.00",
        "Void Ltd,VOID-2,2026-11-21,GBP,200.00,40.00",
      ),
    ).toEqual([]);
  });
});

describe("a discount", () => {
  const head = "Supplier,Invoice Number,Invoice Date,Currency,Net,Discount,VAT";

  test("that the VAT shows to be still in the net amount is asked about with the figures", () => {
    const [text] = textsOf(
      head,
      "Acme Ltd,X1,2026-11-20,GBP,100.00,10.00,18.00",
      "Beta,X2,2026-11-20,GBP,200.00,0.00,40.00",
    );
    expect(text).toBe(
      "In row 2 the VAT is 20% of the net amount less the discount: Net 100.00, Discount 10.00, VAT 18.00. Take the discount off the net amount and add the file again. Or should the amounts be sent as they are?",
    );
  });

  test("that nothing shows to be in the net amount or not is asked about", () => {
    const [text] = textsOf(
      head,
      "Acme Ltd,X1,2026-11-20,GBP,100.00,10.00,0.00",
      "Beta,X2,2026-11-20,GBP,200.00,0.00,0.00",
    );
    expect(text).toBe(
      "In row 2 there is a discount: Net 100.00, Discount 10.00, VAT 0.00. Nothing shows whether the net amount is before or after it. If it's before, take the discount off and add the file again. Or is it after the discount?",
    );
  });

  test.each([
    ["the VAT is that of the net amount", head, "Acme Ltd,X1,2026-11-20,GBP,100.00,10.00,20.00"],
    ["it is 0", head, "Acme Ltd,X1,2026-11-20,GBP,100.00,0.00,0.00"],
    ["a total shows it", `${head},Total`, "Acme Ltd,X1,2026-11-20,GBP,100.00,10.00,20.00,120.00"],
    [
      "quantity and price show it",
      `${head},Quantity,Unit price`,
      "Acme Ltd,X1,2026-11-20,GBP,90.00,10.00,0.00,10,10.00",
    ],
  ])("is not asked about where %s", (_why, header, row) => {
    const other = "Beta,X2,2026-11-20,GBP,200.00,0.00,40.00";
    const more = ["", ",240.00", ",20,10.00"][header.split(",").length - 7] ?? "";
    expect(idsOf(header, row, other + more)).toEqual([]);
  });
});

describe("a due date before the invoice date", () => {
  const doubtsOf = (...rows: readonly string[]) =>
    readCsv(["Supplier,Invoice Number,Date,Due Date,Currency,Net,VAT", ...rows], { fallback: null }).doubts;

  test("is a doubt about the invoice date", () => {
    expect(
      doubtsOf("Acme Ltd,X1,20/11/2026,20/10/2026,GBP,100.00,20", "Beta,X2,21/11/2026,21/12/2026,GBP,200.00,40"),
    ).toMatchObject([
      { row: 2, column: "C", value: "2026-11-20", reason: "This date is after the due date, 20 October 2026." },
    ]);
  });

  test("is none where it is the same day, later, or no date", () => {
    expect(
      doubtsOf(
        "Acme Ltd,X1,20/11/2026,20/11/2026,GBP,100.00,20",
        "Beta,X2,21/11/2026,paid,GBP,200.00,40",
        "Beta,X3,21/11/2026,,GBP,300.00,60",
      ),
    ).toEqual([]);
  });
});
