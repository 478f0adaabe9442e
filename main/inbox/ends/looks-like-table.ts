/** @file Tells a text that is a table, as programs export lists, from one that people write. */

/** The columns that a table needs. A comma is common in sentences, so a table with commas needs more. */
const separators: readonly (readonly [separator: string, fewestColumns: number])[] = [
  ["\t", 4],
  [";", 4],
  ["|", 4],
  [",", 5],
];
const fewestLines = 3;
/** Columns that are lined up with spaces. An empty cell leaves no trace, so lines may have different numbers of texts. */
const fewestInLine = 5;

/** True where most lines that are not blank have the same number of columns. @param head the first bytes of the file */
export function looksLikeTable(head: Uint8Array): boolean {
  const text = new TextDecoder("latin1").decode(head).replaceAll("\0", "");
  const lines = text.split(/[\r\n\f]+/).filter((line) => line.trim() !== "");
  // The last one may be cut off.
  const whole = lines.length > fewestLines ? lines.slice(0, -1) : lines;
  const lined = whole.filter((line) => line.trim().split(/ {2,}/).length >= fewestInLine).length;
  if (lined >= fewestLines && lined * 2 > whole.length) return true;
  return separators.some(([separator, fewestColumns]) => {
    const counts = new Map<number, number>();
    for (const line of whole) {
      const columns = columnsIn(line, separator);
      if (columns >= fewestColumns) counts.set(columns, (counts.get(columns) ?? 0) + 1);
    }
    const most = Math.max(0, ...counts.values());
    return most >= fewestLines && most * 2 > whole.length;
  });
}

const columnsIn = (line: string, separator: string): number => line.replace(/"[^"]*"/g, "").split(separator).length;
