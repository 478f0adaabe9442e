/** @file Texts of an office database that can't be used, in German. */

import type { officeDatabase as english } from "../../english/agent/office-database.ts";

export const officeDatabase: typeof english = {
  unreachable: (at, aside) =>
    `Die gemeinsame Datenbank auf ${at} ist nicht erreichbar${aside}. Prüfen Sie, ob dieser Computer im Netzwerk ist. Sobald die Datenbank antwortet, macht Pigeonhole von selbst weiter.`,
  certificate: (at, aside) =>
    `Die Verbindung zur gemeinsamen Datenbank auf ${at} ist nicht sicher, daher hat Pigeonhole sie beendet${aside}. Der Server braucht TLS und ein Zertifikat für diesen Namen, dem dieser Computer vertraut. Hat Ihr Netzwerk ein eigenes CA-Zertifikat, tragen Sie dessen Datei als office.caFile ein.`,
  "sign-in-refused": (at, aside) =>
    `Die gemeinsame Datenbank auf ${at} akzeptiert den Benutzernamen oder das Passwort dieses Computers nicht${aside}. Fragen Sie Ihr IT-Team nach dem richtigen Passwort. Geben Sie es unter „Eingangsordner“ oder mit „pigeonhole office password“ ein.`,
  "no-password": (at, _aside) =>
    `Auf diesem Computer fehlt das Passwort für die gemeinsame Datenbank auf ${at}. Geben Sie es unter „Eingangsordner“ oder mit „pigeonhole office password ADDRESS“ ein.`,
  keychain: (at, aside) =>
    `Das Passwort für die gemeinsame Datenbank auf ${at} lässt sich nicht aus dem Schlüsselbund lesen${aside}. Entsperren Sie den Schlüsselbund. Pigeonhole macht dann von selbst weiter.`,
  "no-database": (at, aside) =>
    `Auf dem Server ${at} gibt es die gemeinsame Datenbank nicht${aside}. Prüfen Sie ihren Namen in den Einstellungen, oder fragen Sie Ihr IT-Team.`,
  "not-set-up": (at, aside) =>
    `Die gemeinsame Datenbank auf ${at} ist noch nicht für Pigeonhole eingerichtet, oder diesem Benutzer fehlt die Rolle pigeonhole_agents${aside}. Bitten Sie Ihr IT-Team, docs/office.md zu folgen.`,
  "newer-version": (at, _aside) =>
    `Ein neueres Pigeonhole hat die gemeinsame Datenbank auf ${at} eingerichtet. Aktualisieren Sie Pigeonhole auf diesem Computer.`,
  "read-only": (at, aside) =>
    `Die gemeinsame Datenbank auf ${at} lässt nur das Lesen zu, wie ein Ersatzserver${aside}. Fragen Sie Ihr IT-Team nach der Adresse des Hauptservers.`,
  failed: (at, aside) =>
    `Die gemeinsame Datenbank auf ${at} meldet ein Problem${aside}. Pigeonhole versucht es erneut. Bleibt das so, sagen Sie es Ihrem IT-Team.`,
};
