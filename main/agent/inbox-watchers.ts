/** @file Watches each inbox that can be reached, and stops watching one that cannot. */

import type { InboxSettings } from "../../shared/settings/settings.ts";

interface Watcher {
  close(): Promise<void>;
}

export interface InboxWatchers {
  /** Watches these inboxes and no others. */
  watch(reachable: readonly InboxSettings[]): void;
  close(): Promise<void>;
}

/** @param watchOne watches one inbox; what it does where something changes there is its own */
export function createInboxWatchers(
  watchOne: (inbox: InboxSettings) => Watcher,
  report: (bug: unknown) => void,
): InboxWatchers {
  const watched = new Map<string, { readonly path: string; readonly watcher: Watcher }>();
  return {
    watch(reachable) {
      for (const [id, { path, watcher }] of watched) {
        if (reachable.some((inbox) => inbox.id === id && inbox.path === path)) continue;
        watched.delete(id);
        watcher.close().catch(report);
      }
      for (const inbox of reachable)
        if (!watched.has(inbox.id)) watched.set(inbox.id, { path: inbox.path, watcher: watchOne(inbox) });
    },
    async close() {
      for (const { watcher } of watched.values()) await watcher.close();
    },
  };
}
