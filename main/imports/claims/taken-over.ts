/** @file Keeps what a journal doesn't know of an inbox that another Pigeonhole imported before. See [Note: after a restore]. */

import type { MetadataKey } from "../../../shared/agent/metadata-keys.ts";
import type { JournalWrites, Metadata } from "../ports/journal-port.ts";

/** What a journal has forgotten, or never knew, of an inbox that it took over. Epoch ms. */
export interface TakenOver {
  readonly from: number;
  readonly until: number;
}

const numbersAfterKey: MetadataKey = "numbers after";
const takenOverKey = (inbox: string): MetadataKey => `inbox taken over: ${inbox}`;

/** What the journal does not know of this inbox since it took it over, or null. */
export const takenOver = (journal: Pick<Metadata, "metadata">, inbox: string): TakenOver | null =>
  JSON.parse(journal.metadata(takenOverKey(inbox)) ?? "null");

/**
 * @param by who took it over, the name of the computer that had it, as far as it is known, and the highest number that its
 *   notes give an import: the numbers of this journal go on after that
 */
export function keepTakenOver(
  draft: Pick<JournalWrites, "setMetadata"> & Pick<Metadata, "metadata">,
  inbox: string,
  forgotten: TakenOver,
  { who, before, highest }: { readonly who: string; readonly before: string | null; readonly highest: number },
): void {
  // Each journal begins with 1, and an old note would have a person decide about another file.
  const after = Math.ceil(highest / 1_000) * 1_000;
  if (after > Number(draft.metadata(numbersAfterKey) ?? 0)) draft.setMetadata(numbersAfterKey, String(after), null);
  const event = { what: "claim-inbox", who, detail: { inbox, before } } as const;
  draft.setMetadata(takenOverKey(inbox), JSON.stringify(forgotten), event);
}
