/** @file Finds the header row, and the sheet that it stands on. */

import type { Question } from "../../shared/sheet-reading.ts";
import { countKnownHeaders } from "./known-headers.ts";
import type { Row, Table } from "./table.ts";

export interface ChosenSheet {
  readonly table: Table;
  readonly header: Row;
}

const lastHeaderRow = 30;

/** Chooses the one sheet that can be meant; asks where there are several, or none although there are rows. */
export function chooseSheet(tables: readonly Table[]): ChosenSheet | Question | null {
  const filled = tables.filter(({ rows }) => rows.length > 0);
  const withHeaders = filled.flatMap((table): ChosenSheet[] => {
    const header = findHeaderRow(table);
    return header === null ? [] : [{ table, header }];
  });
  // A sheet with headers alone is an empty form: it is never meant while another one holds rows.
  const withRows = withHeaders.filter(({ table, header }) => table.rows.at(-1) !== header);
  const candidates = withRows.length > 0 ? withRows : withHeaders;
  const [first] = candidates;
  if (candidates.length > 1) {
    const names = candidates.map(({ table }) => `“${table.sheet}”`).join(" and ");
    return {
      id: "sheet",
      about: "sheet",
      text: `The sheets ${names} all look like invoices. Which one is to be sent?`,
      column: null,
      answers: candidates.map(({ table: { sheet } }) => ({
        id: sheet ?? "",
        label: sheet ?? "",
        sets: { sheet: sheet ?? "" },
      })),
      examples: [],
    };
  }
  if (first) return first;
  return filled.length === 0
    ? null
    : {
        id: "header-row",
        about: "header-row",
        column: null,
        answers: [],
        examples: [],
        text: `None of the first ${lastHeaderRow} rows holds two headers that are known here, such as “Invoice date”, “Supplier” or “Net amount”. Which columns hold what?`,
      };
}

/**
 * The row of the first 30 with the most known headers, at least two different ones; the first of equals.
 *
 * The most and not the first, for a line above such as "Supplier: Acme, Date: 20/11/2026" holds two as well.
 */
function findHeaderRow(table: Table): Row | null {
  let best: Row | null = null;
  let most = 1;
  for (const row of table.rows) {
    if (row.number > lastHeaderRow) break;
    const headers = countKnownHeaders(row.cells.flatMap((cell) => (cell.kind === "text" ? [cell.text] : [])));
    if (headers > most) [best, most] = [row, headers];
  }
  return best;
}
