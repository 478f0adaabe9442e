/** @file Finds the header row of a sheet: one line, or two where there is a line of groups above it. */

import { type Cell, cellFromText, emptyCell, isFilledAt, type Row, seen, type Table } from "../cells/table.ts";
import { headersKnown, knownHeader } from "../headers/known-headers.ts";

/** Headers are looked for in the rows up to this one (1-based). */
export const lastHeaderRow = 30;

export interface FoundHeader {
  readonly header: Row;
  /** How many different properties its headers name or may name. */
  readonly properties: number;
}

/**
 * The row with the most known headers among the first 30, the first of equals. It needs at least two different ones,
 * one of them of a property.
 *
 * Not simply the first row with two: a line such as "Supplier: Acme, Date: 20/11/2026" above it has two as well.
 */
export function findHeaderRow({ rows }: Table): FoundHeader | null {
  let best: FoundHeader | null = null;
  let most = 1;
  for (const [at, row] of rows.entries()) {
    if (row.number > lastHeaderRow) break;
    const header = withGroups(row, rows[at - 1]);
    const { all, properties } = headersKnown(textsOf(header));
    // The line below the groups divides them, though it names no other property.
    const above = best?.header;
    const clearer = above === undefined ? 0 : clearIn(header.cells) - clearIn(above.cells);
    const divides =
      header !== row &&
      above !== undefined &&
      above === rows[at - 1] &&
      (clearer > 0 || (clearer === 0 && isBelowGroups(row, above)));
    if (all > most || (all === most && divides)) [best, most] = [{ header, properties }, all];
  }
  return best === null ? null : withLowerLine(best, rows);
}

/**
 * The header with the line below it, where headings are merged down into that: “Cota 21 %” over “Bază” and “TVA”. The words
 * of the lower line count, and the header row is then the lower one.
 */
function withLowerLine(found: FoundHeader, rows: Table["rows"]): FoundHeader {
  const { header } = found;
  const below = rows.find(({ number }) => number === header.number + 1);
  if (below === undefined || below.cells.some(isValue)) return found;
  const isMergedDown = (cell: Cell): boolean => cell.kind === "error" && cell.reason.say === "merged-with-above";
  const own = below.cells.flatMap((cell, at) => (cell.kind === "text" ? [at] : []));
  const down = below.cells.filter(isMergedDown).length;
  if (own.length < 2 || down < 2 || own.length + down < below.cells.filter(({ kind }) => kind !== "empty").length)
    return found;
  const width = Math.max(header.cells.length, below.cells.length);
  const cells = Array.from({ length: width }, (_, at): Cell => {
    const lower = below.cells[at] ?? emptyCell;
    return lower.kind === "text" ? lower : (header.cells[at] ?? emptyCell);
  });
  const lower = { ...below, cells };
  const { all, properties } = headersKnown(textsOf(lower));
  return all > headersKnown(textsOf(header)).all || clearIn(cells) > clearIn(header.cells)
    ? { header: lower, properties }
    : found;
}

/** The header in row `number`, which a person or a template has named; null where that row is empty. */
export function headerAt({ rows }: Table, number: number): FoundHeader | null {
  const at = rows.findIndex((row) => row.number === number);
  const row = rows[at];
  if (row === undefined) return null;
  const header = withGroups(row, rows[at - 1]);
  return { header, properties: headersKnown(textsOf(header)).properties };
}

// A header that is merged downwards is an error cell in its lower row; see [Note: merged cells].
const textsOf = ({ cells }: Row): string[] =>
  cells.flatMap((cell) => (cell.kind === "text" || cell.kind === "error" ? [seen(cell)] : []));

/** Without those that are merged with the line above. */
const ownTextsOf = ({ cells }: Row): string[] => cells.flatMap((cell) => (cell.kind === "text" ? [seen(cell)] : []));

/**
 * Joins a line of groups above ("Invoice" over "Number" and "Date") with the header, where that makes more headers known.
 *
 * A header that is known by itself stays; an unknown one gets the group in front of it; an empty one becomes the text
 * of the upper line. The header row is then the lower one.
 */
function withGroups(row: Row, line: Row | undefined): Row {
  if (line === undefined || line.number !== row.number - 1 || row.cells.some(isValue) || line.cells.some(isValue))
    return row;
  const above = withoutTitle(line, row);
  if (above === null) return row;
  const [before, upper] = [headersKnown(textsOf(row)), headersKnown(textsOf(above))];
  if (before.all + upper.all === 0) return row;
  const width = Math.max(row.cells.length, above.cells.length);
  let group = "";
  const joined = Array.from({ length: width }, (_, index): Cell => {
    const lower = row.cells[index] ?? emptyCell;
    const top = seen(above.cells[index] ?? emptyCell);
    if (top !== "") group = top;
    const text = seen(lower);
    if (text === "") return cellFromText(top);
    if (text === top) return lower;
    // Over this column alone it is the first line of its heading: “Nº Factura” over “Proveedor”.
    const isGroup = isBlank(above, index + 1) && !isBlank(row, index + 1);
    if (top !== "" && top !== text && !isGroup && isKnownWhole(`${top} ${text}`)) return cellFromText(`${top} ${text}`);
    const both = `${group} ${text}`.trim();
    if (knownHeader(text) !== null && !isVague(text) && !isTotalOfVat(text, both)) return lower;
    return isProperty(both) ? cellFromText(both) : lower;
  });
  const after = headersKnown(joined.map(seen));
  const isClearer = after.all === before.all && after.all > upper.all && clearIn(joined) > clearIn(row.cells);
  // “23 %”, “9 %” below a group “VAT”: no other property, but a column of its own for each.
  const own = headersKnown(ownTextsOf(row));
  const divides = after.all >= upper.all && own.all <= 1 && clearIn(joined) > clearIn(above.cells);
  const isBelow = after.all >= upper.all && isBelowGroups(row, above);
  return after.all > Math.max(before.all, upper.all) || isClearer || divides || isBelow
    ? { ...row, cells: joined }
    : row;
}

/**
 * True where the lower line has words only below groups of the upper one, each over two columns or more: “Tax invoice” over
 * “Day, month, year” and “No.”, whatever language the words are in.
 */
function isBelowGroups(row: Row, above: Row): boolean {
  const places = row.cells.flatMap(({ kind }, at) => (kind === "empty" || kind === "error" ? [] : [at]));
  let start = -1;
  return (
    places.length > 1 &&
    places.every((at) => {
      const cell = row.cells[at] ?? emptyCell;
      if (cell.kind !== "text" || /\d/.test(cell.text)) return false;
      if (!isBlank(above, at)) {
        start = at;
        return isBlank(above, at + 1) && !isBlank(row, at + 1);
      }
      return start >= 0 && above.cells.slice(start + 1, at).every(({ kind }) => kind === "empty");
    })
  );
}

/**
 * The line without the title at its beginning: “Received invoices” over all columns would make “Number” the number of the
 * invoice. Null where it has nothing else.
 */
function withoutTitle(line: Row, row: Row): Row | null {
  const first = row.cells.findIndex(({ kind }) => kind !== "empty");
  const at = line.cells.findIndex(({ kind }) => kind !== "empty");
  if (at < 0) return null;
  const next = line.cells.findIndex(({ kind }, index) => index > at && kind !== "empty");
  const end = next < 0 ? row.cells.length : next;
  const covered = row.cells.slice(at, end).filter(({ kind }) => kind !== "empty").length;
  if (at > first || covered < fewestOfTitle) return line;
  return next < 0 ? null : { ...line, cells: line.cells.map((cell, index) => (index === at ? emptyCell : cell)) };
}

/** A group has fewer columns than a title that begins with the table. */
const fewestOfTitle = 4;

/** How many of the headers name a property, and do not leave it open as "Number" does. */
const clearIn = (cells: Row["cells"]): number =>
  cells.filter((cell) => knownHeader(seen(cell))?.meaning.is === "property").length;

const isValue = (cell: Cell): boolean => (cell.kind === "number" && !cell.isPercent) || cell.kind === "date";

const isVague = (text: string): boolean =>
  knownHeader(text)?.meaning.is === "doubtful" || /^(?:date|datum|data|fecha)$/i.test(text);

/** “Total” below “Input VAT” is that of the VAT. */
function isTotalOfVat(text: string, both: string): boolean {
  const [own, joined] = [knownHeader(text)?.meaning, knownHeader(both)?.meaning];
  return own?.is === "aside" && own.aside === "total" && joined?.is === "property" && joined.property === "VAT";
}

const isBlank = (row: Row, index: number): boolean => !isFilledAt(row, index);

const isKnownWhole = (text: string): boolean => {
  const known = knownHeader(text);
  return known?.isWhole === true && known.meaning.is !== "doubtful";
};

function isProperty(text: string): boolean {
  const known = knownHeader(text);
  return known?.isWhole === true && known.meaning.is !== "doubtful";
}
