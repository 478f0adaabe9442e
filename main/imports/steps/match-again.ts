/** @file Matches a planned document again before it is sent: a newer list or register may name another purchase invoice. */

import type { Drop } from "../../../shared/imports/drop.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { fileNameOf } from "../../../shared/values/file-names/file-path.ts";
import { planDocument, type Unmatched } from "../../planning/plan-import.ts";
import type { Journal } from "../ports/journal-port.ts";
import type { Ports } from "../ports/ports.ts";
import { hasSentAny } from "../state/allowed-actions.ts";
import { type Drafting, type Recorded, record } from "../state/record.ts";
import { registersFor } from "./reclassify.ts";

/**
 * The id that a person gave for this document under the name that it has, or null: what a name or a list says may change,
 * a person's word does not. Under another name it counts no longer, for renaming a document is how people answer, too.
 */
export function idFromPerson(
  { journal }: { readonly journal: Pick<Journal, "attachedTo"> },
  { id, place, purchaseInvoiceId }: Import,
): string | null {
  if (purchaseInvoiceId === null) return null;
  const given = journal.attachedTo(id);
  return given?.purchaseInvoiceId === purchaseInvoiceId && given.file === place.dropped ? purchaseInvoiceId : null;
}

/**
 * The id that a person gave for the same document before it got the name that it has, or null: nothing was sent with
 * that id, and the name is another answer. Where an id was tried, a new name corrects it.
 */
export function idGivenBefore(
  { journal }: { readonly journal: Pick<Journal, "attachedTo" | "withContent"> },
  { id, inbox, sha256 }: Import,
): string | null {
  const before = journal
    .withContent(sha256)
    .filter((other) => other.inbox === inbox && Number(other.id) < Number(id))
    .reduce<Import | null>((last, other) => (Number(last?.id ?? 0) > Number(other.id) ? last : other), null);
  if (before?.state.at !== "failed" || hasSentAny(before)) return null;
  const { why } = before.state;
  const given = journal.attachedTo(before.id)?.purchaseInvoiceId ?? null;
  const wasRenamed = why.kind === "withdrawn" && why.was === "renamed";
  return wasRenamed || isUntriedWord({ journal }, before) ? given : null;
}

/**
 * True of a document that ended before anything was tried with the ID that a person had given it: it was taken away or
 * cancelled, or can't be attached under its name.
 */
export const isUntriedWord = (ports: { readonly journal: Pick<Journal, "attachedTo"> }, import_: Import): boolean =>
  import_.state.at === "failed" &&
  idFromPerson(ports, import_) !== null &&
  import_.parts.every(({ sentAt }) => sentAt === null);

/**
 * Has a document planned again if it would be matched to another purchase invoice now, or to none.
 *
 * @returns null where its plan still holds
 */
export function matchAgain(ports: Drafting<Ports>, import_: Import, drop: Drop): Recorded | null {
  const { inbox, place, purchaseInvoiceId } = import_;
  const settings = ports.inboxSettings(inbox);
  if (settings === undefined || idFromPerson(ports, import_) !== null) return null;
  const named = { ...drop, path: place.dropped };
  const planned = planDocument(named, settings, registersFor(ports.journal, import_), null);
  if (planned.ok && planned.value.purchaseInvoiceId === purchaseInvoiceId) return null;
  // The service decides about all else, but for what the file was not called when it was planned.
  if (!planned.ok && planned.error.kind !== "no-purchase-invoice-id" && isNamedAsPlanned(ports, import_)) return null;
  const why = !planned.ok && planned.error.kind === "no-purchase-invoice-id" ? planned.error : noLonger;
  // Its path may never have named an invoice: the text of the PDF did.
  if (!planned.ok && settings.textOfPdfs === "attach" && drop.content.is === "pdf") return null;
  const asked = record(ports, import_, { type: "ask", why });
  // Nobody need be asked where the answer is certain: it is planned for that invoice.
  const isCertain = planned.ok || why === noLonger;
  return isCertain && asked.type === "advanced" ? record(ports, asked.import, { type: "look-again" }) : asked;
}

function isNamedAsPlanned({ journal }: { readonly journal: Pick<Journal, "payload"> }, { id, place }: Import): boolean {
  const { fileName }: { readonly fileName: string } = JSON.parse(journal.payload(id, 0));
  return fileNameOf(place.dropped) === fileName;
}

const noLonger: Unmatched = { kind: "no-purchase-invoice-id", why: "none", candidates: [] };
