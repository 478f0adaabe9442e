/** @file Templates that cannot be used, in German. */

import { quote } from "../../../wording/grammar.ts";
import type { templates as english } from "../../english/readings/templates.ts";

export const templates: typeof english = {
  unusable: (name, why, path) => `Die Vorlage ${quote(name)} kann nicht verwendet werden: ${why} (${path})`,
  folderUnreadable: (folder, why) => `Die Vorlagen in ${folder} können nicht gelesen werden: ${why}`,
  holdsNone: "die Datei enthält keine Vorlage",
  tooLarge: "die Datei ist zu groß für eine Vorlage",
  notJson: (why) => `die Datei ist kein gültiges JSON: ${why}`,
  unknownKey: (key) => `${key} ist keine bekannte Einstellung`,
  wrongValue: (key, value) => `${key} ist ${value}, und das ist dort nicht erlaubt`,
  noHeading: (heading) => `alsoCalled enthält ${quote(heading)}, das keine Überschrift ihrer Spalten ist`,
  headingOfTwo: (heading, column) =>
    `alsoCalled gibt ${quote(column)} die Überschrift ${quote(heading)}, die auch eine andere Spalte hat`,
  noneCalled: (inbox, name) => `inboxes "${inbox}": template ist "${name}", aber eine solche Vorlage gibt es nicht`,
};
