/** @file Doubts about a spreadsheet's rows, in German; see [Note: a message]. */

import { capitalise, count, figure, list } from "../../../wording/grammar.ts";
import type { doubts as english, Found, Values } from "../../english/readings/doubts.ts";
import type { Place, Rows } from "../../english/window/sheet-pieces.ts";
import { called, column, inRows } from "../window/sheet-pieces.ts";

const listed = ({ values, others }: Values, say: (text: string) => string): string =>
  list(
    [
      ...values.map(({ text, at }) => `${say(text)} ${inRows(at)}`),
      ...(others === null ? [] : [`andere ${inRows(others)}`]),
    ],
    "and",
  );
const quoted = (values: Values): string => listed(values, (text) => (text === "" ? "nichts" : `„${text}“`));
const says = (found: Found): string => `In ${column(found.column)} steht ${quoted(found)}`;
const holds = (found: Found): string => `${column(found.column)} enthält ${listed(found, (text) => text)}`;
const isOne = ({ values: [first], others }: Values): boolean =>
  others === null && first !== undefined && first.at.rows.length + first.at.more === 1;

const together = (columns: readonly Place[]): string => list(columns.map(called), "and");

type Amount = { readonly header: string; readonly text: string };
const sayAmounts = (amounts: readonly Amount[]): string =>
  amounts.map(({ header, text }) => `${header} ${text || "leer"}`).join(", ");

type Title = { readonly row: number; readonly text: string };
const titled = ({ row, text }: Title): string => `In Zeile ${row} steht „${text}“`;

const askAboutRows = (are: string, rows: number, first: readonly number[]): string => {
  const isOne = rows === 1;
  const these = `${count(rows, "Zeile ist", "Zeilen sind")} in der Datei ${are}`;
  const which = `${isOne ? "Zeile" : "Zeilen"} ${list([...first.map(String), ...(rows > first.length ? ["weitere"] : [])], "and")}`;
  return `${these} und ${isOne ? "enthält eine Rechnung" : "enthalten Rechnungen"}: ${which}. ${isOne ? "Soll sie" : "Sollen sie"} gesendet werden?`;
};

const sayOneNumber = (of: Parameters<(typeof english)["ask-number-with-dates"]>[0], what: string): string => {
  const more = of.more === 0 ? "" : ` Das gilt auch für ${count(of.more, "weitere Zeile", "weitere Zeilen")}.`;
  return `Die Zeilen ${of.other} und ${of.row} haben Lieferant und Nummer „${of.text}“ gemeinsam, aber ${what}: ${of.there} und ${of.here}. Sind sie Posten einer Rechnung? Wenn nicht, korrigieren Sie die Datei ${dropAgain}${more}`;
};

const hasOthers = ({ rows, more }: Rows): boolean => rows.length + more > 1;

const takeOut = "entfernen Sie sie und legen Sie die Datei wieder in den Eingangsordner.";
const dropAgain = "und legen Sie die Datei wieder in den Eingangsordner.";
const withMinus = `tragen Sie ihre Beträge mit Minus ein ${dropAgain}`;
const asTheyAre = "Oder sollen sie unverändert gesendet werden?";

const gaps = { Date: "kein Datum", InvoiceNumber: "keine Rechnungsnummer" };
const without = { Date: "ohne Datum", InvoiceNumber: "ohne Rechnungsnummer" };

export const doubts: typeof english = {
  "rows-no-invoices": (found) => `${says(found)}. Wenn diese Zeilen keine Rechnungen sind, ${takeOut}`,
  "ask-rows-no-invoices": (found) =>
    `${says(found)}. Wenn diese Zeilen keine Rechnungen sind, ${takeOut} Oder sollen sie gesendet werden?`,
  "ask-credits": (found) => `${says(found)}, und die Beträge dort sind nicht negativ. Sollen sie abgezogen werden?`,
  "ask-whether-credits": (found) => `${says(found)}. Sind das Gutschriften, die abgezogen werden sollen?`,
  "ask-which-credits": (found) => `${says(found)}. Welche Zeilen sind Gutschriften, die abgezogen werden sollen?`,
  "ask-amounts-right": (found) => `${says(found)}. Stimmen die Beträge in allen Zeilen?`,
  "one-and-other": ({ one, other }) => `${one} ${other}`,
  "ask-not-to-be-sent": (found) =>
    `${says(found)}. Wenn diese Zeilen nicht gesendet werden sollen, ${takeOut} Oder sollen sie gesendet werden?`,
  "ask-comments": (found) =>
    `Zellen haben Kommentare: ${quoted(found)}. Wenn diese Zeilen nicht gesendet werden sollen, ${takeOut} Oder sollen sie gesendet werden?`,
  "ask-scale": (found) =>
    `${says(found)}; die Beträge dort haben also vielleicht eine andere Einheit. Wenn ja, schreiben Sie die Beträge aus (1.200.000 statt 1.200) ${dropAgain} Oder sollen sie so gesendet werden?`,
  "ask-rows-without-flag": (found) =>
    `${says(found)}, in den übrigen Zeilen nichts. Wenn diese nicht gesendet werden sollen, ${takeOut} Oder sollen sie gesendet werden?`,
  "ask-rows-of-companies": (found) =>
    `${says(found)}; die Zeilen gehören also vielleicht zu mehreren Firmen. Wenn manche nicht aus diesem Eingangsordner gesendet werden sollen, ${takeOut} Oder sollen alle gesendet werden?`,
  "ask-sales-rows": (found) =>
    `${says(found)}. Wenn diese Zeilen Verkäufe sind, ${takeOut} Oder sollen sie gesendet werden?`,
  "ask-credit-words": (found) =>
    `${says(found)}, und die Beträge dort sind nicht negativ. Wenn das Gutschriften sind, ${withMinus} ${asTheyAre}`,
  "ask-doubted": (found) =>
    `${says(found)}, mit Fragezeichen. Klären Sie das, korrigieren Sie die Datei ${dropAgain} Oder sollen diese Zeilen unverändert gesendet werden?`,
  "ask-credit-number": (found) =>
    found.values.length === 1 && isOne(found)
      ? `${quoted(found)} sieht nach der Nummer einer Gutschrift aus, und der Betrag ist nicht negativ. Wenn es eine ist, ${withMinus} Oder soll sie unverändert gesendet werden?`
      : `${quoted(found)} sehen nach Nummern von Gutschriften aus, und die Beträge sind nicht negativ. Wenn es welche sind, ${withMinus} ${asTheyAre}`,
  "ask-own-series": (found) =>
    `Die Nummern ${quoted(found)} folgen aufeinander, obwohl sie von verschiedenen Lieferanten sind. Vielleicht sind es Ihre eigenen Ausgangsrechnungen. Dann löschen Sie diese Zeilen ${dropAgain} ${asTheyAre}`,
  "ask-series": (found) =>
    `${says(found)}, und in ${column(found.number)} stehen dort nur Ziffern. Ist die Rechnungsnummer beides zusammen, schreiben Sie sie in eine Zelle ${dropAgain} Oder sollen die Nummern unverändert gesendet werden?`,
  "ask-signs": ({ negative, positive }) =>
    `${negative} Rechnungen haben negative Beträge und ${positive} positive, und nichts zeigt, welche davon Gutschriften sind. Sind es die negativen, senden Sie die Zeilen unverändert. Sonst korrigieren Sie die Datei ${dropAgain}`,
  "ask-all-negative": ({ negative }) =>
    `Die Beträge aller ${negative} Rechnungen sind negativ, und nichts sagt, dass es Gutschriften sind. Sind es welche, senden Sie die Zeilen unverändert. Sonst entfernen Sie die Minuszeichen ${dropAgain}`,
  "ask-returns": (found) =>
    `${holds(found)}, und die Beträge dort sind nicht negativ. Wenn etwas zurückgegeben wurde, tragen Sie die Beträge mit Minus ein ${dropAgain} ${asTheyAre}`,
  "ask-reverse-charge": (found) =>
    `${says(found)}, und daneben steht USt. Schuldet der Empfänger die Steuer, weist die Rechnung keine aus. Korrigieren Sie die Datei ${dropAgain} Oder sollen die Zeilen unverändert gesendet werden?`,
  "ask-number-for-name": (found) =>
    `${holds(found)}, wo andere Zeilen Namen haben. Wenn Zellen verrutscht sind, korrigieren Sie die Datei und legen Sie sie wieder in den Eingangsordner. Oder ist es der Name des Lieferanten?`,
  "ask-exchanged-names": (found) =>
    `${holds(found)}, und die Rechnungsnummer daneben ist der Name einer Firma. Wenn die beiden vertauscht sind, korrigieren Sie die Datei und legen Sie sie wieder in den Eingangsordner. Oder sollen die Zeilen unverändert gesendet werden?`,
  "ask-credit-column": (found) =>
    `${holds(found)}, und „${found.net}“ ist dort leer. Wenn das Gutschriften sind, tragen Sie sie mit Minus in „${found.net}“ ein ${dropAgain} Oder sollen die Zeilen unverändert gesendet werden?`,
  "ask-twice": ({ at, row, same }) =>
    `Die Zeilen ${same} und ${row} stimmen überein${hasOthers(at) ? `. Alle Wiederholungen sind ${inRows(at)}` : ""}. Beide senden? Wenn eine genügt, entfernen Sie die andere ${dropAgain}`,
  "ask-twice-alike": ({ at, row, same }) =>
    `Die Zeilen ${same} und ${row} sehen nach derselben Rechnung aus.${hasOthers(at) ? ` Alle Wiederholungen sind ${inRows(at)}.` : ""} Beide senden? Wenn eine genügt, entfernen Sie die andere ${dropAgain}`,
  "ask-shared-id": (found) => {
    const more = found.more === 0 ? "" : ` Das gilt auch für ${count(found.more, "weitere ID", "weitere IDs")}.`;
    return `${capitalise(column(found.column))} hat ${found.id} für ${quoted(found)}.${more} Das Finanzsystem würde alle für einen Lieferanten buchen. Korrigieren Sie die Datei ${dropAgain} Oder senden Sie nur die Namen der Lieferanten.`;
  },
  "ask-number-with-dates": (of) => sayOneNumber(of, "zwei Datumsangaben"),
  "ask-number-with-currencies": (of) => sayOneNumber(of, "zwei Währungen"),
  "ask-discount-in-net": (of) =>
    `In Zeile ${of.row} ist die USt. ${of.rate} % des Nettobetrags ohne den Rabatt: ${sayAmounts(of.amounts)}. Ziehen Sie den Rabatt vom Nettobetrag ab ${dropAgain} Oder sollen die Beträge unverändert gesendet werden?`,
  "ask-discount-unclear": (of) =>
    `In Zeile ${of.row} steht ein Rabatt: ${sayAmounts(of.amounts)}. Nichts zeigt, ob er vom Nettobetrag schon abgezogen ist. Wenn nicht, ziehen Sie ihn ab ${dropAgain} Oder ist er schon abgezogen?`,
  "ask-base-of-vat": (of) =>
    `In Zeile ${of.row} passt die USt. zu ${together(of.base)}, nicht zu ${together(of.net)} allein: ${sayAmounts(of.amounts)}. Was ist der Nettobetrag?`,
  "ask-base-of-total": (of) =>
    `In Zeile ${of.row} ergeben ${together(of.base)} und die USt. den Gesamtbetrag: ${sayAmounts(of.amounts)}. Was ist der Nettobetrag?`,
  "ask-beside-net": (of) =>
    `In Zeile ${of.row} enthält ${column(of.column)} einen Betrag, der nicht gesendet wird: ${sayAmounts(of.amounts)}. Nichts zeigt, ob er im Nettobetrag schon enthalten ist. Soll er hinzukommen?`,
  "same-as-row": ({ text, row }) => `${text}, wie in Zeile ${row}`,
  "like-row": ({ text, other, row }) => `${text}, und ${other} in Zeile ${row}`,
  "ask-lines": ({ row, other, column: place }) =>
    `Die Zeilen ${row} und ${other} sind Posten einer Rechnung, und ${column(place)} enthält in beiden denselben Betrag. Ist das der Betrag der ganzen Rechnung, und eine andere Spalte enthält den des Postens?`,
  "ask-gaps": ({ invoices, property, column: place, row }) => {
    const isOne = invoices === 1;
    return `${count(invoices, "Rechnung hat", "Rechnungen haben")} in ${column(place)} ${gaps[property]}, ${isOne ? "und zwar" : "die erste"} in Zeile ${row}. Sollen sie ${without[property]} gesendet werden?`;
  },
  "ask-rows-above": ({ rows, row }) =>
    `${count(rows, "Zeile", "Zeilen")} über den Überschriften ${rows === 1 ? "sieht wie eine Rechnung aus: Zeile" : "sehen wie Rechnungen aus, die erste ist Zeile"} ${row}. Falls es ${rows === 1 ? "eine ist" : "welche sind"}, setzen Sie die Überschriften darüber ${dropAgain} Oder ${rows === 1 ? "soll sie" : "sollen sie"} weggelassen werden?`,
  "ask-blank-vat": ({ invoices, column: place, row }) => {
    const isOne = invoices === 1;
    return `${count(invoices, "Rechnung hat", "Rechnungen haben")} in ${column(place)} keine USt., ${isOne ? "und zwar" : "die erste"} in Zeile ${row}. Darum lässt sich der Nettobetrag nicht errechnen. Falls sie welche ${isOne ? "hat" : "haben"}, tragen Sie sie ein ${dropAgain} Oder ${isOne ? "hat sie" : "haben sie"} keine?`;
  },
  "ask-hidden-rows": ({ rows, first }) => askAboutRows("ausgeblendet", rows, first),
  "ask-struck-rows": ({ rows, first }) => askAboutRows("durchgestrichen", rows, first),
  "ask-sum-rows": ({ rows, first }) =>
    `${count(rows, "Zeile ist die Summe", "Zeilen sind Summen")} von Zeilen darüber und ${rows === 1 ? "kann eine Summe oder eine Rechnung" : "können Summen oder Rechnungen"} sein: ${rows === 1 ? "Zeile" : "Zeilen"} ${list([...first.map(String), ...(rows > first.length ? ["weitere"] : [])], "and")}. ${rows === 1 ? "Soll sie" : "Sollen sie"} gesendet werden?`,

  amounts: ({ amounts }) => sayAmounts(amounts),
  "ask-total": ({ total, row, amounts, more, beside }) => {
    const others =
      more === 0 ? "" : ` Das gilt auch für ${figure(more)} ${more === 1 ? "weitere Zeile" : "weitere Zeilen"}.`;
    const parts =
      beside.length === 0
        ? ""
        : ` ${capitalise(list(beside.map(column), "and"))} ${beside.length === 1 ? "kann" : "können"} zum Nettobetrag gehören.`;
    return `Nettobetrag und USt. ergeben in Zeile ${row} nicht „${total}“: ${sayAmounts(amounts)}.${others}${parts} Korrigieren Sie die Datei und legen Sie sie wieder in den Eingangsordner. Oder ist „${total}“ etwas anderes?`;
  },
  "ask-part-of-total": ({ row, total, net }) =>
    `In Zeile ${row} ist „${total}“ nicht dasselbe wie „${net}“, und keine Überschrift zeigt, welche Spalte die USt. enthält. Welche ist es?`,
  "ask-vat-too-much": ({ at, amounts }) =>
    `${capitalise(inRows(at))} ist die USt. höher, als jeder Steuersatz ergäbe: ${sayAmounts(amounts)}. Wenn Beträge in falschen Spalten sind, korrigieren Sie die Datei und legen Sie sie wieder in den Eingangsordner. Oder stimmen sie?`,
  "ask-net-with-vat": ({ net, at, amounts }) =>
    `„${net}“ scheint die USt. zu enthalten: ${inRows(at)}, ${sayAmounts(amounts)}. Wenn das so ist, ziehen Sie die USt. davon ab ${dropAgain} Oder stimmen die Beträge?`,

  "ask-no-usual-rate": ({ at, amounts }) =>
    `${capitalise(inRows(at))} passt kein üblicher USt.-Satz zu den Beträgen: ${sayAmounts(amounts)}. Wenn sie nicht stimmen, korrigieren Sie die Datei und legen Sie sie wieder in den Eingangsordner. Oder stimmen sie?`,
  "ask-net-over-gross": ({ at, amounts }) =>
    `${capitalise(inRows(at))} ist netto mehr als brutto: ${sayAmounts(amounts)}. Wenn die Überschriften falsch sind, korrigieren Sie die Datei und legen Sie sie wieder in den Eingangsordner. Oder stimmen sie?`,

  "ask-foot": ({ row, total, rows, sum, difference, header }) =>
    `Zeile ${row} nennt ${total} als Summe${header ? ` der Spalte „${header}“` : ""}, aber ${count(rows, "Zeile ergibt", "Zeilen ergeben")} zusammen ${sum}${difference === undefined ? "" : `. Der Unterschied beträgt ${difference}`}. Wenn Zeilen fehlen${header ? " oder Beträge falsch sind, korrigieren" : ", ergänzen"} Sie die Datei und legen Sie sie wieder in den Eingangsordner. Oder sollen diese Zeilen gesendet werden?`,
  "foot-agrees": ({ row, total }) => `Die Summe in Zeile ${row}, ${total}, stimmt mit den Zeilen darüber überein`,
  "ask-title-units": (title) =>
    `${titled(title)}, aber die Beträge werden unverändert gesendet. Sind sie in ganzen Einheiten? Wenn nicht, korrigieren Sie die Datei und legen Sie sie wieder in den Eingangsordner.`,
  "ask-title-count": ({ rows, ...title }) =>
    `${titled(title)}, aber die Datei hat ${count(rows, "Zeile", "Zeilen")}. Wenn Zeilen fehlen, ergänzen Sie die Datei und legen Sie sie wieder in den Eingangsordner. Oder sollen diese Zeilen gesendet werden?`,
  "ask-title-more": (title) =>
    `${titled(title)}; es fehlen also vielleicht Zeilen. Wenn ja, ergänzen Sie die Datei und legen Sie sie wieder in den Eingangsordner. Oder sollen diese Zeilen gesendet werden?`,
  "ask-title-total": ({ sums = [], ...title }) =>
    `${titled(title)}, aber keine Spalte ergibt das${sums.length === 0 ? "" : `: Die Zeilen ergeben zusammen ${sayAmounts(sums)}`}. Wenn Zeilen fehlen oder falsch sind, korrigieren Sie die Datei und legen Sie sie wieder in den Eingangsordner. Oder sollen diese Zeilen gesendet werden?`,
  "ask-title-gross": ({ header, ...title }) =>
    `${titled(title)}, aber die Spalte „${header}“ wird als Betrag ohne USt. gesendet. Wenn die USt. enthalten ist, korrigieren Sie die Überschrift und legen Sie die Datei wieder in den Eingangsordner. Oder sollen diese Zeilen gesendet werden?`,
  "ask-title-other": (title) =>
    `${titled(title)}; das ist vielleicht keine Liste von Rechnungen. Wenn es eine ist, geben Sie es an.`,
  "ask-title-held-back": (title) =>
    `${titled(title)}. Wenn die gemeinten Zeilen nicht gesendet werden sollen, ${takeOut} Oder sollen alle Zeilen gesendet werden?`,
  "ask-title-rows": (title) =>
    `${titled(title)}. Wenn das ändert, was gesendet werden soll, korrigieren Sie die Datei und legen Sie sie wieder in den Eingangsordner. Oder sollen die Zeilen unverändert gesendet werden?`,
  "ask-note-of-sheet": ({ sheet, text }) =>
    `Auf dem Blatt „${sheet}“ steht „${text}“. Wenn das ändert, was gesendet werden soll, korrigieren Sie die Datei und legen Sie sie wieder in den Eingangsordner. Oder sollen alle Zeilen gesendet werden?`,
  "ask-title-sales": (title) =>
    `${titled(title)}; die Zeilen können also Verkäufe sein. Wenn es Eingangsrechnungen sind, geben Sie es an.`,
  "ask-name-held-back": ({ name }) =>
    `Die Datei oder das Blatt heißt „${name}“. Wenn die Zeilen nicht gesendet werden sollen, entfernen Sie die Datei. Oder sollen alle Zeilen gesendet werden?`,
  "ask-name-other": ({ name }) =>
    `Die Datei oder das Blatt heißt „${name}“; das ist vielleicht keine Liste von Rechnungen. Wenn es eine ist, geben Sie es an.`,
  "ask-name-sales": ({ name }) =>
    `„${name}“ klingt nach einer Liste von Verkäufen. Wenn es Eingangsrechnungen sind, geben Sie es an.`,
  "ask-title-credits": (title) =>
    `${titled(title)}, und Beträge darunter sind nicht negativ. Wenn das Gutschriften sind, ${withMinus} ${asTheyAre}`,
};
