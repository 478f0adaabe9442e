/** @file Doubts about a spreadsheet's rows, in English; see [Note: a message]. */

import { count, figure, list, type Said } from "../../../wording/grammar.ts";
import { Column, called, column, inRows, type Place, type Rows } from "../window/sheet-pieces.ts";

/** Texts, each with its rows, and the rows of others that aren't named. */
export type Values = {
  readonly values: readonly { readonly text: string; readonly at: Rows }[];
  readonly others: Rows | null;
};
/** What a column contains in some rows. */
export type Found = Values & { readonly column: Place };
const quoted = ({ values, others }: Values): string =>
  listed([
    ...values.map(({ text, at }) => `${text === "" ? "nothing" : `“${text}”`} in ${inRows(at)}`),
    ...(others === null ? [] : [`others in ${inRows(others)}`]),
  ]);
const plain = ({ values, others }: Values): string =>
  listed([
    ...values.map(({ text, at }) => `${text} in ${inRows(at)}`),
    ...(others === null ? [] : [`others in ${inRows(others)}`]),
  ]);
/** With a comma before "and", because each part may contain one. */
const listed = (parts: readonly string[]): string =>
  parts.map((part, n) => (n === 0 ? part : n === parts.length - 1 ? `, and ${part}` : `, ${part}`)).join("");
const says = (found: Found): string => `${Column(found.column)} has ${quoted(found)}`;
const holds = (found: Found): string => `${Column(found.column)} contains ${plain(found)}`;
const isOne = ({ values: [first], others }: Values): boolean =>
  others === null && first !== undefined && first.at.rows.length + first.at.more === 1;

/** An amount with its header; the text is "" if the cell is empty. */
type Amount = {
  readonly header: string;
  readonly text: string;
};
const sayAmounts = (amounts: readonly Amount[]): string =>
  amounts.map(({ header, text }) => `${header} ${text || "empty"}`).join(", ");

type Title = {
  readonly row: number;
  readonly text: string;
};
const titled = ({ row, text }: Title): string => `Row ${row} says “${text}”`;

/** Rows that are hidden, or struck out, and the first few of them. */
type FoundRows = { readonly rows: number; readonly first: readonly number[] };
const askAboutRows = (are: string, rows: number, first: readonly number[]): string => {
  const isOne = rows === 1;
  const these = `${count(rows, "row is", "rows are")} ${are} in the file`;
  return `${these} and ${isOne ? "contains an invoice" : "contain invoices"}: row ${first.join(", ")}${rows > first.length ? " and others" : ""}. ${isOne ? "Should it" : "Should they"} be sent?`;
};

/** Columns that may be the net amount together, beside those that are sent as such. */
type OtherBase = Discount & { readonly base: readonly Place[]; readonly net: readonly Place[] };
const together = (columns: readonly Place[]): string => list(columns.map(called), "and");

type Discount = { readonly row: number; readonly amounts: readonly Amount[] };

/** Two rows with one number, and what is different there and here. */
type OneNumber = {
  readonly row: number;
  readonly other: number;
  readonly text: string;
  readonly there: Said | string;
  readonly here: Said | string;
  /** In how many other rows this occurs. */
  readonly more: number;
};
const sayOneNumber = (of: OneNumber, what: string): string => {
  const more = of.more === 0 ? "" : ` The same applies to ${figure(of.more)} more ${of.more === 1 ? "row" : "rows"}.`;
  return `Rows ${of.other} and ${of.row} have one supplier and number, “${of.text}”, but two ${what}: ${of.there} and ${of.here}. Are they lines of one invoice? If not, correct the file and add it again.${more}`;
};

const hasOthers = ({ rows, more }: Rows): boolean => rows.length + more > 1;

/** Properties that some invoices may lack. */
const gaps = { Date: "date", InvoiceNumber: "invoice number" };
const without = { Date: "a date", InvoiceNumber: "an invoice number" };

export const doubts = {
  "rows-no-invoices": (found: Found) =>
    `${says(found)}. If these rows aren't invoices, remove them and add the file again.`,
  "ask-rows-no-invoices": (found: Found) =>
    `${says(found)}. If these rows aren't invoices, remove them and add the file again. Or should they be sent?`,
  "ask-credits": (found: Found) => `${says(found)}, and the amounts there aren't negative. Should they be subtracted?`,
  "ask-whether-credits": (found: Found) => `${says(found)}. Are these credit notes, to be subtracted?`,
  "ask-which-credits": (found: Found) => `${says(found)}. Which rows are credit notes, to be subtracted?`,
  "ask-amounts-right": (found: Found) => `${says(found)}. Are the amounts right in all rows?`,
  "one-and-other": ({ one, other }: { readonly one: Said; readonly other: Said }) => `${one} ${other}`,
  "ask-not-to-be-sent": (found: Found) =>
    `${says(found)}. If these rows shouldn't be sent, remove them and add the file again. Or should they be sent?`,
  "ask-comments": (found: Values) =>
    `Cells have comments: ${quoted(found)}. If these rows shouldn't be sent, remove them and add the file again. Or should they be sent?`,
  "ask-scale": (found: Found) =>
    `${says(found)}, so the amounts there may be in another unit. If they are, write the amounts in full (1,200,000, not 1,200) and add the file again. Or should they be sent as they are?`,
  "ask-rows-without-flag": (found: Found) =>
    `${says(found)}, and nothing in the other rows. If those shouldn't be sent, remove them and add the file again. Or should they be sent?`,
  "ask-rows-of-companies": (found: Found) =>
    `${says(found)}, so the rows may belong to several companies. If some shouldn't be sent from this inbox, remove them and add the file again. Or should all be sent?`,
  "ask-sales-rows": (found: Found) =>
    `${says(found)}. If these rows are sales, remove them and add the file again. Or should they be sent?`,
  "ask-credit-words": (found: Found) =>
    `${says(found)}, and the amounts there aren't negative. If these are credit notes, enter their amounts with a minus and add the file again. Or should they be sent as they are?`,
  "ask-doubted": (found: Found) =>
    `${says(found)}, with a question mark. Clear this up, correct the file and add it again. Or should these rows be sent as they are?`,
  "ask-credit-number": (found: Values) =>
    found.values.length === 1 && isOne(found)
      ? `${quoted(found)} looks like a credit note number, and the amount isn't negative. If it's a credit note, enter its amounts with a minus and add the file again. Or should it be sent as it is?`
      : `${quoted(found)} look like credit note numbers, and the amounts aren't negative. If they're credit notes, enter their amounts with a minus and add the file again. Or should they be sent as they are?`,
  "ask-own-series": (found: Values) =>
    `The numbers ${quoted(found)} follow each other, although they're of different suppliers. They may be your own invoices to customers. If so, remove these rows and add the file again. Or should they be sent as they are?`,
  "ask-series": (found: Found & { readonly number: Place }) =>
    `${says(found)}, and ${column(found.number)} has only digits there. If the invoice number is both together, write it into one cell and add the file again. Or should the numbers be sent as they are?`,
  "ask-signs": (of: { readonly negative: number; readonly positive: number }) =>
    `${of.negative} invoices have negative amounts and ${of.positive} positive ones, and nothing shows which of them are credit notes. If the negative ones are, send the rows as they are. Otherwise correct the file and add it again.`,
  "ask-all-negative": (of: { readonly negative: number }) =>
    `The amounts of all ${of.negative} invoices are negative, and nothing says that they are credit notes. If they are, send the rows as they are. Otherwise remove the minus signs and add the file again.`,
  "ask-returns": (found: Found) =>
    `${holds(found)}, and the amounts there aren't negative. If something was returned, enter the amounts with a minus and add the file again. Or should they be sent as they are?`,
  "ask-reverse-charge": (found: Found) =>
    `${says(found)}, and VAT beside it. With a reverse charge the invoice has no VAT. Correct the file and add it again. Or should the rows be sent as they are?`,
  "ask-number-for-name": (found: Found) =>
    `${holds(found)}, where other rows have names. If cells in the row have shifted, correct the file and add it again. Or is it the supplier's name?`,
  "ask-exchanged-names": (found: Found) =>
    `${holds(found)}, and the invoice number beside it is a company's name. If the two are exchanged, correct the file and add it again. Or should the rows be sent as they are?`,
  "ask-credit-column": (found: Found & { readonly net: string }) =>
    `${holds(found)}, where “${found.net}” is empty. If these are credit notes, enter them in “${found.net}” with a minus and add the file again. Or should the rows be sent as they are?`,
  "ask-twice": ({ at, row, same }: { readonly at: Rows; readonly row: number; readonly same: number }) =>
    `Rows ${same} and ${row} match${hasOthers(at) ? `. All repeats are in ${inRows(at)}` : ""}. Send both? If once is enough, remove one and add the file again.`,
  "ask-twice-alike": ({ at, row, same }: { readonly at: Rows; readonly row: number; readonly same: number }) =>
    `Rows ${same} and ${row} look like the same invoice.${hasOthers(at) ? ` All repeats are in ${inRows(at)}.` : ""} Send both? If once is enough, remove one and add the file again.`,
  "ask-shared-id": (found: Found & { readonly id: string; readonly more: number }) => {
    const more = found.more === 0 ? "" : ` The same applies to ${count(found.more, "more ID", "more IDs")}.`;
    return `${Column(found.column)} has ${found.id} for ${quoted(found)}.${more} The finance system would book all of them for one supplier. Correct the file and add it again, or send the suppliers by name alone.`;
  },
  "ask-number-with-dates": (of: OneNumber) => sayOneNumber(of, "dates"),
  "ask-number-with-currencies": (of: OneNumber) => sayOneNumber(of, "currencies"),
  "ask-discount-in-net": (of: Discount & { readonly rate: string }) =>
    `In row ${of.row} the VAT is ${of.rate}% of the net amount less the discount: ${sayAmounts(of.amounts)}. Take the discount off the net amount and add the file again. Or should the amounts be sent as they are?`,
  "ask-discount-unclear": (of: Discount) =>
    `In row ${of.row} there is a discount: ${sayAmounts(of.amounts)}. Nothing shows whether the net amount is before or after it. If it's before, take the discount off and add the file again. Or is it after the discount?`,
  "ask-base-of-vat": (of: OtherBase) =>
    `In row ${of.row} the VAT fits ${together(of.base)} rather than ${together(of.net)} alone: ${sayAmounts(of.amounts)}. Which is the net amount?`,
  "ask-base-of-total": (of: OtherBase) =>
    `In row ${of.row} ${together(of.base)} and the VAT make up the total: ${sayAmounts(of.amounts)}. Which is the net amount?`,
  "ask-beside-net": (of: Discount & { readonly column: Place }) =>
    `In row ${of.row} ${column(of.column)} has an amount that isn't sent: ${sayAmounts(of.amounts)}. Nothing shows whether it's in the net amount already. Should it be added?`,
  "same-as-row": ({ text, row }: Title) => `${text}, as in row ${row}`,
  "like-row": ({ text, other, row }: Title & { readonly other: string }) => `${text}, and ${other} in row ${row}`,
  "ask-lines": (of: { readonly row: number; readonly other: number; readonly column: Place }) =>
    `Rows ${of.row} and ${of.other} are lines of one invoice, and ${column(of.column)} has the same amount in both. Is that the whole invoice's amount, so that another column has the line's?`,
  "ask-gaps": (of: {
    readonly invoices: number;
    readonly property: keyof typeof gaps;
    readonly column: Place;
    readonly row: number;
  }) => {
    const isOne = of.invoices === 1;
    return `${count(of.invoices, "invoice has", "invoices have")} no ${gaps[of.property]} in ${column(of.column)}, ${isOne ? "in" : "the first in"} row ${of.row}. Should they be sent without ${without[of.property]}?`;
  },
  "ask-rows-above": ({ rows, row }: { readonly rows: number; readonly row: number }) =>
    `${count(rows, "row", "rows")} above the headings ${rows === 1 ? "looks like an invoice" : "look like invoices"}, ${rows === 1 ? "in" : "the first in"} row ${row}. If ${rows === 1 ? "it is one" : "they are invoices"}, put the headings above ${rows === 1 ? "it" : "them"} and add the file again. Or should ${rows === 1 ? "it" : "they"} be left out?`,
  "ask-blank-vat": (of: { readonly invoices: number; readonly column: Place; readonly row: number }) => {
    const isOne = of.invoices === 1;
    return `${count(of.invoices, "invoice has", "invoices have")} no VAT in ${column(of.column)}, ${isOne ? "in" : "the first in"} row ${of.row}, so the net amount can't be worked out. If ${isOne ? "it has" : "they have"} VAT, enter it and add the file again. Or ${isOne ? "does it have" : "do they have"} none?`;
  },
  "ask-hidden-rows": ({ rows, first }: FoundRows) => askAboutRows("hidden", rows, first),
  "ask-struck-rows": ({ rows, first }: FoundRows) => askAboutRows("struck out", rows, first),
  "ask-sum-rows": ({ rows, first }: FoundRows) =>
    `${count(rows, "row is the sum", "rows are sums")} of rows above and may be ${rows === 1 ? "a total or an invoice" : "totals or invoices"}: row ${first.join(", ")}${rows > first.length ? " and others" : ""}. Should ${rows === 1 ? "it" : "they"} be sent?`,

  amounts: ({ amounts }: { readonly amounts: readonly Amount[] }) => sayAmounts(amounts),
  "ask-total": (of: {
    readonly total: string;
    readonly row: number;
    readonly amounts: readonly Amount[];
    /** In how many other rows this occurs. */
    readonly more: number;
    /** Columns that may belong to it. */
    readonly beside: readonly Place[];
  }) => {
    const more = of.more === 0 ? "" : ` The same applies to ${figure(of.more)} more ${of.more === 1 ? "row" : "rows"}.`;
    const [first, ...others] = of.beside;
    const beside =
      first === undefined
        ? ""
        : ` ${[Column(first), ...others.map(column)].join(" and ")} may be part of the net amount.`;
    return `Net and VAT don't add up to “${of.total}” in row ${of.row}: ${sayAmounts(of.amounts)}.${more}${beside} Correct the file and add it again. Or is “${of.total}” something else?`;
  },
  "ask-part-of-total": ({ row, total, net }: { readonly row: number; readonly total: string; readonly net: string }) =>
    `In row ${row}, “${total}” isn't the same as “${net}”, and no heading shows which column contains the VAT. Which one is it?`,
  "ask-vat-too-much": ({ at, amounts }: { readonly at: Rows; readonly amounts: readonly Amount[] }) =>
    `In ${inRows(at)} the VAT is higher than any rate would give: ${sayAmounts(amounts)}. If amounts are in the wrong columns, correct the file and add it again. Or are they right?`,
  "ask-net-with-vat": (of: { readonly net: string; readonly at: Rows; readonly amounts: readonly Amount[] }) =>
    `“${of.net}” seems to include VAT: in ${inRows(of.at)}, ${sayAmounts(of.amounts)}. If so, take the VAT out and add the file again. Or are the amounts right?`,

  "ask-no-usual-rate": ({ at, amounts }: { readonly at: Rows; readonly amounts: readonly Amount[] }) =>
    `In ${inRows(at)} no usual VAT rate fits the amounts: ${sayAmounts(amounts)}. If they aren't right, correct the file and add it again. Or are they right?`,
  "ask-net-over-gross": ({ at, amounts }: { readonly at: Rows; readonly amounts: readonly Amount[] }) =>
    `In ${inRows(at)} net is more than gross: ${sayAmounts(amounts)}. If the headings are wrong, correct the file and add it again. Or are they right?`,

  "ask-foot": (of: {
    readonly row: number;
    readonly total: string;
    readonly rows: number;
    readonly sum: string;
    /** Absent in older journals. */
    readonly difference?: string;
    /** The heading of the column, where it isn't that of the net amounts. */
    readonly header?: string;
  }) =>
    `Row ${of.row} gives ${of.total} as the total${of.header ? ` of “${of.header}”` : ""}, but ${count(of.rows, "row adds", "rows add")} up to ${of.sum}${of.difference === undefined ? "" : `. The difference is ${of.difference}`}. If rows are missing${of.header ? " or amounts are wrong, correct" : ", complete"} the file and add it again. Or should these rows be sent?`,
  "foot-agrees": ({ row, total }: { readonly row: number; readonly total: string }) =>
    `The total in row ${row}, ${total}, agrees with the rows above`,
  "ask-title-units": (title: Title) =>
    `${titled(title)}, but the amounts are sent as they are. Are they in whole units? If not, correct the file and add it again.`,
  "ask-title-count": ({ rows, ...title }: Title & { readonly rows: number }) =>
    `${titled(title)}, but the file has ${count(rows, "row", "rows")}. If rows are missing, complete the file and add it again. Or should these rows be sent?`,
  "ask-title-more": (title: Title) =>
    `${titled(title)}, so rows may be missing. If they are, complete the file and add it again. Or should these rows be sent?`,
  "ask-title-total": ({
    sums = [],
    ...title
  }: Title & {
    /** Absent in older journals. */
    readonly sums?: readonly Amount[];
  }) =>
    `${titled(title)}, but no column adds up to that${sums.length === 0 ? "" : `: the rows add up to ${sayAmounts(sums)}`}. If rows are missing or wrong, correct the file and add it again. Or should these rows be sent?`,
  "ask-title-gross": ({ header, ...title }: Title & { readonly header: string }) =>
    `${titled(title)}, but column “${header}” is sent as the amount without VAT. If it includes VAT, correct the heading and add the file again. Or should these rows be sent?`,
  "ask-title-other": (title: Title) => `${titled(title)}, so this may not be a list of invoices. If it is, say so.`,
  "ask-title-held-back": (title: Title) =>
    `${titled(title)}. If the rows that it means shouldn't be sent, remove them and add the file again. Or should all rows be sent?`,
  "ask-title-rows": (title: Title) =>
    `${titled(title)}. If that changes what is to be sent, correct the file and add it again. Or should the rows be sent as they are?`,
  "ask-note-of-sheet": ({ sheet, text }: { readonly sheet: string; readonly text: string }) =>
    `Sheet “${sheet}” says “${text}”. If that changes what is to be sent, correct the file and add it again. Or should all rows be sent?`,
  "ask-title-sales": (title: Title) =>
    `${titled(title)}, so the rows may be sales. If they're purchase invoices, say so.`,
  "ask-name-held-back": ({ name }: { readonly name: string }) =>
    `The file or the sheet is called “${name}”. If its rows shouldn't be sent, remove the file. Or should all rows be sent?`,
  "ask-name-other": ({ name }: { readonly name: string }) =>
    `The file or the sheet is called “${name}”, so this may not be a list of invoices. If it is, say so.`,
  "ask-name-sales": ({ name }: { readonly name: string }) =>
    `“${name}” sounds like a list of sales. If these are purchase invoices, say so.`,
  "ask-title-credits": (title: Title) =>
    `${titled(title)}, and amounts below it aren't negative. If they're credit notes, enter their amounts with a minus and add the file again. Or should they be sent as they are?`,
};
