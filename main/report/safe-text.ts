/** @file Makes what anyone may have named a file safe to stand in a page or in a table. */

import { csvCell } from "../../shared/values/csv-cell.ts";

// What cannot be seen, and what turns the text round so that a name looks like another one.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const unseen = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

const visible = (text: string): string => text.replaceAll(unseen, "\ufffd");

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text to stand between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string => visible(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? "");

/** A file's name, apart from the text around it, whichever way its letters run. */
export const fileHtml = (name: string): string => `<bdi class="file">${escapeHtml(name)}</bdi>`;

/** One cell of a CSV file. */
export const textCell = (text: string): string => csvCell(visible(text));
