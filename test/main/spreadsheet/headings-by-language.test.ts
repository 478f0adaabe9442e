/** @file Headings in each language: what they mean, and that no other date, number or amount is taken for the invoice's. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { knownHeader, knownHeaders } from "../../../main/spreadsheet/headers/known-headers.ts";
import type { Lexicon } from "../../../main/spreadsheet/headers/languages/lexicon.ts";
import { lexicons } from "../../../main/spreadsheet/headers/languages/lexicons.ts";
import { parts } from "../../../main/spreadsheet/headers/vocabulary.ts";
import type { SheetReading } from "../../../shared/spreadsheet/sheet-reading.ts";
import { csv } from "../../fixtures/spreadsheets/make-files.ts";
import { readBytes } from "./reading.ts";

const folder = join(import.meta.dirname, "../../fixtures/headings");
const files = readdirSync(folder).map((name) => name.replace(/\.txt$/, ""));

/** The lines "Heading = Meaning" of a language. */
const listOf = (file: string): (readonly [heading: string, meaning: string])[] =>
  readFileSync(join(folder, `${file}.txt`), "utf8")
    .trim()
    .split("\n")
    .map((line) => [line.split(" = ")[0] ?? "", line.split(" = ")[1] ?? ""] as const);

/** "Date" for a property, "~amount" for a doubtful header, "-gross" for one that is left alone, "?" for an unknown one. */
function meant(known: ReturnType<typeof knownHeader>): string {
  const meaning = known?.meaning;
  if (meaning === undefined) return "?";
  if (meaning.is === "property") return meaning.property;
  return meaning.is === "doubtful" ? `~${meaning.doubt}` : `-${meaning.aside}`;
}

describe.each(files)("%s", (file) => {
  const list = listOf(file);

  test("each heading means what a native speaker would say, in a row of its language", () => {
    const row = knownHeaders(list.map(([heading]) => heading));
    expect(list.map(([heading], at) => `${heading} = ${meant(row[at] ?? null)}`)).toEqual(
      list.map(([heading, meaning]) => `${heading} = ${meaning}`),
    );
  });

  test("a heading by itself names no other property", () => {
    const wrong = list.filter(([heading, meaning]) => {
      const alone = meant(knownHeader(heading));
      return /^[A-Z]/.test(alone) && alone !== meaning;
    });
    expect(wrong).toEqual([]);
  });

  test("its headings change the certainty of a reading, never a value", () => {
    const readings = tablesOf(list).map((headings) => [headings, read(headings)] as const);
    for (const [headings, reading] of readings) {
      const name = headings.join(" | ");
      if (reading.questions.length === 0) expect([name, sent(reading)]).toEqual([name, values]);
      else expect([name, sent(reading).filter(isOtherValue)]).toEqual([name, []]);
    }
    expect(readings.filter(([, { questions }]) => questions.length === 0).length).toBeGreaterThan(
      readings.length * 0.8,
    );
  });
});

/** One table of two invoices; due dates, VAT numbers, numbers of the office and balances are there to be mistaken. */
const columns: readonly (readonly [meaning: string, first: string, second: string])[] = [
  ["AccountName", "Brightwell s.r.o.", "Kestrel AS"],
  ["InvoiceNumber", "FV-1041", "FV-1042"],
  ["-due", "28/11/2026", "30/11/2026"],
  ["Date", "14/10/2026", "15/10/2026"],
  ["-posting", "17/10/2026", "18/10/2026"],
  ["-registration", "CZ25123891", "CZ25123892"],
  ["VAT", "21.00", "42.00"],
  ["-gross", "121.00", "242.00"],
  ["Net", "100.00", "200.00"],
  ["-balance", "121.00", "0.00"],
  ["Currency", "EUR", "EUR"],
  ["Description", "Paper", "Ink"],
  ["InternalReference", "R-71", "R-72"],
];

const values = [
  { AccountName: "Brightwell s.r.o.", InvoiceNumber: "FV-1041", Date: "2026-10-14", VAT: "21.00", Net: "100.00" },
  { AccountName: "Kestrel AS", InvoiceNumber: "FV-1042", Date: "2026-10-15", VAT: "42.00", Net: "200.00" },
];

/** Tables in which each heading of the list has its turn. */
function tablesOf(list: readonly (readonly [string, string])[]): (string | null)[][] {
  const of = (meaning: string): string[] => list.flatMap(([heading, is]) => (is === meaning ? [heading] : []));
  const most = Math.max(...columns.map(([meaning]) => of(meaning).length));
  return Array.from({ length: most }, (_, turn) =>
    columns.map(([meaning]) => {
      const headings = of(meaning);
      return headings[turn % Math.max(1, headings.length)] ?? null;
    }),
  );
}

function read(headings: readonly (string | null)[]): SheetReading {
  const places = headings.flatMap((heading, at) => (heading === null ? [] : [at]));
  const line = (cells: readonly (string | null | undefined)[]): string =>
    cells.map((cell) => `"${cell ?? ""}"`).join(";");
  const rows = [1, 2].map((side) => line(places.map((at) => columns[at]?.[side])));
  return readBytes(csv(line(places.map((at) => headings[at])), ...rows), "invoices.csv", { fallback: null });
}

const checked = ["AccountName", "InvoiceNumber", "Date", "VAT", "Net"] as const;

const sent = ({ invoices }: SheetReading) =>
  invoices.map(({ invoice }) => Object.fromEntries(checked.map((property) => [property, invoice[property]])));

/** True where any value is there and is not the right one; a value that is missing is asked about. */
const isOtherValue = (invoice: ReturnType<typeof sent>[number], at: number): boolean =>
  Object.entries(invoice).some(
    ([property, value]) =>
      value !== undefined && value !== (values[at] as Record<string, string> | undefined)?.[property],
  );

/** What must not be taken for the invoice's own date, number or amounts, with the words that could mislead. */
const dangers: readonly (readonly [ideas: string, beside: string, never: string])[] = [
  ["due posting paid created delivery value", "date", "Date InvoiceNumber Net VAT"],
  ["balance paid discount due", "amount net vat invoice", "Net VAT InvoiceNumber"],
  ["registration", "no supplier", "InvoiceNumber VAT Net AccountName"],
  ["our internal", "no reference", "InvoiceNumber"],
  ["gross", "amount total invoice", "Net VAT"],
  ["bank", "no account", "InvoiceNumber AccountName"],
  ["inc", "vat", "Net VAT"],
  ["ex", "vat", "VAT -gross"],
];

const termsOf = ({ words }: Lexicon, idea: string): string[] =>
  parts(words[idea] ?? "")
    .filter((term) => !/[#%]/.test(term))
    .map((term) => term.replace(/~$/, ""))
    .slice(0, 6);

test.each(lexicons)("in $language a due date, a VAT number or a balance never becomes the invoice's", (lexicon) => {
  const wrong = dangers.flatMap(([ideas, besides, never]) =>
    ideas.split(" ").flatMap((idea) =>
      termsOf(lexicon, idea).flatMap((danger) =>
        besides.split(" ").flatMap((beside) =>
          termsOf(lexicon, beside).flatMap((word) => {
            // "datum transakce datum" is nobody's heading.
            if (danger.split(" ").some((part) => termsOf(lexicon, beside).includes(part) || word.startsWith(part)))
              return [];
            const isOpposite = idea === "inc" || idea === "ex";
            const amount = isOpposite ? `${termsOf(lexicon, "amount")[0] ?? ""} ` : "";
            const headings = isOpposite ? [`${amount}${danger} ${word}`] : [`${danger} ${word}`, `${word} ${danger}`];
            return headings.flatMap((heading) => {
              const meaning = meant(knownHeader(heading));
              return never.split(" ").includes(meaning) ? [`${heading} = ${meaning}`] : [];
            });
          }),
        ),
      ),
    ),
  );
  expect(wrong).toEqual([]);
});
