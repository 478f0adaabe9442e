/** @file Why a file itself can't be sent, however often it is tried. */

import type { Message } from "../../wording/message.ts";
import type { Reason } from "../../wording/reason.ts";

/** The file itself is wrong, so sending it again can't help. */
export type DropFailure =
  | { readonly kind: "empty-file" }
  | { readonly kind: "incomplete-file"; readonly expected: Reason }
  /** The finance service's limit for a document, or our own for a spreadsheet. */
  | {
      readonly kind: "too-large";
      readonly as: "document" | "spreadsheet" | "e-invoice";
      readonly sizeBytes: number;
      readonly limitBytes: number;
    }
  | { readonly kind: "type-not-permitted"; readonly extension: string }
  | { readonly kind: "name-not-permitted"; readonly rule: NameRule }
  | { readonly kind: "content-differs-from-extension"; readonly extension: string; readonly found: Message }
  | { readonly kind: "unreadable-spreadsheet"; readonly detail: Message }
  | { readonly kind: "unreadable-e-invoice"; readonly detail: Message }
  | {
      readonly kind: "parser-stopped";
      readonly why: "time" | "memory" | "crash";
      /** False for a text file, which can't be made easier to read by saving it as one. */
      readonly isWorkbook: boolean;
      readonly detail: Message;
    }
  | { readonly kind: "leads-outside-inbox" };

/** The rules of service.md 4.2 for a document's file name. */
export type NameRule =
  | "control-character"
  | "forbidden-character"
  | "too-long"
  | "no-extension"
  | "ends-in-dot-or-space"
  | "not-encodable";
