/** @file Files that a person adds to an inbox: dropped on the window or the tray, or chosen in a dialog. */

/** Why a file was not copied. */
export type NotAdded =
  | { readonly kind: "gone" }
  /** A link, a device, a socket. */
  | { readonly kind: "not-a-file" }
  /** Dragged out of a program that has no file for it. */
  | { readonly kind: "nowhere" }
  | { readonly kind: "unreadable"; readonly detail: string }
  /** Its name marks it as hidden, a lock file or an unfinished download, which sweeps ignore. */
  | { readonly kind: "passed-over" }
  /** The inbox ignores names that fit this pattern. */
  | { readonly kind: "ignored-here"; readonly pattern: string }
  | { readonly kind: "in-an-inbox" }
  /** It is an inbox itself: see [Note: an inbox within an inbox]. */
  | { readonly kind: "other-inbox" }
  /** It is in Pigeonhole's data folder. */
  | { readonly kind: "our-own" }
  /** A folder with the name of one that we file into. */
  | { readonly kind: "own-folder-name" }
  | { readonly kind: "too-deep" }
  | { readonly kind: "too-large"; readonly limitBytes: number }
  | { readonly kind: "too-many"; readonly limit: number }
  /** Its size changed while it was copied. */
  | { readonly kind: "changed" }
  | { readonly kind: "no-space" }
  | { readonly kind: "not-written"; readonly detail: string }
  /** Pigeonhole was closed meanwhile. */
  | { readonly kind: "stopped" };

/** The result of adding files. */
export interface Added {
  /** How many files were copied. */
  readonly files: number;
  /** The names include the dropped folder, if they were in one. */
  readonly refused: readonly { readonly name: string; readonly why: NotAdded }[];
}

/** The progress of copying into one inbox. */
export interface Adding {
  readonly inbox: string;
  /** The name of the file that is being copied. */
  readonly file: string;
  readonly files: number;
  readonly filesDone: number;
  readonly sizeBytes: number;
  readonly doneBytes: number;
}
