/** @file Texts of an import: state, kind, contents, and why a decision does not apply, in German. */

import { capitalise, count, figure, quote } from "../../../wording/grammar.ts";
import type { imports as english } from "../../english/imports/imports.ts";

export const imports: typeof english = {
  kind: {
    batch: "Tabelle",
    eInvoice: "E-Rechnung",
    document: "Dokument",
    register: "Rechnungsliste",
    list: "Dokumentliste",
    suppliers: "Lieferantenliste",
    nominals: "Sachkontenliste",
    projects: "Projektliste",
    "vat-codes": "USt.-Code-Liste",
    reversal: "Storno",
    template: "Vorlage",
  },
  stateName: {
    reading: "wird gelesen",
    held: "wartet auf Freigabe",
    queued: "wartet auf das Senden",
    sending: "wird gesendet",
    unknown: "vielleicht schon gesendet",
    waiting: "wartet auf Sie",
    done: "erledigt",
    failed: "fehlgeschlagen",
    duplicate: "Dublette",
  },

  reading: "Wird gelesen",
  behindLabel: "Wartet auf eine andere Datei",
  approveIt: "zum Senden freigeben",
  needsYou: (why) => `Wartet auf Sie: ${why}`,
  queued: "Wartet auf das Senden",
  waitingLabel: (why) => `Wartet: ${why}`,
  stopping: "Wird abgebrochen",
  sending: "Wird gesendet",
  sendingBatch: (number, of) => `Stapel ${number} von ${of} wird gesendet`,
  done: "Erledigt",
  listSaved: "Liste zum Nachschlagen gespeichert",
  listUnused: "Liste wird nicht verwendet",
  failed: (why) => `Fehlgeschlagen: ${why}`,
  duplicate: "Dublette: schon gesendet",

  beingRead: "Wird gelesen und geprüft. Es wurde noch nichts gesendet.",
  otherFile: (file, id) => `${quote(file)} (Datei ${id})`,
  behindSame: (other) =>
    `Hat denselben Inhalt wie ${other}. Wird jene gesendet, entfällt diese. Andernfalls geht es mit dieser weiter: Sie wird gesendet oder wartet auf Ihre Freigabe oder Antwort.`,
  behindRows: (other, rows, row, number) =>
    `${rows === 1 ? "" : `${count(rows, "Zeile steht", "Zeilen stehen")} vielleicht auch in einer anderen Datei. `}Zeile ${row}${number === null ? "" : `, Rechnung ${quote(number)},`} steht vielleicht auch in ${other}. Von dieser Datei wird nichts gesendet, bevor jene entschieden ist.`,
  ready: (contents) => `Bereit zum Senden: ${contents}.`,
  waitsForApproval: "Es wurde noch nichts gesendet. Gesendet wird erst, wenn Sie freigeben.",
  heldUp: {
    paused: "Wartet, weil Pigeonhole pausiert ist.",
    "not-running": "Wartet, weil Pigeonhole nicht läuft.",
    "inbox-removed": "Wartet, weil der Eingangsordner nicht in den Einstellungen steht.",
    "inbox-not-imported": "Wartet, weil aus dem Eingangsordner zurzeit nichts gelesen wird.",
    "inbox-away": "Wartet, weil der Eingangsordner nicht erreichbar ist.",
    "signed-out": "Wartet auf die Anmeldung am Finanzsystem.",
    "list-first": "Wartet, bis eine andere Datei gespeichert und gelesen ist, denn sie kann eine Rechnungsliste sein.",
    resting: "Wartet, weil das Finanzsystem zuletzt nicht klar geantwortet hat.",
  },
  heldUpInShort: {
    paused: "pausiert",
    "not-running": "Pigeonhole läuft nicht",
    "inbox-removed": "ihr Eingangsordner fehlt in den Einstellungen",
    "inbox-not-imported": "ihr Eingangsordner wird nicht importiert",
    "inbox-away": "ihr Ordner ist nicht erreichbar",
    "signed-out": "abgemeldet",
    "list-first": "zuerst wird eine andere Datei gelesen",
    resting: "nach unklaren Antworten",
  },
  goesAfterOthers: "Wird nach den vorherigen Dateien gesendet.",
  triesAgainIn: (span) => `Pigeonhole versucht es automatisch erneut (Wartezeit: ${span}).`,
  sentThen: "Danach wird die Datei automatisch gesendet.",
  triesAgainSoon: "Pigeonhole versucht es automatisch erneut.",
  beingStopped: "Wird abgebrochen. Vielleicht wurde die Datei schon gesendet.",
  beingSent: (contents) => `Wird gerade gesendet: ${contents}.`,
  sendingCutShort: (contents) =>
    `Pigeonhole endete, während dies gesendet wurde. Es ist also vielleicht schon gesendet: ${contents}. Pigeonhole klärt das, sobald es wieder läuft.`,
  doneAgo: (ago, contents) => `${capitalise(ago)} erledigt: ${contents}.`,
  listSavedAgo: (ago, contents) =>
    `${capitalise(ago)} gespeichert: ${contents}. Nichts davon wurde erfasst. Pigeonhole schlägt nur darin nach.`,
  listUnusedAgo: (ago, contents, why) =>
    `${capitalise(ago)} gespeichert: ${contents}. Sie wird nicht verwendet. ${why}.`,
  corrected: (file, id, others) =>
    `Ihre ${others ? "übrigen " : ""}Zeilen wurden in ${quote(file)} (Datei ${id}) korrigiert und gesendet.`,
  replaced: (file, id) =>
    `Einige der Zeilen wurden in ${quote(file)} (Datei ${id}) gesendet. Sie warten hier nicht mehr.`,
  perhapsCorrected: (file, id) =>
    `${quote(file)} (Datei ${id}) wurde später gesendet und enthält zum Teil dieselben Rechnungen. Vielleicht ist es die korrigierte Datei, sicher ist das nicht.`,
  closed: (rows, reason) =>
    `Sie haben angegeben, dass die ${rows === 1 ? "Zeile" : `${figure(rows)} Zeilen`} außerhalb dieser Summen erledigt ${rows === 1 ? "ist" : "sind"}${reason === null ? "" : `: ${reason}`}.`,
  pdfWaitsForId:
    "Die PDF-Datei wird angehängt, sobald eine Rechnungsliste die Rechnungs-ID mit Lieferant oder mit Datum und Betrag enthält.",
  enclosuresWaitForId: (documents) =>
    `${documents === 1 ? "Das enthaltene Dokument wird" : `Die ${documents} enthaltenen Dokumente werden`} angehängt, sobald eine Rechnungsliste die Rechnungs-ID mit Lieferant oder mit Datum und Betrag enthält.`,
  waitsToBeAttached: (id) => `Wird an die Eingangsrechnung ${id} angehängt.`,
  enclosedNotAttached: (name, problem) =>
    `Das enthaltene Dokument ${quote(name)} kann nicht angehängt werden: Es ${problem}.`,
  allWentBefore: "Schon gesendet, daher nicht noch einmal gesendet.",
  hasWaited: (span) => `Wartezeit: ${span}.`,
  unusual: (rows) => `${count(rows, "Zeile sieht", "Zeilen sehen")} ungewöhnlich aus.`,
  leftOut: (rows) =>
    `${count(rows, "weitere Zeile wurde", "weitere Zeilen wurden")} ausgelassen, weil sie schon mit einer anderen Datei gesendet ${rows === 1 ? "wurde" : "wurden"}.`,
  arrivedBefore: (arrived, batches, invoices) =>
    `${arrived} ihrer ${count(batches, "Stapel", "Stapel")} (${count(invoices, "Eingangsrechnung", "Eingangsrechnungen")}) ${arrived === 1 ? "ist" : "sind"} schon gesendet und ${arrived === 1 ? "darf" : "dürfen"} nicht noch einmal gesendet werden.`,

  notRecorded: "Inhalt, der hier nicht verzeichnet ist",
  foundInDone:
    "Sie war schon in Done und gilt deshalb als gesendet. Was mit ihr gesendet wurde und wann, ist hier nicht verzeichnet.",
  contents: (invoices, batches, net, vat) =>
    `${count(invoices, "Eingangsrechnung", "Eingangsrechnungen")}${batches > 1 ? ` in ${count(batches, "Stapel", "Stapeln")}` : ""} (netto ${net}, ${vat === null ? "ohne USt.-Betrag" : `USt. ${vat}`})`,
  contentsOfEInvoice: (contents) => `1 E-Rechnung als ${contents}, eine je USt.-Zeile`,
  noInvoices: "keine Eingangsrechnungen",
  document: "ein Dokument",
  documentFor: (purchaseInvoiceId) => `ein Dokument zur Eingangsrechnung ${purchaseInvoiceId}`,
  aList: {
    list: "eine Dokumentliste",
    suppliers: "eine Lieferantenliste",
    template: "eine Vorlage",
    nominals: "eine Sachkontenliste",
    projects: "eine Projektliste",
    "vat-codes": "eine USt.-Code-Liste",
    register: "eine Rechnungsliste",
  },

  // Main clauses, for use after "denn" and on their own.
  unsettled: {
    new: "die Datei wurde eben erst hinzugefügt",
    "still-changing": "in die Datei wird noch geschrieben",
    "in-use": "ein anderes Programm hat die Datei geöffnet",
    incomplete: "das Ende der Datei fehlt noch",
    "last-line-open": "die letzte Zeile ist unvollständig, es könnte noch etwas folgen",
    unreadable: "die Datei kann nicht geöffnet werden",
    "in-cloud": "die Datei ist nur in der Cloud und kann nicht heruntergeladen werden",
    "not-a-file": "es ist keine gewöhnliche Datei",
    "not-noted": "die Datei konnte nicht im Journal gespeichert werden (ist der Datenträger voll?)",
    "journal-unchecked": "Pigeonhole ist eben erst gestartet und prüft noch sein Journal",
  },
  eitherName: (one, other) => `${one} oder ${other}`,
  anyNameBetween: (first, last) => `${first} bis ${last} oder jede Minute dazwischen`,

  supplier: (id) => `Lieferant ${id}`,
  net: (money) => `netto ${money}`,
  vat: (amount) => `USt. ${amount}`,

  rowOfList: (file, row, list) => `${file} (Zeile ${row} in ${list})`,
  oneNotCome: (where) =>
    `Ein Dokument aus Ihren Dokumentlisten fehlt noch: ${where}. Legen Sie es in den Eingangsordner der Liste.`,
  severalNotCome: (documents, first) =>
    `${figure(documents)} Dokumente aus Ihren Dokumentlisten fehlen noch: ${first} und ${count(documents - 1, "weiteres", "weitere")}. Legen Sie jedes in den Eingangsordner seiner Liste. Der Morgenbericht nennt alle.`,

  objection: {
    noImport: (id) => `Es gibt keine Datei mit der ID ${id}.`,
    justChanged: (id) => `Datei ${id} hat sich gerade geändert. Sehen Sie sie noch einmal an und entscheiden Sie dann.`,
    notHeld: (id, state) => `Datei ${id} wartet nicht auf Freigabe. Status der Datei: ${state}.`,
    nothingAsked: (id, state) => `Zu Datei ${id} gibt es keine offenen Fragen. Status der Datei: ${state}.`,
    nothingToCorrect: (id, state) => `Datei ${id} hat hier keine Zellen zu korrigieren. Status der Datei: ${state}.`,
    stillProblems: "Einige Zeilen sind noch fehlerhaft. Es wurde nichts gesendet. Korrigieren Sie auch diese.",
    copyChanged:
      "Auch die Kopie zum Korrigieren wurde geändert. Arbeiten Sie dort weiter und legen Sie diese Kopie in den Eingangsordner. Oder löschen Sie sie und versuchen Sie es erneut.",
    notToName: (id, state) => `Keine Zeile der Datei ${id} wartet auf einen anderen Namen. Status der Datei: ${state}.`,
    notAName: (text) => `„${text}“ lässt sich so nicht senden. Eine ID oder ein Satz ist eine Zahl.`,
    nameNotKept:
      "Der Name konnte nicht gemerkt werden. Prüfen Sie den freien Speicherplatz und versuchen Sie es erneut.",
    copyNotWritten:
      "Die korrigierte Kopie konnte nicht in den Eingangsordner gespeichert werden. Prüfen Sie den freien Platz und versuchen Sie es erneut.",
    notReadYet: (id) =>
      `Datei ${id} ist noch nicht gelesen und lässt sich deshalb noch nicht zurückziehen. Warten Sie, bis sie gelesen ist. Läuft Pigeonhole nicht, führen Sie „pigeonhole sync“ aus. Ziehen Sie sie danach zurück.`,
    notToReject: (id, state) => `Datei ${id} lässt sich nicht zurückziehen. Status der Datei: ${state}.`,
    reasonTooLong: (characters) => `Nennen Sie den Grund in höchstens ${characters} Zeichen.`,
    isDuplicate: (id) => `Datei ${id} ist eine Dublette. Um sie trotzdem zu senden, nennen Sie einen Grund.`,
    isUnknown: (id) =>
      `Datei ${id} wurde vielleicht gesendet. Sehen Sie im Finanzsystem nach und geben Sie dann an, ob Sie sie gefunden haben.`,
    notToRetry: (id, state) => `Datei ${id} kann nicht erneut versucht werden. Status der Datei: ${state}.`,
    notHeldBack: (id, state) =>
      `Von Datei ${id} wird keine Zeile als schon gesendet zurückgehalten. Status der Datei: ${state}.`,
    reasonMissing: "Nennen Sie einen Grund, sie noch einmal zu senden.",
    tooLate: (id, is) => `Das lässt sich nicht mehr zurücknehmen: Datei ${id} ist ${is}.`,
    notToAttach: (id) => `Datei ${id} ist kein Dokument, das auf seine Eingangsrechnung wartet.`,
    notAnId: (id) => `${id} ist keine Rechnungs-ID. Verwenden Sie nur Ziffern.`,
    kindNotAsked: (id, state) =>
      `Bei Datei ${id} ist nicht zwischen Tabelle und Dokument zu wählen. Status der Datei: ${state}.`,
    notCorrectedThere: (id, state) =>
      `Datei ${id} ist mit der anderen Datei nicht mehr verknüpft. Status der Datei: ${state}.`,
    fileNotThere: (id) =>
      `Datei ${id} wurde verschoben oder gelöscht und kann nicht noch einmal gesendet werden. Legen Sie sie zuerst wieder in den Eingangsordner. Oder schließen Sie sie ab, ohne noch einmal zu senden: pigeonhole reject ${id}`,
    wasFound: (id) =>
      `Datei ${id} ist als gefunden markiert. Stimmt das nicht, öffnen Sie sie wieder für die Zeile, die fehlt: pigeonhole settle ${id} later ZEILE`,
    notInDoubt: (id, state) => `Bei Datei ${id} ist klar, ob sie gesendet wurde. Status der Datei: ${state}.`,
    askedBeforeAgain: (id) =>
      `Datei ${id} fragt nach Zeilen, die vielleicht schon im Finanzsystem sind. Um sie zu sehen und wie Sie antworten: pigeonhole settle ${id}`,
    answeredByRow: (id) =>
      `Für einzelne Zeilen der Datei ${id} gibt es schon eine Antwort, von Ihnen oder aus einer Rechnungsliste. Andere sind noch offen. Antworten Sie auch für diese: pigeonhole settle ${id}`,
    rowsMissing: (id, missing) =>
      `In Datei ${id} ${missing === 1 ? "ist eine Zeile" : `sind ${figure(missing)} Zeilen`} als nicht gefunden markiert, also wurde nicht alles gesendet. Um das zu ändern: pigeonhole settle ${id} arrived ZEILE...`,
    rowNotInBatch: (id, row) => `Zeile ${row} ist nicht in dem Stapel der Datei ${id}, der vielleicht gesendet wurde.`,
  },
};
