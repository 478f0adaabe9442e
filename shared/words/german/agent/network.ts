/** @file Texts about a network that blocks us with a proxy or a certificate, in German. */

import type { network as english } from "../../english/agent/network.ts";

export const network: typeof english = {
  barred: {
    "proxy-away": (at, aside) =>
      `Der Proxy ${at} antwortet nicht, also wurde nichts gesendet${aside}. Prüfen Sie, ob dieser Computer im Netzwerk des Büros ist und ob die Adresse des Proxys stimmt; dann geht es von selbst weiter.`,
    "proxy-password": (at, aside) =>
      `Der Proxy ${at} verlangt einen Benutzernamen und ein Passwort, also wurde nichts gesendet${aside}. Fragen Sie die Person danach, die das Netzwerk betreut, und geben Sie beides in Pigeonhole ein (pigeonhole proxy-password ${at}); dann geht es von selbst weiter.`,
    "proxy-sign-in": (at, aside) =>
      `Der Proxy ${at} verlangt eine Anmeldung, die Pigeonhole nicht beherrscht, also wurde nichts gesendet${aside}. Bitten Sie die Person, die das Netzwerk betreut, die Adressen des Finanzdienstes ohne diese Anmeldung oder mit Benutzernamen und Passwort durchzulassen.`,
    "proxy-kind": (_at, aside) =>
      `In den Einstellungen dieses Computers steht ein Proxy, mit dem Pigeonhole nicht sprechen kann, also wurde nichts gesendet${aside}. Fragen Sie die Person, die das Netzwerk betreut, nach der Adresse eines HTTP-Proxys, und tragen Sie sie in die Einstellungen von Pigeonhole ein.`,
    "proxy-refuses": (at, aside) =>
      `Der Proxy ${at} lässt Pigeonhole nicht durch, also wurde nichts gesendet${aside}. Bitten Sie die Person, die das Netzwerk betreut, die Adressen des Finanzdienstes zuzulassen; dann geht es von selbst weiter.`,
    "certificate-unknown": (at, aside) =>
      `Es wurde nichts gesendet, weil dieser Computer nicht weiß, wer für ${at} bürgt${aside}. Falls Ihr Netzwerk sichere Verbindungen öffnet und neu signiert, fragen Sie die Person, die es betreut, nach dem CA-Zertifikat, und tragen Sie diese Datei in die Einstellungen von Pigeonhole als network.caFile ein.`,
    "certificate-date": (at, aside) =>
      `Es wurde nichts gesendet, weil das Zertifikat von ${at} heute nicht gültig ist${aside}. Prüfen Sie, ob Datum und Uhrzeit dieses Computers stimmen; wenn ja, sagen Sie der Person Bescheid, die ${at} betreut.`,
    "certificate-name": (at, aside) =>
      `Es wurde nichts gesendet, weil das vorgelegte Zertifikat für eine andere Adresse als ${at} gilt${aside}. Prüfen Sie, ob die Adresse in den Einstellungen stimmt, und sagen Sie der Person Bescheid, die das Netzwerk betreut.`,
    settings: () =>
      "Es wurde nichts gesendet, weil die Netzwerkeinstellungen so nicht verwendet werden können. Berichtigen Sie sie, dann geht es von selbst weiter.",
  },
  inShort: {
    "proxy-away": "der Proxy antwortet nicht",
    "proxy-password": "der Proxy verlangt ein Passwort",
    "proxy-sign-in": "der Proxy ist nicht benutzbar",
    "proxy-kind": "der Proxy ist nicht benutzbar",
    "proxy-refuses": "der Proxy lehnt ab",
    "certificate-unknown": "dem Zertifikat wird nicht vertraut",
    "certificate-date": "dem Zertifikat wird nicht vertraut",
    "certificate-name": "dem Zertifikat wird nicht vertraut",
    settings: "die Netzwerkeinstellungen sind falsch",
  },
  certificateFile: (value, what) => `network.caFile enthält ${value}; ${what}`,
  certificateFileUnreadable: (why) => `diese Datei kann nicht gelesen werden: ${why}`,
  noCertificates: "diese Datei enthält keine Zertifikate oder ein beschädigtes",
  noAnswer: "es kam keine Antwort",
};
