/** @file Files that a person hands over to be copied into an inbox: dropped on the window or the tray, or chosen. */

/** Why one of them was not copied. */
export type NotAdded =
  | { readonly kind: "gone" }
  /** A link, a device, a socket. */
  | { readonly kind: "not-a-file" }
  /** Dragged out of another program that has no file of it. */
  | { readonly kind: "nowhere" }
  | { readonly kind: "unreadable"; readonly detail: string }
  /** Hidden, or a lock or half of a download by its name: no sweep would see it. */
  | { readonly kind: "passed-over" }
  | { readonly kind: "in-an-inbox" }
  /** It lies among settings and journal. */
  | { readonly kind: "our-own" }
  /** A folder that is called as one of those that we file into. */
  | { readonly kind: "own-folder-name" }
  | { readonly kind: "too-deep" }
  | { readonly kind: "too-large"; readonly limitBytes: number }
  | { readonly kind: "too-many"; readonly limit: number }
  /** It grew or shrank while it was copied. */
  | { readonly kind: "changed" }
  | { readonly kind: "no-space" }
  | { readonly kind: "not-written"; readonly detail: string }
  /** Pigeonhole was closed meanwhile. */
  | { readonly kind: "stopped" };

/** What became of all that was handed over at once. */
export interface Added {
  /** How many files lie in the inbox now. */
  readonly files: number;
  /** By the name that they were dropped under, with that of their folder where they lay in one. */
  readonly refused: readonly { readonly name: string; readonly why: NotAdded }[];
}

/** How far the copying into one inbox has come. */
export interface Adding {
  readonly inbox: string;
  /** The one that is being copied. */
  readonly file: string;
  readonly files: number;
  readonly filesDone: number;
  readonly sizeBytes: number;
  readonly doneBytes: number;
}
