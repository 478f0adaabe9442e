/** @file Texts of the Needs you view: its cards, actions and evidence, in German. */

import { count, figure } from "../../../wording/grammar.ts";
import type { needsYou as english } from "../../english/window/needs-you.ts";

export const needsYou: typeof english = {
  title: "Wartet auf Sie",
  keys: "Mit J und K kommen Sie von einer Datei zur nächsten, mit der Eingabetaste zu ihren Schaltflächen.",
  nothing: "Nichts wartet auf Sie",
  nothingHint: "Hier erscheinen Dateien, über die eine Person entscheiden muss, jede mit ihrer Frage.",
  since: (when) => `seit ${when}`,
  showMore: (howMany) => `${figure(howMany)} weitere zeigen`,

  approve: "Freigeben",
  approved: "Freigegeben",
  retry: "Erneut versuchen",
  retried: "Wird erneut versucht",
  purchaseInvoiceId: "Rechnungs-ID",
  purchaseInvoiceIdWrong: "Die Rechnungs-ID ist eine ganze Zahl, wie das Finanzsystem sie zeigt, zum Beispiel 10023.",
  attach: "Anhängen",
  mayBelongTo: "Gehört vielleicht zu",
  attachTo: (invoice) => `Anhängen an ${invoice}`,
  attached: "Wird angehängt",
  importIt: "Es ist eine Tabelle mit Eingangsrechnungen: importieren",
  imported: "Wird importiert",
  orADocument: "Es ist ein Beleg: anhängen",
  arrived: "Ist angekommen",
  arrivedSaid: "Als angekommen vermerkt",
  sendAgain: "Noch einmal senden",
  sendAgainSaid: "Wird noch einmal gesendet",
  sendAgainQuestion: "Wenn es doch angekommen ist, wird es dadurch doppelt erfasst. Haben Sie danach gesucht?",
  sendAgainYes: "Es ist nicht da: noch einmal senden",
  sendAgainNo: "Zurück",
  sendAnyway: "Trotzdem senden",
  sendAnywaySaid: "Wird trotzdem gesendet",
  sendAnywayReason: "Warum soll es gesendet werden, obwohl es schon einmal gesendet wurde?",
  sendAnywayReasonMissing: "Bitte geben Sie einen Grund an: Er wird mit Ihrem Namen festgehalten.",
  wentBefore: "Wann und wohin es gesendet wurde",
  rowsToCompare: (howMany) => `${count(howMany, "Zeile", "Zeilen")} zu vergleichen`,
  rowsSentBefore: (howMany) => `${count(howMany, "Zeile wurde", "Zeilen wurden")} schon einmal gesendet`,

  evidence: "Wonach Sie im Finanzsystem suchen können",
  evidenceHint:
    "Der Dienst benennt einen Stapel nach seiner eigenen Uhr: Sie kann um eine Minute abweichen, oder um ganze Stunden, wenn er in einer anderen Zeitzone liegt.",
  sentAt: "Gesendet",
  batchNamed: "Name des Stapels",
  batch: "Stapel",
  batchOf: (index, all) => `${figure(index)} von ${figure(all)}`,
  holding: "Inhalt",
  invoices: (howMany) => count(howMany, "Eingangsrechnung", "Eingangsrechnungen"),
  net: "Netto",
  vat: "USt.",
  itsInvoices: (howMany) =>
    howMany === 1 ? "Die Eingangsrechnung zeigen" : `Die ${figure(howMany)} Eingangsrechnungen zeigen`,
  amongDocumentsOf: "Unter den Belegen von",
  documentNamed: "Name des Belegs",

  problems: (file) => `Fehler in ${file}`,
  problemColumns: {
    row: "Zeile",
    column: "Spalte",
    header: "Überschrift",
    value: "Wert",
    reason: "Fehler",
    fix: "Was zu tun ist",
  },
  empty: "(leer)",
  showAllProblems: (howMany) => `Alle ${figure(howMany)} Fehler zeigen`,
};
