/** @file A text file is a spreadsheet where it is a table, and a document where people wrote it. */

import { expect, test } from "vitest";
import { looksLikeTable } from "../../../../main/inbox/ends/looks-like-table.ts";
import { kindOf, noRegisters, usualDocumentRules } from "../../../../main/planning/plan-import.ts";

const kindOfText = (path: string, text: string) =>
  kindOf(path, usualDocumentRules, noRegisters, {
    is: "text",
    ...(looksLikeTable(new TextEncoder().encode(text)) && { isTable: true as const }),
  });

const list = `St Michael's School\nUnpaid invoices\n\n${"SUP007\tSupply Desk\tSD50\t01/09/2026\t588.69\n".repeat(6)}*** End ***\n`;
const letter =
  "Dear Mary,\n\nplease find the invoice, the note, and the map.\nIt is due soon; see below.\n\nYours, Tom\n";

test("a list with tabs is imported, unless its name has an invoice ID", () => {
  expect(kindOfText("UNPAID.txt", list)).toBe("batch");
  expect(kindOfText("10023/UNPAID.txt", list)).toBe("document");
});

test("a letter is a document", () => {
  expect(kindOfText("letter.txt", letter)).toBe("document");
});

test("a text in UTF-16 is told by its columns too", () => {
  const wide = new Uint8Array(Buffer.from(`\ufeff${list}`, "utf16le"));
  expect(looksLikeTable(wide)).toBe(true);
});

test("an OpenDocument spreadsheet is imported", () => {
  expect(kindOf("bills.ods", usualDocumentRules, noRegisters, null)).toBe("batch");
});
