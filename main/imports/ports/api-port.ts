/** @file The calls to the finance system, and what became of each. */

import type { OutcomeUnknown, RejectedByService } from "../../../shared/imports/failures/failure.ts";
import type { NotSent } from "../../../shared/imports/failures/not-sent.ts";
import type { RegisterEntry } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { Message } from "../../../shared/wording/message.ts";

/** An invoice that the finance system took in a batch, and says that it has not saved. */
export interface NotSavedInvoice {
  /** Its place in the batch, from 0. */
  readonly index: number;
  /** False where the answer says that some were not saved, but not clearly that this is one of them. */
  readonly isCertain: boolean;
  /** The finance system's words, or null where it gives no reason. */
  readonly said: string | null;
  /** What in the answer can't be true of what was sent, if that is why it isn't certain. */
  readonly why?: Message;
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
