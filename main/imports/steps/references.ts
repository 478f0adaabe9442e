/** @file Keeps reference lists in the journal, and finds the newest of each kind for a company. See [Note: a reference list]. */

import type { ConnectionStatus } from "../../../shared/agent/agent-status.ts";
import type { MetadataKey } from "../../../shared/agent/metadata-keys.ts";
import type { Import } from "../../../shared/imports/import.ts";
import {
  type ReferenceKind,
  type ReferenceList,
  type References,
  referenceKinds,
} from "../../../shared/spreadsheet/reference-list.ts";
import type { SheetReading } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { JournalWrites } from "../ports/journal-port.ts";
import type { JournalReads } from "../ports/journal-reads.ts";

const keyOf = (of: ReferenceKind, connection: string): MetadataKey => `reference ${of} ${connection}`;

/** In the commit that records the list as kept. */
export function keepReference(
  journal: Pick<JournalWrites, "setMetadata">,
  { connection, place, seenAt }: Pick<Import, "connection" | "place" | "seenAt">,
  { reference, named }: Pick<SheetReading, "reference" | "named">,
): void {
  if (reference === null || named.length === 0) return;
  const list: ReferenceList = { file: place.dropped, seenAt, entries: named };
  journal.setMetadata(keyOf(reference, connection), JSON.stringify(list), null);
}

type Reads = Pick<JournalReads, "metadata" | "sameOffice">;

/** The newest list of each kind that was added for the company of this connection. */
export function referencesFor(journal: Reads, connection: string): References {
  const { certain } = journal.sameOffice(connection);
  const found = referenceKinds.flatMap((kind) => {
    const lists = [...new Set([connection, ...certain])].flatMap(
      (one) => parse(journal.metadata(keyOf(kind, one))) ?? [],
    );
    const newest = lists.toSorted((a, b) => b.seenAt - a.seenAt)[0];
    return newest === undefined ? [] : [[kind, newest] as const];
  });
  return Object.fromEntries(found);
}

/** A list may have thousands of entries, and is asked for with every file. */
const parsed = new Map<string, ReferenceList>();
const mostParsed = 16;

function parse(text: string | null): ReferenceList | null {
  if (text === null) return null;
  const before = parsed.get(text);
  if (before !== undefined) return before;
  const list: ReferenceList = JSON.parse(text);
  if (parsed.size >= mostParsed) parsed.clear();
  parsed.set(text, list);
  return list;
}

/** The lists of a connection as its status has them. */
export function knownReferences(journal: Reads, connection: string): Pick<ConnectionStatus, "references"> {
  const found = Object.entries(referencesFor(journal, connection)) as readonly [ReferenceKind, ReferenceList][];
  if (found.length === 0) return {};
  return {
    references: found.map(([of, { file, seenAt, entries }]) => ({ of, file, seenAt, entries: entries.length })),
  };
}
