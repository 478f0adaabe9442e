/** @file Texts of the Today view, in German. */

import { count, figure, list, quote } from "../../../wording/grammar.ts";
import type { today as english } from "../../english/window/today.ts";

export const today: typeof english = {
  showSent: (total) => `${total} Gesendetes anzeigen`,
  open: "Einzelheiten anzeigen",
  goThere: "Ansehen",
  answer: "Beantworten",
  mayBeThere: (files, more, isAway) => {
    const isOne = files.length + more === 1;
    const named = list([...files.map(quote), ...(more > 0 ? [`${figure(more)} weitere`] : [])], "and");
    return `${named} ${isOne ? "ist" : "sind"} vielleicht schon im Finanzsystem. ${isAway ? "Sehen Sie dort nach, sobald es wieder erreichbar ist" : "Sehen Sie dort nach"}, und wählen Sie dann „Beantworten“. Bitte legen Sie ${isOne ? "die Datei" : "sie"} nicht noch einmal in den Eingangsordner, und erfassen Sie sie nicht selbst. ${isOne ? "Ist sie" : "Sind sie"} nicht dort, antworten Sie „Nicht gefunden“: Dann sendet Pigeonhole ${isOne ? "die Datei" : "sie"} noch einmal.`;
  },
  underWay: "In Bearbeitung",
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
  hint: "Wählen Sie einen Tag, um seine Dateien zu sehen. Ein Tag reicht von Mitternacht bis Mitternacht, der Morgenbericht von einem Bericht zum nächsten. Die Zahlen können deshalb abweichen.",
  asTable: "Als Tabelle zeigen",
  day: "Tag",
  files: "Dateien",
  invoices: "Rechnungen",
  documents: "Dokumente",
  dayWords: (day, dropped, gone, money) =>
    `${day}: ${count(dropped, "Datei", "Dateien")} hinzugefügt; gesendet: ${gone}${money === null ? "" : `, netto ${money}`}.`,
};
