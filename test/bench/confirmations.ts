/**
 * @file How long it takes to compare sent invoices with an invoice list, and for how long at once nothing else happens.
 *
 * node test/bench/confirmations.ts [invoices [in a file]]
 */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createListComparison } from "../../main/agent/lists/compare-with-lists.ts";
import { advance } from "../../main/imports/state/advance.ts";
import type { OpenJournal } from "../../main/journal/journal.ts";
import { openJournal } from "../../main/journal/open-journal.ts";
import { systemClock } from "../../main/platform/system-clock.ts";
import type { Import } from "../../shared/imports/import.ts";
import type { ImportEvent } from "../../shared/imports/import-event.ts";
import { fingerprintOf } from "../../shared/imports/row-fingerprint.ts";
import { wholeScope } from "../../shared/spreadsheet/list-scope.ts";

const all = Number(process.argv[2] ?? 100_000);
const inAFile = Number(process.argv[3] ?? 100);
const folder = mkdtempSync(join(process.env["PIGEONHOLE_BENCH_DIR"] ?? tmpdir(), "pigeonhole-bench-"));
const file = join(folder, "journal.sqlite");
const journal = openJournal(file, Date.now);
const begun = Date.now() - 3_600_000;

const numberOf = (n: number) => `INV-${1_000_000 + n}`;
const dateOf = (n: number) => `2026-11-${String(1 + (n % 28)).padStart(2, "0")}`;

await journal.commit((draft) => {
  const take = (before: Import, event: ImportEvent, ...more: readonly unknown[]) => {
    const after = advance(before, event, begun);
    draft.save(after, { what: event.type, who: "agent", detail: {} }, ...(more as []));
    return after;
  };
  for (let file = 0; file < all / inAFile; file += 1) {
    const entry = { inbox: "payables", connection: "office", kind: "batch", sha256: `${file}`, sizeBytes: 9 } as const;
    const seen = { what: "take-in", who: "agent", detail: {} } as const;
    const added = draft.add({ ...entry, dropped: `${file}.csv`, seenAt: begun }, seen);
    const fingerprints = Array.from({ length: inAFile }, (_row, at) => {
      const n = file * inAFile + at;
      const invoice = {
        InvoiceNumber: numberOf(n),
        AccountName: `Supplier ${n % 500}`,
        Date: dateOf(n),
        Net: "100.00",
      };
      return fingerprintOf({ row: at + 2, invoice, raw: numberOf(n) });
    });
    const planned = take(
      added,
      {
        ...{ type: "plan", parts: [{ invoices: inAFile, net: {}, vat: {} }], leftOut: [], sentBefore: [] },
        ...{ purchaseInvoiceId: null, hold: null, by: { connection: "office", rules: "" } },
      },
      [{ payload: "[]", fingerprints }],
    );
    const sending = take(planned, { type: "begin-sending", part: 0 });
    take(sending, { type: "accepted", status: 200, answer: "", documentId: null });
  }
});

async function addList(name: string, has: (n: number) => boolean): Promise<void> {
  const register = Array.from({ length: all }, (_row, n) => n)
    .filter(has)
    .map((n, at) => ({
      ...{
        row: at + 2,
        purchaseInvoiceId: String(10_000 + n),
        invoiceNumber: numberOf(n),
        supplier: `Supplier ${n % 500}`,
      },
      says: { date: dateOf(n), net: "100.00", gross: null, currency: null, supplierId: null },
    }));
  const startedAt = performance.now();
  await journal.commit((draft) => {
    const entry = { inbox: "payables", connection: "office", kind: "batch", sha256: name, sizeBytes: 9 } as const;
    const added = draft.add(
      { ...entry, dropped: name, seenAt: Date.now() },
      { what: "take-in", who: "agent", detail: {} },
    );
    const event = { type: "store-register", entries: register.length, scope: wholeScope } as const;
    const kept = advance(added, event, Date.now());
    draft.save(kept, { what: "store-register", who: "agent", detail: { scope: wholeScope } }, [], register);
  });
  console.log(`${name}: ${register.length} entries stored in ${(performance.now() - startedAt).toFixed(0)} ms`);
}

/** Compares in the agent's slices, and watches how long the process is held up at once. */
async function compare(of: OpenJournal): Promise<void> {
  let longest = 0;
  let last = performance.now();
  const tick = setInterval(() => {
    longest = Math.max(longest, performance.now() - last - 1);
    last = performance.now();
  }, 1);
  const { signal } = new AbortController();
  const cpu = process.cpuUsage();
  const startedAt = performance.now();
  const parts = {
    clock: systemClock,
    journal: of,
    signal,
    report: console.error,
    onCompared: () => {},
    settle: () => {},
  };
  await createListComparison(parts).toEnd();
  clearInterval(tick);
  const { user, system } = process.cpuUsage(cpu);
  const sum = of.unconfirmed(Date.now());
  console.log(
    `compared in ${(performance.now() - startedAt).toFixed(0)} ms (${((user + system) / 1_000).toFixed(0)} ms of processor time), held up for ${longest.toFixed(0)} ms at most; ${sum?.toCompareCount} to compare, ${sum?.invoices} unconfirmed`,
  );
}

try {
  await addList("every tenth.csv", (n) => n % 10 === 0);
  await compare(journal);
  await addList("all but a few.csv", (n) => n % 1_000 !== 7);
  await compare(journal);
  const at = performance.now();
  journal.unconfirmed(Date.now() + 3_600_000);
  console.log(`the sum of it: ${(performance.now() - at).toFixed(1)} ms`);
  console.log("as another process, such as `status`, which reads what was kept:");
  const other = openJournal(file, Date.now, true);
  await compare(other);
  other.close();
} finally {
  journal.close();
  if (process.env["PIGEONHOLE_BENCH_KEEP"] === undefined) rmSync(folder, { recursive: true });
  else console.log(folder);
}
