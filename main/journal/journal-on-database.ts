/** @file The journal on its database: what it reads, what a commit may write, and how writes are committed, rehearsed and applied. */

import type { InvoiceTrail } from "../../shared/confirmation/invoice-trail.ts";
import type { Import } from "../../shared/imports/import.ts";
import type { JournalEvent } from "../imports/ports/journal-port.ts";
import type { JournalReads } from "../imports/ports/journal-reads.ts";
import { createConfirmations } from "./confirmations/confirmations.ts";
import { createJournalSources } from "./confirmations/journal-sources.ts";
import { createKeptComparison, listsBeside } from "./confirmations/kept-comparison.ts";
import { type Database, inMemory, takeBack, transact } from "./database/database.ts";
import { type Decided, transactEach } from "./database/group-commits.ts";
import { createQueryCache } from "./database/query-cache.ts";
import { createApply } from "./entries/apply-write.ts";
import { createFollowedEntries } from "./entries/followed-entries.ts";
import { NotAnImage, type Write } from "./entries/write.ts";
import { dayOf } from "./history/day-figures.ts";
import { createBatchesSent } from "./imports/batches-sent.ts";
import { createConfigReferences } from "./imports/config-references.ts";
import { createEventsOfImport } from "./imports/events-of-import.ts";
import { createFindInvoices } from "./imports/find-invoices.ts";
import { createFindMissingDocuments } from "./imports/find-missing-documents.ts";
import { importFinders, metadataIn, newImport, nextImportId, payloadOf, readImports } from "./imports/import-tables.ts";
import { createImportsByState } from "./imports/imports-by-state.ts";
import { createOffices } from "./imports/offices.ts";
import { createRegisters } from "./imports/registers.ts";
import { createSentPdfs } from "./imports/sent-pdfs.ts";
import { createUnanswered } from "./imports/unanswered.ts";
import { createWaitingDocuments } from "./imports/waiting-documents.ts";
import type { OpenDraft, OpenJournal } from "./journal.ts";
import { acquireDriverLock, driverLock } from "./locks/driver-lock.ts";
import { createRowFingerprints } from "./rows/row-fingerprints.ts";
import { createStagedPlan, type LaunchPlanWriter } from "./staging/staged-plan.ts";
import { readPeriod } from "./trail/period.ts";
import { createInvoiceTrail } from "./trail/read-invoice-trail.ts";
import { createTrail, type Origin, readTrail, trailEnd } from "./trail/trail.ts";

/** The journal before its commits are grouped and its failures are remembered. */
interface Committing extends Omit<OpenJournal, "foundNoRoom" | "forgetNoRoom" | "commit" | "commitSoon"> {
  commit<T>(decide: (draft: OpenDraft) => T): T;
  /** See {@link transactEach}. */
  commitEach(decides: readonly ((draft: OpenDraft) => unknown)[]): readonly Decided[];
  /** Resolves when a plan that another process writes is written, before which nobody else can write; null for none. */
  planBeingWritten(): Promise<void> | null;
}

/**
 * Makes the journal on an open database.
 *
 * @param file the path of the database, beside which the driver's lock is
 * @param launchPlanWriter null where long plans are written in this process
 */
export function createJournalOn(
  db: Database,
  {
    file,
    onlyReads,
    launchPlanWriter,
  }: { readonly file: string; readonly onlyReads: boolean; readonly launchPlanWriter: LaunchPlanWriter | null },
  now: () => number,
  origin: Origin,
): Committing {
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
  const staged = createStagedPlan(file, launchPlanWriter);
  const fingerprints = createRowFingerprints(db, offices.sameOffice, staged.isStaged);
  const registers = createRegisters(db, offices.sameOffice);
  const sources = createJournalSources(db, offices.sameOffice);
  const kept = file === inMemory ? null : createKeptComparison(listsBeside(file), db, onlyReads);
  const followed = createFollowedEntries(db);
  const applyWrite = createApply(db, { fingerprints, registers, trail, staged });

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
    ...createEventsOfImport(db),
    ...createImportsByState(db, importsWhere, remember),
    payload: (id, n) => payloadOf(db, id, n),
    sentPdfs: remember(createSentPdfs(db, offices.sameOffice)),
    earlier: fingerprints.earlier,
    takenAwayWith: fingerprints.takenAwayWith,
    takenAwayFor: fingerprints.takenAwayFor,
    earlierThanPart: fingerprints.earlierThanPart,
    begunSinceAsked: fingerprints.begunSinceAsked,
    hasNumberLike: fingerprints.hasNumberLike,
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
    ...createConfirmations(sources, dayOf, kept),
    ...registers.lookUp,
    trail: (filter = {}) => readTrail(db, filter),
    trailEnd: () => trailEnd(db),
    period: (fromMs, untilMs) => readPeriod(db, importsWhere, fromMs, untilMs),
    metadata: remember((key: string) => metadataIn(db, key)),
    stage: staged.stage,
    planBeingWritten: staged.underWay,
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
    close() {
      staged.close();
      kept?.close();
      db.close();
    },
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
