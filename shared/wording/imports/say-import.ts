/** @file Puts an import into words: its state, its kind, and one line of progress. */

import type { HeldUpBy } from "../../agent/held-up.ts";
import { isNamedAsPdf } from "../../e-invoice/e-invoice-name.ts";
import { enclosuresWaiting, waitsForId } from "../../e-invoice/sent-pdf.ts";
import { isEInvoice } from "../../e-invoice/unsaved-e-invoice.ts";
import type { UnsettledReason } from "../../imports/failure.ts";
import type { Import, ImportState, Repeats } from "../../imports/import.ts";
import { wasToGoAgain } from "../../imports/needs-person.ts";
import { isListFile } from "../../spreadsheet/list-file.ts";
import { type ReferenceKind, referenceKindOf } from "../../spreadsheet/reference-list.ts";
import type { RowProblem } from "../../spreadsheet/sheet-reading.ts";
import { isNamedAsTemplate } from "../../spreadsheet/template-name.ts";
import { addMoney } from "../../values/add-money.ts";
import { words } from "../../words/spoken.ts";
import { capitalise, quote } from "../grammar.ts";
import { sayMessage } from "../message.ts";
import { sayMoney } from "../say-money.ts";
import { sayAgo, saySpan } from "../say-time.ts";
import { sayCorrectedElsewhere, sayRowProblem } from "./rows/say-rows-with-problems.ts";
import { sayFailure } from "./say-failure.ts";
import { sayInShort } from "./say-in-short.ts";
import { sayReversals } from "./say-reversal.ts";

/** A short label: "Done", "Sending", "Needs you: which purchase invoice?". */
export function sayState({ state, parts, kind }: Pick<Import, "state" | "parts" | "kind">): string {
  const { imports } = words;
  switch (state.at) {
    case "reading":
      return state.behind === undefined ? imports.reading : imports.behindLabel;
    case "held":
      return imports.needsYou(state.why ? sayInShort(state.why) : imports.approveIt);
    case "queued":
      return state.why === null ? imports.queued : imports.waitingLabel(sayInShort(state.why));
    case "sending":
      if (state.rejected) return imports.stopping;
      return parts.length > 1 ? imports.sendingBatch(state.part + 1, parts.length) : imports.sending;
    case "unknown":
    case "waiting":
      return imports.needsYou(sayInShort(state.why));
    case "done":
      if (kind !== "register") return imports.done;
      return state.unused === undefined ? imports.listSaved : imports.listUnused;
    case "failed":
      if (wasToGoAgain(state.why)) return imports.needsYou(sayInShort(state.why));
      return state.why.kind === "withdrawn" ? capitalise(sayInShort(state.why)) : imports.failed(sayInShort(state.why));
    case "duplicate":
      return imports.duplicate;
  }
}

/** The label of an import that is held up, such as "Waiting: paused"; what is being sent is not. */
export const sayStateHeldUp = (import_: Import, heldUpBy: HeldUpBy): string =>
  heldUpBy === null || import_.state.at === "sending"
    ? sayState(import_)
    : words.imports.waitingLabel(words.imports.heldUpInShort[heldUpBy]);

/**
 * The file name, and its state in a sentence or two.
 *
 * @param heldUpBy as whatHoldsUp tells
 */
export function sayImport(
  import_: Import,
  now: number,
  heldUpBy: HeldUpBy = null,
): { readonly title: string; readonly detail: string } {
  const progress = sayHeldUp(import_, heldUpBy) ?? sayProgress(import_, import_.state, now);
  const sentences = [...progress, ...sayReversals(import_)];
  return { title: import_.place.dropped, detail: sentences.filter((text) => text !== "").join(" ") };
}

/** A file that is held up must not sound as if it continues by itself. Null if it isn't held up. */
function sayHeldUp(import_: Import, heldUpBy: HeldUpBy): readonly string[] | null {
  const { state } = import_;
  if (heldUpBy === null) return null;
  if (state.at === "sending")
    return heldUpBy === "not-running" ? [words.imports.sendingCutShort(sayContents(import_))] : null;
  if (state.at === "reading") return [words.imports.heldUp[heldUpBy]];
  if (state.at !== "queued") return null;
  const ready = state.why === null ? words.imports.ready(sayContents(import_)) : sayFailure(state.why);
  return [ready, words.imports.heldUp[heldUpBy]];
}

function sayProgress(import_: Import, state: ImportState, now: number): readonly string[] {
  const { imports } = words;
  switch (state.at) {
    case "reading":
      return [state.behind === undefined ? imports.beingRead : sayBehind(state.behind, state.repeats)];
    case "held":
      return [
        imports.ready(sayContents(import_)),
        ...sayDoubts(state.doubts),
        state.why ? sayFailure(state.why) : imports.waitsForApproval,
      ];
    case "queued": {
      if (state.why === null) return [imports.ready(sayContents(import_)), imports.goesAfterOthers];
      const waitMs = state.notBefore - now;
      return [sayFailure(state.why), waitMs > 0 ? imports.triesAgainIn(saySpan(waitMs)) : imports.triesAgainSoon];
    }
    case "sending":
      return [state.rejected ? imports.beingStopped : imports.beingSent(sayContents(import_))];
    case "unknown":
    case "failed":
      return [
        sayFailure(state.why),
        state.at === "unknown" && import_.place.path === null ? words.sought.fileGone : "",
        sayCorrectedElsewhere(state.why),
        sayWhatHasArrived(import_.parts),
        ...sayNotSaved(import_),
        ...(state.at === "unknown" ? sayNotPartOfIt(import_) : []),
      ];
    case "waiting": {
      const arrived = state.why.kind === "already-sent" ? sayWhatHasArrived(import_.parts) : "";
      return [sayFailure(state.why), sayCorrectedElsewhere(state.why), arrived, sayWaited(import_, now)];
    }
    case "done":
      return sayDone(import_, state, now);
    case "duplicate":
      return [imports.allWentBefore];
  }
}

/** What it waits for, and what it has in common with that. */
export function sayBehind(original: string, repeats: Repeats | undefined): string {
  const { imports } = words;
  const other = imports.otherFile(repeats?.file ?? "", original);
  if (repeats == null || repeats.rows === null || repeats.first === null) return imports.behindSame(other);
  return imports.behindRows(other, repeats.rows, repeats.first.row, repeats.first.invoiceNumber);
}

function sayDone(
  import_: Import,
  { correctedIn, closed, unused }: Extract<ImportState, { readonly at: "done" }>,
  now: number,
): readonly string[] {
  const { imports } = words;
  const own = countInvoices(import_.parts);
  const corrected = correctedIn === undefined ? [] : [imports.corrected(correctedIn.file, correctedIn.id, own > 0)];
  // Without its corrected copy nothing of it is saved.
  if (correctedIn !== undefined && own === 0) return corrected;
  if (unused !== undefined)
    return [imports.listUnusedAgo(sayAgo(import_.since, now), sayContents(import_), sayMessage(unused))];
  if (wasFoundInDone(import_)) return [imports.foundInDone];
  const sayDoneAgo = import_.kind === "register" ? imports.listSavedAgo : imports.doneAgo;
  const done = sayDoneAgo(sayAgo(import_.since, now), sayContents(import_));
  if (closed !== undefined) return [done, ...sayClosed(import_, closed.reason)];
  return [done, ...corrected, sayLeftOut(import_), ...sayWaitsForId(import_, now)];
}

/** After a restore, or in an inbox that was taken over: nobody here knows when it was sent. See [Note: after a restore]. */
const wasFoundInDone = ({ parts: [part, other] }: Import): boolean =>
  part?.state === "done" && part.sentAt === null && part.endedAt === null && other === undefined;

/** "You have dealt with 2 rows that weren't sent with it, or not saved: entered by hand" */
function sayClosed({ leftOut }: Import, reason: string | null): readonly string[] {
  const rows = new Set(leftOut.map(({ row }) => row)).size;
  return [words.imports.closed(rows, reason === null ? null : quote(reason))];
}

/** Of an e-invoice that was sent: what is yet to be attached and since when, and what can't be. */
function sayWaitsForId(import_: Import, now: number): readonly string[] {
  const { imports } = words;
  const { enclosures, purchaseInvoiceId, place, since } = import_;
  const inVain = enclosures.flatMap(({ name, problem }) =>
    problem === null ? [] : imports.enclosedInVain(name, sayMessage(problem)),
  );
  if (!waitsForId(import_)) return inVain;
  const what = isNamedAsPdf(place.dropped)
    ? imports.pdfWaitsForId
    : imports.enclosuresWaitForId(enclosuresWaiting(import_).length);
  const waits = purchaseInvoiceId === null ? what : imports.waitsToBeAttached(purchaseInvoiceId);
  return [waits, now - since >= dayMs ? imports.hasWaited(saySpan(now - since)) : "", ...inVain];
}

/** "Waiting for 4 days.": for a document that waits for its invoice, from the second day on. */
function sayWaited({ kind, seenAt }: Import, now: number): string {
  return kind === "document" && now - seenAt >= dayMs ? words.imports.hasWaited(saySpan(now - seenAt)) : "";
}
const dayMs = 24 * 60 * 60_000;

/** "2 rows look unusual.", "The first: Row 14, …."; or empty. */
function sayDoubts(doubts: readonly RowProblem[]): readonly string[] {
  const [first] = doubts;
  if (first === undefined) return [];
  const doubt = sayRowProblem(first);
  return [
    words.imports.unusual(new Set(doubts.map(({ row }) => row)).size),
    doubts.length === 1 ? doubt : words.failures.theFirst(doubt),
  ];
}

/** "2 rows have problems.", "The first: Row 14, …."; or empty. For those not saved before another call failed. */
function sayNotSaved({ leftOut }: Import): readonly string[] {
  const notSaved = leftOut.filter((row) => row.notSaved);
  const [first] = notSaved;
  if (first === undefined) return [];
  const problem = sayRowProblem(first);
  return [
    words.failures.rowsHaveProblems(notSaved.length),
    notSaved.length === 1 ? problem : words.failures.theFirst(problem),
  ];
}

/** Of a batch that may have been sent: the rows with problems, which weren't in it. */
function sayNotPartOfIt({ leftOut }: Import): readonly string[] {
  const [first, ...others] = leftOut.filter((row) => !row.notSaved);
  if (first === undefined) return [];
  const rows = new Set([first, ...others].map(({ row }) => row)).size;
  const problem = sayRowProblem(first);
  return [words.failures.notPartOfIt(rows), rows === 1 ? problem : words.failures.theFirst(problem)];
}

/** How many rows were left out because they were sent before; or "". */
const sayLeftOut = ({ sentBefore: { length: howMany } }: Import): string =>
  howMany === 0 ? "" : words.imports.leftOut(howMany);

/** For a file in several batches, the batches that must not be sent again. */
export function sayWhatHasArrived(parts: Import["parts"]): string {
  const arrived = parts.filter(({ state }) => state === "done");
  if (arrived.length === 0 || parts.length < 2) return "";
  return words.imports.arrivedBefore(arrived.length, parts.length, countInvoices(arrived));
}

/** What is sent: "12 purchase invoices, GBP 1,204.50 net", "a document for purchase invoice 10023". */
export function sayContents({ kind, parts, place, purchaseInvoiceId, leftOut }: Import): string {
  const { imports } = words;
  switch (kind) {
    case "batch": {
      // Found in Done: it was sent, but this journal does not know its content.
      if (parts.length > 0 && countInvoices(parts) === 0)
        return leftOut.length === 0 ? imports.notRecorded : imports.noInvoices;
      const net = sayMoney(addMoney(parts.map((part) => part.net)));
      return imports.contents(countInvoices(parts), parts.length, net);
    }
    case "document":
      return purchaseInvoiceId === null ? imports.document : imports.documentFor(purchaseInvoiceId);
    case "register":
      return sayList(place.dropped);
  }
}

export const countInvoices = (parts: Import["parts"]): number => parts.reduce((sum, { invoices }) => sum + invoices, 0);

export const sayKind = (import_: Pick<Import, "kind" | "place" | "reverses">): string => {
  const { kind, place } = import_;
  if (import_.reverses !== undefined) return words.imports.kind.reversal;
  if (isNamedAsTemplate(place.dropped)) return words.imports.kind.template;
  if (isEInvoice(import_)) return words.imports.kind.eInvoice;
  return words.imports.kind[kind === "register" ? registerKindOf(place.dropped) : kind];
};

/** "a supplier list". */
const sayList = (path: string): string => words.imports.aList[registerKindOf(path)];

const registerKindOf = (path: string): "list" | "register" | "template" | ReferenceKind =>
  isNamedAsTemplate(path) ? "template" : isListFile(path) ? "list" : (referenceKindOf(path) ?? "register");

/** The text after "waiting since 02:14, because". */
export const sayUnsettled = (reason: UnsettledReason): string => words.imports.unsettled[reason];

/** The names that a batch may have: all if they are few, else the first and the last. */
export function sayBatchNames(names: readonly string[]): string {
  const [first = "", second] = names;
  const last = names.at(-1) ?? "";
  if (second === undefined) return first;
  return names.length === 2 ? words.imports.eitherName(first, last) : words.imports.anyNameBetween(first, last);
}
