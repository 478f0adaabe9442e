/** @file Reversing batches that were sent, in German. */

import { count, quote } from "../../../wording/grammar.ts";
import type { reversal as english } from "../../english/imports/reversal.ts";

const again = "Ein weiteres ist nur möglich, wenn dieses vor dem Senden zurückgezogen wird.";

export const reversal: typeof english = {
  mark: "STORNO",
  fileName: "Storno",

  reverses: (file, id, batches) =>
    `Storniert ${batches === null ? "" : `Stapel ${batches} von `}${quote(file)} (Datei ${id}).`,
  dated: (date) => `Alle Rechnungen haben das Datum ${date}.`,
  ownDates: "Jede Rechnung behält ihr Datum.",
  isEdited:
    "Die Datei wurde nach dem Entwurf geändert. Sobald Sie sie freigeben, wird gesendet, was jetzt in der Datei steht.",
  drafted: (file, id) => `Storno dazu: ${quote(file)} (Datei ${id}).`,
  formerDraft: (file, id) => `Ein früheres Storno, ${quote(file)} (Datei ${id}), wurde nicht gesendet.`,
  toDraft: "Das Storno wird gleich entworfen und wartet dann auf Freigabe.",

  inReport: (file) => `(storniert ${quote(file)})`,

  inShort: {
    "reversed-already": "schon storniert?",
    "not-settled": "das Stornierte ist nicht geklärt",
    "other-office": "jetzt ein anderer Mandant",
  },
  failure: {
    "reversed-already": (other) =>
      `Dieses Storno kann nicht gesendet werden: Zu demselben Stapel gibt es ein anderes${other}.`,
    "not-settled":
      "Dieses Storno kann nicht gesendet werden: Es ist nicht sicher, dass alles, was es storniert, im Finanzsystem ist. Klären Sie das zuerst, und versuchen Sie es dann erneut.",
    "other-office":
      "Dieses Storno kann nicht gesendet werden: Der Eingangsordner hat jetzt die Verbindung eines anderen Mandanten. Der Stapel wurde an den früheren gesendet.",
  },
  other: (file, id) => `, ${quote(file)} (Datei ${id})`,
  tryOrCancel: (id) => [
    `- Wenn Sie dieses Storno wollen, klären Sie das andere, dann: pigeonhole retry ${id}`,
    `- Wenn nicht, ziehen Sie es zurück: pigeonhole reject ${id}`,
  ],

  trail: {
    asked: (batches, date) =>
      `Storno von Stapel ${batches} verlangt, ${date === null ? "jede Rechnung mit ihrem Datum" : `mit dem Datum ${date}`}.`,
    drafted: (file, id) => `Storno entworfen: ${quote(file)} (Datei ${id}).`,
    isDraft: (file, id) => `Als Storno von ${quote(file)} (Datei ${id}) entworfen.`,
    replaced: (file, id, before) => `Das Storno ist jetzt ${quote(file)} (Datei ${id}), anstelle von Datei ${before}.`,
    isInPlace: (file, id, before) =>
      `An die Stelle von Datei ${before} getreten, dem Storno von ${quote(file)} (Datei ${id}).`,
  },
  objection: {
    settleFirst: (id) =>
      `Datei ${id} wurde vielleicht gesendet. Antworten Sie zuerst, ob sie im Finanzsystem ist. Dann kann sie storniert werden.`,
    isReversal: (id, file) =>
      `Datei ${id} ist das Storno von ${quote(file)}. Um diese noch einmal zu erfassen, senden Sie sie trotzdem.`,
    nothing: (id, state) =>
      `Datei ${id} kann nicht storniert werden: Sie hat keinen gesendeten Stapel mit bekanntem Inhalt. Status der Datei: ${state}.`,
    noBatch: (id, batch) => `Datei ${id} hat keinen gesendeten Stapel ${batch}.`,
    notADate: (date) =>
      `${quote(date)} ist kein Datum innerhalb eines Jahres von heute. Schreiben Sie es so: 2026-11-23, also Jahr, Monat, Tag.`,
    reversedAlready: (id, file) => `Zu Datei ${id} gibt es schon ein Storno: ${quote(file)}. ${again}`,
    reversedAlreadyBy: (id, file, by) =>
      `Zu Datei ${id} gibt es schon ein Storno: ${quote(file)} (Datei ${by}). ${again}`,
  },

  cli: {
    whichDate: (id) =>
      `Geben Sie das Datum des Stornos an: pigeonhole reverse ${id} --date 2026-11-23, oder --date same, damit jede Rechnung ihres behält.`,
    notABatch: (batch) => `${quote(batch)} ist nicht die Nummer eines Stapels. Stapel zählen ab 1.`,
    asked: (id, file) =>
      `Datei ${id} (${file}): Das Storno wird entworfen. Es wartet auf Freigabe, und vorher wird nichts gesendet.`,
    askedNotRunning: (id, file) =>
      `Datei ${id} (${file}): Das Storno wird beim nächsten run oder sync entworfen. Es wartet auf Freigabe, und vorher wird nichts gesendet.`,
  },

  open: "Stornieren …",
  title: (contents) => `Stornieren, was gesendet wurde: ${contents}`,
  hint: "Entworfen werden dieselben Zeilen mit umgekehrten Vorzeichen; Nummern und Referenzen werden gekennzeichnet. Das Storno wartet auf Freigabe. Vorher wird nichts gesendet.",
  unclear: (rows) =>
    `${count(rows, "Zeile wurde", "Zeilen wurden")} vielleicht nicht gespeichert und ${rows === 1 ? "wird" : "werden"} nicht storniert.`,
  whichBatch: "Stapel",
  allBatches: "Alle Stapel",
  whichDate: "Datum des Stornos",
  sameDates: "Jede Rechnung behält ihr Datum",
  oneDate: "Dieses Datum für alle",
  dateMissing: "Wählen Sie ein Datum.",
  submit: "Storno entwerfen",
  said: "Das Storno wird entworfen",
  showFile: (id) => `Storno zeigen (Datei ${id})`,
  show: "Storno zeigen",
  showReversed: "Zeigen, was storniert wird",
};
