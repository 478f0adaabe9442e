/** @file The morning report's first sentence, tasks and alarms, in German. */

import { count, figure, quote } from "../../../wording/grammar.ts";
import type { report as english } from "../../english/agent/report.ts";

const thenSay = "Sagen Sie dann in Pigeonhole „Ist angekommen“ oder „Noch einmal senden“.";
const tryAgain = "Öffnen Sie Pigeonhole und wählen Sie „Erneut versuchen“.";
const signIn = "Melden Sie sich in Pigeonhole neu an, und wählen Sie dann „Erneut versuchen“.";
const saveAgain = "Speichern Sie sie im richtigen Format neu, und legen Sie das in den Eingangsordner.";
const scanAgain = "Speichern oder scannen Sie sie neu, und legen Sie die neue Datei in den Eingangsordner.";
const lookAndPutBack =
  "Suchen Sie sie im Finanzsystem. Wenn sie dort nicht ist, legen Sie sie wieder in den Eingangsordner.";

export const report: typeof english = {
  missing: (file, lies) => `${quote(file)} sollte im Eingangsordner als ${quote(lies)} liegen, ist dort aber nicht.`,
  stranger: (path) =>
    `${quote(path)} liegt in einem Ordner von Pigeonhole, und Pigeonhole weiß davon nichts. Wenn es importiert werden soll, legen Sie es direkt in den Eingangsordner.`,
  moreDropped: (dropped, more, accounted) =>
    `${count(dropped, "Datei wurde", "Dateien wurden")} abgelegt, ${figure(more)} mehr, als nachgewiesen sind (${figure(accounted)}).`,
  fewerDropped: (dropped, fewer, accounted) =>
    `${count(dropped, "Datei wurde", "Dateien wurden")} abgelegt, ${figure(fewer)} weniger, als nachgewiesen sind (${figure(accounted)}).`,

  countIsWrong: "Die Zählung geht nicht auf. Bitte sehen Sie sich das zuerst an.",
  nothingArrived: "Es ist nichts eingegangen. Alles funktioniert.",
  nothingArrivedBut: (trouble) => `Es ist nichts eingegangen. ${trouble}`,
  stillUnderWay: (howMany) => `Alles in Ordnung. ${count(howMany, "Datei ist", "Dateien sind")} noch unterwegs.`,
  allDone: (dropped) =>
    dropped === 1
      ? "Alles in Ordnung. Die eine Datei, die eingegangen ist, ist erledigt."
      : `Alles in Ordnung. Alle ${count(dropped, "Datei", "Dateien")}, die eingegangen sind, sind erledigt.`,
  trailEnd: (entries) =>
    `Eine Kopie dieses Berichts, die woanders aufbewahrt wird, zeigt später, ob das Prüfprotokoll bis hierher geändert wurde (pigeonhole log --verify --expect): Es hatte ${count(entries, "Eintrag", "Einträge")}, und der neueste hat den Hashwert`,

  lineOfAlarm: (when) => `Morgenbericht (${when}): die Zählung geht nicht auf`,
  lineOfNone: (when) => `Morgenbericht (${when}): nichts wartet auf Sie`,
  lineOfSome: (when, needYou) => `Morgenbericht (${when}): ${count(needYou, "Datei wartet", "Dateien warten")} auf Sie`,

  toApprove: "Freigeben",
  approve: "Sehen Sie sie in Pigeonhole an, und wählen Sie „Freigeben“; oder lehnen Sie sie ab.",
  open: "Öffnen Sie Pigeonhole.",
  lookForDocument: (purchaseInvoiceId) =>
    `Suchen Sie im Finanzsystem unter den Belegen der Eingangsrechnung ${purchaseInvoiceId}. ${thenSay}`,
  lookForSomeDocument: `Suchen Sie im Finanzsystem unter den Belegen der Eingangsrechnung (nicht bekannt). ${thenSay}`,
  lookForBatch: (names) => `Suchen Sie im Finanzsystem den Stapel ${quote(names)}. ${thenSay}`,
  lookForIt: `Suchen Sie es im Finanzsystem. ${thenSay}`,
  toDo: {
    "rows-have-problems":
      "Berichtigen Sie die Zeilen in der Kopie, die neben der Datei liegt („… to correct“), und legen Sie diese Kopie in den Eingangsordner.",
    "cannot-tell": "Öffnen Sie Pigeonhole und beantworten Sie dort die Frage.",
    "spreadsheet-or-document":
      "Öffnen Sie Pigeonhole und sagen Sie, ob es eine Tabelle zum Importieren oder ein Beleg ist.",
    "sync-conflict":
      "Vergleichen Sie sie mit der anderen Fassung. Soll sie gesendet werden, benennen Sie sie um, und legen Sie sie wieder in den Eingangsordner.",
    "no-invoices":
      "Prüfen Sie, ob es die richtige Datei ist. Berichtigen Sie sie, und legen Sie sie wieder in den Eingangsordner.",
    "already-sent":
      "Öffnen Sie Pigeonhole: Nehmen Sie die Zeilen heraus, die schon gesendet wurden, oder wählen Sie „Trotzdem senden“.",
    "no-purchase-invoice-id": "Öffnen Sie Pigeonhole und sagen Sie, zu welcher Eingangsrechnung der Beleg gehört.",
    refused:
      "Lesen Sie im Hinweis neben der Datei, was der Finanzdienst gesagt hat. Berichtigen Sie die Datei, und legen Sie sie wieder in den Eingangsordner.",
    "no-answer": "Legen Sie nur das wieder in den Eingangsordner, was nicht angekommen ist.",
    "empty-file": scanAgain,
    "incomplete-file": scanAgain,
    "too-large":
      "Verkleinern Sie die Datei, etwa indem Sie sie aufteilen, und legen Sie sie wieder in den Eingangsordner.",
    "type-not-permitted": saveAgain,
    "content-differs-from-extension": saveAgain,
    "unreadable-spreadsheet": saveAgain,
    "name-not-permitted": "Benennen Sie sie um, und legen Sie sie wieder in den Eingangsordner.",
    "parser-stopped": "Teilen Sie sie in kleinere Dateien auf, und legen Sie diese in den Eingangsordner.",
    "leads-outside-inbox": "Es ist nur eine Verknüpfung: Legen Sie die Datei selbst in den Eingangsordner.",
    barred:
      "Sagen Sie der Person Bescheid, die Ihr Netzwerk betreut; öffnen Sie dann Pigeonhole und wählen Sie „Erneut versuchen“.",
    "not-sent": tryAgain,
    busy: tryAgain,
    "file-changed": tryAgain,
    "file-unreadable": tryAgain,
    "signed-out": signIn,
    "no-keychain": signIn,
    "no-connection": signIn,
    withdrawn: lookAndPutBack,
    rejected: lookAndPutBack,
    "may-have-gone": lookAndPutBack,
  },
};
