/** @file Words which files are under way in an inbox that is not in the settings, so that they can't go on. */

import type { Import } from "../../imports/import.ts";
import type { InboxSettings } from "../../settings/settings.ts";
import { words } from "../../words/spoken.ts";

/** A sentence for each such inbox. See [Note: ids in config.json]. */
export function sayStrays(
  underWay: readonly Pick<Import, "inbox">[],
  inboxes: readonly Pick<InboxSettings, "id">[],
): readonly string[] {
  const strays = underWay.filter(({ inbox }) => !inboxes.some(({ id }) => id === inbox));
  const byInbox = Map.groupBy(strays, ({ inbox }) => inbox);
  return [...byInbox].map(([inbox, { length }]) => words.settings.inboxGone(inbox, length));
}
