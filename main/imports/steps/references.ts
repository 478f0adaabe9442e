/** @file Keeps reference lists in the journal, and finds the newest of each kind for a company. See [Note: a reference list]. */

import type { ConnectionStatus } from "../../../shared/agent/agent-status.ts";
import type { MetadataKey } from "../../../shared/agent/metadata-keys.ts";
import type { Import } from "../../../shared/imports/import.ts";
import {
  type NamedList,
  type ReferenceKind,
  type ReferenceList,
  type References,
  referenceKinds,
} from "../../../shared/spreadsheet/reference-list.ts";
import type { SheetReading } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { JournalWrites } from "../ports/journal-port.ts";
import type { JournalReads } from "../ports/journal-reads.ts";

const keyOf = (of: ReferenceKind, connection: string): MetadataKey => `reference ${of} ${connection}`;

export const namedListKey = (of: ReferenceKind, connection: string): MetadataKey => `named-list ${of} ${connection}`;

/** The list that the settings of a connection name, as it was read last; null where they name none. */
export const namedListOf = (
  journal: Pick<JournalReads, "metadata">,
  of: ReferenceKind,
  connection: string,
): NamedList | null => parse(journal.metadata(namedListKey(of, connection)));

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

/** The newest list of each kind for the company of this connection, whether it was added or the settings name it. */
export function referencesFor(journal: Reads, connection: string): References {
  const { certain } = journal.sameOffice(connection);
  const found = referenceKinds.flatMap((kind) => {
    const lists = [...new Set([connection, ...certain])].flatMap((one): readonly ReferenceList[] => {
      const named = namedListOf(journal, kind, one);
      const added = parse<ReferenceList>(journal.metadata(keyOf(kind, one)));
      return [...(added ? [added] : []), ...(named && named.entries.length > 0 ? [named] : [])];
    });
    const newest = lists.toSorted((a, b) => b.seenAt - a.seenAt)[0];
    return newest === undefined ? [] : [[kind, newest] as const];
  });
  return Object.fromEntries(found);
}

/** A list may have thousands of entries, and is asked for with every file. */
const parsed = new Map<string, unknown>();
const mostParsed = 16;

function parse<T extends ReferenceList>(text: string | null): T | null {
  if (text === null) return null;
  const before = parsed.get(text);
  if (before !== undefined) return before as T | null;
  const list: T | null = JSON.parse(text);
  if (parsed.size >= mostParsed) parsed.clear();
  parsed.set(text, list);
  return list;
}

/** The lists of a connection as its status has them. */
export function knownReferences(
  journal: Reads,
  connection: string,
): Pick<ConnectionStatus, "references" | "listProblems"> {
  const found = Object.entries(referencesFor(journal, connection)) as readonly [ReferenceKind, ReferenceList][];
  const listProblems = referenceKinds.flatMap((of) => {
    const { path = "", problem = null } = namedListOf(journal, of, connection) ?? {};
    return problem === null ? [] : [{ of, path, ...problem }];
  });
  const references = found.map(([of, { file, seenAt, entries }]) => ({ of, file, seenAt, entries: entries.length }));
  return { ...(references.length > 0 && { references }), ...(listProblems.length > 0 && { listProblems }) };
}
