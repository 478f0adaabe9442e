/**
 * @file Compares what the journal holds with what an inbox holds, and names every file and folder that fits neither.
 *
 * [Note: all is well]
 *
 * "All is well" is computed. The files of an inbox are counted on their own, not by the sweep that takes them in, and
 * each is an import in its place, or is settling, or is an exception with a name and something to do. Tray, window,
 * exit code, report and `status` all show the list that is made here.
 */

import type { Difference, EntryShown } from "../confirmation/confirmation.ts";
import { isCopy } from "../imports/copy/correction-copy.ts";
import type { Import } from "../imports/import.ts";
import { needsPerson } from "../imports/needs-person.ts";
import { type Folder, folderFor, ownFolderOf } from "../imports/own-folders.ts";
import type { InvoiceIdentity } from "../imports/row-fingerprint.ts";
import { hasSentAny } from "../imports/sent-in-part.ts";
import type { UnsettledReason } from "../imports/unsettled-reason.ts";

/** `path` is the data folder, whose disk takes nothing more: nothing can be journaled, so nothing is imported. */
export type DiskFull = { readonly inbox: null; readonly path: string; readonly is: "disk-full" };

/** What is in the way of a file or folder: each is said, with what to do, by `sayException`. */
export type Exception = DiskFull | InboxException | InvoiceException;

/** An invoice of the file `path` that was sent, and of which an invoice list says something else. See [Note: sent and confirmed]. */
export interface InvoiceException {
  readonly inbox: string;
  readonly path: string;
  readonly is: "not-in-list" | "differs-from-list" | "twice-in-list";
  readonly importId: string;
  /** The batch, 0-based, and the row in the file. */
  readonly part: number;
  readonly row: number;
  readonly here: InvoiceIdentity;
  /** Where it differs: in what, and what the list has. */
  readonly differs: { readonly in: readonly Difference[]; readonly there: EntryShown } | null;
  /** Only a person says that its batch was sent: they may take that back. */
  readonly isFoundByPerson?: true;
  /** Where the list lacks it: its row that may be this invoice, with another number and the same supplier and date. */
  readonly near?: NearRow;
  /** Where the list has it more often than it was sent. */
  readonly ids: readonly string[];
  /** What its batch may be called, and the day on which it was sent, yyyy-mm-dd. */
  readonly names: readonly string[];
  readonly sentOn: string;
  /** The list, the day on which it was added, and the one on which it says it was made; null where it doesn't say so clearly. */
  readonly list: { readonly file: string; readonly addedOn: string; readonly madeOn: string | null };
}

export interface NearRow {
  readonly row: number;
  readonly invoiceNumber: string;
  /** False where the list has no net amounts. */
  readonly hasSameAmount: boolean;
}

export const isAboutInvoice = (exception: Exception): exception is InvoiceException => "row" in exception;

type InboxException = { readonly inbox: string; readonly path: string } & (
  | { readonly is: "too-deep" }
  | { readonly is: "folder-closed" }
  | { readonly is: "name-unreadable" }
  /** `why` is null where the reason isn't known. */
  | { readonly is: "not-taken-in"; readonly why: UnsettledReason | null }
  /** `path` is one of our own folders, and a file has its name. */
  | { readonly is: "folder-blocked" }
  /** `path` is one of our own folders, and is on another disk or share: files can't be moved there in one step. */
  | { readonly is: "folder-elsewhere" }
  /** `path` is an inbox itself, such as another computer's that was copied here. See [Note: an inbox within an inbox]. */
  | { readonly is: "other-inbox" }
  | { readonly is: "not-filed"; readonly folder: Folder }
  /** In one of our own folders, and no import's. `leftFrom`: it was there before this journal knew the folder. */
  | { readonly is: "unknown-file"; readonly leftFrom?: LeftFrom }
  /** Its content is another than when it was filed. */
  | { readonly is: "changed"; readonly sent: WasSent }
);

/** The inbox was taken over from another Pigeonhole, or the journal was restored. See [Note: after a restore]. */
type LeftFrom = "taken-over" | "restored";

/** What was in our own folders before this journal knew them. */
export interface Leftovers {
  readonly from: LeftFrom;
  readonly paths: ReadonlySet<string>;
}

export interface CountedFile {
  /** Relative to the inbox, `/` between its parts. */
  readonly path: string;
  readonly sizeBytes: number;
  /** Epoch ms of its last change, as far as the file system tells. */
  readonly changedAt: number;
}

/** What one inbox holds, without what is ignored by its name. Counted without the sweep's help. */
export interface InboxCount {
  /** Files outside our own folders. */
  readonly dropped: readonly CountedFile[];
  /** Files in our own folders; of those in Done, the ones of the last days. */
  readonly filed: readonly CountedFile[];
  /** What is wrong with the folders themselves. */
  readonly obstacles: readonly Obstacle[];
}

export interface Obstacle {
  readonly path: string;
  readonly is: "too-deep" | "folder-closed" | "name-unreadable" | "folder-blocked" | "folder-elsewhere" | "other-inbox";
}

/** A file that the sweep has seen and not taken in. */
interface Settling {
  readonly file: string;
  /** Epoch ms. */
  readonly since: number;
  readonly why: UnsettledReason;
}

/** What the journal and the agent know of one inbox. */
export interface KnownOfInbox {
  readonly inbox: string;
  /** The import whose file is at this path, or on its way there. */
  readonly importAt: (path: string) => Import | undefined;
  /** Imports that have ended, or ask for a person, and whose file is not in the folder for that. */
  readonly unfiled: readonly Import[];
  /** False if no agent runs that could move files: a move that was begun has failed. */
  readonly mayMove: boolean;
  readonly unsettled: readonly Settling[];
  /** The paths of files that are to be read, for longer than `settlingTakesMs`, and cannot be opened. */
  readonly unreadable: readonly string[];
  /** The paths of the files whose content has changed since they were filed, and that no person has dealt with. */
  readonly changed: ReadonlySet<string>;
  /** Null where the journal has known the folders from their beginning. */
  readonly leftovers: Leftovers | null;
  /** The files that the count before this one found, too. */
  readonly seenBefore: ReadonlySet<string>;
}

/** The exceptions of one inbox, in the order of their kinds. @param nowMs epoch ms */
export function findExceptions(
  known: KnownOfInbox,
  { dropped, filed, obstacles }: InboxCount,
  nowMs: number,
): Exception[] {
  const { inbox, importAt, changed } = known;
  const inTheWay = new Set(obstacles.map(({ path }) => path));
  const counted = new Set([...dropped, ...filed].map(({ path }) => path));
  return [
    ...obstacles.map((obstacle) => ({ inbox, ...obstacle })),
    ...known.unfiled.flatMap(({ inbox: of, place, state, since }): Exception[] => {
      const folder = folderFor(state);
      if (of !== inbox || place.path === null || folder === null || inTheWay.has(folder)) return [];
      // One that needs a person anyway is named, and counted, as that.
      if (needsPerson({ state, place })) return [];
      const { movingTo } = place;
      const hasFailed = !known.mayMove && movingTo !== null && movingTo !== place.path;
      if (nowMs - since < filingTakesMs && !hasFailed) return [];
      // Moved, and not yet written down as moved: a full disk may have come in between.
      const isMoved = movingTo !== null && counted.has(movingTo) && !counted.has(place.path);
      return [{ inbox, path: isMoved ? movingTo : place.path, is: "not-filed", folder }];
    }),
    ...known.unreadable.map((path) => ({ inbox, path, is: "not-taken-in" as const, why: "unreadable" as const })),
    ...dropped.flatMap(({ path }): Exception[] => {
      if (importAt(path)) return [];
      const settling = known.unsettled.find(({ file }) => file === path);
      if (settling ? !isStuck(settling, nowMs) : !known.seenBefore.has(path)) return [];
      return [{ inbox, path, is: "not-taken-in", why: settling?.why ?? null }];
    }),
    ...filed.flatMap(({ path }): Exception[] => {
      const import_ = importAt(path);
      if (import_ === undefined) return isCopy(path) ? [] : unknownFile(known, path);
      return changed.has(path) ? [{ inbox, path, is: "changed", sent: wasSent(import_) }] : [];
    }),
  ];
}

/** What was sent, or found to be a duplicate, before this journal knew the folder asks nothing of anyone. */
function unknownFile({ inbox, leftovers }: KnownOfInbox, path: string): Exception[] {
  if (!leftovers?.paths.has(path)) return [{ inbox, path, is: "unknown-file" }];
  const folder = ownFolderOf(path);
  const asks = folder === "Needs you" || folder === "Failed";
  return asks ? [{ inbox, path, is: "unknown-file", leftFrom: leftovers.from }] : [];
}

/** Another program, such as a virus scanner, may keep a file open for this long. */
const filingTakesMs = 60_000;
/** What is open elsewhere, or cannot be read, is named after this. */
export const settlingTakesMs = 60 * 60_000;

/** The other reasons end by themselves, or are the agent's own. */
const mayLast: readonly UnsettledReason[] = ["in-use", "unreadable", "not-noted"];

const isStuck = ({ why, since }: Settling, nowMs: number): boolean =>
  why === "not-a-file" || (mayLast.includes(why) && nowMs - since >= settlingTakesMs);

/** Whether what a file held may have reached the finance system. */
type WasSent = "yes" | "partly" | "perhaps" | "no";

export function wasSent(import_: Import): WasSent {
  const { state } = import_;
  if (state.at === "unknown") return "perhaps";
  if (state.at === "failed" && "mayHaveArrived" in state.why) return "perhaps";
  if (!hasSentAny(import_)) return "no";
  // Of what waits or failed with some of its batches or rows, a person may have wanted to correct the others.
  return state.at === "waiting" || state.at === "failed" ? "partly" : "yes";
}

/** True where the content of this import's file no longer matters to the agent, so that nothing else notices a change. */
export const isOver = ({ state }: Import): boolean =>
  ["done", "duplicate", "failed", "waiting", "unknown"].includes(state.at);

/** A change before this is the one that was read: files settle, and file systems count time in steps of two seconds. */
export const coarsestTimeMs = 2_000;

/** False where size and time say that the file is as it was when it was taken in. */
export const differsInSizeOrTime = (
  { sizeBytes, changedAt }: Omit<CountedFile, "path">,
  taken: Pick<Import, "sizeBytes" | "seenAt">,
): boolean => sizeBytes !== taken.sizeBytes || changedAt > taken.seenAt - coarsestTimeMs;

/** The same for an import that is over. True asks for a look at its content. */
export const mayHaveChanged = (file: CountedFile, import_: Import): boolean =>
  isOver(import_) && differsInSizeOrTime(file, import_);
