/** @file Several spreadsheets are answered together only in what they ask alike. */

import { expect, test } from "vitest";
import { nothingSaid, readSpreadsheet } from "../../../main/spreadsheet/read-spreadsheet.ts";
import { type AskedSheet, changeFor, commonQuestions } from "../../../renderer/needs-you/common-questions.ts";

function asked(file: string, text: string): AskedSheet {
  const read = readSpreadsheet(Buffer.from(text), file, nothingSaid);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return { id: file, file, sheet: read.value };
}

const week46 = asked(
  "week 46.csv",
  "Invoice date,Invoice number,Supplier,Currency,Net\n03/04/2026,A-1,Acme,GBP,10.00\n",
);
const week47 = asked("w47.csv", "Bill date,Bill no,Supplier,Net amount,Currency\n05/06/2026,B-1,Acme,12.00,GBP\n");

test("files with other headings that ask about their dates are answered at once, each by its own cells", () => {
  const [question, ...others] = commonQuestions([week46, week47]);
  expect(others).toEqual([]);
  expect(question?.answers).toEqual([
    { id: "dmy", label: "Day first" },
    { id: "mdy", label: "Month first" },
  ]);
  expect(question?.examples.map(({ file, example }) => [file, example.value])).toEqual([
    ["week 46.csv", "03/04/2026"],
    ["w47.csv", "05/06/2026"],
  ]);
  for (const each of [week46, week47])
    expect(changeFor(each, new Map([["date-order", "dmy"]]))).toEqual({ dateOrder: "dmy" });
  expect(changeFor(week46, new Map([["decimal-sign", "."]]))).toEqual({});
});

test("a file alone, and files that ask different things, have nothing in common", () => {
  const amounts = asked("c.csv", "Invoice date;Invoice number;Supplier;Currency;Net\n2026-04-03;C-1;Acme;GBP;1.250\n");
  expect(commonQuestions([week46])).toEqual([]);
  expect(amounts.sheet.questions.map(({ id }) => id)).toContain("decimal-sign");
  expect(commonQuestions([week46, amounts])).toEqual([]);
});
