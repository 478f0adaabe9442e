/** @file Texts of the diagnostics dialog, in German. */

import { count } from "../../../wording/grammar.ts";
import type { diagnostics as english } from "../../english/agent/diagnostics.ts";

export const diagnostics: typeof english = {
  collect: "Diagnosedaten zusammenstellen",
  title: "Diagnosedaten",
  hint: "Für Ihre IT oder den Support. Es wird nichts gesendet: Sie sehen den Inhalt und entscheiden, wer ihn bekommt.",
  notIn:
    "Tabellen, Dokumente, Beträge und Passwörter sind nicht enthalten. Namen von Dateien, Ordnern und Personen sind enthalten.",
  notInMasked:
    "Tabellen, Dokumente, Beträge, Passwörter und Dateinamen sind nicht enthalten. Namen von Personen sind enthalten.",
  maskNames: "Dateinamen weglassen",
  files: "Inhalt",
  bytes: (howMany) => count(howMany, "Byte", "Byte"),
  isCut: "Nur das Ende wird gezeigt. Die ZIP-Datei enthält alles.",
  isEmpty: "Diese Datei ist leer.",
  save: "Als ZIP-Datei speichern",
  saved: (path) => `Gespeichert als ${path}`,
  close: "Schließen",
};
