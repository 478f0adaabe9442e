/** @file The fingerprints of the rows that were sent or are about to be, and finding a row again among them. */

import { createHash } from "node:crypto";
import { answerTo } from "../../../shared/confirmation/answered-rows.ts";
import {
  compareFingerprints,
  type Known,
  keyOfNumber,
  withKeys,
} from "../../../shared/imports/alike/compare-fingerprints.ts";
import type { Import, Part, StateName } from "../../../shared/imports/import.ts";
import type { Earlier, NotSure, RowFingerprint } from "../../../shared/imports/row-fingerprint.ts";
import { openAs } from "../../../shared/imports/state-groups.ts";
import { foldNumberLoosely } from "../../../shared/values/fold-look-alikes.ts";
import type { Journal, PartContent } from "../../imports/ports/journal-port.ts";
import type { Database } from "../database/database.ts";
import { checksumOfRow, verifyChecksum } from "../database/row-checksums.ts";
import { hasEarlierTry } from "./earlier-try.ts";
import type { Row } from "./import-rows.ts";
import { perhapsOffice } from "./offices.ts";
import { totalsByInvoice } from "./totals-by-invoice.ts";

export interface RowFingerprints
  extends Pick<
    Journal,
    "earlier" | "earlierThanPart" | "begunSinceAsked" | "hasNumberLike" | "rowsOfPart" | "usualNets"
  > {
  /** What part `n` of an import sends, row by row. */
  ofPart(id: string, n: number): readonly Pick<RowFingerprint, "row" | "invoice">[];
  /** Within the transaction that saves the parts. */
  keep(id: string, contents: readonly PartContent[]): void;
  /** Makes rows of part `n` rows of another part. Within the same transaction. */
  move(id: string, n: number, rows: readonly number[], to: number): void;
  /** Forgets the rows that were not saved, so that they may be sent in another file. Within the same transaction. */
  forgetUnsaved(import_: Pick<Import, "id" | "leftOut">): void;
}

/** A row's text may be long and private; the journal only has to know it again. */
const hash = (raw: string): string => createHash("sha256").update(raw).digest("hex");
/** The hash of the key of all rows with numbers that look like this one. @param looseNumber folded, see foldNumberLoosely */
export const hashOfLook = (looseNumber: string): string => hash(keyOfNumber(looseNumber));
const hashIfAny = (text: string | null): string | null => (text === null ? null : hash(text));

/** A fingerprint with its hashes in place of its texts. */
interface Wanted extends Known {
  readonly row: number;
}

function wantedOf(fingerprint: RowFingerprint): Wanted {
  const { raw, values, key, groups, purchase, digits, ...rest } = withKeys(fingerprint);
  return {
    ...rest,
    raw: hash(raw),
    ...(values !== undefined && { values: hash(values) }),
    key: hash(key),
    groups: hashIfAny(groups),
    purchase: hashIfAny(purchase),
    digits: hashIfAny(digits),
  };
}

/** Another content is in its place, and was not read yet: it may hold the same row. See [Note: a successor]. */
const isToBeReadAnew = "(parts.state = 'planned' AND imports.at = 'failed' AND imports.goes_on IS NOT NULL)";

/** Was sent, may have been sent in an earlier try too, or is planned and will be sent, by itself or once a person approves it. */
const isSentOrWillBe = `(parts.state IN ('done', 'unknown', 'sending') OR ${isToBeReadAnew}
  OR (parts.state = 'planned' AND imports.at IN ('held', 'queued', 'sending', 'unknown')) OR ${hasEarlierTry})`;

const others = `SELECT row_fingerprints.*, ${isToBeReadAnew} AND NOT ${hasEarlierTry} AS is_anew, parts.state, parts.answers, parts.sent_at, parts.ended_at, imports.at, imports.inbox, imports.dropped, imports.connection
  FROM row_fingerprints JOIN parts USING (import_id, n) JOIN imports ON imports.id = row_fingerprints.import_id
  WHERE imports.connection IN (SELECT value FROM json_each(:connections)) AND imports.id <> :id AND ${isSentOrWillBe}`;

/** The rows of other imports that are like the row `mine`. */
const othersLike = (column: `${"raw" | "look_alike" | "groups" | "purchase" | "digits"}_sha256`): string =>
  `SELECT 1 FROM row_fingerprints AS theirs JOIN parts USING (import_id, n) JOIN imports ON imports.id = theirs.import_id
   WHERE theirs.${column} = mine.${column} AND theirs.import_id <> mine.import_id
   AND imports.connection IN (SELECT value FROM json_each(:connections)) AND ${isSentOrWillBe}`;

/** How far back a norm looks; an invoice of more lines than that would be a norm of its own. */
const mostOfSupplier = { invoices: 20, lines: 400 };
const mostOfOffice = { invoices: 100, lines: 1_000 };

/** The table `row_fingerprints`. See [Note: a row fingerprint]. */
export function createRowFingerprints(db: Database, sameOffice: Journal["sameOffice"]): RowFingerprints {
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
    wanted: readonly Wanted[],
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
        const compared = compareFingerprints(one, wantedFromRow(found));
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

  const followsOf = db.prepare("SELECT follows FROM imports WHERE id = ?");
  /** The imports whose place it took, one after another. */
  function followed(follows: string | undefined): ReadonlySet<string> {
    const ids = new Set<string>();
    for (let id = follows; id; id = followsOf.get(Number(id))?.["follows"] as string | undefined) ids.add(id);
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

  const begunSinceAsked = db.prepare(
    `SELECT DISTINCT import_id FROM events INDEXED BY events_begun WHERE what = 'begin-sending' AND import_id <> :id AND seq > (
       SELECT coalesce(max(seq), 0) FROM events WHERE import_id = :id AND what IN ('ask', 'mark-duplicate', 'send-anyway')
       AND (what <> 'send-anyway' OR NOT EXISTS (
         SELECT 1 FROM events WHERE import_id = :id AND what IN ('ask', 'mark-duplicate'))))`,
  );
  const numberLike = db.prepare(
    `SELECT 1 FROM row_fingerprints INDEXED BY row_fingerprints_by_look WHERE import_id = :id
     AND look_alike_sha256 IN (SELECT value FROM json_each(:hashes)) LIMIT 1`,
  );

  return {
    keep(id, contents) {
      const insert = db.prepare("INSERT INTO row_fingerprints VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
      for (const [n, { fingerprints }] of contents.entries())
        for (const fingerprint of fingerprints) {
          const row = rowFromFingerprint(Number(id), n, fingerprint);
          insert.run(...Object.values(row), checksumOfRow("row_fingerprints", row));
        }
    },
    move(id, n, rows, to) {
      const find = db.prepare("SELECT * FROM row_fingerprints WHERE import_id = ? AND n = ? AND row = ?");
      const move = db.prepare(
        "UPDATE row_fingerprints SET n = :to, checksum = :checksum WHERE import_id = :id AND n = :n AND row = :row",
      );
      for (const row of rows) {
        const found = find.get(Number(id), n, row);
        if (found === undefined) throw new Error(`part ${n} of import ${id} has no row ${row}`);
        verifyChecksum("row_fingerprints", found);
        move.run({ id: Number(id), n, row, to, checksum: checksumOfRow("row_fingerprints", { ...found, n: to }) });
      }
    },
    forgetUnsaved({ id, leftOut }) {
      const forget = db.prepare("DELETE FROM row_fingerprints WHERE import_id = ? AND n = ? AND row = ?");
      for (const { row, notSaved } of leftOut) if (notSaved?.isCertain) forget.run(Number(id), notSaved.part, row);
    },
    earlier(import_, fingerprints) {
      const before = followed(import_.follows);
      const found = find(Number(import_.id), import_, fingerprints.map(wantedOf));
      return before.size === 0
        ? found
        : found.filter(({ first, openAs: open }) => open !== "under-way" || !before.has(first.importId));
    },
    usualNets(connection, supplier, currency) {
      const { invoices, lines } = supplier === null ? mostOfOffice : mostOfSupplier;
      const rows = db
        .prepare(
          `SELECT import_id, n, row, supplier, invoice_number, row_fingerprints.net
           FROM row_fingerprints INDEXED BY ${supplier === null ? "row_fingerprints_by_currency" : "row_fingerprints_by_supplier"}
           JOIN parts USING (import_id, n) JOIN imports ON imports.id = import_id
           WHERE connection IN (SELECT value FROM json_each(:connections)) AND currency = :currency AND ${supplier === null ? "" : "supplier = :supplier AND"}
           row_fingerprints.net IS NOT NULL AND parts.state = 'done' AND imports.reverses IS NULL ORDER BY import_id DESC, n DESC, row DESC LIMIT ${lines}`,
        )
        .all({
          connections: JSON.stringify(sameOffice(connection).certain),
          currency,
          ...(supplier !== null && { supplier }),
        });
      const totals = totalsByInvoice(
        rows.map((line) => ({
          invoice: [line["import_id"], line["n"], line["supplier"], line["invoice_number"] || line["row"]].join(" "),
          net: line["net"] as string,
        })),
      );
      // The earliest may have lines beyond the limit.
      return (rows.length === lines && totals.length > 1 ? totals.slice(0, -1) : totals).slice(0, invoices);
    },
    rowsOfPart: (id, n) =>
      db
        .prepare("SELECT row FROM row_fingerprints WHERE import_id = ? AND n = ? ORDER BY row")
        .all(Number(id), n)
        .map(({ row }) => row as number),
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
      return find(Number(id), { inbox, connection }, own.map(wantedFromRow)).filter(
        ({ openAs: open, first }) => open !== "under-way" || !isAnew(first.importId),
      );
    },
    begunSinceAsked: (id) =>
      new Set(begunSinceAsked.all({ id: Number(id) }).map((found) => String(found["import_id"]))),
    hasNumberLike(id, numbers) {
      const folded = new Set(numbers.map(foldNumberLoosely));
      folded.delete("");
      const hashes = JSON.stringify([...folded].map(hashOfLook));
      return folded.size > 0 && numberLike.get({ id: Number(id), hashes }) !== undefined;
    },
    ofPart: (id, n) =>
      db
        .prepare("SELECT * FROM row_fingerprints WHERE import_id = ? AND n = ? ORDER BY row")
        .all(Number(id), n)
        .map(wantedFromRow),
  };
}

const keysOf = ({ raw, key, groups, purchase, digits, invoiceNumber: number }: Wanted) => ({
  ...{ raw, key, groups, purchase, digits, number },
});

/** In the order of the table's columns. */
function rowFromFingerprint(importId: number, n: number, fingerprint: RowFingerprint) {
  const { row, supplier, invoiceNumber, net, currency, invoice } = fingerprint;
  const { raw, values = null, key, groups, purchase, digits } = wantedOf(fingerprint);
  return {
    ...{ import_id: importId, n, row, supplier, invoice_number: invoiceNumber },
    ...{
      raw_sha256: raw,
      values_sha256: values,
      look_alike_sha256: key,
      groups_sha256: groups,
      purchase_sha256: purchase,
      digits_sha256: digits,
      net,
      currency,
      invoice: JSON.stringify(invoice),
    },
  };
}

function wantedFromRow(row: Row): Wanted {
  verifyChecksum("row_fingerprints", row);
  return {
    row: row["row"] as number,
    supplier: row["supplier"] as string,
    invoiceNumber: row["invoice_number"] as string,
    raw: row["raw_sha256"] as string,
    ...(typeof row["values_sha256"] === "string" && { values: row["values_sha256"] }),
    key: row["look_alike_sha256"] as string,
    groups: row["groups_sha256"] as string | null,
    purchase: row["purchase_sha256"] as string | null,
    digits: row["digits_sha256"] as string | null,
    invoice: JSON.parse(row["invoice"] as string),
  };
}

/** A list or a person has said so of this row, while others of its batch are open. */
function isKnownToHaveArrived({ state, answers: said, row }: Row): boolean {
  if (state !== "unknown" || typeof said !== "string") return false;
  const answers: NonNullable<Part["answers"]> = JSON.parse(said);
  return answerTo({ answers }, row as number) === "arrived";
}

/** A part that is to be sent again keeps the time of its earlier try, which is the time that counts only if nothing follows. */
/** @param inbox of the file that has the row, too */
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
