/** @file Texts about adding files to an inbox, in German. */

import { count, figure, quote } from "../../../wording/grammar.ts";
import type { adding as english } from "../../english/window/adding.ts";

const filesWere = (howMany: number): string => count(howMany, "Datei wurde", "Dateien wurden");

export const adding: typeof english = {
  addFiles: "Dateien hinzufügen…",
  dropHere: "Hier ablegen",
  dropOne: (path) => `Von jeder Datei wird eine Kopie in ${path} gelegt. Ihre eigenen Dateien bleiben, wo sie sind.`,
  dropSeveral:
    "Sie werden gefragt, für welchen Eingangsordner sie bestimmt sind. Ihre eigenen Dateien bleiben, wo sie sind.",
  dropNone: "Es gibt noch keinen Eingangsordner, in den sie gelegt werden könnten.",
  noInbox:
    "Es gibt noch keinen Eingangsordner. Richten Sie Pigeonhole zuerst ein und fügen Sie die Dateien dann noch einmal hinzu.",
  whichInbox: "Für welchen Eingangsordner sind sie bestimmt?",
  isFor: (connection) => `für ${connection}`,
  cancel: "Abbrechen",
  copying: "Dateien werden kopiert",
  outcome: "Hinzugefügte Dateien",
  copyDetails: "Einzelheiten kopieren",
  copied: "Kopiert",
  close: "Schließen",
  andMore: (howMany) => `Und ${figure(howMany)} weitere; mit „Einzelheiten kopieren“ erhalten Sie alle.`,

  unnamed: "Das Abgelegte",
  notAdded: {
    gone: ({ file }) => `${file} ist nicht mehr da. Suchen Sie danach und versuchen Sie es dann noch einmal.`,
    "not-a-file": ({ file }) =>
      `${file} ist eine Verknüpfung oder ein Gerät. Fügen Sie die Datei hinzu, zu der die Verknüpfung führt.`,
    nowhere: ({ file }) =>
      `${file} gibt es auf diesem Computer noch nicht als Datei. Bitte zuerst speichern und dann hinzufügen.`,
    unreadable: ({ file, aside }) =>
      `${file} kann nicht gelesen werden${aside}. Schließen Sie andere Programme, die darauf zugreifen, oder bitten Sie um Leserechte; versuchen Sie es dann noch einmal.`,
    "passed-over": ({ file }) =>
      `${file} heißt wie eine versteckte oder unfertige Datei, und solche übergeht Pigeonhole. Ändern Sie den Namen und versuchen Sie es dann noch einmal.`,
    "in-an-inbox": ({ file }) =>
      `${file} liegt schon in einem Eingangsordner. Für einen neuen Versuch genügt es, die Datei dort in die oberste Ebene zu verschieben.`,
    "our-own": ({ file }) => `${file} gehört zu Pigeonhole selbst und ist nicht für das Finanzsystem bestimmt.`,
    "own-folder-name": ({ file }) =>
      `${file} heißt wie ein Ordner, in den Pigeonhole Dateien ablegt. Ändern Sie den Namen, oder fügen Sie die Dateien darin hinzu.`,
    "too-deep": ({ file }) => `${file} liegt zu tief in ineinander geschachtelten Ordnern. Bitte einzeln hinzufügen.`,
    "too-large": ({ file, limit }) => `${file} ist größer als ${limit}, und mehr nimmt das Finanzsystem nicht an.`,
    "too-many": ({ file, limit }) =>
      `${file} enthält mehr als ${limit} Dateien. Fügen Sie sie in kleineren Portionen hinzu.`,
    changed: ({ file }) =>
      `${file} hat sich beim Kopieren geändert. Warten Sie, bis alles gespeichert ist, und versuchen Sie es dann noch einmal.`,
    "no-space": ({ file }) =>
      `${file} passt nicht mehr: Der Datenträger des Eingangsordners ist voll. Schaffen Sie dort Platz und versuchen Sie es dann noch einmal.`,
    "not-written": ({ file, aside }) =>
      `${file} konnte nicht in den Eingangsordner gelegt werden${aside}. Prüfen Sie, ob der Eingangsordner erreichbar und beschreibbar ist, und versuchen Sie es dann noch einmal.`,
    stopped: ({ file }) =>
      `${file} wurde nicht kopiert, weil Pigeonhole geschlossen wurde. Versuchen Sie es bitte noch einmal.`,
  },

  nothingToCopy: "Es gab keine Datei zu kopieren.",
  noneCopied: (refused) => (refused === 1 ? "Die Datei wurde nicht kopiert." : "Keine der Dateien wurde kopiert."),
  copiedAll: (files) => `${filesWere(files)} in den Eingangsordner kopiert.`,
  copiedSome: (files, refused) =>
    `${filesWere(files)} in den Eingangsordner kopiert; ${count(refused, "weitere", "weitere")} nicht.`,
  copyingOne: (file, done, all) => `${quote(file)} wird kopiert: ${done} von ${all}`,
  copyingOneOf: (file, index, files, done, all) =>
    `${quote(file)} wird kopiert, Datei ${figure(index)} von ${figure(files)}: ${done} von ${all}`,
};
