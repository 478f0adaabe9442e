/** @file Problems of a spreadsheet's row and their fixes, in German; see [Note: a message]. */

import { count, figure, sayAmountIn } from "../../../wording/grammar.ts";
import type { sheet as english } from "../../english/window/sheet.ts";
import { names } from "./sheet-pieces.ts";

const ifWrong =
  "Ist das falsch, ziehen Sie die Datei zurück. Korrigieren Sie sie dann im Ordner „Failed“ und legen Sie sie wieder in den Eingangsordner.";

type Misfit = { readonly cells: number; readonly headers: number };
const underHeaders = ({ cells, headers }: Misfit): string =>
  `Diese Zeile hat ${count(cells, "Zelle", "Zellen")} unter ${count(headers, "Überschrift", "Überschriften")}`;

type Total = { readonly lines: number; readonly amount: string; readonly currency: string };
const make = ({ lines, amount, currency }: Total): string =>
  lines === 1
    ? `Das sind ${sayAmountIn(currency, amount)}`
    : `Die ${figure(lines)} Posten dieser Rechnung ergeben ${sayAmountIn(currency, amount)}`;

type Usual = { readonly usual: string; readonly invoices: number };
const middleOf = (whose: string, { usual, invoices, currency }: Usual & Total): string =>
  `Die mittlere der letzten ${count(invoices, "Rechnung", "Rechnungen")} ${whose} beträgt ${sayAmountIn(currency, usual)}`;

export const sheet: typeof english = {
  "row-too-long": (row) => `${underHeaders(row)}; ihre Werte können also in falschen Spalten sein.`,
  "fix-row-too-long": () => "Setzen Sie jeden Wert, der das Trennzeichen enthält, in Anführungszeichen.",
  "row-cut": (row) => `${underHeaders(row)} und endet vor ihren Beträgen.`,
  "fix-row-cut": () => "Vervollständigen Sie die Zeile. Ein Wert über zwei Zeilen braucht Anführungszeichen.",

  "sign-clash": ({ vat, net }) =>
    `Die USt. ist ${vat} und der Nettobetrag ${net}. Eines von beiden hat das falsche Vorzeichen.`,
  "currency-clash": ({ amount, row }) => `Dieser Betrag ist in ${amount}, die Währung der Zeile aber ist ${row}.`,
  "differs-within-row": ({ property, here, there }) =>
    `${names[property]} ist hier „${here}“, in einer anderen Spalte aber „${there}“.`,
  "fix-whichever-is-wrong": () => "Korrigieren Sie, was von beidem falsch ist.",
  "no-vat-for-net": () => "Netto lässt sich nicht errechnen: Die USt. fehlt.",
  "fix-no-vat": () => "In die Zeile gehört die USt., oder 0, wenn es keine gibt.",
  "credit-negative-already": () =>
    "Die Zeile ist als Gutschrift gekennzeichnet, ihre Beträge wechseln also das Vorzeichen. Einer ist aber schon negativ.",
  "fix-credit-without-minus": () =>
    "Die Beträge gehören ohne Minus in die Datei. Das Kennzeichen macht sie schon negativ.",
  "no-net": () => "Diese Rechnung hat keinen Nettobetrag.",
  "fix-no-net": () => "In die Zeile gehört einer, oder 0, wenn es keinen gibt.",

  "no-supplier": () => "Diese Zeile hat keinen Lieferanten.",
  "fix-no-supplier": () => "In die Zeile gehört die ID oder der Name des Lieferanten.",
  "order-needs-project": () => "Zu einer Bestellung gehört ein Projekt.",
  "budget-needs-project": () => "Zu einem Zusatzbudget gehört ein Projekt.",
  "fix-project": () => "In die Zeile gehört das Projekt, oder diese Zelle bleibt leer.",
  "not-code-and-title": () => "Das ist kein Projektcode mit Titel.",
  "fix-code-and-title": () =>
    "Hierher gehört beides, zum Beispiel 1001 - Brücke, mit einem Leerzeichen vor und nach dem Strich.",

  "date-ahead": ({ days }) => `Dieses Datum liegt mehr als ${count(days, "Tag", "Tage")} in der Zukunft.`,
  "date-after-due": ({ due }) => `Das Fälligkeitsdatum ist früher: ${due}.`,
  "date-long-ago": ({ years }) => `Dieses Datum liegt mehr als ${count(years, "Jahr", "Jahre")} zurück.`,
  "fix-approve-date": () => `${ifWrong} Stimmt das Datum, geben Sie den Stapel frei.`,
  "marked-as-sent": () =>
    "Laut der Spalte „Status“ wurde diese Zeile gesendet, aber hier ist keine solche Zeile bekannt.",
  "fix-approve-marked": () => `${ifWrong} Wurde sie nicht gesendet, geben Sie sie frei.`,
  "vat-off": ({ rate, net }) => `Das sind nicht ${rate} % von ${net}.`,
  "fix-approve-vat": () =>
    `${ifWrong} Stimmen die Beträge, zum Beispiel weil mehrere USt.-Sätze gelten, geben Sie den Stapel frei.`,
  "amount-too-fine": ({ currency, decimals }) =>
    `Das sind mehr als ${decimals} Nachkommastellen${currency === "" ? "" : `, anders als bei Beträgen in ${currency}`}. Gesendet wird der Betrag, wie er ist, nicht gerundet.`,
  "at-ceiling": (of) => `${make(of)}. Ab ${sayAmountIn(of.currency, of.ceiling)} wartet ein Betrag auf Freigabe.`,
  "far-above-supplier": (of) =>
    `${make(of)}, mindestens das ${of.times}-Fache des üblichen Betrags. ${middleOf("dieses Lieferanten", of)}.`,
  "far-above-few": (of) =>
    `${make(of)}, mindestens das ${of.times}-Fache der bisher größten Rechnung dieses Lieferanten, ${sayAmountIn(of.currency, of.usual)}.`,
  "far-above-office": (of) =>
    `${make(of)}, mindestens das ${of.times}-Fache des üblichen Betrags. ${middleOf("des Mandanten", of)}; von diesem Lieferanten gab es noch keine drei.`,
  "far-below-supplier": (of) =>
    `${make(of)}. Der übliche Betrag ist mindestens das ${of.times}-Fache davon. ${middleOf("dieses Lieferanten", of)}.`,
  "fix-approve-amount": () => `${ifWrong} Stimmt der Betrag, geben Sie den Stapel frei.`,
  "more-lines-than-batch": ({ lines, most }) =>
    `Diese Rechnung hat ${count(lines, "Posten", "Posten")}, mehr als die ${figure(most)}, die ein Stapel enthalten darf. Sie werden zusammen in einem Stapel gesendet.`,
  "fix-approve-lines": () => "Ist ein größerer Stapel in Ordnung, geben Sie den Stapel frei.",

  "no-id": () => "Das ist keine gültige ID.",
  "id-missing": () => "Die ID fehlt.",
  "fix-supplier-id": () => "Hierher gehört die Lieferanten-ID nur in Ziffern, wie sie das Finanzsystem zeigt.",
  "fix-purchase-invoice-id": () => "Hierher gehört die Rechnungs-ID nur in Ziffern, wie sie das Finanzsystem zeigt.",
  "file-name-missing": () => "Der Dateiname fehlt.",
  "fix-file-name": () => "Hierher gehört der vollständige Name, zum Beispiel „Scan 1.pdf“.",
  "leads-out-of-folder": () => "Dieser Pfad führt aus dem Ordner der Liste hinaus.",
  "fix-path": () => "Hierher gehört der Pfad vom Ordner der Liste aus.",
};
