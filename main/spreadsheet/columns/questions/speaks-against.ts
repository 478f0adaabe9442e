/** @file Whether a text in an invoice of its own, such as an e-invoice, speaks against booking it, as texts of spreadsheets do. */

import { namesOtherCurrency, remarkAgainst } from "../../flags/remark-against.ts";
import { namesReversal, numberedAsCredit, startsAsCredit, startsAsVoid } from "../../flags/row-kind-words.ts";
import { namesNotBooked, numberedAsNotBooked, saysNotBooked, saysWhyNotBooked } from "../../flags/state-words.ts";
import { kindOfNote } from "./ask-suspicious-rows.ts";

/** Where the text is: a line of a note or of a page, the invoice's number, or the name of an item. */
export type PartOfInvoice = "note" | "page" | "number" | "item";

/** What the invoice says of itself; left out for a comment on a row, whose columns say it. */
interface SaidOfItself {
  readonly isCredit: boolean;
  readonly currency: string;
}

/**
 * True for a note such as “This invoice was cancelled”, and for one that contradicts the invoice: “Gutschrift” on an
 * invoice, “All amounts in USD” in euros. A line of a page, among many others, has to say nothing else.
 */
export function speaksAgainstBooking(line: string, of: PartOfInvoice, invoice: SaidOfItself | null = null): boolean {
  const isCharge = invoice?.isCredit === false;
  switch (of) {
    case "page":
      return saysNotBooked(line);
    case "number":
      return (
        startsAsVoid.test(line) ||
        numberedAsNotBooked(line) ||
        namesNotBooked(line) ||
        (isCharge && numberedAsCredit.test(line))
      );
    case "item":
      return line.length <= longestTitle && (saysNotBooked(line) || (isCharge && namesReversal(line)));
    case "note":
      return isNoteAgainst(line, invoice);
  }
}

function isNoteAgainst(line: string, invoice: SaidOfItself | null): boolean {
  if (isConditional.test(line)) return false;
  if (line.length > longestRemark) return saysWhyNotBooked(line) || startsAsVoid.test(line);
  if (kindOfNote(line, "notes") === "void" || namesNotBooked(line)) return true;
  if (line.length > longestTitle) return false;
  if (ofTests.test(line)) return true;
  if (invoice === null) return remarkAgainst(line, null);
  return (!invoice.isCredit && startsAsCredit(line)) || namesOtherCurrency(line, invoice.currency);
}

/** “If already paid, please ignore this”: it says nothing of this invoice. */
const isConditional = /(?<!\p{L})(?:if|unless|wenn|falls|sofern|lorsque|indien|jeśli)(?!\p{L})/iu;
/** Longer ones are terms of business, which say what becomes of cancelled orders, or of an invoice already paid. */
const longestRemark = 100;
const longestTitle = 60;
/** “TESTRECHNUNG”, “Sample invoice”. */
const ofTests =
  /^[\s\p{P}]*(?:test|probe|muster|sample|dummy|demo|specimen|exemple|essai|ejemplo|prueba|esempio|prova|voorbeeld)[\s-]*(?:rechnung|beleg|invoice|bill|document|facture|factuur|factura|fattura|fatura|data|daten)?(?:\s(?:only|nur))?[\s\p{P}]*$|^(?:facture|factura|fattura|fatura|factuur) (?:de |d['’]|di |van )?(?:test|essai|prueba|prova|exemple|ejemplo|esempio)[\s\p{P}]*$/iu;
