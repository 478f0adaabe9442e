/** @file Texts of an office of several computers, in German. */

import { count, list, quote } from "../../../wording/grammar.ts";
import type { office as english } from "../../english/agent/office.ts";

export const office: typeof english = {
  away: (since) => `Die gemeinsame Datenbank ist seit ${since} nicht erreichbar, daher wird nichts gesendet.`,
  awayNow: "Die gemeinsame Datenbank ist nicht erreichbar.",
  settling: "Die gemeinsame Datenbank ist eben erst gestartet. Pigeonhole macht innerhalb einer Minute weiter.",
  diverged:
    "Dieser Computer und die gemeinsame Datenbank enthalten Verschiedenes, daher wird von hier nichts gesendet. Bitten Sie Ihr IT-Team, docs/office.md zu lesen. Unter „Eingangsordner“ hilft „Gemeinsame Daten neu kopieren“, oder pigeonhole office join.",
  "not-joined":
    "Dieser Computer gehört der Datenbank in seinen Einstellungen noch nicht an, daher wird nichts gesendet. Nehmen Sie unter „Eingangsordner“ teil, oder rufen Sie pigeonhole office join auf. Auf dem ersten Computer rufen Sie pigeonhole office create auf.",
  "settings-missing":
    "Dieser Computer arbeitet mit anderen zusammen, aber seine Einstellungen nennen die gemeinsame Datenbank nicht. Es wird nichts gesendet. Nehmen Sie unter „Eingangsordner“ wieder teil, tragen Sie office.database wieder ein, oder rufen Sie pigeonhole office leave auf.",
  "settings-unreadable":
    "Dieser Computer arbeitet mit anderen zusammen, aber seine Einstellungsdatei ist nicht lesbar. Es wird nichts gesendet, bis der Fehler in config.json behoben ist.",

  importsHere: "Dieser Computer importiert für alle.",
  imports: (computer) => `${computer} importiert für alle. Entscheiden können Sie auch hier.`,
  nobodyImports: "Im Moment importiert keiner der Computer.",

  notSaved: (why) => `Es wurde nichts geändert. ${why} Versuchen Sie es später noch einmal.`,
  notSavedOpen: (why) =>
    `Es ist unklar, ob Ihre Entscheidung gespeichert und ob Dateien importiert wurden. ${why} Sehen Sie danach noch einmal nach.`,

  isRunning: "Pigeonhole läuft mit diesem Datenordner. Beenden Sie es zuerst.",
  noDatabase: (path) =>
    `Die Einstellungen nennen keine gemeinsame Datenbank. Tragen Sie office.database in ${path} ein, oder geben Sie dem Befehl die Adresse mit.`,
  wrongAddress: (given) =>
    `${quote(given)} ist keine Adresse einer PostgreSQL-Datenbank. Schreiben Sie postgresql://user@host:5432/name, ohne Passwort.`,
  isMember: "Dieser Computer gehört schon dazu. Um ihn herauszunehmen, rufen Sie pigeonhole office leave auf.",
  existsAlready: "Diese Datenbank wird schon gemeinsam benutzt. Um teilzunehmen, rufen Sie pigeonhole office join auf.",
  nothingToJoin: "Diese Datenbank ist noch leer. Rufen Sie auf dem ersten Computer pigeonhole office create auf.",
  unfinished: (files) =>
    `Auf diesem Computer ${files === 1 ? "ist" : "sind"} noch ${count(files, "Datei", "Dateien")} unerledigt. Erledigen Sie sie zuerst: Sie kämen nicht mit.`,
  notFetched: (why) => `Die gemeinsamen Daten ließen sich nicht auf diesen Computer kopieren: ${why}.`,
  created: (computer) =>
    `Die gemeinsame Datenbank ist bereit, und ${computer} gehört dazu. Starten Sie Pigeonhole, und rufen Sie auf den anderen Computern pigeonhole office join auf.`,
  joined: (files) =>
    `Dieser Computer gehört jetzt dazu und hat alle gemeinsamen Daten: ${count(files, "Datei", "Dateien")}. Melden Sie sich auch hier an, und starten Sie dann Pigeonhole.`,
  foldersLeft: (paths) =>
    `${list(paths.map(quote), "and")} ${paths.length === 1 ? "gehört" : "gehören"} nicht zu den gemeinsamen Eingangsordnern. Dateien darin werden nicht mehr importiert. Fügen Sie dafür unter „Eingangsordner“ einen hinzu.`,
  setAside: (names) => `Die bisherigen Daten dieses Computers sind aufbewahrt als ${list(names, "and")}.`,
  left: "Dieser Computer gehört nicht mehr dazu und behält eine Kopie der gemeinsamen Daten.",
  addressRemoved:
    "Dieser Computer gehörte noch nicht dazu. Die Adresse der Datenbank wurde aus den Einstellungen entfernt.",
  inboxesStay: (ids) =>
    `Die anderen Computer importieren die Eingangsordner weiter. Soll einer hier importiert werden, rufen Sie pigeonhole inbox claim mit seiner ID auf (${list(ids, "or")}).`,
  nothingChanged:
    "Es wurde nichts geändert. Korrigieren Sie die Adresse oder die Ursache, und versuchen Sie es dann noch einmal.",
  passwordElsewhere:
    "Auf einem Computer ohne Schlüsselbund setzen Sie stattdessen die Umgebungsvariable PIGEONHOLE_DATABASE_PASSWORD.",
  noMember: "Dieser Computer arbeitet allein.",
  restoreByJoining:
    "Dieser Computer arbeitet mit anderen zusammen. Unbeschädigte Daten kopiert pigeonhole office join von dort hierher.",

  askPassword: (user, at) => `Das Passwort von ${user} für ${at}: `,
  noPassword: "Es wurde kein Passwort eingegeben. Nichts wurde geändert.",
  passwordKept: (at) => `Im Schlüsselbund gespeichert für ${at}.`,

  computer: (name, seen, isReady) => `${name}, zuletzt aktiv ${seen}${isReady ? "" : ", nicht bereit zum Importieren"}`,
  driverSilent:
    "Keiner der Computer hat geantwortet, es wurde also nichts nachgesehen. Sehen Sie in pigeonhole office status nach, und versuchen Sie es noch einmal.",
};
