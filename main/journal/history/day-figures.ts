/** @file What was dropped and what was sent, day by day. */

import type { DayFigures } from "../../../shared/imports/history-query.ts";
import { addMoney } from "../../../shared/values/add-money.ts";
import type { Money, PurchaseInvoice } from "../../../shared/values/purchase-invoice.ts";
import { createWasRowSent } from "../confirmations/journal-sources.ts";
import type { Database } from "../database/database.ts";

/** The last so many days, today last, as the calendar of this machine has them at `nowMs`. */
export function figuresOfDays(journal: Database, howMany: number, nowMs: number): readonly DayFigures[] {
  const files = journal.prepare("SELECT count(*) AS n FROM imports WHERE seen_at >= ? AND seen_at < ?");
  const sent = journal.prepare(
    `SELECT kind, invoices, net, vat FROM parts JOIN imports ON imports.id = import_id
     WHERE parts.state = 'done' AND ended_at >= ? AND ended_at < ?`,
  );
  // It counts with the file that has sent it again.
  const again = journal.prepare(
    `SELECT DISTINCT events.import_id, row_fingerprints.row, invoice, json_extract(detail, '$.again.id') AS again_id,
       json_extract(detail, '$.again.row') AS again_row
     FROM parts JOIN events INDEXED BY events_of_rows ON events.import_id = parts.import_id AND what = 'settle-row'
       AND json_extract(detail, '$.part') = parts.n AND json_extract(detail, '$.again.id') IS NOT NULL
     JOIN row_fingerprints ON row_fingerprints.import_id = parts.import_id AND row_fingerprints.n = parts.n
       AND row_fingerprints.row = json_extract(detail, '$.row')
     WHERE parts.state = 'done' AND parts.invoices > 0 AND ended_at >= ? AND ended_at < ? ORDER BY events.seq`,
  );
  const wasRowSent = createWasRowSent(journal);
  /** Each row once, however often it was sent again. */
  const sentAgain = (from: number, to: number): readonly Pick<PurchaseInvoice, "Net" | "VAT" | "Currency">[] => {
    const sentOnes = again.all(from, to).filter((row) => wasRowSent(String(row["again_id"]), Number(row["again_row"])));
    const rows = new Map(sentOnes.map((row) => [`${row["import_id"]} ${row["row"]}`, String(row["invoice"])]));
    return [...rows.values()].map((invoice) => JSON.parse(invoice));
  };
  return Array.from({ length: howMany }, (_, index) => {
    const from = startOfDay(nowMs, index - howMany + 1);
    const to = startOfDay(nowMs, index - howMany + 2);
    const parts = sent.all(from, to);
    const elsewhere = sentAgain(from, to);
    const less = (of: "Net" | "VAT") =>
      elsewhere.map(({ Currency: currency = "", [of]: amount = "0" }): Money => ({ [currency]: negated(amount) }));
    return {
      day: dayOf(from),
      files: Number(files.get(from, to)?.["n"]),
      invoices: parts.reduce((sum, { invoices }) => sum + Number(invoices), 0) - elsewhere.length,
      documents: parts.filter(({ kind }) => kind === "document").length,
      net: addMoney([...parts.map(({ net }) => JSON.parse(net as string) as Money), ...less("Net")]),
      vat: addMoney([...parts.map(({ vat }) => JSON.parse(vat as string) as Money), ...less("VAT")]),
    };
  });
}

const negated = (amount: string): string => (amount.startsWith("-") ? amount.slice(1) : `-${amount}`);

/** Days are not all of 24 hours, so the calendar counts them. */
function startOfDay(nowMs: number, days: number): number {
  const now = new Date(nowMs);
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).getTime();
}

/** The day of an instant as the calendar of this machine has it, yyyy-mm-dd. */
export function dayOf(ms: number): string {
  const at = new Date(ms);
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}
