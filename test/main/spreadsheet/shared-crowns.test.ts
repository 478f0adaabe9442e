/** @file A sign that several countries share has the currency of the headings' language only where no row says otherwise. */

import { describe, expect, test } from "vitest";
import { readCsv } from "./reading.ts";

const danish = "Dato;Leverandør;Sted;Fakturanr;Netto (kr);Moms (kr);Total (kr)";
const row = (name: string, place: string, number: string) =>
  `05.09.2026;${name};${place};${number};400,00;100,00;500,00`;
const read = (...rows: string[]) => readCsv([danish, ...rows], { fallback: null });
const own = row("Amager Fly ApS", "Kastrup", "F-12");

test("a Danish list of Danish suppliers is in Danish crowns", () => {
  const { invoices, questions } = read(
    own,
    row("Tårnby Kaffe", "København S", "881"),
    row("Kähler GmbH", "Kiel", "R5"),
  );
  expect(questions).toEqual([]);
  expect(invoices.map(({ invoice }) => invoice.Currency)).toEqual(["DKK", "DKK", "DKK"]);
});

describe("a Danish list is asked about", () => {
  test.each([
    ["a Norwegian legal form", row("Nordlys Lyd AS", "Vestby", "F-11")],
    ["a Swedish legal form", row("Notkopia AB", "Eslöv", "3312")],
    ["a Swedish town", row("Notkopia", "Malmö", "3312")],
    ["a Norwegian town with its postal code", row("Nordlys Lyd", "0150 Oslo", "F-11")],
  ])("with %s", (_, other) => {
    const { questions } = read(own, other);
    expect(questions.map(({ about }) => about)).toEqual(["missing"]);
    expect(questions[0]?.answers.map(({ id }) => id)).toContain("DKK");
  });
});
