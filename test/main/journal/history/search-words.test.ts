/** @file What an import is found by, and what it is not. */

import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { queryFromText, wordsOf } from "../../../../main/journal/history/search-words.ts";

const invoices = [
  {
    InvoiceNumber: "INV-00042/b",
    AccountName: "Café Noël & Sons Ltd",
    AccountId: "9007199254740993",
    Net: "1204.50",
    VAT: "240.90",
  },
  { InvoiceNumber: "7", AccountName: "Ωmega Παράδειγμα", Net: "-33.00" },
];

/** Whether `text` finds an import that holds these, by the very index that the journal uses. */
function finds(text: string): boolean {
  const query = queryFromText(text);
  if (query === null) return false;
  const database = new DatabaseSync(":memory:");
  database.exec(
    `CREATE VIRTUAL TABLE words USING fts5 (held, detail = none, tokenize = "unicode61 remove_diacritics 0", prefix = '1 2')`,
  );
  database.prepare("INSERT INTO words VALUES (?)").run(wordsOf(["november invoices (2).xlsx", "10023"], invoices));
  return database.prepare("SELECT rowid FROM words WHERE words MATCH ?").all(query).length > 0;
}

describe("an import is found by", () => {
  test.each([
    ["its file's name", "november"],
    ["the beginning of a word", "nov inv"],
    ["its purchase invoice id", "10023"],
    ["a supplier without its accents", "cafe noel"],
    ["a supplier in capitals", "CAFÉ"],
    ["a supplier in another alphabet", "παραδ"],
    ["a supplier's id, every digit of it", "9007199254740993"],
    ["an invoice number as it is written", "INV-00042/b"],
    ["an invoice number in one", "inv00042b"],
    ["the digits of an invoice number", "00042"],
    ["the digits without noughts", "42"],
    ["a net amount", "1204.50"],
    ["a net amount as it is grouped here", "1,204.50"],
    ["a net amount as it is grouped elsewhere", "1.204,50"],
    ["a net amount with its currency's sign", "£1,204.50"],
    ["a net amount that is still being typed", "1204.5"],
    ["the whole pounds of an amount", "1204"],
    ["the amount with VAT, as on the paper", "1445.40"],
    ["a credit", "-33.00"],
    ["several of these at once", "noel 1204.50 inv"],
  ])("%s: %s", (_what, text) => expect(finds(text)).toBe(true));

  test.each([
    ["a word that it does not hold", "december"],
    ["one word of two that it does not hold", "november acme"],
    ["the end of a word", "vember"],
    ["another amount", "1204.51"],
    ["an amount that begins as one of its own does", "33.01"],
    ["signs alone", "&&"],
    ["what looks like the index's own language", 'november" OR "acme'],
  ])("but not by %s: %s", (_what, text) => expect(finds(text)).toBe(false));
});
