/** @file Texts about updates of Pigeonhole itself, in German. */

import type { updates as english } from "../../english/agent/updates.ts";

export const updates: typeof english = {
  title: "Aktualisierungen",
  running: (version) => `Dies ist Version ${version}.`,
  lookedAt: (when) => `Zuletzt gesucht: ${when}.`,
  look: "Nach Aktualisierungen suchen",
  install: "Jetzt installieren",
  off: {
    checkout: "Diese Kopie ist nicht installiert, deshalb gibt es keine Aktualisierungen.",
    "no-key": "Dieser Kopie fehlt der Schlüssel, mit dem Aktualisierungen geprüft werden. Deshalb gibt es keine.",
    "no-address": "Es gibt keine Adresse für Aktualisierungen. Ihre IT kann sie unter updates.url eintragen.",
    settings: "Aktualisierungen sind ausgeschaltet.",
  },
  current: "Sie haben die neueste Version, die angeboten wird.",
  byIt: (version) => `Version ${version} ist da. Ihre IT installiert sie.`,
  found: (version) => `Version ${version} ist da.`,
  loading: (version) => `Version ${version} wird geladen.`,
  installing: (version) => `Version ${version} wird installiert.`,
  failedBefore: (version) =>
    `Version ${version} hat auf diesem Computer nicht funktioniert. Pigeonhole wartet auf die nächste.`,
  putOff: (version, until) => `Version ${version} ist da. Sie wird ab ${until} installiert.`,
  ready: {
    asking: (version) => `Version ${version} ist bereit. Sie können sie unter „Einstellungen“ installieren.`,
    work: (version) => `Version ${version} ist bereit. Sie wird nach den Dateien installiert, die unterwegs sind.`,
    person: (version) => `Version ${version} ist bereit. Sie wird installiert, wenn Sie Pigeonhole nicht benutzen.`,
    night: (version) => `Version ${version} ist bereit. Sie wird nach der kommenden Nacht installiert.`,
  },
  ended: {
    updated: (from, to) => `Pigeonhole wurde von Version ${from} auf ${to} aktualisiert.`,
    "rolled-back": (from, to) =>
      `Version ${to} hat hier ihren Selbsttest nicht bestanden. Pigeonhole ist zu Version ${from} zurückgekehrt.`,
    "not-installed": (_from, to) => `Die Installation von Version ${to} wurde nicht fertig.`,
    "failed-here": (_from, to) =>
      `Version ${to} hat hier ihren Selbsttest nicht bestanden, und es gibt keine frühere. Sagen Sie es Ihrer IT.`,
  },
  problem: {
    away: (detail) => `Die Adresse für Aktualisierungen ist nicht erreichbar: ${detail}.`,
    disk: (detail) => `Die Aktualisierung lässt sich nicht speichern: ${detail}.`,
    installer: (detail) => `Die Aktualisierung lässt sich nicht installieren: ${detail}.`,
    backup: (detail) => `Die Aktualisierung wartet, weil das Journal nicht gesichert werden konnte: ${detail}.`,
    noFeed: (status) => `Die Adresse für Aktualisierungen hat mit ${status} geantwortet.`,
    unreadable: "Was die Adresse für Aktualisierungen sagt, ist nicht lesbar.",
    "not-signed":
      "Die Aktualisierung ist nicht von den Herstellern von Pigeonhole signiert und wird nicht benutzt. Sagen Sie es Ihrer IT.",
    "cut-off": "Das Laden endete zu früh. Pigeonhole versucht es später noch einmal.",
    "not-the-file":
      "Die geladene Datei ist nicht die, die signiert wurde, und wird nicht benutzt. Sagen Sie es Ihrer IT.",
    "no-room": "Auf dem Datenträger ist zu wenig Platz für die Aktualisierung.",
    forAnother: (target) => `Die Adresse für Aktualisierungen bietet eine Version für andere Computer an: ${target}.`,
  },
};
