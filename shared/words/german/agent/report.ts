/** @file The morning report's first sentence, tasks and alarms, in German. */

import { count, figure, quote } from "../../../wording/grammar.ts";
import type { report as english } from "../../english/agent/report.ts";

const tryAgain = "Wählen Sie in Pigeonhole „Erneut versuchen“.";
const signIn = "Melden Sie sich in Pigeonhole erneut an und wählen Sie „Erneut versuchen“.";
const saveAgain = "Speichern Sie die Datei im richtigen Format und legen Sie sie in den Eingangsordner.";
const scanAgain = "Speichern oder scannen Sie die Datei neu und legen Sie sie in den Eingangsordner.";
const lookAndPutBack = "Sehen Sie im Finanzsystem nach. Fehlt sie dort, legen Sie sie wieder in den Eingangsordner.";

export const report: typeof english = {
  missing: (file, path) => `${quote(file)} sollte als ${quote(path)} im Eingangsordner sein, fehlt aber.`,
  stranger: (path) =>
    `${quote(path)} ist in einem Ordner von Pigeonhole, aber Pigeonhole kennt die Datei nicht. Um sie zu senden, verschieben Sie sie in die oberste Ebene des Eingangsordners.`,
  moreDropped: (dropped, more, accounted) =>
    `${count(dropped, "Datei wurde", "Dateien wurden")} hinzugefügt, ${figure(more)} mehr als gefunden (${figure(accounted)}).`,
  fewerDropped: (dropped, fewer, accounted) =>
    `${count(dropped, "Datei wurde", "Dateien wurden")} hinzugefügt, ${figure(fewer)} weniger als gefunden (${figure(accounted)}).`,

  countIsWrong: "Die Zahlen gehen nicht auf. Bitte sehen Sie sich das zuerst an.",
  nothingArrived: "Keine neuen Dateien. Alles funktioniert.",
  nothingArrivedBut: (trouble) => `Keine neuen Dateien. ${trouble}`,
  stillUnderWay: (howMany) => `Alles in Ordnung. ${count(howMany, "Datei ist", "Dateien sind")} noch unterwegs.`,
  allDone: (dropped) =>
    dropped === 1
      ? "Alles ist auf dem neuesten Stand. Die eine hinzugefügte Datei ist erledigt."
      : `Alles ist auf dem neuesten Stand. Alle ${count(dropped, "Datei", "Dateien")} sind erledigt.`,
  forAuditors: "Für Ihre IT oder eine Prüfung",
  trailEnd: (entries) =>
    `Mit einer Kopie dieses Berichts lässt sich später prüfen, ob das Prüfprotokoll vollständig ist (pigeonhole log --verify --expect). Es hat ${count(entries, "Eintrag", "Einträge")}, und der neueste hat den Hashwert`,

  lineOfAlarm: (when) => `Morgenbericht (${when}): die Zahlen gehen nicht auf`,
  lineOfNone: (when) => `Morgenbericht (${when}): damals wartete nichts auf Sie`,
  lineOfSome: (when, needYou) =>
    `Morgenbericht (${when}): ${count(needYou, "Datei wartete", "Dateien warteten")} damals auf Sie`,

  toApprove: "Zum Senden freigeben",
  approve:
    "Sehen Sie sich die Datei in Pigeonhole an. Geben Sie sie dann zum Senden frei, oder ziehen Sie sie zurück. Dann wird sie nicht gesendet und kommt nach „Failed“.",
  open: "Öffnen Sie Pigeonhole.",
  thenSettle: ({ isAnswered, notFound, missing, canSendAgain, byRow }) => {
    const untilThen =
      "Bitte legen Sie die Datei vorher nicht noch einmal in den Eingangsordner, und erfassen Sie sie nicht selbst.";
    if (isAnswered && notFound === null)
      return `Sehen Sie im Finanzsystem nach den übrigen. Antworten Sie dann in Pigeonhole, Rechnung für Rechnung. ${untilThen}`;
    if (!canSendAgain)
      return `Die Datei wurde verschoben oder gelöscht und kann daher nicht noch einmal gesendet werden. Wählen Sie in Pigeonhole „Gefunden: als gesendet vermerken“${byRow ? ", „Nur ein Teil ist dort“" : ""} oder „Nicht gefunden: abschließen“.`;
    if (isAnswered)
      return `Wählen Sie in Pigeonhole „${missing === 1 ? "Die fehlende noch einmal senden" : `Die ${figure(missing)} fehlenden noch einmal senden`}“. ${untilThen}`;
    return `Wählen Sie dann in Pigeonhole „Gefunden: als gesendet vermerken“ oder „Nicht gefunden: noch einmal senden“. ${byRow ? "Ist von mehreren Rechnungen nur ein Teil dort, wählen Sie „Nur ein Teil ist dort“. " : ""}${untilThen}`;
  },
  notPermitted: (recipe) => `${recipe} Brauchen Sie die Datei nicht, wählen Sie in Pigeonhole „Nicht nötig“.`,
  lookThenAdd:
    "Sehen Sie im Finanzsystem nach. Legen Sie nur, was dort fehlt, in einer eigenen Datei in den Eingangsordner und senden Sie diese trotzdem.",
  correctCopy: (isRest, isUnsaved) =>
    `Öffnen Sie in Pigeonhole die Kopie zum Korrigieren: Sie enthält alle Zeilen der Datei. Korrigieren, speichern und schließen Sie sie. Wählen Sie dann „${isUnsaved ? "Diese Zeilen erneut versuchen" : "Kopie ist korrigiert"}“.${isRest ? " Gesendete Zeilen werden nicht noch einmal gesendet." : ""}`,
  sendEInvoiceAgain:
    "Korrigieren Sie im Finanzsystem, was es bemängelt. Versuchen Sie es dann mit der E-Rechnung erneut.",
  lookThenSendEInvoice:
    "Sehen Sie im Finanzsystem nach. Wenn die E-Rechnung dort fehlt, wählen Sie in Pigeonhole „Trotzdem senden“.",
  addCorrectedRows: "Legen Sie nur die korrigierten Zeilen in einer eigenen Datei in den Eingangsordner.",
  removePassword:
    "Entfernen Sie in Excel das Passwort, wie im Hinweis neben der Datei beschrieben. Legen Sie sie dann wieder in den Eingangsordner.",
  toDo: {
    "rows-have-problems":
      "Korrigieren Sie die Zeilen in der Datei, im Ordner „Needs you“. Sobald Sie sie speichern, wird sie noch einmal gelesen und, wenn alles richtig ist, gesendet.",
    "cannot-tell": "Beantworten Sie die Frage in Pigeonhole.",
    "spreadsheet-or-document": "Wählen Sie in Pigeonhole, ob es importiert oder als Dokument angehängt wird.",
    "sync-conflict":
      "Vergleichen Sie die Datei mit der anderen Fassung. Um sie zu senden, benennen Sie sie um und legen sie wieder in den Eingangsordner.",
    "no-invoices":
      "Prüfen Sie, ob es die richtige Datei ist. Korrigieren Sie sie und legen Sie sie wieder in den Eingangsordner.",
    "already-sent":
      "Vergleichen Sie die Zeilen in Pigeonhole mit dem, was gesendet wurde. Entfernen Sie dann, was davon schon gesendet ist, oder wählen Sie „Trotzdem senden“.",
    "cannot-reverse":
      "Ziehen Sie das Storno in Pigeonhole zurück, oder klären Sie das Stornierte und versuchen Sie es erneut.",
    "no-purchase-invoice-id": "Wählen Sie in Pigeonhole die Eingangsrechnung, zu der das Dokument gehört.",
    refused:
      "Öffnen Sie im Ordner „Failed“ den Hinweis neben der Datei: Er enthält die Antwort des Finanzsystems. Lässt sich das im Finanzsystem beheben, tun Sie das und wählen Sie dann in Pigeonhole „Erneut versuchen“. Wenn nicht, korrigieren Sie die Datei und legen Sie sie wieder in den Eingangsordner.",
    "no-answer": "Legen Sie nur das wieder in den Eingangsordner, was im Finanzsystem fehlt.",
    "empty-file": scanAgain,
    "incomplete-file": scanAgain,
    "too-large":
      "Verkleinern Sie die Datei, zum Beispiel durch Aufteilen, und legen Sie sie wieder in den Eingangsordner.",
    "type-not-permitted":
      "Speichern Sie die Datei in einem erlaubten Format, etwa als PDF oder in Excel. Legen Sie diese dann in den Eingangsordner.",
    "content-differs-from-extension": saveAgain,
    "unreadable-e-invoice": "Bitten Sie den Lieferanten um eine richtige und legen Sie diese in den Eingangsordner.",
    "unreadable-spreadsheet": saveAgain,
    "name-not-permitted": "Benennen Sie die Datei um und legen Sie sie wieder in den Eingangsordner.",
    "parser-stopped": "Legen Sie sie wieder in den Eingangsordner. Schlägt es wieder fehl, teilen Sie sie auf.",
    "leads-outside-inbox": "Das ist nur eine Verknüpfung. Legen Sie die Datei selbst in den Eingangsordner.",
    barred: "Sagen Sie Ihrer IT Bescheid. Wählen Sie dann in Pigeonhole „Erneut versuchen“.",
    "not-sent": tryAgain,
    busy: tryAgain,
    "after-unknown":
      "Sehen Sie im Finanzsystem nach den Dateien, die vielleicht gesendet wurden. Wählen Sie dann in Pigeonhole „Erneut versuchen“.",
    "file-changed": tryAgain,
    "file-unreadable": tryAgain,
    "signed-out": signIn,
    "no-keychain": signIn,
    "no-connection": signIn,
    withdrawn: lookAndPutBack,
    rejected: lookAndPutBack,
    "may-have-gone": lookAndPutBack,
    "connection-changed":
      "Geben Sie den Rest in Pigeonhole frei. Soll er nicht gesendet werden, löschen oder verschieben Sie die Datei.",
  },
};
