/** @file Problems of a spreadsheet's cell and their fixes, in German; see [Note: a message]. */

import { sayPlain } from "../../../wording/grammar.ts";
import type { cells as english } from "../../english/readings/cells.ts";
import { names } from "../window/sheet-pieces.ts";

export const cells: typeof english = {
  "replaced-and-wrong": ({ text, reason }) => `„${text}“ sollte diesen Wert ersetzen. ${reason}`,
  "stands-for-above": () => "Dies wiederholt den Wert der Zeile darüber.",
  "fix-write-each-row": () => "In jede Zeile gehört der Wert selbst.",

  "date-in-other-order": () => "Das ist kein Datum in der Reihenfolge der anderen Datumsangaben.",
  "date-without-marks": () => "Dies sind nur Ziffern, aber die anderen Datumsangaben der Spalte haben Trennzeichen.",
  "number-of-a-day": () => "Das kann die Excel-Zahl für ein Datum sein, aber nichts bestätigt es.",
  "number-not-date": () => "Das ist eine Zahl, kein Datum.",
  "time-with-zone": () => "Diese Uhrzeit hat eine Zeitzone; das Datum kann einen Tag früher oder später sein.",
  "no-such-date": () => "Dieses Datum gibt es nicht.",
  "month-without-day": () => "Hier fehlt der Tag.",
  "format-without-day": () => "Das ist als Datum formatiert, zeigt aber keinen Tag.",
  "fix-date": () => "Hierher gehört ein Datum, zum Beispiel 20. November 2026.",
  "fix-whole-date": () => "Hierher gehört das vollständige Datum, zum Beispiel 20. November 2026.",
  "fix-date-again": () => "Korrigieren Sie das Datum in der Datei.",
  "fix-format-as-date": () =>
    "Formatieren Sie die Spalte als Datum und speichern Sie die Datei neu. Oder ersetzen Sie es durch Text, zum Beispiel 20. November 2026.",

  "not-a-number": () => "Das ist keine Zahl.",
  "date-not-number": () => "Das ist ein Datum, keine Zahl.",
  "shown-otherwise": ({ shown, value }) =>
    shown === ""
      ? `Das Zahlenformat der Zelle zeigt nichts an, ihr Wert ist aber ${value}.`
      : `Das Zahlenformat der Zelle zeigt „${shown}“ an, ihr Wert ist aber ${value}.`,
  "fix-shown-otherwise": () =>
    "Geben Sie den Betrag mit dem richtigen Vorzeichen und in ganzen Einheiten ein und wählen Sie ein gewöhnliches Zahlenformat.",
  "partly-struck": ({ part, shown }) => `„${part}“ in „${shown}“ ist durchgestrichen.`,
  "partly-raised": ({ part, shown }) => `„${part}“ in „${shown}“ ist hoch- oder tiefgestellt, wie bei einer Fußnote.`,
  "all-struck": ({ shown }) => `„${shown}“ ist durchgestrichen.`,
  "in-colour-of-background": ({ shown }) => `„${shown}“ hat die Farbe des Hintergrunds und ist deshalb nicht zu sehen.`,
  "fix-ordinary-characters": () => "Geben Sie in gewöhnlicher Schrift ein, was gilt.",
  "cr-or-dr": () => "Unklar, wessen Haben oder Soll CR und DR hier meinen.",
  "fix-credit-with-minus": () => `Zu einer Gutschrift gehört ein Minus, zum Beispiel ${sayPlain(-500, 2)}.`,
  "other-decimal-sign": () => "Die übrigen Beträge haben ein anderes Dezimalzeichen.",
  "percentage-not-amount": () => "Das ist ein Prozentsatz, kein Betrag.",
  "fix-amount": () => `Hierher gehört eine Zahl, zum Beispiel ${sayPlain(1234.56, 2)}.`,
  "fix-amount-like-others": ({ sign }) => `Hierher gehört eine Zahl, zum Beispiel 1234${sign}56.`,
  "amount-not-rate": () => "Das ist ein Betrag, kein USt.-Satz.",
  "rate-negative": () => "Ein USt.-Satz kann nicht negativ sein.",
  "rate-over-hundred": () => "Das wären mehr als 100 %.",
  "rate-under-one": () => "Das wäre weniger als 1 %.",
  "fix-rate": () => `Hierher gehört ein Satz, zum Beispiel ${sayPlain(17.5, 1)}.`,
  "fix-rate-under-one": ({ rate }) =>
    `Hierher gehört 20 oder 20 % für zwanzig Prozent, oder ${rate} %, wenn das gemeint ist.`,

  "date-not-id": () => "Das ist ein Datum, keine ID.",
  "id-not-whole": () => "Eine ID ist eine ganze Zahl aus Ziffern.",
  "id-from-zero": () => "Eine ID beginnt nicht mit null; das kann also eine andere Art von Nummer sein.",
  "id-too-large": () => "Diese Zahl ist zu groß für eine ID.",
  "id-zero": () => "0 ist keine ID.",
  "fix-id": ({ property }) =>
    `Hierher gehört der Wert (${names[property]}) nur in Ziffern, wie ihn das Finanzsystem zeigt.`,
  "fix-id-or-empty": ({ property }) => `Hierher gehört der Wert (${names[property]}), oder die Zelle bleibt leer.`,

  "sign-of-several-currencies": () => "Dieses Zeichen gilt für mehrere Währungen.",
  "no-currency-code": () => "Das ist kein Währungscode.",
  "fix-currency": () => "Hierher gehört ein Code aus drei Buchstaben, zum Beispiel EUR oder CHF.",

  "date-not-text": () => "Hier enthält die Excel-Datei ein Datum, keinen Text.",
  "number-shown-otherwise": () => "Excel zeigt diese Zahl anders, als sie gespeichert ist.",
  "fix-as-text": () => "Formatieren Sie die Spalte in der Datei als Text und schreiben Sie den Wert noch einmal.",
  "digits-lost": () => "Excel hat diese Zahl gekürzt; ihre letzten Ziffern sind verloren.",
  "fifteen-digits": () => "Excel speichert nur 15 Ziffern einer Zahl; die letzten Ziffern dieser Zahl sind verloren.",
  "fix-number-as-text": () =>
    "Formatieren Sie die Spalte in der Datei als Text und schreiben Sie die Zahl noch einmal.",
  "letters-lost": () => "Hier gingen beim Speichern der Datei Buchstaben verloren.",
  "unseen-characters": () => "Dies enthält unsichtbare Zeichen.",
  "fix-unseen-characters": () => "Schreiben Sie es in der Datei neu.",
  "several-lines": () => "Dies geht über mehrere Zeilen.",
  "fix-one-line": () => "Es gehört in eine einzige Zeile.",
  "fix-again": () => "Korrigieren Sie es in der Datei.",

  "cell-damaged": () => "Diese Zelle ist beschädigt.",
  "fix-value-again": () => "Korrigieren Sie den Wert in der Datei.",
  "cell-error": () => "Diese Zelle enthält einen Fehler.",
  "fix-formula": () => "Korrigieren Sie in der Datei die Formel, oder ersetzen Sie sie durch den Wert.",
  "formula-without-result": () => "Diese Formel hat kein gespeichertes Ergebnis.",
  "fix-calculate": () => "Öffnen Sie die Arbeitsmappe in Excel, lassen Sie sie neu rechnen und speichern Sie sie.",
  "merged-with-above": ({ cell }) => `Diese Zelle ist mit ${cell} darüber verbunden, und nur ${cell} enthält den Wert.`,
  "fix-merged-each-row": () =>
    "Heben Sie in der Datei die Zellverbindung auf und schreiben Sie den Wert in jede Zeile.",
  "beneath-merged": ({ cell }) => `Dieser Wert ist unter der verbundenen Zelle ${cell} verborgen.`,
  "fix-merged-value": () => "Heben Sie in der Datei die Zellverbindung auf und prüfen Sie den Wert.",
  "does-not-split": ({ parts, separator }) => `Das lässt sich nicht bei „${separator}“ in ${parts} Teile teilen.`,
  "fix-does-not-split": ({ separator }) => `Setzen Sie „${separator}“ zwischen die Teile und an keine andere Stelle.`,
};
