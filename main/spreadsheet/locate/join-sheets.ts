/** @file Joins sheets of one layout, such as one for each month, to one table. */

import { monthPatterns } from "../cells/local-months.ts";
import { foldCalendarName, monthOfName } from "../cells/month-names.ts";
import { type Cell, emptyCell, type Row, seen, type Table } from "../cells/table.ts";
import { isHeldBack } from "../titles/held-back-words.ts";

interface Sheet {
  readonly table: Table;
  readonly header: Row;
}

/**
 * [Note: joined sheets]
 *
 * Sheets with the same headings whose names differ only in their month, quarter, week or number are read one after the
 * other. Some may lack a column or have it elsewhere. The rows of the second count from 1001, of the third from 2001, or from more where a sheet is longer. So the
 * last digits of a row's number are its row in the sheet.
 *
 * @param areTogether whether their names, or something else, show that they are parts of one list
 * @returns null where they are not
 */
export function joinSheets(
  sheets: readonly Sheet[],
  areTogether: (sheets: readonly Sheet[]) => boolean = areOfOneSeries,
): Sheet | null {
  const [first, ...others] = sheets;
  if (first === undefined || others.length === 0 || sheets.length > mostSheets) return null;
  const widest = sheets.toSorted((a, b) => titlesOf(b.header).length - titlesOf(a.header).length)[0] ?? first;
  const places = sheets.map(({ header }) => placesIn(titlesOf(widest.header), titlesOf(header)));
  const width = titlesOf(widest.header).length;
  const names = sheets.map(({ table }) => table.sheet ?? "");
  if (names.some(isHeldBack) || new Set(names.map(foldName)).size < names.length || places.includes(null)) return null;
  if (!areTogether(sheets)) return null;
  const last = Math.max(...sheets.map(({ table }) => table.rows.at(-1)?.number ?? 0));
  let step = 1_000;
  while (step <= last) step *= 10;
  const rows = sheets.flatMap(({ table, header }, index): readonly Row[] => {
    const to = places[index] ?? null;
    return table.rows.map((row) => ({
      ...row,
      ...(to !== null && row.number > header.number && { cells: movedTo(to, width, row.cells) }),
      ...(index > 0 && { number: row.number + index * step }),
      ...(index > 0 && row.number <= header.number && { isTitle: true as const }),
    }));
  });
  const hidden = [...new Set(sheets.flatMap(({ table }) => table.hiddenColumns ?? []))].sort((a, b) => a - b);
  const table: Table = {
    ...first.table,
    sheet: names.join(", "),
    rows,
    joined: sheets.map(({ table: { sheet } }, index) => ({ sheet: sheet ?? "", before: index * step })),
    ...(hidden.length > 0 && { hiddenColumns: hidden }),
  };
  return { table, header: { ...first.header, cells: widest.header.cells } };
}

const mostSheets = 60;

const titlesOf = ({ cells }: Row): readonly string[] => {
  const texts = cells.map((cell) => seen(cell).replace(/\s+/g, " ").trim().toLowerCase());
  return texts.slice(0, texts.findLastIndex((text) => text !== "") + 1);
};

/**
 * Where each column of a sheet is in the widest one, by its heading: a month may lack a column, or have it elsewhere.
 *
 * @returns no places where both have the same columns; null where a heading is not there, or is there twice
 */
function placesIn(widest: readonly string[], titles: readonly string[]): readonly number[] | null | "same" {
  if (JSON.stringify(widest) === JSON.stringify(titles)) return "same";
  const named = titles.filter((title) => title !== "");
  const isClear = (title: string): boolean => widest.indexOf(title) === widest.lastIndexOf(title);
  if (new Set(named).size < named.length || !named.every((title) => widest.includes(title) && isClear(title)))
    return null;
  // Most of the columns, so that it is the same list.
  return named.length * 4 < widest.length * 3 ? null : titles.map((title) => widest.indexOf(title));
}

/** The cells in their places; those without a heading behind all others. */
function movedTo(places: readonly number[] | "same", width: number, cells: Row["cells"]): Row["cells"] {
  if (places === "same") return cells;
  const moved: Cell[] = Array.from({ length: width }, () => emptyCell);
  for (const [at, cell] of cells.entries()) {
    const place = places[at] ?? -1;
    if (place >= 0) moved[place] = cell;
    else if (cell.kind !== "empty") moved.push(cell);
  }
  return moved;
}

function areOfOneSeries(sheets: readonly Sheet[]): boolean {
  const names = sheets.map(({ table }) => table.sheet ?? "");
  return areAlike(names.map(seriesOf)) || monthPatterns().some((months) => areMonths(names, months));
}

const areAlike = ([series, ...others]: readonly (string | null)[]): boolean =>
  series !== null && others.every((other) => other === series);

/** True for “ก.ย. 69”, “ต.ค. 69”: each name has a month in this one language, and is otherwise the same but for years. */
function areMonths(names: readonly string[], months: RegExp): boolean {
  return areAlike(
    names.map((name) => {
      const rest = name.normalize("NFC").replace(months, " ");
      const isOne = rest !== name.normalize("NFC") && !/\(/.test(name);
      return isOne
        ? rest
            .replace(/\d{2,4}/g, " ")
            .replace(/[^\p{L}\p{N}]+/gu, " ")
            .trim()
            .toLowerCase()
        : null;
    }),
  );
}

const foldName = (name: string): string => name.trim().toLowerCase();

/** The sheet's name without months and numbers: "" for “Sept 26”, “sheet” for “Sheet1”; null for another name. */
function seriesOf(sheet: string): string | null {
  const words = foldCalendarName(sheet).split(/[^\p{L}\p{N}]+|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u);
  const isPart = (word: string): boolean =>
    /^\d{1,8}$/.test(word) || monthOfName.has(word) || ambiguousMonths.test(word);
  const parts = words.filter((word) => word !== "" && isPart(word));
  // "Sheet1" and "Sheet1 (2)" are a sheet and its copy.
  if (parts.length === 0 || /\(/.test(sheet)) return null;
  const isOfMonth = parts.some((word) => !/^\d/.test(word));
  // "2025" and "2026" are a list and the one of the year before.
  const isKept = (word: string): boolean => !isPart(word) || (!isOfMonth && /^(?:19|20)\d\d$/.test(word));
  return words.filter((word) => word !== "" && isKept(word)).join(" ");
}

const ambiguousMonths = /^(?:listopada?)$/;
