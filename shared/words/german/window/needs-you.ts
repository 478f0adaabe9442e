/** @file Texts of the Needs you view: its cards, actions and evidence, in German. */

import { count, figure, quote } from "../../../wording/grammar.ts";
import type { needsYou as english } from "../../english/window/needs-you.ts";

export const needsYou: typeof english = {
  title: "Wartet auf Sie",
  nothing: "Nichts wartet auf Sie",
  nothingHint: "Hier erscheinen Dateien, die Ihre Entscheidung brauchen.",
  since: (when) => `seit ${when}`,
  showMore: (howMany) => `${figure(howMany)} weitere zeigen`,

  approve: "Zum Senden freigeben",
  approved: "Zum Senden freigegeben",
  retry: "Erneut versuchen",
  retried: "Wird erneut versucht",
  purchaseInvoiceId: "Rechnungs-ID, oder Rechnung suchen",
  purchaseInvoiceIdExample: "ID, Nummer, Lieferant, Betrag",
  purchaseInvoiceIdHint:
    "Suchen Sie nach einem Teil von Nummer, Lieferant, Betrag oder Datum. Die ID ist die aus Ihrem Finanzsystem, nicht die aufgedruckte Nummer.",
  purchaseInvoiceIdWrong:
    "Keine Rechnungsliste enthält eine solche Rechnung. Versuchen Sie ein anderes Wort oder geben Sie die Rechnungs-ID ein. Das ist eine ganze Zahl, wie das Finanzsystem sie zeigt, etwa 10023.",
  foundInvoices: "Gefundene Rechnungen",
  moreInvoices: "Es gibt weitere. Ein zusätzliches Wort grenzt die Suche ein.",
  chooseOne: "Wählen Sie eine der gefundenen Rechnungen, mit der Maus oder mit ↓ und der Eingabetaste.",
  idOf: (id) => `Rechnungs-ID ${id}`,
  netOf: (amount) => `${amount} netto`,
  isInvoice: (invoice) => `Das ist ${invoice}. Vergleichen Sie sie mit dem Dokument.`,
  idNotListed: (id) =>
    `Keine Rechnungsliste enthält die ID ${id}. Prüfen Sie sie im Finanzsystem. Wenn sie stimmt, hängen Sie trotzdem an.`,
  attachUnlisted: (attach) => `Trotzdem: ${attach}`,
  attach: "Anhängen",
  mayBelongTo: (howMany) => (howMany === 1 ? "Ein möglicher Treffer, ungeprüft" : "Mögliche Treffer, ungeprüft"),
  mayBelongToHint:
    "Pigeonhole hat nur das oben Genannte verglichen, nicht Betrag und Datum. Vergleichen Sie diese zuerst im Finanzsystem.",
  attachTo: (invoice) => `Anhängen an ${invoice}`,
  attachedTo: (file, purchaseInvoiceId) => `${file} wird an die Eingangsrechnung ${purchaseInvoiceId} angehängt.`,
  undo: "Rückgängig",
  undone: "Rückgängig gemacht.",
  importIt: "Als Eingangsrechnungen importieren",
  imported: "Wird importiert",
  orADocument: "Als Dokument anhängen",
  openCopy: "Kopie zum Korrigieren öffnen",
  corrected: "Kopie ist korrigiert",
  correctedSend: "Kopie ist korrigiert: senden",
  tryUnsaved: "Diese Zeilen erneut versuchen",
  tryUnsavedHint:
    "Korrigieren Sie die Zeilen in der Kopie, oder ergänzen Sie im Finanzsystem, was fehlt. Wählen Sie dann „Diese Zeilen erneut versuchen“: Nur diese Zeilen werden gesendet.",
  correctedHint:
    "Mit „Kopie ist korrigiert“ legt Pigeonhole die gespeicherte Kopie für Sie in den Eingangsordner und liest sie sofort.",
  correctedSaid: "Die korrigierte Datei wird gelesen",
  correctedIn: (file) => `Korrigiert in ${quote(file)}: diese abschließen`,
  correctedInSaid: "Als korrigiert abgeschlossen",
  arrived: "Gefunden: als gesendet vermerken",
  arrivedSaid: "Als gesendet vermerkt",
  sendAgain: "Nicht gefunden: noch einmal senden",
  sendAgainSaid: "Wird noch einmal gesendet",
  onlySome: "Nur ein Teil ist dort",
  settleQuestion: "Was haben Sie dort gefunden?",
  notSureYet: "Das weiß ich noch nicht",
  notSureYetSaid:
    "Es wird nichts gesendet. Die Datei bleibt unter „Wartet auf Sie“ und in jedem Morgenbericht, bis Sie sich entscheiden. Sehen Sie später noch einmal nach, oder fragen Sie im Team.",
  settleMeans: {
    arrived: (more) =>
      `„Gefunden“: Nichts wird ein zweites Mal gesendet. ${more ? "Der Rest der Datei wird dann gesendet." : "Die Datei kommt in den Ordner „Done“ (erledigt)."}`,
    sendAgain:
      "„Nicht gefunden“: Sie bestätigen es noch einmal, dann wird noch einmal gesendet. Falls es doch schon dort ist, ist es danach doppelt erfasst.",
    onlySome: (again) =>
      `„Nur ein Teil ist dort“: Sie markieren jede Rechnung. ${again ? "Dann werden nur die fehlenden noch einmal gesendet." : "Die fehlenden werden nicht noch einmal gesendet."}`,
    notSureYet:
      "„Das weiß ich noch nicht“: Es wird nichts gesendet, und die Datei bleibt hier, bis Sie sich entscheiden. Fügen Sie sie bis dahin nicht noch einmal hinzu, und erfassen Sie sie nicht selbst.",
  },
  sendAgainQuestion: (contents) =>
    contents === null
      ? "Noch einmal senden? Ist das Dokument doch schon dort, ist es dann doppelt."
      : `Noch einmal senden: ${contents}? Ist etwas davon doch schon dort, ist es danach doppelt erfasst.`,
  sendAgainYes: (invoices) =>
    invoices === null || invoices === 1 ? "Ja, noch einmal senden" : `Ja, alle ${figure(invoices)} noch einmal senden`,
  sendAgainNo: "Zurück",
  sendAnyway: (repeats) => `Trotzdem senden${repeats === null ? "" : `: ${repeats}`}`,
  sendAnywayHint: (isDocument) =>
    isDocument
      ? "„Trotzdem senden“: Ist das Dokument schon im Finanzsystem, ist es danach doppelt angehängt."
      : "„Trotzdem senden“: Diese Rechnungen kommen hinzu, und im Finanzsystem bleibt alles, wie es ist. Eine, die schon dort ist, ist danach doppelt erfasst, auch mit anderem Betrag. Um die erste zu korrigieren, ändern Sie sie dort oder stornieren Sie ihren Stapel im Verlauf.",
  sendAnywaySaid: "Wird trotzdem gesendet",
  sendAnywayReason: "Warum noch einmal senden?",
  sendAnywayReasonMissing: "Bitte geben Sie einen Grund an. Er wird mit Ihrem Namen festgehalten.",
  notTheSame: "Doch keine Dublette?",
  rowsToCompare: (howMany) => `${count(howMany, "Zeile", "Zeilen")} zu vergleichen`,
  rowsSentBefore: (howMany) => `${count(howMany, "Zeile wurde", "Zeilen wurden")} schon gesendet`,

  evidence: "Sehen Sie zuerst im Finanzsystem nach",
  copyEvidence: "Suchangaben kopieren",
  copyInvoiceId: "Rechnungs-ID kopieren",
  copied: "Kopiert",
  namesakes: (howMany) =>
    howMany === 1
      ? "Nicht gemeint ist dieser andere Stapel, auch wenn er genauso heißen kann. Ihn zu finden, zählt nicht:"
      : "Nicht gemeint sind diese anderen Stapel, auch wenn sie genauso heißen können. Sie zu finden, zählt nicht:",
  namesake: (file, invoices, net) =>
    `der Stapel aus ${quote(file)}: ${count(invoices, "Eingangsrechnung", "Eingangsrechnungen")}, netto ${net}`,
  moreNamesakes: (howMany) => `und ${figure(howMany)} weitere`,
  evidenceHint: (of) =>
    ({
      all: "Suchen Sie jede Rechnung nach Nummer und Lieferant, nicht nach dem Namen des Stapels. Sind alle dort, wählen Sie „Gefunden“. Ist keine dort, wählen Sie „Nicht gefunden“. Sind nur einige dort, wählen Sie „Nur ein Teil ist dort“.",
      each: "Suchen Sie jede Rechnung nach Nummer und Lieferant, nicht nach dem Namen des Stapels. Markieren Sie sie dann unten.",
      one: "Suchen Sie diese Rechnung nach Nummer und Lieferant, nicht nach dem Namen des Stapels.",
      others: "Suchen Sie die übrigen nach Nummer und Lieferant. Antworten Sie dann für jede oder für alle auf einmal.",
    })[of],
  itsInvoicesHere: "Rechnungen",
  invoiceNumbers: "Rechnungsnr.",
  numbers: (first, more) => (more > 0 ? `${first.join(", ")} und ${figure(more)} weitere` : first.join(", ")),
  evidenceMore:
    "Finden Sie dort einen Stapel, der es sein könnte, vergleichen Sie die Summen und die Anzahl der Rechnungen. Uhrzeiten im Finanzsystem und im Namen des Stapels können um einige Stunden abweichen.",
  sentAt: "Sendeversuch",
  batchNamed: "Möglicher Stapelname",
  batch: "Stapel",
  batchOf: (index, all) => `${figure(index)} von ${figure(all)}`,
  holding: "Inhalt",
  net: "Netto",
  vat: "USt.",
  itsInvoices: (howMany) =>
    howMany === 1 ? "Die Eingangsrechnung zeigen" : `Die ${figure(howMany)} Eingangsrechnungen zeigen`,
  amongDocumentsOf: "Angehängt an",
  documentNamed: "Name des Dokuments",

  problems: (file) => `Fehler in ${file}`,
  problemColumns: {
    row: "Zeile",
    column: "Spalte",
    header: "Überschrift",
    value: "Wert",
    reason: "Fehler",
    unusual: "Was auffällt",
    fix: "Was zu tun ist",
    fixInFile: "Wie Sie es in der Datei korrigieren",
  },
  empty: "(leer)",
  showAllProblems: (howMany) => `Alle ${figure(howMany)} Fehler zeigen`,
};
