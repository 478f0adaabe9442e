/** @file Texts of the view of one spreadsheet, in German. */

import { count, figure, list, quote } from "../../../wording/grammar.ts";
import type { look as english } from "../../english/window/look.ts";
import { separatorNames } from "./sheet-pieces.ts";

const rows = (from: number, to: number): string =>
  from === to ? `Zeile ${from}` : `Zeilen ${from} ${to === from + 1 ? "und" : "bis"} ${to}`;

const typeNumber = "Geben Sie die Nummer so ein, wie Ihr Finanzsystem sie zeigt: nur Ziffern.";
const numberInFinanceSystem = "Nummer in Ihrem Finanzsystem";

export const look: typeof english = {
  properties: {
    AccountName: "Lieferant",
    AccountId: "Lieferanten-ID (Finanzsystem)",
    Date: "Rechnungsdatum",
    InvoiceNumber: "Rechnungsnummer",
    InternalReference: "Interne Referenz",
    Description: "Beschreibung",
    Currency: "Währung",
    Net: "Nettobetrag",
    VAT: "USt.-Betrag",
    VATRate: "USt.-Satz (Prozent)",
    ExtVATID: "ID des USt.-Satzes (Finanzsystem)",
    Nominal: "Sachkonto",
    ProjectCode: "Projektcode",
    ProjectId: "Projekt-ID (Finanzsystem)",
    ProjectCodeAndTitle: "Projektcode und Titel",
    PurchaseOrderNumber: "Bestellnummer",
    BudgetExternalId: "ID des Zusatzbudgets (Finanzsystem)",
  },
  dateOrders: { dmy: "Tag zuerst", mdy: "Monat zuerst", ymd: "Jahr zuerst" },
  decimalSigns: { ".": "Dezimalpunkt", ",": "Dezimalkomma" },

  lookAt: "Zeilen ansehen",
  back: "Zurück zur Liste",
  loading: "Die Datei wird gelesen…",
  loadingQuestion: "Einen Moment, die Frage wird geholt…",
  readingAgain: "Die Datei wird noch einmal gelesen…",
  noSheet:
    "Die Datei wurde verschoben oder gelöscht, seit Pigeonhole sie einsortiert hat. Sie kann nicht gezeigt werden.",

  askIntro: "Pigeonhole braucht eine Antwort. Es wurde nichts gesendet.",
  question: "Eine Frage",
  questionOf: (number, all) => `Frage ${number} von ${all}`,
  examples: "Antworten vergleichen",
  exampleRow: "Zeile",
  exampleValue: "In der Datei",
  takenAlready: "eine frühere Antwort verwendet diese Spalte anders",
  chooseFirst: "Wählen Sie zuerst eine Antwort.",
  typeIn: {
    vatRates: typeNumber,
    suppliers: typeNumber,
    supplier: "Geben Sie den Namen des Lieferanten so ein, wie Ihr Finanzsystem ihn zeigt.",
    rate: "Geben Sie den Satz in Prozent ein, zum Beispiel 20 oder 17,5.",
    names: "Geben Sie den Eintrag so ein, wie er in Ihrer Liste steht.",
  },
  notListed: (text) => `${text} steht nicht in Ihrer Liste. Wählen Sie einen ihrer Einträge.`,
  typedField: {
    vatRates: numberInFinanceSystem,
    suppliers: numberInFinanceSystem,
    supplier: "Name des Lieferanten in Ihrem Finanzsystem",
    rate: "USt.-Satz in Prozent",
    names: "Eintrag wie in Ihrer Liste",
  },
  nextQuestion: "Nächste Frage",
  previousQuestion: "Vorige Frage",
  readAgain: "Antwort übernehmen",
  readAgainAndSend: "Antwort übernehmen und senden",
  readsAgain: (button) => `Mit ${quote(button)} wird die Datei noch einmal gelesen.`,
  follows: {
    sent: "Danach wird sie gesendet, außer eine Zeile ist fehlerhaft oder ungewöhnlich: Dann werden Sie gefragt.",
    sentFrom: (when) =>
      `Danach wird sie ab ${when} gesendet, außer eine Zeile ist fehlerhaft oder ungewöhnlich: Dann werden Sie gefragt.`,
    paused:
      "Danach wird sie gesendet, sobald Sie fortsetzen, außer eine Zeile ist fehlerhaft oder ungewöhnlich: Dann werden Sie gefragt.",
    approval: "Danach wartet sie auf Ihre Freigabe. Vorher wird nichts gesendet.",
    list: "Danach ist sie als Rechnungsliste gespeichert. Nichts davon wird gesendet.",
    problems: "Danach sind noch die fehlerhaften Zeilen zu korrigieren. Vorher wird nichts gesendet.",
  },
  beforeLast: "Die Datei wird nach Ihrer letzten Antwort noch einmal gelesen.",
  remember: (chosen) =>
    `${chosen.length === 0 ? "Dies" : list(chosen.map(quote), "and")} für spätere Dateien mit denselben Überschriften merken`,
  rememberNames: (chosen) =>
    `${chosen.length === 0 ? "Dies" : list(chosen.map(quote), "and")} für spätere Dateien in diesem Eingangsordner merken`,
  rememberEInvoice: (chosen) =>
    `${chosen.length === 0 ? "Dies" : list(chosen.map(quote), "and")} für spätere E-Rechnungen wie diese merken`,
  rememberHint: (isApproved) =>
    `Mit Häkchen werden spätere Dateien dieser Art ohne diese Frage so gelesen${isApproved ? ". Auf Ihre Freigabe warten sie weiterhin." : " und gesendet."} Ohne Häkchen werden Sie jedes Mal gefragt. Rückgängig machen Sie das unter „Eingangsordner“, in der Liste der Tabellenformate, mit „Vergessen“.`,
  answered: "Beantwortet. Die Datei wird noch einmal gelesen",

  stuckTitle: "Datei korrigieren",
  stuck:
    "Hier hilft keine Antwort. Korrigieren Sie die Datei im Ordner „Needs you“ und speichern Sie sie: Sie wird dann noch einmal gelesen. Oder ziehen Sie sie zurück.",
  problems: (howMany, rows) =>
    `${count(howMany, "Fehler", "Fehler")}${rows < 2 ? "" : ` in ${figure(rows)} Zeilen`} ${howMany === 1 ? "ist" : "sind"} zu beheben`,
  problemsHint:
    "Es wurde nichts gesendet. Geben Sie unten in jedes rote Feld den richtigen Wert ein. Oder korrigieren Sie die Datei selbst: Sobald Sie sie speichern, wird sie noch einmal gelesen. Ist alles richtig, wird sie gesendet. Wurde eine Spalte falsch gelesen, wählen Sie unten, was sie enthält.",
  problemsHintCopy:
    "Es wurde nichts gesendet. Geben Sie unten in jedes rote Feld den richtigen Wert ein. Ist keines mehr rot, wählen Sie „Korrigierte Kopie senden“. Oder öffnen Sie die Kopie in Ihrem Tabellenprogramm, korrigieren, speichern und schließen Sie sie und wählen Sie „Kopie ist korrigiert“. Wurde eine Spalte falsch gelesen, wählen Sie unten, was sie enthält.",
  nextProblem: (howMany) => (howMany === 1 ? "Den Fehler zeigen" : "Nächsten Fehler zeigen"),
  nextDoubt: (howMany) => (howMany === 1 ? "Ungewöhnliche Zeile zeigen" : "Nächste ungewöhnliche Zeile zeigen"),
  noInvoices: "Keine Eingangsrechnungen gefunden",
  canBeRead: "Bereit zum Lesen",
  canBeReadHint: "Ihre Antworten zu anderen Dateien gelten auch hier.",
  held: "Diesen Stapel zum Senden freigeben?",
  notSentYet: "Es wurde noch nichts gesendet.",
  approving: {
    system: (name) => (name === null ? "das Finanzsystem" : `das Finanzsystem ${quote(name)}`),
    sends: (contents, system) =>
      `Mit der Freigabe senden Sie an ${system}: ${contents}. Eine Zahlung geben Sie damit nicht frei.`,
    sendsFrom: (contents, system, when) =>
      `Mit der Freigabe senden Sie ab ${when} an ${system}: ${contents}. Eine Zahlung geben Sie damit nicht frei.`,
    paused: (contents, system) =>
      `Mit der Freigabe senden Sie an ${system}, sobald Sie fortsetzen: ${contents}. Eine Zahlung geben Sie damit nicht frei.`,
  },
  doubts: (howMany) =>
    `${count(howMany, "Zeile sieht", "Zeilen sehen")} ungewöhnlich aus. Prüfen Sie ${howMany === 1 ? "diese" : "sie"} zuerst.`,
  changesFirst: "Sie haben geändert, was Spalten enthalten. Übernehmen oder verwerfen Sie die Änderungen zuerst.",
  goes: (invoices) => `${count(invoices, "Rechnung wird", "Rechnungen werden")} jetzt gesendet.`,
  went: (invoices) => `${count(invoices, "Rechnung wurde", "Rechnungen wurden")} gesendet.`,
  allAnswered: (goes) => `Alles beantwortet. ${goes}`,
  rejected: "Zurückgezogen",
  over: "Keine weiteren Fragen",

  reject: "Datei zurückziehen",
  rejectReason: "Warum? (optional)",
  rejectYes: "Ja, zurückziehen",
  rejectHint:
    "„Datei zurückziehen“: Es wird nichts gesendet. Die Datei wird nicht gelöscht, sondern kommt in den Ordner „Failed“ (fehlgeschlagen). Um es später erneut zu versuchen, legen Sie sie wieder in den Eingangsordner.",
  rejectRestHint:
    "„Datei zurückziehen“: Es wird nichts mehr davon gesendet. Was gesendet wurde, bleibt gesendet. Die Datei wird nicht gelöscht, sondern kommt in den Ordner „Failed“ (fehlgeschlagen).",
  openFailed: "Ordner „Failed“ öffnen",
  rejectAgainHint: "Nichts wird ein zweites Mal gesendet, und dies wartet nicht mehr auf Sie.",
  closeUnsent: "Nicht gefunden: abschließen",
  closeUnsentHint:
    "„Nicht gefunden: abschließen“: Nichts wird noch einmal gesendet, denn die Datei wurde verschoben oder gelöscht. Dies wartet dann nicht mehr auf Sie.",
  close: "Diese Zeilen sind erledigt",
  closeReason: "Wie? Zum Beispiel „von Hand eingegeben“ (optional)",
  closeYes: "Ja, Datei abschließen",
  closeHint:
    "„Diese Zeilen sind erledigt“: Aus dieser Datei wird nichts mehr gesendet, und sie kommt in den Ordner „Done“.",
  closed: "Abgeschlossen",
  goBack: "Zurück",

  totals: "In dieser Datei",
  totalsToSend: "Zu senden",
  invoices: "Rechnungen",
  suppliers: "Lieferanten",
  net: "Netto",
  vat: "USt.",
  noCurrency: "ohne Währung",
  nothing: "kein Betrag",
  totalsReady: "Zeilen ohne Fehler",
  totalsWithoutProblems: (rows) =>
    rows === 1
      ? "Eine weitere Zeile ist fehlerhaft und hier nicht mitgezählt. Sobald Sie sie korrigiert haben, werden alle Zeilen zusammen gesendet."
      : `${count(rows, "weitere Zeile", "weitere Zeilen")} sind fehlerhaft und hier nicht mitgezählt. Sobald Sie sie korrigiert haben, werden alle Zeilen zusammen gesendet.`,

  facts: "Wie die Datei gelesen wurde",
  sheet: "Tabellenblatt",
  headers: "Kopfzeile",
  headersIn: (row) => `Zeile ${row}`,
  dates: "Datumsangaben",
  decimals: "Beträge",
  text: "Textdatei",
  textAs: (encoding, separators) => `${encoding}, Spalten durch ${separators} getrennt`,
  separators: separatorNames,
  controlTotal: "Kontrollsumme",
  derived: "Errechnet",
  skipped: "Übersprungen",
  skippedRows: (howMany) => count(howMany, "Zeile", "Zeilen"),

  table: "Die Tabelle",
  tableHint:
    "Sie sehen die ersten Zeilen sowie Zeilen mit Fehlern oder Fragen. Über die Menüs ändern Sie, was eine Spalte enthält.",
  tableCaption: (file) => `${file}: die ersten Zeilen sowie Zeilen mit Fehlern oder Fragen`,
  rowNumber: "Zeile",
  column: (letter) => `Spalte ${letter}`,
  useOf: (letter, name) => `Was Spalte ${letter}, ${name}, enthält`,
  askedAbout: "Danach wird gefragt",
  changedWhy: "Das haben Sie geändert. Die Datei wurde noch nicht noch einmal gelesen.",
  rows,
  headerMark: "Kopfzeile",
  skippedLine: (from, to, reason) => `${rows(from, to)} übersprungen: ${reason}`,
  skippedMark: "übersprungen",
  wrongMark: "Fehler:",
  doubtMark: "ungewöhnlich:",
  gap: (from, to) => `${rows(from, to)} nicht gezeigt`,
  leftAlone: "Nicht importiert",
  notKnown: "Nicht erkannt",
  gross: "Bruttobetrag (Netto und USt. zusammen)",
  credit: (values) => `Gutschriften, mit ${list(values.map(quote), "or")} gekennzeichnet`,
  split: (into) => `Geteilt: ${into.join(", dann ")}`,
  splitNothing: "nicht importiert",

  changes: "Ihre Änderungen",
  answersToo: "Und Ihre bisherigen Antworten",
  readLikeThis: "Änderungen übernehmen",
  undoChanges: "Änderungen verwerfen",
};
