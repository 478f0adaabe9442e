/** @file A column with nominals or projects of the office's own list is sent, or asked about: never left out unsaid. */

import { expect, test } from "vitest";
import { closestTo } from "../../../main/spreadsheet/compared/closest.ts";
import { nothingSaid, type ReadOptions } from "../../../main/spreadsheet/read-spreadsheet.ts";
import { readSpreadsheetBytes } from "../../fixtures/spreadsheets/read-bytes.ts";
import { inWords } from "../../shared/in-words.ts";

function read(text: string, said: Partial<ReadOptions> = {}) {
  const reading = readSpreadsheetBytes(Buffer.from(text), "bills.csv", { ...nothingSaid, references, ...said });
  if (!reading.ok) throw new Error(JSON.stringify(reading.error));
  return reading.value;
}
const named = (name: string, code: string | null = null) => ({ id: null, code, name });
const references = {
  nominals: { file: "nominals.csv", seenAt: 1, entries: [named("Materials", "5000"), named("Travel", "7400")] },
  projects: { file: "projects.csv", seenAt: 1, entries: [named("Mill Lane", "P-100"), named("Dock 4", "P-200")] },
};
const german = (heading: string, ...values: readonly string[]) =>
  [
    `Lieferant;Rechnungsnummer;Rechnungsdatum;Währung;Netto;MwSt;MwSt-Satz;${heading}`,
    ...values.map((value, at) => `Acme Ltd;A-${at + 1};20.11.2026;EUR;100,00;19,00;19;${value}`),
  ].join("\n");
const columnH = (text: string, said: Partial<ReadOptions> = {}) =>
  read(text, said).questions.filter(({ id }) => id === "listed-H");

test("a heading that may be anything is asked about where the list has its values, also misspelt ones beside them", () => {
  const [asked] = columnH(german("Konto", "Materials", "Material"));
  expect(inWords([asked?.text ?? { say: "you-said-so" }])[0]).toBe(
    "Column H “Konto” has entries of your list “nominals.csv”. Does it contain the nominal? If not, it isn't sent",
  );
  expect(asked?.answers.map(({ id }) => id)).toEqual(["Nominal", "leave-alone"]);
  const answers = asked?.answers[0]?.sets ?? null;
  const again = read(german("Konto", "Materials", "Material"), { answers });
  expect(again.questions.map(({ id }) => id)).toEqual(["unlisted-Nominal-3"]);
  const left = read(german("Konto", "Materials", "Material"), { answers: asked?.answers[1]?.sets ?? null });
  expect([left.questions, left.invoices.length]).toEqual([[], 2]);
});

test.each(["Kostenart", "Gruppe"])("so is the heading “%s”", (heading) => {
  expect(columnH(german(heading, "Materials", "Travel"))).toHaveLength(1);
});

test("codes of projects are asked about where no column has the project", () => {
  const [asked] = columnH(german("Gruppe", "P-100", "P-200"));
  expect(asked?.answers[0]?.id).toBe("ProjectCode");
});

test("nothing is asked without a list, of values that it lacks, or where a column has the nominal already", () => {
  expect(columnH(german("Konto", "Materials"), { references: {} })).toEqual([]);
  expect(columnH(german("Konto", "Bank A", "Bank B", "Materials"))).toEqual([]);
  expect(columnH(german("Nominalkonto", "Materials"))).toEqual([]);
  expect(
    columnH(
      german("Nominalkonto", "Materials")
        .replace(/MwSt-Satz/, "Gruppe")
        .replaceAll(";19;", ";Travel;"),
    ),
  ).toEqual([]);
});

test("a bare number is no nominal, whatever a list has", () => {
  const numbers = { ...references.nominals, entries: [named("100"), named("19")] };
  expect(columnH(german("Menge", "100", "19"), { references: { nominals: numbers } })).toEqual([]);
});

test("nothing is suggested for what a list has nothing like", () => {
  const options = (...names: readonly string[]) => names.map((text) => ({ text, alike: [text] }));
  expect(closestTo("Northern Tyle Company", options("Telford Telecom", "Northern Tile"))).toEqual(["Northern Tile"]);
  expect(closestTo("Material", options("Water rates", "Materials"))).toEqual(["Materials"]);
  expect(closestTo("19", options("17.5", "20"))).toEqual([]);
});
