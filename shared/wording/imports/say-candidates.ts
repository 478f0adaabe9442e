/** @file Says which invoices a document may belong to, and why it isn't known. */

import type { Candidate, WhyUnmatched } from "../../imports/candidate.ts";
import { words } from "../../words/spoken.ts";
import { capitalise, quote, sentence, shorten } from "../grammar.ts";

/** Without a full stop. */
export const sayNoPurchaseInvoiceId = (why: WhyUnmatched): string => words.failures.unmatched[why];

/** "It may be for invoice INV-1 from Acme Ltd (invoice ID 10023) or ….", or "". */
export function sayCandidates(candidates: readonly Candidate[], may: "be" | "belong to"): string {
  if (candidates.length === 0) return "";
  const shown = candidates.slice(0, 5).map(sayCandidate);
  const all = words.failures.candidates(shown, candidates.length - shown.length);
  const evidence = sayEvidenceOfText(candidates);
  return may === "be" ? words.failures.mayBe(all, evidence) : words.failures.mayBelongTo(all, evidence);
}

/** Why its invoice isn't known, and what speaks for those that it may be for, without naming them. */
export function sayWhyUnmatched(why: WhyUnmatched, candidates: readonly Candidate[]): string {
  const evidence = sayEvidenceOfText(candidates).replace(/^\W+/, "");
  return [sayNoPurchaseInvoiceId(why), ...(evidence === "" ? [] : [evidence])]
    .map((said) => sentence(capitalise(said)))
    .join(" ");
}

/** What was found in the document's text, if the candidates were found there. */
function sayEvidenceOfText([first, ...others]: readonly Candidate[]): string {
  if (first?.supplierNamed === undefined) return "";
  const { number, numberAndSupplier, numbers } = words.failures.evidenceInText;
  if (others.length > 0) return numbers;
  return first.supplierNamed ? numberAndSupplier : number;
}

/** "invoice INV-1 from Acme Ltd (invoice ID 10023)": both numbers are named, so that neither is taken for the other. */
export const sayCandidate = ({ purchaseInvoiceId, invoiceNumber, supplier, notBooked }: Candidate): string => {
  const invoice = words.failures.candidate(purchaseInvoiceId, invoiceNumber, supplier);
  // A row that is hidden or struck out says so without words.
  return notBooked === undefined || notBooked === ""
    ? invoice
    : words.failures.candidateListedAs(invoice, quote(shorten(notBooked, 60)));
};
