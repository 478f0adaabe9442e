/** @file Texts of an import: state, kind, contents, and why a decision does not apply, in German. */

import { capitalise, count } from "../../../wording/grammar.ts";
import type { imports as english } from "../../english/imports/imports.ts";

export const imports: typeof english = {
  kind: { batch: "Tabelle", document: "Beleg", register: "Rechnungsverzeichnis", list: "Belegliste" },
  stateName: {
    reading: "wird gelesen",
    held: "wartet auf Freigabe",
    queued: "wartet auf das Senden",
    sending: "wird gesendet",
    unknown: "ungewiss",
    waiting: "wartet auf Sie",
    done: "erledigt",
    failed: "fehlgeschlagen",
    duplicate: "Dublette",
  },

  reading: "Wird gelesen",
  behindLabel: "Wartet auf eine andere Datei",
  approveIt: "bitte freigeben",
  needsYou: (why) => `Wartet auf Sie: ${why}`,
  queued: "Wartet auf das Senden",
  waitingLabel: (why) => `Wartet: ${why}`,
  stopping: "Wird abgebrochen",
  sending: "Wird gesendet",
  sendingBatch: (number, of) => `Stapel ${number} von ${of} wird gesendet`,
  done: "Erledigt",
  failed: (why) => `Fehlgeschlagen: ${why}`,
  duplicate: "Dublette: schon gesendet",

  beingRead: "Wird gelesen und geprüft. Noch ist nichts davon gesendet.",
  behind: (original) =>
    `Hat denselben Inhalt wie Import ${original}, der noch nicht gesendet ist. Kommt Import ${original} an, muss dieser nicht gesendet werden; andernfalls wird er von selbst gesendet.`,
  ready: (contents) => `Bereit zum Senden: ${contents}.`,
  waitsForApproval: "Wartet auf Freigabe.",
  goesAfterOthers: "Wird gesendet, sobald die vorherigen gesendet sind.",
  triesAgainIn: (span) => `Pigeonhole versucht es von selbst erneut (Wartezeit: ${span}).`,
  triesAgainSoon: "Pigeonhole versucht es bei nächster Gelegenheit von selbst erneut.",
  beingStopped:
    "Jemand hat die Datei abgelehnt, während sie gesendet wurde. Das Senden wird abgebrochen, sofern nicht schon alles gesendet ist.",
  beingSent: (contents) => `Wird gerade gesendet: ${contents}.`,
  doneAgo: (ago, contents) => `${capitalise(ago)} erledigt: ${contents}.`,
  allWentBefore: "Der ganze Inhalt wurde schon früher gesendet, daher wurde diese Datei nicht gesendet.",
  hasWaited: (span) => `Wartezeit bisher: ${span}.`,
  unusual: (rows) => `${count(rows, "Zeile sieht", "Zeilen sehen")} ungewöhnlich aus.`,
  leftOut: (rows) =>
    `${count(rows, "weitere Zeile wurde", "weitere Zeilen wurden")} ausgelassen, weil sie schon mit einer anderen Datei gesendet ${rows === 1 ? "wurde" : "wurden"}.`,
  arrivedBefore: (arrived, batches, invoices) =>
    `${arrived} ihrer ${count(batches, "Stapel", "Stapel")} (${count(invoices, "Eingangsrechnung", "Eingangsrechnungen")}) ${arrived === 1 ? "war" : "waren"} schon vorher gesendet worden und ${arrived === 1 ? "darf" : "dürfen"} nicht noch einmal gesendet werden.`,

  beforeRestore: "der Inhalt aus der Zeit, bevor das Journal wiederhergestellt wurde",
  contents: (invoices, batches, net) =>
    `${count(invoices, "Eingangsrechnung", "Eingangsrechnungen")}${batches > 1 ? ` in ${count(batches, "Stapel", "Stapeln")}` : ""}, netto ${net}`,
  document: "ein Beleg",
  documentFor: (purchaseInvoiceId) => `ein Beleg zur Eingangsrechnung ${purchaseInvoiceId}`,
  list: "eine Belegliste",
  register: "ein Rechnungsverzeichnis",

  // Main clauses, for use after "denn" and on their own.
  unsettled: {
    new: "die Datei wurde eben erst entdeckt",
    "still-changing": "in die Datei wird noch geschrieben",
    "in-use": "ein anderes Programm hat die Datei geöffnet",
    incomplete: "das Ende der Datei fehlt noch",
    "last-line-open": "die letzte Zeile ist unvollständig, es könnte noch etwas folgen",
    unreadable: "die Datei kann nicht geöffnet werden",
    "not-a-file": "es ist keine gewöhnliche Datei",
    "not-noted": "die Datei konnte nicht ins Journal eingetragen werden (ist der Datenträger voll?)",
    "journal-unchecked": "Pigeonhole ist eben erst gestartet und sieht noch sein Journal durch",
  },
  eitherName: (one, other) => `${one} oder ${other}`,
  anyNameBetween: (first, last) => `${first} bis ${last} oder jede Minute dazwischen`,

  supplier: (id) => `Lieferant ${id}`,
  net: (money) => `netto ${money}`,
  vat: (amount) => `USt. ${amount}`,

  rowOfList: (file, row, list) => `${file} (Zeile ${row} in ${list})`,
  oneNotCome: (where) =>
    `Ein Beleg, den eine Belegliste nennt, ist nicht eingegangen: ${where}. Legen Sie ihn in den Eingangsordner oder berichtigen Sie die Liste.`,
  severalNotCome: (documents, first) =>
    `${count(documents, "Beleg", "Belege")}, die in Beleglisten stehen, sind nicht eingegangen, als erster ${first}. Legen Sie sie in den Eingangsordner oder berichtigen Sie die Listen.`,

  objection: {
    noImport: (id) => `Es gibt keinen Import ${id}.`,
    justChanged: (id) =>
      `Import ${id} hat sich gerade geändert. Sehen Sie ihn noch einmal an und entscheiden Sie dann.`,
    notHeld: (id, state) => `Import ${id} wartet nicht auf Freigabe. Sein Status: ${state}.`,
    nothingAsked: (id, state) => `Zum Lesen von Import ${id} ist keine Frage offen. Sein Status: ${state}.`,
    notToReject: (id, state) => `Import ${id} wartet auf keine Entscheidung. Sein Status: ${state}.`,
    reasonTooLong: (characters) => `Nennen Sie den Grund in höchstens ${characters} Zeichen.`,
    isDuplicate: (id) =>
      `Import ${id} ist eine Dublette. Er wird nur gesendet, wenn jemand sagt, warum er trotzdem gesendet werden soll.`,
    isUnknown: (id) =>
      `Niemand weiß, ob Import ${id} angekommen ist. Sehen Sie im Finanzsystem nach und klären Sie ihn dann.`,
    notToRetry: (id, state) => `Import ${id} kann nicht erneut versucht werden. Sein Status: ${state}.`,
    notHeldBack: (id, state) =>
      `Von Import ${id} wird nichts zurückgehalten, weil es schon gesendet wurde. Sein Status: ${state}.`,
    reasonMissing: "Sagen Sie, warum es gesendet werden soll, obwohl es schon einmal gesendet wurde.",
    tooLate: (id, is) => `Das lässt sich nicht mehr zurücknehmen: Import ${id} ist ${is}.`,
    notToAttach: (id) => `Import ${id} ist kein Beleg, der auf seine Eingangsrechnung wartet.`,
    notAnId: (id) => `${id} ist keine Rechnungs-ID: Sie darf nur aus Ziffern bestehen.`,
    kindNotAsked: (id, state) =>
      `Ob Import ${id} eine Tabelle oder ein Beleg ist, wird nicht gefragt. Sein Status: ${state}.`,
    fileNotThere: (id) =>
      `Die Datei von Import ${id} liegt nicht mehr an ihrem Platz und kann daher nicht noch einmal gesendet werden. Legen Sie sie zuerst wieder in den Eingangsordner.`,
    notInDoubt: (id, state) => `Import ${id} ist nicht ungewiss. Sein Status: ${state}.`,
  },
};
