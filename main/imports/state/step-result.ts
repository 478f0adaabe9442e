/** @file What one step of an import came to. The queue decides by it when the import is looked at again. */

import type { Recorded } from "./record.ts";

/** `isOpenElsewhere`: another program has the file open, and may close it any moment. */
export type StepResult =
  /** `advanced`: recorded. `superseded`: another process has saved the import in between, and nothing was written. */
  | Recorded
  /** The settings that the step went by have changed since; nothing was written. */
  | { readonly type: "settings-changed" }
  /** The queue is stopping, or nothing may be begun any more; nothing was written. */
  | { readonly type: "stopped" }
  /** What may be an invoice list is read before it is sent; nothing was written. See [Note: lists before sending]. */
  | { readonly type: "lists-first" }
  /** The file cannot be read just now: its share is away, or another program has it open. */
  | { readonly type: "file-unreadable"; readonly isOpenElsewhere?: boolean }
  /** Another journal has the inbox, or nobody can say; nothing was written. See [Note: one inbox, one journal]. */
  | { readonly type: "not-ours" }
  /** The inbox was taken out of the settings. */
  | { readonly type: "inbox-removed" }
  /** The file could not be moved where it belongs. The next sweep tries again. */
  | { readonly type: "not-moved"; readonly isOpenElsewhere?: boolean };
