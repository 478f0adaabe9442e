/** @file The input for one cell that a person corrects. What is typed is checked when the cell is left, or with Enter. */

import { longestTypedText } from "../../shared/spreadsheet/typed-cell.ts";
import { words } from "../../shared/words/spoken.ts";
import { checkTyped, typeCell, typedAt } from "./typed-cells.ts";

interface CellInputProps {
  readonly row: number;
  readonly column: string;
  /** What the file has there. */
  readonly was: string;
  readonly isWrong: boolean;
}

export function CellInput({ row, column, was, isWrong }: CellInputProps) {
  return (
    <input
      class="cell-input"
      autoComplete="off"
      spellcheck={false}
      maxLength={longestTypedText}
      aria-label={words.correct.cell(column, row)}
      aria-invalid={isWrong}
      size={Math.max(8, Math.min(24, was.length + 1))}
      value={typedAt(row, column) ?? was}
      onInput={(event) => typeCell({ row, column, text: event.currentTarget.value }, was)}
      onChange={() => void checkTyped()}
    />
  );
}
