/** @file Texts of the views of inboxes and settings, in German. */

import { count } from "../../../wording/grammar.ts";
import type { preferences as english } from "../../english/window/preferences.ts";

export const preferences: typeof english = {
  noConnection: "Es ist keine Verbindung zu einem Finanzdienst eingerichtet.",
  noInbox: "Dafür wird noch kein Ordner beobachtet.",
  watched: "Wird beobachtet",
  unreachable: (why) => `Nicht erreichbar: ${why}`,
  openFolder: "Ordner öffnen",
  templates: (howMany) => `Er kennt ${count(howMany, "Art", "Arten")} von Tabellen`,
  noTemplates: "Er hat noch keine Art von Tabelle gelernt: Die erste jeder Art wird mit mehr Sorgfalt geprüft.",
  columns: (howMany) => count(howMany, "Spalte", "Spalten"),

  file: "Wo alles steht",
  fileWords:
    "Alle Einstellungen stehen in einer Datei. Was Sie dort ändern, gilt wenige Sekunden nachdem Sie sie gespeichert haben.",
  service: "Dienst",
  signIn: "Anmeldung bei",
  client: "Client-ID",
  flow: "Art der Anmeldung",
  flows: {
    browser: "Jemand meldet sich im Browser an",
    "client-credentials": "Der Computer meldet sich mit einem eigenen Geheimnis an",
  },
  computer: "Dieser Computer",

  speech: "Sprache und Formate",
  language: "Sprache",
  languageHint:
    "Was Pigeonhole hier, in Mitteilungen und in den Hinweisen neben den Dateien schreibt. Felder für Tage folgen, wenn Pigeonhole neu gestartet wird.",
  formats: "Formate",
  formatsHint: (example) => `So werden Zahlen, Beträge und Datumsangaben geschrieben: ${example}`,
  asLanguage: "Wie in der Sprache üblich",
  asComputer: "Wie dieser Computer",

  keys: "Tasten",
  keyList: [
    ["Alt+1 bis Alt+5", "Zu einer Ansicht gehen"],
    ["Strg+F", "Im Verlauf suchen"],
    ["J und K", "Nächste und vorige Datei, die auf Sie wartet"],
    ["Eingabe", "Zu den Schaltflächen der Datei gehen, oder eine Zeile des Verlaufs öffnen"],
    ["Strg+Plus, Strg+Minus, Strg+0", "Größer, kleiner, wie vorher"],
    ["Esc", "Verlassen, was offen ist"],
  ],
};
