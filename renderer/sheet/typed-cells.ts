/** @file The cells that a person corrects in the sheet: what was typed, and what is still wrong with it. */

import { batch, computed, signal } from "@preact/signals";
import type { Import } from "../../shared/imports/import.ts";
import type { SheetPreview } from "../../shared/spreadsheet/sheet-preview.ts";
import type { RowProblem } from "../../shared/spreadsheet/sheet-reading.ts";
import type { TypedCell } from "../../shared/spreadsheet/typed-cell.ts";
import { ask } from "../agent/use-agent.ts";

/** The import that they are of. */
const ofId = signal<string | null>(null);
/** By row and letter, "5 B". */
const typed = signal<ReadonlyMap<string, TypedCell>>(new Map());
/** The last reading with what was typed; null before anything was. */
export const checked = signal<SheetPreview | null>(null);
/** The cells that it is of. */
const checkedCells = signal<readonly TypedCell[] | null>(null);
/** Why it could not be checked, as a sentence. */
export const checkFailure = signal<string | null>(null);

export const typedCells = computed<readonly TypedCell[]>(() => [...typed.value.values()]);
/** How many problems and questions are left with what was typed; null while that isn't known. */
export const left = computed<number | null>(() =>
  checked.value === null || checkedCells.value !== typedCells.value
    ? null
    : checked.value.problemCount + checked.value.questions.length,
);

const keyOf = (row: number, column: string): string => `${row} ${column}`;

/** What was typed there, or undefined. */
export const typedAt = (row: number, column: string): string | undefined => typed.peek().get(keyOf(row, column))?.text;

/** Keeps what was typed for this import alone. */
export function beginTyping({ id }: Pick<Import, "id">): void {
  if (ofId.peek() !== id) forgetTyped(id);
}

export function forgetTyped(id: string | null = ofId.peek()): void {
  batch(() => {
    ofId.value = id;
    typed.value = new Map();
    checked.value = null;
    checkedCells.value = null;
    checkFailure.value = null;
  });
}

/** @param was what the file has there: typing that again is no correction */
export function typeCell(cell: TypedCell, was: string): void {
  const next = new Map(typed.peek());
  if (cell.text === was) next.delete(keyOf(cell.row, cell.column));
  else next.set(keyOf(cell.row, cell.column), cell);
  typed.value = next;
}

/** Reads the sheet with what was typed. A later call makes an earlier one void. */
export async function checkTyped(): Promise<void> {
  const [id, cells] = [ofId.peek(), typedCells.peek()];
  if (id === null) return;
  if (cells.length === 0) return forgetTyped();
  const reply = await ask("imports.checkCells", { id, cells });
  if (ofId.peek() !== id || typedCells.peek() !== cells) return;
  batch(() => {
    checkFailure.value = reply.ok ? null : reply.error.message;
    if (!reply.ok || reply.value === null) return;
    checked.value = reply.value;
    checkedCells.value = cells;
  });
}

/**
 * The cells that can be corrected: those with a problem, before or after the typing, and all cells of a row whose
 * problem is in no cell of its own.
 */
export function correctable(problems: readonly RowProblem[]): (row: number, column: string) => boolean {
  const cells = new Set(problems.flatMap(({ row, column }) => (column === null ? [] : [keyOf(row, column)])));
  const rows = new Set(problems.flatMap(({ row, column }) => (column === null ? [row] : [])));
  return (row, column) => rows.has(row) || cells.has(keyOf(row, column)) || typed.peek().has(keyOf(row, column));
}
