/** @file E-invoices of every syntax, changed at random places: read, or refused in words, and never a row that isn't one. */

import { expect, test } from "vitest";
import { readEInvoice } from "../../../main/e-invoice/read-e-invoice.ts";
import { cii, inEnvelope, ubl } from "../../fixtures/e-invoices/make-e-invoices.ts";
import { facturae, fatturaPa, ksef } from "../../fixtures/e-invoices/make-national.ts";
import { type Dice, diceFrom } from "../../fuzz/mutate.ts";

const documents = [ubl(), cii(), inEnvelope(ubl()), fatturaPa(), facturae(), ksef()];
const marks = [
  "<",
  "&",
  ">",
  "]]>",
  "<![CDATA[",
  "<!--",
  "-->",
  "<?x ?>",
  "<!DOCTYPE x>",
  "&#0;",
  "&lt;",
  ' xsi:nil="true"',
];
const values = [
  "1e309",
  "-0",
  "NaN",
  "Infinity",
  "9".repeat(400),
  "1,5",
  "1 000",
  "３",
  "\u0661",
  "-",
  ".",
  "2026-02-30",
];
const names = ["constructor", "__proto__", "../../x", "\0", "\u202e", "\ud800", "xmlns", "x".repeat(100_000)];
const texts = [...marks, ...values, ...names];

const pick = <T>(all: readonly T[], dice: Dice): T => all[dice(all.length)] as T;

/** Inserts, deletes, repeats, or puts another text into an element. */
function mutate(xml: string, dice: Dice): string {
  const at = dice(xml.length);
  switch (dice(4)) {
    case 0:
      return xml.slice(0, at) + pick(texts, dice) + xml.slice(at);
    case 1:
      return xml.slice(0, at) + xml.slice(at + 1 + dice(40));
    case 2:
      return xml.slice(0, at + dice(300)) + xml.slice(at);
    default: {
      const found = pick([...xml.matchAll(/>([^<>\s][^<>]*)</g)], dice);
      return `${xml.slice(0, found.index + 1)}${pick(texts, dice)}${xml.slice(found.index + found[0].length - 1)}`;
    }
  }
}

test("none of five hundred changed e-invoices makes the reader throw, or becomes a row with a wrong amount or date", () => {
  const dice = diceFrom(18);
  const speaksAgainst = () => false;
  let read = 0;
  for (let made = 0; made < 500; made += 1) {
    let xml = mutate(pick(documents, dice), dice);
    for (let more = dice(2); more > 0; more -= 1) xml = mutate(xml, dice);
    const options = { templates: [], answers: null, ownVatIds: ["DE999999999"], speaksAgainst, show: 0 };
    const reading = readEInvoice(new TextEncoder().encode(xml), options);
    if (!reading.ok) {
      expect(reading.error.kind).toBe("unreadable-e-invoice");
      continue;
    }
    read += 1;
    for (const { invoice } of [...reading.value.invoices, ...reading.value.incomplete]) {
      const { Net = "", VAT = "", Date: day = "" } = invoice;
      expect([Net, VAT, day].join(" ")).toMatch(/^-?\d+(\.\d+)? -?\d+(\.\d+)? \d{4}-\d{2}-\d{2}$/);
      expect(Number.isNaN(Date.parse(day))).toBe(false);
    }
  }
  // Or the changes would be too wild to tell anything.
  expect(read).toBeGreaterThan(15);
});
