/** @file Recognises what a correction copy adds to the office's sheet: its columns, and the rows that it says were sent. */

// Not through words/spoken.ts: the parser's process starts for each file, and needs no other sentence of the catalogue.
import { note as english } from "../../words/english/imports/note.ts";
import { note as german } from "../../words/german/imports/note.ts";

const spoken = [english, german];
const ourHeaders: ReadonlySet<string> = new Set(spoken.flatMap(({ copyHeaders }) => Object.values(copyHeaders)));
const statusHeaders: ReadonlySet<string> = new Set(spoken.map(({ copyHeaders }) => copyHeaders.status));
const sentStatuses: ReadonlySet<string> = new Set(
  spoken.flatMap(({ copyStatus: { sent, sentBefore, unclear } }) => [sent, sentBefore, unclear].map(fold)),
);

/** True for the heading of a column that a copy adds, in any language. Nothing is read from such a column. */
export const isOurHeader = (heading: string): boolean => ourHeaders.has(heading);

/** True for the heading of the column that says what became of each row. */
export const isStatusHeader = (heading: string): boolean => statusHeaders.has(heading);

/** True for a status that says, in any language, that the row was sent, or may have been. */
export const saysSent = (status: string): boolean => sentStatuses.has(fold(status));

function fold(text: string): string {
  return text.trim().toLowerCase();
}
