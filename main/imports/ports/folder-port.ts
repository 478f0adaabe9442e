/** @file The folder's side of the pipeline: looking at files, moving them, writing beside them. */

import type { Drop } from "../../../shared/imports/drop.ts";
import type { NotSent } from "../../../shared/imports/failures/not-sent.ts";
import type { CorrectionCopy } from "../../../shared/imports/import.ts";
import type { Folder } from "../../../shared/imports/own-folders.ts";
import type { Result } from "../../../shared/values/result.ts";
import type { Message } from "../../../shared/wording/message.ts";

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

/** A file when it was taken in. */
export interface TakenIn {
  readonly sizeBytes: number;
  /** Epoch ms. */
  readonly seenAt: number;
}

/** The folder's side of the pipeline. Paths are relative to the inbox, `/` between their parts. */
export interface FolderPort {
  /** Looks at a file as it lies there now: `file-changed` where it is gone, `file-unreadable` also where its inbox is. */
  inspect(inbox: string, path: string): Promise<Result<Inspected, NotSent>>;
  /**
   * False where size and times say that the file is as it was when it was taken in. Reads nothing of it, so it is no
   * evidence for sending; what is sent is inspected.
   */
  mayHaveChanged(inbox: string, path: string, taken: TakenIn): Promise<boolean>;
  exists(inbox: string, path: string): Promise<boolean>;
  /** True where the file has these very letters. On a disk that ignores case, `exists` goes by any spelling. */
  isSpelledSo(inbox: string, path: string): Promise<boolean>;
  /**
   * True where the inbox cannot be listed, or holds nothing at all: a share that is away leaves an empty folder where it
   * was, so a file that is missing there is no sign that anyone has taken it away.
   */
  seemsAway(inbox: string): Promise<boolean>;
  /** The files outside our own folders, without what is ignored by its name; none where the inbox can't be listed. */
  listDropped(inbox: string): Promise<readonly { readonly path: string; readonly sizeBytes: number }[]>;
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

/** What a look at a file finds that the settings name. */
export type FileLook =
  | {
      readonly is: "there";
      /** Epoch ms. */
      readonly changedAt: number;
      readonly sizeBytes: number;
    }
  /** It isn't there, or its folder doesn't answer. */
  | { readonly is: "away" };
