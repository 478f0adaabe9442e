/** @file Templates that cannot be used, in English. */

import { quote } from "../../../wording/grammar.ts";

export const templates = {
  /** @param why one of those below, or what the operating system says */
  unusable: (name: string, why: string, path: string) => `The template ${quote(name)} can't be used: ${why} (${path})`,
  folderUnreadable: (folder: string, why: string) => `The templates in ${folder} can't be read: ${why}`,
  holdsNone: "it contains no template",
  tooLarge: "it is too large for a template",
  notJson: (why: string) => `it isn't valid JSON: ${why}`,
  unknownKey: (key: string) => `${key} isn't a known setting`,
  wrongValue: (key: string, value: string) => `${key} is ${value}, which isn't allowed there`,
  noHeading: (heading: string) => `alsoCalled has ${quote(heading)}, which isn't the heading of any of its columns`,
  headingOfTwo: (heading: string, column: string) =>
    `alsoCalled gives ${quote(column)} the heading ${quote(heading)}, which another column has too`,
  /** Of an inbox in config.json. */
  noneCalled: (inbox: string, name: string) =>
    `inboxes "${inbox}": template is "${name}", but there's no such template`,
};
