/** @file Texts about documents that wait for their invoice, in German. */

import { count, figure, list, quote } from "../../../wording/grammar.ts";
import type { waiting as english } from "../../english/window/waiting.ts";

export const waiting: typeof english = {
  title: "Belege zuordnen",
  hint: "Wählen Sie Belege für dieselbe Eingangsrechnung aus oder ziehen Sie einen auf einen anderen. Dann hängen Sie alle zusammen an.",
  hintOne: "Wählen Sie, zu welcher Eingangsrechnung er gehört.",
  since: (when) => `seit ${when}`,
  sinceFor: (day, span) => `seit ${day} (${span})`,
  choose: (file) => `${file} auswählen`,
  together: (howMany) =>
    howMany === 1 ? "Der ausgewählte Beleg gehört zu" : `Alle ${figure(howMany)} ausgewählten Belege gehören zu`,
  attachTogether: (howMany) => (howMany === 1 ? "Beleg anhängen" : `Alle ${figure(howMany)} anhängen`),
  order: (files, more) => {
    const named = files.map(quote);
    return `Nach Namen geordnet: ${list(more > 0 ? [...named, `${figure(more)} weitere`] : named, "and")}.`;
  },
  letGo: "Auswahl aufheben",
  attachedTogether: (howMany, id) => `${count(howMany, "Beleg wird", "Belege werden")} an ${id} angehängt`,
  putTogether: (howMany) => `${count(howMany, "Beleg", "Belege")} gruppiert`,
};
