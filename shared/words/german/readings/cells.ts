/** @file Problems of a spreadsheet's cell and their fixes, in German; see [Note: a message]. */

import type { cells as english } from "../../english/readings/cells.ts";
import { names } from "../window/sheet-pieces.ts";

export const cells: typeof english = {
  "replaced-and-wrong": ({ text, reason }) => `An seine Stelle sollte „${text}“ treten. ${reason}`,
  "stands-for-above": () => "Dies steht für den Wert der Zeile darüber.",
  "fix-write-each-row": () => "Schreiben Sie den Wert in jede Zeile.",

  "date-in-other-order": () => "Dies ist kein Datum in der Reihenfolge, in der die anderen geschrieben sind.",
  "date-without-marks": () =>
    "Dies sind nur Ziffern, und die anderen Datumsangaben der Spalte haben Zeichen zwischen Tag, Monat und Jahr.",
  "number-of-a-day": () => "Dies kann die Zahl sein, mit der Excel ein Datum speichert, aber nichts bestätigt es.",
  "number-not-date": () => "Dies ist eine Zahl, kein Datum.",
  "time-with-zone": () => "Diese Uhrzeit hat eine Zeitzone, es kann also der Tag davor oder danach gemeint sein.",
  "no-such-date": () => "Dieses Datum gibt es nicht.",
  "month-without-day": () => "Hier stehen Monat und Jahr, aber kein Tag.",
  "format-without-day": () => "Dies ist als Datum formatiert, zeigt aber keinen Tag.",
  "fix-date": () => "Schreiben Sie das Datum wie 2026-11-20.",
  "fix-whole-date": () => "Schreiben Sie das ganze Datum, wie 2026-11-20.",
  "fix-date-again": () => "Tragen Sie das Datum noch einmal ein.",
  "fix-format-as-date": () =>
    "Formatieren Sie die Spalte als Datum und speichern Sie die Datei noch einmal, oder schreiben Sie das Datum wie 2026-11-20.",

  "not-a-number": () => "Dies ist keine Zahl.",
  "date-not-number": () => "Dies ist ein Datum, keine Zahl.",
  "cr-or-dr": () => "CR und DR können von beiden Seiten gemeint sein.",
  "fix-credit-with-minus": () => "Schreiben Sie eine Gutschrift mit einem Minus, wie -500,00.",
  "other-decimal-sign": () => "Das Dezimalzeichen ist ein anderes als bei den übrigen Beträgen.",
  "percentage-not-amount": () => "Dies ist ein Prozentsatz, kein Betrag.",
  "fix-amount": () => "Schreiben Sie den Betrag als Zahl, zum Beispiel 1234,56.",
  "fix-amount-like-others": ({ sign }) =>
    `Schreiben Sie den Betrag wie die anderen der Datei, zum Beispiel 1234${sign}56.`,
  "amount-not-rate": () => "Dies ist ein Betrag, kein USt.-Satz.",
  "rate-negative": () => "Ein USt.-Satz ist nicht negativ.",
  "rate-over-hundred": () => "Das wären mehr als hundert Prozent.",
  "rate-under-one": () => "Das wäre weniger als ein Prozent.",
  "fix-rate": () => "Schreiben Sie den Satz wie 17,5.",
  "fix-rate-under-one": ({ rate }) =>
    `Schreiben Sie 20 oder 20 % für zwanzig Prozent, oder ${rate} %, wenn das gemeint ist.`,

  "date-not-id": () => "Dies ist ein Datum, keine ID.",
  "id-not-whole": () => "Eine ID ist eine ganze Zahl, nur in Ziffern.",
  "id-from-zero": () => "Eine ID beginnt nicht mit einer Null, dies kann also eine andere Art von Nummer sein.",
  "id-too-large": () => "Dies ist größer, als eine ID sein kann.",
  "id-zero": () => "0 ist keine ID.",
  "fix-id": ({ property }) =>
    `Tragen Sie den Wert (${names[property]}) nur in Ziffern ein, so wie das Finanzsystem ihn zeigt.`,
  "fix-id-or-empty": ({ property }) => `Tragen Sie den Wert (${names[property]}) ein, oder lassen Sie die Zelle leer.`,

  "sign-of-several-currencies": () => "Dieses Zeichen steht für mehrere Währungen.",
  "no-currency-code": () => "Dies ist kein Währungscode.",
  "fix-currency": () => "Tragen Sie drei Buchstaben ein, wie EUR oder CHF.",

  "date-not-text": () => "Excel hat hier ein Datum, keinen Text.",
  "number-shown-otherwise": () => "Excel zeigt diese Zahl anders, als sie gespeichert ist.",
  "fix-as-text": () => "Formatieren Sie die Spalte als Text und tragen Sie den Wert noch einmal ein.",
  "digits-lost": () => "Excel hat diese Zahl verkürzt, und ihre letzten Ziffern sind verloren.",
  "fifteen-digits": () => "Excel speichert 15 Ziffern einer Zahl, die letzten dieser längeren Zahl sind also verloren.",
  "fix-number-as-text": () => "Formatieren Sie die Spalte als Text und tragen Sie die Zahl noch einmal ein.",
  "letters-lost": () => "Hier gingen beim Speichern der Datei Buchstaben verloren.",
  "several-lines": () => "Dies geht über mehrere Zeilen.",
  "fix-one-line": () => "Schreiben Sie es in eine Zeile.",
  "fix-again": () => "Tragen Sie es noch einmal ein.",

  "cell-damaged": () => "Diese Zelle ist beschädigt.",
  "fix-value-again": () => "Tragen Sie den Wert noch einmal ein.",
  "cell-error": () => "In dieser Zelle steht ein Fehler.",
  "fix-formula": () => "Berichtigen Sie ihre Formel, oder tragen Sie den Wert selbst ein.",
  "formula-without-result": () => "Diese Formel hat kein gespeichertes Ergebnis.",
  "fix-calculate": () => "Öffnen Sie die Arbeitsmappe in Excel, lassen Sie rechnen und speichern Sie sie.",
  "merged-with-above": ({ cell }) => `Diese Zelle ist mit ${cell} darüber verbunden, und nur ${cell} enthält den Wert.`,
  "fix-merged-each-row": () => "Heben Sie die Verbindung auf und tragen Sie den Wert in jede Zeile ein.",
  "beneath-merged": ({ cell }) => `Dieser Wert liegt verborgen unter der verbundenen Zelle ${cell}.`,
  "fix-merged-value": () => "Heben Sie die Verbindung auf und prüfen Sie den Wert.",
  "does-not-split": ({ parts, separator }) => `Dies lässt sich nicht bei „${separator}“ in ${parts} Teile teilen.`,
  "fix-does-not-split": ({ separator }) =>
    `Schreiben Sie „${separator}“ zwischen die Teile und an keine andere Stelle.`,
};
