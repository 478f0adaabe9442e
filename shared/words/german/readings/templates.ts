/** @file Templates that cannot be used, in German. */

import { quote } from "../../../wording/grammar.ts";
import type { templates as english } from "../../english/readings/templates.ts";

export const templates: typeof english = {
  unusable: (name, why, path) => `Die Vorlage ${quote(name)} kann nicht verwendet werden: ${why} (${path})`,
  folderUnreadable: (folder, why) => `Die Vorlagen in ${folder} können nicht gelesen werden: ${why}`,
  holdsNone: "die Datei enthält keine Vorlage",
  tooLarge: "die Datei ist zu groß für eine Vorlage",
  notJson: (why) => `die Datei ist kein gültiges JSON, ${why}`,
  unknownKey: (key) => `${key} ist Pigeonhole nicht bekannt`,
  wrongValue: (key, value) => `${key} enthält ${value}, und damit kann Pigeonhole dort nichts anfangen`,
  noneCalled: (inbox, name) => `inboxes "${inbox}": template enthält "${name}", und eine solche Vorlage gibt es nicht`,
};
