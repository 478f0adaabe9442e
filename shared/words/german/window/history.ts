/** @file Texts of the history: its table, search and details, in German. */

import { count } from "../../../wording/grammar.ts";
import type { history as english } from "../../english/window/history.ts";

export const history: typeof english = {
  grid: (howMany) => `Verlauf, ${count(howMany, "Datei", "Dateien")}`,
  search: "Suchen",
  searchHint: "Datei, Lieferant, Nummer, Betrag, ID",
  filter: "Zeigen",
  filters: {
    all: "Alle",
    done: "Erledigt",
    "under-way": "Unterwegs",
    "needs-you": "Wartet auf Sie",
    failed: "Fehlgeschlagen",
    duplicate: "Dubletten",
  },
  from: "Abgelegt vom",
  to: "bis",
  found: (howMany) => `${count(howMany, "Datei", "Dateien")} gefunden.`,
  notAllYet: "Ältere Dateien werden noch für die Suche vorbereitet; vielleicht werden gleich noch weitere gefunden.",
  none: "Dazu gibt es nichts.",
  noneWith: (text) =>
    `Nichts enthält „${text}“. Ein Wort wird an seinem Anfang gefunden, ein Betrag an seinen Ziffern.`,
  noneFiltered: "Zu diesem Filter gibt es keine Datei.",
  noneFilteredWith: (text) => `Keine Datei, die zu diesem Filter passt, enthält „${text}“.`,
  searchEverything: "Alle Dateien durchsuchen",
  showNewer: "Zeigen, was inzwischen dazugekommen ist",
  exportFound: "Als Tabelle speichern…",
  exported: "Gespeichert",
  loading: "…",
  contents: (invoices, batches) => {
    const held = count(invoices, "Rechnung", "Rechnungen");
    return batches > 1 ? `${held}, ${count(batches, "Stapel", "Stapel")}` : held;
  },

  close: "Schließen",
  facts: "Zur Datei",
  kind: "Art",
  dropped: "Abgelegt",
  lies: "Liegt in",
  liesNowhere: "Jemand hat die Datei weggenommen",
  size: "Größe",
  documentId: "Beleg-ID",
  parts: "Was gesendet wurde",
  part: "Stapel",
  invoices: "Rechnungen",
  notSaved: "Nicht gespeichert oder ungewiss",
  sent: "Gesendet",
  partStates: {
    planned: "Noch nicht gesendet",
    sending: "Wird gesendet",
    done: "Gesendet",
    unknown: "Niemand weiß, ob es angekommen ist",
    refused: "Abgelehnt",
  },
  showPayload: "Zeigen, was gesendet wurde, so wie es übertragen wird",
  happened: "Was geschehen ist",
  answer: "Was das Finanzsystem geantwortet hat",
  copy: "Einzelheiten kopieren",
  copied: "Kopiert",
  toCard: "Zur Frage gehen",
};
