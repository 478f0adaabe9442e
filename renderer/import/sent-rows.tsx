/** @file Lists the rows that were, or may have been, sent before: when, in which batch, from which file and row. */

import type { SentRow } from "../../shared/imports/row-fingerprint.ts";
import { saySentRowInFull } from "../../shared/wording/imports/say-first-time.ts";
import { timeZone } from "../agent/use-agent.ts";

interface SentRowsProps {
  readonly label: string;
  readonly rows: readonly SentRow[];
}

export function SentRows({ label, rows }: SentRowsProps) {
  return (
    <details class="its-invoices">
      <summary>{label}</summary>
      <ol>
        {rows.map((row) => (
          <li key={row.row}>{saySentRowInFull(row, timeZone)}</li>
        ))}
      </ol>
    </details>
  );
}
