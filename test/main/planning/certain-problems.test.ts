/** @file A question does not hide what has to be corrected whatever the answer is. */

import { expect, test } from "vitest";
import { planSpreadsheet, viewSheet } from "../../../main/planning/plan-import.ts";
import { nothingSaid } from "../../../main/spreadsheet/read-spreadsheet.ts";
import { sayFailure } from "../../../shared/wording/imports/say-failure.ts";
import { sayMessage } from "../../../shared/wording/message.ts";
import { csv } from "../../fixtures/spreadsheets/make-files.ts";
import { readSpreadsheetBytes } from "../../fixtures/spreadsheets/read-bytes.ts";

const rules = { rowsWithProblems: "hold-file", maxInvoicesPerBatch: null, ceilings: {}, vatTolerance: null } as const;

/** The open questions, and the problems shown beside them as [row, column, reason]. */
function asked(...lines: readonly string[]) {
  const read = readSpreadsheetBytes(csv(...lines), "a.csv", nothingSaid);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const planned = planSpreadsheet(read.value, rules, { today: "2026-11-20", nets: () => [] });
  if (planned.verdict !== "ask" || planned.why.kind !== "cannot-tell") throw new Error(JSON.stringify(planned));
  expect(viewSheet(read.value).problems).toEqual(planned.why.problems);
  return {
    questions: planned.why.questions.map(({ id }) => id),
    problems: planned.why.problems.map(({ row, column, reason }) => [row, column, sayMessage(reason)]),
    words: sayFailure(planned.why),
  };
}

const header = "Supplier,Invoice number,Invoice date,Net,VAT,Budget external ID";

test("beside a question about the order of dates are amounts that cannot be read, and rows without a supplier", () => {
  const { questions, problems, words } = asked(
    header,
    "Acme,A1,03/04/2026,10.00,2.00,",
    "Acme,A2,05/04/2026,ten,2.00,",
    ",A3,06/04/2026,10.00,2.00,",
    "Acme,A4,07/04/2026,10.00,2.00,7",
  );
  expect(questions).toEqual(["date-order"]);
  expect(problems).toEqual([
    [3, "D", expect.any(String)],
    [4, "A", "This row has no supplier."],
    [5, "F", "An additional budget needs a project."],
  ]);
  expect(words).toContain(
    "Whatever the answer, 3 rows have problems that have to be corrected in the file. The first: Row 3",
  );
});

test("a date that only an answer makes readable is no problem", () => {
  expect(asked(header, "Acme,A1,03/04/2026,10.00,2.00,", "Acme,A2,05/04/2026,10.00,2.00,").problems).toEqual([]);
});

test("beside a question about a column are the cells of other columns, but not what a row may lack", () => {
  const { questions, problems } = asked(
    "Vendor,Party,Invoice number,Invoice date,Net,Net,VAT",
    "Acme,x,A1,2026-11-20,10.00,11.00,2.00",
    ",y,A2,2026-11-20,10.00,11.00,two",
  );
  expect(questions.length).toBeGreaterThan(0);
  expect(problems).toEqual([[3, "G", expect.any(String)]]);
});
