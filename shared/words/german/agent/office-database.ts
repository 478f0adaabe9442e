/** @file Texts of an office database that can't be used, in German. */

import type {
  officeDatabase as english,
  officeCertificate as englishCertificate,
  officeDatabaseThen as englishThen,
} from "../../english/agent/office-database.ts";

export const officeDatabase: typeof english = {
  unreachable: (at, aside) =>
    `Die gemeinsame Datenbank auf ${at} ist nicht erreichbar${aside}. Prüfen Sie, ob dieser Computer im Netzwerk ist.`,
  certificate: (at, aside) =>
    `Die Verbindung zur gemeinsamen Datenbank auf ${at} ist nicht sicher, daher hat Pigeonhole sie beendet${aside}. Der Server braucht TLS und ein Zertifikat für diesen Namen, dem dieser Computer vertraut. Hat Ihr Netzwerk ein eigenes CA-Zertifikat, tragen Sie dessen Datei als office.caFile ein.`,
  "sign-in-refused": (at, aside) =>
    `Die gemeinsame Datenbank auf ${at} akzeptiert den Benutzernamen oder das Passwort dieses Computers nicht${aside}. Fragen Sie Ihr IT-Team nach dem richtigen Passwort. Geben Sie es unter „Eingangsordner“ oder mit „pigeonhole office password“ ein.`,
  "environment-refused": (at, aside) =>
    `Die gemeinsame Datenbank auf ${at} akzeptiert das Passwort aus der Umgebungsvariablen PIGEONHOLE_DATABASE_PASSWORD nicht${aside}. Es gilt vor dem im Schlüsselbund: Korrigieren oder entfernen Sie es.`,
  "no-password": (at, _aside) =>
    `Auf diesem Computer fehlt das Passwort für die gemeinsame Datenbank auf ${at}. Geben Sie es unter „Eingangsordner“ oder mit „pigeonhole office password ADDRESS“ ein.`,
  keychain: (at, aside) =>
    `Das Passwort für die gemeinsame Datenbank auf ${at} lässt sich nicht aus dem Schlüsselbund lesen${aside}. Entsperren Sie den Schlüsselbund.`,
  "no-database": (at, aside) =>
    `Auf dem Server ${at} gibt es die gemeinsame Datenbank nicht${aside}. Prüfen Sie ihren Namen in den Einstellungen, oder fragen Sie Ihr IT-Team.`,
  "not-set-up": (at, aside) =>
    `Die gemeinsame Datenbank auf ${at} ist noch nicht für Pigeonhole eingerichtet, oder diesem Benutzer fehlt die Rolle pigeonhole_agents${aside}. Bitten Sie Ihr IT-Team, docs/office.md zu folgen.`,
  "newer-version": (at, _aside) =>
    `Ein neueres Pigeonhole hat die gemeinsame Datenbank auf ${at} eingerichtet. Aktualisieren Sie Pigeonhole auf diesem Computer.`,
  "read-only": (at, aside) =>
    `Die gemeinsame Datenbank auf ${at} lässt nur das Lesen zu, wie ein Ersatzserver${aside}. Fragen Sie Ihr IT-Team nach der Adresse des Hauptservers.`,
  failed: (at, aside) =>
    `Die gemeinsame Datenbank auf ${at} meldet ein Problem${aside}. Bleibt das so, sagen Sie es Ihrem IT-Team.`,
};

export const officeDatabaseThen: typeof englishThen = {
  unreachable: "Sobald die Datenbank antwortet, macht Pigeonhole von selbst weiter.",
  keychain: "Pigeonhole macht dann von selbst weiter.",
  failed: "Pigeonhole versucht es erneut.",
};

export const officeCertificate: typeof englishCertificate = {
  expired: (at, aside) =>
    `Das Zertifikat der gemeinsamen Datenbank auf ${at} ist abgelaufen, daher hat Pigeonhole die Verbindung beendet${aside}. Bitten Sie Ihr IT-Team, es auf dem Server zu erneuern.`,
  "other-name": (at, aside) =>
    `Das Zertifikat der gemeinsamen Datenbank auf ${at} gilt für einen anderen Namen, daher hat Pigeonhole die Verbindung beendet${aside}. Tragen Sie den Namen aus dem Zertifikat ein, oder bitten Sie Ihr IT-Team um ein anderes.`,
};
