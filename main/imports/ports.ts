/** @file All that the pipeline needs of the world, in the pipeline's words. Adapters fulfil it; main hands them in. */

import type { NotImported } from "../../shared/agent/inbox-owner.ts";
import type { MetadataKey } from "../../shared/agent/metadata-keys.ts";
import type { UnansweredCalls } from "../../shared/agent/unanswered-calls.ts";
import type { Confirmations } from "../../shared/confirmation/confirmation.ts";
import type { SentPdf } from "../../shared/e-invoice/sent-pdf.ts";
import type { Candidate } from "../../shared/imports/candidate.ts";
import type { CopyWords } from "../../shared/imports/correction-copy.ts";
import type { Drop } from "../../shared/imports/drop.ts";
import type {
  DropFailure,
  MayHaveGone,
  NotSent,
  OutcomeUnknown,
  RejectedByService,
} from "../../shared/imports/failure.ts";
import type { CorrectionCopy, Folder, Import, ImportKind } from "../../shared/imports/import.ts";
import type { Office, SameOffice } from "../../shared/imports/office.ts";
import type { Earlier, ListedInvoice, RowFingerprint } from "../../shared/imports/row-fingerprint.ts";
import type { TrailEventName } from "../../shared/imports/trail-event.ts";
import type { Reverses } from "../../shared/reversal/reversal.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import type { ListedPath } from "../../shared/spreadsheet/list-file.ts";
import type { RegisterEntry, SheetReading } from "../../shared/spreadsheet/sheet-reading.ts";
import type { Template } from "../../shared/spreadsheet/template.ts";
import type { Result } from "../../shared/values/result.ts";
import type { Message } from "../../shared/wording/message.ts";
import type { ReadOptions } from "../spreadsheet/read-spreadsheet.ts";

export interface Clock {
  /** Epoch ms. */
  now(): number;
  /** Resolves after `ms`, or as soon as `signal` fires; never rejects. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** From 0 up to 1, for jitter. */
  random(): number;
}

/**
 * What became of a move: `gone` and `changed` mean that the file at `from` is no longer the one meant; `busy`, that
 * another program has it open and may close it any moment.
 */
export type Moved = "moved" | "gone" | "changed" | "taken" | "busy" | "refused";

export interface Inspected {
  readonly drop: Drop;
  /** What the file's end lacks, in words, or null where it is whole. */
  readonly missingEnd: Message | null;
}

/** The folder's side of the pipeline. Paths are relative to the inbox, `/` between their parts. */
export interface FolderPort {
  /** Looks at a file as it lies there now: `file-changed` where it is gone, `file-unreadable` also where its inbox is. */
  inspect(inbox: string, path: string): Promise<Result<Inspected, NotSent>>;
  exists(inbox: string, path: string): Promise<boolean>;
  /** True where the file has these very letters. On a disk that ignores case, `exists` goes by any spelling. */
  isSpelledSo(inbox: string, path: string): Promise<boolean>;
  /**
   * True where the inbox cannot be listed, or holds nothing at all: a share that is away leaves an empty folder where it
   * was, so a file that is missing there is no sign that anyone has taken it away.
   */
  seemsAway(inbox: string): Promise<boolean>;
  /** A name in `folder`, or outside our own folders where it is null, that is not taken, for a file that was dropped as `dropped`. */
  freeName(inbox: string, folder: Folder | null, dropped: string, atMs: number): Promise<string>;
  /** Moves, never overwrites. Repeating a move that was made is `moved` again, whatever lies at `from` since. */
  move(inbox: string, from: string, to: string, sha256: string): Promise<Moved>;
  writeNote(inbox: string, beside: string, text: string): Promise<void>;
  /** True where a file has the name of this file's note. */
  hasNote(inbox: string, beside: string): Promise<boolean>;
  /** Takes our own note away; a file of that name that is not ours is left alone. */
  removeNote(inbox: string, beside: string): Promise<void>;
  /** Lays a correction copy beside a file, under a free name, or finds it there; null where it cannot be written. */
  writeCopy(inbox: string, beside: string, bytes: Uint8Array): Promise<CorrectionCopy | null>;
  /**
   * Writes a document that came out of a file beside it, under a free name, or finds it there.
   *
   * @param isKnown of a path whose file the journal knows: it is another one, whatever it holds
   * @returns its path; null where it can't be written
   */
  layBeside(
    inbox: string,
    beside: string,
    document: { readonly name: string; readonly bytes: Uint8Array },
    isKnown: (path: string) => boolean,
  ): Promise<{ readonly path: string; readonly sha256: string } | null>;
  /** Takes our own copy away; one that someone has worked on is left alone. */
  removeCopy(inbox: string, copy: CorrectionCopy): Promise<void>;
  /** The path as the operating system wants it. */
  locate(inbox: string, path: string): string;
}

/** What an inbox says of the journal that it belongs to. See [Note: one inbox, one journal]. */
export interface Marker {
  /** The random id of the journal. */
  readonly journal: string;
  /** Which data folder on which disk: a copy of it has another one. */
  readonly instance: string;
  /** Random, and another one each time the marker is written. */
  readonly claim: string;
  readonly inbox: string;
  /** The computer's name, for people. */
  readonly computer: string;
  /** Epoch ms at which it was written. */
  readonly seenAt: number;
}

export type MarkerFound =
  | { readonly is: "marker"; readonly marker: Marker }
  | { readonly is: "none" }
  /** Half-written, or not ours. */
  | { readonly is: "damaged" }
  | { readonly is: "unreadable"; readonly detail: string }
  /** The inbox itself cannot be reached. */
  | { readonly is: "away" };

export type MarkerWritten =
  | { readonly is: "written" }
  | { readonly is: "taken" }
  | { readonly is: "refused"; readonly detail: string };

/** The markers in the inboxes. */
export interface Markers {
  read(inbox: string): Promise<MarkerFound>;
  /** Writes the first marker. Of several agents that try at once one succeeds; for the others it is `taken`. */
  create(inbox: string, marker: Marker): Promise<MarkerWritten>;
  /** Writes over the marker with the claim `before`, or over a damaged one (null). `taken` where there is another. */
  replace(inbox: string, before: string | null, marker: Marker): Promise<MarkerWritten>;
  /** Takes the marker with this claim away. One that can't be taken away stays. */
  remove(inbox: string, claim: string): Promise<void>;
}

/** Whether this journal imports an inbox. See [Note: one inbox, one journal]. */
export interface InboxClaims {
  /** Looks at the marker and keeps it up. Null where this journal imports the inbox; `away` where it cannot be reached. */
  look(inbox: string): Promise<NotImported | "away" | null>;
  /** The same, and writes nothing. */
  see(inbox: string): Promise<NotImported | "away" | null>;
  /** Asked right before anything is sent. */
  mayImport(inbox: string): Promise<boolean>;
  /** As of the last look; undefined before the first one. */
  refusal(inbox: string): NotImported | null | undefined;
}

export interface ParseRequest extends ReadOptions {
  readonly path: string;
  readonly fileName: string;
}

export interface ParsedSpreadsheet {
  /** Of the very bytes that were read, in hex. */
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly reading: SheetReading;
}

/** What is inside an e-invoice. */
export interface TakenOut {
  /** Of the e-invoice as it was read, in hex. */
  readonly sha256: string;
  /** In the order of the e-invoice; null for one that can't be attached. */
  readonly documents: readonly (Uint8Array | null)[];
}

/** What is inside an archive: a zip, or an e-mail. See [Note: files inside]. */
export interface Unpacked {
  /** Of the archive as it was read, in hex. */
  readonly sha256: string;
  /** Why it can't be unpacked; there are no files then. */
  readonly problem: Message | null;
  /** With names that stay in a folder, each once. */
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

export interface Parser {
  read(request: ParseRequest, signal?: AbortSignal): Promise<Result<ParsedSpreadsheet, DropFailure>>;
  /** The bytes of an xlsx file that holds every row of an invoice, with what became of it beside it. */
  correct(request: ParseRequest, words: CopyWords, signal?: AbortSignal): Promise<Result<Uint8Array, DropFailure>>;
  /** The documents inside an e-invoice (BG-24). */
  takeOut(request: ParseRequest, signal?: AbortSignal): Promise<Result<TakenOut, DropFailure>>;
  /** The files inside an archive. */
  unpack(request: ParseRequest, signal?: AbortSignal): Promise<Result<Unpacked, DropFailure>>;
}

/** An import as it enters the journal. */
export interface NewImport {
  readonly inbox: string;
  readonly connection: string;
  readonly kind: ImportKind;
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly dropped: string;
  /** Where the file is, if not where it was dropped. */
  readonly at?: string;
  readonly seenAt: number;
  /** Set of a reversal. */
  readonly reverses?: Reverses;
}

/** One line of the audit trail. */
export interface JournalEvent {
  readonly what: TrailEventName;
  /** `agent`, or the person who decided. */
  readonly who: string;
  readonly detail: unknown;
}

/** What one part sends, and what it will be known by. */
export interface PartContent {
  /** A batch's JSON, or a document's address. */
  readonly payload: string;
  /** One for each invoice of a batch; none for a document. */
  readonly fingerprints: readonly RowFingerprint[];
}

/** Rows of a part that become the last part of their import, with what is sent of them. */
export interface DividedPart {
  readonly part: number;
  readonly rows: readonly number[];
}

/** What a commit may write; see Journal.commit. All of it is durable once the commit is, or none of it. */
export interface JournalWrites {
  add(entry: NewImport, event: JournalEvent): Import;
  /**
   * Writes `next` over its predecessor, with the event. Without an event nothing has happened that the trail should
   * tell.
   *
   * @param contents what the parts send, where they are planned again
   * @param register what a register holds, to be remembered with it
   * @param listed the same of a list file
   * @param divided the part whose rows become the last one; see [Note: row by row]
   * @returns false where the journal holds another version than the predecessor; nothing is written then.
   */
  save(
    next: Import,
    event: JournalEvent | null,
    contents?: readonly PartContent[],
    register?: readonly RegisterEntry[],
    listed?: readonly ListedPath[],
    divided?: DividedPart,
  ): boolean;
  /** Keeps where a connection leads; an office that is known already changes nothing. */
  keepOffice(connection: string, office: Office): void;
  /** Keeps a fact about the agent that outlives it; null takes it away. Without an event the trail tells nothing. */
  setMetadata(key: MetadataKey, value: string | null, event: JournalEvent | null): void;
}

/** The journal as a decision sees it that is being committed: with what it has written itself. */
export interface JournalDraft extends JournalReads, JournalWrites {}

/**
 * [Note: a commit]
 *
 * All writing is done in commits. A commit is decided by a function that reads the journal as it is and writes what
 * follows from that; nobody else writes between the two. So a decision and what it rests on belong into one commit:
 * "nobody has sent this before" and "this will be sent", "the name is free" and "the file is moved there".
 *
 * The function may be called again, on a newer journal, where another computer of the office was first. So it changes
 * nothing but the draft, and what follows from it is done after the commit. On one computer it is called once, at once,
 * before `commit` returns its promise; nothing may rely on that.
 */
export interface Journal extends JournalReads, Pick<Confirmations, "compareSome" | "findings"> {
  /**
   * Makes what `decide` writes durable, whole or not at all. See [Note: a commit].
   *
   * @returns what `decide` has returned, once it is durable
   * @throws what `decide` throws, or the reason why nothing can be written; nothing is written then
   */
  commit<T>(decide: (draft: JournalDraft) => T): Promise<T>;
}

/** Facts about the agent that outlive it, for those who need nothing else of the journal. See [Note: a commit]. */
export interface Metadata extends Pick<JournalReads, "metadata"> {
  commit<T>(decide: (draft: Pick<JournalWrites, "setMetadata">) => T): Promise<T>;
}

/** What the journal knows. */
export interface JournalReads {
  get(id: string): Import | undefined;
  /** Imports that are under way, oldest first. */
  underWay(): readonly Import[];
  /** Settled imports whose file still lies outside the folder that its state calls for. */
  unfiled(): readonly Import[];
  /** Imports that a person is asked about and whose file should lie in its folder. */
  asking(): readonly Import[];
  /** Imports that a person wanted sent again and whose file changed or went before. See [Note: what was sent]. */
  notSentAgain(): readonly Import[];
  atPath(inbox: string, path: string): Import | undefined;
  withContent(sha256: string): readonly Import[];
  /** The imports whose rows were sent with this one. */
  correctedIn(id: string): readonly Import[];
  /** The ids of imports of which a person said that they aren't the corrected copy or file of this one. */
  notCorrectedIn(id: string): readonly string[];
  /** The imports of files that were dropped at this path, newest first. */
  droppedAt(inbox: string, path: string): readonly Import[];
  /** What part `n` (0-based) of the import sends: a batch's JSON, or a document's address. */
  payload(id: string, n: number): string;
  /** True where it is kept already that a connection leads there. */
  knowsOffice(connection: string, office: Office): boolean;
  /** A fact about the agent that outlives it, such as that it was paused; or null. */
  metadata(key: string): string | null;
  /** The connections that lead to the same office as this one. See [Note: the same office]. */
  sameOffice(connection: string): SameOffice;
  /**
   * Finds the rows with these fingerprints again, by raw row or by supplier and number, among those that other imports
   * have sent to the same office, or to what may be the same, or are about to: what was refused, or withdrawn unsent, is
   * not among them.
   */
  earlier(import_: Pick<Import, "id" | "connection">, fingerprints: readonly RowFingerprint[]): readonly Earlier[];
  /**
   * The net totals of the latest invoices in that currency that have arrived at the office; newest first.
   *
   * @param supplier as in a fingerprint: at most twenty invoices of it; null for any, at most a hundred
   */
  usualNets(connection: string, supplier: string | null, currency: string): readonly string[];
  /** What the registers for this connection's office say of an invoice number, folded; see [Note: a folded number]. */
  registered(connection: string, foldedNumber: string): readonly Candidate[];
  /** True where they have this purchase invoice id. */
  hasRegisteredId(connection: string, purchaseInvoiceId: string): boolean;
  /** Entries of invoice lists for its office, or what may be the same, that may be the invoices of these rows; the newest of each row. */
  listedAlready(connection: string, fingerprints: readonly RowFingerprint[]): readonly ListedInvoice[];
  /**
   * The same for the rows of part `n` of an import that is in the journal, in lists alone that were kept since it was
   * planned, or since a person said that it is sent anyway.
   */
  listedSincePlan(id: string, n: number): readonly ListedInvoice[];
  /** True where a register for this connection's office has been kept. */
  hasRegister(connection: string): boolean;
  /** The ids that list files of this inbox, kept while it had this connection, name for a path; see idsListed. */
  listed(home: Pick<Import, "inbox" | "connection">, path: string): readonly string[];
  /** Spreadsheets that sent a batch to the office of this connection, or may have, in a stretch of time (epoch ms); also some that did before or after. */
  batchesSent(connection: string, fromMs: number, toMs: number): readonly Import[];
  /** See [Note: rest after unknown outcomes]. */
  unanswered(connection: string): UnansweredCalls;
  /** PDFs that could be attached now; see [Note: a PDF that waits for its ID]. */
  sentPdfs(): readonly SentPdf[];
  /** Imports with a reversal whose file is yet to be written, oldest first. See [Note: a reversal]. */
  toReverse(): readonly Import[];
  /** True where a person has approved the import, or had it sent again, since it was planned. */
  isApproved(id: string): boolean;
  /** True where a person had a call sent again whose outcome was unknown, and none of the same part was accepted since. */
  mayHaveArrived(id: string): boolean;
  /** The purchase invoice id that a person gave last for this document, and its path then; or null. */
  attachedTo(id: string): { readonly purchaseInvoiceId: string; readonly file: string } | null;
  /** True where the file of the import has been filed in Done or Needs you since its last call began. */
  wasFiled(id: string): boolean;
  /**
   * What a file held when people were last told that it was changed after it was filed, and when (epoch ms). Null also
   * once it was filed again, because the note that told of it is gone then.
   */
  toldChange(id: string): { readonly sha256: string; readonly at: number } | null;
  /** True where the file of some import of this inbox should be in one of our folders. */
  hasFiled(inbox: string): boolean;
  /** The same for the rows of part `n` of an import that is in the journal, where other imports went on since its plan. */
  earlierThanPart(id: string, n: number): readonly Earlier[];
  /** The rows of its spreadsheet that part `n` of an import sends; none for a document. */
  rowsOfPart(id: string, n: number): readonly number[];
}

/** An invoice that the finance system took in a batch, and says that it has not saved. */
export interface NotSavedInvoice {
  /** Its place in the batch, from 0. */
  readonly index: number;
  /** False where the answer says that some were not saved, but not clearly that this is one of them. */
  readonly isCertain: boolean;
  /** The finance system's words, or null where it gives no reason. */
  readonly said: string | null;
}

/** What became of one call that creates something. See [Note: three outcomes]. */
export type Outcome =
  | {
      readonly type: "accepted";
      readonly status: number;
      readonly answer: string;
      readonly documentId: string | null;
      /** What the finance system calls the request, where its answer says so. */
      readonly requestId?: string;
      /** Ids with invoice numbers, where a batch's answer happens to hold them; none is expected. */
      readonly registered?: readonly RegisterEntry[];
      /** Where the answer to a batch says that some were not saved; see [Note: saved, or taken]. */
      readonly notSaved?: readonly NotSavedInvoice[];
    }
  | { readonly type: "rejected-by-service"; readonly failure: RejectedByService }
  | { readonly type: "not-sent"; readonly failure: NotSent }
  | { readonly type: "outcome-unknown"; readonly failure: OutcomeUnknown };

export interface DocumentToAttach {
  readonly purchaseInvoiceId: string;
  readonly fileName: string;
  readonly mimeType: string;
  readonly path: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** Looks on while a document leaves, and may stop it. */
export interface UploadWatch {
  /**
   * Is told a few times a second how much has left, and once when all has; from the beginning again where the token
   * was turned down on the way. What has left stands in part in buffers, so it is a little more than has arrived.
   */
  readonly onProgress?: (sentBytes: number) => void;
  /** Until the last byte has left the document is `not-sent`; after that the call comes to its end. */
  readonly signal?: AbortSignal;
}

/**
 * Says whether the last byte of a call may leave; nothing is sent before it has. In an office of several computers, the
 * computer that no longer holds the lease stops there.
 */
export interface SendGate {
  /** Asked while the last byte is held back. It answers within seconds. */
  ask(): Promise<boolean>;
  /** Asked once more right before it leaves. */
  isOpen(): boolean;
}

/** Never throws for the network's sake, and no call lasts for ever. */
export interface Api {
  /** Gets hold of what a call needs, such as a token, before anything is begun; null where all is at hand. */
  makeReady(connection: string): Promise<NotSent | null>;
  createBatch(connection: string, payload: string): Promise<Outcome>;
  attachDocument(connection: string, document: DocumentToAttach, watch?: UploadWatch): Promise<Outcome>;
}

/** The text of a PDF, as far as it has any. */
interface PdfText {
  read(path: string, signal?: AbortSignal): Promise<Result<string, "no-text" | "encrypted" | "unreadable" | "stopped">>;
}

/** How files of each inbox were read before. */
export interface Templates {
  /** Those of an inbox, and the one for files that none of them fits, where a person has set one. */
  forInbox(inbox: string): { readonly templates: readonly Template[]; readonly fallback: Template | null };
  /**
   * Keeps a template in the place of the one with the same headers. Never throws: a template that is lost is asked for again.
   *
   * @returns false where it can't be stored
   */
  remember(inbox: string, template: Template): boolean;
  /** Differs whenever what the templates of an inbox say does. */
  markOf(inbox: string): string;
  /** Makes files like those of a template be asked about again. */
  forget(inbox: string, name: string): Result<null, string>;
}

export interface Ports {
  readonly clock: Clock;
  readonly folder: FolderPort;
  readonly parser: Parser;
  readonly journal: Journal;
  readonly api: Api;
  readonly claims: InboxClaims;
  readonly templates: Templates;
  readonly pdfText: PdfText;
  /** The inbox's settings as they are now, or undefined where it was taken out of them. */
  readonly inboxSettings: (id: string) => InboxSettings | undefined;
  /** Where a connection leads now, or null where it is not in the settings. See [Note: the same office]. */
  readonly officeOf: (connection: string) => Promise<Office | null>;
  /** What people call the company of a connection: the connection's name, and the company in its settings. */
  readonly companyNames: (connection: string) => readonly string[];
  /** The time zone of this computer, such as "Europe/London". */
  readonly timeZone: string;
  /** The day where the office is, yyyy-mm-dd. */
  readonly today: () => string;
  /** When an import may have been sent without the journal's knowing, or null. See [Note: after a restore]. */
  readonly doubtAbout: (import_: Import) => Pick<MayHaveGone, "from" | "until"> | null;
  /** The text of the note beside the file, or null where the folder says it all. */
  readonly noteFor: (import_: Import) => string | null;
}
