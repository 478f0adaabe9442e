/** @file Holds inbox, journal and service against each other, after all has come to rest. */

import { copyFile, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isMarker } from "../../main/inbox/marker/marker-files.ts";
import { withSlashes } from "../abilities.ts";
import type { Office } from "../main/cli/office.ts";
import type { Received } from "../sandbox/received.ts";
import { isNote } from "../scenarios/own-folders.ts";
import { type Dropped, sha256Of } from "./drops.ts";

/** A line of the journal, as far as the fault tests read. */
export interface JournalLine {
  readonly id: number;
  readonly at: string;
  readonly sha256: string;
  readonly filePath: string | null;
}

/**
 * What the journal holds. Of a copy: to open the journal itself would mend it
 * after a kill, which is the agent's to do.
 */
export async function readJournal({ dataFolder }: Pick<Office, "dataFolder">): Promise<readonly JournalLine[]> {
  const folder = await mkdtemp(join(tmpdir(), "journal-copy-"));
  try {
    const copy = (name: string) => copyFile(join(dataFolder, name), join(folder, name));
    const isThere = await copy("journal.sqlite").then(
      () => true,
      () => false,
    );
    if (!isThere) return [];
    await copy("journal.sqlite-wal").catch(() => {});
    const database = new DatabaseSync(join(folder, "journal.sqlite"));
    try {
      if (!database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'imports'").get()) return [];
      const rows = database.prepare("SELECT id, at, sha256, file_path AS filePath FROM imports ORDER BY id").all();
      return rows as unknown as readonly JournalLine[];
    } finally {
      database.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** How often the service holds each batch and each document. */
export function countArrivals({ batches, documents }: Received): ReadonlyMap<string, number> {
  const keys = [
    ...batches.map(({ invoices }) => `batch ${invoices[0]?.invoiceNumber}`),
    ...documents.map(({ sha256 }) => `document ${sha256}`),
  ];
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

export interface Findings {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** Unknown without having been in flight when the process was killed, said to be done and not arrived, and the like. */
  readonly untrue: readonly string[];
  /** Files that nobody dropped and that are no note of ours. */
  readonly litter: readonly string[];
  readonly unknown: number;
}

/**
 * Checks the promises once nothing is under way any more.
 *
 * @param inFlight ids of the imports that may be unknown
 */
export async function audit(
  office: Office,
  dropped: readonly Dropped[],
  received: Received,
  inFlight: ReadonlySet<number>,
): Promise<Findings> {
  const journal = await readJournal(office);
  const arrivals = countArrivals(received);
  const lying = await filesWithContent(office.inbox);
  const unknown = journal.filter(({ at }) => at === "unknown");
  const keyOf = new Map(dropped.map(({ sha256, key }) => [sha256, key]));
  const hasArrived = ({ sha256 }: { sha256: string }) => arrivals.has(keyOf.get(sha256) ?? "");

  const wanted = countBy(dropped.map(({ sha256 }) => sha256));
  const filed = countBy(lying.filter(({ folder }) => ourFolders.includes(folder)).map(({ sha256 }) => sha256));
  const missing = dropped.filter(({ sha256 }) => filed.get(sha256) !== wanted.get(sha256));
  const unsent = dropped.filter(
    (drop) => drop.key !== null && !hasArrived(drop) && !unknown.some(({ sha256 }) => sha256 === drop.sha256),
  );
  const falselyDone = lying.filter((file) => file.folder === "Done" && !hasArrived(file));
  return {
    lost: [
      ...missing.map(({ path }) => `${path} is not in its place`),
      ...unsent.map(({ path }) => `${path} never went`),
    ],
    doubled: [...arrivals].filter(([, times]) => times > 1).map(([key, times]) => `${key}: ${times} times`),
    untrue: [
      ...falselyDone.map(({ path }) => `${path} is not at the service`),
      ...dropped.filter((drop) => drop.key === null && hasArrived(drop)).map(({ path }) => `${path} must not go`),
      ...unknown.filter(({ id }) => !inFlight.has(id)).map(({ id }) => `import ${id} was not in flight at a kill`),
      ...journal.filter(({ at }) => underWay.includes(at)).map(({ id, at }) => `import ${id} is still ${at}`),
    ],
    litter: lying.filter(({ sha256 }) => !wanted.has(sha256)).map(({ path }) => path),
    unknown: unknown.length,
  };
}

const ourFolders: readonly string[] = ["Done", "Needs you", "Failed", "Duplicates"];
const underWay: readonly string[] = ["reading", "queued", "sending"];

function countBy(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Every file in the inbox that is no note and no marker, with its folder and its hash. */
async function filesWithContent(inbox: string) {
  const entries = await readdir(inbox, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !isNote(entry.name) && !isMarker(entry.name))
    .map((entry) => withSlashes(relative(inbox, join(entry.parentPath, entry.name))));
  return Promise.all(
    paths.map(async (path) => ({
      path,
      folder: path.split("/")[0] ?? "",
      sha256: sha256Of(await readFile(join(inbox, path))),
    })),
  );
}
