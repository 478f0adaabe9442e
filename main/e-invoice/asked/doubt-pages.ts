/**
 * @file Compares an e-invoice with the pages of the PDF that it is in, where people see one thing and the data may say another.
 *
 * Of 411 public PDFs with text, 398 show the number of their e-invoice, 4 that of another one, and 9 none.
 */

import type { EInvoice } from "../../../shared/e-invoice/e-invoice.ts";
import type { RowProblem } from "../../../shared/spreadsheet/sheet-reading.ts";
import { foldDigits } from "../../../shared/values/text/fold-look-alikes.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { foldSpace } from "../xml/element.ts";
import type { SpeaksAgainst } from "./ask-notes.ts";
import { isReminder } from "./document-words.ts";

/** Invoices mention reminders and their fees in their terms: a title says nothing else. */
const longestTitle = 60;

/** Each doubt at the business term that raises it. @param pages null where the PDF has no text @param row the first that is sent */
export function doubtsAboutPages(
  eInvoice: EInvoice,
  pages: string | null,
  speaksAgainst: SpeaksAgainst,
  row: number,
): readonly RowProblem[] {
  const { number } = eInvoice;
  if (pages === null || !/\p{L}/u.test(pages)) return [];
  const doubt = (header: string, value: string, reason: Message): RowProblem => ({
    ...{ row, column: null, header, value, reason },
    fix: { say: "fix-approve-e-invoice" },
  });
  const lines = pages.split("\n").map((line) => foldSpace(line));
  const title = lines.find(
    (line) => line !== "" && line.length <= longestTitle && (isReminder(line) || speaksAgainst(line, "page", eInvoice)),
  );
  return [
    ...(folded(pages).includes(folded(number)) ? [] : [doubt("BT-1", number, { say: "number-not-on-pages", number })]),
    ...(title === undefined ? [] : [doubt("BT-3", title, { say: "page-is-titled", title })]),
  ];
}

/** A PDF may break a number into pieces, and write its letters in another form. */
const folded = (text: string): string =>
  foldDigits(text.normalize("NFKC"))
    .replace(/[\s\p{Cf}]/gu, "")
    .toLowerCase();
