/** @file Headings as programs and databases write them, and what each means beside the others of its program. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { thingIn } from "../../../main/spreadsheet/headers/header-entries.ts";
import { knownHeaders } from "../../../main/spreadsheet/headers/known-headers.ts";

const sections = readFileSync(join(import.meta.dirname, "../../fixtures/headings-of-programs.txt"), "utf8")
  .split(/^## /m)
  .slice(1)
  .map((section) => {
    const [name = "", ...lines] = section.trim().split("\n");
    return { name, lines };
  });

test.each(sections)("$name", ({ lines }) => {
  const headings = lines.map((line) => line.split(" = ")[0] ?? "");
  const known = knownHeaders(headings);
  expect(headings.map((heading, at) => `${heading} = ${known[at] ? thingIn(known[at].meaning) : "?"}`)).toEqual(lines);
});

test.each([
  ["Suplier", "AccountName"],
  ["Invioce number", "InvoiceNumber"],
  ["Descripton", "Description"],
  ["Lieferrant", "AccountName"],
  ["Paymnet date", "-paid"],
])("“%s” is misspelt, and names %s less surely", (heading, meaning) => {
  const row = ["Lieferant", "Rechnungsdatum", "Nettobetrag", "Währung", heading];
  const [known] = knownHeaders(row).slice(-1);
  expect([known?.strength, known && thingIn(known.meaning)]).toEqual(["misspelt", meaning]);
});

test.each(["Nettto", "Exclusiv VAT x", "Debitt", "Ouur ref"])(
  "“%s” is not repaired, because one letter must not decide between opposites",
  (heading) => {
    expect(knownHeaders([heading, "Supplier", "Invoice date"])[0]).toBeNull();
  },
);

test("a word that two languages use differently means what it means in the language of the row", () => {
  const slovak = ["Číslo faktúry", "Dodávateľ", "Dátum vystavenia", "Suma"];
  const polish = ["Numer faktury", "Dostawca", "Data wystawienia", "Suma"];
  expect(
    [slovak, polish].map((row) => thingIn(knownHeaders(row)[3]?.meaning ?? { is: "aside", aside: "type" })),
  ).toEqual(["~amount", "-total"]);
});

test("a heading says which currency, rate, tax and side it is about", () => {
  const [vat, gross, ours, theirs, due] = knownHeaders([
    "IVA 21%",
    "Total TTC (EUR)",
    "Our ref",
    "Your ref",
    "Due date",
  ]);
  expect(vat?.says.rate).toBe("21");
  expect([gross?.says.currency, gross?.says.tax]).toEqual(["EUR", "with"]);
  expect([ours?.says.side, theirs?.says.side]).toEqual(["ours", "theirs"]);
  expect(due?.says.date).toBe("due");
});
