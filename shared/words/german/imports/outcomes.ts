/** @file Texts about failed calls, and about rows that were sent before, in German. */

import { count, figure, quote } from "../../../wording/grammar.ts";
import type { outcomes as english, First, WasSent } from "../../english/imports/outcomes.ts";

const inMainClause: Readonly<Record<WasSent, (where: string) => string>> = {
  sent: (where) => `wurde mit ${where}, gesendet`,
  perhaps: (where) => `wurde vielleicht mit ${where}, gesendet`,
  "perhaps-saved": (where) => `wurde mit ${where}, gesendet und vielleicht nicht gespeichert`,
  soon: (where) => `soll gleich mit ${where}, gesendet werden`,
  "decide-first": (where) => `wartet in ${where}`,
};
const inRelativeClause: Readonly<Record<WasSent, (where: string) => string>> = {
  sent: (where) => `mit ${where}, gesendet wurde`,
  perhaps: (where) => `vielleicht mit ${where}, gesendet wurde`,
  "perhaps-saved": (where) => `mit ${where}, gesendet und vielleicht nicht gespeichert wurde`,
  soon: (where) => `mit ${where}, gesendet werden soll`,
  "decide-first": (where) => `in ${where}, wartet`,
};
const placeOf = ({ file, inbox, row }: First): string =>
  `${quote(file)}${inbox === "" ? "" : ` im Eingangsordner ${quote(inbox)}`}, Zeile ${row}`;

const sameRow = (first: First, what = "dieselbe Zeile"): string => `${what} ${inMainClause[first.was](placeOf(first))}`;
const inFile = (first: First): string => inRelativeClause[first.was](placeOf(first));
const compare = ({ both }: First): string => (both === null ? "" : `; hier: ${both.here}; dort: ${both.there}`);

const mayHaveArrived = (evidence: string, aside: string): string =>
  `${evidence}${aside}. Was gesendet wurde, ist vielleicht schon im Finanzsystem. Sehen Sie dort nach und geben Sie an, ob Sie es gefunden haben. Noch einmal gesendet wird nur, wenn Sie das wählen.`;

export const outcomes: typeof english = {
  unreachable: (aside) =>
    `Das Finanzsystem ist nicht erreichbar, daher wurde nichts gesendet${aside}. Sie können es gefahrlos erneut versuchen.`,
  cutOff: (aside) =>
    `Die Verbindung ist abgebrochen, bevor alles gesendet war; daher hat nichts das Finanzsystem erreicht${aside}. Sie können es gefahrlos erneut versuchen.`,
  busy: (wait) =>
    `Das Finanzsystem war überlastet${wait === null ? "" : ` (erbetene Wartezeit: ${wait})`}. Es wurde nichts angenommen; Sie können es gefahrlos erneut versuchen.`,
  afterUnknown:
    "Es wurde noch nichts gesendet. Das Finanzsystem hat zuletzt nicht klar geantwortet; Pigeonhole wartet daher, bevor es die nächste Datei sendet.",
  signedOut: (connection, aside) =>
    `Es wurde nichts gesendet, weil Sie bei ${quote(connection)} nicht angemeldet sind${aside}. Melden Sie sich an, um fortzufahren.`,
  accountInDoubt: (connection, why) =>
    `Über ${quote(connection)} wurde nichts gesendet: ${why}. Bestätigen Sie das Konto, oder melden Sie sich ab und mit dem richtigen an.`,
  noKeychain: (aside) =>
    `Der Schlüsselbund dieses Computers ist nicht verfügbar, und Pigeonhole speichert Anmeldungen nirgendwo sonst${aside}. Entsperren Sie ihn oder richten Sie ihn ein, und melden Sie sich dann erneut an.`,
  noConnection: (connection) =>
    `Dieser Eingangsordner gehört zur Verbindung ${quote(connection)}, die nicht in den Einstellungen steht. Korrigieren Sie die Einstellungen und versuchen Sie es erneut.`,
  fileChanged:
    "Die Datei hat sich geändert, während Pigeonhole sie las oder sendete. Pigeonhole hat abgebrochen; nichts hat das Finanzsystem erreicht. Versuchen Sie es erneut, sobald sich die Datei nicht mehr ändert.",
  fileUnreadable: (aside) =>
    `Die Datei kann nicht geöffnet werden${aside}. Schließen Sie sie in anderen Programmen und prüfen Sie Ihre Leserechte. Versuchen Sie es dann erneut.`,

  refusalMeans: {
    notSignedIn: "Es erkennt Ihre Anmeldung nicht an",
    notAllowed: "Ihr Konto darf das dort nicht",
    notFound: "Es findet nicht, wozu dies gehört",
    tooLarge: "Es ist ihm zu groß",
  },
  refused: (meaning) =>
    `Das Finanzsystem hat dies abgelehnt, dürfte also nichts davon erfasst haben${meaning === null ? "" : `: ${meaning}`}. Einen Grund hat es nicht genannt.`,
  refusedSaying: (meaning, said, end) =>
    `Das Finanzsystem hat dies abgelehnt, dürfte also nichts davon erfasst haben${meaning === null ? "" : `: ${meaning}`}. Seine Antwort: ${quote(said)}${end}`,
  noSuchInvoice: (purchaseInvoiceId, said, end) =>
    `Das Finanzsystem hat dies abgelehnt: Dort gibt es keine Eingangsrechnung mit der ID ${purchaseInvoiceId}. Angehängt wurde nichts. ${said === "" ? "" : `Seine Antwort: ${quote(said)}${end} `}Die ID stammt aus dem Dateinamen, dem Ordner, einer Liste oder einer Eingabe. Hängen Sie die Datei in Pigeonhole an die richtige Rechnung an. Oder benennen Sie sie um und legen Sie sie wieder in den Eingangsordner. Gibt es die Rechnung dort, lassen Sie Ihre IT die Adresse des Finanzsystems prüfen.`,
  adviceOnRefusal: {
    signIn: "Melden Sie sich noch einmal an und versuchen Sie es dann erneut.",
    askForPermission: "Bitten Sie Ihre IT, Ihrem Konto diese Berechtigung zu geben, und versuchen Sie es dann erneut.",
    checkInvoice:
      "Prüfen Sie bei einem Dokument, ob es die Eingangsrechnung noch gibt. Wenn ja, prüfen Sie die Adresse des Finanzsystems unter „Eingangsordner“. Versuchen Sie es dann erneut.",
    lookFirst:
      "Prüfen Sie zuerst im Finanzsystem, ob es schon vorhanden ist. Wenn nicht, beheben Sie, was es meldet, und versuchen Sie es erneut.",
    correct:
      "Lässt sich das im Finanzsystem beheben, tun Sie das und versuchen Sie es dann erneut. Wenn nicht, korrigieren Sie die Datei und legen Sie sie wieder in den Eingangsordner.",
  },

  noAnswer: {
    silence: (aside) => mayHaveArrived("Alles wurde gesendet, aber es kam keine Antwort", aside),
    "cut-off-answer": (aside) => mayHaveArrived("Alles wurde gesendet, aber die Antwort ist unvollständig", aside),
    "unreadable-answer": (aside) => mayHaveArrived("Alles wurde gesendet, aber die Antwort war nicht lesbar", aside),
    "contradictory-answer": (aside) =>
      mayHaveArrived("Alles wurde gesendet. Die Antwort lehnt ab, meldet aber auch, dass etwas erfasst wurde", aside),
    died: (aside) => mayHaveArrived("Das Senden wurde unterbrochen, bevor eine Antwort vermerkt war", aside),
    "answer-differs": (aside) =>
      mayHaveArrived("Alles wurde gesendet, aber die Antwort passt nicht zum Gesendeten", aside),
  },
  answeredUnavailable: (aside) =>
    mayHaveArrived("Alles wurde gesendet, aber das Finanzsystem meldete eine Störung oder war nicht verfügbar", aside),
  answeredElsewhere: (aside) =>
    mayHaveArrived(
      "Alles wurde gesendet, aber das Finanzsystem verwies auf eine andere Adresse. Die unter Eingangsordner ist vielleicht falsch",
      aside,
    ),
  answeredTooSlow: (aside) =>
    mayHaveArrived("Alles wurde gesendet, aber die Antwort meldete, dass das Finanzsystem zu lange brauchte", aside),
  mayHaveGone:
    "Diese Datei war schon hier, als das Journal wiederhergestellt oder der Ordner übernommen wurde; sie kann also schon gesendet sein. Sehen Sie im Finanzsystem nach. Fehlt sie dort, geben Sie sie frei. Ist sie dort, löschen oder verschieben Sie die Datei: Dann wird sie nicht gesendet.",
  connectionChanged: (from, to) =>
    `Diese Datei wurde zum Teil an „${from}“ gesendet, oder vielleicht. Ihr Eingangsordner sendet jetzt an „${to}“. Um den Rest an „${from}“ zu senden, geben Sie sie frei. Soll er nicht gesendet werden, löschen oder verschieben Sie die Datei.`,
  rejected: "Die Datei wurde zurückgezogen, daher wurde nichts gesendet.",
  filesTaken: (files) =>
    `${files === 1 ? "Die Datei darin wurde" : `Die ${figure(files)} Dateien darin wurden`} in den Eingangsordner gelegt. Diese bleibt, wie sie ist, und nichts davon wird gesendet.`,
  rejectedFor: (reason) => `Die Datei wurde zurückgezogen, daher wurde nichts gesendet. Grund: ${reason}.`,
  restRejected: "Die Datei wurde zurückgezogen, also wurde der Rest davon nicht gesendet.",
  restRejectedFor: (reason) =>
    `Die Datei wurde zurückgezogen, also wurde der Rest davon nicht gesendet. Grund: ${reason}.`,
  rejectedAfterTry:
    "Die Datei wurde zurückgezogen und wird nicht noch einmal gesendet. Ein früherer Versuch kann gesendet worden sein.",
  rejectedAfterTryFor: (reason) =>
    `Die Datei wurde zurückgezogen und wird nicht noch einmal gesendet. Ein früherer Versuch kann gesendet worden sein. Grund: ${reason}.`,
  notSentAgain:
    "Dies wurde nicht noch einmal gesendet, denn vorher wurde die Datei geändert oder entfernt. Ein früherer Versuch kann gesendet worden sein.",
  addWhatLacks:
    "Legen Sie, was im Finanzsystem fehlt, in einer neuen Datei in den Eingangsordner und senden Sie diese trotzdem. Ziehen Sie dann diese hier zurück.",
  sentSince: (file, id, left) =>
    left === 0
      ? `Alle Zeilen wurden seitdem gesendet, zuletzt in ${quote(file)} (Datei ${id}). Prüfen Sie, dass keine davon doppelt im Finanzsystem ist. Ziehen Sie dann diese hier zurück.`
      : `Einige Zeilen wurden seitdem gesendet, zuletzt in ${quote(file)} (Datei ${id}), ${count(left, "Zeile", "Zeilen")} nicht. Legen Sie davon, was im Finanzsystem fehlt, in einer neuen Datei in den Eingangsordner. Senden Sie diese trotzdem. Ziehen Sie dann diese hier zurück.`,
  withdrawn: {
    renamed:
      "Die Datei wurde vor dem Senden umbenannt, daher wurde unter diesem Namen nichts gesendet. Unter dem neuen Namen geht es weiter.",
    replaced:
      "Die Datei wurde vor dem Senden geändert oder ersetzt. Von dieser Fassung wurde nichts gesendet. Die jetzige Datei hat einen eigenen Eintrag.",
    changed:
      "Die Datei hat sich während des Sendens geändert; nichts hat das Finanzsystem erreicht. Die geänderte Datei gilt als neue.",
    takenAway:
      "Die Datei wurde vor dem Senden entfernt oder verschoben. Von hier wurde nichts gesendet. Ist sie jetzt in einem anderen Eingangsordner, sendet dieser sie.",
    putBack:
      "Sie wollten diese Zeilen erneut versuchen; Pigeonhole hat die Datei daher wieder in den Eingangsordner gelegt. Dort geht es mit einer neuen Datei weiter.",
    inboxGone:
      "Ihr Eingangsordner wurde vor dem Senden aus den Einstellungen entfernt, und eine andere Datei hat denselben Inhalt. Von dieser hier wurde nichts gesendet.",
    restNotSent:
      "Die Datei wurde geändert oder entfernt, nachdem ein Teil gesendet war. Der Rest wurde nicht gesendet. Um ihn zu senden, legen Sie die Datei wieder in den Eingangsordner. Schon Gesendetes wird nicht wiederholt.",
  },

  alreadySent: (rows) =>
    `${count(rows, "Zeile ähnelt", "Zeilen ähneln")} einer, die schon mit einer anderen Datei gesendet wurde.`,
  alreadyKnown: (rows) =>
    `${count(rows, "Zeile ähnelt", "Zeilen ähneln")} einer Rechnung, die schon gesendet wurde oder in einer Rechnungsliste steht.`,
  perhapsSaved: (rows) =>
    `${count(rows, "Zeile ähnelt", "Zeilen ähneln")} einer, die mit einer anderen Datei gesendet wurde. Unklar ist, ob sie gespeichert wurde. Pigeonhole sendet nichts zweimal.`,
  perhapsSent: (rows) =>
    `${count(rows, "Zeile ähnelt", "Zeilen ähneln")} einer, die mit einer anderen Datei gesendet wurde, vielleicht jedenfalls. Pigeonhole sendet nichts zweimal.`,
  alsoInOpenFile: (rows) =>
    `${count(rows, "Zeile ist", "Zeilen sind")} vielleicht auch in einer anderen Datei, die auf Sie wartet. Pigeonhole sendet nichts zweimal.`,
  sentOrInOpenFile: (rows) =>
    `${count(rows, "Zeile ähnelt", "Zeilen ähneln")} einer aus einer anderen Datei, die schon gesendet ist oder auf Sie wartet.`,
  documentInOpenFile: (other) =>
    `Dasselbe Dokument ist auch ${other}; diese Datei wartet auf Sie. Pigeonhole sendet nichts zweimal.`,
  documentInEarlierTry: (other) =>
    `Dasselbe Dokument ist auch ${other}. Jene Datei wurde nicht noch einmal gesendet, ein früherer Versuch aber vielleicht. Sehen Sie im Finanzsystem nach. Fehlt das Dokument dort, senden Sie es trotzdem und nennen Sie einen Grund.`,
  decideAboutOther:
    "Entscheiden Sie zuerst über jene Datei; dann wird diese noch einmal geprüft. Oder senden Sie diese trotzdem und nennen Sie einen Grund.",
  orRemoveRows: "Oder entfernen Sie diese Zeilen aus der Datei, und speichern Sie sie.",
  lookAndDecide:
    "Sehen Sie im Finanzsystem nach. Gehören sie noch einmal dorthin, senden Sie sie trotzdem und nennen Sie einen Grund. Andernfalls entfernen Sie diese Zeilen aus der Datei und speichern sie, oder ziehen Sie die Datei zurück.",
  lookBeforeAgain:
    "Sehen Sie im Finanzsystem nach. Finden Sie sie dort, markieren Sie sie als gefunden: Dann werden nur die anderen noch einmal gesendet. Andernfalls senden Sie sie trotzdem und nennen Sie einen Grund. Oder ziehen Sie die Datei zurück: Dann wird nichts mehr davon gesendet.",
  orMarkFound:
    "Finden Sie diese Zeilen im Finanzsystem, markieren Sie sie als gefunden. Dann werden nur die anderen noch einmal gesendet.",
  missingRows: (rows) =>
    `${count(rows, "Zeile wurde", "Zeilen wurden")} schon gesendet, aber eine Rechnungsliste, die ${rows === 1 ? "ihre Rechnung" : "ihre Rechnungen"} enthalten müsste, enthält sie nicht.`,
  missingFrom: (list) => `, aber ihre Rechnung fehlt in der Rechnungsliste ${list}`,
  lookForMissing:
    "Sehen Sie im Finanzsystem nach. Fehlt sie auch dort, senden Sie sie trotzdem und nennen Sie einen Grund. Ist sie dort, entfernen Sie die Zeile oder ziehen Sie die Datei zurück.",
  nameCompanies:
    "Gehören die Verbindungen zu zwei Mandanten, tragen Sie bei jeder unter „Mandant“ den Namen ein. Versuchen Sie es dann erneut.",
  sentRow: (row, invoiceNumber, resemblance) =>
    `Zeile ${row}${invoiceNumber === null ? "" : `, Rechnung ${invoiceNumber}`}: ${resemblance}`,
  resemblance: {
    same: sameRow,
    "other-row": (first) =>
      `${sameRow(first, "die Rechnung dieses Lieferanten mit derselben Nummer")}, aber die Zeile weicht ab${first.both === null || first.both.here === first.both.there ? ", vielleicht nur in der Schreibweise" : compare(first)}`,
    "no-number": (first) => `${sameRow(first)}, aber ohne Rechnungsnummer kann es ein anderer Einkauf sein`,
    "read-otherwise": (first) => `${sameRow(first)}, dort mit anderem Lieferanten oder anderer Rechnungsnummer gelesen`,
    "spelled-otherwise": (first) =>
      first.isSamePurchase
        ? `${sameRow(first, "eine Rechnung mit demselben Lieferanten, Datum und Betrag, aber einer anderen Nummer,")}${compare(first)}`
        : `dies sieht wie eine Rechnung aus, die ${inFile(first)}, nur anders geschrieben${compare(first)}`,
    "supplier-otherwise": (first) =>
      `es gibt eine Rechnung mit dieser Nummer, die ${inFile(first)}, und der Lieferant kann derselbe sein${compare(first)}`,
    "number-missing": (first) =>
      `es gibt eine Rechnung mit diesem Datum und Betrag, die ${inFile(first)}, und eine Nummer, um beide zu unterscheiden, fehlt${compare(first)}`,
    "perhaps-same-office": (first) =>
      `${sameRow(first, "diese oder eine ähnliche Zeile")}, über die Verbindung ${quote(first.connection)}, die zum selben Mandanten gehören kann`,
    "in-invoice-list": (first) =>
      `${first.hasSameNumber ? "eine Rechnung mit dieser Nummer" : "eine Rechnung, die diese sein kann,"} steht in der Rechnungsliste ${quote(first.file)}, Zeile ${first.row}, mit der Rechnungs-ID ${first.purchaseInvoiceId}${compare(first)}`,
    "more-often": (first) => `${sameRow(first)}, kommt hier aber öfter vor`,
  },
  notSentYet: (importId) => ` (ID ${importId}, noch nicht gesendet, als dies gefunden wurde)`,
  perhapsSentAs: (importId, sentAt, batch) => ` (ID ${importId}, vielleicht gesendet am ${sentAt}, Stapel ${batch})`,
  sentAs: (importId, sentAt, batch) => ` (ID ${importId}, gesendet am ${sentAt}, Stapel ${batch})`,

  original: (file, importId) => `${quote(file)} (ID ${importId})`,
  elderNotSent: (original, state) => `${original} hat ganz oder teilweise denselben Inhalt. Status der Datei: ${state}`,
  elderDocument: (original, sentAt, purchaseInvoiceId) =>
    `${original} wurde am ${sentAt} zur Eingangsrechnung ${purchaseInvoiceId ?? "(nicht bekannt)"} gesendet.`,
  elderBatches: (original, sentAt, howMany, batches) =>
    `${original} wurde am ${sentAt} gesendet, als ${howMany === 1 ? "Stapel" : "die Stapel"} ${batches}.`,
  batchesNotSent: (unsent, batches) =>
    `${unsent} ihrer ${batches} Stapel ${unsent === 1 ? "wurde" : "wurden"} nicht gesendet.`,
  nobodySawIt: "Unklar ist, ob sie im Finanzsystem ist.",
};
