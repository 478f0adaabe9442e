/** @file Finds the import that has sent, or is about to send, the same content to the same place. */

import type { Import } from "../../../shared/imports/import.ts";
import { asksPerson, openAs } from "../../../shared/imports/state-groups.ts";
import type { Journal } from "../ports/journal-port.ts";

/**
 * The original of an import, or of a file that is not in the journal, if it is a duplicate.
 *
 * A spreadsheet's content may be sent to an office once; a document's content
 * once to each purchase invoice. An import that ended without having sent all that
 * it holds is no original: the rows of the other one are compared one by one.
 *
 * Nor is a spreadsheet that a person has to decide about: its rows are compared one by one, and asked about. A document
 * like one is asked about as a whole, once; and so is one like a document that may have been sent in an earlier try.
 *
 * Where nobody can tell whether it is the same office, a spreadsheet's rows are asked about. A document is the same:
 * the service's address and the invoice's id say where it was sent, by any account.
 */
export function findOriginal(
  journal: Pick<Journal, "withContent" | "sameOffice" | "mayHaveArrived">,
  import_: Pick<Import, "id" | "sha256" | "connection" | "kind" | "anyway">,
  purchaseInvoiceId: string | null,
): Import | undefined {
  // A person has said that it is to be sent although it was sent before.
  if (import_.anyway === "all") return undefined;
  const { certain, possible } = journal.sameOffice(import_.connection);
  const isSamePlace = (connection: string) =>
    certain.includes(connection) || (import_.kind === "document" && possible.includes(connection));
  return journal
    .withContent(import_.sha256)
    .find(
      (other) =>
        other.id !== import_.id &&
        isSamePlace(other.connection) &&
        other.kind === import_.kind &&
        other.purchaseInvoiceId === purchaseInvoiceId &&
        (asksPerson(other.state) || isEarlierTry(journal, other)
          ? import_.kind === "document" && import_.anyway === null
          : hasSentAll(other) || mayStillBeSent(other)),
    );
}

const hasSentAll = ({ parts, leftOut }: Import): boolean =>
  parts.length > 0 && leftOut.length === 0 && parts.every(({ state }) => state === "done" || state === "unknown");

/**
 * True where it is over unsent, and a person wanted it sent again before: what its first try left behind nobody knows. The
 * rows of a spreadsheet are compared one by one.
 */
export const isEarlierTry = (journal: Pick<Journal, "mayHaveArrived">, import_: Import): boolean =>
  !hasSentAll(import_) && !mayStillBeSent(import_) && journal.mayHaveArrived(import_.id);

/** True while it is open whether what an import plans will be there in the end. See [Note: waiting for the original]. */
export const mayStillBeSent = ({ state }: Import): boolean => openAs(state) !== null;
