/** @file Texts about the files inside a zip or an e-mail. */

import { count, quote } from "../../../wording/grammar.ts";

export const inside = {
  title: "Files inside",
  add: (files: number) => `Add ${count(files, "file")} to the inbox`,
  added: "The files inside are added to the inbox",
  hint: "Each becomes a file of its own. This one stays as it is.",
  notUsable: "not accepted",
  /** Where none is chosen. */
  chooseFirst: "Choose at least one file.",
  notInside: (file: string) => `${quote(file)} isn't among the files inside that can be added.`,
  nothing: "Nothing inside can be added to the inbox.",
  /** @param why such as "is protected with a password" */
  unreadable: (why: string, isMail: boolean) =>
    `It can't be unpacked here: it ${why}. ${isMail ? "Open it in your e-mail program, save its attachments, and add those" : "Unpack it yourself, and add the files in it"}.`,
};
