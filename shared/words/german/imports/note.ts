/** @file Texts of notes and correction copies, in German. */

import { count, figure, quote } from "../../../wording/grammar.ts";
import type { note as english } from "../../english/imports/note.ts";

const inSheet = (sheet: string | null): string => (sheet === null ? "" : `, im Tabellenblatt ${quote(sheet)}`);

export const note: typeof english = {
  heading: "Pigeonhole: warum diese Datei hier liegt",

  file: "Datei:",
  kind: "Art:",
  connection: "Für:",
  arrived: "Hinzugefügt:",
  since: "Seit:",
  id: "ID:",
  header: "Überschrift:",
  field: "Feld:",
  value: "Wert:",
  problem: "Fehler:",
  fix: "Zu tun:",
  batch: "Stapel:",
  sentAt: "Sendeversuch:",
  named: "Möglicher Name:",
  orNamed: "  oder",
  holding: "Inhalt:",
  net: "Netto:",
  vat: "USt.:",

  whatHappened: "Was geschehen ist",
  whatToDo: "Was zu tun ist",
  oneOfThese: "Was zu tun ist: eine dieser Möglichkeiten",
  checkedAndReady: (contents) => `Geprüft und bereit zum Senden: ${contents}.`,
  waitsForApproval: "Es wurde noch nichts gesendet. Gesendet wird erst, wenn Sie freigeben.",
  openAndApprove: (id) => [
    `- Wählen Sie in Pigeonhole „Zum Senden freigeben“, oder führen Sie aus: pigeonhole approve ${id}`,
    "  Damit wird sie an das Finanzsystem gesendet. Eine Zahlung geben Sie damit nicht frei.",
    `- Oder wählen Sie „Datei zurückziehen“, oder führen Sie aus: pigeonhole reject ${id}`,
    "  Dann wird sie nicht gesendet. Sie wird nicht gelöscht, sondern kommt in den Ordner „Failed“.",
  ],

  whenSent: "Wann sie gesendet worden sein kann",
  anyTimeBefore: (until) => `Zu irgendeinem Zeitpunkt vor: ${until}.`,
  between: (from, until) => `Zwischen ${from} und ${until}.`,
  lookForIt: "- Prüfen Sie, ob sie im Finanzsystem ist.",
  notThere: (id) =>
    `- Ist sie nicht dort: Wählen Sie in Pigeonhole „Zum Senden freigeben“, oder führen Sie aus: pigeonhole approve ${id}`,
  isThere: "- Ist sie dort: Löschen Sie diese Datei, oder verschieben Sie sie. Dann wird sie nicht gesendet.",

  firstTime: "Das erste Mal",
  duplicateRight: "- Wenn das richtig ist: nichts. Die Datei können Sie woandershin verschieben.",
  sendAnyway: (id) => [
    "- Um sie noch einmal zu senden: Wählen Sie in Pigeonhole „Trotzdem senden“, oder führen Sie aus:",
    `  pigeonhole retry ${id} --anyway "GRUND"`,
  ],
  sendRowsAnyway: (id) => [
    "- Um sie alle noch einmal zu senden: Wählen Sie in Pigeonhole „Trotzdem senden“, oder führen Sie aus:",
    `  pigeonhole retry ${id} --anyway "GRUND"`,
  ],
  movingIsNotSending: "Wenn Sie die Datei in den Eingangsordner zurücklegen, wird sie nicht gesendet.",

  invoices: "Die Eingangsrechnungen darin",
  andMore: (howMany) => `… und ${count(howMany, "weitere", "weitere")}`,
  everyRow: (howMany) => `Alle solchen Zeilen (${howMany})`,
  everyProblem: (howMany, sheet) => `Alle Fehler (${howMany})${inSheet(sheet)}`,
  everyDoubt: (howMany, sheet) => `Was ungewöhnlich aussieht (${howMany})${inSheet(sheet)}`,
  rowAndColumn: (row, column) => `Zeile ${row}${column === null ? "" : `, Spalte ${column}`}`,
  emptyValue: "(leer)",

  knownSoFar: "Was bisher bekannt ist",
  lookFor: "Wonach Sie im Finanzsystem suchen können",
  batchOf: (number, of) => `${number} von ${of}`,
  anyMinuteBetween: "… oder jede Minute dazwischen …",
  laterNamesakes: "Auch ein späterer Stapel kann denselben Namen haben. Das Fenster nennt alle.",

  howToCompare: [
    "Suchen Sie die Rechnungen nach Nummer und Lieferant, nicht nach dem Namen des Stapels: Ein anderer",
    "kann gleich heißen. Vergleichen Sie die Anzahl der Rechnungen und beide Summen. Hat das Finanzsystem",
    "eine andere Zeitzone, kann seine Uhrzeit um einige Stunden abweichen, auch die im Namen des Stapels.",
  ],
  settleAnswers: (id, more, byRow) => [
    "Was zu tun ist: Sehen Sie erst nach. Antworten Sie dann in Pigeonhole",
    "- „Gefunden: als gesendet vermerken“",
    `  Es wird nichts noch einmal gesendet.${more ? " Der Rest der Datei wird dann gesendet." : ""}`,
    "- „Nicht gefunden: noch einmal senden“",
    "  Es wird noch einmal gesendet. Falls es doch schon dort ist, ist es danach doppelt erfasst.",
    ...(byRow
      ? ["- „Nur ein Teil ist dort“", "  Sie markieren jede Rechnung. Nur die fehlenden werden noch einmal gesendet."]
      : []),
    "- Wenn Sie es noch nicht wissen: nichts. Es wird nichts gesendet, bis Sie antworten.",
    "Legen Sie die Datei vorher nicht in den Eingangsordner zurück, und erfassen Sie sie nicht selbst.",
    "",
    "Dieselben Antworten als Befehle. Keiner davon bezahlt etwas:",
    `  gefunden:        pigeonhole settle ${id} arrived`,
    `  nicht gefunden:  pigeonhole settle ${id} send-again`,
    ...(byRow ? [`  nur zum Teil:    pigeonhole settle ${id}`] : []),
  ],
  settleOthers: (id, found) => [
    "Was zu tun ist: Sehen Sie nach den übrigen. Antworten Sie dann in Pigeonhole, Rechnung für Rechnung",
    "Solange eine Rechnung offen ist, wird nichts noch einmal gesendet.",
    "Legen Sie die Datei vorher nicht in den Eingangsordner zurück, und erfassen Sie sie nicht selbst.",
    "",
    "Dasselbe als Befehle. Keiner davon bezahlt etwas:",
    `  Zeile für Zeile:        pigeonhole settle ${id}`,
    `  übrige gefunden:        pigeonhole settle ${id} arrived${found ? "" : " rest"}`,
    `  übrige nicht gefunden:  pigeonhole settle ${id} missing rest`,
  ],
  sendMissing: (id, missing) => [
    "Was zu tun ist: Wählen Sie in Pigeonhole",
    missing === 1 ? "- „Die fehlende noch einmal senden“" : `- „Die ${figure(missing)} fehlenden noch einmal senden“`,
    "  Nur was fehlt, wird noch einmal gesendet, als eigener Stapel.",
    "- Oder ändern Sie erst eine Antwort. Vorher wird nichts gesendet.",
    "",
    "Dasselbe als Befehle. Keiner davon bezahlt etwas:",
    `  noch einmal senden:  pigeonhole settle ${id} send-again`,
    `  Zeile für Zeile:     pigeonhole settle ${id}`,
  ],
  stillToBeSent: (invoices, net) =>
    `Danach noch zu senden: ${count(invoices, "Eingangsrechnung", "Eingangsrechnungen")} (netto ${net}).`,

  giveId: (id) => [
    "- Stellen Sie dem Dateinamen die Rechnungs-ID voran, zum Beispiel",
    "  „10023 Scan.pdf“, und legen Sie sie wieder in den Eingangsordner.",
    "- Oder legen Sie sie in einen Unterordner des Eingangsordners mit der Rechnungs-ID als Namen, zum Beispiel „10023“.",
    `- Oder geben Sie die Rechnungs-ID in Pigeonhole ein, oder führen Sie aus: pigeonhole attach ${id} 10023`,
  ],
  sayKind: (id, purchaseInvoiceId) => [
    "- Wenn es eine Tabelle mit Eingangsrechnungen ist: Wählen Sie in Pigeonhole",
    `  „Als Eingangsrechnungen importieren“, oder führen Sie aus: pigeonhole import ${id}`,
    "- Wenn es ein Dokument ist: Geben Sie in Pigeonhole die ID der Eingangsrechnung ein,",
    `  oder führen Sie aus: pigeonhole attach ${id} ${purchaseInvoiceId}`,
  ],
  sayEInvoice: (id, purchaseInvoiceId) => [
    "- Ist die Rechnung noch nicht in Ihrem Finanzsystem: Wählen Sie in Pigeonhole",
    `  „Als Eingangsrechnungen importieren“, oder führen Sie aus: pigeonhole import ${id}`,
    "- Ist sie schon dort: Geben Sie in Pigeonhole ihre Rechnungs-ID ein, um die Datei anzuhängen,",
    `  oder führen Sie aus: pigeonhole attach ${id} ${purchaseInvoiceId}`,
    "- Um alle solchen Dateien ohne diese Frage zu importieren, ändern Sie in den Einstellungen",
    "  des Eingangsordners „E-Rechnungen in PDF-Dateien“. Tun Sie das nur, wenn diese Rechnungen",
    "  nicht von Hand erfasst werden.",
  ],
  decideAboutOther: "- Entscheiden Sie zuerst über die andere Datei. Dann wird diese noch einmal geprüft.",
  takeRowsOut: [
    "- Entfernen Sie in dieser Datei, in diesem Ordner, die Zeilen, die schon gesendet sind, und speichern Sie sie.",
    "  Sie wird dann sofort noch einmal gelesen und, wenn alles richtig ist, gesendet.",
  ],
  markFound: (id) => [
    "- Wenn Sie diese Zeilen im Finanzsystem finden: Markieren Sie sie in Pigeonhole als gefunden, oder führen Sie aus:",
    `  pigeonhole settle ${id} arrived ZEILE...`,
    "  Dann werden sie nicht noch einmal gesendet, die anderen schon.",
  ],
  tryAgain: (id) => `- Wählen Sie in Pigeonhole „Erneut versuchen“, oder führen Sie aus: pigeonhole retry ${id}`,
  orTrySameFile: (id) =>
    `- Oder versuchen Sie es mit derselben Datei: Wählen Sie „Erneut versuchen“, oder führen Sie aus: pigeonhole retry ${id}`,
  correctInCopy: (copy, isRest, isUnsaved) => [
    `- Öffnen Sie ${quote(copy)} in diesem Ordner. Sie enthält`,
    "  alle Zeilen der Datei, mit dem Grund neben jeder falschen.",
    ...(isRest ? ["  Gesendete Zeilen werden nicht noch einmal gesendet."] : []),
    "  Korrigieren, speichern und schließen Sie sie. Wählen Sie dann in Pigeonhole",
    `  „${isUnsaved ? "Diese Zeilen erneut versuchen" : "Kopie ist korrigiert"}“, oder legen Sie die Kopie selbst in den Eingangsordner.`,
    "  Sie wird dann noch einmal gelesen. Ist alles richtig, wird sie gesendet oder wartet auf Ihre Freigabe.",
  ],
  answerThere: (id) => `- Antworten Sie in Pigeonhole, oder führen Sie aus: pigeonhole answer ${id}`,
  ifNothingIsDone: (isRest) => `Wenn Sie nichts tun, wird ${isRest ? "nichts weiter" : "nichts"} davon gesendet.`,
  deleteBoth: "- Danach können Sie diese Datei und diesen Hinweis löschen.",
  closeOther: (id) =>
    `- Sobald das getan ist: Wählen Sie in Pigeonhole „Nicht nötig“, oder führen Sie aus: pigeonhole reject ${id}`,
  correctWhole:
    "- Korrigieren Sie die Datei und legen Sie sie wieder in den Eingangsordner. Diesen Hinweis können Sie löschen.",
  renameDocument:
    "- Benennen Sie die Datei um oder korrigieren Sie sie, und legen Sie sie wieder in den Eingangsordner. Diesen Hinweis können Sie löschen.",
  correctHere: [
    "- Korrigieren Sie die Datei in diesem Ordner. Sobald Sie sie speichern, wird sie noch einmal gelesen",
    "  und, wenn alles richtig ist, gesendet.",
  ],
  orCorrectHere: [
    "- Oder korrigieren Sie die Datei selbst in diesem Ordner. Sobald Sie sie speichern, wird sie noch einmal gelesen",
    "  und, wenn alles richtig ist, gesendet.",
  ],
  waitFirst: "- Warten Sie, bis das Finanzsystem den Stapel verarbeitet hat.",
  lookThenAdd:
    "- Sehen Sie im Finanzsystem nach. Legen Sie nur, was dort fehlt, in einer eigenen Datei in den Eingangsordner. Danach werden Sie noch einmal gefragt. Senden Sie sie dann trotzdem: Ihr eigener Hinweis sagt, wie.",
  askSupplier:
    "- Ist die E-Rechnung falsch: Bitten Sie den Lieferanten um eine richtige, und legen Sie diese in den Eingangsordner. Danach können Sie diese Datei und diesen Hinweis löschen.",
  orNotNeeded: (id) => [
    `- Wird sie nicht gebraucht: Wählen Sie in Pigeonhole „Datei zurückziehen“, oder führen Sie aus: pigeonhole reject ${id}`,
    "  Dann wird sie nicht gesendet. Sie wird nicht gelöscht, sondern kommt in den Ordner „Failed“.",
  ],
  addInside: (id) =>
    `- Wählen Sie in Pigeonhole, welche hinzugefügt werden, oder fügen Sie alle hinzu: pigeonhole inside ${id} all`,
  correctRemembered:
    "- Ist eine gemerkte Antwort falsch, etwa die Nummer eines USt.-Satzes: Öffnen Sie in Pigeonhole „Eingangsordner“. Wählen Sie dort unter den bekannten Tabellenformaten bei „E-invoices“ „Vergessen“. Bei den nächsten fragt Pigeonhole dann wieder. Oder korrigieren Sie sie in der Datei „E-invoices.json“ dieses Eingangsordners, im Ordner „templates“ des Datenordners.",
  mendThere:
    "- Korrigieren Sie im Finanzsystem, was es bemängelt, etwa einen fehlenden Lieferanten. Die E-Rechnung wird unverändert gesendet.",
  putRest: "- Legen Sie nur, was nicht gesendet wurde, in einer eigenen Datei in den Eingangsordner.",
  orPutRest: "- Oder legen Sie nur, was nicht gesendet wurde, in einer eigenen Datei in den Eingangsordner.",

  tryingToWrite: "Pigeonhole prüft, ob es hier speichern kann. Diese Datei können Sie löschen.",

  changedSince: "Seitdem geändert",
  deleteWhenSeen: "Löschen Sie diesen Hinweis, sobald es erledigt ist: Bis dahin erinnert Pigeonhole Sie daran.",

  testSystem: (connection) => `${connection} (ein Testsystem)`,

  copySheet: "Zu korrigieren",
  copyHeaders: {
    status: "Status (Pigeonhole)",
    reason: "Grund (Pigeonhole)",
    fix: "Was zu tun ist (Pigeonhole)",
    invoiceId: "Rechnungs-ID (Pigeonhole)",
  },
  copyStatus: {
    sent: "Gesendet",
    sentBefore: "Schon gesendet",
    unclear: "Vielleicht gespeichert",
    notSaved: "Nicht gespeichert",
    notSent: "Zu korrigieren",
    ready: "In Ordnung, noch nicht gesendet",
  },
  inBatch: (names) =>
    names.length <= 2
      ? `Stapel ${names.map(quote).join(" oder ")}`
      : `Stapel ${quote(names[0] ?? "")} bis ${quote(names.at(-1) ?? "")}, oder jede Minute dazwischen`,
  inFile: (file, row) => `In ${quote(file)}, Zeile ${row}`,
};
