/** @file Texts of the desk, the list of the files that need a person, in German. */

import { count, figure } from "../../../wording/grammar.ts";
import type { desk as english } from "../../english/window/desk.ts";

const files = (howMany: number): string => count(howMany, "Datei", "Dateien");

export const desk: typeof english = {
  list: "Dateien, die auf Sie warten",
  search: "Suchen",
  searchHint: "Datei, Lieferant, Nummer, ID",
  inbox: "Eingangsordner",
  allInboxes: "Alle Eingangsordner",
  kind: "Art",
  kinds: { all: "Alle Arten", batch: "Tabellen", document: "Dokumente" },
  reason: "Grund",
  allReasons: "Alle Gründe",
  reasons: {
    unknown: "Vielleicht schon gesendet",
    question: "Fragen",
    unusual: "Ungewöhnlich: vor dem Senden prüfen",
    approve: "Freizugeben",
    problems: "Zeilen zu korrigieren",
    "sent-before": "Mögliche Dubletten",
    match: "Dokumente zuzuordnen",
    failed: "Fehlgeschlagen",
    other: "Sonstiges",
  },
  sort: "Reihenfolge",
  sorts: { importance: "Das Wichtigste zuerst", longest: "Längste Wartezeit zuerst", name: "Nach Namen" },
  unusualRows: (howMany) => count(howMany, "ungewöhnliche Zeile", "ungewöhnliche Zeilen"),
  match: (invoice) => `möglich: ${invoice}`,
  noneListed: "Keine Datei passt.",
  listAll: "Alle Dateien anzeigen",

  bulk: "Ausgewählte Dateien",
  selectAll: (howMany) => `Alle ${figure(howMany)} auswählen`,
  selected: (howMany, all) => `${figure(howMany)} von ${figure(all)} ausgewählt`,
  chooseGroup: (group) => `Alle auswählen: ${group}`,
  approve: (howMany) => `${figure(howMany)} freigeben`,
  attachToMatch: (howMany) => `${figure(howMany)} wie vorgeschlagen anhängen`,
  retry: (howMany) => `${figure(howMany)} erneut versuchen`,
  dismiss: (howMany) => `Nicht nötig: ${figure(howMany)}`,
  dismissHint:
    "„Nicht nötig“: Davon wird nichts gesendet. Gelöscht wird auch nichts: Die Dateien kommen in den Ordner „Failed“ (fehlgeschlagen).",
  notNeeded: "Nicht nötig",
  leftOut: (howMany) =>
    `${count(howMany, "Datei wird", "Dateien werden")} nicht mit freigegeben, weil etwas ungewöhnlich aussieht. Öffnen Sie ${howMany === 1 ? "sie" : "jede"} zum Prüfen.`,
  reviewTogether: (howMany) =>
    howMany === 1 ? "Ungewöhnliches hier prüfen" : `Ungewöhnliches in ${files(howMany)} hier prüfen`,
  approveReviewed: (howMany) => `Geprüft: ${figure(howMany)} freigeben`,
  reviewHint: "Mit der Freigabe gehen sie an das Finanzsystem. Eine Zahlung wird nicht freigegeben.",
  answerTogether: (howMany) => `${files(howMany)} gemeinsam beantworten`,
  nothingInCommon: "Diese Dateien fragen Verschiedenes. Beantworten Sie jede für sich.",
  sameQuestion: {
    "date-order": "Steht in diesen Dateien der Tag oder der Monat zuerst?",
    "decimal-sign": "Ist das Dezimalzeichen dieser Dateien ein Punkt oder ein Komma?",
    other: "Welche Antwort stimmt für alle diese Dateien?",
  },
  file: "Datei",
  answerHint: "Die Antwort gilt nur für diese Dateien. Was sie sonst noch fragen, wird danach gefragt.",
  useForAll: (howMany) => `Diese Antwort für ${files(howMany)} verwenden`,
  answeredTogether: (howMany) => `${count(howMany, "Datei", "Dateien")} beantwortet und neu gelesen.`,
  approved: (howMany) => `${files(howMany)} zum Senden freigegeben.`,
  attached: (howMany) => `${count(howMany, "Dokument wird", "Dokumente werden")} angehängt.`,
  retried: (howMany) => `${count(howMany, "Datei wird", "Dateien werden")} erneut versucht.`,
  dismissed: (howMany) => `${files(howMany)} nicht nötig.`,
  failed: (howMany) =>
    `Bei ${count(howMany, "Datei", "Dateien")} hat das nicht geklappt. Öffnen Sie ${howMany === 1 ? "sie" : "jede"}, um zu sehen, warum.`,

  keys: "Tastenkürzel",
  keyList: [
    ["J, K", "Nächste Datei, Datei davor"],
    ["Eingabe", "Zur ersten Schaltfläche der Datei"],
    ["Esc-Taste", "Zurück zur Liste; dort: Auswahl aufheben"],
    ["X", "Datei auswählen"],
    ["Umschalt+X", "Bis zu dieser Datei auswählen"],
    ["Strg+A", "Alle auswählen"],
    ["A", "Freigeben"],
    ["M", "Wie vorgeschlagen anhängen"],
    ["I", "Rechnungs-ID angeben"],
    ["R", "Erneut versuchen"],
    ["D", "Nicht nötig"],
    ["O", "Zeilen ansehen"],
    ["N, P", "Nächste Seite des Dokuments, Seite davor"],
    ["+, −", "Dokument größer, kleiner"],
    ["/", "Suchen"],
    ["Strg+Z", "Rückgängig"],
    ["?", "Diese Tasten anzeigen"],
  ],
  keysHint:
    "Die Tasten für Entscheidungen gelten auf einer Zeile der Liste. Sind Dateien ausgewählt, gelten sie für alle davon.",
};
