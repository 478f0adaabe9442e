/** @file Notifies people while the agent runs: gives the notifier its clock, and stores what it told. */

import type { AgentStatus } from "../../../shared/agent/agent-status.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { createNotifier, type Notifier, type Shown } from "../../../shared/notices/notify-model.ts";
import { createStatusWatch } from "../../../shared/notices/notify-of-status.ts";
import type { JournalEvent, Metadata } from "../../imports/ports/journal-port.ts";
import type { Log } from "../../platform/log.ts";

/** The part of the journal that stores what was told, across restarts and in the audit trail. */
interface NoticeJournal extends Metadata {
  /** The imports that need a person now. */
  asking(): readonly Import[];
}

export interface Telling extends Pick<Notifier, "tell" | "settle"> {
  seeImport(import_: Import): void;
  seeStatus(status: AgentStatus): void;
  /** Tells what is still due, then stops. */
  stop(): void;
}

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const lookEveryMs = 5_000;
const toldKey = "told";

/** Starts notifying people. */
export function startTelling(journal: NoticeJournal, show: (shown: Shown) => void, log: Pick<Log, "bug">): Telling {
  const notifier = createNotifier({
    show,
    now: Date.now,
    memory: {
      read: () => journal.metadata(toldKey),
      write(told, shown) {
        const event: JournalEvent = shown
          ? { what: "notify", who: "agent", detail: { lines: shown.lines } }
          : { what: "notice-settled", who: "agent", detail: null };
        // With a damaged journal or a full disk, it is told again after the next start.
        journal
          .commit((draft) => draft.setMetadata(toldKey, told, event))
          .catch((problem) => log.bug(problem, "notify"));
      },
    },
  });
  const watch = createStatusWatch(notifier, Date.now, timeZone, true);
  for (const import_ of journal.asking()) watch.seeImport(import_);
  const looking = setInterval(() => {
    watch.tick();
    notifier.tick();
  }, lookEveryMs);
  return {
    tell: notifier.tell,
    settle: notifier.settle,
    seeImport: watch.seeImport,
    seeStatus: watch.seeStatus,
    stop() {
      clearInterval(looking);
      notifier.tick();
    },
  };
}
