/** @file Puts an import into words: its state, its kind, and one line of progress. */

import type { HeldUpBy } from "../../agent/held-up.ts";
import { isEInvoice } from "../../e-invoice/unsaved-e-invoice.ts";
import type { Failure } from "../../imports/failures/failure.ts";
import { otherDocumentIn } from "../../imports/failures/other-document-in.ts";
import type { Import, ImportState, Part, Repeats } from "../../imports/import.ts";
import { wasToGoAgain } from "../../imports/needs-person.ts";
import { countInvoices } from "../../imports/sent-in-part.ts";
import type { UnsettledReason } from "../../imports/unsettled-reason.ts";
import { isListFile } from "../../spreadsheet/list-file.ts";
import { type ReferenceKind, referenceKindOf } from "../../spreadsheet/reference-list.ts";
import { isNamedAsTemplate } from "../../spreadsheet/template-name.ts";
import { addMoney } from "../../values/add-money.ts";
import { words } from "../../words/spoken.ts";
import { capitalise, sentence } from "../grammar.ts";
import { sayMessage } from "../message.ts";
import { sayMoney } from "../say-money.ts";
import { sayAgo, saySpan } from "../say-time.ts";
import { sayClosed, sayDoubts, sayLeftOut, sayNotPartOfIt, sayNotSaved } from "./rows/say-rows-of-import.ts";
import { sayCorrectedElsewhere } from "./rows/say-rows-with-problems.ts";
import { whatIsAsked } from "./say-already-sent.ts";
import { sayFailure } from "./say-failure.ts";
import { sayInShort } from "./say-in-short.ts";
import { sayNoSuchInvoice } from "./say-outcome.ts";
import { sayReversals } from "./say-reversal.ts";
import { sayWaited, sayWaitsForId } from "./say-waiting-documents.ts";

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
  return [ready, sayWhatHasArrived(import_.parts), words.imports.heldUp[heldUpBy]];
}

function sayProgress(import_: Import, state: ImportState, now: number): readonly string[] {
  const { imports } = words;
  switch (state.at) {
    case "reading":
      return [state.behind === undefined ? imports.beingRead : sayBehind(state.behind, state.repeats)];
    case "held":
      return [
        imports.ready(sayContents(import_)),
        sayWhatHasArrived(import_.parts),
        ...sayDoubts(state.doubts),
        state.why ? sayFailure(state.why) : imports.waitsForApproval,
      ];
    case "queued": {
      if (state.why === null)
        return [imports.ready(sayContents(import_)), sayWhatHasArrived(import_.parts), imports.goesAfterOthers];
      return [sayFailure(state.why), sayWhatNext(state.why, state.notBefore - now)];
    }
    case "sending":
      return [state.rejected ? imports.beingStopped : imports.beingSent(sayContents(import_))];
    case "unknown":
    case "failed":
      return [
        sayNoSuchInvoice(import_, state.why) ?? sayFailure(state.why, whatIsAsked(import_)),
        state.at === "unknown" && import_.place.path === null ? words.sought.fileGone : "",
        sayCorrectedElsewhere(state.why),
        sayWhatHasArrived(import_.parts),
        ...sayNotSaved(import_),
        ...(state.at === "unknown" ? sayNotPartOfIt(import_) : []),
      ];
    case "waiting": {
      const arrived = state.why.kind === "already-sent" ? sayWhatHasArrived(import_.parts) : "";
      const said = sayFailure(state.why, whatIsAsked(import_));
      return [said, sayCorrectedElsewhere(state.why), arrived, sayWaited(import_, now)];
    }
    case "done":
      return sayDone(import_, state, now);
    case "duplicate":
      return [imports.allWentBefore];
  }
}

/** Before somebody signs in or corrects the settings, looking again asks no server: a time for it would promise too much. */
function sayWhatNext(why: Failure, waitMs: number): string {
  const { imports } = words;
  if (waitsForPerson(why)) return imports.sentThen;
  return waitMs > 0 ? imports.triesAgainIn(saySpan(waitMs)) : imports.triesAgainSoon;
}

const waitsForPerson = (why: Failure): boolean =>
  (why.kind === "signed-out" && why.by !== "service") || why.kind === "no-keychain" || why.kind === "no-connection";

/** What it waits for, and what it has in common with that. */
export function sayBehind(original: string, repeats: Repeats | undefined): string {
  const { imports } = words;
  const other = imports.otherFile(repeats?.file ?? "", original);
  if (repeats == null || repeats.rows === null || repeats.first === null) return imports.behindSame(other);
  return imports.behindRows(other, repeats.rows, repeats.first.row, repeats.first.invoiceNumber);
}

function sayDone(
  import_: Import,
  { correctedIn, closed, unused, partly }: Extract<ImportState, { readonly at: "done" }>,
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
  if (partly !== undefined) return [done, sentence(sayMessage(partly))];
  return [done, ...corrected, sayLeftOut(import_), ...sayWaitsForId(import_, now)];
}

/** After a restore, or in an inbox that was taken over: this journal doesn't know when it was sent. See [Note: after a restore]. */
const wasFoundInDone = ({ parts: [part, other] }: Import): boolean =>
  part?.state === "done" && part.sentAt === null && part.endedAt === null && other === undefined;

/** For a file in several batches, the batches that must not be sent again. */
export function sayWhatHasArrived(parts: Import["parts"]): string {
  const arrived = parts.filter(({ state }) => state === "done");
  if (arrived.length === 0 || parts.length < 2) return "";
  return words.imports.arrivedBefore(arrived.length, parts.length, countInvoices(arrived));
}

/**
 * What is sent: "12 purchase invoices, GBP 1,204.50 net", "a document for purchase invoice 10023". Of what is still to be
 * sent, only that: batches that were sent aren't.
 */
export function sayContents(import_: Import): string {
  const { kind, purchaseInvoiceId, leftOut } = import_;
  const parts = toBeSent(import_);
  const { imports } = words;
  switch (kind) {
    case "batch": {
      // Found in Done: it was sent, but this journal does not know its content.
      if (parts.length > 0 && countInvoices(parts) === 0)
        return leftOut.length === 0 ? imports.notRecorded : imports.noInvoices;
      return isEInvoice(import_) ? sayRowsOfEInvoice(parts) : sayInvoices(parts);
    }
    case "document":
      return purchaseInvoiceId === null ? imports.document : imports.documentFor(purchaseInvoiceId);
    case "register":
      return sayList(import_);
  }
}

function toBeSent({ state, parts }: Pick<Import, "state" | "parts">): readonly Part[] {
  const left = parts.filter((part) => part.state !== "done");
  return ["held", "queued", "sending"].includes(state.at) && left.length > 0 ? left : parts;
}

/** The same of one e-invoice: "1 e-invoice as 2 purchase invoices (EUR 320.00 net, EUR 31.00 VAT), one for each VAT line". */
export function sayRowsOfEInvoice(batches: readonly Pick<Part, "invoices" | "net" | "vat">[]): string {
  const contents = sayInvoices(batches);
  return countInvoices(batches) > 1 ? words.imports.contentsOfEInvoice(contents) : contents;
}

/** "12 purchase invoices in 2 batches (GBP 1,204.50 net, GBP 240.90 VAT)". */
export function sayInvoices(batches: readonly Pick<Part, "invoices" | "net" | "vat">[]): string {
  const net = addMoney(batches.map((batch) => batch.net));
  const vat = addMoney(batches.map((batch) => batch.vat));
  const saidVat = Object.keys(vat).length === 0 ? null : sayMoney(vat);
  return words.imports.contents(countInvoices(batches), batches.length, sayMoney(net), saidVat);
}

/** True for XML that was found to be an order, a delivery note or the like. */
const isOtherDocument = ({ state }: Partial<Pick<Import, "state">>): boolean =>
  state?.at === "failed" && otherDocumentIn(state.why) !== null;

export const sayKind = (
  import_: Pick<Import, "kind" | "place" | "reverses"> & Partial<Pick<Import, "state">>,
): string => {
  const { kind, place } = import_;
  if (import_.reverses !== undefined) return words.imports.kind.reversal;
  if (isNamedAsTemplate(place.dropped)) return words.imports.kind.template;
  // An order in XML has the name of an e-invoice.
  if (isOtherDocument(import_)) return words.imports.kind.document;
  if (isEInvoice(import_)) return words.imports.kind.eInvoice;
  return words.imports.kind[kind === "register" ? registerKindOf(import_) : kind];
};

/** "a supplier list". */
const sayList = (import_: AnyList): string => words.imports.aList[registerKindOf(import_)];

type AnyList = Pick<Import, "place"> & Partial<Pick<Import, "state">>;

/** A reference list is also known by its headings, whatever it is called. */
function registerKindOf({ place, state }: AnyList): "list" | "register" | "template" | ReferenceKind {
  const path = place.dropped;
  if (state?.at === "done" && state.listOf !== undefined) return state.listOf;
  if (isNamedAsTemplate(path)) return "template";
  return isListFile(path) ? "list" : (referenceKindOf(path) ?? "register");
}

/** The text after "waiting since 02:14, because". */
export const sayUnsettled = (reason: UnsettledReason): string => words.imports.unsettled[reason];

/** The names that a batch may have: all if they are few, else the first and the last. */
export function sayBatchNames(names: readonly string[]): string {
  const [first = "", second] = names;
  const last = names.at(-1) ?? "";
  if (second === undefined) return first;
  return names.length === 2 ? words.imports.eitherName(first, last) : words.imports.anyNameBetween(first, last);
}
