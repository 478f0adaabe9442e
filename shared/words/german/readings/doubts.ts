/** @file Doubts about a spreadsheet's rows, in German; see [Note: a message]. */

import { capitalise, count, figure, list } from "../../../wording/grammar.ts";
import type { doubts as english } from "../../english/readings/doubts.ts";
import type { Place, Rows } from "../../english/window/sheet-pieces.ts";
import { column, inRows } from "../window/sheet-pieces.ts";

type Found = { readonly column: Place; readonly text: string; readonly at: Rows };
const says = ({ column: place, text, at }: Found): string => `In ${column(place)} steht „${text}“ ${inRows(at)}`;
const holds = ({ column: place, text, at }: Found): string => `${column(place)} enthält ${text} ${inRows(at)}`;

type Amount = { readonly header: string; readonly text: string };
const sayAmounts = (amounts: readonly Amount[]): string =>
  amounts.map(({ header, text }) => `${header} ${text || "leer"}`).join(", ");

type Title = { readonly row: number; readonly text: string };
const titled = ({ row, text }: Title): string => `In Zeile ${row} steht „${text}“`;

const takeOut = "nehmen Sie sie heraus und legen Sie die Datei noch einmal in den Eingangsordner.";
const dropAgain = "und legen Sie die Datei noch einmal in den Eingangsordner.";
const withMinus = `schreiben Sie ihre Beträge mit einem Minus ${dropAgain}`;
const asTheyAre = "Oder sollen sie so gesendet werden, wie sie sind?";

const gaps = { Date: "kein Datum", InvoiceNumber: "keine Rechnungsnummer" };
const without = { Date: "ohne Datum", InvoiceNumber: "ohne Rechnungsnummer" };

export const doubts: typeof english = {
  "rows-no-invoices": (found) => `${says(found)}. Wenn diese Zeilen keine Rechnungen sind, ${takeOut}`,
  "ask-rows-no-invoices": (found) =>
    `${says(found)}. Wenn diese Zeilen keine Rechnungen sind, ${takeOut} Oder sollen sie gesendet werden?`,
  "ask-credits": (found) => `${says(found)}, und die Beträge dort sind nicht negativ. Sollen sie abgezogen werden?`,
  "ask-whether-credits": (found) => `${says(found)}. Sind das Gutschriften, die abgezogen werden sollen?`,
  "ask-which-credits": (found) => `${says(found)}. Welche Zeilen sind Gutschriften, die abgezogen werden sollen?`,
  "ask-amounts-right": (found) => `${says(found)}. Stimmen die Beträge in allen Zeilen so, wie sie sind?`,
  "one-and-other": ({ one, other }) => `${one} ${other}`,
  "ask-not-to-be-sent": (found) =>
    `${says(found)}. Wenn diese Zeilen nicht gesendet werden sollen, ${takeOut} Oder sollen sie gesendet werden?`,
  "ask-sales-rows": (found) =>
    `${says(found)}. Wenn diese Zeilen Verkäufe sind, ${takeOut} Oder sollen sie gesendet werden?`,
  "ask-credit-words": (found) =>
    `${says(found)}, und die Beträge dort sind nicht negativ. Wenn das Gutschriften sind, ${withMinus} ${asTheyAre}`,
  "ask-credit-number": ({ text, at }) =>
    `„${text}“ ${inRows(at)} sieht nach der Nummer einer Gutschrift aus, und der Betrag ist nicht negativ. Wenn es eine ist, ${withMinus} Oder soll sie so gesendet werden, wie sie ist?`,
  "ask-returns": (found) =>
    `${holds(found)}, und die Beträge dort sind nicht negativ. Wenn etwas zurückgegeben wurde, schreiben Sie die Beträge mit einem Minus ${dropAgain} ${asTheyAre}`,
  "ask-number-for-name": (found) =>
    `${holds(found)}, wo andere Zeilen Namen haben. Wenn die Zellen der Zeile verrutscht sind, berichtigen Sie die Datei und legen Sie sie noch einmal in den Eingangsordner. Oder ist es der Name des Lieferanten?`,
  "ask-credit-column": (found) =>
    `${holds(found)}, und „${found.net}“ ist dort leer. Wenn das Gutschriften sind, schreiben Sie sie mit einem Minus in „${found.net}“ ${dropAgain} Oder sollen die Zeilen so gesendet werden, wie sie sind?`,
  "ask-twice": ({ at, row, same }) =>
    `Die Rechnung ${inRows(at)} steht zweimal in der Datei: Zeile ${row} ist dieselbe wie Zeile ${same}. Wenn einmal genügt, nehmen Sie eine heraus ${dropAgain} Oder sollen beide gesendet werden?`,
  "same-as-row": ({ text, row }) => `${text}, wie in Zeile ${row}`,
  "ask-lines": ({ row, other, column: place }) =>
    `Die Zeilen ${row} und ${other} sind Posten einer Rechnung, und ${column(place)} enthält in beiden denselben Betrag. Ist das der Betrag der ganzen Rechnung, sodass eine andere Spalte den des Postens enthält?`,
  "ask-gaps": ({ invoices, property, column: place, row }) => {
    const isOne = invoices === 1;
    return `${count(invoices, "Rechnung hat", "Rechnungen haben")} in ${column(place)} ${gaps[property]}, ${isOne ? "und zwar" : "die erste"} in Zeile ${row}. Sollen solche Rechnungen ${without[property]} gesendet werden?`;
  },
  "ask-hidden-rows": ({ rows, first }) => {
    const isOne = rows === 1;
    const these = `${count(rows, "Zeile ist", "Zeilen sind")} in der Datei ausgeblendet`;
    const which = `${isOne ? "Zeile" : "Zeilen"} ${list([...first.map(String), ...(rows > first.length ? ["weitere"] : [])], "and")}`;
    return `${these} und ${isOne ? "enthält eine Rechnung" : "enthalten Rechnungen"}: ${which}. ${isOne ? "Soll sie" : "Sollen sie"} gesendet werden?`;
  },

  amounts: ({ amounts }) => sayAmounts(amounts),
  "ask-total": ({ total, row, amounts, more, beside }) => {
    const others =
      more === 0 ? "" : ` So ist es in ${figure(more)} ${more === 1 ? "weiteren Zeile" : "weiteren Zeilen"}.`;
    const parts =
      beside.length === 0
        ? ""
        : ` ${capitalise(list(beside.map(column), "and"))} ${beside.length === 1 ? "kann" : "können"} zum Nettobetrag gehören.`;
    return `Nettobetrag und USt. ergeben in Zeile ${row} nicht „${total}“: ${sayAmounts(amounts)}.${others}${parts} Berichtigen Sie die Datei und legen Sie sie noch einmal in den Eingangsordner; oder ist „${total}“ etwas anderes?`;
  },
  "ask-part-of-total": ({ row, total, net }) =>
    `In Zeile ${row} ist „${total}“ nicht dasselbe wie „${net}“, und keine Überschrift sagt, welche Spalte die USt. enthält. Welche ist es?`,
  "ask-vat-too-much": ({ at, amounts }) =>
    `${capitalise(inRows(at))} ist die USt. höher, als irgendein Steuersatz auf den Nettobetrag ergibt: ${sayAmounts(amounts)}. Wenn Beträge in den falschen Spalten stehen, berichtigen Sie die Datei und legen Sie sie noch einmal in den Eingangsordner. Oder stimmen sie?`,
  "ask-net-with-vat": ({ net, at, amounts }) =>
    `„${net}“ scheint die USt. zu enthalten: ${inRows(at)}, ${sayAmounts(amounts)}. Wenn das so ist, ziehen Sie die USt. davon ab ${dropAgain} Oder stimmen die Beträge?`,

  "ask-title-units": (title) =>
    `${titled(title)}, und die Beträge werden so gesendet, wie sie sind. Schreiben Sie sie in ganzen Einheiten, oder sind sie es schon?`,
  "ask-title-other": (title) =>
    `${titled(title)}, und das ist keine Liste von Rechnungen. Wenn es doch eine ist, sagen Sie es.`,
  "ask-title-sales": (title) =>
    `${titled(title)}, die Zeilen können also Verkäufe sein. Wenn sie doch Eingangsrechnungen sind, sagen Sie es.`,
  "ask-name-sales": ({ name }) =>
    `„${name}“ klingt nach einer Liste von Verkäufen. Wenn dies doch Eingangsrechnungen sind, sagen Sie es.`,
  "ask-title-credits": (title) =>
    `${titled(title)}, und Beträge darunter sind nicht negativ. Wenn das Gutschriften sind, ${withMinus} ${asTheyAre}`,
};
