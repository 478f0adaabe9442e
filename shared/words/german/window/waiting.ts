/** @file Texts about documents that wait for their invoice, in German. */

import { count, figure, list, quote } from "../../../wording/grammar.ts";
import type { waiting as english } from "../../english/window/waiting.ts";

export const waiting: typeof english = {
  title: "Belege, die auf ihre Rechnung warten",
  hint: "Wählen Sie mehrere aus, die zu einer Eingangsrechnung gehören, oder ziehen Sie einen auf einen anderen, und hängen Sie sie zusammen an.",
  hintOne: "Geben Sie an, zu welcher Eingangsrechnung er gehört.",
  since: (when) => `seit ${when}`,
  sinceFor: (day, span) => `seit ${day} (${span})`,
  choose: (file) => `${file} auswählen`,
  together: (howMany) =>
    howMany === 1 ? "Der ausgewählte Beleg gehört zu" : `Alle ${figure(howMany)} ausgewählten Belege gehören zu`,
  attachTogether: (howMany) => (howMany === 1 ? "Beleg anhängen" : `Alle ${figure(howMany)} anhängen`),
  order: (files, more) => {
    const named = files.map(quote);
    return `In der Reihenfolge ihrer Namen: ${list(more > 0 ? [...named, `${figure(more)} weitere`] : named, "and")}.`;
  },
  letGo: "Auswahl aufheben",
  attachedTogether: (howMany, id) => `${count(howMany, "Beleg wird", "Belege werden")} an ${id} angehängt`,
  putTogether: (howMany) => `${count(howMany, "Beleg", "Belege")} zusammengelegt`,
};
