/** @file Answers to questions about a spreadsheet, and their effect on a cell, in English; see [Note: a message]. */

import { capitalise, count, type Said } from "../../../wording/grammar.ts";
import {
  called,
  type Order,
  orders,
  type Place,
  type Property,
  properties,
  type Sign,
  signs,
  suchAs,
} from "../window/sheet-pieces.ts";

type Shown = {
  readonly column: Place;
  readonly example: string;
};
const shown = ({ column, example }: Shown): string => `${called(column)}${suchAs(example)}`;

const supplierAs = {
  name: "the supplier's name",
  "their-name": "the supplier's name in the finance system",
  "their-id": "the finance system's own id",
};

const without = {
  Date: "a date",
  InvoiceNumber: "an invoice number",
  Net: "a net amount",
  VAT: "a VAT amount",
  Currency: "a currency",
};

const where = (values: readonly string[]): string => values.map((value) => `“${value}”`).join(" or ");

export const answers = {
  "it-holds": ({ property }: { readonly property: Property }) => `It holds ${properties[property]}`,
  "column-shown": (of: Shown) => shown(of),
  "column-holds": (of: Shown & { readonly property: Property }) => `${shown(of)}: ${properties[of.property]}`,
  "column-holds-supplier": (of: Shown & { readonly as: keyof typeof supplierAs }) =>
    `${shown(of)}: ${supplierAs[of.as]}`,
  "column-holds-net-of-line": (of: Shown) => `${shown(of)}: the net amount of the line`,
  "column-is-gross": ({ column, vat }: { readonly column: Place; readonly vat: string }) =>
    `${called(column)} includes VAT: the net amount is this minus “${vat}”`,
  "each-line-has-net": ({ column }: { readonly column: Place }) => `Each line has the net amount in ${called(column)}`,
  "it-is-gross": ({ vat }: { readonly vat: string }) => `It includes VAT: the net amount is this minus “${vat}”`,
  "it-is-net": () => "It is the net amount, without VAT",
  "none-of-them": () => "None of them",
  "neither-of-them": () => "Neither of them",
  "no-leave-out": () => "No: leave it out",
  "none-leave-out": () => "None of these: leave it out",
  "neither-leave-out": () => "Neither: leave it out",
  "other-leave-out": () => "Something else: leave it out",
  "gross-or-other-leave-out": () => "It includes VAT, or is something else: leave it out",

  "by-name": ({ name }: { readonly name: string }) => `By the name alone: ${name}`,
  "by-id": ({ code }: { readonly code: string }) => `${code} is the finance system's own id`,
  "by-all": ({ text }: { readonly text: string }) => `By all of it: ${text}`,
  "currency-in-column": ({ header }: { readonly header: string }) => `In the currency of “${header}”`,
  "all-in": ({ currency }: { readonly currency: string }) => `All in ${currency}`,
  "all-are-in": ({ currency }: { readonly currency: string }) => `All of them are in ${currency}`,
  "they-are-in": ({ currency }: { readonly currency: string }) => `They are in ${currency}`,

  "order-for": ({ order, day }: { readonly order: Order; readonly day: Said }) =>
    `${capitalise(orders[order])}: ${day}`,
  order: ({ order }: { readonly order: Order }) => capitalise(orders[order]),
  "real-dates-right": ({ day }: { readonly day: Said }) => `The real dates are right: ${day}`,
  "real-dates-right-others": ({ day, order }: { readonly day: Said; readonly order: Order }) =>
    `The real dates are right: ${day}; the others are ${orders[order]}`,
  "sign-for": ({ sign, text, amount }: { readonly sign: Sign; readonly text: string; readonly amount: string }) =>
    `${capitalise(signs[sign])}: ${text} is ${amount}`,
  sign: ({ sign }: { readonly sign: Sign }) => capitalise(signs[sign]),

  "send-without": ({ property }: { readonly property: keyof typeof without }) =>
    `Send them without ${without[property]}`,
  "send-these-without-currency": () => "Send these without a currency",
  "none-send-without-vat": () => "None of them: send these without a VAT amount",
  "send-as-they-stand": () => "Send them as they stand",
  "send-amounts-as-they-stand": () => "Send the amounts as they stand",
  "right-send-as-they-stand": () => "The amounts are right: send them as they stand",
  "no-send-as-they-stand": () => "No: send the amounts as they stand",
  "send-all-as-invoices": () => "Send them all as purchase invoices, as they stand",
  "send-these-too": () => "Send these rows as well",
  "yes-change-sign": ({ values }: { readonly values: readonly string[] }) =>
    `Yes: where it says ${where(values)}, the amounts change their sign`,
  "change-sign": ({ values }: { readonly values: readonly string[] }) =>
    `Where it says ${where(values)}, the amounts change their sign`,
  "total-is-other": ({ total }: { readonly total: string }) =>
    `“${total}” is something else, and the other amounts are right`,
  "send-hidden": ({ rows }: { readonly rows: number }): string => (rows === 1 ? "Send it too" : "Send them too"),
  "leave-hidden-out": ({ rows }: { readonly rows: number }): string => (rows === 1 ? "Leave it out" : "Leave them out"),

  "sheet-with-rows": ({ sheet, rows }: { readonly sheet: string; readonly rows: number }) =>
    `${sheet} (${count(rows, "row")})`,
  "row-with-cells": ({ row, cells }: { readonly row: number; readonly cells: string }) => `Row ${row}: ${cells}`,
  "row-of-sheet-with-cells": (of: { readonly sheet: string; readonly row: number; readonly cells: string }) =>
    `${of.sheet}, row ${of.row}: ${of.cells}`,
  "read-as-before": () => "Read it as before",
  "read-as-other-kind": () => "Read it as a file of another kind",
  "read-without-it": () => "Read the file without it",
  "is-invoices": () => "It is a list of purchase invoices",

  "left-out": () => "left out",
  sent: () => "sent",
  "sent-as-it-stands": () => "sent as it stands",
  "is-sent": () => "is sent",
  "is-not-sent": () => "is not sent",
  "is-sent-without": ({ property }: { readonly property: keyof typeof without }) =>
    `is sent without ${without[property]}`,
  "no-date": () => "no date",
  "no-amount": () => "no amount",
  "as-net": ({ text }: { readonly text: string }) => `${text} net`,
  "as-gross": ({ text }: { readonly text: string }) => `${text} with VAT`,
  "for-each-line": ({ text }: { readonly text: string }) => `${text} for each line`,
};
