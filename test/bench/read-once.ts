/** @file Runs in a process of its own, like the parser: reads one file in one way and prints how long it took. */

import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { read } from "xlsx";
import { preflightZip } from "../../main/parser/preflight-zip.ts";
import { planSpreadsheet } from "../../main/planning/plan-import.ts";
import { nothingSaid, readSpreadsheet } from "../../main/spreadsheet/read-spreadsheet.ts";

/** A journal without any invoices. */
const nothingBefore = { today: "2026-11-20", nets: () => [] };

/** From bytes to rows as the bare library gives them, or to the batches that would be sent. */
const ways = {
  "bare-xlsx": (bytes: Uint8Array) =>
    (read(bytes, { type: "array", dense: true }).Sheets["Sheet1"]?.["!data"]?.length ?? 0) - 1,
  "bare-csv": (bytes: Uint8Array) => parse(bytes).length - 1,
  ours: (bytes: Uint8Array, name: string) => {
    const whole = preflightZip(bytes);
    const reading = whole.ok ? readSpreadsheet(whole.value, name, nothingSaid) : null;
    if (!reading?.ok) throw new Error(JSON.stringify(reading ?? whole));
    if (reading.value.questions.length > 0) throw new Error(JSON.stringify(reading.value.questions));
    const readAt = performance.now();
    const plan = planSpreadsheet(
      reading.value,
      { rowsWithProblems: "send-the-rest", maxInvoicesPerBatch: null, ceilings: {}, vatTolerance: null },
      nothingBefore,
    );
    planningMs = performance.now() - readAt;
    return plan.verdict === "send" ? plan.batches.reduce((sum, { invoices }) => sum + invoices, 0) : 0;
  },
} as const;

let planningMs = 0;

export type Way = keyof typeof ways;

export interface ReadOnce {
  readonly ms: number;
  /** Of all its threads; what a crowded machine does not change. */
  readonly cpuMs: number;
  readonly planningMs: number;
  readonly peakMb: number;
  readonly rows: number;
}

const [way, path = ""] = process.argv.slice(2);
process.once("message", () => {
  const bytes = new Uint8Array(readFileSync(path));
  const startedAt = performance.now();
  const startedWith = process.cpuUsage();
  const rows = ways[way as Way](bytes, path);
  const ms = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(startedWith);
  const cpuMs = (user + system) / 1_000;
  process.send?.({ ms, cpuMs, planningMs, rows, peakMb: process.resourceUsage().maxRSS / 1024 } satisfies ReadOnce);
  process.disconnect();
});
