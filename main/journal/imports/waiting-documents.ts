/** @file What waits for long, and the newest register: what the agent says of documents without their invoice. */

import type { ConnectionStatus } from "../../../shared/agent/agent-status.ts";
import type { Message } from "../../../shared/wording/message.ts";
import type { Database } from "../database/database.ts";
import type { QueryCache } from "../database/query-cache.ts";

/** How many documents, and when the first and the last of them were dropped (epoch ms); 0 for none. */
interface WaitingSince {
  readonly documents: number;
  readonly oldestSeenAt: number;
  readonly newestSeenAt: number;
}

/** What the agent's status says of documents that wait. */
export interface WaitingDocuments {
  /** Documents of an inbox that wait for their invoice and were dropped before `seenBefore` (epoch ms). */
  waitingDocuments(inbox: string, seenBefore: number): WaitingSince;
  /** The newest register that was kept for a connection: of those that count, or where none does, of all. */
  newestRegister(connection: string): ConnectionStatus["register"];
}

/** @param remember the cache for what is asked at every tick */
export function createWaitingDocuments(db: Database, remember: QueryCache): WaitingDocuments {
  const documents = db.prepare(
    `SELECT count(*) AS n, coalesce(min(seen_at), 0) AS oldest, coalesce(max(seen_at), 0) AS newest
     FROM imports
     WHERE at = 'waiting' AND kind = 'document' AND file_path IS NOT NULL AND inbox = ? AND seen_at < ?`,
  );
  // With the plus SQLite does not go through all that are done, which are next to all imports.
  const register = db.prepare(
    `SELECT dropped, seen_at, json_extract(state, '$.unused') AS unused, (SELECT json_extract(detail, '$.scope.madeOnLatest')
       FROM events WHERE import_id = imports.id AND what = 'store-register' ORDER BY seq DESC LIMIT 1) AS made_on FROM imports WHERE kind = 'register' AND +at = 'done' AND connection = ?
     AND EXISTS (SELECT 1 FROM register_entries WHERE import_id = imports.id)
     ORDER BY unused IS NOT NULL, id DESC LIMIT 1`,
  );
  return {
    waitingDocuments(inbox, seenBefore) {
      const row = documents.get(inbox, seenBefore);
      const [oldestSeenAt, newestSeenAt] = [Number(row?.["oldest"]), Number(row?.["newest"])];
      return { documents: Number(row?.["n"]), oldestSeenAt, newestSeenAt };
    },
    newestRegister: remember((connection: string) => {
      const row = register.get(connection);
      if (!row) return null;
      const { unused, made_on: madeOn } = row;
      return {
        ...{ file: String(row["dropped"]), seenAt: Number(row["seen_at"]) },
        ...(typeof madeOn === "string" && { madeOn }),
        ...(typeof unused === "string" && { unused: JSON.parse(unused) as Message }),
      };
    }),
  };
}
