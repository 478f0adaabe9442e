/** @file The command line's texts in German, except its usage. */

import { count, figure, list, quote } from "../../../wording/grammar.ts";
import type { cli as english } from "../../english/terminal/cli.ts";

/** The known ids, for a message about an unknown one. */
const known = (ids: readonly string[], none: string): string => (ids.length === 0 ? none : ids.join(", "));

const details = (howMany: number): string => count(howMany, "Wert", "Werte");

export const cli: typeof english = {
  noCommand: (command) => `Den Befehl ${command} gibt es nicht.`,
  noOption: (option) => `Die Option ${option} gibt es nicht.`,
  optionWantsValue: (option) => `${option} braucht einen Wert.`,
  optionTakesNoValue: (option) => `${option} nimmt keinen Wert.`,
  takesFiles: (command) => `${command} braucht eine oder mehrere Dateien.`,
  takesId: {
    answer: "answer braucht die ID einer Datei, wie status sie zeigt. Mit der ID allein werden die Fragen gezeigt.",
    inside: "inside braucht die ID einer Datei, wie status sie zeigt. Mit der ID allein wird der Inhalt gezeigt.",
    settle: "settle braucht die ID einer Datei, wie status sie zeigt. Mit der ID allein werden die Zeilen gezeigt.",
  },
  takesNothing: (command, given) => `Nach ${command} darf nichts stehen, auch nicht ${quote(given)}.`,
  takesExactly: (command, words, given) => `${command} braucht ${details(words)}; es waren ${figure(given)}.`,
  takesBetween: (command, least, most, given) =>
    `${command} braucht ${figure(least)} bis ${details(most)}; es waren ${figure(given)}.`,
  takesUpTo: (command, words, given) => `${command} nimmt höchstens ${details(words)}; es waren ${figure(given)}.`,
  notUnderstood: (command, operands) => `${command} versteht ${operands} nicht.`,
  onlyBehind: (options, command) =>
    `${list(options, "and")} ${options.length === 1 ? "gilt" : "gelten"} nur für den Befehl ${command}.`,
  sinceWantsDay: (given) => `--since braucht einen Tag wie 2026-11-21, nicht ${given}.`,
  noImportId: (given) => `${given} ist nicht die ID einer Datei.`,
  expectWantsHash: "--expect braucht einen Hashwert, wie log --verify ihn zeigt: 64 Ziffern und Buchstaben.",
  verifyLooksThroughAll: "log --verify prüft das ganze Prüfprotokoll. Lassen Sie --since, --import und --invoices weg.",
  moreInHelp: "Alle Befehle und Optionen: pigeonhole --help\n",
  invoiceStandsAlone: "--invoice nimmt eine Rechnungsnummer und keine andere Option als --json.",
  noSuchInvoice: (number) => `Pigeonhole hat keine Rechnung ${number} gesendet.`,
  pauseTakes: (given) => `pause nimmt hour, tomorrow oder keinen Wert, nicht ${given}.`,

  settings: (problem) => `Einstellungen: ${problem}.`,
  unknownSetting: (key) => `Einstellungen: ${key} ist keine Einstellung und wurde nicht beachtet.`,
  noInboxYet: (path) => `Einstellungen: Sie haben noch keinen Eingangsordner; siehe ${path}.`,
  noDataFolder: (folder) => `Den Datenordner ${folder} gibt es nicht.`,
  noInbox: (id, ids) => `Den Eingangsordner ${id} gibt es nicht. Bekannt sind: ${known(ids, "keine")}.`,
  noConnection: (id, ids) => `Die Verbindung ${id} gibt es nicht. Bekannt sind: ${known(ids, "keine")}.`,
  whichConnection: (ids) => `Wählen Sie eine Verbindung: ${known(ids, "keine")}.`,
  isPaused:
    "Pigeonhole ist pausiert und bleibt es. Sie haben das Senden ausdrücklich verlangt, daher wird trotzdem gesendet.",
  notLookedUp: "Rechnungslisten und Dokumentlisten wurden nicht verwendet.",
  checkStopped: (files) =>
    files === 1
      ? "Abgebrochen. Die letzte Datei wurde nicht geprüft."
      : `Abgebrochen. Die letzten ${files} Dateien wurden nicht geprüft.`,
  alreadyRunning:
    "Pigeonhole benutzt diesen Datenordner schon und prüft die Eingangsordner selbst. Um sofort zu prüfen, nutzen Sie das Fenster.",
  secretUnreadable: (file, code) => `Das Client-Geheimnis in ${file} kann nicht gelesen werden: ${code}.`,

  attachUnlisted: (id, purchaseInvoiceId) => `Dazu: pigeonhole attach ${id} ${purchaseInvoiceId} --unlisted`,
  forExample: (command) => `Zum Beispiel: ${command}`,
  attachTakesOne: "attach erwartet die ID einer Datei und dazu eine Rechnungs-ID oder --find TEXT.",
  insideChosen: "Diese Dateien legt das laufende Pigeonhole in den Eingangsordner, oder das nächste run oder sync.",
  noInvoiceFits: (text) => `Keine Rechnung Ihrer Rechnungslisten passt zu ${quote(text)}.`,
  severalFit: (text) =>
    `Mehrere Rechnungen passen zu ${quote(text)}. Nichts wurde angehängt. Geben Sie ein weiteres Wort oder die Rechnungs-ID an:`,
  noImport: (id) => `Es gibt keine Datei mit der ID ${id}.`,
  nothingAsked: (id) => `Zu Datei ${id} gibt es keine offenen Fragen.`,
  answersNothing: (given) => `${quote(given)} beantwortet keine der Fragen.`,
  notListed: (text, found) =>
    `${quote(text)} steht nicht in Ihrer Liste.${found.length === 0 ? "" : ` Sie enthält ${list(found.map(quote), "and")}.`} Geben Sie seinen Namen, seine ID oder seinen Code aus der Liste an.`,
  sayImportOrAttach: (id) => `Führen Sie aus: pigeonhole import ${id} oder pigeonhole attach ${id} RECHNUNGS_ID.`,
  thenOpenAgain: (id, row) => `Fehlt sie dort: pigeonhole settle ${id} missing ${row}`,
  thenSettleRow: (id, row) => `Sobald Sie sie geprüft haben: pigeonhole settle ${id} checked ${row}`,
  rowNotAsked: (id, row) => `Keine Rechnungsliste wirft eine Frage zu Zeile ${row} der Datei ${id} auf.`,
  rowSettled: (id, row, file) => `Datei ${id}, ${file}: Zeile ${row} ist geprüft.`,
  thenSettle: (id, { isAnswered, found, notFound, missing, canSendAgain, byRow }, rest) => [
    "Geben Sie dann eine dieser Antworten. Keine davon bezahlt etwas:",
    ...(found && !isAnswered ? [`Gefunden, also nichts noch einmal senden: pigeonhole settle ${id} arrived`] : []),
    ...(found && isAnswered
      ? [`Auch die übrigen gefunden, also nichts noch einmal senden: pigeonhole settle ${id} arrived`]
      : []),
    ...(notFound === null
      ? [
          ...(found ? [] : [`Die übrigen gefunden: pigeonhole settle ${id} arrived ${rest.arrived}`]),
          `Die übrigen nicht gefunden: pigeonhole settle ${id} missing ${rest.missing}`,
        ]
      : []),
    ...(notFound === "all" && canSendAgain
      ? [`Nicht dort, also noch einmal senden: pigeonhole settle ${id} send-again`]
      : []),
    ...(notFound === "missing" && canSendAgain
      ? [
          `Um ${count(missing, "fehlende Rechnung", "fehlende Rechnungen")} noch einmal zu senden: pigeonhole settle ${id} send-again`,
        ]
      : []),
    ...(notFound === null || canSendAgain
      ? []
      : [`Nicht dort: die Datei abschließen, ohne noch einmal zu senden: pigeonhole reject ${id}`]),
    ...(byRow && !isAnswered ? [`Nur zum Teil dort: die Zeilen ansehen mit pigeonhole settle ${id}`] : []),
    ...(byRow && isAnswered ? [`Einzelne Zeilen ansehen und beantworten: pigeonhole settle ${id}`] : []),
  ],
  decided: {
    running: (id, file) => `Gespeichert für Datei ${id} (${file}). Pigeonhole macht von selbst weiter.`,
    "not-running": (id, file) =>
      `Gespeichert für Datei ${id} (${file}). Weiter geht es beim nächsten „pigeonhole sync“ oder beim Start von Pigeonhole.`,
  },
  notRemembered: (answers) => `Nicht gemerkt, denn es gilt nur für diese Datei: ${list(answers, "and")}`,
  decidedElsewhere: (id, file, why) =>
    `Gespeichert für Datei ${id} (${file}), aber auf diesem Computer folgt daraus nichts. ${why}`,
  decidedWhilePaused: (id, file) =>
    `Gespeichert für Datei ${id} (${file}). Pigeonhole ist pausiert und macht weiter, sobald es fortgesetzt wird: pigeonhole resume`,
  howToResume: "Was schon gesendet wird, wird noch fertig gesendet. Zum Fortsetzen: pigeonhole resume",
  howToResumeSooner: "Was schon gesendet wird, wird noch fertig gesendet. Um früher fortzusetzen: pigeonhole resume",
  resumed: {
    running: "Fortgesetzt. Pigeonhole macht jetzt weiter.",
    "not-running": "Fortgesetzt. Weiter geht es beim nächsten „pigeonhole sync“ oder beim Start von Pigeonhole.",
  },
  notPaused: "Pigeonhole war nicht pausiert.",

  openAddress: "Öffnen Sie diese Adresse in einem Browser und melden Sie sich an:",
  signedIn: (connection) => `Angemeldet bei ${connection}.`,
  signedInAs: (connection, who) => `Angemeldet bei ${connection} als ${who}.`,
  howToConfirm: (id) => `Zum Bestätigen: pigeonhole confirm-account ${id}`,
  accountConfirmed: (connection) => `Bestätigt: Dateien von ${connection} werden mit diesem Konto gesendet.`,
  nothingToConfirm: (connection) => `Beim Konto von ${connection} gibt es nichts zu bestätigen.`,
  signedOut: (connection) => `Abgemeldet von ${connection}.`,
  askSecret: (connection) => `Das Client-Geheimnis von ${connection}: `,
  noSecretGiven: "Nicht angemeldet: Es wurde kein Geheimnis angegeben. Es wurde nichts geändert.",
  whichProxy: "Geben Sie den Proxy als Name:Port an. Pigeonhole nennt ihn, wenn der Proxy ein Passwort verlangt.",
  askProxyUser: (proxy) => `Der Benutzername für ${proxy}: `,
  askProxyPassword: "Das Passwort: ",
  proxyNeedsBoth: "Geben Sie Benutzernamen und Passwort ein. Es wurde nichts geändert.",
  noKeychain: (detail) =>
    `Es gibt keinen Schlüsselbund, um das Passwort sicher zu speichern (${detail}). Es wurde nichts gespeichert. Entsperren Sie den Schlüsselbund oder richten Sie ihn ein, und versuchen Sie es dann erneut.`,
  proxyKept: (proxy) => `Im Schlüsselbund für den Proxy ${proxy} gespeichert.`,

  stop: {
    notRunning: "Pigeonhole läuft nicht.",
    stopped: "Pigeonhole ist beendet.",
    stillRunning: "Pigeonhole läuft noch. Es endet, sobald die laufende Sendung durch ist.",
  },
  cleanUp: {
    running: "Beenden Sie zuerst Pigeonhole und versuchen Sie es erneut. Nichts wurde geändert.",
    keychain: (entries) => `Aus dem Schlüsselbund entfernt: ${count(entries, "Eintrag", "Einträge")}.`,
    keychainFailed: (detail) =>
      `Aus dem Schlüsselbund wurde nichts entfernt (${detail}). Melden Sie sich an einem Desktop mit entsperrtem Schlüsselbund an, und führen Sie clean-up noch einmal aus.`,
    loginItem: "Pigeonhole öffnet sich nicht mehr, wenn Sie sich anmelden.",
    stays: (folder) =>
      `Alle Dateien in den Eingangsordnern bleiben.${folder === null ? "" : ` Die Aufzeichnungen bleiben in ${folder}.`}`,
  },

  noReport: (day) =>
    `Für den ${day} gibt es keinen Morgenbericht. Schreiben Sie einen Tag wie 2026-11-21. Für den heutigen Bericht lassen Sie den Tag weg.`,
  trailEnd: (entries, hash) => `Das Prüfprotokoll endet mit Eintrag ${entries}. Sein Hashwert ist ${hash}.`,
  marks: { good: "ja", bad: "NEIN", warning: "!", unknown: "?" },

  noSuchFile: "Diese Datei gibt es nicht. Prüfen Sie den Pfad und den Namen.",
  ready: (found) => `bereit: ${found}`,
  looksUnusual: (found) => `${found}; einiges davon sieht ungewöhnlich aus und würde auf Freigabe warten`,
  waitsForApproval: (found) => `${found}; würde auf Freigabe warten`,
  sentFrom: (ready, from) => `${ready}; würde gesendet ab ${from}`,
  inboxAway: (path, why) => `${path}: ${why}.`,
  leftAlone: (files, path) =>
    files === 1
      ? `Eine Datei in ${path} war zuerst da und bleibt unberührt.`
      : `${figure(files)} Dateien in ${path} waren zuerst da und bleiben unberührt.`,
  fileLeftAlone:
    "Diese Datei war zuerst im Ordner, darum bleibt sie unberührt. Benennen Sie sie um, dann wird sie importiert.",
  nothingSentAgain: "Von dieser Datei würde nichts noch einmal gesendet.",
  waitsForOther: "Diese Datei würde warten, bis jene gesendet oder gestoppt ist.",
  found: {
    invoices: (howMany) => count(howMany, "Eingangsrechnung", "Eingangsrechnungen"),
    supplierList: "eine Lieferantenliste",
    register: (howMany) => `eine Rechnungsliste mit ${count(howMany, "Eingangsrechnung", "Eingangsrechnungen")}`,
    listed: (howMany) => `eine Dokumentliste mit ${count(howMany, "Dokument", "Dokumenten")}`,
    documentFor: (purchaseInvoiceId) => `ein Dokument zur Eingangsrechnung ${purchaseInvoiceId}`,
    ignored: "wird nicht beachtet",
  },
  text: (how) => `Text: ${how}`,
  dates: (evidence) => `Datumsangaben: ${evidence}`,
  decimals: (evidence) => `Dezimalzeichen: ${evidence}`,
  withoutCurrency: (howMany, all) =>
    `Währung: ${howMany === all ? (all === 1 ? "Sie hat" : "Sie haben") : `${figure(howMany)} von ${figure(all)} ${howMany === 1 ? "hat" : "haben"}`} keine und ${howMany === 1 ? "würde" : "würden"} ohne gesendet. Ist das falsch, fügen Sie eine Spalte mit der Währung ein.`,
  rowsLeftOut: (runs, reason) => {
    const rows = runs.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
    return /[–,]/.test(rows)
      ? `Zeilen ${rows} werden ausgelassen: ${reason}`
      : `Zeile ${rows} wird ausgelassen: ${reason}`;
  },

  noDiagnostic: (name, names) => `${name} gibt es in den Diagnosedaten nicht. Verfügbar: ${known(names, "nichts")}.`,
  aboutDiagnostics: (collected, entries, isMasked) =>
    `Diagnosedaten von Pigeonhole, zusammengestellt ${collected}

Alle Dateien hier sind Text. Sie können sie lesen, bevor Sie sie weitergeben.
Enthalten sind: das technische Protokoll, die Einstellungen, die neuesten ${figure(entries)} Einträge
des Prüfprotokolls, Versionen und Angaben zu diesem Computer. Die Einstellungen enthalten die
Adressen und die Client-ID des Finanzsystems. Pfade und Prüfprotokoll enthalten den Namen des
Benutzers dieses Computers.
${isMasked ? "Dateinamen wurden ersetzt: Derselbe Name ist hier immer dieselbe Datei." : "Dateinamen sind enthalten."}
Nicht enthalten sind: Tabellen und Dokumente, gesendete Daten, Beträge, Antworten des Finanzsystems
und angegebene Gründe. Passwörter und Anmeldeschlüssel stehen in keiner dieser Dateien. Was wie
eines davon aussieht, wurde trotzdem entfernt.
`,
  bytes: (howMany) => count(howMany, "Byte", "Byte"),
  diagnosticsListed:
    "Es wurde nichts gespeichert. Um eine Datei zu lesen: pigeonhole diagnostics NAME. Um alle als ZIP-Datei zu speichern: pigeonhole diagnostics --out DATEI. Um Dateinamen wegzulassen: --mask-names.",
  diagnosticsWritten: (path) => `Gespeichert als ${path}. Es wurde nichts gesendet.`,
  fileIsThere: (path) => `${path} gibt es schon und wurde nicht geändert. Wählen Sie einen anderen Namen.`,
  diagnosticsNotWritten: (why) => `Die Diagnosedaten konnten nicht gespeichert werden: ${why}.`,
  diagnostics: {
    about: "was dies ist und was nicht enthalten ist",
    system: "Versionen und Angaben zu diesem Computer",
    settings: "die Einstellungsdatei",
    journal: "wie viele Dateien welchen Status haben",
    trail: "die neuesten Einträge des Prüfprotokolls, ohne Antworten und Beträge",
    log: "das technische Protokoll",
  },
};
