/** @file Writes one cell of a CSV file. */

/** Quotes a cell. Spreadsheet programs run text that begins like a formula, even after spaces; a `'` before it stops that. */
export function csvCell(text: string): string {
  const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
