/**
 * @file Asks about an e-invoice whose notes (BT-22), payment terms (BT-20), title, number or items speak against booking it:
 * "CANCELLED - do not pay".
 */

import type { EInvoice } from "../../../shared/e-invoice/e-invoice.ts";
import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { Said } from "../said.ts";
import { foldSpace } from "../xml/element.ts";
import { once, question } from "./ask-about-e-invoice.ts";
import { callingOf, isOtherTitle } from "./document-words.ts";
import { mayCountAgain } from "./earlier-invoices.ts";
import { isNoteOfNoInvoice } from "./note-of-no-invoice.ts";
import { isNumberOfNoInvoice } from "./number-of-no-invoice.ts";
import { debitNotes, meaningOf } from "./type-codes.ts";

/** Whether a text speaks against booking the invoice that it is in. */
export type SpeaksAgainst = (
  text: string,
  of: "note" | "line" | "terms" | "page" | "number" | "item",
  invoice: Pick<EInvoice, "isCredit" | "currency">,
) => boolean;

const id = "notes";
const mostSaid = 3;
const longest = 200;

/**
 * Asks once for an e-invoice; the answer holds for it alone.
 *
 * A credit or debit note corrects an invoice, as it should; and one that names it waits for approval in any case.
 *
 * @param speaksAgainst whether a line of a note, the number or the name of an item does so
 */
export function askNotes(eInvoice: EInvoice, speaksAgainst: SpeaksAgainst, { accepted }: Said): readonly Question[] {
  if (accepted.includes(id)) return [];
  const { notes, terms, remarks, title, number, lines: items, isCredit, currency, typeCode, totals } = eInvoice;
  // Italy's, Spain's and Poland's corrections may credit, too.
  const takesBack = isCredit || totals.gross.startsWith("-") || meaningOf(typeCode) === "corrected";
  const itself = { isCredit: takesBack, currency };
  const isKnown = takesBack || debitNotes.has(typeCode) || mayCountAgain(eInvoice);
  const isCalled = (line: string): boolean => {
    const calling = callingOf(line);
    return calling === "no-original" || (calling === "replacing" && !isKnown);
  };
  const against = notes.flatMap((note) => {
    const lines = linesOf(note);
    if (lines.length === 1 && lines.some(isNoteOfNoInvoice)) return lines;
    return lines.filter((line) => speaksAgainst(line, lines.length > 1 ? "line" : "note", itself) || isCalled(line));
  });
  const ofTitle = linesOf(title ?? "").filter(
    (line) => speaksAgainst(line, "note", itself) || isCalled(line) || isOtherTitle(line),
  );
  const ofTerms = [terms ?? "", ...remarks]
    .flatMap(linesOf)
    .filter((line) => speaksAgainst(line, "terms", itself) || isCalled(line));
  // An item that is taken off may be a reversal.
  const names = items.flatMap(({ name, net }) => (name === null || net?.startsWith("-") ? [] : [foldSpace(name)]));
  const found = [
    ...new Set([
      ...ofTitle,
      ...against,
      ...ofTerms,
      ...[number].filter(
        (text) => speaksAgainst(text, "number", itself) || isNumberOfNoInvoice(text, !itself.isCredit),
      ),
      ...names.filter((name) => speaksAgainst(name, "item", itself)),
    ]),
  ];
  if (found.length === 0) return [];
  const texts = found.slice(0, mostSaid).map((line) => (line.length <= longest ? line : `${line.slice(0, longest)}…`));
  return [question(id, { say: "ask-notes", texts }, [once("invoice", id, { say: "import-all-the-same" })])];
}

const linesOf = (text: string): readonly string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => foldSpace(line))
    .filter((line) => line !== "");
