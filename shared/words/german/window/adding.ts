/** @file Texts about adding files to an inbox, in German. */

import { count, figure, quote } from "../../../wording/grammar.ts";
import type { adding as english } from "../../english/window/adding.ts";

const filesWere = (howMany: number): string => count(howMany, "Datei wurde", "Dateien wurden");

export const adding: typeof english = {
  addFiles: "Dateien hinzufügen…",
  dropHere: "Hier ablegen",
  dropOne: (path) => `Jede Datei wird nach ${path} kopiert. Ihre Originale bleiben unverändert.`,
  dropSeveral: "Als Nächstes wählen Sie den Eingangsordner. Ihre Originale bleiben unverändert.",
  dropNone: "Sie haben noch keinen Eingangsordner.",
  noInbox:
    "Sie haben noch keinen Eingangsordner. Richten Sie zuerst Pigeonhole ein und fügen Sie die Dateien dann erneut hinzu.",
  whichInbox: "In welchen Eingangsordner sollen die Dateien?",
  isFor: (connection) => `für ${connection}`,
  cancel: "Abbrechen",
  copying: "Dateien werden kopiert",
  outcome: "Hinzugefügte Dateien",
  copyDetails: "Einzelheiten kopieren",
  copied: "Kopiert",
  close: "Schließen",
  andMore: (howMany) => `Und ${figure(howMany)} weitere. „Einzelheiten kopieren“ liefert alle.`,

  unnamed: "Das hinzugefügte Element",
  notAdded: {
    gone: ({ file }) => `${file} wurde verschoben oder gelöscht. Suchen Sie die Datei und fügen Sie sie erneut hinzu.`,
    "not-a-file": ({ file }) =>
      `${file} ist eine Verknüpfung oder ein Gerät. Fügen Sie stattdessen die Originaldatei hinzu.`,
    nowhere: ({ file }) =>
      `${file} ist auf diesem Computer noch nicht gespeichert. Speichern Sie die Datei zuerst und fügen Sie sie dann hinzu.`,
    unreadable: ({ file, aside }) =>
      `${file} kann nicht gelesen werden${aside}. Schließen Sie die Datei in anderen Programmen, oder bitten Sie Ihre IT um Zugriff. Versuchen Sie es dann erneut.`,
    "passed-over": ({ file }) =>
      `${file} heißt wie eine versteckte oder unfertige Datei; solche übergeht Pigeonhole. Benennen Sie sie um und versuchen Sie es erneut.`,
    "ignored-here": ({ file, pattern }) =>
      `${file} hat einen Namen, den dieser Eingangsordner nicht beachtet: ${pattern}. Benennen Sie die Datei um oder ändern Sie den Eingangsordner, und versuchen Sie es erneut.`,
    "in-an-inbox": ({ file }) =>
      `${file} ist schon in einem Eingangsordner. Für einen neuen Versuch verschieben Sie die Datei dort in die oberste Ebene.`,
    "other-inbox": ({ file }) =>
      `${file} ist selbst ein Eingangsordner, und seine Dateien wurden vielleicht schon gesendet. Soll eine davon noch importiert werden, prüfen Sie, ob sie schon gesendet wurde, und fügen Sie nur diese hinzu.`,
    "our-own": ({ file }) => `${file} gehört zu Pigeonhole und kann nicht an das Finanzsystem gesendet werden.`,
    "own-folder-name": ({ file }) =>
      `${file} heißt wie ein Ordner, den Pigeonhole benutzt. Benennen Sie ihn um, oder fügen Sie die Dateien darin hinzu.`,
    "too-deep": ({ file }) => `${file} ist zu tief in Unterordnern. Fügen Sie die Datei einzeln hinzu.`,
    "too-large": ({ file, limit }) => `${file} ist größer als ${limit}; mehr nimmt das Finanzsystem nicht an.`,
    "too-many": ({ file, limit }) => `${file} enthält mehr als ${limit} Dateien. Fügen Sie weniger auf einmal hinzu.`,
    changed: ({ file }) =>
      `${file} hat sich beim Kopieren geändert. Warten Sie, bis die Datei gespeichert ist, und versuchen Sie es erneut.`,
    "no-space": ({ file }) =>
      `${file} passt nicht: Der Datenträger des Eingangsordners ist voll. Schaffen Sie dort Platz und versuchen Sie es erneut.`,
    "not-written": ({ file, aside }) =>
      `${file} konnte nicht in den Eingangsordner kopiert werden${aside}. Prüfen Sie, ob Sie ihn öffnen und dort speichern können. Versuchen Sie es dann erneut.`,
    stopped: ({ file }) =>
      `${file} wurde nicht kopiert, weil Pigeonhole geschlossen wurde. Fügen Sie die Datei erneut hinzu.`,
  },

  nothingToCopy: "Es waren keine Dateien zu kopieren.",
  noneCopied: (refused) => (refused === 1 ? "Die Datei wurde nicht kopiert." : "Keine der Dateien wurde kopiert."),
  copiedAll: (files) => `${filesWere(files)} in den Eingangsordner kopiert.`,
  copiedSome: (files, refused) =>
    `${filesWere(files)} in den Eingangsordner kopiert; ${count(refused, "weitere", "weitere")} nicht.`,
  copyingOne: (file, done, all) => `${quote(file)} wird kopiert: ${done} von ${all}`,
  copyingOneOf: (file, index, files, done, all) =>
    `${quote(file)} wird kopiert, Datei ${figure(index)} von ${figure(files)}: ${done} von ${all}`,
};
