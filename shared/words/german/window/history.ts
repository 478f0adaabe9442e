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
    "under-way": "In Bearbeitung",
    "needs-you": "Wartet auf Sie",
    failed: "Fehlgeschlagen",
    duplicate: "Dubletten",
  },
  byWhat: "Welche Tage",
  by: { added: "Hinzugefügt", sent: "Gesendet" },
  from: "vom",
  to: "bis",
  decidedBy: "Entschieden von",
  decidedByAnyone: "Alle Personen",
  found: (howMany, isAll) =>
    howMany === 0 ? "" : `${count(howMany, "Datei", "Dateien")}${isAll ? "" : " gefunden"}, neueste zuerst.`,
  notAllYet: "Ältere Dateien werden noch für die Suche vorbereitet; gleich können es mehr sein.",
  noneYet:
    "Es wurde noch keine Datei hinzugefügt. Legen Sie Dateien in Ihren Eingangsordner, ziehen Sie sie auf dieses Fenster oder fügen Sie sie hier hinzu.",
  showAll: "Alle Dateien anzeigen",
  readDiffers: (now, sent) =>
    `Heute gelesen hat sie ${count(now, "Rechnung", "Rechnungen")}; ${count(sent, "Rechnung", "Rechnungen")} davon ${sent === 1 ? "wurde" : "wurden"} gesendet oder geplant. Es gilt, was unter „Daten für das Finanzsystem“ steht.`,
  noneWith: (text) =>
    `Keine Datei passt zu „${text}“. Geben Sie den Anfang eines Wortes oder die Ziffern eines Betrags ein.`,
  noneFiltered: "Zu diesem Filter gibt es keine Datei.",
  noneFilteredWith: (text) => `Keine Datei, die zu diesem Filter passt, enthält „${text}“.`,
  searchEverything: "Alle Dateien durchsuchen",
  showNewer: "Neuere Dateien zeigen",
  exportFound: "Als Tabelle exportieren…",
  exported: "Gespeichert",
  loading: "…",
  leftOut: (rows) => `${count(rows, "Zeile", "Zeilen")} ausgelassen: schon gesendet`,
  contents: (invoices, batches) => {
    const held = count(invoices, "Rechnung", "Rechnungen");
    return batches > 1 ? `${held}, ${count(batches, "Stapel", "Stapel")}` : held;
  },

  attachInside: "Wenn Sie die Rechnungs-ID schon kennen, können Sie es jetzt anhängen.",
  close: "Schließen",
  facts: "Angaben zur Datei",
  kind: "Art",
  dropped: "Hinzugefügt",
  place: "Ablageort",
  movedAway: "Die Datei wurde verschoben oder gelöscht",
  size: "Größe",
  documentId: "Dokument-ID",
  parts: "Daten für das Finanzsystem",
  part: "Stapel",
  invoices: "Rechnungen",
  notSaved: "Nicht gespeichert oder ungewiss",
  sent: "Gesendet",
  partStates: {
    planned: "Noch nicht gesendet",
    sending: "Wird gesendet",
    done: "Gesendet",
    unknown: "Vielleicht schon gesendet",
    refused: "Abgelehnt",
  },
  showPayload: "Daten zeigen",
  showJson: "Dasselbe als JSON, für Ihre IT",
  moreInvoices: (howMany) => `und ${count(howMany, "weitere Rechnung", "weitere Rechnungen")}: siehe JSON darunter`,
  happened: "Ablauf",
  answer: "Antwort des Finanzsystems",
  copy: "Einzelheiten kopieren",
  copied: "Kopiert",
  toCard: "Unter „Wartet auf Sie“ öffnen",
  showCorrected: "Korrigierte Datei zeigen",
  showOriginal: "Datei zeigen, die damit korrigiert ist",
  notCorrected: "Das stimmt nicht: wieder öffnen",
  reopened: "Wieder geöffnet",
};
