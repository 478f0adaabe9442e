/** @file A question mark that somebody left in a row, a reversal with its sign, and projects that are no codes. */

import { expect, test } from "vitest";
import { readCsv, valuesOf } from "./reading.ts";

const list = (extra: string, ...cells: readonly (readonly [text: string, net: string])[]) =>
  readCsv([
    `Invoice no;Invoice date;Supplier;${extra};Net;VAT`,
    ...cells.map(([text, net], at) => `A-${at}1;${at + 13}/10/2026;Supplier ${at};${text};${net};0.00`),
  ]);

test("a description that ends in a question mark is asked about, in any language", () => {
  for (const text of ["povrat / odobrenje?", "Second delivery (?)", "Guthaben? ", "к оплате?"])
    expect(list("Description", [text, "5.00"], ["coal", "6.00"], ["wood", "7.00"]).questions, text).not.toEqual([]);
});

test("question marks of one form in most rows, and in notes that aren't sent, are no question", () => {
  const all = list("Description", ["Was it fixed?", "5.00"], ["Is it new?", "6.00"], ["wood", "7.00"]);
  expect(all.questions).toEqual([]);
  const aside = readCsv([
    "Invoice no;Invoice date;Supplier;Description;Net;VAT;Notes",
    "A-1;13/10/2026;Harbour;coal;5.00;0.00;ask Jo - private?",
    "A-2;14/10/2026;Tarn;wood;6.00;0.00;",
    "A-3;15/10/2026;Alder;wood;6.00;0.00;",
  ]);
  expect(aside.questions).toEqual([]);
});

test("a reversal with a negative amount is sent with its sign, and one with a positive amount is asked about", () => {
  const reversed = list("Művelet", ["Létrehozás", "5.00"], ["Sztornó", "-5.00"], ["Létrehozás", "7.00"]);
  expect(reversed.questions).toEqual([]);
  expect(valuesOf(reversed, "Net")).toEqual(["5.00", "-5.00", "7.00"]);
  expect(list("Művelet", ["Létrehozás", "5.00"], ["Sztornó", "5.00"], ["Létrehozás", "7.00"]).questions).not.toEqual(
    [],
  );
  expect(list("Művelet", ["Létrehozás", "5.00"], ["Érvénytelen", "-5.00"], ["x", "7.00"]).questions).not.toEqual([]);
});

test("a contract with its date and a number with a name are no codes of projects, and are left out", () => {
  for (const project of ["No 11 of 12.01.2026", "100 Cabin"]) {
    const reading = list("Project", [project, "5.00"], [project, "6.00"]);
    expect(reading.questions, project).toEqual([]);
    expect(valuesOf(reading, "ProjectCode"), project).toEqual([undefined, undefined]);
  }
  expect(list("Project", ["0912 - Garden", "5.00"], ["40", "6.00"]).questions).not.toEqual([]);
});
