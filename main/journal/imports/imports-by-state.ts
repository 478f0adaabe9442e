/** @file The imports that something is yet to be done about, by the agent or by a person, and how many are in each state. */

import { needsPerson } from "../../../shared/imports/needs-person.ts";
import { folderFor } from "../../../shared/imports/own-folders.ts";
import { sqlStatesIn } from "../../../shared/imports/state-groups.ts";
import type { Database } from "../database/database.ts";
import type { QueryCache } from "../database/query-cache.ts";
import type { OpenJournal } from "../journal.ts";
import { asksForPerson, notSentAgain } from "./asks-for-person.ts";
import type { readImports } from "./import-tables.ts";
import { inOurFolders, unfiledWhere } from "./unfiled.ts";

type ByState = Pick<
  OpenJournal,
  | "underWay"
  | "toReverse"
  | "goingOn"
  | "unfiled"
  | "waitingForCopy"
  | "notSentAgain"
  | "asking"
  | "hasFiled"
  | "list"
  | "tally"
  | "needPerson"
>;

/** Finds imports by their state and by where their file is. */
export const createImportsByState = (
  db: Database,
  importsWhere: ReturnType<typeof readImports>,
  remember: QueryCache,
): ByState => ({
  underWay: remember(() => importsWhere(`at IN (${sqlStatesIn("under-way")}) ORDER BY id`)),
  toReverse: remember(() => importsWhere("to_reverse > 0 ORDER BY id")),
  goingOn: remember(() => importsWhere("goes_on IS NOT NULL ORDER BY id DESC")),
  unfiled: remember(() => importsWhere(`${unfiledWhere} ORDER BY id`)),
  waitingForCopy: remember(() => importsWhere("at = 'waiting' AND file_path IS NULL AND copy IS NOT NULL ORDER BY id")),
  notSentAgain: remember(() => importsWhere(`${notSentAgain} ORDER BY id`)),
  asking: remember(() =>
    importsWhere("file_path IS NOT NULL AND at IN ('held', 'unknown', 'waiting', 'failed')").filter(
      (import_) => needsPerson(import_) && import_.place.path?.startsWith(`${folderFor(import_.state)}/`),
    ),
  ),
  list: (limit) => importsWhere("true ORDER BY id DESC LIMIT ?", limit),
  tally: remember(() => {
    const rows = db.prepare("SELECT at, count(*) AS n FROM imports GROUP BY at").all();
    const asking = db.prepare(`SELECT count(*) AS n FROM imports WHERE ${asksForPerson}`).get();
    return {
      byState: Object.fromEntries(rows.map((row) => [row["at"], row["n"]])),
      needPerson: Number(asking?.["n"]),
    };
  }),
  needPerson: (limit) => importsWhere(`${asksForPerson} ORDER BY id LIMIT ?`, limit),
  hasFiled: (inbox) =>
    db.prepare(`SELECT 1 FROM imports WHERE inbox = ? AND (${inOurFolders}) LIMIT 1`).get(inbox) !== undefined,
});
