/** @file Ends an import, or part of it, whose rows were sent in a corrected file of another name. See [Note: a corrected file]. */

import { isCopyOf } from "../../../shared/imports/copy/correction-copy.ts";
import type { StillWaiting } from "../../../shared/imports/failures/open-question.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { wasToGoAgain } from "../../../shared/imports/needs-person.ts";
import type { Earlier, SentRow } from "../../../shared/imports/row-fingerprint.ts";
import { invoicesFromPayload } from "../../../shared/imports/sent-invoices.ts";
import type { PurchaseInvoice } from "../../../shared/values/purchase-invoice.ts";
import {
  findReplaced,
  finish,
  type ReplacedRow,
  resemblingImports,
  rowsThatWait,
  sameInvoiceAmong,
  type WaitingRow,
} from "../../planning/plan-import.ts";
import { requestFor } from "../look-at-sheet.ts";
import type { Ports } from "../ports/ports.ts";
import { canBeCorrected } from "../state/advance-corrected.ts";
import { hasSentAny } from "../state/allowed-actions.ts";
import { commit, record, recordCorrected } from "../state/record.ts";

export interface ReplacedWatch {
  /** What was sent may be the corrected file of something that waits. */
  noteChange(changed: Pick<Import, "kind" | "state">): void;
  /** Looks at all that waits, where anything has changed since the last look. @param mayAct false for what is to be left alone now */
  look(mayAct: (import_: Import) => boolean, signal: AbortSignal): Promise<void>;
}

/** Rows kept in memory for the next look; a file that waits is read again otherwise. */
const mostKept = 20_000;
/** Nothing is read or sent while a look lasts: after a start with hundreds of files, the next looks go on with it. */
const longestLookMs = 10_000;
/** So many rows with problems, rows that weren't saved, and rows in all, are looked for first: none of them found, the others aren't looked for. */
const firstRows = 50;
/** A slice of this size takes a few milliseconds. */
const rowsInASlice = 200;

export function createReplacedWatch(ports: Ports): ReplacedWatch {
  // After a start nobody knows what changed before.
  let isToLook = true;
  /** Ids of imports that the last look left out. */
  let leftOut: ReadonlySet<string> = new Set();
  const kept = new Map<string, { readonly version: number; readonly rows: readonly WaitingRow[] }>();

  async function rowsOf(import_: Import, signal: AbortSignal): Promise<readonly WaitingRow[] | null> {
    const before = kept.get(import_.id);
    if (before?.version === import_.version) return before.rows;
    kept.delete(import_.id);
    const parsed = await ports.parser.read(requestFor(ports, import_), signal).catch((reason) => {
      if (signal.aborted) return null;
      throw reason;
    });
    if (!parsed?.ok || parsed.value.sha256 !== import_.sha256) return null;
    const rows = finish(rowsThatWait(parsed.value.reading));
    const inAll = [...kept.values()].reduce((sum, each) => sum + each.rows.length, rows.length);
    if (inAll <= mostKept) kept.set(import_.id, { version: import_.version, rows });
    return rows;
  }

  return {
    noteChange({ kind, state }) {
      if (kind === "batch" && ["done", "waiting", "failed"].includes(state.at)) isToLook = true;
    },
    async look(mayAct, signal) {
      const looksAtAll = isToLook;
      if (!looksAtAll && leftOut.size === 0) return;
      isToLook = false;
      if (looksAtAll) for (const import_ of ports.journal.notSentAgain()) await noticeSentSince(ports, import_);
      const open = ports.journal.asking().filter(canBeCorrected);
      const ids = new Set(open.map(({ id }) => id));
      for (const id of kept.keys()) if (!ids.has(id)) kept.delete(id);
      const toLook = looksAtAll ? withFirst(open, leftOut) : open.filter(({ id }) => leftOut.has(id));
      const left = new Set(toLook.map(({ id }) => id));
      leftOut = left;
      const startedAt = ports.clock.now();
      for (const import_ of toLook) {
        if (signal.aborted || Math.abs(ports.clock.now() - startedAt) > longestLookMs) return;
        if (!mayAct(import_)) continue;
        left.delete(import_.id);
        const later = ports.journal
          .batchesSent(import_.connection, import_.seenAt, ports.clock.now())
          .some(({ id }) => Number(id) > Number(import_.id));
        const rows = later ? await rowsOf(import_, signal) : null;
        if (rows !== null) await notice(ports, import_, rows);
      }
    },
  };
}

/** Those that the last look left out come first: what changes again and again must not keep the others from their turn. */
const withFirst = (open: readonly Import[], first: ReadonlySet<string>): readonly Import[] => [
  ...open.filter(({ id }) => first.has(id)),
  ...open.filter(({ id }) => !first.has(id)),
];

/** Of a batch that was to go again, and whose file is gone: says which file has sent rows of it since. */
async function noticeSentSince(ports: Ports, import_: Import): Promise<void> {
  const { id, state, parts } = import_;
  if (state.at !== "failed" || state.why.kind !== "withdrawn" || !wasToGoAgain(state.why)) return;
  const open = parts.flatMap((part, n) => (part.state === "planned" ? [n] : []));
  const sent = open
    .flatMap((n) => ports.journal.earlierThanPart(id, n))
    .filter(
      ({ isSameRow, isSameInvoice, openAs, perhapsElsewhere, first }) =>
        (isSameRow || isSameInvoice) &&
        openAs === null &&
        perhapsElsewhere === null &&
        Number(first.importId) > Number(id),
    );
  const last = sent.toSorted((a, b) => Number(b.first.importId) - Number(a.first.importId))[0]?.first;
  const all = open.reduce((sum, n) => sum + ports.journal.rowsOfPart(id, n).length, 0);
  const rows = [...new Map(sent.map((one) => [one.row, one])).values()];
  const left = all - rows.length;
  const { sentSince } = state.why;
  if (last === undefined || (sentSince?.id === last.importId && sentSince.left === left)) return;
  const file = { id: last.importId, file: last.file };
  await commit(ports, (drafting) => {
    const now = drafting.journal.get(id);
    if (now?.version !== import_.version) return;
    const replaced = rows.map(({ row, first }) => ({ row, invoiceNumber: null, is: "same", first }) as const);
    record(drafting, now, { type: "replace-rows", in: file, rows: replaced, left });
  });
}

async function notice(ports: Ports, import_: Import, all: readonly WaitingRow[]): Promise<void> {
  const refuted = new Set(ports.journal.notCorrectedIn(import_.id));
  const isLater = (id: string): boolean => Number(id) > Number(import_.id) && !refuted.has(id);
  const waiting = openRowsOf(import_, all);
  const hasProblem = ({ open }: WaitingRow): boolean => open === null || open.size > 0;
  const wrong = waiting.filter(hasProblem);
  const notSaved = waiting.filter((row) => row.wasNotSaved && !hasProblem(row));
  const first = [wrong, notSaved, waiting].flatMap((each) => each.slice(0, firstRows));
  if (!ports.journal.earlier(import_, first).some(({ first: { importId } }) => isLater(importId))) return;

  const sentSince = ports.journal
    .batchesSent(import_.connection, import_.seenAt, ports.clock.now())
    .filter(({ id }) => isLater(id));
  // What a later file has sent in vain waits here for the same correction.
  const isAmongUnsaved = sameInvoiceAmong(unsavedIn(ports.journal, sentSince));
  const rows = waiting.map((row) => (isAmongUnsaved(row) ? { ...row, wasNotSaved: true as const } : row));
  const earlier: Earlier[] = [];
  for (let from = 0; from < rows.length; from += rowsInASlice) {
    if (from > 0) await ports.clock.wait(0, neverStopped);
    earlier.push(...ports.journal.earlier(import_, rows.slice(from, from + rowsInASlice)));
  }
  const believed = earlier.filter(({ first: { importId } }) => !refuted.has(importId));
  const [resembling] = resemblingImports(believed, isLater);
  if (resembling === undefined) return;
  const replaced = findReplaced(rows, believed, isLater, (file) => isCopyOf(file, import_.place.dropped));
  const file = { id: commonestLater(replaced, isLater) ?? resembling.id, file: "" };
  file.file = ports.journal.get(file.id)?.place.dropped ?? resembling.file;
  const left = rows.length - replaced.length;
  const isPartly = replaced.some(({ first: { importId } }) => isLater(importId));
  await commit(ports, (drafting) => {
    const now = drafting.journal.get(import_.id);
    if (now?.version !== import_.version) return;
    if (left === 0 && isPartly) return recordCorrected(drafting, now, { type: "mark-corrected", in: file });
    const isByRow = "why" in now.state && now.state.why?.kind === "rows-have-problems";
    const gone = isByRow && isPartly ? replaced.map(sentRowOf) : [];
    if (gone.length === 0 && (isOffered(now, file.id) || !mayBeIt(resembling.rows, rows, wrong))) return;
    const stillWait = stillWaiting(rows, replaced, believed, file.id);
    return record(drafting, now, { type: "replace-rows", in: file, rows: gone, left, stillWait });
  });
}

/** More are not told one by one. */
const mostTold = 20;

/** The rows without problems that wait although the other file was sent, with both invoices where they differ. */
const stillWaiting = (
  rows: readonly WaitingRow[],
  replaced: readonly ReplacedRow[],
  earlier: readonly Earlier[],
  file: string,
): readonly StillWaiting[] => {
  const gone = new Set(replaced.map(({ row }) => row));
  return rows
    .filter(({ row, open }) => !gone.has(row) && open?.size === 0)
    .slice(0, mostTold)
    .map(({ row, invoice, wasNotSaved }) => {
      const other = earlier.find((one) => one.row === row && one.first.importId === file);
      const there = (other?.differs ?? other?.looksAlike)?.there;
      return {
        ...{ row, invoiceNumber: invoice.InvoiceNumber ?? null, ...(there && { both: { here: invoice, there } }) },
        ...(there === undefined && wasNotSaved && { notSaved: wasNotSaved }),
      };
    });
};

/** What imports have sent and the finance system certainly didn't save: the journal has no fingerprint of it any more. */
function unsavedIn(
  journal: Pick<Ports["journal"], "payload" | "rowsOfPart">,
  imports: readonly Import[],
): readonly PurchaseInvoice[] {
  return imports.flatMap(({ id, leftOut }) => {
    const unsaved = leftOut.flatMap(({ row, notSaved }) => (notSaved?.isCertain ? [{ row, part: notSaved.part }] : []));
    return [...Map.groupBy(unsaved, ({ part }) => part)].flatMap(([n, each]) => {
      const gone = new Set(each.map(({ row }) => row));
      const rows = [...journal.rowsOfPart(id, n), ...gone].toSorted((a, b) => a - b);
      return invoicesFromPayload(journal.payload(id, n)).filter((_, at) => gone.has(rows[at] ?? 0));
    });
  });
}

const neverStopped = new AbortController().signal;

const isOffered = ({ state }: Import, id: string): boolean =>
  "why" in state &&
  state.why !== null &&
  state.why !== undefined &&
  "perhapsIn" in state.why &&
  state.why.perhapsIn?.id === id;

/** Half of the rows that wait look like rows of the other file, or one of those with a problem does. */
const mayBeIt = (found: readonly number[], rows: readonly WaitingRow[], wrong: readonly WaitingRow[]): boolean =>
  found.length * 2 >= rows.length || wrong.some(({ row }) => found.includes(row));

/** The rows that nothing was sent of yet. Of one that may have been saved, only a person knows. */
function openRowsOf(import_: Import, all: readonly WaitingRow[]): readonly WaitingRow[] {
  const { state, sentBefore } = import_;
  const gone = new Set(sentBefore.map(({ row }) => row));
  const why = "why" in state && state.why?.kind === "rows-have-problems" ? state.why : null;
  const problems = new Map(why?.problems.map((problem) => [problem.row, problem.notSaved?.isCertain === false]));
  const notSaved = new Set(why?.problems.flatMap(({ row, notSaved: said }) => (said?.isCertain ? [row] : [])));
  return all
    .filter(({ row }) => (hasSentAny(import_) ? problems.has(row) : !gone.has(row)))
    .map((row) => {
      if (problems.get(row.row)) return { ...row, open: null };
      return notSaved.has(row.row) ? { ...row, wasNotSaved: true } : row;
    });
}

const sentRowOf = ({ row, invoiceNumber, first }: ReplacedRow): SentRow => ({ row, invoiceNumber, is: "same", first });

/** The later import that has most of the rows. */
function commonestLater(replaced: readonly ReplacedRow[], isLater: (id: string) => boolean): string | null {
  const counts = Map.groupBy(
    replaced.filter(({ first }) => isLater(first.importId)),
    ({ first }) => first.importId,
  );
  const [most] = [...counts].toSorted(([a, x], [b, y]) => y.length - x.length || Number(b) - Number(a));
  return most?.[0] ?? null;
}
