/** @file Makes file names and other foreign text safe for an HTML page or a CSV table. */

import { csvCell } from "../../shared/values/text/csv-cell.ts";

// Invisible characters, and marks that reverse the direction of text so that a name looks like another one.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is replaced
const invisible = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

const visible = (text: string): string => text.replaceAll(invisible, "\ufffd");

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for element content or a quoted attribute. */
export const escapeHtml = (text: string): string => visible(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? "");

/** A file name, isolated from the direction of the text around it. */
export const fileHtml = (name: string): string => `<bdi class="file">${escapeHtml(name)}</bdi>`;

/** One CSV cell that a spreadsheet program does not read as a formula. */
export const textCell = (text: string): string => csvCell(visible(text));
