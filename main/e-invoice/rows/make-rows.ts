/** @file Makes a purchase invoice of each VAT breakdown (BG-23), with the file's own digits. */

import type { EInvoice, Party, VatLine } from "../../../shared/e-invoice/e-invoice.ts";
import { foldVatId } from "../../../shared/e-invoice/vat-id.ts";
import type { ReadInvoice, SkippedRow } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { PurchaseInvoice } from "../../../shared/values/purchase-invoice.ts";
import { type Said, vatKey } from "../said.ts";
import { describe } from "./describe.ts";
import { accountsOf } from "./find-account.ts";
import { isZero, negate } from "./money.ts";

/** A VAT line as a row; rows count from 1 in the order of the breakdown. */
export interface VatRow extends ReadInvoice {
  readonly line: VatLine;
}

export interface VatRows {
  readonly rows: readonly VatRow[];
  readonly skipped: readonly SkippedRow[];
}

/**
 * One row for each VAT breakdown: a row has one VAT rate, and allowances of the whole document are in the breakdown
 * already. Amounts are never recalculated; those of a credit note change their sign.
 */
export function makeRows(invoice: EInvoice, said: Said): VatRows {
  const isEmpty = ({ net, vat }: VatLine): boolean => isZero(net) && isZero(vat);
  const hasAmounts = invoice.breakdown.some((line) => !isEmpty(line));
  const numbered = invoice.breakdown.map((line, at) => ({ row: at + 1, line }));
  const isLeftOut = ({ line }: { readonly line: VatLine }): boolean => hasAmounts && isEmpty(line);
  return {
    rows: numbered
      .filter((one) => !isLeftOut(one))
      .map(({ row, line }) => ({
        ...{ row, line },
        invoice: rowOf(invoice, line, said),
        raw: rawOf(invoice, line),
      })),
    skipped: numbered.filter(isLeftOut).map(({ row }) => ({ row, reason: { say: "vat-line-empty" } })),
  };
}

function rowOf(invoice: EInvoice, line: VatLine, said: Said): PurchaseInvoice {
  const { number, date, currency, seller } = invoice;
  const turn = changesSign(invoice, said) ? negate : (amount: string) => amount;
  const description = describe(invoice);
  const [account, another] = accountsOf(seller, said);
  return {
    Date: date,
    InvoiceNumber: number,
    Currency: currency,
    ...(account !== undefined && another === undefined && { AccountId: account }),
    ...(seller.name !== null && { AccountName: seller.name }),
    ...rateOf(line, said),
    ...(description !== "" && { Description: description }),
    Net: turn(line.net),
    VAT: turn(line.vat),
  };
}

/** A credit note's amounts are positive. Where they are negative, a person says what is meant. */
export const changesSign = ({ isCredit, totals }: EInvoice, { accepted }: Said): boolean =>
  isCredit && !(totals.gross.startsWith("-") && accepted.includes("credit-sign=negative"));

/** The standard category has its rate. Every other one is a rate of the office's own, which a person names once. */
function rateOf(line: VatLine, { vatRates }: Said): Pick<PurchaseInvoice, "VATRate" | "ExtVATID"> {
  const answer = vatRates[vatKey(line)];
  if (answer !== undefined && answer !== "rate") return { ExtVATID: answer };
  return line.rate === null ? {} : { VATRate: line.rate };
}

/**
 * What the row is recognised by in another file. It holds business terms alone, so the same invoice is the same in XML
 * and inside a PDF, in UBL and in CII. Journals contain it: a change of its form would make every sent row look new.
 */
const rawOf = ({ number, date, typeCode, currency, seller }: EInvoice, line: VatLine): string =>
  JSON.stringify([
    "e-invoice",
    ...[number, date, typeCode, currency, idOf(seller), line.category, line.rate, line.net, line.vat],
  ]);

function idOf({ vatId, otherVatIds, legalId, taxNumber, name }: Party): string | null {
  // Another program may write them in another order.
  if (vatId !== null && otherVatIds.length > 0) return [vatId, ...otherVatIds].map(foldVatId).sort().join(" ");
  return vatId ?? legalId?.id ?? taxNumber ?? name;
}
