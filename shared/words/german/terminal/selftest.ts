/** @file The self-test's texts in German. */

import { count } from "../../../wording/grammar.ts";
import type { selftest as english } from "../../english/terminal/selftest.ts";

export const selftest: typeof english = {
  begins: (version, engine) => `Pigeonhole ${version} prüft sich selbst. ${engine}.`,
  marks: { passed: "gut", failed: "FEHLER", "left-out": "-" },
  checks: {
    keychain: "Schlüsselbund",
    sqlite: "SQLite speichert sicher",
    journal: "Journal auf diesem Datenträger",
    spreadsheets: "Tabellen werden gelesen",
    pdfs: "PDF-Dateien werden gelesen",
    backups: "Sicherungen werden erstellt und geprüft",
    plans: "Lange Tabellen werden ins Journal geschrieben",
    journey: "Eine Datei wird an ein Übungssystem gesendet und einsortiert",
    fuses: "Gesperrte Schalter des Programms",
    archive: "Dateien des Programms",
    page: "Fenster",
    tray: "Symbol im Infobereich",
  },
  tookTooLong: (seconds) => `nach ${count(seconds, "Sekunde", "Sekunden")} kein Ergebnis`,
  keychainReturnsOther: "der Schlüsselbund gab etwas anderes zurück",
  sqliteModes: (modes) => `SQLite speichert hier nicht sicher: ${modes}`,
  journalForgets: "was gespeichert wurde, war nicht mehr da",
  readsOther: "der gelesene Text ist falsch",
  journeyEnded: (state, received, files) =>
    `sie endete als ${state}; empfangen: ${received}; im Eingangsordner: ${files}.`,
  notPacked: "nur im installierten Programm",
  noFuses: "das Programm hat keine Schalter, die Pigeonhole kennt",
  filesWhole: (files) => `${count(files, "Datei", "Dateien")}, unverändert`,
  pageClosed: "das Fenster schloss sich, bevor es gezeichnet war",
  noDesktop: "hier gibt es keinen Desktop",
  noPicture: "sein Bild lässt sich nicht lesen",
  notInTray: "der Desktop zeigt es nicht",
};
