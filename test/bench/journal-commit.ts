/**
 * @file How long the journal takes to make one step durable, beside a bare append that is synced to the disk.
 *
 * node test/bench/journal-commit.ts [saves]
 */

import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openJournal } from "../../main/journal/open-journal.ts";

const saves = Number(process.argv[2] ?? 2_000);
const folder = mkdtempSync(join(process.env["PIGEONHOLE_BENCH_DIR"] ?? tmpdir(), "pigeonhole-bench-"));

async function time(act: (n: number) => Promise<void> | void): Promise<readonly number[]> {
  const times: number[] = [];
  for (let n = 0; n < saves; n += 1) {
    const startedAt = performance.now();
    await act(n);
    times.push(performance.now() - startedAt);
  }
  return times.toSorted((a, b) => a - b);
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
const say = (name: string, sorted: readonly number[]) =>
  console.log(`${name}: p50 ${at(sorted, 0.5).toFixed(3)} ms, p99 ${at(sorted, 0.99).toFixed(3)} ms`);

const journal = openJournal(join(folder, "journal.sqlite"), Date.now);
const log = openSync(join(folder, "bare.log"), "a");
try {
  let import_ = await journal.commit((draft) =>
    draft.add(
      {
        inbox: "payables",
        connection: "office",
        kind: "batch",
        sha256: "0".repeat(64),
        sizeBytes: 1_000,
        dropped: "invoices.csv",
        seenAt: Date.now(),
      },
      { what: "take-in", who: "agent", detail: null },
    ),
  );
  const line = `${"x".repeat(199)}\n`;
  const append = () => {
    writeSync(log, line);
    fsyncSync(log);
  };
  const save = async (n: number) => {
    import_ = { ...import_, version: import_.version + 1, since: n };
    const event = { what: "set-location", who: "agent", detail: { n } } as const;
    if (!(await journal.commit((draft) => draft.save(import_, event)))) throw new Error("it was not saved");
  };
  // Before and after, so that a disk that warms up or tires favours neither.
  const before = await time(append);
  const saved = await time(save);
  const bare = [...before, ...(await time(append))].toSorted((a, b) => a - b);
  say(`one commit of the journal, ${saves} times    `, saved);
  say(`one synced append of 200 bytes, ${2 * saves} times`, bare);
  console.log(
    `ratio: p50 ${(at(saved, 0.5) / at(bare, 0.5)).toFixed(2)}, p99 ${(at(saved, 0.99) / at(bare, 0.99)).toFixed(2)}`,
  );
} finally {
  closeSync(log);
  journal.close();
  rmSync(folder, { recursive: true });
}
