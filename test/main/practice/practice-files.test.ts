/** @file The files of the self-test are such as Pigeonhole sends without a question. */

import { expect, test } from "vitest";
import { practiceInvoice } from "../../../main/practice/practice-files.ts";
import { nothingSaid } from "../../../main/spreadsheet/read-spreadsheet.ts";
import { csv } from "../../fixtures/spreadsheets/make-files.ts";
import { readSpreadsheetBytes } from "../../fixtures/spreadsheets/read-bytes.ts";

test("the self-test's invoice is read without a question, by its name too", () => {
  const bytes = csv(...practiceInvoice.content.split("\r\n"));
  const read = readSpreadsheetBytes(bytes, practiceInvoice.name, nothingSaid);
  expect(read.ok && { sent: read.value.invoices.length, questions: read.value.questions }).toEqual({
    sent: 1,
    questions: [],
  });
});
