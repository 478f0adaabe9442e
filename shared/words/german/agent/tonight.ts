/** @file Texts of the tonight check's points and findings, in German. */

import { count, figure, quote } from "../../../wording/grammar.ts";
import type { tonight as english } from "../../english/agent/tonight.ts";

const seeToNetwork = "Prüfen Sie, ob dieser Computer online ist und das Büronetzwerk Pigeonhole nicht blockiert.";
const askForFolder = "Wenden Sie sich an Ihre IT.";

export const tonight: typeof english = {
  checkedAt: (clock) => `geprüft um ${clock}`,
  checkedOn: (when) => `geprüft ${when}`,
  works: (checked) => `Der Nachtlauf sollte klappen: ${checked}`,
  worksPartly: (checked, inboxes) =>
    `Der Nachtlauf sollte klappen, außer für ${inboxes === 1 ? "einen" : figure(inboxes)} Eingangsordner mit anderen Sendezeiten: ${checked}`,
  allRest: (checked) => `Heute Nacht wird wegen der Sendezeiten nichts gesendet: ${checked}`,
  failsPartly: (checked, inboxes) =>
    `Der Nachtlauf lässt ${inboxes === 1 ? "einen" : figure(inboxes)} Eingangsordner aus, die anderen sollten klappen (${checked}):`,
  failsPartlyInShort: (inboxes) =>
    `Der Nachtlauf lässt ${inboxes === 1 ? "einen" : figure(inboxes)} Eingangsordner aus`,
  fails: (checked) => `Der Nachtlauf ist noch nicht startklar (${checked}):`,
  more: (howMany) => `Und ${count(howMany, "weiterer Punkt", "weitere Punkte")}.`,
  toPutRight: (howMany) => `${figure(howMany)} Punkte sind noch offen.`,
  failsInShort: (about) => `Der Nachtlauf ist noch nicht startklar: ${about}`,
  outdated: (checked) => `Nachtlauf: ${checked}. Seitdem hat sich etwas geändert. Bitte prüfen Sie noch einmal.`,
  outdatedInShort: "Nachtlauf noch einmal prüfen",
  somethingWrong: "etwas stimmt nicht.",
  inShort: {
    agent: "Pigeonhole läuft nicht",
    "sign-in": "abgemeldet",
    secret: "ein Client-Geheimnis läuft ab",
    audience: "die Anmeldung gilt für ein anderes System",
    authority: "der Anmeldeserver ist nicht erreichbar",
    service: "das Finanzsystem antwortet nicht",
    clock: "die Uhr dieses Computers geht falsch",
    folder: "ein Ordner ist nicht benutzbar",
    owner: "ein anderer Computer importiert einen Ordner",
    apart: "zwei Eingangsordner teilen sich einen Ordner",
    disk: "der Datenträger ist fast voll",
    journal: "Pigeonholes eigene Aufzeichnungen haben keine Sicherung",
    sleep: "dieser Computer geht in den Ruhezustand",
  },

  notRunning: "Pigeonhole läuft nicht. Starten Sie es und lassen Sie es über Nacht laufen.",
  paused: "Pigeonhole ist pausiert. Setzen Sie es fort, sonst wird in der kommenden Nacht nichts gesendet.",
  running: "Pigeonhole läuft.",
  hours: (path, from) =>
    `Dateien im Eingangsordner ${quote(path)} werden ab ${from} gesendet, in den Sendezeiten dafür.`,
  signInHolds: (name) => `Sie sind bei ${quote(name)} angemeldet.`,
  audience: (name) => `Die Anmeldung gilt für ${quote(name)}.`,
  audienceUnknown: (name) =>
    `Die Anmeldung zeigt nicht, für welches System sie gilt. Ob ${quote(name)} sie annimmt, zeigt die erste Datei.`,
  authority: (name) => `Der Anmeldeserver von ${quote(name)} antwortet.`,
  authorityAway: (name, why) => `Der Anmeldeserver von ${quote(name)} ist nicht erreichbar${why}. ${seeToNetwork}`,
  service: (name) => `Das Finanzsystem ${quote(name)} antwortet.`,
  serviceAway: (name, why) => `Das Finanzsystem ${quote(name)} antwortet nicht${why}. ${seeToNetwork}`,

  clockFast: (name, minutes) =>
    `Die Uhr dieses Computers geht gegenüber ${quote(name)} um ${count(minutes, "Minute")} vor. Lassen Sie sie in den Einstellungen für Datum und Uhrzeit automatisch stellen.`,
  clockSlow: (name, minutes) =>
    `Die Uhr dieses Computers geht gegenüber ${quote(name)} um ${count(minutes, "Minute")} nach. Lassen Sie sie in den Einstellungen für Datum und Uhrzeit automatisch stellen.`,
  folder: (path) =>
    `Pigeonhole kann den Eingangsordner ${quote(path)} öffnen und darin Dateien speichern und verschieben.`,
  noFolder: "der Ordner fehlt",
  folderProblem: {
    "is-file": (path) =>
      `${quote(path)} ist eine Datei. Ein Eingangsordner muss ein Ordner sein. Wählen Sie in den Einstellungen einen Ordner.`,
    answer: (path) =>
      `Der Ordner ${quote(path)} ist nicht erreichbar (er antwortet nicht). Ist das Laufwerk verbunden?`,
    list: (path, why) => `Der Ordner ${quote(path)} ist nicht erreichbar${why}. Ist das Laufwerk verbunden?`,
    write: (path, why) => `Pigeonhole kann im Ordner ${quote(path)} keine Dateien speichern${why}. ${askForFolder}`,
    remove: (path, why) => `Pigeonhole kann im Ordner ${quote(path)} keine Dateien verschieben${why}. ${askForFolder}`,
  },
  apart: (path) => `Der Eingangsordner ${quote(path)} überschneidet sich mit keinem anderen.`,
  notApart: (path, other) =>
    `Die Eingangsordner ${quote(path)} und ${quote(other)} sind derselbe Ordner, oder einer enthält den anderen. Eine Datei könnte zweimal gesendet werden. Wählen Sie für einen von beiden einen anderen Ordner.`,

  roomOfInbox: (path, size) => `Der Eingangsordner ${quote(path)} hat ${size} freien Platz.`,
  roomOfOurs: (size) => `Der Datenordner von Pigeonhole hat ${size} freien Platz.`,
  littleRoomOfInbox: (path, size) =>
    `Der Eingangsordner ${quote(path)} hat nur ${size} freien Platz, zu wenig für eine Nacht. Schaffen Sie Platz auf diesem Datenträger.`,
  littleRoomOfOurs: (size) =>
    `Der Datenordner von Pigeonhole hat nur ${size} freien Platz, zu wenig für eine Nacht. Schaffen Sie Platz auf diesem Datenträger.`,
  roomOfInboxUnknown: (path) => `Der freie Platz des Eingangsordners ${quote(path)} lässt sich nicht prüfen.`,
  roomOfOursUnknown: "Der freie Platz des Datenordners von Pigeonhole lässt sich nicht prüfen.",

  journal: "Pigeonholes eigene Aufzeichnungen sind in Ordnung.",
  journalBackedUp: (day) => `Pigeonholes eigene Aufzeichnungen sind in Ordnung. Ihre letzte Sicherung ist vom ${day}.`,
  noBackup:
    "Pigeonhole kann seine eigenen Aufzeichnungen nicht sichern. Gesendet wird trotzdem. Sagen Sie Ihrer IT Bescheid; mehr steht im technischen Protokoll.",
  oldBackup: (day) =>
    `Pigeonhole kann seine eigenen Aufzeichnungen seit dem ${day} nicht mehr sichern. Gesendet wird trotzdem. Sagen Sie Ihrer IT Bescheid; mehr steht im technischen Protokoll.`,

  staysAwake: "Dieser Computer geht nicht von selbst in den Ruhezustand.",
  sleepsAfter: (span) =>
    `Dieser Computer geht nach ${span} ohne Benutzung in den Ruhezustand; dann wird nichts gesendet. Stellen Sie ihn so ein, dass er wach bleibt.`,
  sleepUnknown: "Pigeonhole kann nicht prüfen, ob dieser Computer von selbst in den Ruhezustand geht.",
};
