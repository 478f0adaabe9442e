/** @file The command line's texts in German, except its usage. */

import { count, figure, list, quote } from "../../../wording/grammar.ts";
import type { cli as english } from "../../english/terminal/cli.ts";

/** The known ids, for a message about an unknown one. */
const known = (ids: readonly string[], none: string): string => (ids.length === 0 ? none : ids.join(", "));

const details = (howMany: number): string => count(howMany, "Angabe", "Angaben");

export const cli: typeof english = {
  noCommand: (command) => `Den Befehl ${command} gibt es nicht.`,
  noOption: (option) => `Die Option ${option} gibt es nicht.`,
  optionWantsValue: (option) => `Hinter ${option} fehlt eine Angabe.`,
  optionTakesNoValue: (option) => `${option} steht ohne Wert.`,
  takesFiles: (command) => `${command} braucht eine oder mehrere Dateien.`,
  takesIdAndAnswers: (command) => `${command} braucht die Nummer eines Imports und Antworten.`,
  takesNothing: (command, given) => `${command} steht ohne weitere Angaben; es waren ${figure(given)}.`,
  takesExactly: (command, words, given) => `${command} braucht ${details(words)}; es waren ${figure(given)}.`,
  takesUpTo: (command, words, given) => `${command} nimmt höchstens ${details(words)}; es waren ${figure(given)}.`,
  notUnderstood: (command, operands) => `${command} versteht ${operands} nicht.`,
  onlyBehind: (options, command) =>
    `${list(options, "and")} ${options.length === 1 ? "gilt" : "gelten"} nur für den Befehl ${command}.`,
  sinceWantsDay: (given) => `--since braucht einen Tag wie 2026-11-21, nicht ${given}.`,
  noImportId: (given) => `${given} ist nicht die Nummer eines Imports.`,
  expectWantsHash: "--expect braucht einen Hashwert, wie log --verify ihn zeigt: 64 Ziffern und Buchstaben.",
  verifyLooksThroughAll: "log --verify prüft das ganze Prüfprotokoll: --since und --import passen nicht dazu.",
  pauseTakes: (given) => `pause nimmt hour oder tomorrow oder keine Angabe; nicht ${given}.`,

  settings: (problem) => `Einstellungen: ${problem}.`,
  unknownSetting: (key) => `Einstellungen: ${key} ist keine Einstellung und blieb, wie es ist.`,
  noInboxYet: (path) => `Einstellungen: Es ist noch kein Eingangsordner eingerichtet; siehe ${path}.`,
  noDataFolder: (folder) => `Den Datenordner ${folder} gibt es nicht.`,
  noInbox: (id, ids) => `Den Eingangsordner ${id} gibt es nicht; es gibt: ${known(ids, "keinen")}.`,
  noConnection: (id, ids) => `Die Verbindung ${id} gibt es nicht; es gibt: ${known(ids, "keine")}.`,
  whichConnection: (ids) => `Geben Sie an, welche Verbindung; es gibt: ${known(ids, "keine")}.`,
  isPaused:
    "Pigeonhole ist angehalten und bleibt es. Dieser eine Durchgang wurde ausdrücklich verlangt, darum sendet er trotzdem.",
  notLookedUp: "Rechnungsverzeichnisse und Beleglisten wurden nicht nachgeschlagen.",
  alreadyRunning: "Pigeonhole läuft schon mit diesem Datenordner und nimmt von selbst auf, was abgelegt wird.",
  secretUnreadable: (file, code) => `Das Client-Geheimnis in ${file} kann nicht gelesen werden: ${code}.`,

  noImport: (id) => `Den Import ${id} gibt es nicht.`,
  nothingAsked: (id) => `Zu Import ${id} wird nichts gefragt.`,
  answersNothing: (given) => `${quote(given)} beantwortet nichts, was gefragt wird.`,
  sayImportOrAttach: (id) => `Führen Sie aus: pigeonhole import ${id} oder pigeonhole attach ${id} RECHNUNGS_ID.`,
  decided: {
    running: (id, file) => `Zu Import ${id} (${file}) notiert. Pigeonhole macht jetzt damit weiter.`,
    "not-running": (id, file) =>
      `Zu Import ${id} (${file}) notiert. Es geht mit dem nächsten sync weiter, oder wenn Pigeonhole gestartet wird.`,
  },
  howToResume: "Was gerade gesendet wird, wird zu Ende gesendet. Um früher fortzusetzen: pigeonhole resume",
  resumed: {
    running: "Fortgesetzt. Pigeonhole macht jetzt weiter.",
    "not-running": "Fortgesetzt. Es geht mit dem nächsten sync weiter, oder wenn Pigeonhole gestartet wird.",
  },
  notPaused: "Pigeonhole war nicht angehalten.",

  openAddress: "Öffnen Sie diese Adresse in einem Browser und melden Sie sich an:",
  signedIn: (connection) => `Angemeldet bei ${connection}.`,
  signedInAs: (connection, who) => `Angemeldet bei ${connection} als ${who}.`,
  signedOut: (connection) => `Abgemeldet von ${connection}.`,
  askSecret: (connection) => `Das Client-Geheimnis von ${connection}: `,
  noSecretGiven: "Nicht angemeldet: Es wurde kein Geheimnis angegeben. Es wurde nichts geändert.",
  whichProxy:
    "Geben Sie an, welcher Proxy, als Name:Port; Pigeonhole nennt ihn dort, wo es sagt, dass der Proxy ein Passwort verlangt.",
  askProxyUser: (proxy) => `Der Benutzername für ${proxy}: `,
  askProxyPassword: "Das Passwort: ",
  proxyNeedsBoth: "Benutzername und Passwort werden beide gebraucht. Es wurde nichts geändert.",
  noKeychain: (detail) =>
    `Es gibt keinen Schlüsselbund, in dem das Passwort sicher wäre (${detail}). Es wurde nichts gespeichert.`,
  proxyKept: (proxy) => `Für den Proxy ${proxy} im Schlüsselbund abgelegt.`,

  noReport: (day) =>
    `Vom ${day} gibt es keinen Morgenbericht. Ein Tag wird wie 2026-11-21 geschrieben; der Bericht von heute wird ohne Tag erstellt.`,
  trailEnd: (entries, hash) => `Das Prüfprotokoll endet mit Eintrag ${entries}; sein Hashwert ist ${hash}.`,
  marks: { good: "ja", bad: "NEIN", unknown: "?" },

  ready: (found) => `bereit: ${found}`,
  looksUnusual: (found) => `${found}; einiges davon sieht ungewöhnlich aus und würde auf Freigabe warten`,
  waitsForApproval: (found) => `${found}; würde auf Freigabe warten`,
  sentFrom: (ready, from) => `${ready}; würde gesendet ab ${from}`,
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
    register: (howMany) => `ein Rechnungsverzeichnis mit ${count(howMany, "Eingangsrechnung", "Eingangsrechnungen")}`,
    listed: (howMany) => `eine Belegliste mit ${count(howMany, "Beleg", "Belegen")}`,
    documentFor: (purchaseInvoiceId) => `ein Beleg zur Eingangsrechnung ${purchaseInvoiceId}`,
    ignored: "wird nicht beachtet",
  },
  dates: (evidence) => `Datumsangaben: ${evidence}`,
  decimals: (evidence) => `Dezimalzeichen: ${evidence}`,
  rowLeftOut: (row, reason) => `Zeile ${row} wird ausgelassen: ${reason}`,

  noDiagnostic: (name, names) => `${name} gibt es in den Diagnosedaten nicht; es gibt: ${known(names, "nichts")}.`,
  aboutDiagnostics: (collected, entries, isMasked) =>
    `Diagnosedaten von Pigeonhole, zusammengestellt ${collected}

Jede Datei hier ist Text und kann gelesen werden, bevor jemand sie bekommt.

Enthalten sind: das technische Protokoll, die Einstellungen, die neuesten ${figure(entries)} Einträge
des Prüfprotokolls, Versionen und Angaben zum Computer. Die Adressen des Finanzdienstes und
seine Client-ID stehen in den Einstellungen. Der Name der Person an diesem Computer steht in
Pfaden und im Prüfprotokoll.
${isMasked ? "Die Namen von Dateien wurden ersetzt: Derselbe Name ist hier dieselbe Datei." : "Die Namen von Dateien sind enthalten."}

Nicht enthalten sind: Tabellen und Belege, was gesendet wurde, Beträge, was der Finanzdienst
geantwortet hat, Gründe, die jemand angegeben hat. Passwörter und Anmeldeschlüssel stehen in
keiner der Dateien, aus denen dies gemacht wurde, und was wie eines aussieht, wurde trotzdem
weggelassen.
`,
  bytes: (howMany) => count(howMany, "Byte", "Byte"),
  diagnosticsListed:
    "Es wurde nichts geschrieben. Um eine Datei davon zu lesen: pigeonhole diagnostics NAME. Um sie als ZIP-Datei zu speichern: pigeonhole diagnostics --out DATEI. Um die Namen von Dateien wegzulassen: --mask-names.",
  diagnosticsWritten: (path) => `Gespeichert als ${path}. Es wurde nichts irgendwohin gesendet.`,
  fileIsThere: (path) => `Die Datei ${path} gibt es schon; sie blieb, wie sie war. Wählen Sie einen anderen Namen.`,
  diagnosticsNotWritten: (why) => `Die Diagnosedaten konnten nicht gespeichert werden: ${why}.`,
  diagnostics: {
    about: "was dies ist, und was nicht enthalten ist",
    system: "Versionen und Angaben zu diesem Computer",
    settings: "die Einstellungen, wie sie in ihrer Datei stehen",
    journal: "wie viele Importe in welchem Zustand sind",
    trail: "die neuesten Einträge des Prüfprotokolls, ohne Antworten und Beträge",
    log: "das technische Protokoll",
  },
};
