/** @file Words why the settings can't be changed like that. */

import { words } from "../../words/spoken.ts";

/** The sentence beside a form field. @param what from wrongIn, such as "a number up to 365" */
export const sayWrong = (value: unknown, what: string): string =>
  value === "" || value === undefined ? words.settings.fillIn : words.settings.hasToBe(what);

type Entry = "inbox" | "connection";

export const sayUnfinished = (what: Entry, files: number): string => words.settings.unfinished[what](files);

export const sayGone = (what: Entry, id: string): string => words.settings.gone[what](id);
