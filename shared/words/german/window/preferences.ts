/** @file Texts of the views of inboxes and settings, in German. */

import { count } from "../../../wording/grammar.ts";
import type { preferences as english } from "../../english/window/preferences.ts";

export const preferences: typeof english = {
  noConnection: "Sie haben noch keine Verbindung zu einem Finanzsystem.",
  noInbox: "Sie haben noch keinen Eingangsordner für diese Verbindung.",
  watched: "Wird beobachtet",
  unreachable: (why) => `Nicht erreichbar: ${why}`,
  openFolder: "Ordner öffnen",
  templates: (howMany) => `${count(howMany, "Tabellenformat", "Tabellenformate")} bekannt`,
  templatesHint:
    "Ein Tabellenformat sagt, welche Spalte was enthält. Ihre Antworten, etwa Tag oder Monat zuerst, enthält es nur, wenn Sie „merken“ angekreuzt haben. Nach dem Vergessen fragt Pigeonhole bei der nächsten Datei dieser Art wieder, wie sie zu lesen ist.",
  headingOf: "Spalte",
  otherHeading: "Andere Überschrift",
  addHeading: "Überschrift hinzufügen",
  removeHeadings: "Andere Überschriften entfernen",
  headingsSaved: "Überschriften gespeichert",
  headingsHint:
    "Eine Tabelle, die statt der Überschrift einer Spalte eine andere davon hat, wird ohne Frage wie bisher gelesen.",
  headingsNotSaved: (name) =>
    `Die Überschriften von „${name}“ konnten nicht gespeichert werden. Prüfen Sie den freien Speicherplatz und versuchen Sie es erneut.`,
  noSuchTemplate: (name) => `„${name}“ ist nicht mehr bekannt, oder die Spalten haben sich geändert.`,
  forget: "Vergessen",
  forgotten: "Vergessen",
  notForgotten: (name, why) => `„${name}“ konnte nicht vergessen werden: ${why}.`,
  noTemplates: "Noch keine Antworten gemerkt. Pigeonhole fragt, wenn sich eine Tabelle auf mehrere Arten lesen lässt.",
  columns: (howMany) => count(howMany, "Spalte", "Spalten"),

  file: "Einstellungsdatei",
  fileWords:
    "Nur für Ihre IT: Ein Fehler hier kann einen Eingangsordner stilllegen. Die Datei enthält alle Einstellungen. Änderungen gelten wenige Sekunden nach dem Speichern.",
  practice:
    "Das ist das Übungsbüro. Seine Verbindung lässt sich nicht ändern. Start bei der Anmeldung, Meldungen und Updates bleiben aus. Wenn Sie das Fenster schließen, werden seine Einstellungen gelöscht.",
  policy: (from) => `Ihre IT hat für diesen Computer einige Einstellungen festgelegt. Sie sind in ${from}.`,
  service: "Finanzsystem",
  signIn: "Anmeldeserver",
  client: "Client-ID",
  flow: "Art der Anmeldung",
  flows: {
    browser: "Sie melden sich im Browser an",
    "client-credentials": "Dieser Computer meldet sich mit einem eigenen Geheimnis an",
  },
  computer: "Dieser Computer",

  speech: "Sprache, Zahlen und Datum",
  language: "Sprache",
  languageHint:
    "Für das Fenster, Mitteilungen und die Hinweise neben den Dateien. Eingabefelder für ein Datum folgen nach einem Neustart von Pigeonhole.",
  formats: "Darstellung von Zahlen und Datum",
  formatsHint: (example) => `Zum Beispiel ${example}. Dateien werden nach ihrem eigenen Format gelesen.`,
  asLanguage: "Wie in der Sprache üblich",
  asComputer: "Wie dieser Computer",

  keys: "Tastenkürzel",
  keyList: [
    ["Alt+1 bis Alt+5", "Ansicht wechseln"],
    ["Strg+F", "Im Verlauf suchen"],
    ["J und K", "Nächste und vorige Datei, die auf Sie wartet"],
    ["Eingabetaste", "Zu den Schaltflächen der Datei gehen oder eine Zeile des Verlaufs öffnen"],
    ["Strg+Plus, Strg+Minus, Strg+0", "Vergrößern, verkleinern, zurücksetzen"],
    ["Esc", "Schließen"],
  ],
};
