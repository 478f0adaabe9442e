/** @file Joins sheets of one layout, such as one for each month, to one table. */

import { foldCalendarName, monthOfName } from "../cells/month-names.ts";
import { type Row, seen, type Table } from "../cells/table.ts";
import { isHeldBack } from "../rows/held-back-words.ts";

interface Sheet {
  readonly table: Table;
  readonly header: Row;
}

/**
 * [Note: joined sheets]
 *
 * Sheets with the same headings whose names differ only in their month, quarter, week or number are read one after the
 * other. The rows of the second count from 1001, of the third from 2001, or from more where a sheet is longer. So the
 * last digits of a row's number are its row in the sheet.
 *
 * @returns null where the sheets are not parts of one list
 */
export function joinSheets(sheets: readonly Sheet[]): Sheet | null {
  const [first, ...others] = sheets;
  if (first === undefined || others.length === 0 || sheets.length > mostSheets) return null;
  const titles = titlesOf(first.header);
  const series = seriesOf(first.table);
  const names = sheets.map(({ table }) => table.sheet ?? "");
  if (series === null || names.some(isHeldBack) || new Set(names.map(foldName)).size < names.length) return null;
  if (!others.every(({ table, header }) => seriesOf(table) === series && titlesOf(header) === titles)) return null;
  const last = Math.max(...sheets.map(({ table }) => table.rows.at(-1)?.number ?? 0));
  let step = 1_000;
  while (step <= last) step *= 10;
  const rows = sheets.flatMap(({ table, header }, index): readonly Row[] =>
    index === 0
      ? table.rows
      : table.rows.map((row) => ({
          ...row,
          number: row.number + index * step,
          ...(row.number <= header.number && { isTitle: true as const }),
        })),
  );
  const hidden = [...new Set(sheets.flatMap(({ table }) => table.hiddenColumns ?? []))].sort((a, b) => a - b);
  const table: Table = {
    ...first.table,
    sheet: names.join(", "),
    rows,
    joined: sheets.map(({ table: { sheet } }, index) => ({ sheet: sheet ?? "", before: index * step })),
    ...(hidden.length > 0 && { hiddenColumns: hidden }),
  };
  return { table, header: first.header };
}

const mostSheets = 60;

const titlesOf = ({ cells }: Row): string => {
  const texts = cells.map((cell) => seen(cell).replace(/\s+/g, " ").trim().toLowerCase());
  return JSON.stringify(texts.slice(0, texts.findLastIndex((text) => text !== "") + 1));
};

const foldName = (name: string): string => name.trim().toLowerCase();

/** The sheet's name without months and numbers: "" for “Sept 26”, “sheet” for “Sheet1”; null for another name. */
function seriesOf({ sheet }: Table): string | null {
  const words = foldCalendarName(sheet ?? "").split(/[^\p{L}\p{N}]+|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u);
  const isPart = (word: string): boolean =>
    /^\d{1,8}$/.test(word) || monthOfName.has(word) || ambiguousMonths.test(word);
  const parts = words.filter((word) => word !== "" && isPart(word));
  // "Sheet1" and "Sheet1 (2)" are a sheet and its copy.
  if (parts.length === 0 || /\(/.test(sheet ?? "")) return null;
  const isOfMonth = parts.some((word) => !/^\d/.test(word));
  // "2025" and "2026" are a list and the one of the year before.
  const isKept = (word: string): boolean => !isPart(word) || (!isOfMonth && /^(?:19|20)\d\d$/.test(word));
  return words.filter((word) => word !== "" && isKept(word)).join(" ");
}

const ambiguousMonths = /^(?:listopada?)$/;
