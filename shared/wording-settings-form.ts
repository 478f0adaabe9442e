/** @file What is said of a change of the settings that cannot be made. */

import { count, quote, sentence } from "./wording-grammar.ts";

/** Beside a field. @param what of wrongIn, such as "a number up to 365" */
export const sayWrong = (value: unknown, what: string): string =>
  value === "" || value === undefined ? "Please fill this in." : `This has to be ${what}.`;

export const sayLocked = {
  address:
    "Files have gone over this connection, so its addresses stay: what was prepared for one system must not reach another. Add another connection instead.",
  folder:
    "Files have come through this folder, so it stays. Add another inbox for the other folder, and remove this one.",
  connection: (files: number) =>
    `${count(files, "file")} of this inbox ${files === 1 ? "is" : "are"} not finished. When that is done, it can be bound to another connection.`,
} as const;

export const sayPathNotWhole = "Please give the whole path of the folder, or choose it.";

export const sayHoldsOurs =
  "Pigeonhole keeps its own files in this folder, or in one below it, and would file them away. Choose a folder of its own.";

export const sayNotApart = (other: string): string =>
  `The inbox ${quote(other)} is the same folder, or one lies in the other, so a file could go twice. Choose a folder of its own.`;

/** @param what "inbox" or "connection" */
export const sayUnfinished = (what: string, files: number): string =>
  `It cannot be removed yet: ${count(files, "file")} of this ${what} ${files === 1 ? "is" : "are"} under way or ${files === 1 ? "waits" : "wait"} for you. See to ${files === 1 ? "it" : "them"} in Needs you first.`;

/** @param why half a sentence: "the inbox … uses it" */
export const sayNotRemoved = (why: string): string => `It cannot be removed: ${sentence(why)} Remove that first.`;

export const sayGone = (what: string, id: string): string => `There is no ${what} ${id} in the settings any more.`;
