/** @file Texts of the Today view, in German. */

import { count } from "../../../wording/grammar.ts";
import type { today as english } from "../../english/window/today.ts";

export const today: typeof english = {
  goThere: "Ansehen",
  underWay: "Unterwegs",
  ended: "Heute abgeschlossen",
  all: (howMany) => `Alle ${count(howMany, "Datei", "Dateien")} im Verlauf`,

  gone: "Heute gesendet",
  invoicesGone: (howMany) => count(howMany, "Eingangsrechnung", "Eingangsrechnungen"),
  documentsGone: (howMany) => count(howMany, "Dokument", "Dokumente"),
  nothingGone: "nichts",
  goneWords: (gone) => `Gesendet: ${gone}.`,
  net: "Netto",
  vat: "USt.",
  noMoney: "Heute noch nichts gesendet.",

  fortnight: "Die letzten vierzehn Tage",
  filesPerDay: "Hinzugefügte Dateien je Tag",
  moneyPerDay: (currency) => `Gesendet je Tag, netto ${currency}`,
  hint: "Wählen Sie einen Tag, um seine Dateien zu sehen. Ein Tag geht von Mitternacht bis Mitternacht, der Morgenbericht vom vorigen bis zu diesem.",
  asTable: "Als Tabelle zeigen",
  day: "Tag",
  files: "Dateien",
  invoices: "Rechnungen",
  documents: "Dokumente",
  dayWords: (day, dropped, gone, money) =>
    `${day}: ${count(dropped, "Datei", "Dateien")} hinzugefügt; gesendet: ${gone}${money === null ? "" : `, netto ${money}`}.`,
};
