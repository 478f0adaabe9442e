/** @file Computes the table of a spreadsheet for the window, without the page: columns, rows, problems. */

import type { SheetPreview } from "../../shared/spreadsheet/sheet-preview.ts";
import type { ReadColumn, RowProblem } from "../../shared/spreadsheet/sheet-reading.ts";
import { placeOfLetter } from "../../shared/spreadsheet/typed-cell.ts";
import { sentence } from "../../shared/wording/grammar.ts";
import { type Message, sayMessage } from "../../shared/wording/message.ts";
import { isSameReason, type SkippedRun } from "../../shared/wording/skipped-runs.ts";
import { isMoneyUse } from "./column-use.ts";

export interface SheetColumn {
  readonly letter: string;
  /** Null if the reading did not get to the columns, or if this column is empty. */
  readonly read: ReadColumn | null;
  readonly isMoney: boolean;
  /** True if the current question is about it. */
  readonly isAsked: boolean;
}

/** A problem or doubt about a cell or a row. */
export interface RowNote {
  readonly id: string;
  readonly tone: "problem" | "doubt";
  readonly column: string | null;
  readonly header: string | null;
  readonly words: string;
}

export type SheetLine =
  | { readonly kind: "gap"; readonly from: number; readonly to: number }
  | { readonly kind: "skipped"; readonly run: SkippedRun }
  | {
      readonly kind: "row";
      readonly row: number;
      readonly role: "header" | "invoice" | "skipped";
      readonly cells: readonly string[];
      readonly notes: readonly RowNote[];
    };

export interface SheetTable {
  readonly columns: readonly SheetColumn[];
  readonly lines: readonly SheetLine[];
}

type Shown = Pick<SheetPreview, "columns" | "shown" | "headerRow" | "problems" | "skipped">;

/**
 * @param doubts unusual rows, besides the problems
 * @param asked the letter of the current question's column, or null
 */
export function tableFromSheet(view: Shown, doubts: readonly RowProblem[], asked: string | null): SheetTable {
  const width = Math.max(
    0,
    ...view.columns.map(({ letter }) => placeOfLetter(letter) + 1),
    ...view.shown.map(({ cells }) => cells.length),
  );
  const read = new Map(view.columns.map((column) => [column.letter, column]));
  const columns = Array.from({ length: width }, (_, index): SheetColumn => {
    const letter = letterOf(index);
    const column = read.get(letter) ?? null;
    return { letter, read: column, isMoney: isMoneyUse(column?.use ?? null), isAsked: letter === asked };
  });
  return { columns, lines: linesOf(view, notesByRow(view.problems, doubts, supplierColumn(view.columns))) };
}

function linesOf(
  { shown, headerRow, skipped }: Shown,
  notes: ReadonlyMap<number, readonly RowNote[]>,
): readonly SheetLine[] {
  const reasons = new Map(skipped.map(({ row, reason }) => [row, reason]));
  const reasonOf = (row: number | undefined): Message | undefined =>
    row === undefined || row === headerRow ? undefined : reasons.get(row);
  const lines: SheetLine[] = [];
  let from = 0;
  for (const [index, { row, cells }] of shown.entries()) {
    const next = shown[index + 1]?.row;
    const reason = reasonOf(row);
    if (!isSameReason(reasonOf(shown[index - 1]?.row), reason) || lines.at(-1)?.kind === "gap") from = row;
    const role = row === headerRow ? "header" : reason === undefined ? "invoice" : "skipped";
    lines.push({ kind: "row", row, role, cells, notes: notes.get(row) ?? [] });
    const gap = next === undefined ? null : hiddenBetween(row, next, reasons);
    // A run of skipped rows continues over a blank row, which is not in the table.
    if (reason !== undefined && (gap !== null || !isSameReason(reasonOf(next), reason)))
      lines.push({ kind: "skipped", run: { from, to: row, reason } });
    if (gap !== null) lines.push({ kind: "gap", ...gap });
  }
  return lines;
}

/** The rows between two shown rows that the view leaves out, except a single blank row and skipped rows. */
function hiddenBetween(before: number, row: number, reasons: ReadonlyMap<number, Message>) {
  const hidden = row - before - 1;
  if (hidden < 2) return null;
  const skipped = [...reasons.keys()].filter((one) => one > before && one < row).length;
  return skipped === hidden ? null : { from: before + 1, to: row - 1 };
}

/** Where a missing supplier belongs, or null where no column is for it. */
const supplierColumn = (columns: readonly ReadColumn[]): ReadColumn | null =>
  columns.find(
    ({ use }) => use?.as === "property" && (use.property === "AccountName" || use.property === "AccountId"),
  ) ?? null;

function notesByRow(
  problems: readonly RowProblem[],
  doubts: readonly RowProblem[],
  supplier: ReadColumn | null,
): ReadonlyMap<number, readonly RowNote[]> {
  const notes = new Map<number, RowNote[]>();
  const add = (tone: RowNote["tone"], { row, reason, fix, ...at }: RowProblem) => {
    const isSupplier = at.column === null && supplier !== null && reason.say === "no-supplier";
    const { column, header } = isSupplier ? { column: supplier.letter, header: supplier.name } : at;
    const ofRow = notes.get(row) ?? [];
    // What to do about a doubt is in the table above the sheet.
    const said = tone === "doubt" ? [reason] : [reason, fix];
    const words = said
      .map((each) => sentence(sayMessage(each)))
      .filter((part) => part !== "")
      .join(" ");
    ofRow.push({ id: `note-${row}-${ofRow.length}`, tone, column, header, words });
    notes.set(row, ofRow);
  };
  for (const problem of problems) add("problem", problem);
  for (const doubt of doubts) add("doubt", doubt);
  return notes;
}

function letterOf(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : letterOf(Math.floor(place / 26) - 1) + last;
}
