/** @file How a file was read, with the evidence, calculated values and skipped rows, in German; see [Note: a message]. */

import { count, list, sayAmount } from "../../../wording/grammar.ts";
import type { evidence as english } from "../../english/readings/evidence.ts";
import { column, headed, names, orders, signs } from "../window/sheet-pieces.ts";

const inRows = (rows: number): string => `in ${count(rows, "Zeile", "Zeilen")}`;

const languages: Readonly<Record<string, string>> = {
  Croatian: "kroatisch",
  Czech: "tschechisch",
  Danish: "dänisch",
  Dutch: "niederländisch",
  Finnish: "finnisch",
  French: "französisch",
  German: "deutsch",
  Greek: "griechisch",
  Hungarian: "ungarisch",
  Italian: "italienisch",
  Norwegian: "norwegisch",
  Polish: "polnisch",
  Portuguese: "portugiesisch",
  Romanian: "rumänisch",
  Russian: "russisch",
  Slovak: "slowakisch",
  Spanish: "spanisch",
  Swedish: "schwedisch",
  Turkish: "türkisch",
  Ukrainian: "ukrainisch",
};

export const evidence: typeof english = {
  "you-said-so": () => "Ihre Antwort",
  "voice-person": () => "laut Ihrer Antwort",
  "voice-settings": () => "laut den Einstellungen des Eingangsordners",
  "voice-template": ({ name }) => `laut der Vorlage „${name}“`,
  "voice-fallback": () => "laut der Ersatzvorlage des Eingangsordners",
  "voice-other-date": ({ row, text, column: at }) => `Zeile ${row} enthält ${text} in ${headed(at)}, also`,
  "voice-dots": ({ language }) =>
    `die Überschriften sind ${languages[language] ?? language} und die Datumsangaben haben Punkte, also`,
  "voice-decimal-comma": ({ row, text }) =>
    `Zeile ${row} enthält ${text} mit Dezimalkomma, und kein Land mit Dezimalkomma schreibt den Monat zuerst, also`,

  "order-said": ({ voice, order }) => `${voice} steht ${orders[order]}`,
  "order-by-row": ({ row, text, order }) => `Zeile ${row} enthält ${text}, also steht ${orders[order]}`,
  "order-no-matter": () => "jedes Datum bedeutet in jeder Reihenfolge dasselbe",
  "month-as-word": ({ row, text }) => `Zeile ${row} enthält ${text}, mit dem Monat als Wort`,
  "days-as-numbers": ({ column: at, text, row, day }) =>
    `jede Zelle der ${column(at)} enthält die Excel-Zahl für einen Tag, zum Beispiel ${text} in Zeile ${row} für den ${day}`,
  "with-short-years": ({ evidence: said }) => `${said}; zweistellige Jahre werden als 20yy gelesen`,
  "sign-said": ({ voice, sign }) => `${voice} ist ${signs[sign]} das Dezimalzeichen`,
  "sign-by-row": ({ row, text, sign }) => `Zeile ${row} enthält ${text}, also ist ${signs[sign]} das Dezimalzeichen`,

  "sign-by-currency": ({ row, text, currency, sign }) =>
    `Zeile ${row} enthält ${text} in ${currency}, also ist ${signs[sign]} das Dezimalzeichen`,

  "hidden-rows-read": ({ rows }) =>
    `${count(rows, "Zeile ist", "Zeilen sind")} in der Datei ausgeblendet und ${rows === 1 ? "wurde" : "wurden"} wie die anderen gelesen`,
  "struck-rows-read": ({ rows }) =>
    `${count(rows, "Zeile ist", "Zeilen sind")} in der Datei durchgestrichen und ${rows === 1 ? "wurde" : "wurden"} wie die anderen gelesen`,
  "left-out-as-sum": ({ row }) =>
    `Zeile ${row} wurde als Summe ausgelassen: Ihre Beträge sind die Summen von Zeilen darüber`,
  "hidden-column-read": ({ name, letter }) =>
    `„${name}“ (Spalte ${letter}) ist in der Datei ausgeblendet und wurde wie die anderen gelesen`,
  "was-split": ({ column: at, into, rows }) =>
    `${headed(at)} wurde ${inRows(rows)} geteilt: ${list(
      into.map((property) => names[property]),
      "and",
    )}`,
  "was-replaced": ({ from, to, property, rows }) =>
    to === ""
      ? `„${from}“ wurde ${inRows(rows)} weggelassen (${names[property]})`
      : `„${from}“ wurde ${inRows(rows)} durch „${to}“ ersetzt (${names[property]})`,
  "read-as-zero": ({ text, rows }) => `„${text}“ wurde ${inRows(rows)} als 0 gelesen (USt.)`,
  "read-as-none": ({ text, property, rows }) => `„${text}“ wurde ${inRows(rows)} als leer gelesen (${names[property]})`,
  "is-constant": ({ property, text, rows }) =>
    `${names[property]} ist ${inRows(rows)} auf „${text}“ gesetzt. In der Datei steht das nicht`,
  "currency-of-lines": ({ lines }) =>
    `Die Währung steht in ${lines} Zeilen über den Rechnungen, jeweils für die Zeilen darunter`,
  "supplier-of-bands": ({ label, lines }) =>
    `Der Lieferant steht in ${lines} ${lines === 1 ? "Zeile" : "Zeilen"} über den Rechnungen, nach „${label}“`,
  "supplier-of-letterhead": ({ name, row, customer }) =>
    `Der Lieferant ist „${name}“ in Zeile ${row}, weil die Liste für seinen Kunden ist: „${customer}“`,
  "year-of-title": ({ rows, year, text }) =>
    `Das Jahr von ${count(rows, "Datum", "Datumsangaben")} ist ${year}, aus „${text}“`,
  "ledger-signs": ({ text, row, rows }) =>
    `Die Beträge von ${count(rows, "Zeile", "Zeilen")} haben das umgekehrte Vorzeichen, weil „${text}“ hier negativ ist, zum Beispiel in Zeile ${row}`,
  "payments-left-out": ({ rows, row, text }) =>
    rows === 1
      ? `Zeile ${row} wurde wegen ihrer Art („${text}“) und ihrer Beträge als Zahlung weggelassen`
      : `${rows} Zeilen wurden wegen ihrer Art („${text}“) und ihrer Beträge als Zahlungen weggelassen, die erste ist Zeile ${row}`,
  "entries-gathered": ({ entries, lines }) =>
    `Jede der ${entries} Buchungen dieses Journals ist eine Rechnung. Netto ist, was auf Aufwand gebucht wurde, und USt., was als Vorsteuer gebucht wurde (zusammen ${count(lines, "Zeile", "Zeilen")})`,
  "filled-from-above": ({ property, rows }) =>
    `${names[property]}: ${inRows(rows)} wie darüber, weil jeder Block den Wert nur einmal hat`,
  "net-of-rates": ({ headers, rows }) =>
    `Netto und USt. sind ${inRows(rows)} aus ${list(
      headers.map((header) => `„${header}“`),
      "and",
    )} mit dem jeweiligen Satz berechnet`,
  "ditto-filled": ({ header, rows }) =>
    `„${header}“ ist ${inRows(rows)} wie darüber, weil ein Unterführungszeichen das sagt`,
  "foreign-amounts": ({ foreign, local, rows, row }) =>
    `Der Betrag von „${local}“ ist ${inRows(rows)} in anderer Währung der von „${foreign}“, zuerst in Zeile ${row}. „${local}“ enthält ihn dort umgerechnet`,
  "filled-from-merged": ({ rows, row }) =>
    `Verbundene Zellen gelten für jede ihrer Zeilen, weil jede eigene Beträge hat (${count(rows, "Zeile", "Zeilen")}, zuerst Zeile ${row})`,
  "net-of-price": ({ quantity, price, rows }) =>
    `Netto ist ${inRows(rows)} „${quantity}“ × „${price}“, weil die USt. in jeder Zeile ein üblicher Satz davon ist`,
  "first-names-joined": ({ first, last, rows }) => `Der Lieferant ist ${inRows(rows)} „${first}“ vor „${last}“`,
  "sheets-joined": ({ sheets }) =>
    `Blätter mit denselben Überschriften werden nacheinander gelesen: ${list(
      sheets.map(({ sheet, before }) => `„${sheet}“ ab Zeile ${before + 1}`),
      "and",
    )}`,
  "currency-of-header": ({ currency, header, letter, rows }) =>
    `Die Währung ist ${inRows(rows)} „${currency}“, laut „${header}“ (Spalte ${letter})`,
  "currency-of-title": ({ currency, title, row, rows }) =>
    `Die Währung ist ${inRows(rows)} „${currency}“, laut „${title}“ (Zeile ${row})`,
  "currency-of-amount": ({ currency, column: at, rows }) =>
    `Die Währung ist ${inRows(rows)} „${currency}“, laut dem Betrag in ${headed(at)}`,
  "currency-of-inbox": ({ currency, sign, rows }) =>
    `Die Währung ist ${inRows(rows)} „${currency}“, laut den Einstellungen des Eingangsordners für „${sign}“`,
  "currency-of-blanks": ({ currency, rows }) =>
    `Die Währung ist ${inRows(rows)} ohne eigene „${currency}“, laut den Einstellungen des Eingangsordners`,
  "net-from-gross": ({ gross, vat, rows }) =>
    `Netto ist ${inRows(rows)} ${headed(gross)} minus ${vat === null ? "USt." : headed(vat)}`,
  "net-from-rate": ({ gross, rows }) =>
    `Netto und USt. sind ${inRows(rows)} aus ${headed(gross)} und dem Satz berechnet`,
  "currency-of-place": ({ currency, sign, rows }) =>
    `Die Währung ist ${inRows(rows)} „${currency}“, weil die Datei das Land für „${sign}“ zeigt`,
  "vat-from-gross": ({ gross, rows }) => `Die USt. ist ${inRows(rows)} ${headed(gross)} minus Netto`,
  "vat-not-exact": ({ rows, first, most }) =>
    `Die USt. ist ${inRows(rows)} nicht genau ihr Satz vom Nettobetrag (${rows === 1 ? "Zeile" : "Zeilen"} ${list([...first.map(String), ...(rows > first.length ? ["andere"] : [])], "and")}), höchstens um ${sayAmount(most, "")}`,
  "amounts-as-shown": ({ rows, row, total }) =>
    `Netto und USt. sind ${inRows(rows)} die angezeigten Beträge, zuerst in Zeile ${row}, weil diese überall „${total}“ ergeben`,
  "credits-of-total": ({ texts, header, row }) =>
    `Zeilen mit ${list(
      texts.map((text) => `„${text}“`),
      "or",
    )} in „${header}“ sind Gutschriften, weil die Summe in Zeile ${row} sie abzieht`,
  "discount-deducted": ({ rows, row, discount, amount, total }) =>
    `„${amount}“ wird ${inRows(rows)} abzüglich „${discount}“ gesendet, zuerst in Zeile ${row}, weil „${total}“ nur so stimmt`,
  "rates-as-fractions": (of) =>
    `Bruchteile in „${of.header}“, etwa ${of.text} in Zeile ${of.row}, wurden als Prozentsätze gelesen, weil die USt. in jeder Zeile dazu passt`,
  "tax-code-left-out": ({ text, column: at, rows }) =>
    `„${text}“ in ${headed(at)} ist kein Satz und ist ${inRows(rows)} weggelassen, weil die USt. eine Spalte hat`,
  "vat-from-rates": ({ columns, rows }) =>
    `Die USt. ist ${inRows(rows)} die Summe von ${list(columns.map(headed), "and")}`,
  "signs-changed": ({ column: at, text, rows }) =>
    `Die Beträge wechseln ${inRows(rows)} das Vorzeichen, weil ${headed(at)} „${text}“ enthält`,

  "row-above-headers": () => "über den Überschriften",
  "row-empty": () => "eine leere Zeile",
  "rows-empty-below": ({ rows }) => `eine leere Zeile, und darunter ${count(rows, "weitere", "weitere")}`,
  "row-of-headers": () => "wiederholt die Überschriften",
  "row-of-title": () => "ein Titel oder eine Anmerkung, keine Rechnung",
  "row-of-total": () => "eine Summe, keine Rechnung",
  "row-without-amounts": () => "ohne Betrag und storniert",
  "row-of-entry": () => "eine Zeile der Buchung darüber, die als eine Rechnung gelesen wird",
  "row-of-payment": () => "eine Zahlung, keine Rechnung",
  "row-of-sums": () => "Summen ohne Lieferanten, Datum oder Nummer",
  "row-carried-forward": () => "ein Übertrag, keine Rechnung",
  "row-of-unknown": () => "nichts in einer erkannten Spalte",
  "row-struck": () => "in der Datei durchgestrichen und wie gewünscht weggelassen",
  "row-hidden": () => "in der Datei ausgeblendet und wie gewünscht weggelassen",
  "row-without-supplier-key": () => "keine USt-IdNr. mit Länderkürzel, Steuernummer oder Registernummer",
  "suppliers-listed": ({ suppliers, keys }) =>
    `Sie enthält ${count(suppliers, "Lieferanten", "Lieferanten")} mit ${count(keys, "Kennung", "Kennungen")}, an denen E-Rechnungen sie erkennen`,
  "row-without-id": () => "keine Rechnungs-ID",
  "row-without-number": () => "keine Rechnungsnummer",
  "row-without-file": () => "kein Dateiname",

  "id-in-name": ({ at, shown }) =>
    ({
      start: `der Dateiname beginnt mit ${shown}`,
      anywhere: `der Dateiname enthält ${shown}`,
      end: `der Dateiname endet mit ${shown}`,
    })[at],
  "id-of-folder": ({ shown }) => `der Ordner heißt ${shown}`,
  "listed-for": ({ id }) => `eine Dokumentliste nennt das Dokument für ${id}`,
  "number-in-name": ({ number, supplier }) =>
    `der Dateiname enthält die Rechnungsnummer ${number}${supplier === null ? "" : ` von ${supplier}`}`,
  "all-of": ({ evidence: each }) => list(each, "and"),
};
