/** @file A journal in a file that knows a few imports of every kind, and everything that it says. */

import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { NewImport } from "../../../main/imports/ports/journal-port.ts";
import { advance } from "../../../main/imports/state/advance.ts";
import type { JournalUnusable, OpenJournal } from "../../../main/journal/journal.ts";
import { acquireDriverLock, driverLock } from "../../../main/journal/locks/driver-lock.ts";
import { openJournal } from "../../../main/journal/open-journal.ts";
import type { ImportEvent } from "../../../shared/imports/import-event.ts";
import { writing } from "../../fakes/journal-writes.ts";

export const atMs = Date.UTC(2026, 10, 20, 2, 14);

/** The data folder of a test, and what makes it go away. */
export function makeFolder(): { readonly folder: string; readonly file: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "pigeonhole-journal-"));
  return {
    folder,
    file: join(folder, "journal.sqlite"),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const entry = (n: number): NewImport => ({
  inbox: "payables",
  connection: "office",
  kind: n % 3 === 0 ? "document" : "batch",
  sha256: `${"0".repeat(60)}${String(n).padStart(4, "0")}`,
  sizeBytes: 1_000 + n,
  dropped: `invoices ${n}.csv`,
  seenAt: atMs + n,
});

const plan = (parts: number): ImportEvent => ({
  type: "plan",
  parts: Array.from({ length: parts }, () => ({ invoices: 2, net: { GBP: "20.00" }, vat: { GBP: "4.00" } })),
  leftOut: [],
  sentBefore: [],
  purchaseInvoiceId: null,
  hold: null,
  by: { connection: "office", rules: "" },
});
const begin: ImportEvent = { type: "begin-sending", part: 0 };
const accept: ImportEvent = { type: "accepted", status: 200, answer: "{}", documentId: "7" };
const lose: ImportEvent = {
  type: "outcome-unknown",
  why: { kind: "no-answer", evidence: "silence", detail: "" },
  lastEvidenceAt: atMs,
};

/** Takes the `n`-th import through `steps`; a part's payload is long enough to fill pages of its own. */
export function put(journal: OpenJournal, n: number, ...steps: readonly ImportEvent[]): string {
  let import_ = writing(journal).add(entry(n), { what: "take-in", who: "agent", detail: entry(n) });
  for (const step of steps) {
    import_ = advance(import_, step, atMs + n);
    const contents =
      step.type === "plan"
        ? step.parts.map((_, part) => ({
            payload: JSON.stringify({ n, part, text: `payload of ${n} `.repeat(400) }),
            fingerprints: [2, 3].map((row) => ({
              row,
              supplier: "name acme",
              invoiceNumber: `${n}-${part}-${row}`,
              raw: `${n} ${part} ${row}`,
              net: "10.00",
              currency: "GBP",
              invoice: { InvoiceNumber: `${n}-${part}-${row}`, AccountName: "Acme" },
            })),
          }))
        : undefined;
    const { type, ...detail } = step;
    writing(journal).save(import_, { what: type, who: "agent", detail }, contents);
  }
  return import_.id;
}

/** In turn: done, failed, held, unknown, queued, sending in two parts, only taken in. */
const lives: readonly (readonly ImportEvent[])[] = [
  [plan(1), begin, accept, { type: "set-location", at: "Done/2026-11-20/a.csv" }],
  [{ type: "invalid-file", why: { kind: "empty-file" } }],
  [{ ...plan(1), hold: [] } as ImportEvent],
  [plan(1), begin, lose],
  [plan(1)],
  [plan(2), begin],
  [],
];

export function fill(journal: OpenJournal, imports: number): void {
  for (let n = 0; n < imports; n += 1) put(journal, n, ...(lives[n % lives.length] ?? []));
  writing(journal).setMetadata("paused", "yes", { what: "pause", who: "Ada", detail: null });
}

/** Everything that a journal says, so that two of them can be held against each other. */
export function tellAll(journal: OpenJournal): unknown {
  const imports = journal.list(100_000);
  const others = { id: "0", inbox: "payables", connection: "office" };
  return {
    imports,
    payloads: imports.map(({ id, parts }) => parts.map((_, n) => journal.payload(id, n))),
    byContent: imports.map(({ sha256 }) => journal.withContent(sha256).map(({ id }) => id)),
    fingerprints: imports.map(({ id, parts }) => parts.map((_, n) => journal.earlierThanPart(id, n))),
    found: imports.map(({ id }) =>
      journal.earlier(others, [
        {
          ...{
            row: 9,
            supplier: "name acme",
            invoiceNumber: `${Number(id) - 1}-0-2`,
            raw: "",
            net: null,
            currency: "",
          },
          invoice: { InvoiceNumber: `${Number(id) - 1}-0-2`, AccountName: "Acme" },
        },
      ]),
    ),
    trail: [...journal.trail()],
    paused: journal.metadata("paused"),
    tally: journal.tally(),
  };
}

/** A journal that was ever driven has its lock beside it. */
export const markAsDriven = (file: string): void => acquireDriverLock(driverLock(file))?.();

/** Copies a journal as a power cut would leave it, or a person who copies a folder: with its log, unclosed. */
export function copyAsItLies(file: string, to: string): void {
  mkdirSync(join(to, ".."), { recursive: true });
  for (const ending of ["", "-wal"]) if (existsSync(file + ending)) copyFileSync(file + ending, to + ending);
}

/** A hash of what stands in each file of a folder. What SQLite lays beside a journal to read it says nothing, and is left out. */
export const contentsOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => !/[.]driver$|-shm$/.test(name) && statSync(join(folder, name)).isFile())
      .map((name) => [name, readFileSync(join(folder, name))] as const)
      .filter(([name, bytes]) => !name.endsWith("-wal") || bytes.length > 0)
      .map(([name, bytes]) => [name, createHash("sha256").update(bytes).digest("hex")]),
  );

export const open = (file: string, onDamage?: (problem: JournalUnusable) => void): OpenJournal =>
  openJournal(file, () => atMs, false, onDamage);
