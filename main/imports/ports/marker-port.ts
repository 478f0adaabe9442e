/** @file The markers in the inboxes, and whose journal imports each inbox. */

import type { NotImported } from "../../../shared/agent/inbox-owner.ts";

/** In the markers, all computers of an office are one. */
export const officeInstance = "office";

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
  /** True where the inbox has a folder of ours, be it empty: some Pigeonhole has imported it. */
  hasOwnFolder(inbox: string): Promise<boolean>;
  /** The highest number of an import that notes in its folders name, whichever journal gave it; 0 where none does. */
  highestNumber(inbox: string): Promise<number>;
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
