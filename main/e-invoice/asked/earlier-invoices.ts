/** @file Whether an invoice that names earlier ones (BT-25) may contain their amounts. */

import type { EInvoice } from "../../../shared/e-invoice/e-invoice.ts";
import { debitNotes, meaningOf } from "./type-codes.ts";

/**
 * Whether an ordinary invoice that names earlier ones may contain an amount of theirs, as a final invoice or a replacement
 * may. In Italy nothing replaces an invoice: a credit or debit note corrects it, and the final invoice has what is left.
 */
export function mayCountAgain({ syntax, typeCode, isCredit, totals, lines, corrects }: EInvoice): boolean {
  if (meaningOf(typeCode) !== "ordinary" || isCredit || corrects.length === 0) return false;
  if (syntax === "FatturaPA" || debitNotes.has(typeCode) || totals.gross.startsWith("-")) return false;
  const takenOff = lines.flatMap(({ name, net }) => (name !== null && net?.startsWith("-") ? [name] : []));
  return !corrects.every((number) => takenOff.some((name) => names(name, number)));
}

/** “abzgl. Abschlagsrechnung R-12”, and not “R-123”. */
function names(text: string, number: string): boolean {
  const at = text.indexOf(number);
  const isPart = (character: string | undefined): boolean => /[\p{L}\d]/u.test(character ?? "");
  return at >= 0 && !isPart(text[at - 1]) && !isPart(text[at + number.length]);
}
