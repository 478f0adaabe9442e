/** @file Doubts about a spreadsheet's rows, in English; see [Note: a message]. */

import { count, figure, type Said } from "../../../wording/grammar.ts";
import { Column, column, inRows, type Place, type Rows } from "../window/sheet-pieces.ts";

/** What a column contains in some rows. */
type Found = {
  readonly column: Place;
  readonly text: string;
  readonly at: Rows;
};
const says = ({ column: place, text, at }: Found): string => `${Column(place)} says “${text}” in ${inRows(at)}`;
const holds = ({ column: place, text, at }: Found): string => `${Column(place)} holds ${text} in ${inRows(at)}`;

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

/** Properties that some invoices may lack. */
const gaps = { Date: "date", InvoiceNumber: "invoice number" };
const without = { Date: "a date", InvoiceNumber: "an invoice number" };

export const doubts = {
  "rows-no-invoices": (found: Found) =>
    `${says(found)}. If these rows are no invoices, take them out and drop the file again.`,
  "ask-rows-no-invoices": (found: Found) =>
    `${says(found)}. If these rows are no invoices, take them out and drop the file again. Or are they to be sent?`,
  "ask-credits": (found: Found) => `${says(found)}, and the amounts there are not negative. Are they to be subtracted?`,
  "ask-whether-credits": (found: Found) => `${says(found)}. Are these credit notes, to be subtracted?`,
  "ask-which-credits": (found: Found) => `${says(found)}. Which rows are credit notes, to be subtracted?`,
  "ask-amounts-right": (found: Found) => `${says(found)}. Are the amounts right as they stand in all rows?`,
  "one-and-other": ({ one, other }: { readonly one: Said; readonly other: Said }) => `${one} ${other}`,
  "ask-not-to-be-sent": (found: Found) =>
    `${says(found)}. If these rows are not to be sent, take them out and drop the file again. Or are they to be sent?`,
  "ask-sales-rows": (found: Found) =>
    `${says(found)}. If these rows are sales, take them out and drop the file again. Or are they to be sent?`,
  "ask-credit-words": (found: Found) =>
    `${says(found)}, and the amounts there are not negative. If these are credit notes, write their amounts with a minus and drop the file again. Or are they to be sent as they stand?`,
  "ask-credit-number": ({ text, at }: Omit<Found, "column">) =>
    `“${text}” in ${inRows(at)} looks like the number of a credit note, and the amount is not negative. If it is one, write its amounts with a minus and drop the file again. Or is it to be sent as it stands?`,
  "ask-returns": (found: Found) =>
    `${holds(found)}, and the amounts there are not negative. If something was given back, write the amounts with a minus and drop the file again. Or are they to be sent as they stand?`,
  "ask-number-for-name": (found: Found) =>
    `${holds(found)}, where other rows have names. If the cells of the row have moved, correct the file and drop it again. Or is it the supplier's name?`,
  "ask-credit-column": (found: Found & { readonly net: string }) =>
    `${holds(found)}, where “${found.net}” holds nothing. If these are credit notes, write them into “${found.net}” with a minus and drop the file again. Or are the rows to be sent as they stand?`,
  "ask-twice": ({ at, row, same }: { readonly at: Rows; readonly row: number; readonly same: number }) =>
    `The invoice in ${inRows(at)} stands in the file twice: row ${row} is the same as row ${same}. If once is enough, take one out and drop the file again. Or are both to be sent?`,
  "same-as-row": ({ text, row }: Title) => `${text}, as in row ${row}`,
  "ask-lines": (of: { readonly row: number; readonly other: number; readonly column: Place }) =>
    `Rows ${of.row} and ${of.other} are lines of one invoice, and ${column(of.column)} holds the same amount in both. Is that the whole invoice's amount, so that another column holds the line's?`,
  "ask-gaps": (of: {
    readonly invoices: number;
    readonly property: keyof typeof gaps;
    readonly column: Place;
    readonly row: number;
  }) => {
    const isOne = of.invoices === 1;
    return `${count(of.invoices, "invoice has", "invoices have")} no ${gaps[of.property]} in ${column(of.column)}, ${isOne ? "in" : "the first in"} row ${of.row}. Are such invoices sent without ${without[of.property]}?`;
  },
  "ask-hidden-rows": ({ rows, first }: { readonly rows: number; readonly first: readonly number[] }) => {
    const isOne = rows === 1;
    const these = `${count(rows, "row is", "rows are")} hidden in the file`;
    return `${these} and ${isOne ? "holds an invoice" : "hold invoices"}: row ${first.join(", ")}${rows > first.length ? " and others" : ""}. ${isOne ? "Is it" : "Are they"} to be sent?`;
  },

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
    const more = of.more === 0 ? "" : ` So it is in ${figure(of.more)} more ${of.more === 1 ? "row" : "rows"}.`;
    const [first, ...others] = of.beside;
    const beside =
      first === undefined
        ? ""
        : ` ${[Column(first), ...others.map(column)].join(" and ")} may belong to the net amount.`;
    return `The net amount and the VAT do not make “${of.total}” in row ${of.row}: ${sayAmounts(of.amounts)}.${more}${beside} Correct the file and drop it again; or is “${of.total}” something else?`;
  },
  "ask-part-of-total": ({ row, total, net }: { readonly row: number; readonly total: string; readonly net: string }) =>
    `In row ${row}, “${total}” is not the same as “${net}”, and no header says which column holds the VAT. Which one is it?`,
  "ask-vat-too-much": ({ at, amounts }: { readonly at: Rows; readonly amounts: readonly Amount[] }) =>
    `In ${inRows(at)} the VAT is more than any rate makes of the net amount: ${sayAmounts(amounts)}. If amounts stand in the wrong columns, correct the file and drop it again. Or are they right?`,
  "ask-net-with-vat": (of: { readonly net: string; readonly at: Rows; readonly amounts: readonly Amount[] }) =>
    `“${of.net}” looks as if it includes the VAT: in ${inRows(of.at)}, ${sayAmounts(of.amounts)}. If it does, take the VAT out of it and drop the file again. Or are the amounts right?`,

  "ask-title-units": (title: Title) =>
    `${titled(title)}, and the amounts are sent as they stand. Write them in whole units, or are they?`,
  "ask-title-other": (title: Title) =>
    `${titled(title)}, which is no list of invoices. If it is one all the same, say so.`,
  "ask-title-sales": (title: Title) =>
    `${titled(title)}, so the rows may be sales. If they are purchase invoices all the same, say so.`,
  "ask-name-sales": ({ name }: { readonly name: string }) =>
    `“${name}” sounds like a list of sales. If these are purchase invoices all the same, say so.`,
  "ask-title-credits": (title: Title) =>
    `${titled(title)}, and amounts below it are not negative. If they are credit notes, write their amounts with a minus and drop the file again. Or are they to be sent as they stand?`,
};
