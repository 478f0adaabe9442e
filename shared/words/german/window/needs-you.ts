/** @file Texts of the Needs you view: its cards, actions and evidence, in German. */

import { count, figure } from "../../../wording/grammar.ts";
import type { needsYou as english } from "../../english/window/needs-you.ts";

export const needsYou: typeof english = {
  title: "Wartet auf Sie",
  keys: "J/K zum Bewegen, Eingabetaste zum Bearbeiten",
  nothing: "Nichts wartet auf Sie",
  nothingHint: "Hier erscheinen Dateien, die Ihre Entscheidung brauchen.",
  since: (when) => `seit ${when}`,
  showMore: (howMany) => `${figure(howMany)} weitere zeigen`,

  approve: "Freigeben",
  approved: "Freigegeben",
  retry: "Erneut versuchen",
  retried: "Wird erneut versucht",
  purchaseInvoiceId: "Rechnungs-ID",
  purchaseInvoiceIdWrong: "Die Rechnungs-ID ist eine ganze Zahl, wie sie das Finanzsystem zeigt, zum Beispiel 10023.",
  attach: "Anhängen",
  mayBelongTo: "Mögliche Treffer",
  attachTo: (invoice) => `Anhängen an ${invoice}`,
  attached: "Wird angehängt",
  importIt: "Als Eingangsrechnungen importieren",
  imported: "Wird importiert",
  orADocument: "Als Beleg anhängen",
  arrived: "Ist vorhanden",
  arrivedSaid: "Als vorhanden vermerkt",
  sendAgain: "Noch einmal senden",
  sendAgainSaid: "Wird noch einmal gesendet",
  sendAgainQuestion: "Wenn es schon da ist, erfassen Sie es doppelt. Haben Sie nachgesehen?",
  sendAgainYes: "Es ist nicht da: noch einmal senden",
  sendAgainNo: "Zurück",
  sendAnyway: "Trotzdem senden",
  sendAnywaySaid: "Wird trotzdem gesendet",
  sendAnywayReason: "Warum noch einmal senden?",
  sendAnywayReasonMissing: "Bitte geben Sie einen Grund an. Er wird mit Ihrem Namen festgehalten.",
  wentBefore: "Original ansehen",
  rowsToCompare: (howMany) => `${count(howMany, "Zeile", "Zeilen")} zu vergleichen`,
  rowsSentBefore: (howMany) => `${count(howMany, "Zeile wurde", "Zeilen wurden")} schon gesendet`,

  evidence: "Wonach Sie im Finanzsystem suchen können",
  evidenceHint:
    "Stapel werden nach der Uhr des Finanzsystems benannt. Sie kann um eine Minute abweichen, in anderen Zeitzonen um Stunden.",
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
  amongDocumentsOf: "Angehängt an",
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
