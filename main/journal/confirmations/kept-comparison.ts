/**
 * @file Keeps beside the journal what was compared, for other processes and for the next start.
 *
 * [Note: the comparison beside the journal]
 *
 * What lists say follows from the journal alone. To work it out over 100,000 invoices takes seconds, and `status` is a
 * process of its own each time. So whatever has compared everything writes the results into a file of their own, with the
 * place in the trail up to which they are true. What reads them follows the trail from there. A file that is lost,
 * damaged, of another version, time zone or journal is made again. Nothing is decided on what is kept: rows in doubt,
 * which a list can settle, are compared again.
 */

import { dirname, join } from "node:path";
import type { ListReach } from "../../../shared/confirmation/list-reach.ts";
import { version } from "../../platform/version.ts";
import type { Database } from "../database/database.ts";
import { openForReading } from "../integrity/open-database.ts";
import { checksumAt, type DerivedTables, openDerived } from "../integrity/open-derived.ts";
import type { Compared, Steps } from "./compare-import.ts";

/** All that was compared, true at an entry of the trail. */
export interface ComparedSoFar {
  readonly seq: number;
  readonly reaches: ReadonlyMap<string, ListReach>;
  readonly compared: ReadonlyMap<string, Compared>;
}

/** What was compared since `baseSeq`, at which this process last read or kept it; null where it did neither. */
interface ChangedSince {
  readonly baseSeq: number | null;
  readonly imports: ReadonlySet<string>;
  readonly lists: ReadonlySet<string>;
}

export interface KeptComparison {
  /** Null where nothing is kept that this journal, this version and this time zone could use. */
  read(): ComparedSoFar | null;
  /** Writes what has changed, or all of it. Where it can't be written, nothing is kept, and nothing else happens. */
  keep(all: ComparedSoFar, changed: ChangedSince): Steps<void>;
  close(): void;
}

const rowsInAStep = 500;

const tables: DerivedTables = {
  version: 2,
  sql: `
    CREATE TABLE told (seq INTEGER NOT NULL, checksum TEXT, made_by TEXT) STRICT;
    INSERT INTO told VALUES (0, NULL, NULL);
    CREATE TABLE reaches (list_id INTEGER PRIMARY KEY, reach TEXT NOT NULL) STRICT;
    CREATE TABLE compared (import_id INTEGER PRIMARY KEY, result TEXT NOT NULL) STRICT;`,
};

/** The path of the file beside a journal. */
export const listsBeside = (journal: string): string => join(dirname(journal), "lists.sqlite");

const madeBy = (): string => `${version} ${Intl.DateTimeFormat().resolvedOptions().timeZone}`;

/**
 * @param path of the file, made when something is first kept
 * @param onlyReads for look-ups that change nothing
 */
export function createKeptComparison(path: string, journal: Database, onlyReads = false): KeptComparison {
  let file: Database | null = null;
  let isClosed = false;
  const opened = (): Database | null => {
    if (file !== null || isClosed) return file;
    file = onlyReads ? openForReading(path) : openDerived(path, journal, tables);
    isClosed = file === null;
    return file;
  };
  const close = () => {
    file?.close();
    [file, isClosed] = [null, true];
  };
  const toldIn = (of: Database) => of.prepare("SELECT seq, checksum, made_by FROM told").get();
  return {
    read() {
      try {
        const of = opened();
        return of === null ? null : readAll(of);
      } catch {
        close();
        return null;
      }
    },
    *keep(all, changed) {
      try {
        const of = onlyReads ? null : opened();
        if (of !== null) yield* write(of, all, changed);
      } catch {
        // A full disk, another process that writes, a damaged file: what is known is known in memory.
        close();
      }
    },
    close,
  };

  function readAll(of: Database): ComparedSoFar | null {
    of.exec("BEGIN");
    try {
      const told = toldIn(of);
      const seq = Number(told?.["seq"] ?? 0);
      if (seq === 0 || told?.["made_by"] !== madeBy() || told["checksum"] !== checksumAt(journal, seq)) return null;
      const rows = (table: string, key: string, value: string) =>
        of.prepare(`SELECT ${key} AS id, ${value} AS value FROM ${table}`).all();
      return {
        seq,
        reaches: new Map(
          rows("reaches", "list_id", "reach").map((row) => [String(row["id"]), reachFrom(row["value"])]),
        ),
        compared: new Map(
          rows("compared", "import_id", "result").map((row) => [
            String(row["id"]),
            JSON.parse(row["value"] as string) as Compared,
          ]),
        ),
      };
    } finally {
      of.exec("ROLLBACK");
    }
  }

  function* write(
    of: Database,
    { seq, reaches, compared }: ComparedSoFar,
    { baseSeq, imports, lists }: ChangedSince,
  ): Steps<void> {
    of.exec("BEGIN IMMEDIATE");
    try {
      const told = toldIn(of);
      const isOurs = told?.["made_by"] === madeBy();
      const there = isOurs ? Number(told["seq"]) : 0;
      // Another process has kept what is newer.
      if (there > seq) return void of.exec("ROLLBACK");
      const isWhole = baseSeq === null || there < baseSeq;
      if (isWhole) of.exec("DELETE FROM compared; DELETE FROM reaches");
      const addReach = of.prepare("INSERT OR REPLACE INTO reaches VALUES (?, ?)");
      for (const [id, reach] of reaches) if (isWhole || lists.has(id)) addReach.run(Number(id), textOfReach(reach));
      const add = of.prepare("INSERT OR REPLACE INTO compared VALUES (?, ?)");
      const remove = of.prepare("DELETE FROM compared WHERE import_id = ?");
      let written = 0;
      for (const id of isWhole ? compared.keys() : imports) {
        const result = compared.get(id);
        if (result === undefined) remove.run(Number(id));
        else add.run(Number(id), JSON.stringify(result));
        written += 1;
        if (written % rowsInAStep === 0) yield;
      }
      of.prepare("UPDATE told SET seq = ?, checksum = ?, made_by = ?").run(seq, checksumAt(journal, seq), madeBy());
      of.exec("COMMIT");
    } finally {
      if (of.isTransaction) of.exec("ROLLBACK");
    }
  }
}

type Listed<T> = { readonly [K in keyof T]: T[K] extends ReadonlySet<infer Each> ? readonly Each[] : T[K] };

function textOfReach({ batches, suppliers, currencies, ...rest }: ListReach): string {
  const listed: Listed<ListReach> = {
    ...rest,
    ...{ batches: [...batches], suppliers: [...suppliers], currencies: [...currencies] },
  };
  return JSON.stringify(listed);
}

/** JSON has no infinity: a list without an invoice of ours has null there. */
function reachFrom(value: unknown): ListReach {
  const { batches, suppliers, currencies, newestSentAt, ...rest } = JSON.parse(value as string) as Listed<ListReach>;
  return {
    ...rest,
    newestSentAt: newestSentAt ?? Number.NEGATIVE_INFINITY,
    ...{ batches: new Set(batches), suppliers: new Set(suppliers), currencies: new Set(currencies) },
  };
}
