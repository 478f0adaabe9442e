/** @file Makes our cell from a cell of an older workbook, as the workbook library returns it. */

import { type Cell, emptyCell } from "../cells/table.ts";
import {
  cellFromNumber,
  cellFromShownText,
  cellFromTruth,
  cellWithoutValue,
  damagedCell,
  errorCell,
  type NumberFormat,
  notCalculated,
} from "./make-cell.ts";

/** The parts of the library's cell that are used here. */
export interface OldCell {
  readonly t: string;
  readonly v?: unknown;
  /** Its formula. */
  readonly f?: string | undefined;
  /** Its number format. */
  readonly z?: unknown;
}

export function readOldCell(
  cell: OldCell | null | undefined,
  formatOf: (pattern: string) => NumberFormat,
  date1904: boolean,
): Cell {
  if (!cell) return emptyCell;
  const { t: type, v: value, f: formula = null, z: pattern = "General" } = cell;
  switch (type) {
    case "z":
      return cellWithoutValue(formula);
    case "s":
      return cellFromShownText(String(value ?? ""), formatOf(String(pattern)));
    case "b":
      return cellFromTruth(value === true);
    case "n":
      return typeof value === "number" ? cellFromNumber(value, formatOf(String(pattern)), date1904) : damagedCell("?");
    default:
      return value === undefined && formula !== null
        ? notCalculated(formula)
        : errorCell(errorNames[Number(value)] ?? "");
  }
}

const errorNames: Readonly<Record<number, string>> = {
  0: "#NULL!",
  7: "#DIV/0!",
  15: "#VALUE!",
  23: "#REF!",
  29: "#NAME?",
  36: "#NUM!",
  42: "#N/A",
  43: "#GETTING_DATA",
};
