/** @file Where each connection has led: kept in the journal's metadata, because settings may forget a connection. */

import { addOffice, findSameOffice, type Office, type SameOffice } from "../../../shared/imports/office.ts";
import type { JournalDraft } from "../../imports/ports/journal-port.ts";
import type { Database } from "../database/database.ts";
import type { QueryCache } from "../database/query-cache.ts";

const prefix = "office ";

/** Reads where each connection has led. */
export const readOffices = (db: Database, remember: QueryCache): (() => ReadonlyMap<string, readonly Office[]>) =>
  remember(() => {
    const rows = db.prepare("SELECT key, value FROM metadata WHERE key LIKE 'office %'").all();
    const officesOf = (row: (typeof rows)[number]) => JSON.parse(row["value"] as string) as readonly Office[];
    return new Map(rows.map((row) => [(row["key"] as string).slice(prefix.length), officesOf(row)]));
  });

/** @param setMetadata writes it with an entry of the trail, within the transaction */
export function createOffices(
  db: Database,
  setMetadata: JournalDraft["setMetadata"],
  remember: QueryCache,
): Pick<JournalDraft, "keepOffice" | "knowsOffice" | "sameOffice" | "officesOf"> {
  const all = readOffices(db, remember);
  return {
    knowsOffice: (connection, office) => isKnown(all().get(connection), office),
    officesOf: (connection) => all().get(connection) ?? [],
    keepOffice(connection, office, who = "agent") {
      const known = all().get(connection) ?? [];
      const kept = addOffice(known, office);
      if (kept === known) return;
      const event = { what: "keep-office", who, detail: { connection, ...office } } as const;
      setMetadata(`${prefix}${connection}`, JSON.stringify(kept), event);
    },
    sameOffice: (connection) => findSameOffice(all(), connection),
  };
}

/** The connections for `json_each`, where what may be the same office only leads to a question. */
export const perhapsOffice = ({ certain, possible }: SameOffice): string => JSON.stringify([...certain, ...possible]);

const isKnown = (known: readonly Office[] | undefined, office: Office): boolean =>
  known !== undefined && addOffice(known, office) === known;
