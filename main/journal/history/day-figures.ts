/** @file What was dropped and what was sent, day by day. */

import type { DayFigures } from "../../../shared/imports/history-query.ts";
import { addMoney } from "../../../shared/values/add-money.ts";
import type { Money } from "../../../shared/values/purchase-invoice.ts";
import type { Database } from "../database/database.ts";

/** The last so many days, today last, as the calendar of this machine has them at `nowMs`. */
export function figuresOfDays(journal: Database, howMany: number, nowMs: number): readonly DayFigures[] {
  const files = journal.prepare("SELECT count(*) AS n FROM imports WHERE seen_at >= ? AND seen_at < ?");
  const sent = journal.prepare(
    `SELECT kind, invoices, net, vat FROM parts JOIN imports ON imports.id = import_id
     WHERE parts.state = 'done' AND ended_at >= ? AND ended_at < ?`,
  );
  return Array.from({ length: howMany }, (_, index) => {
    const from = startOfDay(nowMs, index - howMany + 1);
    const to = startOfDay(nowMs, index - howMany + 2);
    const parts = sent.all(from, to);
    return {
      day: dayOf(from),
      files: Number(files.get(from, to)?.["n"]),
      invoices: parts.reduce((sum, { invoices }) => sum + Number(invoices), 0),
      documents: parts.filter(({ kind }) => kind === "document").length,
      net: addMoney(parts.map(({ net }) => JSON.parse(net as string) as Money)),
      vat: addMoney(parts.map(({ vat }) => JSON.parse(vat as string) as Money)),
    };
  });
}

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
