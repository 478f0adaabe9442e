/** @file A supplier's own list names it in the letterhead alone; the list of an office doesn't name its suppliers there. */

import { expect, test } from "vitest";
import { readCsv, valuesOf } from "../reading.ts";

const table = [
  "Rechnungsnummer;Rechnungsdatum;Rechnungstext;Netto;USt",
  "5002218825;08.04.2026;Strom 03/2026;535,76;101,79",
  "5002219218;09.04.2026;Strom 03/2026;364,64;69,28",
  "5002219370;10.04.2026;Strom 03/2026;1253,37;238,14",
  "5002220268;18.05.2026;Strom 04/2026;567,18;107,76",
  "5002221440;19.06.2026;Strom 05/2026;100,00;19,00",
  "5002222435;18.07.2026;Strom 06/2026;200,00;38,00",
];
const asked = (lines: readonly string[]) => readCsv([...lines, ...table]).questions.map(({ id }) => id);

test("the company above is the supplier where another line names its customer", () => {
  const reading = readCsv([
    "Stadtwerke Lindenau GmbH - Portal",
    "Kunde: Bäckerei Langhoff",
    ...table,
    ";;Summe;3020,95;573,97",
  ]);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "AccountName")).toEqual(Array.from({ length: 6 }, () => "Stadtwerke Lindenau GmbH"));
  expect(reading.derived).toContain(
    "The supplier is “Stadtwerke Lindenau GmbH” in row 1, because the list is for its customer: “Kunde: Bäckerei Langhoff”",
  );
});

test.each([
  ["Kundennr.;40088127;Haslinger GmbH"],
  ["Customer: Old Mill Hotel"],
  ["To: The Old Mill Hotel;Account: OLDM01"],
  ["Klant: Bakkerij De Molen"],
])("“%s” names the customer", (customer) => {
  expect(asked(["Stadtwerke Lindenau GmbH", customer])).toEqual([]);
});

test.each([
  ["no line names a customer", ["Stadtwerke Lindenau GmbH", "Oktober 2026"]],
  ["a title speaks of purchases", ["Kanzlei Meier GmbH", "Eingangsrechnungen", "Kunde: Bäckerei Langhoff"]],
  ["two companies are named alike", ["Kanzlei Meier GmbH", "Tarn Motors Ltd", "Kunde: 1204"]],
  ["the first line is no company", ["Rechnungen 2026", "Kunde: Bäckerei Langhoff"]],
] as const)("the supplier is asked for where %s", (_, lines) => {
  expect(asked(lines)).toEqual(["missing-AccountName"]);
});

test("the supplier is asked for where several suppliers have numbered", () => {
  const numbers = ["A-17", "90311", "VZ/77", "HJ 12 B", "17", "RE-2026-5"];
  const [header = "", ...rows] = table;
  const mixed = rows.map((row) => row.replace(/^\d+/, () => numbers.shift() ?? ""));
  const { questions } = readCsv(["Stadtwerke Lindenau GmbH", "Kunde: Bäckerei Langhoff", header, ...mixed]);
  expect(questions.map(({ id }) => id)).toEqual(["missing-AccountName"]);
});

test("a line with the number of the rows is no invoice", () => {
  const { invoices } = readCsv(["Stadtwerke Lindenau GmbH", "Kunde: Langhoff", ...table, "Anzahl Rechnungen;6"]);
  expect(invoices).toHaveLength(6);
});

test("the supplier is asked for where the numbers of one length don't rise", () => {
  const numbers = ["5002", "9031", "1277", "8812", "3317", "2026"];
  const mixed = table.map((row) => row.replace(/^\d+/, () => numbers.shift() ?? ""));
  const { questions } = readCsv(["Smith Accountants LLP", "Client: Tarn Bakery", ...mixed]);
  expect(questions.map(({ id }) => id)).toEqual(["missing-AccountName"]);
});
