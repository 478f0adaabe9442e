/** @file Recognises the columns that a correction copy adds to the office's sheet. A reading ignores them. */

// Not through words/spoken.ts: the parser's process starts for each file, and needs no other sentence of the catalogue.
import { note as english } from "../words/english/imports/note.ts";
import { note as german } from "../words/german/imports/note.ts";

const ourHeaders: ReadonlySet<string> = new Set(
  [english, german].flatMap(({ problemHeader, fixHeader }) => [problemHeader, fixHeader]),
);

/** True for the heading of a column that a copy adds, in any language. */
export const isOurHeader = (heading: string): boolean => ourHeaders.has(heading);
