/** @file Texts of the tonight check's points and findings, in German. */

import { count, quote } from "../../../wording/grammar.ts";
import type { tonight as english } from "../../english/agent/tonight.ts";

const seeToNetwork = "Prüfen Sie, ob dieser Computer online ist und ob das Netzwerk des Büros Pigeonhole durchlässt.";
const askForFolder = "Wenden Sie sich an die Person, die den Ordner betreut.";

export const tonight: typeof english = {
  checkedAt: (clock) => `geprüft um ${clock}`,
  checkedOn: (when) => `geprüft ${when}`,
  works: (checked) => `Heute Nacht wird alles laufen: ${checked}`,
  fails: (checked, first, more) =>
    `Heute Nacht wird es nicht laufen (${checked}): ${first}${more === 0 ? "" : ` Und ${count(more, "weiterer Punkt", "weitere Punkte")}.`}`,
  failsInShort: (about) => `Heute Nacht wird es nicht laufen: ${about}`,
  somethingWrong: "etwas stimmt nicht.",
  inShort: {
    agent: "Pigeonhole arbeitet nicht",
    "sign-in": "abgemeldet",
    audience: "die Anmeldung gilt für einen anderen Dienst",
    authority: "die Anmeldeadresse ist nicht erreichbar",
    service: "der Finanzdienst antwortet nicht",
    folder: "ein Ordner ist nicht benutzbar",
    owner: "ein anderer Computer importiert einen Ordner",
    apart: "zwei Eingangsordner teilen sich einen Ordner",
    disk: "der Datenträger ist fast voll",
    journal: "das Journal hat keine Sicherung",
    sleep: "dieser Computer geht in den Ruhezustand",
  },

  notRunning: "Pigeonhole läuft nicht. Starten Sie es und lassen Sie es laufen, wenn Sie gehen.",
  paused: "Pigeonhole ist angehalten. Wählen Sie „Fortsetzen“, sonst wird heute Nacht nichts gesendet.",
  running: "Pigeonhole läuft.",
  hours: (path, from) =>
    `Was im Eingangsordner ${quote(path)} liegt, wird ab ${from} gesendet, in den dafür eingestellten Sendezeiten.`,
  signInHolds: (name) => `Die Anmeldung bei ${quote(name)} gilt.`,
  audience: (name) => `Die Anmeldung ist für ${quote(name)} bestimmt.`,
  audienceUnknown: (name) =>
    `Die Anmeldung sagt nicht, für welchen Dienst sie gilt; ob ${quote(name)} sie annimmt, zeigt sich bei der ersten Datei.`,
  authority: (name) => `Die Adresse zum Anmelden bei ${quote(name)} antwortet.`,
  authorityAway: (name, why) =>
    `Die Adresse zum Anmelden bei ${quote(name)} ist nicht erreichbar${why}. ${seeToNetwork}`,
  service: (name) => `Der Finanzdienst ${quote(name)} antwortet.`,
  serviceAway: (name, why) => `Der Finanzdienst ${quote(name)} antwortet nicht${why}. ${seeToNetwork}`,

  folder: (path) =>
    `Der Eingangsordner ${quote(path)} ist da, und Dateien können darin abgelegt und verschoben werden.`,
  noFolder: "den Ordner gibt es nicht",
  folderProblem: {
    answer: (path) => `Der Eingangsordner ${quote(path)} antwortet nicht. Ist sein Laufwerk verbunden?`,
    list: (path, why) =>
      `In den Eingangsordner ${quote(path)} kann nicht hineingesehen werden${why}. Ist sein Laufwerk verbunden?`,
    write: (path, why) =>
      `Pigeonhole kann in den Eingangsordner ${quote(path)} nicht schreiben${why}, also könnte keine Datei abgelegt werden. ${askForFolder}`,
    remove: (path, why) =>
      `Pigeonhole kann im Eingangsordner ${quote(path)} keine Dateien verschieben${why}. ${askForFolder}`,
  },
  apart: (path) => `Der Eingangsordner ${quote(path)} liegt getrennt von den anderen.`,
  notApart: (path, other) =>
    `Die Eingangsordner ${quote(path)} und ${quote(other)} sind derselbe Ordner, oder einer liegt im anderen; eine Datei könnte also zweimal gesendet werden. Wählen Sie für einen von beiden einen eigenen Ordner.`,

  roomOfInbox: (path, size) => `Für den Eingangsordner ${quote(path)} sind ${size} frei.`,
  roomOfOurs: (size) => `Für die eigenen Daten von Pigeonhole sind ${size} frei.`,
  littleRoomOfInbox: (path, size) =>
    `Für den Eingangsordner ${quote(path)} sind nur ${size} frei, zu wenig für eine Nacht. Schaffen Sie Platz auf diesem Datenträger.`,
  littleRoomOfOurs: (size) =>
    `Für die eigenen Daten von Pigeonhole sind nur ${size} frei, zu wenig für eine Nacht. Schaffen Sie Platz auf diesem Datenträger.`,
  roomOfInboxUnknown: (path) =>
    `Wie viel Platz für den Eingangsordner ${quote(path)} frei ist, lässt sich nicht feststellen.`,
  roomOfOursUnknown: "Wie viel Platz für die eigenen Daten von Pigeonhole frei ist, lässt sich nicht feststellen.",

  journal: "Das Journal ist in Ordnung.",
  journalBackedUp: (day) => `Das Journal ist in Ordnung; seine letzte Sicherung ist vom ${day}.`,
  noBackup: "Das Journal hat noch keine Sicherung. Ist der Datenträger voll? Mehr steht im technischen Protokoll.",
  oldBackup: (day) =>
    `Das Journal wurde seit dem ${day} nicht mehr gesichert. Ist der Datenträger voll? Mehr steht im technischen Protokoll.`,

  staysAwake: "Dieser Computer geht nicht von selbst in den Ruhezustand.",
  sleepsAfter: (span) =>
    `Dieser Computer geht in den Ruhezustand, wenn ihn ${span} lang niemand benutzt, und währenddessen wird nichts gesendet. Stellen Sie ihn so ein, dass er wach bleibt.`,
  sleepUnknown: "Ob dieser Computer von selbst in den Ruhezustand geht, lässt sich nicht feststellen.",
};
