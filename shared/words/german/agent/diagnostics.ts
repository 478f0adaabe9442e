/** @file Texts of the diagnostics dialog, in German. */

import { count } from "../../../wording/grammar.ts";
import type { diagnostics as english } from "../../english/agent/diagnostics.ts";

export const diagnostics: typeof english = {
  collect: "Diagnosedaten zusammenstellen",
  title: "Diagnosedaten",
  hint: "Für jemanden, der Ihnen mit Pigeonhole hilft. Nichts wird irgendwohin gesendet: Sie sehen hier, was darin steht, und Sie entscheiden, wer es bekommt.",
  notIn:
    "Tabellen, Belege, Beträge und Passwörter sind nicht enthalten. Die Namen von Dateien, Ordnern und Personen sind enthalten.",
  notInMasked:
    "Tabellen, Belege, Beträge, Passwörter und die Namen von Dateien sind nicht enthalten. Die Namen von Personen sind enthalten.",
  maskNames: "Die Namen von Dateien weglassen",
  files: "Was enthalten ist",
  bytes: (howMany) => count(howMany, "Byte", "Byte"),
  isCut: "Dies ist das Ende; in der ZIP-Datei ist alles enthalten.",
  isEmpty: "Darin steht nichts.",
  save: "Als ZIP-Datei speichern",
  saved: (path) => `Gespeichert als ${path}`,
  close: "Schließen",
};
