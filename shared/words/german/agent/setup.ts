/** @file Texts about the setup file for colleagues, in German. */

import { quote } from "../../../wording/grammar.ts";
import type { setup as english } from "../../english/agent/setup.ts";

export const setup: typeof english = {
  title: "Für Ihre Kolleginnen und Kollegen",
  hint: "Eine Einrichtungsdatei enthält Ihre Verbindungen und was alle Ihre Eingangsordner gemeinsam haben. Wer sie öffnet, meldet sich nur noch an und wählt einen Ordner. Sie enthält kein Passwort.",
  save: "Einrichtungsdatei speichern…",
  saved: (path) => `Die Einrichtungsdatei ist gespeichert: ${path}`,
  notSaved: (why) => `Die Einrichtungsdatei konnte nicht gespeichert werden: ${why}.`,
  ask: "Pigeonhole mit dieser Datei einrichten?",
  askMore:
    "Ihre Dateien und Anmeldungen werden an diese Adressen gesendet. Fahren Sie nur fort, wenn die Datei aus Ihrem Unternehmen stammt.",
  leadsTo: (name, finance, signIn) => `${name}: Finanzsystem ${finance}, Anmeldeserver ${signIn}`,
  noAddresses: "Die Datei enthält keine Verbindung. Sie legt nur fest, wie Pigeonhole hier arbeitet.",
  use: "Einrichten",
  cancel: "Abbrechen",
  notUsed: "Diese Einrichtungsdatei ist nicht verwendbar",
  kept: (path) => `Die Einstellungen aus ${quote(path)} gelten ab jetzt, wo Sie nichts anderes festgelegt haben.`,
  problem: {
    missing: (path) => `Die Datei ${quote(path)} gibt es nicht. Prüfen Sie Name und Ordner.`,
    unreadable: (path, why) => `Die Einrichtungsdatei ${quote(path)} ist nicht lesbar${why}.`,
    tooLong: (path) =>
      `Die Datei ${quote(path)} ist viel zu lang für eine Einrichtungsdatei. Bitten Sie Ihre IT um eine neue.`,
    notASetup: (path) =>
      `Die Datei ${quote(path)} ist keine Einrichtungsdatei von Pigeonhole. Bitten Sie Ihre IT um eine neue.`,
    newer: (path) =>
      `Die Einrichtungsdatei ${quote(path)} ist für ein neueres Pigeonhole. Aktualisieren Sie Pigeonhole zuerst.`,
    empty: (path) => `Die Einrichtungsdatei ${quote(path)} legt nichts fest. Bitten Sie Ihre IT um eine neue.`,
    wrong: (path, first) => `Die Einrichtungsdatei ${quote(path)} hat einen Fehler${first}.`,
    unknown: (path, key) =>
      `Die Einrichtungsdatei ${quote(path)} enthält ${quote(key)}. Das ist hier keine Einstellung, deshalb wird nichts davon verwendet.`,
  },
};
