/** @file Texts about the practice office, in German. */

import type { practice as english } from "../../english/window/practice.ts";

export const practice: typeof english = {
  office: "Übungsbüro",
  title: "Pigeonhole (Übung)",
  firstRun: "Erst einmal ausprobieren?",
  firstRunWords:
    "Ein zweites Fenster öffnet sich mit einem Übungsbüro und sechs Beispieldateien. Nichts davon gelangt in ein echtes Finanzsystem. Wenn Sie dieses Fenster schließen, wird alles darin gelöscht.",
  start: "Mit Beispieldateien ausprobieren",
  notStarted: (aside) => `Das Übungsfenster ließ sich nicht öffnen${aside}.`,
};
