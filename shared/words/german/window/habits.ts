/** @file Texts of what an office changes beside connections and inboxes, in German. */

import type { habits as english } from "../../english/window/habits.ts";

export const habits: typeof english = {
  title: "Rückgängig, Bericht und Prüfung",
  undoSeconds: "Sekunden zum Rückgängigmachen",
  undoSecondsHint: "Vorher wird nichts gesendet. 0 bis 60; bei 0 gelten Entscheidungen sofort.",
  reportAt: "Morgenbericht um",
  reportAtHint: "Jeden Tag. Leer: nur auf Wunsch.",
  checkAt: "Heutige Nacht prüfen um",
  checkAtHint: "An Werktagen, falls Ihre IT keine anderen Tage gewählt hat. Leer: nur auf Wunsch.",
  proxy: "Proxyserver",
  proxyHint:
    "„system“ wie auf diesem Computer, „none“ ohne Proxy. Oder eine Adresse, zum Beispiel http://proxy.example:8080.",
  save: "Speichern",
  saved: "Gespeichert.",
};
