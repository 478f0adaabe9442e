/**
 * @file What a commit writes, as data.
 *
 * [Note: an image]
 *
 * Everything that a commit writes is a list of writes, and there is no other way into the tables. So the same list,
 * applied to another journal that was in the same state, leaves it in the same state: that one is an image of the first.
 * JSON holds a write, so a log of them makes journals that are alike on several computers.
 */

import type { MetadataKey } from "../../../shared/agent/metadata-keys.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { ListedPath } from "../../../shared/spreadsheet/list-file.ts";
import type { RegisterEntry } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { DividedPart, PartContent } from "../../imports/ports/journal-port.ts";

/** A row of the trail without its checksum. `detail` is the text that the hash is over. */
export interface EventRow {
  readonly seq: number;
  readonly import_id: number | null;
  readonly happened_at: number;
  readonly who: string;
  readonly machine: string;
  readonly version: string;
  readonly what: string;
  readonly detail: string;
  readonly hash: string;
}

export type Write =
  /** A new import. Its id is given. */
  | { readonly put: "new-import"; readonly import: Import; readonly contents: readonly PartContent[] }
  /** The next version of an import. Without `contents` its parts send what they sent before. */
  | {
      readonly put: "import";
      readonly import: Import;
      readonly contents?: readonly PartContent[];
      readonly register?: readonly RegisterEntry[];
      readonly listed?: readonly ListedPath[];
      readonly divided?: DividedPart;
    }
  | { readonly put: "metadata"; readonly key: MetadataKey; readonly value: string | null }
  | { readonly put: "event"; readonly row: EventRow };

/** How far a journal has followed a log, and the log's hash there. */
export interface Followed {
  readonly pos: number;
  readonly hash: string;
}

/** An entry of an office's log; `body` is JSON that holds the writes. */
export interface LoggedEntry extends Followed {
  readonly term: number | null;
  readonly computer: string;
  readonly nonce: string;
  readonly writtenAt: number;
  readonly body: string;
}

/** What a commit would come to. */
export interface Rehearsed<T> {
  readonly result: T;
  readonly writes: readonly Write[];
  /** How far the journal had followed a log when it was decided; null for the journal of one computer. */
  readonly at: Followed | null;
}

/** Thrown where writes do not follow from what a journal holds: it is no image of the one that they were made on. */
export class NotAnImage extends Error {}
