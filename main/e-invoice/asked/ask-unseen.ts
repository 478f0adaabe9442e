/** @file Asks about characters in an e-invoice that nobody sees: they may hide or turn round what is sent. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { VatRow } from "../rows/make-rows.ts";
import type { Said } from "../said.ts";
import { once, question } from "./ask-about-e-invoice.ts";

const id = "unseen-characters";

/** In a number nothing invisible belongs. */
const inNumbers = /[\p{Cc}\p{Cf}\u115f\u1160\u3164\uffa0]/gu;
/** Names in Arabic, Hebrew or the scripts of India may need joiners and marks of direction, but no overrides. */
const inNames = /(?![\u200c-\u200f])[\p{Cc}\p{Cf}\u115f\u1160\u3164\uffa0]/gu;
const shownFrom = 40;

/** Asks once for an e-invoice; the answer holds for it alone. */
export function askUnseen(rows: readonly VatRow[], { accepted }: Said): readonly Question[] {
  if (accepted.includes(id)) return [];
  const texts = rows.flatMap(({ invoice: { InvoiceNumber, AccountName, AccountId, Description } }) => [
    ...marked(InvoiceNumber, inNumbers),
    ...marked(AccountId, inNumbers),
    ...marked(AccountName, inNames),
    ...marked(Description, inNames),
  ]);
  if (texts.length === 0) return [];
  const text = { say: "ask-unseen-characters" as const, texts: [...new Set(texts)].slice(0, mostSaid) };
  return [question(id, text, [once("as-they-stand", id, { say: "import-all-the-same" })])];
}
const mostSaid = 3;

/** The text around the first such character, each as its code. */
function marked(text: string | undefined, unseen: RegExp): readonly string[] {
  const at = text?.search(unseen) ?? -1;
  if (text === undefined || at < 0) return [];
  const near = text.slice(Math.max(0, at - shownFrom), at + shownFrom);
  return [near.replace(inNumbers, (one) => `‹U+${one.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}›`)];
}
