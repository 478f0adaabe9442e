/** @file Decides whether a queued import must wait for approval after all, because its inbox wants that now. */

import type { Import } from "../../../shared/imports/import.ts";
import type { JournalReads } from "../ports/journal-reads.ts";
import type { Ports } from "../ports/ports.ts";
import { hasSentAny } from "../state/allowed-actions.ts";

/** False for an import that was approved, and for one of which a part was sent: its rest belongs to that. */
export const needsApproval = (
  ports: Pick<Ports, "inboxSettings"> & { readonly journal: Pick<JournalReads, "isApproved"> },
  import_: Import,
): boolean =>
  import_.state.at === "queued" &&
  !hasSentAny(import_) &&
  ports.inboxSettings(import_.inbox)?.sending === "after-approval" &&
  !ports.journal.isApproved(import_.id);
