/** @file Texts about documents that wait for their invoice, in German. */

import { count, figure, list, quote } from "../../../wording/grammar.ts";
import type { waiting as english } from "../../english/window/waiting.ts";

export const waiting: typeof english = {
  since: (when) => `seit ${when}`,
  sinceFor: (day, span) => `seit ${day} (${span})`,
  choose: (file) => `${file} auswählen`,
  together: (howMany) =>
    howMany === 1 ? "Das ausgewählte Dokument gehört zu" : `Alle ${figure(howMany)} ausgewählten Dokumente gehören zu`,
  attachTogether: (howMany) => (howMany === 1 ? "Dokument anhängen" : `Alle ${figure(howMany)} anhängen`),
  order: (files, more) => {
    const named = files.map(quote);
    return `Nach Namen geordnet: ${list(more > 0 ? [...named, `${figure(more)} weitere`] : named, "and")}.`;
  },
  noInvoice: "Gehört zu keiner Rechnung: in den Ordner „Failed“",
  noInvoiceHint:
    "„Gehört zu keiner Rechnung“: Die Datei wird nirgends angehängt und nicht gelöscht. Um es später erneut zu versuchen, legen Sie sie wieder in den Eingangsordner.",
  letGo: "Auswahl aufheben",
  attachedTogether: (howMany, id) => `${count(howMany, "Dokument wird", "Dokumente werden")} an ${id} angehängt`,
};
