/** @file Answers to questions about a spreadsheet, and their effect on a cell, in English; see [Note: a message]. */

import { capitalise, count, list, type Said, sayAmount, sayNumber } from "../../../wording/grammar.ts";
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
  "their-id": "the finance system's ID",
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
  "it-holds": ({ property }: { readonly property: Property }) => `It contains ${properties[property]}`,
  "column-shown": (of: Shown) => shown(of),
  "column-holds": (of: Shown & { readonly property: Property }) => `${shown(of)}: ${properties[of.property]}`,
  "column-holds-supplier": (of: Shown & { readonly as: keyof typeof supplierAs }) =>
    `${shown(of)}: ${supplierAs[of.as]}`,
  "column-holds-net-of-line": (of: Shown) => `${shown(of)}: the net amount of the line`,
  "column-is-gross": ({ column, vat }: { readonly column: Place; readonly vat: string }) =>
    `${called(column)} includes VAT: net is this minus “${vat}”`,
  "each-line-has-net": ({ column }: { readonly column: Place }) => `Each line has the net amount in ${called(column)}`,
  "it-is-gross": ({ vat }: { readonly vat: string }) => `It includes VAT: net is this minus “${vat}”`,
  "it-is-net": () => "It's the net amount, without VAT",
  "none-of-them": () => "None of them",
  "neither-of-them": () => "Neither of them",
  "no-leave-out": () => "No: don't import it",
  "none-leave-out": () => "None of these: don't import it",
  "neither-leave-out": () => "Neither: don't import it",
  "other-leave-out": () => "Something else: don't import it",
  "gross-or-other-leave-out": () => "It includes VAT, or is something else: don't import it",

  "one-supplier": () => "All of them are from one supplier",
  "by-name": ({ name }: { readonly name: string }) => `By name only: ${name}`,
  "by-id": ({ code }: { readonly code: string }) => `${code} is the finance system's ID`,
  "by-all": ({ text }: { readonly text: string }) => `By the whole text: ${text}`,
  "currency-in-column": ({ header }: { readonly header: string }) => `In the currency of “${header}”`,
  "all-in": ({ currency }: { readonly currency: string }) => `All in ${currency}`,
  "all-are-in": ({ currency }: { readonly currency: string }) => `They're all in ${currency}`,
  "they-are-in": ({ currency }: { readonly currency: string }) => `They're in ${currency}`,

  "order-for": ({ order, day }: { readonly order: Order; readonly day: Said }) =>
    `${capitalise(orders[order])}: ${day}`,
  order: ({ order }: { readonly order: Order }) => capitalise(orders[order]),
  "real-dates-right": ({ day }: { readonly day: Said }) => `The dates are right: ${day}`,
  "real-dates-right-others": ({ day, order }: { readonly day: Said; readonly order: Order }) =>
    `The dates are right: ${day}; the others are ${orders[order]}`,
  "sign-for": ({ sign, text, amount }: { readonly sign: Sign; readonly text: string; readonly amount: string }) =>
    `${capitalise(signs[sign])}: ${text} is ${sayAmount(amount, "")}`,
  sign: ({ sign }: { readonly sign: Sign }) => capitalise(signs[sign]),

  "send-without": ({ property }: { readonly property: keyof typeof without }) =>
    `Send them without ${without[property]}`,
  "have-no-vat": () => "They have no VAT, here and in later files of this kind",
  "send-these-without-currency": () => "Send these without a currency",
  "code-is-rate": ({ rate }: { readonly rate: string }) =>
    `${sayNumber(rate)}%, as the net amounts and the VAT of these rows show`,
  "code-is-other-rate": () => "This rate, in per cent:",
  "send-without-rate": () => "None: send the VAT amount without a rate",
  "none-send-without-vat": () => "None of them: send these without a VAT amount",
  "send-as-they-stand": () => "Send them as they are",
  "suppliers-by-names": () => "Send the suppliers by name alone",
  "ids-right-send": () => "The IDs are right: send them",
  "lines-of-one-send": () => "They're lines of one invoice: send them",
  "net-after-discount": ({ column }: { readonly column: string }) =>
    `The net amount is after “${column}”: send it as it is`,
  "together-are-net": ({ columns }: { readonly columns: readonly Place[] }) =>
    `${list(columns.map(called), "and")} ${columns.length === 1 ? "is" : "together are"} the net amount`,
  "no-part-leave-out": ({ column }: { readonly column: Place }) =>
    `${called(column)} is in the net amount already, or isn't part of the invoice: leave it out`,
  "send-amounts-as-they-stand": () => "Send the amounts as they are",
  "right-send-as-they-stand": () => "The amounts are right: send them as they are",
  "no-send-as-they-stand": () => "No: send the amounts as they are",
  "send-all-as-invoices": () => "Send all of them as purchase invoices",
  "send-these-too": () => "Send these rows too",
  "yes-change-sign": ({ values }: { readonly values: readonly string[] }) =>
    `Yes: change the sign of amounts marked ${where(values)}`,
  "change-sign": ({ values }: { readonly values: readonly string[] }) =>
    `Change the sign of amounts marked ${where(values)}`,
  "total-is-other": ({ total }: { readonly total: string }) =>
    `“${total}” is something else, and the other amounts are right`,
  "send-hidden": ({ rows }: { readonly rows: number }): string => (rows === 1 ? "Send it too" : "Send them too"),
  "leave-hidden-out": ({ rows }: { readonly rows: number }): string =>
    rows === 1 ? "Don't send it" : "Don't send them",

  "sheet-with-rows": ({ sheet, rows }: { readonly sheet: string; readonly rows: number }) =>
    `${sheet} (${count(rows, "row")})`,
  "row-with-cells": ({ row, cells }: { readonly row: number; readonly cells: string }) => `Row ${row}: ${cells}`,
  "row-of-sheet-with-cells": (of: { readonly sheet: string; readonly row: number; readonly cells: string }) =>
    `${of.sheet}, row ${of.row}: ${of.cells}`,
  "read-as-before": () => "Read it as before",
  "use-template": () => "Use this template for this inbox",
  "read-on-its-own": () => "Read this file on its own",
  "read-as-other-kind": () => "Read it as a new kind of file",
  "read-without-it": () => "Read the file without it",
  "is-invoice-list": () => "They're in the finance system: keep the file as an invoice list",
  "is-new-invoices": () => "They're new: send them as purchase invoices",
  "is-invoices": () => "It's a list of purchase invoices",

  "left-out": () => "not imported",
  sent: () => "sent",
  "sent-as-it-stands": () => "sent as it is",
  "is-sent": () => "is sent",
  "is-not-sent": () => "isn't sent",
  "is-sent-without": ({ property }: { readonly property: keyof typeof without }) =>
    `is sent without ${without[property]}`,
  "no-date": () => "no date",
  "no-amount": () => "no amount",
  "as-net": ({ text }: { readonly text: string }) => `${text} net`,
  "as-gross": ({ text }: { readonly text: string }) => `${text} with VAT`,
  "for-each-line": ({ text }: { readonly text: string }) => `${text} for each line`,
};
