/** @file Templates that cannot be used, in English. */

import { quote } from "../../../wording/grammar.ts";

export const templates = {
  /** @param why one of those below, or what the operating system says */
  unusable: (name: string, why: string, path: string) => `The template ${quote(name)} cannot be used: ${why} (${path})`,
  folderUnreadable: (folder: string, why: string) => `The templates in ${folder} cannot be read: ${why}`,
  holdsNone: "it holds no template",
  tooLarge: "it is too large for a template",
  notJson: (why: string) => `it is not JSON, ${why}`,
  unknownKey: (key: string) => `${key} means nothing to Pigeonhole`,
  wrongValue: (key: string, value: string) => `${key} holds ${value}, which means nothing to Pigeonhole there`,
  /** Of an inbox in config.json. */
  noneCalled: (inbox: string, name: string) =>
    `inboxes "${inbox}": template holds "${name}", and there is no such template`,
};
