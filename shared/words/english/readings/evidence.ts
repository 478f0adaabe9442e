/** @file How a file was read, with the evidence, calculated values and skipped rows, in English; see [Note: a message]. */

import { capitalise, count, figure, list, type Said, sayAmount } from "../../../wording/grammar.ts";
import {
  column,
  headed,
  names,
  type Order,
  orders,
  type Place,
  type Property,
  type Sign,
  signs,
} from "../window/sheet-pieces.ts";

const inRows = (rows: number): string => `in ${count(rows, "row")}`;
const rowsThatAre = (rows: number, what: string): string => `${count(rows, "row is", "rows are")} ${what} in the file`;

export const evidence = {
  "you-said-so": () => "your answer",
  "voice-person": () => "your answer says",
  "voice-settings": () => "the inbox's settings say",
  "voice-template": ({ name }: { readonly name: string }) => `the template “${name}” says`,
  "voice-fallback": () => "the inbox's fallback template says",
  "voice-other-date": ({
    row,
    text,
    column: at,
  }: {
    readonly row: number;
    readonly text: string;
    readonly column: Place;
  }) => `row ${row} contains ${text} in ${headed(at)}, so`,
  "voice-dots": ({ language }: { readonly language: string }) =>
    `the headings are ${language} and the dates have dots, so`,
  "voice-decimal-comma": ({ row, text }: { readonly row: number; readonly text: string }) =>
    `row ${row} contains ${text} with a decimal comma, and no country with one writes the month first, so`,

  "order-said": ({ voice, order }: { readonly voice: Said; readonly order: Order }) => `${voice} ${orders[order]}`,
  "order-by-row": ({ row, text, order }: { readonly row: number; readonly text: string; readonly order: Order }) =>
    `row ${row} contains ${text}, so ${orders[order]}`,
  "order-no-matter": () => "every date reads the same in any order",
  "month-as-word": ({ row, text }: { readonly row: number; readonly text: string }) =>
    `row ${row} contains ${text}, with the month as a word`,
  "days-as-numbers": (of: {
    readonly column: Place;
    readonly text: string;
    readonly row: number;
    readonly day: Said;
  }) =>
    `every cell of ${column(of.column)} contains Excel's number for a day, such as ${of.text} in row ${of.row} for ${of.day}`,
  "with-short-years": ({ evidence: said }: { readonly evidence: Said }) => `${said}; two-digit years are read as 20yy`,
  "sign-said": ({ voice, sign }: { readonly voice: Said; readonly sign: Sign }) => `${voice} that ${signs[sign]}`,
  "sign-by-row": ({ row, text, sign }: { readonly row: number; readonly text: string; readonly sign: Sign }) =>
    `row ${row} contains ${text}, so ${signs[sign]}`,

  "sign-by-currency": ({
    row,
    text,
    currency,
    sign,
  }: {
    readonly row: number;
    readonly text: string;
    readonly currency: string;
    readonly sign: Sign;
  }) => `row ${row} contains ${text} in ${currency}, so ${signs[sign]}`,

  "hidden-rows-read": ({ rows }: { readonly rows: number }) =>
    `${rowsThatAre(rows, "hidden")} and read like the others`,
  "struck-rows-read": ({ rows }: { readonly rows: number }) =>
    `${rowsThatAre(rows, "struck out")} and read like the others`,
  "left-out-as-sum": ({ row }: { readonly row: number }) =>
    `Row ${row} was left out as a total: its amounts are the sums of rows above it`,
  "hidden-column-read": ({ name, letter }: { readonly name: string; readonly letter: string }) =>
    `“${name}” (column ${letter}) is hidden in the file and was read like the others`,
  "was-split": (of: { readonly column: Place; readonly into: readonly Property[]; readonly rows: number }) =>
    `${headed(of.column)} was split into ${list(
      of.into.map((property) => names[property]),
      "and",
    )} ${inRows(of.rows)}`,
  "was-replaced": (of: {
    readonly from: string;
    /** "" if nothing replaces it. */
    readonly to: string;
    readonly property: Property;
    readonly rows: number;
  }) =>
    `“${of.from}” was replaced with ${of.to === "" ? "nothing" : `“${of.to}”`} as the ${names[of.property]} ${inRows(of.rows)}`,
  "read-as-zero": ({ text, rows }: { readonly text: string; readonly rows: number }) =>
    `“${text}” was read as 0 VAT ${inRows(rows)}`,
  "read-as-none": (of: { readonly text: string; readonly property: Property; readonly rows: number }) =>
    `“${of.text}” was read as no ${names[of.property]} ${inRows(of.rows)}`,
  "is-constant": (of: { readonly property: Property; readonly text: string; readonly rows: number }) =>
    `${capitalise(names[of.property])} is set to “${of.text}” ${inRows(of.rows)}. It isn't in the file`,
  "currency-of-lines": (of: { readonly lines: number }) =>
    `The currency is in ${of.lines} lines above the rows, each for the rows below it`,
  "supplier-of-bands": (of: { readonly label: string; readonly lines: number }) =>
    `The supplier is in ${of.lines} ${of.lines === 1 ? "line" : "lines"} above the rows, labelled “${of.label}”`,
  "supplier-of-letterhead": (of: { readonly name: string; readonly row: number; readonly customer: string }) =>
    `The supplier is “${of.name}” in row ${of.row}, because the list is for its customer: “${of.customer}”`,
  "year-of-title": (of: { readonly rows: number; readonly year: string; readonly text: string }) =>
    `The year of ${count(of.rows, "date", "dates")} is ${of.year}, from “${of.text}”`,
  "ledger-signs": (of: { readonly text: string; readonly row: number; readonly rows: number }) =>
    `The amounts of ${count(of.rows, "row", "rows")} have the opposite sign, because “${of.text}” is negative here, as in row ${of.row}`,
  "payments-left-out": (of: { readonly rows: number; readonly row: number; readonly text: string }) =>
    of.rows === 1
      ? `Row ${of.row} was left out as a payment, because of its kind (“${of.text}”) and its amounts`
      : `${of.rows} rows were left out as payments, because of their kind (“${of.text}”) and their amounts, the first in row ${of.row}`,
  "entries-gathered": ({ entries, lines }: { readonly entries: number; readonly lines: number }) =>
    `Each of the ${entries} entries of this journal is an invoice. Net is what was booked to its costs, and VAT is what was booked as VAT (${count(lines, "line", "lines")} in all)`,
  "filled-from-above": (of: { readonly property: Property; readonly rows: number }) =>
    `The ${names[of.property]} is the one above ${inRows(of.rows)}, because it's written once for each block`,
  "net-of-rates": (of: { readonly headers: readonly string[]; readonly rows: number }) =>
    `Net and VAT are calculated from ${list(
      of.headers.map((header) => `“${header}”`),
      "and",
    )}, by the rate of each, ${inRows(of.rows)}`,
  "ditto-filled": (of: { readonly header: string; readonly rows: number }) =>
    `“${of.header}” is the one above ${inRows(of.rows)}, because a ditto mark says so`,
  "foreign-amounts": (of: {
    readonly foreign: string;
    readonly local: string;
    readonly rows: number;
    readonly row: number;
  }) =>
    `The amount of “${of.local}” is that of “${of.foreign}” ${inRows(of.rows)} in another currency, the first in row ${of.row}. “${of.local}” has it converted there`,
  "filled-from-merged": (of: { readonly rows: number; readonly row: number }) =>
    `Merged cells count for each of their rows, because each has amounts of its own (${count(of.rows, "row", "rows")}, first row ${of.row})`,
  "net-of-price": (of: { readonly quantity: string; readonly price: string; readonly rows: number }) =>
    `Net is “${of.quantity}” × “${of.price}” ${inRows(of.rows)}, because the VAT is a usual rate of it in every row`,
  "first-names-joined": (of: { readonly first: string; readonly last: string; readonly rows: number }) =>
    `The supplier is “${of.first}” before “${of.last}” ${inRows(of.rows)}`,
  "sheets-joined": (of: { readonly sheets: readonly { readonly sheet: string; readonly before: number }[] }) =>
    `Sheets with the same headings are read one after the other: ${list(
      of.sheets.map(({ sheet, before }) => `“${sheet}” from row ${before + 1}`),
      "and",
    )}`,
  "currency-of-header": (of: {
    readonly currency: string;
    readonly header: string;
    readonly letter: string;
    readonly rows: number;
  }) => `Currency is “${of.currency}” ${inRows(of.rows)}, from “${of.header}” (column ${of.letter})`,
  "currency-of-title": (of: {
    readonly currency: string;
    readonly title: string;
    readonly row: number;
    readonly rows: number;
  }) => `Currency is “${of.currency}” ${inRows(of.rows)}, from “${of.title}” (row ${of.row})`,
  "currency-of-amount": (of: { readonly currency: string; readonly column: Place; readonly rows: number }) =>
    `Currency is “${of.currency}” ${inRows(of.rows)}, from the amount in ${headed(of.column)}`,
  "currency-of-inbox": ({
    currency,
    sign,
    rows,
  }: {
    readonly currency: string;
    readonly sign: string;
    readonly rows: number;
  }) => `Currency is “${currency}” ${inRows(rows)}, because the inbox's settings say so for “${sign}”`,
  "currency-of-blanks": (of: { readonly currency: string; readonly rows: number }) =>
    `Currency is “${of.currency}” ${inRows(of.rows)} without one, because the inbox's settings say so`,
  "net-from-gross": (of: { readonly gross: Place; readonly vat: Place | null; readonly rows: number }) =>
    `Net is ${headed(of.gross)} minus ${of.vat === null ? "VAT" : headed(of.vat)} ${inRows(of.rows)}`,
  "net-from-rate": (of: { readonly gross: Place; readonly rows: number }) =>
    `Net and VAT are calculated from ${headed(of.gross)} and the rate ${inRows(of.rows)}`,
  "currency-of-place": (of: { readonly currency: string; readonly sign: string; readonly rows: number }) =>
    `Currency is “${of.currency}” ${inRows(of.rows)}, because the file shows the country for “${of.sign}”`,
  "vat-from-gross": (of: { readonly gross: Place; readonly rows: number }) =>
    `VAT is ${headed(of.gross)} minus net ${inRows(of.rows)}`,
  "vat-not-exact": (of: { readonly rows: number; readonly first: readonly number[]; readonly most: string }) =>
    `VAT isn't exactly its rate of the net amount ${inRows(of.rows)} (${of.rows === 1 ? "row" : "rows"} ${list([...of.first.map(String), ...(of.rows > of.first.length ? ["others"] : [])], "and")}): the largest difference is ${sayAmount(of.most, "")}`,
  "amounts-as-shown": (of: { readonly rows: number; readonly row: number; readonly total: string }) =>
    `Net and VAT are as shown ${inRows(of.rows)}, the first in row ${of.row} because these add up to “${of.total}” everywhere`,
  "credits-of-total": (of: { readonly texts: readonly string[]; readonly header: string; readonly row: number }) =>
    `Rows with ${list(
      of.texts.map((text) => `“${text}”`),
      "or",
    )} in “${of.header}” are credit notes, because the total in row ${of.row} subtracts them`,
  "discount-deducted": (of: {
    readonly rows: number;
    readonly row: number;
    readonly discount: string;
    readonly amount: string;
    readonly total: string;
  }) =>
    `“${of.amount}” is sent less “${of.discount}” ${inRows(of.rows)}, the first in row ${of.row}, because only then “${of.total}” is right`,
  "rates-as-fractions": (of: { readonly header: string; readonly text: string; readonly row: number }) =>
    `Fractions in “${of.header}”, such as ${of.text} in row ${of.row}, are percentages, as the VAT shows`,
  "tax-code-left-out": (of: { readonly text: string; readonly column: Place; readonly rows: number }) =>
    `“${of.text}” in ${headed(of.column)} isn't a rate and is left out ${inRows(of.rows)}, because the VAT has a column`,
  "vat-from-rates": (of: { readonly columns: readonly Place[]; readonly rows: number }) =>
    `VAT is the sum of ${list(of.columns.map(headed), "and")} ${inRows(of.rows)}`,
  "signs-changed": (of: { readonly column: Place; readonly text: string; readonly rows: number }) =>
    `Amounts change sign ${inRows(of.rows)} because ${headed(of.column)} has “${of.text}”`,

  "row-above-headers": () => "above the headings",
  "row-empty": () => "an empty row",
  "rows-empty-below": ({ rows }: { readonly rows: number }) =>
    rows === 1 ? "an empty row, and so is 1 more below it" : `an empty row, and so are ${figure(rows)} more below it`,
  "row-of-headers": () => "repeats the headings",
  "row-of-title": () => "a title or a note, not an invoice",
  "row-of-total": () => "a total, not an invoice",
  "row-without-amounts": () => "without an amount, and cancelled",
  "row-of-entry": () => "a line of the entry above, which is read as one invoice",
  "row-of-payment": () => "a payment, not an invoice",
  "row-of-sums": () => "totals without a supplier, date or number",
  "row-carried-forward": () => "a balance carried forward, not an invoice",
  "row-of-unknown": () => "nothing in a recognised column",
  "row-struck": () => "struck out in the file, and left out as you chose",
  "row-hidden": () => "hidden in the file, and left out as you chose",
  "row-without-supplier-key": () => "no VAT ID with its country, tax number or legal ID",
  "suppliers-listed": ({ suppliers, keys }: { readonly suppliers: number; readonly keys: number }) =>
    `It lists ${count(suppliers, "supplier")} with ${count(keys, "ID")} by which e-invoices find them`,
  "row-without-id": () => "no invoice ID",
  "row-without-number": () => "no invoice number",
  "row-without-file": () => "no file name",

  "id-in-name": ({ at, shown }: { readonly at: "start" | "anywhere" | "end"; readonly shown: string }) =>
    `the file name ${{ start: "starts with", anywhere: "contains", end: "ends with" }[at]} ${shown}`,
  "id-of-folder": ({ shown }: { readonly shown: string }) => `the folder name is ${shown}`,
  "listed-for": ({ id }: { readonly id: string }) => `a document list gives it for ${id}`,
  "number-in-name": ({ number, supplier }: { readonly number: string; readonly supplier: string | null }) =>
    `the file name contains invoice number ${number}${supplier === null ? "" : ` from ${supplier}`}`,
  "all-of": ({ evidence: each }: { readonly evidence: readonly Said[] }) => each.join(", and "),
};
