/** @file Texts about what an inbox has learnt: what names mean, and its kinds of spreadsheet, in German. */

import { count, list, quote } from "../../../wording/grammar.ts";
import type { learnt as english } from "../../english/readings/learnt.ts";
import { inRows } from "../window/sheet-pieces.ts";

const headings = (names: readonly string[]): string => list(names.map(quote), "and");

export const learnt: typeof english = {
  useAnother: "Lieferant, Sachkonto, Projekt oder Steuersatz anders benennen",
  loading: "Namen werden gelesen…",
  none: "Diese Zeilen haben keinen Lieferanten, kein Sachkonto, kein Projekt und keinen Steuersatz, der anders heißen könnte.",
  which: "In der Datei",
  nameInRows: (what, text, at) => `${what}: ${text} (${inRows(at)})`,
  use: "Im Finanzsystem heißt das",
  useHint: (suggested) =>
    suggested
      ? "Wählen Sie einen Vorschlag, oder geben Sie es so ein, wie Ihr Finanzsystem es zeigt."
      : "Geben Sie es so ein, wie Ihr Finanzsystem es zeigt.",
  missing: "Geben Sie ein, wie es im Finanzsystem heißt.",
  remembers:
    "Pigeonhole merkt sich das für alle späteren Tabellen dieses Eingangsordners. Rückgängig machen Sie es unter „Eingangsordner“ mit „Vergessen“.",
  submit: {
    retry: "Merken und erneut versuchen",
    copy: "Merken und diese Zeilen senden",
    "read-again": "Merken und neu prüfen",
  },
  submitted: "Gemerkt",

  names: (howMany) => `Kennt ${count(howMany, "anderen Namen", "andere Namen")}`,
  nameIs: (what, from, to) => `${what}: ${quote(from)} ist ${quote(to)}`,
  namesHint:
    "Nach dem Vergessen wird wieder gesendet, was in der Datei steht, oder gefragt, wenn es in einer Liste fehlt.",
  more: (howMany) => `und ${count(howMany, "weiterer", "weitere")}. Sie stehen in den Dateien der Vorlagen.`,

  fits: (name) => `Sie hat die Überschriften von „${name}“`,
  fitsNot: (name, missing, added) =>
    `Sie wird nicht als „${name}“ gelesen${missing.length === 0 ? "" : `: Es fehlt ${headings(missing)}`}${added.length === 0 ? "" : `${missing.length === 0 ? ": Sie" : ", und sie"} hat zusätzlich ${headings(added)}`}`,
  rename: "Umbenennen",
  newName: "Neuer Name",
  renamed: "Umbenannt",
  notRenamed: (name, why) => `„${name}“ konnte nicht umbenannt werden: ${why}.`,
  isInSettings: "sie ist für diesen Eingangsordner eingestellt, und das ließ sich nicht ändern",
  test: "An einer Datei testen…",
  testing: "Wird geprüft…",
  testHint: "Die Datei wird nur gelesen, und nur nach dieser Art von Tabelle. Nichts wird gesendet.",

  column: "Spalte",
  holds: "Enthält",
  others: "Andere Überschriften",
  byFile: "wie jede Datei es zeigt",
  alsoKnown: "Außerdem gemerkt",
  isInvoices: (isInvoices) =>
    isInvoices ? "Es ist eine Liste von Eingangsrechnungen" : "Es ist eine Rechnungsliste: Nichts davon wird gesendet",
  inSheet: (sheet) => `Die Rechnungen sind im Blatt ${quote(sheet)}`,
  headerRow: (row) => `Die Überschriften sind in Zeile ${row}`,
  constant: (what, value) => `${what} ist ${quote(value)} in jeder Zeile, die nichts angibt`,
  notation: (said) => `${list(said, "and")}`,
  notationOf: (said, form) => `${list(said, "and")} in Dateien wie „${form}“`,
  without: (what) => `Gesendet ohne: ${what}`,
  suppliers: (howMany) =>
    `Findet ${count(howMany, "Lieferanten", "Lieferanten")} von E-Rechnungen über USt-IdNr., Steuernummer, Registernummer oder Namen`,
};
