/** @file Texts of the audit trail and its verification, in German. */

import { count, quote } from "../../../wording/grammar.ts";
import type { trail as english } from "../../english/imports/trail.ts";

export const trail: typeof english = {
  whoMovedBack: "jemand, durch Zurücklegen der Datei",

  found: "Im Eingangsordner gefunden.",
  readAndChecked: "Gelesen und geprüft.",
  readInBatches: (batches) => `Gelesen und geprüft: Wird in ${count(batches, "Stapel", "Stapeln")} gesendet.`,
  keptAsRegister: "Als Rechnungsverzeichnis aufgenommen.",
  keptAsList: "Als Belegliste mit den zugehörigen Eingangsrechnungen aufgenommen.",
  kindChanged: "Gilt jetzt als etwas anderes: als Beleg oder als Tabelle.",
  takenAsSpreadsheet: "Angegeben, dass es eine Tabelle zum Importieren ist.",
  asked: "Jemand wurde dazu gefragt.",
  cannotBeSent: "Konnte so nicht gesendet werden.",
  isTwin: (original) => `Hat denselben Inhalt wie Import ${original}, daher nicht gesendet.`,
  waitsBehind: (original) => `Wartet auf Import ${original}, der denselben Inhalt hat.`,
  began: "Das Senden hat begonnen.",
  beganBatch: (number) => `Das Senden von Stapel ${number} hat begonnen.`,
  accepted: "Das Finanzsystem hat es angenommen.",
  acceptedWith: (status) => `Das Finanzsystem hat es angenommen (Antwort ${status}).`,
  declined: "Das Finanzsystem hat es abgelehnt.",
  keptForLater: "Konnte nicht gesendet werden und wurde für später aufgehoben.",
  lostSight: "Niemand hat gesehen, ob es angekommen ist.",
  doubted: "Kann seit der Sicherung, aus der das Journal wiederhergestellt wurde, schon gesendet worden sein.",
  approved: "Freigegeben.",
  answered: "Angegeben, wie die Datei zu lesen ist.",
  rejected: "Abgelehnt.",
  rejectedFor: (reason) => `Abgelehnt: ${reason}`,
  retried: "Einen erneuten Versuch verlangt.",
  sentAnyway: "Bestimmt, dass es gesendet wird, obwohl es schon einmal gesendet wurde.",
  sentAnywayFor: (reason) => `Bestimmt, dass es gesendet wird, obwohl es schon einmal gesendet wurde: ${reason}`,
  attached: (purchaseInvoiceId) => `Angegeben, dass der Beleg zur Eingangsrechnung ${purchaseInvoiceId} gehört.`,
  sentAgain: "Nachgesehen, nicht gefunden und noch einmal senden lassen.",
  hadArrived: "Nachgesehen und festgestellt, dass es angekommen war.",
  takenAway: "Jemand hat die Datei weggenommen.",
  cameBack: "Die Datei wurde in den Eingangsordner zurückgelegt.",
  aboutToMove: (path) => `Wird nach ${quote(path)} verschoben.`,
  isGone: "Die Datei ist nicht mehr da.",
  liesIn: (path) => `Liegt in ${quote(path)}.`,
  takenAsSent:
    "Als gesendet angenommen: Die Datei lag in „Done“, als das Journal wiederhergestellt oder der Ordner übernommen wurde.",

  verdict: {
    empty: "Das Prüfprotokoll ist leer.",
    whole: (entries, hash) =>
      `Das Prüfprotokoll ist vollständig: ${count(entries, "Eintrag", "Einträge")}${entries === 1 ? "" : ", jeder passt zum vorigen"}. Der neueste Hashwert ist ${hash}. Bewahren Sie ihn anderswo auf, um dieses Protokoll wiederzuerkennen.`,
    oneMissing: (entry) => `Eintrag ${entry} des Prüfprotokolls fehlt.`,
    missing: (from, to) => `Die Einträge ${from} bis ${to} des Prüfprotokolls fehlen.`,
    changed: (entry) =>
      `Eintrag ${entry} des Prüfprotokolls passt nicht zum vorigen: Er wurde nach dem Schreiben geändert, eingefügt oder verschoben.`,
    otherThanBackup: (day, entry) =>
      `Das Prüfprotokoll ist nicht das, das am ${day} gesichert wurde: Eintrag ${entry} der Sicherung fehlt darin oder lautet anders. Einträge wurden abgeschnitten oder neu angelegt.`,
    notFound: (hash) =>
      `Kein Eintrag des Prüfprotokolls hat den Hashwert ${hash}: Das Protokoll ist nicht das, aus dem er stammt, oder es wurde abgeschnitten oder neu angelegt.`,
  },
};
