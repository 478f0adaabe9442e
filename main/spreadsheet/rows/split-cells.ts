/** @file Splits cells that hold several values, such as “1001 - Acme Ltd”, into one column for each value. */

import type { Message } from "../../../shared/wording/message.ts";
import { type Cell, cellFromText, emptyCell, type Row, seen, withCells } from "../cells/table.ts";
import type { Column, ColumnMap } from "../columns/map-columns.ts";
import { createTally } from "./row-draft.ts";

export interface SplitRows {
  /** The same rows, with the cells that were split off after their own cells. */
  readonly rows: readonly Row[];
  /** The columns that were split off. */
  readonly columns: readonly Column[];
  /** See {@link SheetReading.derived}. */
  readonly derived: readonly Message[];
}

/** Splits the cells of these columns. A cell that cannot be split becomes an error cell. */
export function splitCells(rows: readonly Row[], splits: ColumnMap["splits"]): SplitRows {
  if (splits.length === 0) return { rows, columns: [], derived: [] };
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  let next = width;
  const columns = splits.flatMap(({ letter, header, use }) =>
    use.into.flatMap((property): Column[] => (property === null ? [] : [{ index: next++, letter, header, property }])),
  );
  const tally = createTally();
  const wide = rows.map((row): Row => {
    const own = withCells(row, width);
    const pieces = splits.flatMap(({ index, letter, header, use }) => {
      const split = splitCell(row.cells[index], use);
      if (split.some(({ kind }) => kind === "text"))
        tally.add(letter, (rows) => ({
          say: "was-split",
          column: { letter, header },
          into: use.into.filter((property) => property !== null),
          rows,
        }));
      return split;
    });
    return { ...row, cells: [...own, ...pieces] };
  });
  return { rows: wide, columns, derived: tally.lines() };
}

function splitCell(cell: Cell = emptyCell, { separator, into }: ColumnMap["splits"][number]["use"]): Cell[] {
  const used = into.filter((property) => property !== null);
  // The error is reported once, in the first of the new columns; the others are empty.
  const alone = (first: Cell): Cell[] => used.map((_, index) => (index === 0 ? first : emptyCell));
  if (cell.kind === "empty" || cell.kind === "error") return alone(cell);
  const pieces = piecesOf(seen(cell), separator, into);
  if (pieces.length === into.length && pieces.every((piece) => piece.trim() !== ""))
    return pieces.flatMap((piece, index) => (into[index] === null ? [] : [cellFromText(piece)]));
  return alone({
    kind: "error",
    text: seen(cell),
    reason: { say: "does-not-split", parts: into.length, separator },
    fix: { say: "fix-does-not-split", separator },
  });
}

/** The pieces of the text. A supplier's name may have the separator in it: “1001 - Acme - North”. */
function piecesOf(text: string, separator: string, into: ColumnMap["splits"][number]["use"]["into"]): string[] {
  const pieces = text.split(separator);
  const more = pieces.length - into.length;
  if (more <= 0) return pieces;
  const at = into.at(-1) === "AccountName" ? into.length - 1 : into[0] === "AccountName" ? 0 : -1;
  return at < 0 ? pieces : pieces.toSpliced(at, more + 1, pieces.slice(at, at + more + 1).join(separator));
}
