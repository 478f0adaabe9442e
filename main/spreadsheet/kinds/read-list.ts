/** @file Reads the rows of a list file: which document belongs to which purchase invoice. See [Note: a list file]. */

import type { ListedFile } from "../../../shared/spreadsheet/list-file.ts";
import type { RowProblem, SkippedRow } from "../../../shared/spreadsheet/sheet-reading.ts";
import { isShapedLikeId } from "../../../shared/values/purchase-invoice-id.ts";
import type { Message, PlainMessage } from "../../../shared/wording/message.ts";
import { readValue } from "../cells/read-value.ts";
import { columnLetter, emptyCell, type Row, seen } from "../cells/table.ts";
import { listColumns } from "../locate/find-list.ts";

export interface ReadList {
  readonly listed: readonly ListedFile[];
  readonly problems: readonly RowProblem[];
  readonly skipped: readonly SkippedRow[];
}

const noNotation = { dateOrder: null, decimalSign: null } as const;

/** The entries of a list file, with a problem for each row that cannot be used. */
export function readList(header: Row, rows: readonly Row[]): ReadList {
  const listed: ListedFile[] = [];
  const problems: RowProblem[] = [];
  const skipped: SkippedRow[] = [];
  const columns = listColumns(header);
  if (columns === null) return { listed, problems, skipped };
  for (const row of rows) {
    const [id, file] = [row.cells[columns.id] ?? emptyCell, row.cells[columns.file] ?? emptyCell];
    const titles = [header.cells[columns.id], header.cells[columns.file]].map((cell) => seen(cell ?? emptyCell));
    const problem = (at: number, reason: Message, fix: PlainMessage): void => {
      const value = seen(row.cells[at] ?? emptyCell);
      const title = seen(header.cells[at] ?? emptyCell);
      problems.push({ row: row.number, column: columnLetter(at), header: title, value, reason, fix: { say: fix } });
    };
    if (id.kind === "empty" && file.kind === "empty")
      skipped.push({ row: row.number, reason: { say: "row-without-file" } });
    else if (seen(id) === titles[0] && seen(file) === titles[1])
      skipped.push({ row: row.number, reason: { say: "row-of-headers" } });
    else {
      const read = id.kind === "empty" ? null : readValue("AccountId", id, noNotation);
      const path = pathOf(seen(file));
      if (read?.is !== "value" || !isShapedLikeId(read.text)) {
        const reason: Message = read?.is === "problem" ? read.reason : { say: read === null ? "id-missing" : "no-id" };
        problem(columns.id, reason, "fix-purchase-invoice-id");
      } else if (file.kind === "empty") problem(columns.file, { say: "file-name-missing" }, "fix-file-name");
      else if (path === null) problem(columns.file, { say: "leads-out-of-folder" }, "fix-path");
      else listed.push({ row: row.number, purchaseInvoiceId: read.text, file: path });
    }
  }
  return { listed, problems, skipped };
}

/** The path with `/` between its parts, or null where it leads out of the folder. */
function pathOf(text: string): string | null {
  const names = text
    .replaceAll("\\", "/")
    .split("/")
    .filter((name) => name !== ".");
  return names.some((name) => name === "" || name === "..") || /^[a-z]:/i.test(text) ? null : names.join("/");
}
