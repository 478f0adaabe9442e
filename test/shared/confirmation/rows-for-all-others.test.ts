/** @file Which rows one answer for all others is about. */

import { expect, test } from "vitest";
import { othersFor, type RowInDoubt, restFor } from "../../../shared/confirmation/row-in-doubt.ts";

const row = (number: number, answer: RowInDoubt["answer"] = null): RowInDoubt => ({
  ...{ part: 0, row: number, invoice: { InvoiceNumber: `INV-${number}` }, answer, by: null, evidence: null },
});
const rowsFor = (answer: "arrived" | "missing" | "later", ...rows: readonly RowInDoubt[]) =>
  othersFor(rows, answer).map((one) => one.row);

test("rows that were put off are left out as long as others are open", () => {
  expect(rowsFor("arrived", row(2, "later"), row(3), row(4, "arrived"))).toEqual([3]);
});

test("where only rows that were put off are open, they are the others", () => {
  expect(rowsFor("arrived", row(2, "later"), row(4, "arrived"))).toEqual([2]);
  expect(rowsFor("missing", row(2, "later"), row(4, "arrived"))).toEqual([2]);
  expect(rowsFor("later", row(2, "later"))).toEqual([]);
});

test("where a list says otherwise of all that is open, the answer names the rows", () => {
  const lacked = (number: number): RowInDoubt => ({
    ...row(number),
    evidence: {
      ...{ part: 0, row: number, finding: { is: "not-found" }, isSure: false },
      list: { importId: "2", file: "list.csv", seenAt: 0, madeOn: null },
    },
  });
  const rows = [row(2, "arrived"), lacked(5), lacked(6), lacked(8)];
  expect(rowsFor("arrived", ...rows)).toEqual([]);
  expect([restFor(rows, "arrived"), restFor(rows, "missing")]).toEqual(["5-6 8", "rest"]);
  expect(restFor([...rows, row(9)], "arrived")).toBe("rest");
});
