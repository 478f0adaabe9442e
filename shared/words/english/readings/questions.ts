/** @file Questions about a spreadsheet's columns and notation, in English; see [Note: a message]. */

import { capitalise, count, list, type Said, sayAmount } from "../../../wording/grammar.ts";
import {
  Column,
  called,
  column,
  headed,
  inRows,
  names,
  type Order,
  orders,
  type Place,
  type Property,
  properties,
  type Rows,
  type Sign,
  separatorNames,
  signs,
  suchAs,
} from "../window/sheet-pieces.ts";

const eachOf = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(" and ");
const eitherWay = (ways: readonly Order[]): string => ways.map((way) => orders[way]).join(" or ");

const looks = {
  payroll: "a payroll",
  timesheet: "a timesheet",
  stock: "a stock list",
  aged: "an aged balance list",
  movements: "a bank statement or account transactions",
  bank: "a bank statement",
  journal: "a trial balance or a journal",
  salesInvoices: "a list of sales invoices",
  sales: "a list of sales",
  suppliers: "a list of suppliers",
  customers: "a list of customers",
};

const misfits = {
  numbers: "it contains numbers, not names",
  noDates: "it contains no dates",
  amounts: "it contains amounts, not dates",
  noAmounts: "it contains no amounts",
  noPercentages: "it contains no percentages",
  noCurrencies: "it contains no currencies",
  dates: "it contains dates",
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

/** After a question, each is a sentence of its own. */
const inSentences = (each: readonly string[]): string => each.map(capitalise).join(" ");

export const questions = {
  "ask-sheet": ({ sheets }: { readonly sheets: readonly string[] }) =>
    `The sheets ${eachOf(sheets)} all look like invoices. Which one should be sent?`,
  "ask-header-row": ({ rows }: { readonly rows: number }) =>
    `None of the first ${rows} rows has two known headings, such as “Invoice date”, “Supplier” or “Net amount”. Which row has the column headings?`,
  "no-header-row": ({ rows }: { readonly rows: number }) =>
    `None of the first ${rows} rows has two known headings, such as “Invoice date”, “Supplier” or “Net amount”. Add a row of headings.`,
  "ask-headers": (of: { readonly missing: readonly string[]; readonly added: readonly string[] }) => {
    const changes = [changedColumns(of.missing, "missing"), changedColumns(of.added, "new")];
    return `This file differs from earlier files like it: ${changes.filter((change) => change !== "").join(" and ")}. Should it be read the same way?`;
  },
  "ask-text": (of: {
    readonly encoding: string | null;
    readonly encodings: readonly string[];
    readonly separator: string | null;
    readonly separators: readonly string[];
    readonly examples: readonly string[];
  }) => {
    const names: Readonly<Record<string, string>> = separatorNames;
    const named = (separator: string) => names[separator] ?? `“${separator}”`;
    const changes = [
      ...(of.encoding === null
        ? []
        : [`its character set is ${of.encoding}, and was ${list(of.encodings, "or")} before`]),
      ...(of.separator === null
        ? []
        : [
            `its columns are separated by ${named(of.separator)}, and were by ${list(of.separators.map(named), "or")} before`,
          ]),
    ];
    const read = of.examples.length === 0 ? "" : ` It reads, for instance, ${eachOf(of.examples)}.`;
    return `This file differs from earlier files like it: ${changes.join("; ")}.${read} Should it be read the same way?`;
  },
  "ask-template": (of: {
    readonly headers: readonly string[];
    readonly replaces: string | null;
    readonly columns: readonly {
      readonly heading: string;
      readonly as: "property" | "split" | "gross" | "credit-mark" | "left-alone";
      readonly properties: readonly Property[];
    }[];
    readonly constants: readonly { readonly property: Property; readonly value: string }[];
    readonly values: number;
    readonly without: readonly Property[];
    readonly dateOrder: Order | null;
    readonly decimalSign: Sign | null;
    readonly suppliers: number;
    readonly isInvoices: boolean | null;
  }) => {
    const use = ({ as, properties: found }: (typeof of.columns)[number]): string => {
      if (as === "left-alone") return "isn't imported";
      if (as === "credit-mark") return "marks credit notes";
      if (as === "gross") return "is the amount with VAT";
      return `is ${list(
        found.map((property) => properties[property]),
        "and",
      )}`;
    };
    const says = [
      ...of.columns.map((one) => `“${one.heading}” ${use(one)}`),
      ...of.constants.map(({ property, value }) => `every row has “${value}” for ${properties[property]}`),
      ...(of.dateOrder === null ? [] : [`dates are ${orders[of.dateOrder]}`]),
      ...(of.decimalSign === null ? [] : [signs[of.decimalSign]]),
      ...of.without.map((property) => `files are sent without ${properties[property]}`),
      ...(of.values === 0 ? [] : [`${count(of.values, "value")} ${of.values === 1 ? "is" : "are"} replaced`]),
      ...(of.suppliers === 0 ? [] : [`suppliers of e-invoices are found by ${count(of.suppliers, "key")}`]),
      ...(of.isInvoices === null ? [] : [`such files are ${of.isInvoices ? "always" : "never"} purchase invoices`]),
    ];
    const files =
      of.headers.length === 0
        ? "e-invoices"
        : `spreadsheets with the columns ${list(
            of.headers.map((name) => `“${name}”`),
            "and",
          )}`;
    const what = says.length === 0 ? "" : ` It says: ${says.join("; ")}.`;
    const replaces = of.replaces === null ? "" : ` It replaces the template “${of.replaces}” of this inbox.`;
    return `This file is a template for ${files}.${what}${replaces} Use it for this inbox? Nothing changes until you answer.`;
  },
  "ask-list": () =>
    "By its name this is a document list, but it's unclear which columns have the invoice IDs and file names. Use the headings “Purchase invoice ID” and “File”. If it's a list of purchase invoices, say so.",
  "ask-invoice-list": ({ column: at, example }: { readonly column: Place; readonly example: string }) =>
    `${Column(at)} may contain the finance system's invoice IDs${suchAs(example)}. Are these invoices in the finance system already, or new?`,
  "ask-looks-like": ({ like, headers }: { readonly like: keyof typeof looks; readonly headers: readonly string[] }) => {
    const each = list(
      headers.map((header) => `“${header}”`),
      "and",
    );
    return `This looks like ${looks[like]}, not purchase invoices: it has ${headers.length === 1 ? "the column" : "the columns"} ${each}. If it's a list of purchase invoices, say so.`;
  },

  "ask-whether-holds": ({ column: at, property }: { readonly column: Place; readonly property: Property }) =>
    `Does ${column(at)} contain ${properties[property]}?`,
  "ask-what-holds": (of: { readonly column: Place; readonly properties: readonly Property[] }) => {
    const each = of.properties.map((property) => properties[property]);
    return `${Column(of.column)} may contain ${list(each, "or")}. Which one is it?`;
  },
  "ask-which-of-any": (of: { readonly columns: readonly Place[]; readonly property: Property }) =>
    `Any of the columns ${list(of.columns.map(called), "and")} may contain ${properties[of.property]}. Which one does?`,
  "ask-which-of-twins": (of: { readonly columns: readonly Place[]; readonly property: Property }) =>
    `The columns ${list(of.columns.map(called), "and")} ${of.columns.length === 2 ? "may both" : "may all"} contain ${properties[of.property]}. Which one does?`,
  "ask-misfit": (of: {
    readonly column: Place;
    readonly property: Property;
    readonly wrong: keyof typeof misfits;
    readonly example: string;
  }) =>
    `By its heading, ${column(of.column)} contains ${properties[of.property]}, but ${misfits[of.wrong]}${suchAs(of.example)}. What does it contain?`,
  "ask-net": ({ column: at }: { readonly column: Place }) =>
    `Is ${column(at)} the amount without VAT? The file doesn't show whether it includes VAT.`,
  "ask-currency-between": (named: {
    readonly one: string;
    readonly of: string;
    readonly other: string;
    readonly ofOther: string;
  }) =>
    `“${named.one}” names ${named.of}, but “${named.other}” names ${named.ofOther}. Which currency are the amounts in?`,
  "ask-net-by-title": ({ column: at, title }: { readonly column: Place; readonly title: string }) =>
    `Is ${column(at)} the amount without VAT, as in an earlier file? A line above the headings says “${title}”.`,
  "ask-rate-or-amount": ({ column: at, example }: { readonly column: Place; readonly example: string }) =>
    `${Column(at)} has the same value for different net amounts${suchAs(example)}. Is it the VAT amount, or the rate in per cent?`,
  "ask-amount-after-all": ({ column: at, example }: { readonly column: Place; readonly example: string }) =>
    `In earlier files ${column(at)} was the VAT rate. In this one every value is the VAT amount for its net amount${suchAs(example)}. Which is it?`,
  "ask-rate-code": (of: { readonly text: string; readonly column: Place; readonly rows: number }) =>
    `${Column(of.column)} says “${of.text}” ${of.rows === 1 ? "in a row" : `in ${count(of.rows, "row")}`} with VAT. The finance system takes the rate itself. Which rate is it?`,
  "ask-cut-end": ({ row, text }: { readonly row: number; readonly text: string }) =>
    `The file ends within row ${row}, after “${text}”, without a line end, and the rows above have more there. It may be cut off. Is the row complete?`,
  "ask-unseen-characters": ({ texts }: { readonly texts: readonly string[] }) =>
    `The e-invoice contains characters that can't be seen: ${list(
      texts.map((text) => `“${text}”`),
      "and",
    )}. The finance system may not find it by what people read. Should it be sent as it is?`,
  "ask-foreign-amounts": ({ column: at }: { readonly column: Place }) =>
    `${Column(at)} has amounts in rows of foreign currencies alone, and no rate proves what they are. So what is sent of these rows may be converted. If so, enter each amount in the currency of its row and add the file again. Or should they be sent as they are?`,
  "ask-code-with-name": ({ column: at, example }: { readonly column: Place; readonly example: string }) =>
    `${Column(at)} has a code with each name${suchAs(example)}. How does the finance system know it?`,

  "no-supplier-column": () =>
    "No column contains the supplier, and every invoice needs one. If they're all from one supplier, give its name. If not, add a column with the heading “Supplier” and add the file again.",
  "ask-supplier": ({ numbers }: { readonly numbers: Place | null }) => {
    const numbered =
      numbers === null
        ? ""
        : ` ${called(numbers)} contains another program's numbers, which may not match the finance system's.`;
    return `No heading shows which column contains the supplier, and every invoice needs one.${numbered} Which column is it?`;
  },
  "ask-vat": () =>
    `No heading clearly shows which column contains ${properties.VAT}. Which one is it, or should these invoices be sent without a VAT amount?`,
  "ask-missing": ({ property }: { readonly property: keyof typeof rarelyWithout }) =>
    `No heading shows which column contains ${properties[property]}. Which one is it, or should these invoices be sent without ${rarelyWithout[property]}?`,
  "ask-constant": (of: {
    readonly text: string;
    readonly property: Property;
    readonly reason: Said;
    readonly fix: Said;
  }) => `Every row should have “${of.text}” as its ${names[of.property]}. ${of.reason} ${of.fix}`,

  "ask-header-currency": (of: {
    readonly column: Place;
    readonly currency: string;
    readonly row: number;
    readonly text: string;
  }) =>
    `The heading of ${column(of.column)} says ${of.currency}, but row ${of.row} has ${of.text} as its currency. Which currency are the amounts in?`,
  "ask-currency-column": ({ column: at, example }: { readonly column: Place; readonly example: string }) =>
    `${Column(at)} seems to contain currencies${suchAs(example)}. Are the amounts in these currencies?`,
  "ask-currency-of-title": ({ row, text }: { readonly row: number; readonly text: string }) =>
    `Row ${row} says “${text}”, and no column contains the currency. Which currency are the amounts in? If there are several, add a “Currency” column and add the file again.`,
  "ask-currency-of-sign": ({ sign, row }: { readonly sign: string; readonly row: number }) =>
    `The amounts have the sign ${sign}, first in row ${row}. Several currencies use it. Which one is it?`,
  "ask-currency-of-suppliers": ({ one, other }: { readonly one: string; readonly other: string }) =>
    `Nothing in the file names a currency, and suppliers such as “${one}” and “${other}” are from different countries. Which currency are the amounts in? If there are several, add a “Currency” column and add the file again.`,
  "ask-stated-currency": (of: {
    readonly row: number;
    readonly text: string;
    readonly other: string;
    readonly at: number;
  }) =>
    `Row ${of.row} says “${of.text}”, but row ${of.at} has ${of.other} as its currency. Which currency are the amounts in?`,
  "ask-currency-of-bare": ({ currencies, at }: { readonly currencies: readonly string[]; readonly at: Rows }) =>
    `Some amounts are marked ${list(currencies, "or")}, but those in ${inRows(at)} show no currency. Which currency are they in?`,

  "ask-order-against": (of: {
    readonly voice: Said;
    readonly order: Order;
    readonly row: number;
    readonly text: string;
    readonly ways: readonly Order[];
  }) =>
    `${capitalise(of.voice)} ${orders[of.order]}, but row ${of.row} contains ${of.text}, which is only a date ${eitherWay(of.ways)}. Which is right?`,
  "ask-order": ({ column: at, dates }: { readonly column: Place; readonly dates: readonly Said[] }) =>
    `Are the dates in ${column(at)} day first or month first? ${inSentences(dates.slice(0, 1))}`,
  "ask-order-mixed": ({ column: at, dates }: { readonly column: Place; readonly dates: readonly Said[] }) =>
    `The dates in ${column(at)} don't agree: ${dates.join("; ")}. Which order is right?`,
  "date-each-way": ({
    row,
    text,
    ways,
  }: {
    readonly row: number;
    readonly text: string;
    readonly ways: readonly Said[];
  }) => `row ${row} contains ${text}: ${ways.join(" or ")}?`,
  "date-one-way": ({ day, order }: { readonly day: Said; readonly order: Order }) => `${day} (${orders[order]})`,
  "date-only": ({
    row,
    text,
    ways,
  }: {
    readonly row: number;
    readonly text: string;
    readonly ways: readonly Order[];
  }) => `row ${row} contains ${text}, which is only a date ${eitherWay(ways)}`,
  "ask-swapped": (of: {
    readonly column: Place;
    readonly text: string;
    readonly textRow: number;
    readonly day: Said;
    readonly dayRow: number;
    readonly swapped: Said;
  }) =>
    `Excel may have swapped day and month in ${column(of.column)}. None of its dates is after the 12th of a month. Text such as ${of.text} in row ${of.textRow} can't be read the other way. Row ${of.dayRow} contains ${of.day}; was it ${of.swapped}? If so, use the file from before Excel opened it.`,

  "ask-sign-against": (of: {
    readonly voice: Said;
    readonly sign: Sign;
    readonly row: number;
    readonly text: string;
  }) => `${capitalise(of.voice)} that ${signs[of.sign]}, but row ${of.row} contains ${of.text}. Which is right?`,
  "ask-sign-currency": (of: {
    readonly voice: Said;
    readonly sign: Sign;
    readonly row: number;
    readonly text: string;
    readonly currency: string;
    readonly amount: string;
  }) =>
    `${capitalise(of.voice)} that ${signs[of.sign]}, but row ${of.row} contains ${of.text} in ${of.currency}. Read so, it is ${sayAmount(of.amount, "")}. Which is right?`,
  "ask-sign": ({ amounts }: { readonly amounts: readonly Said[] }) =>
    `Is the decimal sign a point or a comma? ${inSentences(amounts.slice(0, 1))}`,
  "ask-sign-mixed": ({ amounts }: { readonly amounts: readonly Said[] }) =>
    `The amounts don't agree: ${amounts.join("; ")}. Which one is right?`,
  "amount-each-way": (of: {
    readonly row: number;
    readonly text: string;
    readonly point: string;
    readonly comma: string;
  }) => `row ${of.row} contains ${of.text}: ${sayAmount(of.point, "")} (point) or ${sayAmount(of.comma, "")} (comma)?`,
  "amount-only": ({ row, text, sign }: { readonly row: number; readonly text: string; readonly sign: Sign }) =>
    `in row ${row}, ${text}, ${signs[sign]}`,
  "ask-credits-negative": ({ column: at, row }: { readonly column: Place; readonly row: number }) =>
    `${headed(at)} marks credit notes, but their amounts are already negative, as in row ${row}. Should they be sent as they are?`,
};
