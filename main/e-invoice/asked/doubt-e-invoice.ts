/** @file Finds what is unusual about an e-invoice and may be right: its rows wait for approval. */

import type { EInvoice } from "../../../shared/e-invoice/e-invoice.ts";
import type { RowProblem } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { isEqual, isZero, negate, sumOf } from "../rows/money.ts";
import { foldSpace } from "../xml/element.ts";
import { besideIn } from "./check-sums.ts";
import { callingOf } from "./document-words.ts";
import { mayCountAgain } from "./earlier-invoices.ts";
import { meaningOf } from "./type-codes.ts";

/** Each doubt at the business term that raises it. @param row of the first row that is sent */
export function doubtsAbout(invoice: EInvoice, row: number): readonly RowProblem[] {
  const { totals, typeCode, corrects, currency, breakdown, date, dueDate, itemSums, number, seller, notes, title } =
    invoice;
  const { lines, allowances, charges, net, gross, prepaid, rounding, payable } = totals;
  const doubts: RowProblem[] = [];
  const doubt = (header: string | null, value: string, reason: Message): void => {
    doubts.push({ row, column: null, header, value, reason, fix: { say: "fix-approve-e-invoice" } });
  };
  const means = meaningOf(typeCode);
  if (means === "corrected") doubt("BT-3", typeCode, { say: "is-corrected-invoice", corrects });
  if (means === "in-part") doubt("BT-3", typeCode, { say: "is-part-invoice" });
  const [named] = corrects;
  if (named !== undefined && mayCountAgain(invoice))
    doubt("BT-25", cut(named), { say: "names-earlier-invoice", corrects });
  const called = title === null ? undefined : anotherIn(title);
  const noted = notes.map(anotherIn).find((line) => line !== undefined);
  // No business term of EN 16931 is the title.
  if (called !== undefined) doubt(null, cut(called), { say: "is-titled", title: cut(called) });
  else if (noted !== undefined) doubt("BT-22", cut(noted), { say: "note-is-titled", title: cut(noted) });
  // The finance system states no limit, and no supplier has such a number or name.
  if (number.length > longestNumber) doubt("BT-1", cut(number), { say: "has-long-text", characters: number.length });
  const name = seller.name ?? "";
  if (name.length > longestName) doubt("BT-27", cut(name), { say: "has-long-text", characters: name.length });
  if (dueDate !== null && dueDate < date) doubt("BT-2", date, { say: "date-after-due", due: { isoDay: dueDate } });
  if (prepaid !== null && !isZero(prepaid)) doubt("BT-113", prepaid, { say: "was-prepaid", prepaid, currency });
  if (lines !== null) {
    const sum = sumOf([lines, negate(allowances ?? "0"), charges ?? "0"]);
    if (!isEqual(sum, net)) doubt("BT-109", net, { say: "lines-and-charges", sum, total: net, currency });
  }
  if (payable !== null) {
    const sum = sumOf([gross, negate(prepaid ?? "0"), rounding ?? "0"]);
    if (!isEqual(sum, payable)) doubt("BT-115", payable, { say: "amount-due", sum, total: payable, currency });
  }
  const beside = besideIn(totals);
  if (beside === null && itemSums.length > 0) {
    const sum = sumOf([net, totals.vat ?? "0"]);
    doubt("BT-112", gross, { say: "gross-differs", sum, total: gross, currency });
  }
  for (const { is, amount } of beside ?? [])
    if (is !== "withheld-tax") doubt("BT-112", amount, { say: "gross-contains", is, amount, currency });
  const fine = [net, gross, ...breakdown.flatMap((line) => [line.net, line.vat])].find(hasFractionsOfCents);
  if (fine !== undefined) doubt("BT-116", fine, { say: "has-fractions-of-cents" });
  return doubts;
}

/** “Teilrechnung”, “2. Mahnung”, in a line of its own. */
const anotherIn = (text: string): string | undefined =>
  text
    .split(/[\r\n]+/)
    .map(foldSpace)
    .find((line) => ["in-part", "reminder"].includes(callingOf(line) ?? ""));
const longestNumber = 100;
const longestName = 300;
const cut = (text: string): string => (text.length <= longestNumber ? text : `${text.slice(0, longestNumber)}…`);

/** BR-DEC: EN 16931 allows two decimal places. */
const hasFractionsOfCents = (decimal: string): boolean => /[.]\d\d\d*[1-9]/.test(decimal);
