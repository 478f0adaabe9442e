/** @file Texts about correcting cells in the window, in German. */

import { count } from "../../../wording/grammar.ts";
import type { correct as english } from "../../english/window/correct.ts";

export const correct: typeof english = {
  cell: (column, row) => `Zelle ${column}${row} berichtigen`,
  typed: (howMany) => `${count(howMany, "Zelle", "Zellen")} berichtigt`,
  checking: "Wird geprüft …",
  left: (problems) =>
    problems === 0 ? "Keine Zeile ist mehr fehlerhaft." : `Noch ${count(problems, "Fehler", "Fehler")} zu berichtigen.`,
  hint: "Pigeonhole legt eine berichtigte Kopie in den Eingangsordner. Ihre eigene Datei wird nicht geändert.",
  discard: "Berichtigungen verwerfen",
  send: "Berichtigte Kopie senden",
  add: "Berichtigte Kopie hinzufügen",
  done: "Die berichtigte Kopie ist im Eingangsordner",
};
