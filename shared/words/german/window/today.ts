/** @file Texts of the Today view, in German. */

import { count, list, quote } from "../../../wording/grammar.ts";
import type { today as english } from "../../english/window/today.ts";

export const today: typeof english = {
  showSent: (total) => `${total} Gesendetes anzeigen`,
  open: "Einzelheiten anzeigen",
  goThere: "Ansehen",
  answer: "Beantworten",
  mayBeThere: (sought, more, isAway) => {
    const named = sought.map(({ file, invoices }) =>
      invoices === 0 ? quote(file) : `${count(invoices, "Rechnung", "Rechnungen")} aus ${quote(file)}`,
    );
    const [first] = sought.length + more === 1 ? sought : [];
    const isOne = first !== undefined && first.invoices < 2;
    const what =
      first === undefined || first.invoices === 0
        ? "wonach Sie dort suchen müssen"
        : `welche ${isOne ? "Rechnung" : "Rechnungen"} Sie dort suchen müssen`;
    const again =
      first === undefined
        ? "diese Dateien vorher nicht noch einmal in den Eingangsordner und erfassen Sie nichts davon"
        : first.invoices === 0
          ? "die Datei vorher nicht noch einmal in den Eingangsordner und hängen Sie sie nicht"
          : `die Datei vorher nicht noch einmal in den Eingangsordner und erfassen Sie die ${isOne ? "Rechnung" : "Rechnungen"} nicht`;
    return `${list([...named, ...(more > 0 ? [count(more, "weitere Datei", "weitere Dateien")] : [])], "and")} ${isOne ? "ist" : "sind"} vielleicht schon im Finanzsystem. ${isAway ? "Sobald es wieder erreichbar ist, wählen Sie „Beantworten“" : "Wählen Sie „Beantworten“"}: Dann sehen Sie, ${what}. Bitte legen Sie ${again} selbst${first?.invoices === 0 ? " an" : ""}.`;
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
