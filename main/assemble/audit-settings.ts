/** @file Records changes of the settings in the audit trail: who changed what, from what, to what. */

import type { JournalEvent } from "../imports/ports/journal-port.ts";
import type { SettingsStore } from "../settings/settings-store.ts";

type ListName = Parameters<SettingsStore["put"]>[0];
type Entry = Readonly<Record<string, unknown>>;

const nameOf = { connections: "connection", inboxes: "inbox" } as const;

/**
 * Wraps the settings store. The settings contain no secret; those are in the keychain. The values recorded are the
 * effective ones, including defaults. desktop/login-item.ts records opening at login. Changes that a person makes in
 * the file itself are not seen.
 *
 * @param note writes an entry of the audit trail, in the name of the person at this machine
 */
export function auditSettings(store: SettingsStore, note: (event: Omit<JournalEvent, "who">) => void): SettingsStore {
  const entryOf = (list: ListName, id: string | null): Entry | null =>
    (store.read().settings[list].find((entry) => entry.id === id) as Entry | undefined) ?? null;
  return {
    ...store,
    put(list, id, name, changes, wasTaken) {
      const before = entryOf(list, id);
      const saved = store.put(list, id, name, changes, wasTaken);
      const after = saved.ok ? entryOf(list, saved.value) : null;
      const changed = after === null ? {} : changesFrom(before ?? {}, after);
      if (saved.ok && Object.keys(changed).length > 0)
        note({
          what: `${before === null ? "add" : "change"}-${nameOf[list]}`,
          detail: { [nameOf[list]]: saved.value, changes: changed },
        });
      return saved;
    },
    remove(list, id) {
      const before = entryOf(list, id);
      const removed = store.remove(list, id);
      if (removed.ok && before !== null)
        note({ what: `remove-${nameOf[list]}`, detail: { [nameOf[list]]: id, changes: changesFrom(before, {}) } });
      return removed;
    },
    setKeys(changes) {
      const valuesOf = (): Entry => {
        const { settings } = store.read();
        return Object.fromEntries(Object.keys(changes).map((key) => [key, settings[key as keyof typeof settings]]));
      };
      const before = valuesOf();
      const saved = store.setKeys(changes);
      const changed = saved.ok ? changesFrom(before, valuesOf()) : {};
      if (Object.keys(changed).length > 0) note({ what: "change-settings", detail: { changes: changed } });
      return saved;
    },
  };
}

/** The old and the new value of each key that differs; null for none. */
function changesFrom(before: Entry, after: Entry): Readonly<Record<string, { from: unknown; to: unknown }>> {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => key !== "id");
  return Object.fromEntries(
    keys
      .map((key) => [key, { from: before[key] ?? null, to: after[key] ?? null }] as const)
      .filter(([, { from, to }]) => JSON.stringify(from) !== JSON.stringify(to)),
  );
}
