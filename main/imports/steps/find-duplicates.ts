/** @file Finds the import that has sent, or is about to send, the same content to the same place. */

import type { Import } from "../../../shared/imports/import.ts";
import type { Journal } from "../ports.ts";
import { hasSentAny } from "../state/allowed-actions.ts";

/**
 * The original of an import that is being planned, if it is a duplicate.
 *
 * A spreadsheet's content may be sent to a connection once; a document's content
 * once to each purchase invoice. An import that failed or waits without having
 * sent anything is no original: its content was never sent.
 */
export function findOriginal(journal: Journal, import_: Import, purchaseInvoiceId: string | null): Import | undefined {
  // A person has said that it is to be sent although it was sent before.
  if (import_.anyway === "all") return undefined;
  return journal.withContent(import_.sha256).find(
    (other) =>
      other.id !== import_.id &&
      other.connection === import_.connection &&
      other.kind === import_.kind &&
      other.purchaseInvoiceId === purchaseInvoiceId &&
      (hasSentAny(other) || mayStillBeSent(other)) &&
      // Its rows are looked for one by one: those that were not saved may be sent again.
      !hasUnsavedRow(other),
  );
}

const hasUnsavedRow = ({ leftOut }: Import): boolean => leftOut.some(({ notSaved }) => notSaved?.isCertain === true);

/** True while it is open whether what an import plans will be there in the end. See [Note: waiting for the original]. */
export const mayStillBeSent = ({ state }: Import): boolean =>
  ["held", "queued", "sending", "unknown"].includes(state.at);
