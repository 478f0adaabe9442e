/** @file Texts with which the window leads into an office of several computers, in German. */

import { count, list } from "../../../wording/grammar.ts";
import type { officeWindow as english } from "../../english/window/office-window.ts";

export const officeWindow: typeof english = {
  title: "Mehrere Computer",
  alone:
    "Nur dieser Computer nutzt diese Eingangsordner. Mehrere Computer können sie über eine PostgreSQL-Datenbank teilen. Fragen Sie dazu Ihre IT.",
  begin: "Mit anderen Computern teilen…",
  joinFirst: "Eingangsordner gemeinsam mit anderen Computern nutzen…",
  database: (address, isReachable) => `Datenbank: ${address} (${isReachable ? "erreichbar" : "nicht erreichbar"})`,
  readable:
    "Dateien, Verlauf und Suche bleiben lesbar. Entscheidungen lassen sich erst speichern, wenn die gemeinsame Datenbank antwortet. Es geht nichts verloren.",

  formTitle: "Mit anderen Computern arbeiten",
  intro:
    "Ihr IT-Team richtet die Datenbank ein und nennt Ihnen Adresse und Passwort. Es importiert immer nur ein Computer. Alle zeigen dieselben Dateien.",
  fields: { database: "Adresse der Datenbank", caFile: "CA-Zertifikat", password: "Passwort der Datenbank" },
  hints: {
    database: "Zum Beispiel postgresql://pigeonhole@db.office:5432/pigeonhole, ohne das Passwort.",
    caFile: "Der Pfad einer Datei. Nur wenn Ihr Netzwerk ein eigenes CA-Zertifikat hat.",
    password: "Es kommt in den Schlüsselbund dieses Computers. Ist es schon dort, lassen Sie das Feld leer.",
  },
  noFile: "Unter diesem Pfad gibt es keine Datei.",
  look: "Weiter",
  looking: "Datenbank wird geprüft…",
  back: "Zurück",
  empty:
    "Diese Datenbank ist bereit und noch leer. Andere Computer sehen und benutzen dann die Dateiliste, Verbindungen, Eingangsordner und Vorlagen dieses Computers. Die Dateien bleiben, wo sie sind, und gesendet wird dadurch nichts.",
  found: (computers) =>
    computers.length === 0
      ? "Diese Datenbank wird schon gemeinsam benutzt."
      : `Diese Datenbank wird schon gemeinsam benutzt, von ${count(computers.length, "Computer", "Computern")}: ${list(computers, "and")}.`,
  copied:
    "Dieser Computer bekommt eine Kopie der Dateien, Verbindungen, Eingangsordner und Vorlagen. Daten, die er schon hat, werden daneben aufbewahrt.",
  restarts: "Danach startet Pigeonhole von selbst neu.",
  create: "Gemeinsam benutzen",
  join: "Teilnehmen",
  working: "Wird eingerichtet. Danach startet Pigeonhole von selbst neu. Bei vielen Dateien dauert das einige Minuten.",

  leave: "Nicht mehr teilnehmen",
  askToLeave:
    "Nicht mehr teilnehmen? Dieser Computer behält eine Kopie der Daten. Die anderen Computer importieren die Eingangsordner weiter.",
  copyAgain: "Gemeinsame Daten neu kopieren",
  savePassword: "Passwort speichern",
  passwordSaved: "Im Schlüsselbund gespeichert.",
  notDone: "Das ließ sich nicht ändern",
};
