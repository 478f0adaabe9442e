/** @file Reads the table in a web page that a program has named .xls, as Excel lays it out: a row for each line. */

import { ok, type Result } from "../../../shared/values/result.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { type Cell, emptyCell, type Table } from "../cells/table.ts";
import { layOutTable, type Merge, type WritableRow } from "../workbook/lay-out-table.ts";
import { CellMarks } from "../workbook/shown/cell-marks.ts";
import { decodeStrictly, decodeText } from "./decode-text.ts";
import { isFlat, lookWithin, type PageStyles, PageText, pageStyles, plainLook } from "./page-looks.ts";

/** What a browser would show otherwise than as a table of cells: such a page is refused. */
const notPlain = /<(?:script|iframe|object|input|select|textarea)\b|display\s*:\s*none|visibility\s*:\s*hidden/i;

/**
 * Reads all tables of a page, one below the other. Every cell is text, as in a text file.
 *
 * @returns the table, or null where the page is none of tables alone
 */
export function readPageTable(bytes: Uint8Array): Result<Table | null, Message> {
  const declared = decodeAsDeclared(bytes);
  const decoded = declared === null ? decodeText(bytes) : ok({ text: declared });
  if (!decoded.ok) return decoded;
  const styles = pageStyles(decoded.value.text);
  const page = decoded.value.text.replace(/<!--[\s\S]*?-->|<(style|title|head)\b[\s\S]*?<\/\1>/gi, " ");
  if (notPlain.test(page) || !/<table\b/i.test(page)) return ok(null);
  const laidOut = layOut(page, styles);
  return laidOut === null || laidOut.rows.length === 0 ? ok(null) : ok(laidOut);
}

/** The HTML standard looks for the character set in the first 1,024 bytes too. */
const declaredIn = /<meta\b[^>]*\bcharset\s*=\s*["']?\s*((?:windows-125|iso-8859-1?)\d)\b/i;

/** The text in the 8-bit character set that the page declares; null where it declares none, or is plainly UTF-8 or UTF-16. */
function decodeAsDeclared(bytes: Uint8Array): string | null {
  const label = declaredIn.exec(new TextDecoder("latin1").decode(bytes.subarray(0, 1_024)))?.[1];
  if (label === undefined || decodeStrictly("utf-8", bytes) !== null) return null;
  return decodeStrictly(label, bytes);
}

/** The rows of all tables, with one blank row between two tables; null where a table is inside another one. */
function layOut(page: string, styles: PageStyles): Table | null {
  const rows: WritableRow[] = [];
  const merges: Merge[] = [];
  const marks = new CellMarks();
  const hiddenRows = new Set<number>();
  let number = 0;
  let depth = 0;
  /** How many more rows a cell above covers each column. */
  let covered: number[] = [];
  let row: Cell[] | null = null;
  let [tableLook, rowLook] = [plainLook, plainLook];
  let cell: { readonly text: PageText; readonly attributes: string } | null = null;
  const endCell = (): void => {
    if (row === null || cell === null) return;
    while ((covered[row.length] ?? 0) > 0) row.push(emptyCell);
    const [across, down] = [spanOf(cell.attributes, "colspan"), spanOf(cell.attributes, "rowspan")];
    const left = row.length;
    const { text, isUnseen } = cell.text.read();
    if (text.isAllStruck) marks.add("struck", number, left);
    if (isUnseen) marks.add("unseen", number, left);
    row.push(text.cell, ...Array.from({ length: across - 1 }, () => emptyCell));
    if (down > 1) {
      for (let column = left; column < left + across; column += 1) covered[column] = down;
      merges.push({ top: number - 1, left, bottom: number + down - 2, right: left + across - 1 });
    }
    cell = null;
  };
  const endRow = (): void => {
    endCell();
    if (row?.some(({ kind }) => kind !== "empty") === true) rows.push({ number, cells: row });
    covered = covered.map((more) => Math.max(0, more - 1));
    row = null;
  };
  for (const [whole, isEnd, tag = "", attributes = ""] of page.matchAll(tags)) {
    const name = tag.toLowerCase();
    if (name === "table") {
      endRow();
      depth += isEnd === "/" ? -1 : 1;
      if (depth > 1) return null;
      if (isEnd !== "/") tableLook = lookWithin(plainLook, name, attributes, styles);
      if (isEnd !== "/") [number, covered] = [number === 0 ? 0 : number + 1, []];
    } else if (depth === 1 && name === "tr") {
      if (row !== null) endRow();
      if (isEnd === "/") continue;
      [row, number] = [[], number + 1];
      rowLook = lookWithin(tableLook, name, attributes, styles);
      if (isFlat(attributes)) hiddenRows.add(number);
    } else if (depth === 1 && (name === "td" || name === "th")) {
      endCell();
      if (isEnd !== "/")
        cell = { text: new PageText(lookWithin(rowLook, name, attributes, styles), styles), attributes };
    } else if (cell !== null) cell.text.add(whole, name, isEnd === "/", attributes);
  }
  endRow();
  const layout = { merges, hiddenRows, marks, hiddenColumns: new Set<number>() };
  return { ...layOutTable("", rows, layout), sheet: null };
}

/** A tag, or the text between two. */
const tags = /<(\/?)([a-z][a-z0-9]*)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>|[^<]+|</gi;

const mostSpanned = 1_000;

function spanOf(attributes: string, name: "colspan" | "rowspan"): number {
  const said = new RegExp(`\\b${name}\\s*=\\s*["']?(\\d{1,4})`, "i").exec(attributes)?.[1];
  return Math.min(mostSpanned, Math.max(1, Number(said ?? 1)));
}
