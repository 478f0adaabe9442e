/** @file Amounts with VAT in a column for each rate are net and VAT by the rates, if they make the total of every row. */

import { expect, test } from "vitest";
import { readCsv, valuesOf } from "../reading.ts";

const list = (headings: string, ...rows: readonly string[]) =>
  readCsv([`Datum;Rechnung Nr;Lieferant;Währung;${headings}`, ...rows], { fallback: null });
const rows = [
  "03.08.2026;1184;Moser GmbH;EUR;236,06;;236,06",
  "17.08.2026;RE-771;Kaserer GmbH;EUR;105,60;1776,00;1881,60",
  "18.08.2026;4410-26;Tauern KG;EUR;;2340,00;2340,00",
  "09.10.2026;GU-014;Kaserer GmbH;EUR;;-254,40;-254,40",
];

test("each row has the net amount and the VAT of all its rates", () => {
  const reading = list("10 % inkl.;20 % inkl.;Summe", ...rows, ";gesamt;;;341,66;3861,60;4203,26");
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Net")).toEqual(["214.60", "1576.00", "1950.00", "-212.00"]);
  expect(valuesOf(reading, "VAT")).toEqual(["21.46", "305.60", "390.00", "-42.40"]);
  expect(reading.derived).toContain(
    "Net and VAT are calculated from “10 % inkl.” and “20 % inkl.”, by the rate of each, in 4 rows",
  );
});

test("nothing is calculated if a row has another total, or no total shows that these are all amounts", () => {
  const odd = rows.map((row) => row.replace(";1881,60", ";1891,60"));
  expect(list("10 % inkl.;20 % inkl.;Summe", ...odd).questions).not.toEqual([]);
  const bare = rows.map((row) => row.replace(/;[^;]*$/, ""));
  expect(list("10 % inkl.;20 % inkl.", ...bare).questions).not.toEqual([]);
});

test("rates that no country has together are asked about", () => {
  expect(list("25 % inkl.;22 % inkl.;Summe", ...rows).questions).not.toEqual([]);
});
