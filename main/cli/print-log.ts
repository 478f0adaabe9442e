/** @file `log`: the audit trail, as CSV or as JSON. */

import { csvCell } from "../../shared/csv-cell.ts";
import type { TrailEntry } from "../../shared/history.ts";
import type { OpenJournal } from "../journal/journal.ts";

const columns = ["seq", "at", "who", "import", "what", "detail"] as const;

export function printLog(journal: OpenJournal, asJson: boolean): number {
  if (asJson) {
    const entries = [...journal.trail()].map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() }));
    process.stdout.write(`${JSON.stringify(entries, null, 2)}\n`);
    return 0;
  }
  process.stdout.write(`${columns.join(",")}\r\n`);
  for (const entry of journal.trail()) process.stdout.write(`${rowFromEntry(entry).map(csvCell).join(",")}\r\n`);
  return 0;
}

const rowFromEntry = ({ seq, at, who, importId, what, detail }: TrailEntry): readonly string[] => [
  String(seq),
  new Date(at).toISOString(),
  who,
  importId ?? "",
  what,
  detail === null ? "" : JSON.stringify(detail),
];
