/** @file Reads how many invoices a sentence of the answer says were saved. */

import { verdictOfText } from "./answer-words.ts";

/** How many invoices the answer says were saved and were not, or null where it does not count them. */
export interface Counts {
  savedCount: number | null;
  notSavedCount: number | null;
}

const invoicesThat = `(?:purchase )?(?:invoices? |rows? |items? )?(?:was |were |has been |have been |could )?`;
const saved = new RegExp(String.raw`(?<![\w.-])(\d{1,6}) ${invoicesThat}(?:saved|imported|succeeded)\b`, "i");
const notSaved = new RegExp(
  String.raw`(?<![\w.-])(\d{1,6}) ${invoicesThat}(?:failed|rejected|skipped|not (?:be )?(?:saved|imported)|with errors)\b`,
  "i",
);
/** "Processed 2, created 1": the number behind the word, unless it counts batches or is an id. */
const savedBehind =
  /\b(?:saved|imported|created|inserted|stored|succeeded):? (\d{1,6})(?= (?:purchase )?(?:invoices?|rows?|items?)\b|\s*(?:[,;)]|\.?$))/i;
const countsBefore = /\b(?:processed|received|read|total|sent):? \d{1,6}\b/i;
const ofAll = /(?<![\w.-])(\d{1,6}) (?:out )?of (\d{1,6})\b/;

/** Reads "1 of 2 invoices saved" and "1 saved, 1 failed"; false where the text counts nothing. */
export function readCounts(text: string, all: number, findings: Counts): boolean {
  const part = ofAll.exec(text);
  const tail = part && text.slice(part.index + part[0].length);
  if (part && tail && Number(part[2]) === all) {
    const verdict = verdictOfText(tail.split(",")[0] ?? "");
    if (verdict === "saved") findings.savedCount = Number(part[1]);
    if (verdict === "not-saved") findings.notSavedCount = Number(part[1]);
    if (verdict !== null) return true;
  }
  const [good, bad] = [saved.exec(text)?.[1], notSaved.exec(text)?.[1]];
  const behind = countsBefore.test(text) ? savedBehind.exec(text)?.[1] : undefined;
  if (behind !== undefined && Number(behind) <= all) findings.savedCount = Number(behind);
  if (good !== undefined && Number(good) <= all) findings.savedCount = Number(good);
  if (bad !== undefined && Number(bad) <= all) findings.notSavedCount = Number(bad);
  return good !== undefined || bad !== undefined || behind !== undefined;
}
