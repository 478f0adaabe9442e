/** @file Texts of notes and correction copies, in German. */

import { count, quote } from "../../../wording/grammar.ts";
import type { note as english } from "../../english/imports/note.ts";

export const note: typeof english = {
  heading: "Pigeonhole: warum diese Datei hier liegt",

  file: "Datei:",
  kind: "Art:",
  connection: "Für:",
  arrived: "Eingang:",
  since: "Seit:",
  id: "Nummer:",
  header: "Überschrift:",
  value: "Wert:",
  problem: "Fehler:",
  fix: "Zu tun:",
  batch: "Stapel:",
  sent: "Gesendet:",
  named: "Name:",
  orNamed: "  oder",
  holding: "Inhalt:",
  net: "Netto:",
  vat: "USt.:",

  whatHappened: "Was geschehen ist",
  whatToDo: "Was zu tun ist",
  oneOfThese: "Was zu tun ist: eine dieser Möglichkeiten",
  checkedAndReady: (contents) => `Die Datei ist geprüft und bereit zum Senden: ${contents}.`,
  waitsForApproval: "Sie wartet auf Freigabe.",
  openAndApprove: (id) =>
    `- Öffnen Sie Pigeonhole und klicken Sie auf „Freigeben“, oder führen Sie aus: pigeonhole approve ${id}`,

  whenSent: "Wann sie gesendet worden sein kann",
  anyTimeBefore: (until) => `Zu irgendeinem Zeitpunkt vor: ${until}.`,
  between: (from, until) => `Zwischen ${from} und ${until}.`,
  lookForIt: "- Sehen Sie im Finanzsystem nach.",
  notThere: (id) =>
    `- Ist nichts davon dort: Öffnen Sie Pigeonhole und klicken Sie auf „Freigeben“, oder führen Sie aus: pigeonhole approve ${id}`,
  isThere: "- Ist alles dort: Nehmen Sie die Datei weg.",

  firstTime: "Das erste Mal",
  duplicateRight: "- Wenn das richtig ist: nichts. Die Datei kann weggelegt werden.",
  sendAnyway: (id) => [
    "- Soll dennoch gesendet werden: Öffnen Sie Pigeonhole und klicken Sie auf „Trotzdem senden“, oder führen Sie aus:",
    `  pigeonhole retry ${id} --anyway "GRUND"`,
  ],
  sendRowsAnyway: (id) => [
    "- Sollen sie dennoch gesendet werden: Öffnen Sie Pigeonhole und klicken Sie auf „Trotzdem senden“, oder führen Sie aus:",
    `  pigeonhole retry ${id} --anyway "GRUND"`,
  ],
  movingIsNotSending: "Wird die Datei in den Eingangsordner zurückgelegt, wird sie dadurch nicht gesendet.",

  invoices: "Die Eingangsrechnungen darin",
  andMore: (howMany) => `… und ${count(howMany, "weitere", "weitere")}`,
  everyRow: (howMany) => `Alle solchen Zeilen (${howMany})`,
  everyProblem: (howMany) => `Alle Fehler (${howMany})`,
  everyDoubt: (howMany) => `Was ungewöhnlich aussieht (${howMany})`,
  rowAndColumn: (row, column) => `Zeile ${row}${column === null ? "" : `, Spalte ${column}`}`,
  emptyValue: "(leer)",

  lookFor: "Wonach im Finanzsystem zu suchen ist",
  lookAmongDocuments: (purchaseInvoiceId) =>
    `Sehen Sie unter den Belegen der Eingangsrechnung ${purchaseInvoiceId ?? "(nicht bekannt)"} nach.`,
  batchOf: (number, of) => `${number} von ${of}`,
  anyMinuteBetween: "… oder jede Minute dazwischen …",
  invoicesHeld: (howMany) => count(howMany, "Eingangsrechnung", "Eingangsrechnungen"),
  serviceClock: [
    "Der Dienst benennt einen Stapel nach seiner eigenen Uhr; der Name kann daher um eine",
    "Minute abweichen, oder um ganze Stunden, wenn dort eine andere Zeitzone gilt.",
  ],
  twoAnswers: (id) => [
    "Was zu tun ist: Geben Sie eine von zwei Antworten, im Fenster von Pigeonhole oder im Terminal",
    `- Es ist dort:        „Ist angekommen“     oder  pigeonhole settle ${id} arrived`,
    `- Es ist nicht dort:  „Noch einmal senden“ oder  pigeonhole settle ${id} send-again`,
    "Legen Sie die Datei vorher nicht in den Eingangsordner zurück.",
  ],
  stillToBeSent: (invoices, net) =>
    `Danach noch zu senden: ${count(invoices, "Eingangsrechnung", "Eingangsrechnungen")} (netto ${net}).`,

  giveId: (id) => [
    "- Benennen Sie die Datei so um, dass ihr Name mit der Rechnungs-ID beginnt, zum Beispiel",
    "  „10023 Scan.pdf“, und legen Sie sie wieder in den Eingangsordner.",
    "- Oder legen Sie sie in einen Unterordner des Eingangsordners, der wie die ID heißt, zum Beispiel „10023“.",
    `- Oder öffnen Sie Pigeonhole und geben Sie die ID ein, oder führen Sie aus: pigeonhole attach ${id} 10023`,
  ],
  sayKind: (id, purchaseInvoiceId) => [
    "- Wenn es eine Tabelle mit Eingangsrechnungen ist: Öffnen Sie Pigeonhole und sagen Sie es dort,",
    `  oder führen Sie aus: pigeonhole import ${id}`,
    "- Wenn es ein Beleg ist: Öffnen Sie Pigeonhole und geben Sie die ID der Eingangsrechnung ein,",
    `  oder führen Sie aus: pigeonhole attach ${id} ${purchaseInvoiceId}`,
  ],
  takeRowsOut: "- Nehmen Sie diese Zeilen heraus und legen Sie die Datei wieder in den Eingangsordner.",
  takeRowsOutOfRest:
    "- Nehmen Sie diese Zeilen heraus und legen Sie nur, was nicht gesendet wurde, in einer eigenen Datei in den Eingangsordner.",
  tryAgain: (id) =>
    `- Öffnen Sie Pigeonhole und klicken Sie auf „Erneut versuchen“, oder führen Sie aus: pigeonhole retry ${id}`,
  orTrySameFile: (id) =>
    `- Oder versuchen Sie es mit derselben Datei erneut: Klicken Sie auf „Erneut versuchen“, oder führen Sie aus: pigeonhole retry ${id}`,
  correctInCopy: (copy) =>
    `- Berichtigen Sie die Zeilen in ${quote(copy)} (liegt neben dieser Datei) und legen Sie jene Datei in den Eingangsordner.`,
  answerThere: (id) => `- Öffnen Sie Pigeonhole und antworten Sie dort, oder führen Sie aus: pigeonhole answer ${id}`,
  correctWhole:
    "- Berichtigen Sie die Datei und legen Sie sie wieder in den Eingangsordner. Dieser Hinweis kann gelöscht werden.",
  orCorrectWhole:
    "- Oder berichtigen Sie die Datei und legen Sie sie wieder in den Eingangsordner. Dieser Hinweis kann gelöscht werden.",
  putRest: "- Legen Sie nur, was nicht gesendet wurde, in einer eigenen Datei in den Eingangsordner.",
  orPutRest: "- Oder legen Sie nur, was nicht gesendet wurde, in einer eigenen Datei in den Eingangsordner.",

  tryingToWrite: "Pigeonhole prüft, ob hier geschrieben werden kann. Diese Datei kann gelöscht werden.",

  changedSince: "Seitdem geändert",
  deleteWhenSeen: "Löschen Sie diesen Hinweis, sobald es erledigt ist: Bis dahin erinnert Pigeonhole Sie daran.",

  testSystem: (connection) => `${connection} (ein Testsystem)`,

  copySheet: "Zu berichtigen",
  problemHeader: "Fehler (Pigeonhole)",
  fixHeader: "Was zu tun ist (Pigeonhole)",
};
