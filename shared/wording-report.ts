/** @file The morning report in words: its sentence on top, what a person is to do, and what does not add up. */

import { namesOfPart } from "./batch-names.ts";
import type { Failure } from "./failure.ts";
import type { Import } from "./import.ts";
import type { ReportMade } from "./morning-report.ts";
import { sayBatchNames, sayState } from "./wording.ts";
import { capitalise, count, quote, shorten } from "./wording-grammar.ts";
import { sayWhen } from "./wording-time.ts";

/** What the journal, its trail and the folders disagree about. */
export type Difference =
  | { readonly is: "missing"; readonly file: string; readonly lies: string }
  | { readonly is: "stranger"; readonly path: string }
  | { readonly is: "count"; readonly dropped: number; readonly accounted: number };

export function sayDifference(difference: Difference): string {
  switch (difference.is) {
    case "missing":
      return `${quote(shorten(difference.file, 120))} should lie in the inbox as ${quote(shorten(difference.lies, 160))}, and it is not there.`;
    case "stranger":
      return `${quote(shorten(difference.path, 160))} lies in a folder of Pigeonhole's, and Pigeonhole has no record of it. If it is meant to be imported, put it into the inbox itself.`;
    case "count": {
      const { dropped, accounted } = difference;
      const which = dropped > accounted ? "more than are accounted for" : "fewer than are accounted for";
      return `${count(dropped, "file was", "files were")} dropped, ${Math.abs(dropped - accounted)} ${which} (${accounted}).`;
    }
  }
}

interface Summary {
  readonly alarms: readonly string[];
  readonly needYou: number;
  readonly dropped: number;
  readonly underWay: number;
  readonly trouble: string | null;
}

/** The one sentence on top. */
export function sayNight({ alarms, needYou, dropped, underWay, trouble }: Summary): string {
  if (alarms.length > 0) return "The count does not add up. Please look at this first.";
  if (needYou > 0) return `${count(needYou, "file needs", "files need")} you.`;
  if (trouble !== null) return dropped === 0 ? `Nothing arrived. ${trouble}` : trouble;
  if (dropped === 0) return "Nothing arrived. Everything works.";
  const arrived = dropped === 1 ? "The one file that arrived" : `All ${count(dropped, "file", "files")} that arrived`;
  if (underWay > 0) return `All is well. ${count(underWay, "file is", "files are")} still under way.`;
  return `All is well. ${arrived} ${dropped === 1 ? "has" : "have"} been dealt with.`;
}

/** To stand before the newest entry's hash. See [Note: the chain]. */
export const sayTrailEnd = (entries: number): string =>
  `A copy of this report kept elsewhere shows later whether the audit trail was changed up to here (pigeonhole log --verify --expect): it had ${count(entries, "entry", "entries")}, and the newest has the hash`;

/** For a menu, a link or a terminal: "Morning report of 07:00: 2 need you". */
export function sayReport({ until, needYou, alarms }: ReportMade, nowMs: number, timeZone: string): string {
  const found =
    alarms.length > 0
      ? "the count does not add up"
      : needYou === 0
        ? "nothing needs you"
        : `${needYou} ${needYou === 1 ? "needs" : "need"} you`;
  return `Morning report (${sayWhen(until, nowMs, timeZone)}): ${found}`;
}

/** Why a file waits, in a few words, and what a person is to do about it. */
export function sayTaskFor(import_: Import, timeZone: string): { readonly why: string; readonly toDo: string } {
  const { state } = import_;
  const why = capitalise(sayState(import_).replace(/^(Needs you|Failed): /, ""));
  switch (state.at) {
    case "held":
      return { why, toDo: "Look at it in Pigeonhole, then press Approve; or turn it down." };
    case "unknown":
      return { why, toDo: sayLookFor(import_, state.part, timeZone) };
    case "waiting":
    case "failed":
      return { why, toDo: sayToDo(state.why) };
    default:
      return { why, toDo: "Open Pigeonhole." };
  }
}

function sayLookFor({ kind, parts, purchaseInvoiceId }: Import, index: number, timeZone: string): string {
  const part = parts[index];
  const where =
    kind === "document"
      ? `among the documents of purchase invoice ${purchaseInvoiceId ?? "(not known)"}`
      : part === undefined
        ? ""
        : `for the batch ${quote(sayBatchNames(namesOfPart(part, timeZone)))}`;
  return `Look in the finance system ${where}. Then say in Pigeonhole: It arrived, or Send it again.`;
}

function sayToDo(why: Failure): string {
  switch (why.kind) {
    case "rows-have-problems":
      return "Correct the rows in the copy that lies beside the file (“… to correct”), and put that copy into the inbox.";
    case "cannot-tell":
      return "Open Pigeonhole and answer the question there.";
    case "spreadsheet-or-document":
      return "Open Pigeonhole and say whether it is a spreadsheet to import or a document.";
    case "no-invoices":
      return "See whether it is the right file. Correct it, and put it back into the inbox.";
    case "already-sent":
      return "Open Pigeonhole: take out the rows that went before, or press Send it anyway.";
    case "no-purchase-invoice-id":
      return "Open Pigeonhole and say which purchase invoice it belongs to.";
    case "refused":
      return "Read in the note beside the file what the finance service said. Correct the file, and put it back into the inbox.";
    case "no-answer":
      return "Put only what did not arrive into the inbox again.";
    case "empty-file":
    case "incomplete-file":
      return "Save or scan it again, and put the new file into the inbox.";
    case "too-large":
      return "Make it smaller, for example by splitting it, and put it into the inbox again.";
    case "type-not-permitted":
    case "content-differs-from-extension":
    case "unreadable-spreadsheet":
      return "Save it again in the right format, and put that into the inbox.";
    case "name-not-permitted":
      return "Rename it, and put it back into the inbox.";
    case "parser-stopped":
      return "Split it into smaller files, and put those into the inbox.";
    case "leads-outside-inbox":
      return "It is only a link: put the file itself into the inbox.";
    case "barred":
      return "Tell whoever looks after your network; then open Pigeonhole and press Try again.";
    case "not-sent":
    case "busy":
    case "file-changed":
    case "file-unreadable":
      return "Open Pigeonhole and press Try again.";
    case "signed-out":
    case "no-keychain":
    case "no-connection":
      return "Sign in again in Pigeonhole, then press Try again.";
    case "withdrawn":
    case "rejected":
    case "may-have-gone":
      return "Look for it in the finance system. If it is not there, put it back into the inbox.";
  }
}
