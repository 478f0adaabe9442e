/** @file Finds rows again among those of other imports that were sent or will be. */

import { answerTo } from "../../../shared/confirmation/answered-rows.ts";
import { compareFingerprints } from "../../../shared/imports/alike/compare-fingerprints.ts";
import type { Import, Part, StateName } from "../../../shared/imports/import.ts";
import type { Earlier, NotSure } from "../../../shared/imports/row-fingerprint.ts";
import { openAs } from "../../../shared/imports/state-groups.ts";
import type { Journal } from "../../imports/ports/journal-port.ts";
import type { Database } from "../database/database.ts";
import { hasEarlierTry } from "../imports/earlier-try.ts";
import type { Row } from "../imports/import-rows.ts";
import { perhapsOffice } from "../imports/offices.ts";
import { isNotStaged } from "../staging/is-not-staged.ts";
import { fingerprintFromRow, type HashedFingerprint, hashFingerprint } from "./fingerprint-row.ts";

/** Another content is in its place, and was not read yet: it may hold the same row. See [Note: a successor]. */
const isToBeReadAnew = "(parts.state = 'planned' AND imports.at = 'failed' AND imports.goes_on IS NOT NULL)";

/**
 * Was sent, may have been sent in an earlier try too, or is planned and will be sent, by itself or once a person approves it.
 */
const isSentOrWillBe = `(${isNotStaged} AND (parts.state IN ('done', 'unknown', 'sending') OR ${isToBeReadAnew}
  OR (parts.state = 'planned' AND imports.at IN ('held', 'queued', 'sending', 'unknown')) OR ${hasEarlierTry}))`;

const others = `SELECT row_fingerprints.*, ${isToBeReadAnew} AND NOT ${hasEarlierTry} AS is_anew, parts.state, parts.answers, parts.sent_at, parts.ended_at, imports.at, imports.inbox, imports.dropped, imports.connection
  FROM row_fingerprints JOIN parts USING (import_id, n) JOIN imports ON imports.id = row_fingerprints.import_id
  WHERE imports.connection IN (SELECT value FROM json_each(:connections)) AND imports.id <> :id AND ${isSentOrWillBe}`;

/** The rows of other imports that are like the row `mine`. */
const othersLike = (column: `${"raw" | "look_alike" | "groups" | "purchase" | "digits"}_sha256`): string =>
  `SELECT 1 FROM row_fingerprints AS theirs JOIN parts USING (import_id, n) JOIN imports ON imports.id = theirs.import_id
   WHERE theirs.${column} = mine.${column} AND theirs.import_id <> mine.import_id
   AND imports.connection IN (SELECT value FROM json_each(:connections)) AND ${isSentOrWillBe}`;

/** Looks rows up in the table `row_fingerprints`. See [Note: a row fingerprint]. */
export function createFindEarlier(
  db: Database,
  sameOffice: Journal["sameOffice"],
): Pick<Journal, "earlier" | "earlierThanPart"> {
  const lookUp = () =>
    db.prepare(`${others} AND raw_sha256 = :raw UNION ${others} AND look_alike_sha256 = :key
      UNION ${others} AND groups_sha256 = :groups
      UNION ${others} AND digits_sha256 = :digits
      UNION ${others} AND purchase_sha256 = :purchase AND invoice_number = ''
      UNION ${others} AND purchase_sha256 = :purchase AND :number = ''
      ORDER BY import_id, n, row`);

  function find(
    id: number,
    { inbox, connection }: Pick<Import, "inbox" | "connection">,
    wanted: readonly HashedFingerprint[],
  ): readonly Earlier[] {
    const statement = lookUp();
    const { certain } = sameOffice(connection);
    const connections = perhapsOffice(sameOffice(connection));
    const unclear = new Map<number, ReadonlySet<string>>();
    const openAsIn = (found: Row): NotSure | null => {
      if (found["is_anew"] === 1) return "under-way";
      if (isKnownToHaveArrived(found)) return null;
      if (found["state"] !== "done") return openAs({ at: found["at"] as StateName }) ?? "earlier-try";
      const other = found["import_id"] as number;
      const rows = unclear.get(other) ?? unclearRowsOf(other);
      unclear.set(other, rows);
      return rows.has(`${found["n"]} ${found["row"]}`) ? "unclear" : null;
    };
    return wanted.flatMap((one) =>
      statement.all({ id, connections, ...keysOf(one) }).flatMap((found) => {
        const compared = compareFingerprints(one, fingerprintFromRow(found));
        if (compared === null) return [];
        const over = found["connection"] as string;
        const perhapsElsewhere = certain.includes(over) ? null : over;
        const open = openAsIn(found);
        const first = firstTimeFromRow(found, open, inbox);
        return [{ row: one.row, ...compared, openAs: open, perhapsElsewhere, first }];
      }),
    );
  }

  const leftOutOf = db.prepare("SELECT left_out FROM imports WHERE id = ?");
  /** The rows of an import that were sent and perhaps not saved, as "part row". */
  const unclearRowsOf = (id: number): ReadonlySet<string> => {
    const leftOut: Import["leftOut"] = JSON.parse((leftOutOf.get(id)?.["left_out"] as string | undefined) ?? "[]");
    return new Set(
      leftOut.flatMap(({ row, notSaved }) => (notSaved?.isCertain === false ? [`${notSaved.part} ${row}`] : [])),
    );
  };

  const linkOf = db.prepare("SELECT follows, goes_on, dropped FROM imports WHERE id = ?");
  /** The imports whose place it took, one after another, up to one that has come back since and goes on elsewhere. */
  function followed({ id, follows }: Pick<Import, "id" | "follows">): ReadonlySet<string> {
    const ids = new Set<string>();
    let path = linkOf.get(Number(id))?.["dropped"];
    for (let before = follows; before; ) {
      const link = linkOf.get(Number(before));
      if (link === undefined || (link["goes_on"] !== null && link["goes_on"] !== path)) break;
      ids.add(before);
      path = link["dropped"];
      before = link["follows"] as string | undefined;
    }
    return ids;
  }

  const anew = db.prepare("SELECT 1 FROM imports WHERE id = ? AND at = 'failed'");
  const isAnew = (id: string) => anew.get(Number(id)) !== undefined;

  const othersSincePlan = db.prepare(
    `SELECT 1 FROM events LEFT JOIN imports AS other ON other.id = events.import_id
     WHERE (events.what = 'keep-office'
       OR (other.id <> :id AND other.connection IN (SELECT value FROM json_each(:connections))))
     AND events.seq > (
       SELECT coalesce(max(seq), 0) FROM events WHERE import_id = :id AND what = 'plan') LIMIT 1`,
  );

  return {
    earlier(import_, fingerprints) {
      const before = followed(import_);
      const found = find(Number(import_.id), import_, fingerprints.map(hashFingerprint));
      return before.size === 0
        ? found
        : found.filter(
            ({ openAs: open, first: { importId: other } }) =>
              open !== "under-way" || !before.has(other) || !isAnew(other),
          );
    },
    // Asked before every batch leaves: a hundred thousand rows are compared only where another import may have gone.
    earlierThanPart(id, n) {
      const found = db.prepare("SELECT inbox, connection FROM imports WHERE id = ?").get(Number(id));
      if (found === undefined) return [];
      const [inbox, connection] = [found["inbox"] as string, found["connection"] as string];
      const among = { id: Number(id), connections: perhapsOffice(sameOffice(connection)) };
      if (othersSincePlan.get(among) === undefined) return [];
      const own = db
        .prepare(
          `SELECT mine.* FROM row_fingerprints AS mine
           WHERE mine.import_id = :id AND mine.n = :n AND (EXISTS (${othersLike("raw_sha256")})
           OR EXISTS (${othersLike("look_alike_sha256")}) OR EXISTS (${othersLike("groups_sha256")})
           OR EXISTS (${othersLike("digits_sha256")})
           OR (mine.invoice_number = '' AND EXISTS (${othersLike("purchase_sha256")}))
           OR EXISTS (${othersLike("purchase_sha256")} AND theirs.invoice_number = ''))`,
        )
        .all({ ...among, n });
      // It was planned before, or that one's rows were known then.
      return find(Number(id), { inbox, connection }, own.map(fingerprintFromRow)).filter(
        ({ openAs: open, first }) => open !== "under-way" || !isAnew(first.importId),
      );
    },
  };
}

const keysOf = ({ raw, key, groups, purchase, digits, invoiceNumber: number }: HashedFingerprint) => ({
  ...{ raw, key, groups, purchase, digits, number },
});

/** A list or a person has said so of this row, while others of its batch are open. */
function isKnownToHaveArrived({ state, answers: said, row }: Row): boolean {
  if (state !== "unknown" || typeof said !== "string") return false;
  const answers: NonNullable<Part["answers"]> = JSON.parse(said);
  return answerTo({ answers }, row as number) === "arrived";
}

/**
 * A part that is to be sent again keeps the time of its earlier try, which counts only if nothing follows.
 *
 * @param inbox of the file that has the row, too
 */
function firstTimeFromRow(row: Row, open: NotSure | null, inbox: string): Earlier["first"] {
  const isToBeSent = row["state"] === "planned" && open !== "earlier-try";
  return {
    importId: String(row["import_id"]),
    file: row["dropped"] as string,
    ...(row["inbox"] !== inbox && { inbox: row["inbox"] as string }),
    row: row["row"] as number,
    sentAt: isToBeSent ? null : (row["sent_at"] as number | null),
    endedAt: isToBeSent ? null : (row["ended_at"] as number | null),
  };
}
