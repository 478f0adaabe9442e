/** @file Keeps what a journal doesn't know of an inbox that another Pigeonhole imported before. See [Note: after a restore]. */

import type { MetadataKey } from "../../../shared/agent/metadata-keys.ts";
import type { JournalWrites, Metadata } from "../ports/journal-port.ts";

/** What a journal has forgotten, or never knew, of an inbox that it took over. Epoch ms. */
export interface TakenOver {
  readonly from: number;
  readonly until: number;
}

const takenOverKey = (inbox: string): MetadataKey => `inbox taken over: ${inbox}`;

/** What the journal does not know of this inbox since it took it over, or null. */
export const takenOver = (journal: Pick<Metadata, "metadata">, inbox: string): TakenOver | null =>
  JSON.parse(journal.metadata(takenOverKey(inbox)) ?? "null");

/** @param by who took it over, and the name of the computer that had it, as far as it is known */
export function keepTakenOver(
  draft: Pick<JournalWrites, "setMetadata">,
  inbox: string,
  forgotten: TakenOver,
  { who, before }: { readonly who: string; readonly before: string | null },
): void {
  const event = { what: "claim-inbox", who, detail: { inbox, before } } as const;
  draft.setMetadata(takenOverKey(inbox), JSON.stringify(forgotten), event);
}
