/** @file The markers that this journal has written: what it knows of them, and when one is to be written again. See [Note: one inbox, one journal]. */

import type { MetadataKey } from "../../../shared/agent/metadata-keys.ts";
import type { Journal, JournalWrites } from "../ports/journal-port.ts";
import { type Marker, type MarkerWritten, officeInstance } from "../ports/marker-port.ts";
import type { Clock } from "../ports/ports.ts";

const writeAgainMs = 60 * 60_000;
/** People who are asked to take an inbox over are told when its owner was last seen: no longer ago than this while it runs. */
const refreshMs = 5 * 60_000;
/** Where the marker could not be written again, it is tried after this. */
const tryAgainMs = 5 * 60_000;
/** A share that was put back from a backup has an older marker: four days of hourly ones are known. */
const mostClaims = 100;

/** The process that writes markers, and its journal. */
export interface MarkerWriter {
  readonly clock: Pick<Clock, "now">;
  readonly journal: Pick<Journal, "metadata" | "commit">;
  readonly self: {
    /**
     * How markers may name this data folder; the last one is written. In an office all computers write the same, and the
     * one that created it finds markers from when it was alone.
     */
    readonly instances: readonly [...string[], string];
    readonly computer: string;
  };
  readonly newId: () => string;
  /** Until when a restored journal has forgotten what it did (epoch ms), or null. */
  readonly restoredUntil: () => number | null;
}

/** What this journal knows of its markers in an inbox. */
interface Written {
  /** Every claim that was begun, the newest last. Not all of them became the marker. */
  readonly claims: readonly string[];
  /** Who wrote the marker last with this journal, and when (epoch ms); null where it never did. */
  readonly held: { readonly instance: string; readonly at: number } | null;
}

interface OwnMarkers {
  /** Epoch ms at which this journal wrote the marker last; null where it never did. */
  heldAt(inbox: string): number | null;
  /** True where another data folder wrote the marker last, with a copy of this journal. */
  isCopy(inbox: string): boolean;
  /** Whose a marker is. */
  whose(marker: Marker): "own" | "other-journal" | "copied-journal";
  isWriteDue(inbox: string, marker: Marker): boolean;
  /** The marker with the time as it is now, where it is time to write that; else null. Its claim stays, so the journal needs no entry. */
  refreshed(inbox: string, marker: Marker): Marker | null;
  /** Writes a new marker, and keeps that it was written. */
  put(inbox: string, write: (marker: Marker) => Promise<MarkerWritten>): Promise<MarkerWritten>;
}

const journalKey: MetadataKey = "journal id";
const writtenKey = (inbox: string): MetadataKey => `marker of inbox ${inbox}`;

export function createOwnMarkers({ clock, journal, self, newId, restoredUntil }: MarkerWriter): OwnMarkers {
  // An office's log knows each claim that its computers wrote, and those of the one that created it from when it was alone.
  const isOfOffice = self.instances.includes(officeInstance);
  const isSelf = (instance: string) => isOfOffice || self.instances.includes(instance);
  const instance = self.instances.at(-1) as string;
  /** When the marker was written in this process, or has to be tried again (epoch ms). */
  const writeAt = new Map<string, number>();
  /** When the time in the marker was to be written last (epoch ms). */
  const refreshedAt = new Map<string, number>();
  /** Markers that were begun and are not in their inbox yet. */
  const unwritten = new Map<string, Marker>();

  /** By inbox, what the text in the journal says: several are asked for at each look, and it changes once an hour. */
  const parsed = new Map<string, { readonly text: string | null; readonly written: Written }>();

  function written(inbox: string): Written {
    const text = journal.metadata(writtenKey(inbox));
    const known = parsed.get(inbox);
    if (known?.text === text) return known.written;
    const found: Written = JSON.parse(text ?? "null") ?? { claims: [], held: null };
    parsed.set(inbox, { text, written: found });
    return found;
  }
  const keepWritten = (draft: Pick<JournalWrites, "setMetadata">, inbox: string, next: Written) =>
    draft.setMetadata(writtenKey(inbox), JSON.stringify(next), null);

  /** A marker to write. The journal knows its claim first: a crash in between leaves no claim that is not known. */
  async function nextMarker(inbox: string): Promise<Marker> {
    const begun = unwritten.get(inbox);
    // A share that nothing can be written to is tried at each look, and must not fill the journal.
    if (begun) return { ...begun, seenAt: clock.now() };
    const ids = await journal.commit((draft) => {
      const id = draft.metadata(journalKey) ?? newId();
      const claim = newId();
      const { claims, held } = written(inbox);
      draft.setMetadata(journalKey, id, null);
      keepWritten(draft, inbox, { claims: [...claims, claim].slice(-mostClaims), held });
      return { journal: id, claim };
    });
    const marker = { instance, computer: self.computer, ...ids, inbox, seenAt: clock.now() };
    unwritten.set(inbox, marker);
    return marker;
  }

  /** A journal that a person has restored in this very data folder: it was here that the marker was written. */
  function isRestoredHere(marker: Marker): boolean {
    const until = restoredUntil();
    return until !== null && isSelf(marker.instance) && marker.seenAt <= until;
  }

  return {
    heldAt: (inbox) => written(inbox).held?.at ?? null,
    isCopy(inbox) {
      const { held } = written(inbox);
      return held !== null && !isSelf(held.instance);
    },
    whose(marker) {
      if (isRestoredHere(marker)) return "own";
      if (marker.journal !== journal.metadata(journalKey)) return "other-journal";
      const isKnown = written(marker.inbox).claims.includes(marker.claim);
      return isKnown && isSelf(marker.instance) ? "own" : "copied-journal";
    },
    isWriteDue(inbox, marker) {
      const at = writeAt.get(inbox);
      // At the first look of this process, every hour, after the clock was set back, and over an older or renamed one.
      if (at === undefined || clock.now() >= at || at - clock.now() > writeAgainMs) return true;
      return marker.claim !== written(inbox).claims.at(-1) && at - clock.now() > tryAgainMs;
    },
    refreshed(inbox, marker) {
      const now = clock.now();
      const isRecent = (at: number | undefined) => at !== undefined && at <= now && now - at < refreshMs;
      if (isRecent(marker.seenAt) || isRecent(refreshedAt.get(inbox))) return null;
      refreshedAt.set(inbox, now);
      return { ...marker, computer: self.computer, seenAt: now };
    },
    async put(inbox, write) {
      writeAt.set(inbox, clock.now() + tryAgainMs);
      let done: MarkerWritten;
      try {
        done = await write(await nextMarker(inbox));
        if (done.is !== "written") return done;
        unwritten.delete(inbox);
        const held = { instance, at: clock.now() };
        await journal.commit((draft) => keepWritten(draft, inbox, { ...written(inbox), held }));
      } catch (problem) {
        // The journal takes nothing, as on a full disk: the marker that is there holds, and is written again later.
        return { is: "refused", detail: (problem as Error).message };
      }
      writeAt.set(inbox, clock.now() + writeAgainMs);
      return done;
    },
  };
}
