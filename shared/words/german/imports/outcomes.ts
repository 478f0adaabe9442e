/** @file Texts about failed calls, and about rows that were sent before, in German. */

import { count, quote } from "../../../wording/grammar.ts";
import type { outcomes as english, First } from "../../english/imports/outcomes.ts";

const sameRow = ({ file, row, hasGone }: First, what = "dieselbe Zeile"): string =>
  hasGone
    ? `${what} wurde mit ${quote(file)}, Zeile ${row}, gesendet`
    : `${what} soll gleich mit ${quote(file)}, Zeile ${row}, gesendet werden`;

const inFile = ({ file, row, hasGone }: First): string =>
  `mit ${quote(file)}, Zeile ${row}, gesendet ${hasGone ? "wurde" : "werden soll"}`;
const compare = ({ both }: First): string => (both === null ? "" : `; hier: ${both.here}; dort: ${both.there}`);

const mayHaveArrived = (evidence: string, aside: string): string =>
  `${evidence}; es kann angekommen sein oder auch nicht${aside}. Sehen Sie im Finanzsystem nach und sagen Sie dann, ob es angekommen ist; bis dahin wird nichts noch einmal gesendet.`;

export const outcomes: typeof english = {
  unreachable: (aside) =>
    `Der Finanzdienst ist nicht erreichbar, daher wurde nichts gesendet${aside}. Ein neuer Versuch ist unbedenklich.`,
  cutOff: (aside) =>
    `Die Verbindung ist abgebrochen, bevor alles gesendet war; daher ist nichts angekommen${aside}. Ein neuer Versuch ist unbedenklich.`,
  busy: (status, wait) =>
    `Der Finanzdienst war überlastet (Antwort ${status}${wait === null ? "" : `; erbetene Wartezeit: ${wait}`}). Es wurde nichts angenommen, ein neuer Versuch ist also unbedenklich.`,
  signedOut: (connection, aside) =>
    `Es wurde nichts gesendet, weil ${quote(connection)} abgemeldet ist${aside}. Melden Sie sich an, dann geht es von selbst weiter.`,
  noKeychain: (aside) =>
    `Der Schlüsselbund dieses Computers ist nicht verfügbar, und Pigeonhole bewahrt Anmeldungen nirgendwo sonst auf${aside}. Entsperren Sie den Schlüsselbund oder richten Sie ihn ein, und melden Sie sich dann noch einmal an.`,
  noConnection: (connection) =>
    `Dieser Eingangsordner gehört zur Verbindung ${quote(connection)}, die nicht in den Einstellungen steht. Berichtigen Sie die Einstellungen und versuchen Sie es dann erneut.`,
  fileChanged:
    "Die Datei hat sich während des Sendens geändert; das Senden wurde deshalb abgebrochen, und nichts ist angekommen. Versuchen Sie es erneut, sobald niemand mehr an der Datei arbeitet.",
  fileUnreadable: (aside) =>
    `Die Datei kann nicht geöffnet werden${aside}. Schließen Sie sie in anderen Programmen, prüfen Sie, ob Sie sie lesen dürfen, und versuchen Sie es dann erneut.`,

  refused: (status) => `Der Finanzdienst hat dies abgelehnt (Antwort ${status}) und keinen Grund genannt.`,
  refusedSaying: (status, said, end) =>
    `Der Finanzdienst hat dies abgelehnt (Antwort ${status}). Seine Antwort: ${quote(said)}${end}`,
  adviceOnRefusal: {
    signIn: "Melden Sie sich noch einmal an und versuchen Sie es dann erneut.",
    askForPermission:
      "Bitten Sie die Betreuung des Finanzsystems, Ihrem Konto die Berechtigung zu geben, und versuchen Sie es dann erneut.",
    checkInvoice:
      "Prüfen Sie, ob es die Eingangsrechnung noch gibt und ob die Adresse in den Einstellungen stimmt, und versuchen Sie es dann erneut.",
    correct:
      "Berichtigen Sie, was genannt ist, und versuchen Sie es dann erneut, oder legen Sie eine berichtigte Datei in den Eingangsordner.",
  },

  noAnswer: {
    silence: (aside) => mayHaveArrived("Alles wurde gesendet, aber es kam keine Antwort", aside),
    "cut-off-answer": (aside) => mayHaveArrived("Alles wurde gesendet, aber die Antwort brach ab", aside),
    "unreadable-answer": (aside) =>
      mayHaveArrived("Alles wurde gesendet, aber die Antwort war nicht zu verstehen", aside),
    died: (aside) => mayHaveArrived("Pigeonhole oder der Computer wurde beendet, während dies gesendet wurde", aside),
    "answer-differs": (aside) =>
      mayHaveArrived("Alles wurde gesendet, aber die Antwort stimmt nicht mit dem Gesendeten überein", aside),
  },
  mayHaveGone:
    "Die Datei lag schon da, als das Journal wiederhergestellt oder der Ordner übernommen wurde; sie kann also bereits gesendet worden sein, ohne dass Pigeonhole davon weiß. Sehen Sie im Finanzsystem nach. Ist sie dort nicht zu finden, geben Sie sie frei; ist sie dort, nehmen Sie die Datei weg.",
  rejected: "Jemand hat die Datei geprüft und abgelehnt, daher wurde nichts gesendet.",
  rejectedFor: (reason) =>
    `Jemand hat die Datei geprüft und abgelehnt, daher wurde nichts gesendet. Die Begründung: ${reason}`,
  withdrawn: {
    renamed:
      "Die Datei wurde vor dem Senden umbenannt, daher wurde unter diesem Namen nichts gesendet. Unter dem neuen Namen geht es weiter.",
    replaced: "Vor dem Senden ist eine andere Datei an ihre Stelle getreten. Von dieser hier wurde nichts gesendet.",
    changed:
      "Die Datei hat sich während des Sendens geändert, daher ist nichts angekommen. Ihr jetziger Inhalt wird neu aufgenommen.",
    takenAway: "Jemand hat die Datei vor dem Senden weggenommen. Es wurde nichts gesendet.",
    restNotSent:
      "Die Datei wurde geändert oder weggenommen, nachdem ein Teil davon gesendet war. Der Rest wurde nicht gesendet. Soll er noch gesendet werden, legen Sie die Datei wieder in den Eingangsordner: Bereits Gesendetes wird nicht noch einmal gesendet.",
  },

  alreadySent: (rows) =>
    `${count(rows, "Zeile gleicht", "Zeilen gleichen")} dem, was schon mit einer anderen Datei gesendet wurde, und Pigeonhole rät nicht, ob das so gemeint ist.`,
  alreadyKnown: (rows) =>
    `${count(rows, "Zeile gleicht", "Zeilen gleichen")} einer Rechnung, die schon gesendet wurde oder in einem Rechnungsverzeichnis steht, und Pigeonhole rät nicht, ob das so gemeint ist.`,
  lookAndDecide:
    "Sehen Sie im Finanzsystem nach. Soll es dennoch gesendet werden, wählen Sie „Trotzdem senden“ und nennen Sie den Grund; wenn nicht, nehmen Sie diese Zeilen heraus und legen Sie die übrigen in den Eingangsordner.",
  sentRow: (row, invoiceNumber, resemblance) =>
    `Zeile ${row}${invoiceNumber === null ? "" : `, Rechnung ${invoiceNumber}`}: ${resemblance}`,
  resemblance: {
    same: sameRow,
    "other-row": (first) =>
      `${sameRow(first, "die Rechnung dieses Lieferanten mit derselben Nummer")}, und etwas anderes in der Zeile weicht ab`,
    "no-number": (first) => `${sameRow(first)}, und ohne Rechnungsnummer kann es ein anderer Einkauf sein`,
    "read-otherwise": (first) =>
      `${sameRow(first)}, dort aber mit anderem Lieferanten oder anderer Rechnungsnummer gelesen`,
    "spelled-otherwise": (first) =>
      `dies sieht wie eine Rechnung aus, die ${inFile(first)}, nur anders geschrieben${compare(first)}`,
    "supplier-otherwise": (first) =>
      `es gibt eine Rechnung mit dieser Nummer, die ${inFile(first)}, und der Lieferant kann derselbe sein${compare(first)}`,
    "in-invoice-list": (first) =>
      `eine Rechnung mit dieser Nummer steht im Rechnungsverzeichnis ${quote(first.file)}, Zeile ${first.row}, mit der Rechnungs-ID ${first.purchaseInvoiceId}${compare(first)}`,
    "more-often": (first) => `${sameRow(first)}, und steht hier öfter`,
  },
  notSentYet: (importId) => ` (Import ${importId}, noch nicht gesendet, als dies gefunden wurde)`,
  sentAs: (importId, sentAt, batch) => ` (Import ${importId}, gesendet am ${sentAt}, Stapel ${batch})`,

  original: (file, importId) => `${quote(file)} (Import ${importId})`,
  elderNotSent: (original, state) => `${original} hat denselben Inhalt; Status: ${state}`,
  elderDocument: (original, sentAt, purchaseInvoiceId) =>
    `${original} wurde am ${sentAt} zur Eingangsrechnung ${purchaseInvoiceId ?? "(nicht bekannt)"} gesendet.`,
  elderBatches: (original, sentAt, howMany, batches) =>
    `${original} wurde am ${sentAt} gesendet, als ${howMany === 1 ? "Stapel" : "die Stapel"} ${batches}.`,
  batchesNotSent: (unsent, batches) =>
    `${unsent} ihrer ${batches} Stapel ${unsent === 1 ? "wurde" : "wurden"} nicht gesendet.`,
  nobodySawIt: "Niemand hat gesehen, ob es angekommen ist.",
};
