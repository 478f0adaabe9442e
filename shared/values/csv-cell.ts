/** @file One cell of a CSV file. */

/** A spreadsheet program runs what begins like a formula, also behind spaces; a quote in front keeps it text. */
export function csvCell(text: string): string {
  const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
