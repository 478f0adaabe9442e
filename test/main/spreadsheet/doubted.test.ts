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

test("question marks of one form in most rows are no question", () => {
  const all = list("Description", ["Was it fixed?", "5.00"], ["Is it new?", "6.00"], ["wood", "7.00"]);
  expect(all.questions).toEqual([]);
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

test("a number that was cancelled before anything was booked is left out, and one with an amount is asked about", () => {
  const cancelled = (net: string) =>
    readCsv([
      "Voucher;Invoice no;Invoice date;Supplier;Net;VAT",
      "601;A-1;13/10/2026;Harbour;5.00;1.00",
      `602;;14/10/2026;(cancelled);${net};`,
      "603;B-7;15/10/2026;Tarn;6.00;1.20",
    ]);
  const reading = cancelled("");
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "InvoiceNumber")).toEqual(["A-1", "B-7"]);
  expect(reading.skipped.find(({ row }) => row === 3)?.reason).toBe("without an amount, and cancelled");
  const booked = cancelled("7.00");
  expect(booked.questions.length + booked.problems.length).toBeGreaterThan(0);
});

test("a column of net amounts for each rate counts though one row alone has it, if its heading names the rate", () => {
  const rows = ["A-1;Harbour;100.00;;20.00;120.00", "A-2;Tarn;50.00;;10.00;60.00", "B-3;Alder;;40.00;2.00;42.00"];
  const of = (second: string) =>
    readCsv(
      [
        `Invoice no;Supplier;Invoice date;Purchase @ 20%;${second};VAT;Total`,
        ...rows.map((row, at) => row.replace(/^([^;]*;[^;]*)/, `$1;${at + 13}/10/2026`)),
      ],
      { fallback: null },
    );
  const reading = of("Purchase @ 5%");
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Net")).toEqual(["100.00", "50.00", "40.00"]);
  expect(of("Purchase @ 10%").questions.length + of("Purchase @ 10%").problems.length).toBeGreaterThan(0);
});
