/** @file Credit notes without a minus are known by the total that takes them off. */

import { expect, test } from "vitest";
import { readCsv, valuesOf } from "./reading.ts";

const read = (...lines: readonly string[]) =>
  readCsv(["Type;Supplier;Invoice no;Invoice date;Net;VAT;Gross", ...lines], { fallback: null });

const invoices = [
  "F1;Acme Ltd;A-1;14/03/2026;100.00;20.00;120.00",
  "F1;Bolt Ltd;77120;15/03/2026;250.00;50.00;300.00",
  "X7;Acme Ltd;A-2;16/03/2026;40.00;8.00;48.00",
  "F1;Cork Ltd;C/26/3;17/03/2026;80.00;16.00;96.00",
  "F1;Bolt Ltd;77188;18/03/2026;60.50;12.10;72.60",
];

test("rows of one code are credit notes if only then the total is right", () => {
  const reading = read(...invoices, "Total;;;;450.50;90.10;540.60");
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Net")).toEqual(["100.00", "250.00", "-40.00", "80.00", "60.50"]);
  expect(reading.derived).toContainEqual(
    "Rows with “X7” in “Type” are credit notes, because the total in row 7 subtracts them",
  );
  expect(reading.columns.find(({ letter }) => letter === "A")?.use).toBeNull();
});

test.each([
  ["the total is right without them for one amount only", "Total;;;;450.50;106.10;540.60"],
  ["the total takes off something else", "Total;;;;437.10;87.42;524.52"],
])("you are asked where %s", (_, total) => {
  expect(read(...invoices, total).questions.map(({ id }) => id)).toContain("foot");
});

test("payments that a balance takes off are no credit notes", () => {
  const rows = invoices.map((row) => row.replace(/^X7.*/, "ZB;Acme Ltd;A-2;16/03/2026;48.00;;48.00"));
  expect(read(...rows, "Total;;;;442.50;;492.60").questions.map(({ id }) => id)).toContain("foot");
});

test("what a person has said of the column counts", () => {
  const rows = [...invoices, "Total;;;;450.50;90.10;540.60"];
  const said = readCsv(["Type;Supplier;Invoice no;Invoice date;Net;VAT;Gross", ...rows], {
    ...{ fallback: null, answers: { columns: { Type: { as: "left-alone" } } } },
  });
  expect(said.questions.map(({ id }) => id)).toEqual(["foot"]);
});
