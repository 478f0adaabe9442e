/** @file Questions about a spreadsheet's columns and notation, in German; see [Note: a message]. */

import { capitalise, list } from "../../../wording/grammar.ts";
import type { questions as english } from "../../english/readings/questions.ts";
import type { Order, Sign } from "../../english/window/sheet-pieces.ts";
import {
  called,
  column,
  headed,
  inRows,
  names,
  orders,
  ordersWith,
  properties,
  signs,
  suchAs,
} from "../window/sheet-pieces.ts";

const quoted = (texts: readonly string[]): readonly string[] => texts.map((text) => `„${text}“`);
const eitherWay = (ways: readonly Order[]): string =>
  list(
    ways.map((way) => ordersWith[way]),
    "or",
  );
const isTheSign = (sign: Sign): string => `ist ${signs[sign]} das Dezimalzeichen`;

const looks: Readonly<Record<Parameters<(typeof english)["ask-looks-like"]>[0]["like"], string>> = {
  payroll: "eine Lohnliste",
  timesheet: "eine Stundenliste",
  stock: "eine Bestandsliste",
  aged: "eine Liste offener Posten nach Alter",
  movements: "ein Kontoauszug oder die Bewegungen eines Kontos",
  bank: "ein Kontoauszug",
  journal: "eine Saldenliste oder ein Buchungsjournal",
  salesInvoices: "eine Liste von Ausgangsrechnungen",
  sales: "eine Liste von Verkäufen",
  suppliers: "eine Liste von Lieferanten",
  customers: "eine Liste von Kunden",
};

const misfits: Readonly<Record<Parameters<(typeof english)["ask-misfit"]>[0]["wrong"], string>> = {
  numbers: "sie enthält Nummern, keine Namen",
  noDates: "sie enthält kein Datum",
  amounts: "sie enthält Beträge, kein Datum",
  noAmounts: "sie enthält keine Beträge",
  noPercentages: "sie enthält keine Prozentsätze",
  noCurrencies: "sie enthält keine Währungen",
  dates: "sie enthält ein Datum",
};

const rarelyWithout: Readonly<Record<Parameters<(typeof english)["ask-missing"]>[0]["property"], string>> = {
  Date: "ohne Datum",
  InvoiceNumber: "ohne Rechnungsnummer",
  Net: "ohne Nettobetrag",
};

const changedColumns = (which: readonly string[], what: "fehlen" | "neu"): string => {
  const isOne = which.length === 1;
  const each = `${isOne ? "die Spalte" : "die Spalten"} ${list(quoted(which), "and")}`;
  if (what === "neu") return `${isOne ? "ist" : "sind"} ${each} neu`;
  return `${isOne ? "fehlt" : "fehlen"} ${each}`;
};

const noHeaders = (rows: number): string =>
  `In keiner der ersten ${rows} Zeilen stehen zwei Überschriften, die hier bekannt sind, wie „Rechnungsdatum“, „Lieferant“ oder „Nettobetrag“.`;

export const questions: typeof english = {
  "ask-sheet": ({ sheets }) =>
    `Die Blätter ${list(quoted(sheets), "and")} sehen alle nach Rechnungen aus. Welches soll gesendet werden?`,
  "ask-header-row": ({ rows }) => `${noHeaders(rows)} In welcher Zeile stehen die Überschriften?`,
  "no-header-row": ({ rows }) => `${noHeaders(rows)} Fügen Sie eine Zeile mit Überschriften ein.`,
  "ask-headers": ({ template, missing, added }) => {
    const changes = [
      ...(missing.length === 0 ? [] : [changedColumns(missing, "fehlen")]),
      ...(added.length === 0 ? [] : [changedColumns(added, "neu")]),
    ];
    return `Seit „${template}“ ${changes.join(" und ")}. Wird die Datei noch auf dieselbe Weise gelesen?`;
  },
  "ask-list": () =>
    "Ihrem Namen nach ist diese Datei eine Liste der Belege neben ihr, und sie zeigt nicht, in welcher Spalte die Rechnungs-IDs und in welcher die Namen der Dateien stehen. Geben Sie ihr zwei Spalten mit den Überschriften „Rechnungs-ID“ und „Dateiname“. Wenn sie doch eine Liste von Eingangsrechnungen ist, sagen Sie es.",
  "ask-looks-like": ({ like, headers }) =>
    `Dies sieht aus wie ${looks[like]}, nicht wie Eingangsrechnungen: Es hat ${headers.length === 1 ? "die Spalte" : "die Spalten"} ${list(quoted(headers), "and")}. Nichts davon wird gesendet. Wenn es doch eine Liste von Eingangsrechnungen ist, sagen Sie es.`,

  "ask-whether-holds": ({ column: at, property }) => `Enthält ${column(at)} ${properties[property]}?`,
  "ask-what-holds": ({ column: at, properties: possible }) =>
    `${column(at)} kann ${list(
      possible.map((property) => properties[property]),
      "or",
    )} enthalten. Was davon ist es?`,
  "ask-which-of-any": ({ columns, property }) =>
    `Jede der Spalten ${list(columns.map(called), "and")} kann ${properties[property]} enthalten. Welche ist es?`,
  "ask-which-of-twins": ({ columns, property }) =>
    `Die Spalten ${list(columns.map(called), "and")} können ${columns.length === 2 ? "beide" : "alle"} ${properties[property]} enthalten. Welche ist es?`,
  "ask-misfit": ({ column: at, property, wrong, example }) =>
    `Der Überschrift nach enthält ${column(at)} ${properties[property]}, aber ${misfits[wrong]}${suchAs(example)}. Was enthält sie?`,
  "ask-net": ({ column: at }) =>
    `Ist ${column(at)} der Betrag ohne USt.? Nichts in der Datei zeigt, ob er die USt. enthält.`,
  "ask-rate-or-amount": ({ column: at, example }) =>
    `${column(at)} enthält neben verschiedenen Nettobeträgen denselben Wert${suchAs(example)}. Ist das der USt.-Betrag oder der Satz in Prozent?`,
  "ask-code-with-name": ({ column: at, example }) =>
    `${column(at)} enthält zu jedem Namen einen Code${suchAs(example)}. Unter welchem von beiden kennt ihn das Finanzsystem?`,

  "no-supplier-column": () =>
    "Keine Spalte enthält den Lieferanten, und ohne ihn kann keine Rechnung gesendet werden. Fügen Sie eine Spalte mit der Überschrift „Lieferant“ ein.",
  "ask-supplier": ({ numbers }) => {
    const numbered =
      numbers === null
        ? ""
        : ` ${called(numbers)} enthält Nummern eines anderen Programms, die nicht die des Finanzsystems sein müssen.`;
    return `Keine Überschrift sagt, welche Spalte den Lieferanten enthält, und ohne ihn kann keine Rechnung gesendet werden.${numbered} Welche Spalte ist es?`;
  },
  "ask-vat": () =>
    `Keine Überschrift sagt eindeutig, welche Spalte ${properties.VAT} enthält. Welche ist es, oder sollen diese Rechnungen ohne USt.-Betrag gesendet werden?`,
  "ask-missing": ({ property }) =>
    `Keine Überschrift sagt, welche Spalte ${properties[property]} enthält. Welche ist es, oder sollen diese Rechnungen ${rarelyWithout[property]} gesendet werden?`,
  "ask-constant": ({ text, property, reason, fix }) =>
    `In jeder Zeile soll „${text}“ stehen (${names[property]}). ${reason} ${fix}`,

  "ask-header-currency": ({ column: at, currency, row, text }) =>
    `Die Überschrift der ${column(at)} sagt ${currency}, aber in Zeile ${row} steht ${text} als Währung. In welcher Währung sind die Beträge?`,
  "ask-currency-column": ({ column: at, example }) =>
    `${column(at)} enthält, was Währungen sein können${suchAs(example)}. Sind die Beträge in diesen Währungen?`,
  "ask-currency-of-title": ({ row, text }) =>
    `In Zeile ${row} steht „${text}“, und keine Spalte enthält die Währung. In welcher Währung sind die Beträge? Sind es mehrere, fügen Sie eine Spalte „Währung“ ein und legen Sie die Datei noch einmal in den Eingangsordner.`,
  "ask-currency-of-sign": ({ sign, row }) =>
    `Die Beträge haben das Zeichen ${sign}, zuerst in Zeile ${row}. Es steht für mehrere Währungen, und nichts sagt, für welche. Welche ist es?`,
  "ask-currency-of-bare": ({ currencies, at }) =>
    `Manche Beträge zeigen, dass sie in ${list(currencies, "or")} sind, und die ${inRows(at)} zeigen keine Währung. In welcher sind diese?`,

  "ask-order-against": ({ voice, order, row, text, ways }) =>
    `${capitalise(voice)} steht ${orders[order]}, aber Zeile ${row} enthält ${text}, und das ist nur mit ${eitherWay(ways)} ein Datum. Was stimmt?`,
  "ask-order": ({ column: at, dates }) =>
    `Kein Datum in ${column(at)} zeigt, in welcher Reihenfolge es geschrieben ist: ${dates.join(" ")}`,
  "ask-order-mixed": ({ column: at, dates }) =>
    `Die Datumsangaben in ${column(at)} widersprechen sich: ${dates.join("; ")}. Welche Reihenfolge stimmt?`,
  "date-each-way": ({ row, text, ways }) => `Zeile ${row} enthält ${text}: ${ways.join(" oder ")}?`,
  "date-one-way": ({ day, order }) => `${day} (${orders[order]})`,
  "date-only": ({ row, text, ways }) =>
    `Zeile ${row} enthält ${text}, und das ist nur mit ${eitherWay(ways)} ein Datum`,
  "ask-swapped": ({ column: at, text, textRow, day, dayRow, swapped }) =>
    `Excel kann in ${column(at)} Tag und Monat vertauscht haben: Alle echten Datumsangaben darin liegen vor dem 13. eines Monats, und was als Text blieb, wie ${text} in Zeile ${textRow}, ließ sich nicht anders herum lesen. Zeile ${dayRow} enthält ${day}; war es ${swapped}? Dann nehmen Sie die Datei, wie sie war, bevor Excel sie öffnete.`,

  "ask-sign-against": ({ voice, sign, row, text }) =>
    `${capitalise(voice)} ${isTheSign(sign)}, aber Zeile ${row} enthält ${text}. Was stimmt?`,
  "ask-sign": ({ amounts }) =>
    `Kein Betrag zeigt, ob der Punkt oder das Komma das Dezimalzeichen ist: ${amounts.join(" ")}`,
  "ask-sign-mixed": ({ amounts }) => `Die Beträge widersprechen sich: ${amounts.join("; ")}. Was stimmt?`,
  "amount-each-way": ({ row, text, point, comma }) =>
    `Zeile ${row} enthält ${text}: ${point} (Punkt) oder ${comma} (Komma)?`,
  "amount-only": ({ row, text, sign }) => `in Zeile ${row}, ${text}, ${isTheSign(sign)}`,
  "ask-credits-negative": ({ column: at, row }) =>
    `${headed(at)} kennzeichnet Gutschriften, aber deren Beträge sind schon negativ, wie in Zeile ${row}. Sollen sie so gesendet werden, wie sie sind?`,
};
