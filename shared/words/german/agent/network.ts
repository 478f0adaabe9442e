/** @file Texts about a network that blocks us with a proxy or a certificate, in German. */

import type { network as english } from "../../english/agent/network.ts";

export const network: typeof english = {
  barred: {
    "proxy-away": (at, aside) =>
      `Der Proxy ${at} antwortet nicht, daher wurde nichts gesendet${aside}. Prüfen Sie, ob dieser Computer im Büronetzwerk ist und die Adresse des Proxys stimmt. Dann macht Pigeonhole weiter.`,
    "proxy-password": (at, aside) =>
      `Der Proxy ${at} verlangt Benutzernamen und Passwort, daher wurde nichts gesendet${aside}. Fragen Sie Ihre IT danach und geben Sie beides mit „pigeonhole proxy-password ${at}“ ein.`,
    "proxy-sign-in": (at, aside) =>
      `Der Proxy ${at} verlangt eine Anmeldung, die Pigeonhole nicht beherrscht, daher wurde nichts gesendet${aside}. Bitten Sie Ihre IT, die Adressen des Finanzsystems ohne sie oder mit Benutzernamen und Passwort zuzulassen.`,
    "proxy-kind": (_at, aside) =>
      `Dieser Computer benutzt eine Art von Proxy, die Pigeonhole nicht beherrscht, daher wurde nichts gesendet${aside}. Fragen Sie Ihre IT nach der Adresse eines HTTP-Proxys und tragen Sie sie in die Einstellungen von Pigeonhole ein.`,
    "proxy-refuses": (at, aside) =>
      `Der Proxy ${at} blockiert Pigeonhole, daher wurde nichts gesendet${aside}. Bitten Sie Ihre IT, die Adressen des Finanzsystems zuzulassen. Dann macht Pigeonhole weiter.`,
    "certificate-unknown": (at, aside) =>
      `Es wurde nichts gesendet, weil dieser Computer dem Zertifikat von ${at} nicht vertraut${aside}. Wenn Ihr Netzwerk sichere Verbindungen prüft, fragen Sie Ihre IT nach dem CA-Zertifikat. Tragen Sie diese Datei dann in die Einstellungen von Pigeonhole als network.caFile ein.`,
    "certificate-date": (at, aside) =>
      `Es wurde nichts gesendet, weil das Zertifikat von ${at} heute nicht gültig ist${aside}. Prüfen Sie Datum und Uhrzeit dieses Computers. Wenn sie stimmen, sagen Sie Ihrer IT Bescheid.`,
    "certificate-name": (at, aside) =>
      `Es wurde nichts gesendet, weil das Zertifikat nicht für ${at} gilt, sondern für eine andere Adresse${aside}. Prüfen Sie die Adressen der Verbindung unter „Eingangsordner“ und sagen Sie Ihrer IT Bescheid.`,
    settings: () =>
      "Es wurde nichts gesendet, weil die Netzwerkeinstellungen ungültig sind. Korrigieren Sie sie, dann macht Pigeonhole weiter.",
  },
  inShort: {
    "proxy-away": "der Proxy antwortet nicht",
    "proxy-password": "der Proxy verlangt ein Passwort",
    "proxy-sign-in": "der Proxy ist nicht benutzbar",
    "proxy-kind": "der Proxy ist nicht benutzbar",
    "proxy-refuses": "der Proxy blockiert Pigeonhole",
    "certificate-unknown": "dem Zertifikat wird nicht vertraut",
    "certificate-date": "dem Zertifikat wird nicht vertraut",
    "certificate-name": "dem Zertifikat wird nicht vertraut",
    settings: "ungültige Netzwerkeinstellungen",
  },
  certificateFile: (setting, value, what) => `${setting} ist ${value}; ${what}`,
  certificateFileUnreadable: (why) => `diese Datei kann nicht gelesen werden: ${why}`,
  noCertificates: "diese Datei enthält keine Zertifikate oder ein beschädigtes",
  noAnswer: "es kam keine Antwort",
};
