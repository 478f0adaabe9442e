/** @file Problems of a spreadsheet's row and their fixes, in English; see [Note: a message]. */

import { capitalise, count, figure, type Said, sayAmountIn } from "../../../wording/grammar.ts";
import { names, type Property } from "./sheet-pieces.ts";

const ifWrong =
  "If it's wrong, cancel this file. Then correct it in the folder Failed, and move it back into the inbox.";

type Misfit = { readonly cells: number; readonly headers: number };
const underHeaders = ({ cells, headers }: Misfit): string =>
  `This row has ${count(cells, "cell")} under ${count(headers, "heading")}`;

/** What the lines of an invoice make together, as decimal text. */
type Total = { readonly lines: number; readonly amount: string; readonly currency: string };
const make = ({ lines, amount, currency }: Total): string =>
  lines === 1
    ? `This is ${sayAmountIn(currency, amount)}`
    : `The ${figure(lines)} lines of this invoice make ${sayAmountIn(currency, amount)}`;

/** What an amount is compared with. */
type Usual = { readonly times: number; readonly usual: string; readonly invoices: number };
const middleOf = (whose: string, { usual, invoices, currency }: Usual & Total): string =>
  `The middle one of ${whose} last ${count(invoices, "invoice")} is ${sayAmountIn(currency, usual)}`;

export const sheet = {
  "row-too-long": (row: Misfit) => `${underHeaders(row)}, so its values may be in the wrong columns.`,
  "fix-row-too-long": () => "Put quotation marks around any value that contains the separator.",
  "row-cut": (row: Misfit) => `${underHeaders(row)} and ends before its amounts.`,
  "fix-row-cut": () => "Complete the row. Put quotation marks around any value that takes two lines.",

  "sign-clash": ({ vat, net }: { readonly vat: string; readonly net: string }) =>
    `The VAT is ${vat} and the net amount is ${net}. One of them has the wrong sign.`,
  "currency-clash": ({ amount, row }: { readonly amount: string; readonly row: string }) =>
    `This amount is in ${amount}, but the row's currency is ${row}.`,
  "differs-within-row": (of: { readonly property: Property; readonly here: string; readonly there: string }) =>
    `${capitalise(names[of.property])} is “${of.here}” here, but “${of.there}” in another column.`,
  "fix-whichever-is-wrong": () => "Correct the one that's wrong.",
  "no-vat-for-net": () => "Net can't be worked out: VAT missing.",
  "fix-no-vat": () => "The row needs the VAT, or 0 if there is none.",
  "credit-negative-already": () =>
    "This row is marked as a credit note, so its amounts change sign. But one of them is already negative.",
  "fix-credit-without-minus": () => "The amounts should have no minus. The mark already makes them negative.",
  "no-net": () => "This invoice has no net amount.",
  "fix-no-net": () => "The row needs one, or 0 if there is none.",

  "no-supplier": () => "This row has no supplier.",
  "fix-no-supplier": () => "The row needs the supplier's ID or name.",
  "order-needs-project": () => "A purchase order needs a project.",
  "budget-needs-project": () => "An additional budget needs a project.",
  "fix-project": () => "The row needs the project, or this cell should be empty.",
  "not-code-and-title": () => "This isn't a project code and title.",
  "fix-code-and-title": () => "It should be both, such as 1001 - Bridge, with a space on each side of the hyphen.",

  "date-ahead": ({ days }: { readonly days: number }) => `This date is more than ${days} days in the future.`,
  "date-after-due": ({ due }: { readonly due: Said }) => `This date is after the due date, ${due}.`,
  "date-long-ago": ({ years }: { readonly years: number }) => `This date is more than ${years} years in the past.`,
  "fix-approve-date": () => `${ifWrong} If it's right, approve the batch.`,
  "marked-as-sent": () => "The Status column says that this row was sent, but no such row is known here.",
  "fix-approve-marked": () => `${ifWrong} If it wasn't sent, approve the batch.`,
  "vat-off": ({ rate, net }: { readonly rate: string; readonly net: string }) => `This isn't ${rate}% of ${net}.`,
  "fix-approve-vat": () =>
    `${ifWrong} If the amounts are right, for example because VAT rates are mixed, approve the batch.`,
  "amount-too-fine": ({ currency, decimals }: { readonly currency: string; readonly decimals: number }) =>
    `This has more than ${decimals} decimal places${currency === "" ? "" : `, and amounts in ${currency} don't`}. It is sent as it is, not rounded.`,
  "at-ceiling": (of: Total & { readonly ceiling: string }) =>
    `${make(of)}. From ${sayAmountIn(of.currency, of.ceiling)} on, an amount waits for approval.`,
  "far-above-supplier": (of: Total & Usual) =>
    `${make(of)}, at least ${of.times} times the usual amount. ${middleOf("this supplier's", of)}.`,
  "far-above-few": (of: Total & Usual) =>
    `${make(of)}, at least ${of.times} times this supplier's largest invoice so far, ${sayAmountIn(of.currency, of.usual)}.`,
  "far-above-office": (of: Total & Usual) =>
    `${make(of)}, at least ${of.times} times the usual amount. ${middleOf("the company's", of)}, and this supplier has had fewer than three.`,
  "far-below-supplier": (of: Total & Usual) =>
    `${make(of)}. The usual amount is at least ${of.times} times as much. ${middleOf("this supplier's", of)}.`,
  "fix-approve-amount": () => `${ifWrong} If it's right, approve the batch.`,
  "more-lines-than-batch": ({ lines, most }: { readonly lines: number; readonly most: number }) =>
    `This invoice has ${count(lines, "line")}, more than the ${figure(most)} a batch may contain. They'll be sent together in one batch.`,
  "fix-approve-lines": () => "If a larger batch is fine, approve the batch.",

  "no-id": () => "This isn't a valid ID.",
  "id-missing": () => "The ID is missing.",
  "fix-supplier-id": () => "It should be the supplier ID in digits only, as shown in the finance system.",
  "fix-purchase-invoice-id": () => "It should be the invoice ID in digits only, as shown in the finance system.",
  "file-name-missing": () => "The file name is missing.",
  "fix-file-name": () => "It should be the full name, such as “scan 1.pdf”.",
  "leads-out-of-folder": () => "This path leads outside the list's folder.",
  "fix-path": () => "It should be the path from the list's folder.",
};
