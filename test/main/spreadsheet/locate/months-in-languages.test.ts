/** @file Sheets named after months are read one after the other in any language that the computer knows. */

import { describe, expect, test } from "vitest";
import { makeWorkbook } from "../../../fixtures/spreadsheets/make-files.ts";
import { readBytes } from "../reading.ts";

const titles = ["Supplier", "Invoice number", "Invoice date", "Net", "VAT"];
const bill = (date: string, number: string) => ["Acme Ltd", number, date, "100.00", "20.00"];
const read = (...names: readonly string[]) =>
  readBytes(
    makeWorkbook(
      Object.fromEntries(names.map((name, at) => [name, [titles, bill(`2026-0${at + 7}-02`, `A-${at + 1}`)]])),
    ),
    "bills.xlsx",
  );

describe("sheets of months are joined", () => {
  test.each([
    ["in Thai, shortened, in the Buddhist year", "ก.ค. 69", "ส.ค. 69"],
    ["in Thai", "กรกฎาคม 2569", "สิงหาคม 2569"],
    ["in Lithuanian", "liepa 2026", "rugpjūtis 2026"],
    ["in Hebrew", "יולי 26", "אוגוסט 26"],
    ["in Arabic", "يوليو", "أغسطس"],
    ["in Hungarian, shortened", "júl. 26", "aug. 26"],
    ["in Georgian", "ივლისი", "აგვისტო"],
    ["in Finnish, without the year", "Ostot heinä", "Ostot elo"],
    ["in Hindi", "जुलाई 2026", "अगस्त 2026"],
  ])("%s", (_, one, other) => {
    const { questions, invoices } = read(one, other);
    expect(questions).toEqual([]);
    expect(invoices).toHaveLength(2);
  });
});

describe("sheets are asked about", () => {
  test.each([
    ["of months of two lists", "Bar ก.ค. 69", "Spa ส.ค. 69"],
    ["of a month and its copy", "ก.ค. 69", "ก.ค. 69 (2)"],
    ["of a month and no month", "ก.ค. 69", "สรุป 69"],
  ])("%s", (_, one, other) => {
    expect(read(one, other).questions.map(({ about }) => about)).toEqual(["sheet"]);
  });
});
