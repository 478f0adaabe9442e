/** @file Texts about the files inside a zip or an e-mail, in German. */

import { count, quote } from "../../../wording/grammar.ts";
import type { inside as english } from "../../english/window/inside.ts";

export const inside: typeof english = {
  title: "Dateien darin",
  add: (files) => `${count(files, "Datei", "Dateien")} in den Eingangsordner legen`,
  added: "Die Dateien darin werden in den Eingangsordner gelegt",
  hint: "Jede wird eine eigene Datei. Diese hier bleibt, wie sie ist.",
  notUsable: "nicht zulässig",
  chooseFirst: "Wählen Sie mindestens eine Datei.",
  notInside: (file) => `${quote(file)} ist keine der Dateien darin, die sich hinzufügen lassen.`,
  nothing: "Nichts darin lässt sich hinzufügen.",
  unreadable: (why, isMail) =>
    `Sie lässt sich hier nicht auspacken: Sie ${why}. ${isMail ? "Öffnen Sie sie in Ihrem E-Mail-Programm, und speichern Sie die Anhänge im Eingangsordner" : "Packen Sie sie selbst aus, und legen Sie die Dateien in den Eingangsordner"}.`,
};
