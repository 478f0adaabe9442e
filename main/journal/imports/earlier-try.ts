/** @file Which calls may have arrived although a person had them sent again. That stays unknown until a later try is accepted. */

import type { Database } from "../database/database.ts";

/** The batch that `said` is about: what is sent again may be one of its own. */
const partOf = "coalesce(json_extract(said.detail, '$.to'), json_extract(said.detail, '$.part'))";

/** A condition about the event `later`: a try was accepted, or a person found it. */
const isKnownSince = `(later.what = 'accepted'
  OR (later.what = 'settle' AND json_extract(later.detail, '$.answer') = 'arrived')
  OR (later.what = 'settle-rows' AND json_extract(later.detail, '$.to') IS NOT NULL))`;

/** A condition of a query about the event `said`: a person's word that a call of its import is sent again, or closed unsent. */
const isOpenTry = `((said.what = 'settle' AND json_extract(said.detail, '$.answer') = 'send-again')
  OR (said.what = 'settle-rows' AND json_extract(said.detail, '$.to') IS NOT NULL)
  OR (said.what = 'reject' AND json_extract(said.detail, '$.part') IS NOT NULL)
  OR (said.what = 'send-anyway' AND json_extract(said.detail, '$.mayHaveArrived') IS NOT NULL)) AND NOT EXISTS (
  SELECT 1 FROM events AS later WHERE later.import_id = said.import_id AND ${isKnownSince} AND later.seq > said.seq
  AND json_extract(later.detail, '$.part') = ${partOf})`;

/** A condition of a query about `parts`: see above. */
export const hasEarlierTry = `EXISTS (SELECT 1 FROM events AS said
  WHERE said.import_id = parts.import_id AND ${partOf} = parts.n AND ${isOpenTry})`;

/** See Journal.mayHaveArrived. */
export const mayHaveArrived = (db: Database, id: string): boolean =>
  db.prepare(`SELECT 1 FROM events AS said WHERE import_id = ? AND ${isOpenTry} LIMIT 1`).get(Number(id)) !== undefined;
