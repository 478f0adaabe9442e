/** @file Hangs a doorbell at each inbox that can be reached, and takes it down where one cannot. */

import type { InboxSettings } from "../../shared/settings/settings.ts";

interface Doorbell {
  close(): Promise<void>;
}

export interface InboxWatchers {
  /** Has a bell at each of these inboxes and at no other. */
  hang(reachable: readonly InboxSettings[]): void;
  close(): Promise<void>;
}

/** @param watch hangs one bell; what it does when something falls into the inbox is its own */
export function createInboxWatchers(
  watch: (inbox: InboxSettings) => Doorbell,
  report: (bug: unknown) => void,
): InboxWatchers {
  const hanging = new Map<string, { readonly path: string; readonly bell: Doorbell }>();
  return {
    hang(reachable) {
      for (const [id, { path, bell }] of hanging) {
        if (reachable.some((inbox) => inbox.id === id && inbox.path === path)) continue;
        hanging.delete(id);
        bell.close().catch(report);
      }
      for (const inbox of reachable)
        if (!hanging.has(inbox.id)) hanging.set(inbox.id, { path: inbox.path, bell: watch(inbox) });
    },
    async close() {
      for (const { bell } of hanging.values()) await bell.close();
    },
  };
}
