/** @file How a file was read, with the evidence, calculated values and skipped rows, in English; see [Note: a message]. */

import { count, type Said } from "../../../wording/grammar.ts";
import {
  column,
  headed,
  type Order,
  orders,
  type Place,
  type Property,
  type Sign,
  signs,
} from "../window/sheet-pieces.ts";

const inRows = (rows: number): string => `in ${count(rows, "row")}`;
const hiddenRows = (rows: number): string => `${count(rows, "row is", "rows are")} hidden in the file`;

export const evidence = {
  "you-said-so": () => "you said so",
  "voice-person": () => "you said",
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
  }) => `row ${row} holds ${text} in ${headed(at)}, so`,
  "voice-dots": ({ language }: { readonly language: string }) =>
    `the headers are ${language} and the dates have dots between them, so`,

  "order-said": ({ voice, order }: { readonly voice: Said; readonly order: Order }) => `${voice} ${orders[order]}`,
  "order-by-row": ({ row, text, order }: { readonly row: number; readonly text: string; readonly order: Order }) =>
    `row ${row} holds ${text}, so ${orders[order]}`,
  "order-no-matter": () => "every date reads the same in each order",
  "month-as-word": ({ row, text }: { readonly row: number; readonly text: string }) =>
    `row ${row} holds ${text}, with the month as a word`,
  "days-as-numbers": (of: {
    readonly column: Place;
    readonly text: string;
    readonly row: number;
    readonly day: Said;
  }) =>
    `every cell of ${column(of.column)} holds the number that Excel keeps for a day, such as ${of.text} in row ${of.row} for ${of.day}`,
  "with-short-years": ({ evidence: said }: { readonly evidence: Said }) => `${said}; two-digit years are read as 20yy`,
  "sign-said": ({ voice, sign }: { readonly voice: Said; readonly sign: Sign }) => `${voice} that ${signs[sign]}`,
  "sign-by-row": ({ row, text, sign }: { readonly row: number; readonly text: string; readonly sign: Sign }) =>
    `row ${row} holds ${text}, so ${signs[sign]}`,

  "hidden-rows-read": ({ rows }: { readonly rows: number }) => `${hiddenRows(rows)} and read like the others`,
  "hidden-column-read": ({ name, letter }: { readonly name: string; readonly letter: string }) =>
    `“${name}” (column ${letter}) is hidden in the file and was read like the others`,
  "was-split": (of: { readonly column: Place; readonly into: readonly Property[]; readonly rows: number }) =>
    `${headed(of.column)} was split into ${of.into.join(" and ")} ${inRows(of.rows)}`,
  "was-replaced": (of: {
    readonly from: string;
    /** "" if nothing replaces it. */
    readonly to: string;
    readonly property: Property;
    readonly rows: number;
  }) =>
    `“${of.from}” was replaced by ${of.to === "" ? "nothing" : `“${of.to}”`} as the ${of.property} ${inRows(of.rows)}`,
  "read-as-zero": ({ text, rows }: { readonly text: string; readonly rows: number }) =>
    `“${text}” was read as 0 as the VAT ${inRows(rows)}`,
  "read-as-none": (of: { readonly text: string; readonly property: Property; readonly rows: number }) =>
    `“${of.text}” was read as no ${of.property} ${inRows(of.rows)}`,
  "is-constant": (of: { readonly property: Property; readonly text: string; readonly rows: number }) =>
    `${of.property} is “${of.text}”, which the file does not say, ${inRows(of.rows)}`,
  "currency-of-header": (of: {
    readonly currency: string;
    readonly header: string;
    readonly letter: string;
    readonly rows: number;
  }) => `Currency is “${of.currency}”, which “${of.header}” (column ${of.letter}) says, ${inRows(of.rows)}`,
  "currency-of-title": (of: {
    readonly currency: string;
    readonly title: string;
    readonly row: number;
    readonly rows: number;
  }) => `Currency is “${of.currency}”, which “${of.title}” (row ${of.row}) says, ${inRows(of.rows)}`,
  "currency-of-amount": (of: { readonly currency: string; readonly column: Place; readonly rows: number }) =>
    `Currency is “${of.currency}”, from the amount in ${headed(of.column)}, ${inRows(of.rows)}`,
  "net-from-gross": (of: { readonly gross: Place; readonly vat: Place | null; readonly rows: number }) =>
    `Net is ${headed(of.gross)} minus ${of.vat === null ? "VAT" : headed(of.vat)} ${inRows(of.rows)}`,
  "signs-changed": (of: { readonly column: Place; readonly text: string; readonly rows: number }) =>
    `The amounts change their sign, because ${headed(of.column)} holds “${of.text}”, ${inRows(of.rows)}`,

  "row-above-headers": () => "above the headers",
  "row-empty": () => "an empty row",
  "row-of-headers": () => "repeats the headers",
  "row-of-title": () => "a title or a note, not an invoice",
  "row-of-total": () => "a total, not an invoice",
  "row-of-sums": () => "sums without a supplier, a date or a number",
  "row-carried-forward": () => "a balance carried forward, not an invoice",
  "row-of-unknown": () => "nothing in a column that is known",
  "row-hidden": () => "hidden in the file, and left out as was said",
  "row-without-id": () => "no purchase invoice id",
  "row-without-number": () => "no invoice number",
  "row-without-file": () => "names no file",

  "id-in-name": ({ at, shown }: { readonly at: "start" | "anywhere" | "end"; readonly shown: string }) =>
    `the file name ${{ start: "starts with", anywhere: "holds", end: "ends with" }[at]} ${shown}`,
  "id-of-folder": ({ shown }: { readonly shown: string }) => `the folder is named ${shown}`,
  "listed-for": ({ id }: { readonly id: string }) => `a list file names it for ${id}`,
  "number-in-name": ({ number, supplier }: { readonly number: string; readonly supplier: string | null }) =>
    `the file name holds invoice number ${number}${supplier === null ? "" : ` of ${supplier}`}`,
  "all-of": ({ evidence: each }: { readonly evidence: readonly Said[] }) => each.join(", and "),
};
