/** @file Answers to questions about a spreadsheet, and their effect on a cell, in German; see [Note: a message]. */

import { capitalise, count, list, sayAmount, sayNumber } from "../../../wording/grammar.ts";
import type { answers as english } from "../../english/readings/answers.ts";
import type { Order, Place } from "../../english/window/sheet-pieces.ts";
import { called, properties, signs, orders as stands, suchAs } from "../window/sheet-pieces.ts";

const shown = ({ column, example }: { readonly column: Place; readonly example: string }): string =>
  `${called(column)}${suchAs(example)}`;

const supplierAs = {
  name: "der Name des Lieferanten",
  "their-name": "der Name des Lieferanten im Finanzsystem",
  "their-id": "die ID des Finanzsystems",
};

/** The names of the date orders. */
const orders: Readonly<Record<Order, string>> = { dmy: "Tag zuerst", mdy: "Monat zuerst", ymd: "Jahr zuerst" };

const without = {
  Date: "ohne Datum",
  InvoiceNumber: "ohne Rechnungsnummer",
  Net: "ohne Nettobetrag",
  VAT: "ohne USt.-Betrag",
  Currency: "ohne Währung",
};

const where = (values: readonly string[]): string =>
  list(
    values.map((value) => `„${value}“`),
    "or",
  );

export const answers: typeof english = {
  "it-holds": ({ property }) => `Sie enthält ${properties[property]}`,
  "column-shown": (of) => shown(of),
  "column-holds": (of) => `${shown(of)}: enthält ${properties[of.property]}`,
  "column-holds-supplier": (of) => `${shown(of)}: ${supplierAs[of.as]}`,
  "column-holds-net-of-line": (of) => `${shown(of)}: der Nettobetrag des Postens`,
  "column-is-gross": ({ column, vat }) => `${called(column)} enthält die USt.: Netto ist dieser Betrag minus „${vat}“`,
  "each-line-has-net": ({ column }) => `Jeder Posten hat seinen Nettobetrag in ${called(column)}`,
  "it-is-gross": ({ vat }) => `Die USt. ist enthalten: Netto ist dieser Betrag minus „${vat}“`,
  "it-is-net": () => "Es ist der Nettobetrag, ohne USt.",
  "none-of-them": () => "Keine davon",
  "neither-of-them": () => "Keine von beiden",
  "no-leave-out": () => "Nein: nicht importieren",
  "none-leave-out": () => "Nichts davon: nicht importieren",
  "neither-leave-out": () => "Keines von beiden: nicht importieren",
  "other-leave-out": () => "Etwas anderes: nicht importieren",
  "gross-or-other-leave-out": () => "Die USt. ist enthalten, oder es ist etwas anderes: nicht importieren",

  "one-supplier": () => "Alle sind von einem Lieferanten",
  "by-name": ({ name }) => `Nur nach dem Namen: ${name}`,
  "by-id": ({ code }) => `${code} ist die ID des Finanzsystems`,
  "by-all": ({ text }) => `Nach dem ganzen Text: ${text}`,
  "currency-in-column": ({ header }) => `In der Währung aus „${header}“`,
  "all-in": ({ currency }) => `Alle in ${currency}`,
  "all-are-in": ({ currency }) => `Alle sind in ${currency}`,
  "they-are-in": ({ currency }) => `Sie sind in ${currency}`,

  "order-for": ({ order, day }) => `${orders[order]}: ${day}`,
  order: ({ order }) => orders[order],
  "real-dates-right": ({ day }) => `Die Datumsangaben stimmen: ${day}`,
  "real-dates-right-others": ({ day, order }) =>
    `Die Datumsangaben stimmen: ${day}; bei den anderen steht ${stands[order]}`,
  "sign-for": ({ sign, text, amount }) =>
    `${capitalise(signs[sign])} ist das Dezimalzeichen: ${text} ist ${sayAmount(amount, "")}`,
  sign: ({ sign }) => `${capitalise(signs[sign])} ist das Dezimalzeichen`,

  "send-without": ({ property }) => `${capitalise(without[property])} senden`,
  "have-no-vat": () => "Sie haben keine USt., hier und in späteren Dateien dieser Art",
  "send-these-without-currency": () => "Diese ohne Währung senden",
  "code-is-rate": ({ rate }) => `${sayNumber(rate)} %, wie Nettobeträge und USt. dieser Zeilen zeigen`,
  "code-is-other-rate": () => "Dieser Satz in Prozent:",
  "send-without-rate": () => "Keiner: den USt.-Betrag ohne Satz senden",
  "none-send-without-vat": () => "Keine davon: ohne USt.-Betrag senden",
  "send-as-they-stand": () => "So senden, wie sie sind",
  "suppliers-by-names": () => "Nur die Namen der Lieferanten senden",
  "ids-right-send": () => "Die IDs stimmen: mitsenden",
  "lines-of-one-send": () => "Es sind Posten einer Rechnung: senden",
  "net-after-discount": ({ column }) => `„${column}“ ist schon abgezogen: Nettobetrag so senden`,
  "together-are-net": ({ columns }) =>
    `${list(columns.map(called), "and")} ${columns.length === 1 ? "ist" : "sind zusammen"} der Nettobetrag`,
  "no-part-leave-out": ({ column }) =>
    `${called(column)} ist im Nettobetrag schon enthalten oder gehört nicht zur Rechnung: weglassen`,
  "send-amounts-as-they-stand": () => "Die Beträge so senden, wie sie sind",
  "right-send-as-they-stand": () => "Die Beträge stimmen: so senden, wie sie sind",
  "no-send-as-they-stand": () => "Nein: die Beträge so senden, wie sie sind",
  "send-all-as-invoices": () => "Alle als Eingangsrechnungen senden",
  "send-these-too": () => "Diese Zeilen auch senden",
  "yes-change-sign": ({ values }) => `Ja: Wo ${where(values)} steht, wechseln die Beträge das Vorzeichen`,
  "change-sign": ({ values }) => `Wo ${where(values)} steht, wechseln die Beträge das Vorzeichen`,
  "total-is-other": ({ total }) => `„${total}“ ist etwas anderes, und die übrigen Beträge stimmen`,
  "send-hidden": ({ rows }): string => (rows === 1 ? "Auch diese senden" : "Auch diese alle senden"),
  "leave-hidden-out": ({ rows }): string => (rows === 1 ? "Diese nicht senden" : "Diese alle nicht senden"),

  "sheet-with-rows": ({ sheet, rows }) => `${sheet} (${count(rows, "Zeile", "Zeilen")})`,
  "row-with-cells": ({ row, cells }) => `Zeile ${row}: ${cells}`,
  "row-of-sheet-with-cells": ({ sheet, row, cells }) => `${sheet}, Zeile ${row}: ${cells}`,
  "read-as-before": () => "Wie bisher lesen",
  "use-template": () => "Diese Vorlage für diesen Eingangsordner verwenden",
  "read-on-its-own": () => "Diese Datei für sich lesen",
  "read-as-other-kind": () => "Als neue Art von Datei lesen",
  "read-without-it": () => "Die Datei ohne diesen Wert lesen",
  "is-invoice-list": () => "Sie sind im Finanzsystem: die Datei als Rechnungsliste behalten",
  "is-new-invoices": () => "Sie sind neu: als Eingangsrechnungen senden",
  "is-invoices": () => "Es ist eine Liste von Eingangsrechnungen",

  "left-out": () => "nicht importiert",
  sent: () => "gesendet",
  "sent-as-it-stands": () => "unverändert gesendet",
  "is-sent": () => "wird gesendet",
  "is-not-sent": () => "wird nicht gesendet",
  "is-sent-without": ({ property }) => `wird ${without[property]} gesendet`,
  "no-date": () => "kein Datum",
  "no-amount": () => "kein Betrag",
  "as-net": ({ text }) => `${text} netto`,
  "as-gross": ({ text }) => `${text} mit USt.`,
  "for-each-line": ({ text }) => `${text} für jeden Posten`,
};
