/** @file Texts of what an office changes beside connections and inboxes, in German. */

import type { habits as english } from "../../english/window/habits.ts";

export const habits: typeof english = {
  title: "Zeiten und Updates",
  undoSeconds: "Zeit zum Rückgängigmachen (Sekunden)",
  undoSecondsHint: "So lange können Sie eine Entscheidung zurücknehmen. 0 bis 60; bei 0 gilt sie sofort.",
  reportAt: "Morgenbericht um",
  reportAtHint: "Jeden Tag. Bleibt das Feld leer, gibt es den Bericht nur auf Wunsch.",
  checkAt: "Nachtlauf prüfen um",
  checkAtHint: "Bleibt das Feld leer, wird nur auf Wunsch geprüft.",
  checkDays: "Tage der Prüfung",
  installUpdates: "Neue Versionen von Pigeonhole",
  installUpdatesHint:
    "Sie werden installiert, wenn keine Datei in Arbeit ist, und nie kurz bevor über Nacht gesendet wird.",
  installBy: {
    automatic: "Automatisch installieren",
    ask: "Herunterladen und auf meinen Wunsch installieren",
    off: "Nicht nach neuen Versionen suchen",
  },
  updateDelayDays: "Neue Versionen erst nach so vielen Tagen installieren",
  updateDelayDaysHint: "Damit andere sie zuerst benutzen. 0 bis 90; bei 0 wartet sie nicht.",
  forIt: "Für Ihre IT",
  proxy: "Proxyserver",
  proxyHint:
    "„system“ wie auf diesem Computer, „none“ ohne Proxy. Oder eine Adresse, zum Beispiel http://proxy.example:8080.",
  caFile: "Zertifikate Ihres Netzwerks",
  caFileHint:
    "Der volle Pfad einer Datei, die Ihre IT nennt. Bleibt das Feld leer, gelten die Zertifikate dieses Computers.",
  pingUrl: "Adresse für die Überwachung (Heartbeat)",
  pingUrlHint: "Wird nach jeder fehlerfreien Prüfung der Eingangsordner aufgerufen. Leer: keine.",
  save: "Speichern",
  saved: "Gespeichert.",
};
