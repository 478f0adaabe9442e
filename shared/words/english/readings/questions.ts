/** @file Questions about a spreadsheet's columns and notation, in English; see [Note: a message]. */

import { capitalise, list, type Said } from "../../../wording/grammar.ts";
import {
  Column,
  called,
  column,
  headed,
  inRows,
  type Order,
  orders,
  type Place,
  type Property,
  properties,
  type Rows,
  type Sign,
  signs,
  suchAs,
} from "../window/sheet-pieces.ts";

const eachOf = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(" and ");
const eitherWay = (ways: readonly Order[]): string => ways.map((way) => orders[way]).join(" or ");

const looks = {
  payroll: "a payroll",
  timesheet: "a timesheet",
  stock: "a stock list",
  aged: "a list of open balances by age",
  movements: "a bank statement or an account's movements",
  bank: "a bank statement",
  journal: "a trial balance or a journal",
  salesInvoices: "a list of sales invoices",
  sales: "a list of sales",
  suppliers: "a list of suppliers",
  customers: "a list of customers",
};

const misfits = {
  numbers: "it holds numbers, not names",
  noDates: "it holds no dates",
  amounts: "it holds amounts, not dates",
  noAmounts: "it holds no amounts",
  noPercentages: "it holds no percentages",
  noCurrencies: "it holds no currencies",
  dates: "it holds dates",
};

/** Properties that an invoice may lack. */
const rarelyWithout = {
  Date: "a date",
  InvoiceNumber: "an invoice number",
  Net: "a net amount",
};

const changedColumns = (names: readonly string[], what: "missing" | "new"): string => {
  if (names.length === 0) return "";
  const each = list(
    names.map((name) => `“${name}”`),
    "and",
  );
  return names.length === 1 ? `the column ${each} is ${what}` : `the columns ${each} are ${what}`;
};

/** After a colon the first continues the sentence, and the others are sentences of their own. */
const inSentences = ([first = "", ...others]: readonly string[]): string =>
  [first, ...others.map(capitalise)].join(" ");

export const questions = {
  "ask-sheet": ({ sheets }: { readonly sheets: readonly string[] }) =>
    `The sheets ${eachOf(sheets)} all look like invoices. Which one is to be sent?`,
  "ask-header-row": ({ rows }: { readonly rows: number }) =>
    `None of the first ${rows} rows holds two headers that are known here, such as “Invoice date”, “Supplier” or “Net amount”. Which row holds the headers?`,
  "no-header-row": ({ rows }: { readonly rows: number }) =>
    `None of the first ${rows} rows holds two headers that are known here, such as “Invoice date”, “Supplier” or “Net amount”. Add a row of headers.`,
  "ask-headers": (of: {
    readonly template: string;
    readonly missing: readonly string[];
    readonly added: readonly string[];
  }) => {
    const changes = [changedColumns(of.missing, "missing"), changedColumns(of.added, "new")];
    return `Since “${of.template}” ${changes.filter((change) => change !== "").join(" and ")}. Is it still read in the same way?`;
  },
  "ask-list": () =>
    "By its name this file is a list of the documents beside it, and it does not show which column holds the purchase invoice ids and which the names of the files. Give it two columns with the headings “Purchase invoice ID” and “File”. If it is a list of purchase invoices all the same, say so.",
  "ask-looks-like": ({ like, headers }: { readonly like: keyof typeof looks; readonly headers: readonly string[] }) => {
    const each = list(
      headers.map((header) => `“${header}”`),
      "and",
    );
    return `This looks like ${looks[like]}, not like purchase invoices: it has ${headers.length === 1 ? "the column" : "the columns"} ${each}. Nothing of it is sent. If it is a list of purchase invoices all the same, say so.`;
  },

  "ask-whether-holds": ({ column: at, property }: { readonly column: Place; readonly property: Property }) =>
    `Does ${column(at)} hold ${properties[property]}?`,
  "ask-what-holds": (of: { readonly column: Place; readonly properties: readonly Property[] }) => {
    const each = of.properties.map((property) => properties[property]);
    return `${Column(of.column)} may hold ${list(each, "or")}. Which one is it?`;
  },
  "ask-which-of-any": (of: { readonly columns: readonly Place[]; readonly property: Property }) =>
    `Any of the columns ${list(of.columns.map(called), "and")} may hold ${properties[of.property]}. Which one does?`,
  "ask-which-of-twins": (of: { readonly columns: readonly Place[]; readonly property: Property }) =>
    `The columns ${list(of.columns.map(called), "and")} ${of.columns.length === 2 ? "may both" : "may all"} hold ${properties[of.property]}. Which one does?`,
  "ask-misfit": (of: {
    readonly column: Place;
    readonly property: Property;
    readonly wrong: keyof typeof misfits;
    readonly example: string;
  }) =>
    `The header of ${column(of.column)} says that it holds ${properties[of.property]}, but ${misfits[of.wrong]}${suchAs(of.example)}. What does it hold?`,
  "ask-net": ({ column: at }: { readonly column: Place }) =>
    `Is ${column(at)} the amount without VAT? Nothing in the file shows whether it includes VAT.`,
  "ask-rate-or-amount": ({ column: at, example }: { readonly column: Place; readonly example: string }) =>
    `${Column(at)} holds the same value beside different net amounts${suchAs(example)}. Is it the VAT amount, or the rate in per cent?`,
  "ask-code-with-name": ({ column: at, example }: { readonly column: Place; readonly example: string }) =>
    `${Column(at)} holds a code with each name${suchAs(example)}. What is it known by in the finance system?`,

  "no-supplier-column": () =>
    "No column holds the supplier, and an invoice cannot be sent without one. Add a column with the header “Supplier”.",
  "ask-supplier": ({ numbers }: { readonly numbers: Place | null }) => {
    const numbered =
      numbers === null
        ? ""
        : ` ${called(numbers)} holds numbers of another program, which need not be the finance system's own.`;
    return `No header says which column holds the supplier, and an invoice cannot be sent without one.${numbered} Which column is it?`;
  },
  "ask-vat": () =>
    `No header says plainly which column holds ${properties.VAT}. Which one is it, or are these invoices sent without a VAT amount?`,
  "ask-missing": ({ property }: { readonly property: keyof typeof rarelyWithout }) =>
    `No header says which column holds ${properties[property]}. Which one is it, or are these invoices sent without ${rarelyWithout[property]}?`,
  "ask-constant": (of: {
    readonly text: string;
    readonly property: Property;
    readonly reason: Said;
    readonly fix: Said;
  }) => `Every row is to have “${of.text}” as its ${of.property}. ${of.reason} ${of.fix}`,

  "ask-header-currency": (of: {
    readonly column: Place;
    readonly currency: string;
    readonly row: number;
    readonly text: string;
  }) =>
    `The header of ${column(of.column)} says ${of.currency}, but row ${of.row} holds ${of.text} as its currency. In which currency are the amounts?`,
  "ask-currency-column": ({ column: at, example }: { readonly column: Place; readonly example: string }) =>
    `${Column(at)} holds what may be currencies${suchAs(example)}. Are the amounts in them?`,
  "ask-currency-of-title": ({ row, text }: { readonly row: number; readonly text: string }) =>
    `Row ${row} says “${text}”, and no column holds the currency. Which one are the amounts in? Where they are in several, add a column “Currency” and drop the file again.`,
  "ask-currency-of-sign": ({ sign, row }: { readonly sign: string; readonly row: number }) =>
    `The amounts have the sign ${sign}, the first of them in row ${row}, which stands for several currencies, and nothing says which one. Which is it?`,
  "ask-currency-of-bare": ({ currencies, at }: { readonly currencies: readonly string[]; readonly at: Rows }) =>
    `Some amounts show that they are in ${currencies.join(" or ")}, and those in ${inRows(at)} do not show a currency. Which one are they in?`,

  "ask-order-against": (of: {
    readonly voice: Said;
    readonly order: Order;
    readonly row: number;
    readonly text: string;
    readonly ways: readonly Order[];
  }) =>
    `${capitalise(of.voice)} ${orders[of.order]}, but row ${of.row} holds ${of.text}, which is a date only ${eitherWay(of.ways)}. Which is right?`,
  "ask-order": ({ column: at, dates }: { readonly column: Place; readonly dates: readonly Said[] }) =>
    `No date in ${column(at)} shows which order it is written in: ${inSentences(dates)}`,
  "ask-order-mixed": ({ column: at, dates }: { readonly column: Place; readonly dates: readonly Said[] }) =>
    `The dates in ${column(at)} do not agree: ${dates.join("; ")}. Which order is right?`,
  "date-each-way": ({
    row,
    text,
    ways,
  }: {
    readonly row: number;
    readonly text: string;
    readonly ways: readonly Said[];
  }) => `row ${row} holds ${text}: ${ways.join(" or ")}?`,
  "date-one-way": ({ day, order }: { readonly day: Said; readonly order: Order }) => `${day} (${orders[order]})`,
  "date-only": ({
    row,
    text,
    ways,
  }: {
    readonly row: number;
    readonly text: string;
    readonly ways: readonly Order[];
  }) => `row ${row} holds ${text}, which is a date only ${eitherWay(ways)}`,
  "ask-swapped": (of: {
    readonly column: Place;
    readonly text: string;
    readonly textRow: number;
    readonly day: Said;
    readonly dayRow: number;
    readonly swapped: Said;
  }) =>
    `Excel may have swapped day and month in ${column(of.column)}: all its real dates are days up to the 12th, and what it kept as text, such as ${of.text} in row ${of.textRow}, could not be read the other way. Row ${of.dayRow} holds ${of.day}; was it ${of.swapped}? If so, take the file as it was before Excel opened it.`,

  "ask-sign-against": (of: {
    readonly voice: Said;
    readonly sign: Sign;
    readonly row: number;
    readonly text: string;
  }) => `${capitalise(of.voice)} that ${signs[of.sign]}, but row ${of.row} holds ${of.text}. Which is right?`,
  "ask-sign": ({ amounts }: { readonly amounts: readonly Said[] }) =>
    `No amount shows whether the point or the comma is the decimal sign: ${inSentences(amounts)}`,
  "ask-sign-mixed": ({ amounts }: { readonly amounts: readonly Said[] }) =>
    `The amounts do not agree: ${amounts.join("; ")}. Which one is right?`,
  "amount-each-way": (of: {
    readonly row: number;
    readonly text: string;
    readonly point: string;
    readonly comma: string;
  }) => `row ${of.row} holds ${of.text}: ${of.point} (point) or ${of.comma} (comma)?`,
  "amount-only": ({ row, text, sign }: { readonly row: number; readonly text: string; readonly sign: Sign }) =>
    `in row ${row}, ${text}, ${signs[sign]}`,
  "ask-credits-negative": ({ column: at, row }: { readonly column: Place; readonly row: number }) =>
    `${headed(at)} marks credit notes, but their amounts are negative already, as in row ${row}. Are they to be sent as they stand?`,
};
