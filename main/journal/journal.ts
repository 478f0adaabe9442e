/** @file The journal's door: what we intend and what has happened, durable and append-only where it matters. */

import type { Missed } from "../../shared/agent/missing-documents.ts";
import type { Confirmations } from "../../shared/confirmation/confirmation.ts";
import type { InvoiceTrail } from "../../shared/confirmation/invoice-trail.ts";
import type { TrailEnd, TrailEntry } from "../../shared/imports/history-query.ts";
import { folderFor, type Import, needsPerson, type StateName } from "../../shared/imports/import.ts";
import { sqlStatesIn } from "../../shared/imports/state-groups.ts";
import type { Journal, JournalDraft, JournalEvent, JournalReads, NewImport } from "../imports/ports.ts";
import { createConfirmations } from "./confirmations/confirmations.ts";
import { createJournalSources } from "./confirmations/journal-sources.ts";
import { type Database, takeBack, transact } from "./database/database.ts";
import { createGroupCommits, type Decided, transactEach } from "./database/group-commits.ts";
import { createQueryCache } from "./database/query-cache.ts";
import { verifyChecksum } from "./database/row-checksums.ts";
import { createApply } from "./entries/apply-write.ts";
import { createFollowedEntries } from "./entries/followed-entries.ts";
import { type Followed, type LoggedEntry, NotAnImage, type Rehearsed, type Write } from "./entries/write.ts";
import { dayOf } from "./history/day-figures.ts";
import { createBatchesSent } from "./imports/batches-sent.ts";
import { type ConfigReferences, createConfigReferences } from "./imports/config-references.ts";
import { mayHaveArrived } from "./imports/earlier-try.ts";
import { createFindInvoices, type FindInvoices } from "./imports/find-invoices.ts";
import { createFindMissingDocuments } from "./imports/find-missing-documents.ts";
import {
  attachedTo,
  importFinders,
  metadataIn,
  newImport,
  nextImportId,
  notCorrectedIn,
  readImports,
} from "./imports/import-tables.ts";
import { createOffices } from "./imports/offices.ts";
import { createRegisters } from "./imports/registers.ts";
import { createRowFingerprints } from "./imports/row-fingerprints.ts";
import { createSentPdfs } from "./imports/sent-pdfs.ts";
import { createUnanswered } from "./imports/unanswered.ts";
import { inOurFolders, unfiledWhere } from "./imports/unfiled.ts";
import { createWaitingDocuments, type WaitingDocuments } from "./imports/waiting-documents.ts";
import { isDamage, isLost, isNoRoom, JournalUnusable, unusableForNoRoom } from "./integrity/journal-unusable.ts";
import { openDatabase } from "./integrity/open-database.ts";
import { acquireDriverLock, driverLock } from "./locks/driver-lock.ts";
import { type Period, readPeriod } from "./trail/period.ts";
import { createInvoiceTrail } from "./trail/read-invoice-trail.ts";
import { createTrail, type Origin, readTrail, type TrailFilter, thisMachine, trailEnd } from "./trail/trail.ts";

export { isLost, JournalUnusable, type TrailFilter };

/** The metadata of a journal that was restored; its value is what it has forgotten. See [Note: after a restore]. */
export const restoredKey = "restored";

/** How many imports there are in each state, and how many ask for a person. */
interface Tally {
  readonly byState: Readonly<Partial<Record<StateName, number>>>;
  readonly needPerson: number;
}

/** A draft of the journal as the agent and the commands write it. */
export interface OpenDraft extends JournalDraft {
  /** Enters what was sent without this journal's knowing; `sent` makes of the new import what it has become, with one part. */
  addSent(entry: NewImport, sent: (added: Import) => Import, event: JournalEvent): void;
  /** Writes an entry of the trail that is about no import and no metadata. */
  note(event: JournalEvent): void;
}

/** The journal as the agent and the commands use it: the pipeline's port, and what is read out of it. */
export interface OpenJournal
  extends Journal,
    WaitingDocuments,
    Missed,
    ConfigReferences,
    Confirmations,
    InvoiceTrail,
    FindInvoices {
  /** See [Note: a commit]. */
  commit<T>(decide: (draft: OpenDraft) => T): Promise<T>;
  /** The same, decided a moment later: with others that are asked for meanwhile. See [Note: commits in one write]. */
  commitSoon<T>(decide: (draft: OpenDraft) => T): Promise<T>;
  /** Decides a commit and takes it back: what it would write, and what `decide` has returned. See [Note: an image]. */
  rehearse<T>(decide: (draft: OpenDraft) => T): Rehearsed<T>;
  /**
   * Writes what was rehearsed, here or on another image, whole or not at all; an entry that it holds already only once.
   *
   * @param at the entry of the office's log that the writes are of, or how far a log has been followed; null for none
   * @param own what is written with it and is in no log
   * @throws NotAnImage where it does not follow from what this journal holds
   */
  apply(writes: readonly Write[], at: LoggedEntry | Followed | null, own?: readonly Write[]): void;
  /** How far it has followed an office's log; null for the journal of one computer. */
  followed(): Followed | null;
  /** The entries of the log after `pos`, oldest first, as far as they are kept. */
  followedSince(pos: number): readonly LoggedEntry[];
  /** Newest first. */
  list(limit: number): readonly Import[];
  tally(): Tally;
  /** All that ask for a person, wherever their file is; oldest first. As many as the tally counts. */
  needPerson(limit: number): readonly Import[];
  trail(filter?: TrailFilter): Iterable<TrailEntry>;
  trailEnd(): TrailEnd;
  /** What happened in a stretch of time, and what is not over yet. */
  period(fromMs: number, untilMs: number): Period;
  /** What has changed since the trail's entry `seq`, by whichever process, and the trail's end now. */
  changesSince(seq: number): { readonly changed: readonly Import[]; readonly seq: number };
  /** The metadata whose keys begin with `prefix`. */
  metadataUnder(prefix: string): ReadonlyMap<string, string>;
  /** See acquireDriverLock in driver-lock.ts. */
  acquireDriverLock(): (() => void) | null;
  /** Why it took a write no longer, where the disk was full since it was opened, or since it was forgotten; or null. */
  foundNoRoom(): JournalUnusable | null;
  /** To be called before what found no room is tried again. */
  forgetNoRoom(): void;
  close(): void;
}

/**
 * Opens the journal in `file`, making it where there is none.
 *
 * @param onlyReads see openDatabase
 * @param onDamage told once, where it turns out to be damaged only later; from then on every call throws the same
 * @throws JournalUnusable
 */
export function openJournal(
  file: string,
  now: () => number,
  onlyReads = false,
  onDamage: (problem: JournalUnusable) => void = () => {},
  origin: Origin = thisMachine,
): OpenJournal {
  const journal = readAndWrite(openDatabase(file, onlyReads), file, now, origin);
  let damage: JournalUnusable | null = null;
  let noRoom: JournalUnusable | null = null;
  const guard = <T>(act: () => T): T => {
    if (damage) throw damage;
    try {
      return act();
    } catch (problem) {
      if (isNoRoom(problem)) noRoom ??= unusableForNoRoom(file, problem);
      if (!isDamage(problem)) throw problem;
      damage = new JournalUnusable(file, { is: "damaged" }, problem);
      onDamage(damage);
      throw damage;
    }
  };
  const { close, acquireDriverLock: claim, trail, sentInvoices, commit, commitEach, ...reads } = journal;
  const failed = (why: unknown): Decided => {
    try {
      return guard(() => {
        throw why;
      });
    } catch (guarded) {
      return { is: "failed", why: guarded };
    }
  };
  const together = createGroupCommits<OpenDraft>((decides) =>
    guard(() => commitEach(decides)).map((decided) => (decided.is === "failed" ? failed(decided.why) : decided)),
  );
  function* guardEach<T>(all: Iterable<T>): Iterable<T> {
    const each = all[Symbol.iterator]();
    for (let next = guard(() => each.next()); !next.done; next = guard(() => each.next())) yield next.value;
  }
  const guarded = Object.entries(reads).map(([name, read]) => [
    name,
    (...given: unknown[]) => guard(() => (read as (...given: unknown[]) => unknown)(...given)),
  ]);
  return {
    ...(Object.fromEntries(guarded) as typeof reads),
    commit: async (decide) => guard(() => commit(decide)),
    commitSoon: together.commit,
    close() {
      together.flush();
      close();
    },
    acquireDriverLock: claim,
    foundNoRoom: () => noRoom,
    forgetNoRoom() {
      noRoom = null;
    },
    trail: (filter) => guardEach(trail(filter)),
    sentInvoices: (filter) => guardEach(sentInvoices(filter)),
  };
}

interface Committing extends Omit<OpenJournal, "foundNoRoom" | "forgetNoRoom" | "commit" | "commitSoon"> {
  commit<T>(decide: (draft: OpenDraft) => T): T;
  /** See {@link transactEach}. */
  commitEach(decides: readonly ((draft: OpenDraft) => unknown)[]): readonly Decided[];
}

function readAndWrite(db: Database, file: string, now: () => number, origin: Origin): Committing {
  const importsWhere = readImports(db);
  const trail = createTrail(db, now, origin);
  const remember = createQueryCache(db);
  /** What the commit has written that is being rehearsed. */
  let rehearsed: Write[] | null = null;
  const note = (importId: string | null, event: JournalEvent) =>
    put({ put: "event", row: trail.next(importId === null ? null : Number(importId), event) });
  const setMetadata: OpenDraft["setMetadata"] = (key, value, event) => {
    put({ put: "metadata", key, value });
    if (event) note(null, event);
  };
  const offices = createOffices(db, setMetadata, remember);
  const fingerprints = createRowFingerprints(db, offices.sameOffice);
  const registers = createRegisters(db, offices.sameOffice);
  const sources = createJournalSources(db, offices.sameOffice);
  const followed = createFollowedEntries(db);
  const applyWrite = createApply(db, { fingerprints, registers, trail });

  function put(write: Write): boolean {
    const isWritten = applyWrite(write);
    if (isWritten) rehearsed?.push(write);
    return isWritten;
  }

  function apply(write: Write): void {
    if (!applyWrite(write)) throw new NotAnImage("an import has another version");
  }

  const writes: Omit<OpenDraft, keyof JournalReads> = {
    add(entry, event) {
      const id = nextImportId(db);
      put({ put: "new-import", import: newImport(id, entry), contents: [] });
      note(id, event);
      return importsWhere("id = ?", Number(id))[0] as Import;
    },
    addSent(entry, sent, event) {
      const id = nextImportId(db);
      const contents = [{ payload: "[]", fingerprints: [] }];
      put({ put: "new-import", import: sent(newImport(id, entry)), contents });
      note(id, event);
    },
    save(next, event, contents, register, listed, divided) {
      const given = {
        ...(contents && { contents }),
        ...(register && { register }),
        ...(listed && { listed }),
        ...(divided && { divided }),
      };
      if (!put({ put: "import", import: next, ...given })) return false;
      if (event) note(next.id, event);
      return true;
    },
    keepOffice: offices.keepOffice,
    setMetadata,
    note: (event) => note(null, event),
  };

  const reads: Omit<Committing, "commit" | "commitEach" | "rehearse" | "apply" | keyof InvoiceTrail> = {
    ...importFinders(importsWhere),
    attachedTo: (id) => attachedTo(db, id),
    notCorrectedIn: (id) => notCorrectedIn(db, id),
    isApproved(id) {
      const last = db
        .prepare(
          "SELECT what FROM events WHERE import_id = ? AND what IN ('plan', 'approve', 'settle') ORDER BY seq DESC LIMIT 1",
        )
        .get(Number(id));
      return last !== undefined && last["what"] !== "plan";
    },
    mayHaveArrived: (id) => mayHaveArrived(db, id),
    wasFiled: (id) =>
      db
        .prepare(
          `SELECT 1 FROM events WHERE import_id = :id AND what = 'set-location'
           AND (json_extract(detail, '$.at') GLOB 'Done/*' OR json_extract(detail, '$.at') GLOB 'Needs you/*')
           AND seq > (SELECT coalesce(max(seq), 0) FROM events WHERE import_id = :id AND what = 'begin-sending') LIMIT 1`,
        )
        .get({ id: Number(id) }) !== undefined,
    toldChange(id) {
      const told = db
        .prepare(
          `SELECT what, happened_at, json_extract(detail, '$.sha256') AS sha256 FROM events
           WHERE import_id = ? AND what IN ('notice-change', 'set-location') ORDER BY seq DESC LIMIT 1`,
        )
        .get(Number(id));
      if (told?.["what"] !== "notice-change") return null;
      return { sha256: String(told["sha256"]), at: Number(told["happened_at"]) };
    },
    hasFiled: (inbox) =>
      db.prepare(`SELECT 1 FROM imports WHERE inbox = ? AND (${inOurFolders}) LIMIT 1`).get(inbox) !== undefined,
    underWay: remember(() => importsWhere(`at IN (${sqlStatesIn("under-way")}) ORDER BY id`)),
    sentPdfs: remember(createSentPdfs(db, offices.sameOffice)),
    toReverse: remember(() => importsWhere("to_reverse > 0 ORDER BY id")),
    unfiled: remember(() => importsWhere(`${unfiledWhere} ORDER BY id`)),
    notSentAgain: remember(() => importsWhere(`${notSentAgain} ORDER BY id`)),
    asking: remember(() =>
      importsWhere("file_path IS NOT NULL AND at IN ('held', 'unknown', 'waiting', 'failed')").filter(
        (import_) => needsPerson(import_) && import_.place.path?.startsWith(`${folderFor(import_.state)}/`),
      ),
    ),
    payload(id, n) {
      const row = db
        .prepare("SELECT payload, payload_checksum FROM parts WHERE import_id = ? AND n = ?")
        .get(Number(id), n);
      if (!row) throw new Error(`import ${id} has no part ${n}`);
      verifyChecksum("payloads", row);
      return row["payload"] as string;
    },
    earlier: fingerprints.earlier,
    earlierThanPart: fingerprints.earlierThanPart,
    listedSincePlan(id, n) {
      const import_ = importsWhere("id = ?", Number(id))[0];
      const lists = import_ === undefined ? new Set<string>() : registers.keptSincePlan(import_);
      return import_ === undefined || lists.size === 0
        ? []
        : registers.listedAmong(import_.connection, fingerprints.ofPart(id, n), (list) => lists.has(list));
    },
    rowsOfPart: fingerprints.rowsOfPart,
    usualNets: fingerprints.usualNets,
    ...offices,
    batchesSent: createBatchesSent(importsWhere, offices.sameOffice),
    unanswered: remember(createUnanswered(db, importsWhere)),
    knowsOffice: offices.knowsOffice,
    sameOffice: offices.sameOffice,
    ...createConfigReferences(db, importsWhere),
    ...createWaitingDocuments(db, remember),
    ...createFindMissingDocuments(db, remember),
    ...createFindInvoices(db, { ...registers.lookUp, sameOffice: offices.sameOffice }, remember),
    ...createConfirmations(sources, dayOf),
    ...registers.lookUp,
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
    trail: (filter = {}) => readTrail(db, filter),
    trailEnd: () => trailEnd(db),
    period: (fromMs, untilMs) => readPeriod(db, importsWhere, fromMs, untilMs),
    metadata: remember((key: string) => metadataIn(db, key)),
    followed: followed.followed,
    followedSince: followed.followedSince,
    metadataUnder: remember((prefix: string) => {
      const rows = db.prepare("SELECT key, value FROM metadata WHERE substr(key, 1, ?) = ?").all(prefix.length, prefix);
      return new Map(rows.map((row) => [row["key"] as string, row["value"] as string]));
    }),
    changesSince(seq) {
      const last = Number(db.prepare("SELECT max(seq) AS seq FROM events").get()?.["seq"] ?? 0);
      const changed =
        last > seq ? importsWhere("id IN (SELECT import_id FROM events WHERE seq > ?) ORDER BY id", seq) : [];
      return { changed, seq: last };
    },
    acquireDriverLock: () => acquireDriverLock(driverLock(file)),
    close: () => db.close(),
  };
  const draft: OpenDraft = { ...reads, ...writes };
  const invoiceTrail = createInvoiceTrail(db, sources, reads);
  return {
    ...reads,
    ...invoiceTrail,
    commit: (decide) => transact(db, () => decide(draft)),
    commitEach: (decides) =>
      transactEach(
        db,
        decides.map((decide) => () => decide(draft)),
      ),
    rehearse(decide) {
      const made: Write[] = [];
      rehearsed = made;
      try {
        return takeBack(db, () => ({ at: followed.followed(), result: decide(draft), writes: made }));
      } finally {
        rehearsed = null;
      }
    },
    apply: (made, at, own = []) =>
      transact(db, () => {
        const isNew = at === null || followed.isNext(at);
        for (const write of isNew ? [...made, ...own] : own) apply(write);
        if (at && isNew) followed.keep(at);
      }),
  };
}

/** The same as needsPerson in shared/imports/import.ts, for counting. */
const notSentAgain = `at = 'failed' AND json_extract(state, '$.why.kind') = 'withdrawn'
  AND json_extract(state, '$.why.mayHaveArrived') IS NOT NULL`;
const asksForPerson = `at = 'unknown' OR (file_path IS NOT NULL AND at IN ('held', 'waiting', 'failed')
  AND NOT (at = 'failed' AND json_extract(state, '$.why.kind') = 'rejected'))
  OR (at = 'waiting' AND json_extract(state, '$.why.kind') = 'rows-have-problems'
  AND EXISTS (SELECT 1 FROM json_each(state, '$.why.problems') WHERE value ->> '$.notSaved.isCertain' = 0))
  OR (${notSentAgain})`;
