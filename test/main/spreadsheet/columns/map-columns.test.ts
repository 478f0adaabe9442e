/** @file Which column holds what, by its header, its content and the other columns; and what is asked. */

import { describe, expect, test } from "vitest";
import {
  mappingOf,
  type Question,
  type SheetReading,
  unmappedOf,
} from "../../../../shared/spreadsheet/sheet-reading.ts";
import { changeTyped, mergeChange, type TemplateChange } from "../../../../shared/spreadsheet/template.ts";
import type { Property } from "../../../../shared/values/purchase-invoice.ts";
import { readCsv } from "../reading.ts";

const asIs = { fallback: null };
const read = (...lines: string[]): SheetReading => readCsv(lines, asIs);
const ids = ({ questions }: SheetReading): string[] => questions.map(({ id }) => id);
const answersOf = (reading: SheetReading, id: string): string[] =>
  reading.questions.find((question) => question.id === id)?.answers.map((answer) => answer.id) ?? [];
const whyOf = (reading: SheetReading, name: string) => reading.columns.find((column) => column.name === name)?.why;

function answer(lines: readonly string[], question: string, chosen: string, before: TemplateChange = {}): SheetReading {
  const asked: Question | undefined = readCsv(lines, { ...asIs, answers: before }).questions.find(
    ({ id }) => id === question,
  );
  const found = asked?.answers.find(({ id }) => id === chosen);
  const sets = found?.typed ? changeTyped(found.typed, "Acme Ltd") : found?.sets;
  if (sets === undefined) throw new Error(`no ${chosen} to ${question}`);
  return readCsv(lines, { ...asIs, answers: mergeChange(before, sets) });
}

const start = "Invoice date,Invoice no,Supplier";
const joinery = "2026-03-14,HJ-2291,Harbour Joinery Ltd";
const catering = "2026-03-02,NR0087,Nettle & Rye Catering";

describe("“Amount”", () => {
  test("is the net amount where net and VAT make the total in every row, with that as the evidence", () => {
    const reading = read(`${start},Amount,VAT,Total`, `${joinery},100.00,20.00,120.00`, `${catering},50.00,0,50.00`);
    expect(mappingOf(reading)["Amount"]).toBe("Net");
    expect(whyOf(reading, "Amount")).toBe("“Amount” and “VAT” add up to “Total” in every row, such as row 2");
    expect(reading.questions).toEqual([]);
  });

  test("is asked about where one row does not add up", () => {
    const reading = read(
      `${start},Amount,VAT,Total`,
      `${joinery},100.00,20.00,120.00`,
      `${catering},60.00,10.00,60.00`,
    );
    expect(ids(reading)).toEqual(["column-D"]);
    expect(answersOf(reading, "column-D")).toEqual(["Net", "gross", "leave-alone"]);
  });

  test("is asked about where only VAT is beside it, because a fifth may be 20 % of net or 25 % within gross", () => {
    expect(ids(read(`${start},Amount,VAT`, `${joinery},100.00,20.00`, `${catering},50.00,10.00`))).toEqual([
      "column-D",
    ]);
  });

  test("is the net amount where the VAT rate proves it", () => {
    const lines = [`${start},Amount,VAT,VAT %`, `${joinery},100.00,20.00,20`, `${catering},50.00,2.50,5`];
    expect(mappingOf(read(...lines))["Amount"]).toBe("Net");
  });

  test("is the net amount beside a larger one whose header says that it includes VAT", () => {
    const lines = [`${start},Amount,Amount Including VAT`, `${joinery},100.00,120.00`, `${catering},50.00,50.00`];
    expect(mappingOf(read(...lines))["Amount"]).toBe("Net");
    expect(ids(read(lines[0] ?? "", lines[2] ?? ""))).toEqual(["column-D"]);
  });

  test("can be answered as gross, and the net amount is then calculated from it", () => {
    const lines = [`${start},Amount,VAT`, `${joinery},120.00,20.00`];
    expect(answer(lines, "column-D", "gross").invoices[0]?.invoice).toMatchObject({ Net: "100.00", VAT: "20.00" });
  });

  test("is left alone beside a column for the net amount", () => {
    expect(unmappedOf(read(`${start},Net,Amount`, `${joinery},100,120`))).toContain("Amount");
  });
});

describe("two columns for one property", () => {
  test("are asked about, with what each of them holds", () => {
    const reading = read(`${start},Net amount,Net value`, `${joinery},100,90`, `${catering},50,45`);
    expect(ids(reading)).toEqual(["which-Net"]);
    expect(reading.questions[0]?.text).toBe(
      "The columns D “Net amount” and E “Net value” may both contain the net amount. Which one does?",
    );
    expect(reading.questions[0]?.examples[0]).toEqual({ row: 2, value: "100 · 90", readings: { D: "100", E: "90" } });
    const [, second] = reading.questions[0]?.answers ?? [];
    expect(second?.sets.columns).toEqual({
      "Net amount": { as: "left-alone" },
      "Net value": { as: "property", property: "Net" },
    });
  });

  test("are not asked about where one is empty, or both hold the same", () => {
    expect(mappingOf(read(`${start},Net amount,Net value`, `${joinery},,90`))["Net value"]).toBe("Net");
    expect(mappingOf(read(`${start},Net amount,Net value`, `${joinery},90,90`))["Net amount"]).toBe("Net");
  });

  test("are not asked about where one has the clearer header", () => {
    const reading = read("Date,Invoice date,Invoice no,Supplier,Net", `2026-04-01,${joinery},100`);
    expect(mappingOf(reading)).toMatchObject({ "Invoice date": "Date" });
    expect(whyOf(reading, "Date")).toBe("“Invoice date” is a clearer heading for the invoice date");
  });

  test("are distinguished by their content: a supplier is a name, not a number", () => {
    const reading = read("Supplier,Supplier name,Invoice no,Invoice date,Net", "10042,Acme Ltd,A-1,2026-03-14,100");
    expect(mappingOf(reading)).toMatchObject({ "Supplier name": "AccountName" });
    expect(reading.questions).toEqual([]);
  });

  test("with the same header are named by their letters", () => {
    const reading = read(`${start},Net,Net`, `${joinery},100,90`);
    expect(reading.questions[0]?.answers[0]?.sets.columns).toHaveProperty(["Net (column D)"]);
    expect(answer([`${start},Net,Net`, `${joinery},100,90`], "which-Net", "E").invoices[0]?.invoice.Net).toBe("90");
  });
});

describe("the supplier", () => {
  test("is not another program's supplier number where there is a name", () => {
    const reading = read("Vendor No.,Vendor Name,Invoice no,Invoice date,Net", "42,Acme Ltd,A-1,2026-03-14,100");
    expect(mappingOf(reading)).not.toHaveProperty(["Vendor No."]);
    expect(whyOf(reading, "Vendor No.")).toContain("another program's supplier number");
  });

  test("is asked about where there is only a number", () => {
    const lines = ["Vendor No.,Invoice no,Invoice date,Net", "42,A-1,2026-03-14,100"];
    expect(ids(read(...lines))).toEqual(["missing-AccountName"]);
    expect(answer(lines, "missing-AccountName", "A-id").invoices[0]?.invoice.AccountId).toBe("42");
    expect(answer(lines, "missing-AccountName", "A-name").invoices[0]?.invoice.AccountName).toBe("42");
  });

  test("may be a name beside a number column with the header “supplier”", () => {
    const reading = read("Kreditor,Name 1,Rechnungsnr.,Rechnungsdatum,Netto", "10042,Müller GmbH,A-1,2026-03-14,100");
    expect(mappingOf(reading)).toMatchObject({ "Name 1": "AccountName" });
    expect(reading.questions).toEqual([]);
  });

  test("with a code before each name is asked about, and split as answered", () => {
    const lines = [`${start},Net`, "2026-03-14,A-1,1001 - Acme Ltd,100", "2026-03-15,A-2,1044 - Beta Ltd,50"];
    expect(ids(read(...lines))).toEqual(["column-C"]);
    expect(answer(lines, "column-C", "name").invoices[0]?.invoice.AccountName).toBe("Acme Ltd");
    expect(answer(lines, "column-C", "whole").invoices[0]?.invoice.AccountName).toBe("1001 - Acme Ltd");
  });

  test("is always asked about where it is missing, and no invoice is sent without it", () => {
    const reading = read("Invoice no,Invoice date,Net", "A-1,2026-03-14,100");
    expect(ids(reading)).toEqual(["missing-AccountName"]);
    expect(reading.invoices).toEqual([]);
    expect(reading.questions[0]?.answers).toMatchObject([{ id: "supplier", typed: { into: "supplier" } }]);
  });

  test("of every row is what a person has typed, for this file alone", () => {
    const lines = ["Invoice no,Invoice date,Net,VAT", "A-1,2026-03-14,100,20", "A-2,2026-03-15,50,10"];
    const reading = readCsv(lines, { fallback: null, answers: { supplier: "Telford Telecom" } });
    expect(reading.questions).toEqual([]);
    expect(reading.invoices.map(({ invoice }) => invoice.AccountName)).toEqual(["Telford Telecom", "Telford Telecom"]);
    expect(JSON.stringify(reading.template)).not.toContain("Telford");
    const templates = reading.template === null ? [] : [reading.template];
    expect(ids(readCsv(lines, { fallback: null, templates }))).toEqual(["missing-AccountName"]);
  });
});

describe("a property that most invoices have", () => {
  test.each<[Property, string, string]>([
    ["Date", "Invoice no,Supplier,Net", "A-1,Acme,100"],
    ["InvoiceNumber", "Invoice date,Supplier,Net", "2026-03-14,Acme,100"],
    ["Net", "Invoice date,Invoice no,Supplier", "2026-03-14,A-1,Acme"],
  ])("%s: is asked about once, and invoices may be sent without it", (property, header, row) => {
    expect(ids(read(header, row))).toEqual([`missing-${property}`]);
    expect(answer([header, row], `missing-${property}`, "send-without").invoices).toHaveLength(1);
  });

  test("may be in a column with suitable content, which the question offers", () => {
    const lines = ["Invoice no,Supplier,Net,Zzz", "A-1,Acme,100,2026-03-14"];
    expect(answersOf(read(...lines), "missing-Date")).toEqual(["D", "send-without"]);
    expect(answer(lines, "missing-Date", "D").invoices[0]?.invoice.Date).toBe("2026-03-14");
  });

  test("such as the net amount may be calculated from gross and VAT", () => {
    const lines = [`${start},VAT,Gross`, `${joinery},11.00,120.00`];
    expect(answersOf(read(...lines), "missing-Net")).toContain("gross");
    expect(answer(lines, "missing-Net", "gross").invoices[0]?.invoice.Net).toBe("109.00");
  });

  test("may be a constant of the template instead of a column", () => {
    const lines = ["Invoice no,Invoice date,Net", "A-1,2026-03-14,100"];
    const reading = readCsv(lines, { ...asIs, answers: { constants: { AccountName: "Acme" } } });
    expect(reading.questions).toEqual([]);
  });
});

describe("a reference", () => {
  test("is the internal reference beside an invoice number, and is asked about without one", () => {
    expect(mappingOf(read(`${start},Net,Reference`, `${joinery},100,X1`))["Reference"]).toBe("InternalReference");
    expect(ids(read("Invoice date,Supplier,Net,Reference", "2026-03-14,Acme,100,X1"))).toEqual(["column-D"]);
  });

  test("of a document or transaction is internal, even if the invoice number is missing", () => {
    const reading = read("Date,Supplier,Net,Document No.", "2026-03-14,Acme,100,108233");
    expect(mappingOf(reading)["Document No."]).toBe("InternalReference");
    expect(ids(reading)).toEqual(["missing-InvoiceNumber"]);
  });

  test("that numbers the rows is not a reference", () => {
    expect(unmappedOf(read(`No.,${start},Net`, `1,${joinery},100`, `2,${catering},50`))).toContain("No.");
  });
});

test("a VAT registration number is neither an amount nor a rate", () => {
  const reading = read(`${start},Net,VAT No.,VAT`, `${joinery},100,GB123456789,20`);
  expect(mappingOf(reading)).toMatchObject({ VAT: "VAT" });
  expect(unmappedOf(reading)).toEqual(["VAT No."]);
});

describe("a “VAT” column whose values repeat", () => {
  const lines = (...amounts: readonly string[]) => [
    `${start},Net,VAT`,
    ...amounts.map((amount) => `${joinery},${amount}`),
  ];
  test("is asked about with the value that repeats", () => {
    const [question] = read(...lines("75,15", "85,17", "100,17", "90,17")).questions;
    expect(question?.text).toContain("such as 17");
    expect(question?.text).not.toContain("such as 15");
  });
  test.each([
    ["few rows share their value, and each is a usual share of its net amount", ["75,15", "85,17", "100,17", "65,13"]],
    ["none is shared", ["75,15", "85,17", "65,13"]],
  ])("is not asked about where %s", (_, amounts) => {
    expect(read(...lines(...amounts))).toMatchObject({ kind: "invoices", questions: [] });
  });
  test.each([
    ["most rows share theirs", ["100,20", "200,20", "90,15"]],
    ["a value is no usual share of its net amount", ["1000,20", "700,20", "90,5", "80,10"]],
  ])("is asked about where %s", (_, amounts) => {
    expect(read(...lines(...amounts)).questions[0]?.text).toContain("rate in per cent?");
  });
});

test("a column “VAT” of percentages is the rate", () => {
  expect(mappingOf(read(`${start},Net,VAT`, `${joinery},100,20%`))["VAT"]).toBe("VATRate");
});

test("a column “VAT” that is 20 beside every net amount is asked about", () => {
  expect(ids(read(`${start},Net,VAT`, `${joinery},100,20`, `${catering},250.50,20`))).toEqual(["column-E"]);
});

test("“Date” without a single date is asked about", () => {
  const rows = ["Mon,A-1,Acme,100", "Tue,A-2,Acme,100", "Wed,A-3,Acme,100"];
  expect(ids(read("Date,Invoice no,Supplier,Net", ...rows))).toEqual(["column-A"]);
});

test("credit notes with positive amounts among invoices change their sign", () => {
  const lines = [`Type,${start},Net`, `Invoice,${joinery},100`, `Credit note,${catering},50`];
  expect(read(...lines).questions).toEqual([]);
  expect(read(...lines).invoices.map(({ invoice }) => invoice.Net)).toEqual(["100", "-50"]);
});

test("credit notes beside negative invoices are asked about, and change their sign if that is the answer", () => {
  const lines = [`Type,${start},Net`, `Invoice,${joinery},-100`, `Credit note,${catering},50`];
  expect(ids(read(...lines))).toEqual(["column-A"]);
  expect(answer(lines, "column-A", "credit-mark").invoices.map(({ invoice }) => invoice.Net)).toEqual(["-100", "-50"]);
  expect(read(`Type,${start},Net`, `Invoice,${joinery},100`, `Credit note,${catering},-50`).questions).toEqual([]);
});

test("payments and cancelled rows among the invoices are asked about", () => {
  expect(ids(read(`Type,${start},Net`, `Bill,${joinery},100`, `Bill Payment (Cheque),${catering},50`))).toEqual([
    "column-A",
  ]);
  expect(ids(read(`Status,${start},Net`, `Open,${joinery},100`, `Voided,${catering},50`))).toEqual(["column-A"]);
});

test("an invoice's whole amount that is repeated in each of its lines is asked about", () => {
  const lines = [`${start},Item,SubTotal,Item Total`, `${joinery},Oak,150,100`, `${joinery},Fitting,150,50`];
  expect(ids(read(...lines))).toContain("column-E");
});

test("amounts in the currency of their header and rows in another one are asked about", () => {
  const lines = [`${start},Net (GBP),Currency`, `${joinery},100,GBP`, `${catering},50,EUR`];
  expect(ids(read(...lines))).toEqual(["column-D"]);
  expect(answer(lines, "column-D", "header").invoices[1]?.invoice.Currency).toBe("GBP");
});

test("a question is not asked again after any of its answers", () => {
  const files = [
    [`${start},Amount`, `${joinery},100`],
    [`${start},Amount,VAT`, `${joinery},100,20`],
    [`${start},Net amount,Net value`, `${joinery},100,90`],
    ["Vendor No.,Ref,Date,Betrag,Tax,Project", "42,A-1,2026-03-14,100,20,1001"],
    ["Name,Account,Num,Dated,Cost", "Acme,7504,A-1,2026-03-14,100"],
    [`Type,${start},Net`, `Invoice,${joinery},100`, `Credit note,${catering},50`],
  ];
  for (const lines of files)
    for (const { id, answers } of read(...lines).questions)
      for (const { id: chosen } of answers)
        expect(ids(answer(lines, id, chosen)), `${lines[0]}: ${id} ${chosen}`).not.toContain(id);
});
