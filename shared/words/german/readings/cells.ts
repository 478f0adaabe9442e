/** @file Problems of a spreadsheet's cell and their fixes, in German; see [Note: a message]. */

import type { cells as english } from "../../english/readings/cells.ts";
import { names } from "../window/sheet-pieces.ts";

export const cells: typeof english = {
  "replaced-and-wrong": ({ text, reason }) => `„${text}“ sollte diesen Wert ersetzen. ${reason}`,
  "stands-for-above": () => "Dies wiederholt den Wert der Zeile darüber.",
  "fix-write-each-row": () => "Tragen Sie den Wert in jede Zeile ein.",

  "date-in-other-order": () => "Das ist kein Datum in der Reihenfolge der anderen Datumsangaben.",
  "date-without-marks": () => "Dies sind nur Ziffern, aber die anderen Datumsangaben der Spalte haben Trennzeichen.",
  "number-of-a-day": () => "Das kann die Excel-Zahl für ein Datum sein, aber nichts bestätigt es.",
  "number-not-date": () => "Das ist eine Zahl, kein Datum.",
  "time-with-zone": () => "Diese Uhrzeit hat eine Zeitzone; das Datum kann einen Tag früher oder später sein.",
  "no-such-date": () => "Dieses Datum gibt es nicht.",
  "month-without-day": () => "Hier fehlt der Tag.",
  "format-without-day": () => "Das ist als Datum formatiert, zeigt aber keinen Tag.",
  "fix-date": () => "Tragen Sie das Datum ein, zum Beispiel 20. November 2026.",
  "fix-whole-date": () => "Tragen Sie das vollständige Datum ein, zum Beispiel 20. November 2026.",
  "fix-date-again": () => "Tragen Sie das Datum noch einmal ein.",
  "fix-format-as-date": () =>
    "Formatieren Sie die Spalte als Datum und speichern Sie die Datei neu. Oder tragen Sie das Datum ein, zum Beispiel 20. November 2026.",

  "not-a-number": () => "Das ist keine Zahl.",
  "date-not-number": () => "Das ist ein Datum, keine Zahl.",
  "cr-or-dr": () => "Unklar, wessen Haben oder Soll CR und DR hier meinen.",
  "fix-credit-with-minus": () => "Tragen Sie eine Gutschrift mit Minus ein, zum Beispiel -500,00.",
  "other-decimal-sign": () => "Die übrigen Beträge haben ein anderes Dezimalzeichen.",
  "percentage-not-amount": () => "Das ist ein Prozentsatz, kein Betrag.",
  "fix-amount": () => "Tragen Sie den Betrag ein, zum Beispiel 1234,56.",
  "fix-amount-like-others": ({ sign }) => `Tragen Sie den Betrag ein, zum Beispiel 1234${sign}56.`,
  "amount-not-rate": () => "Das ist ein Betrag, kein USt.-Satz.",
  "rate-negative": () => "Ein USt.-Satz kann nicht negativ sein.",
  "rate-over-hundred": () => "Das wären mehr als 100 %.",
  "rate-under-one": () => "Das wäre weniger als 1 %.",
  "fix-rate": () => "Tragen Sie den Satz ein, zum Beispiel 17,5.",
  "fix-rate-under-one": ({ rate }) =>
    `Tragen Sie 20 oder 20 % für zwanzig Prozent ein, oder ${rate} %, wenn Sie das meinen.`,

  "date-not-id": () => "Das ist ein Datum, keine ID.",
  "id-not-whole": () => "Eine ID ist eine ganze Zahl aus Ziffern.",
  "id-from-zero": () => "Eine ID beginnt nicht mit null; das kann also eine andere Art von Nummer sein.",
  "id-too-large": () => "Diese Zahl ist zu groß für eine ID.",
  "id-zero": () => "0 ist keine ID.",
  "fix-id": ({ property }) =>
    `Tragen Sie den Wert (${names[property]}) nur in Ziffern ein, wie ihn das Finanzsystem zeigt.`,
  "fix-id-or-empty": ({ property }) => `Tragen Sie den Wert (${names[property]}) ein, oder lassen Sie die Zelle leer.`,

  "sign-of-several-currencies": () => "Dieses Zeichen gilt für mehrere Währungen.",
  "no-currency-code": () => "Das ist kein Währungscode.",
  "fix-currency": () => "Tragen Sie einen Code aus drei Buchstaben ein, zum Beispiel EUR oder CHF.",

  "date-not-text": () => "Hier enthält die Excel-Datei ein Datum, keinen Text.",
  "number-shown-otherwise": () => "Excel zeigt diese Zahl anders, als sie gespeichert ist.",
  "fix-as-text": () => "Formatieren Sie die Spalte als Text und tragen Sie den Wert noch einmal ein.",
  "digits-lost": () => "Excel hat diese Zahl gekürzt; ihre letzten Ziffern sind verloren.",
  "fifteen-digits": () => "Excel speichert nur 15 Ziffern einer Zahl; die letzten Ziffern dieser Zahl sind verloren.",
  "fix-number-as-text": () => "Formatieren Sie die Spalte als Text und tragen Sie die Zahl noch einmal ein.",
  "letters-lost": () => "Hier gingen beim Speichern der Datei Buchstaben verloren.",
  "several-lines": () => "Dies geht über mehrere Zeilen.",
  "fix-one-line": () => "Tragen Sie es in einer Zeile ein.",
  "fix-again": () => "Tragen Sie es noch einmal ein.",

  "cell-damaged": () => "Diese Zelle ist beschädigt.",
  "fix-value-again": () => "Tragen Sie den Wert noch einmal ein.",
  "cell-error": () => "Diese Zelle enthält einen Fehler.",
  "fix-formula": () => "Berichtigen Sie ihre Formel, oder tragen Sie den Wert selbst ein.",
  "formula-without-result": () => "Diese Formel hat kein gespeichertes Ergebnis.",
  "fix-calculate": () => "Öffnen Sie die Arbeitsmappe in Excel, lassen Sie sie neu rechnen und speichern Sie sie.",
  "merged-with-above": ({ cell }) => `Diese Zelle ist mit ${cell} darüber verbunden, und nur ${cell} enthält den Wert.`,
  "fix-merged-each-row": () => "Heben Sie die Zellverbindung auf und tragen Sie den Wert in jede Zeile ein.",
  "beneath-merged": ({ cell }) => `Dieser Wert ist unter der verbundenen Zelle ${cell} verborgen.`,
  "fix-merged-value": () => "Heben Sie die Zellverbindung auf und prüfen Sie den Wert.",
  "does-not-split": ({ parts, separator }) => `Das lässt sich nicht bei „${separator}“ in ${parts} Teile teilen.`,
  "fix-does-not-split": ({ separator }) => `Setzen Sie „${separator}“ zwischen die Teile und an keine andere Stelle.`,
};
