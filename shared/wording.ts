/** @file Puts an import into words: its state, its kind, and the one line that the command line and notifications show. */

import { addMoney } from "./add-money.ts";
import type { UnsettledReason } from "./failure.ts";
import type { Import, ImportKind, ImportState } from "./import.ts";
import { isListFile } from "./list-file.ts";
import type { RowProblem } from "./sheet-reading.ts";
import { sayFailure, sayRowProblem } from "./wording-failures.ts";
import { capitalise, count } from "./wording-grammar.ts";
import { sayInShort } from "./wording-in-short.ts";
import { sayMoney } from "./wording-money.ts";
import { sayAgo, saySpan } from "./wording-time.ts";

/** A short label: "Done", "Sending", "Needs you: which purchase invoice?". */
export function sayState({ state, parts }: Pick<Import, "state" | "parts">): string {
  switch (state.at) {
    case "reading":
      return state.behind === undefined ? "Reading" : "Waiting for another file";
    case "held":
      return `Needs you: ${state.why ? sayInShort(state.why) : "approve it"}`;
    case "queued":
      return state.why === null ? "Waiting to be sent" : `Waiting: ${sayInShort(state.why)}`;
    case "sending":
      if (state.rejected) return "Stopping";
      return parts.length > 1 ? `Sending batch ${state.part + 1} of ${parts.length}` : "Sending";
    case "unknown":
      return `Needs you: ${sayInShort(state.why)}`;
    case "waiting":
      return `Needs you: ${sayInShort(state.why)}`;
    case "done":
      return "Done";
    case "failed":
      return state.why.kind === "withdrawn" ? capitalise(sayInShort(state.why)) : `Failed: ${sayInShort(state.why)}`;
    case "duplicate":
      return "Duplicate: sent before";
  }
}

/** The file, and in a sentence or two how it stands. */
export function sayImport(import_: Import, now: number): { readonly title: string; readonly detail: string } {
  return { title: import_.place.dropped, detail: sayProgress(import_, import_.state, now) };
}

function sayProgress(import_: Import, state: ImportState, now: number): string {
  switch (state.at) {
    case "reading":
      return state.behind === undefined
        ? "Being read and checked. Nothing of it has been sent yet."
        : `It holds the same as import ${state.behind}, which has not gone yet. If that one arrives, this one need not go; if not, it goes by itself.`;
    case "held":
      return `Ready to send: ${sayContents(import_)}. ${sayDoubts(state.doubts)}${state.why ? sayFailure(state.why) : "It waits until someone approves it."}`;
    case "queued": {
      if (state.why === null)
        return `Ready to send: ${sayContents(import_)}. It goes as soon as the ones before it have gone.`;
      const waitMs = state.notBefore - now;
      const when = waitMs > 0 ? `in ${saySpan(waitMs)}` : "at the next opportunity";
      return `${sayFailure(state.why)} Pigeonhole tries again by itself ${when}.`;
    }
    case "sending":
      return state.rejected
        ? "Someone has turned it down while it was being sent. It is being stopped, unless all of it has left already."
        : `Being sent now: ${sayContents(import_)}.`;
    case "unknown":
    case "failed":
      return [sayFailure(state.why), sayWhatHasArrived(import_.parts)].filter((words) => words !== "").join(" ");
    case "waiting": {
      const arrived = state.why.kind === "already-sent" ? sayWhatHasArrived(import_.parts) : "";
      return [sayFailure(state.why), arrived, sayWaited(import_, now)].filter((words) => words !== "").join(" ");
    }
    case "done":
      return `Done ${sayAgo(import_.since, now)}: ${sayContents(import_)}.${sayLeftOut(import_)}`;
    case "duplicate":
      return "All that it holds went before, so it was not sent.";
  }
}

/** "It has waited for 4 days.": what a document says that waits for its invoice, from the second day on. */
function sayWaited({ kind, seenAt }: Import, now: number): string {
  return kind === "document" && now - seenAt >= dayMs ? `It has waited for ${saySpan(now - seenAt)}.` : "";
}
const dayMs = 24 * 60 * 60_000;

/** "2 rows look unusual: Row 14, …. ", or nothing. */
function sayDoubts(doubts: readonly RowProblem[]): string {
  const [first] = doubts;
  if (first === undefined) return "";
  const rows = count(new Set(doubts.map(({ row }) => row)).size, "row looks", "rows look");
  return `${rows} unusual. ${doubts.length === 1 ? "" : "The first: "}${sayRowProblem(first)} `;
}

/** Rows that were left out because they had gone before: " 2 rows were left out…", or nothing. */
function sayLeftOut({ sentBefore: { length: howMany } }: Import): string {
  if (howMany === 0) return "";
  const rows = count(howMany, "more row was", "more rows were");
  return ` ${rows} left out, because ${howMany === 1 ? "it" : "they"} went before in another file.`;
}

/** Of a file in several batches, those that must not go again. */
export function sayWhatHasArrived(parts: Import["parts"]): string {
  const arrived = parts.filter(({ state }) => state === "done");
  if (arrived.length === 0 || parts.length < 2) return "";
  const which = `${arrived.length} of its ${count(parts.length, "batch", "batches")}`;
  return `${which} (${count(countInvoices(arrived), "purchase invoice")}) had arrived before and must not be sent again.`;
}

/** What is sent: "12 purchase invoices, GBP 1,204.50 net", "document for purchase invoice 10023". */
export function sayContents({ kind, parts, place, purchaseInvoiceId }: Import): string {
  switch (kind) {
    case "batch": {
      // Found in Done after a restore: it went, and this journal never knew with what.
      if (parts.length > 0 && countInvoices(parts) === 0) return "what it held, before the journal was restored";
      const invoices = count(countInvoices(parts), "purchase invoice");
      const batches = parts.length > 1 ? ` in ${count(parts.length, "batch", "batches")}` : "";
      return `${invoices}${batches}, ${sayMoney(addMoney(parts.map(({ net }) => net)))} net`;
    }
    case "document":
      return purchaseInvoiceId === null ? "a document" : `a document for purchase invoice ${purchaseInvoiceId}`;
    case "register":
      return isListFile(place.dropped) ? "a list of documents" : "a register of purchase invoices";
  }
}

export const countInvoices = (parts: Import["parts"]): number => parts.reduce((sum, { invoices }) => sum + invoices, 0);

export function sayKind(kind: ImportKind): string {
  switch (kind) {
    case "batch":
      return "Spreadsheet";
    case "document":
      return "Document";
    case "register":
      return "Register";
  }
}

/** To stand behind "waiting since 02:14, because". */
export function sayUnsettled(reason: UnsettledReason): string {
  switch (reason) {
    case "new":
      return "it has only just been seen";
    case "still-changing":
      return "it is still being written";
    case "in-use":
      return "another program has it open";
    case "incomplete":
      return "its end is still missing";
    case "unreadable":
      return "it cannot be opened";
    case "not-a-file":
      return "it is not an ordinary file";
    case "not-noted":
      return "it could not be written into the journal (is the disk full?)";
    case "journal-unchecked":
      return "Pigeonhole has just started and is still looking through its journal";
  }
}

/** The names that a batch may bear: all of a few, the first and the last of many. */
export function sayBatchNames(names: readonly string[]): string {
  const [first = "", second] = names;
  const last = names.at(-1) ?? "";
  if (second === undefined) return first;
  return names.length === 2 ? `${first} or ${last}` : `${first} to ${last}, or any minute between`;
}
