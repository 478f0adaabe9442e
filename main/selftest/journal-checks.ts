/** @file Checks that a journal on this disk keeps what was written, and that SQLite syncs every write. */

import { join } from "node:path";
import { words } from "../../shared/words/spoken.ts";
import { openDatabase } from "../journal/integrity/open-database.ts";
import { openJournal } from "../journal/open-journal.ts";
import { type Check, failed, passed } from "./check.ts";

/** A key that a journal knows. This journal is thrown away. */
const key = "open-at-login";
const value = "written before it was closed";

/** @param dataFolder an empty folder */
export function journalChecks(dataFolder: string): readonly Check[] {
  const file = join(dataFolder, "journal-of-self-test.sqlite");
  return [
    {
      name: "sqlite",
      run() {
        const database = openDatabase(file);
        try {
          const ask = (question: string) => Object.values(database.prepare(question).get() ?? {})[0];
          const modes = [ask("PRAGMA journal_mode"), ask("PRAGMA synchronous")].join(", ");
          const version = String(ask("SELECT sqlite_version()"));
          // 2 is FULL: a step that was saved survives a power cut.
          return modes === "wal, 2" ? passed(version) : failed(words.selftest.sqliteModes(modes));
        } finally {
          database.close();
        }
      },
    },
    {
      name: "journal",
      async run() {
        const written = openJournal(file, Date.now);
        try {
          const event = { what: "open-at-login", who: "agent", detail: {} } as const;
          await written.commit((draft) => draft.setMetadata(key, value, event));
        } finally {
          written.close();
        }
        const read = openJournal(file, Date.now, true);
        try {
          return read.metadata(key) === value ? passed() : failed(words.selftest.journalForgets);
        } finally {
          read.close();
        }
      },
    },
  ];
}
