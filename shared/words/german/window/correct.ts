/** @file Texts about correcting cells in the window, in German. */

import { count } from "../../../wording/grammar.ts";
import type { correct as english } from "../../english/window/correct.ts";

export const correct: typeof english = {
  cell: (column, row) => `Zelle ${column}${row} korrigieren`,
  typed: (howMany) => `${count(howMany, "Zelle", "Zellen")} korrigiert`,
  checking: "Wird geprüft …",
  left: (problems) =>
    problems === 0 ? "Keine Zeile ist mehr fehlerhaft." : `Noch ${count(problems, "Fehler", "Fehler")} zu korrigieren.`,
  hint: "Pigeonhole legt eine korrigierte Kopie in den Eingangsordner. Ihre eigene Datei wird nicht geändert.",
  discard: "Korrekturen verwerfen",
  send: "Korrigierte Kopie senden",
  add: "Korrigierte Kopie hinzufügen",
  done: "Die korrigierte Kopie ist im Eingangsordner",
};
