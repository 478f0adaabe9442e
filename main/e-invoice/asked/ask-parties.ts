/** @file Asks about an e-invoice whose seller is the office itself, or whose buyer is not, by the VAT ids in the settings. */

import { type EInvoice, type Party, vatIdsOf } from "../../../shared/e-invoice/e-invoice.ts";
import { foldVatId } from "../../../shared/e-invoice/vat-id.ts";
import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import { foldLookAlikes } from "../../../shared/values/text/fold-look-alikes.ts";
import type { Said } from "../said.ts";
import { once, question } from "./ask-about-e-invoice.ts";

/** By the VAT ID of both, or by the name where one of them has none. */
function isOneParty(seller: Party, buyer: Party): boolean {
  const [ours, theirs] = [seller, buyer].map((party) => vatIdsOf(party).map(foldVatId));
  if (ours?.length && theirs?.length) return ours.some((vatId) => theirs.includes(vatId));
  const [one, other] = [foldLookAlikes(seller.name ?? ""), foldLookAlikes(buyer.name ?? "")];
  return one !== "" && one === other;
}

/**
 * A sales invoice of the office's own is kept out. One between two of its companies may be a purchase of the other.
 *
 * @param ownVatIds folded; where the settings have none, only an invoice from the buyer itself is asked about
 */
export function askParties(
  { seller, buyer }: EInvoice,
  ownVatIds: readonly string[],
  { accepted }: Said,
): readonly Question[] {
  const ownOf = (party: Party) => vatIdsOf(party).find((vatId) => ownVatIds.includes(foldVatId(vatId)));
  if (accepted.includes("parties")) return [];
  const vatId = ownOf(seller);
  if (vatId === undefined && isOneParty(seller, buyer)) {
    const text = { say: "ask-one-party", name: seller.name ?? seller.vatId ?? "" } as const;
    return [question("parties", text, [once("purchase", "parties", { say: "is-purchase-invoice" })])];
  }
  if (ownVatIds.length === 0) return [];
  if (vatId !== undefined) {
    if (ownOf(buyer) === undefined) return [question("parties", { say: "ask-own-sales", vatId }, [])];
    const label = { say: "is-purchase-invoice" } as const;
    return [question("parties", { say: "ask-own-company", vatId }, [once("purchase", "parties", label)])];
  }
  if (buyer.vatId === null || ownOf(buyer) !== undefined) return [];
  const text = { say: "ask-other-buyer", buyer: buyer.name, vatId: buyer.vatId } as const;
  return [question("parties", text, [once("ours", "parties", { say: "import-all-the-same" })])];
}
