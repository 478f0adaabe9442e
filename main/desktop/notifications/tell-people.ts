/** @file Tells people what they should know of, as long as the agent runs: the notifier, its memory and its clock. */

import type { AgentStatus } from "../../../shared/agent/agent-status.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { JournalEvent } from "../../imports/ports.ts";
import type { Log } from "../../platform/log.ts";
import { createNotifier, type Notifier, type Shown } from "./notify-model.ts";
import { createStatusWatch } from "./notify-of-status.ts";

/** The journal's part in it: what was told is known after a restart, and stands in the trail. */
interface NoticeJournal {
  /** The imports that ask for someone now. */
  asking(): readonly Import[];
  metadata(key: string): string | null;
  setMetadata(key: string, value: string, event: JournalEvent): void;
}

export interface Telling extends Pick<Notifier, "tell" | "settle"> {
  sees(import_: Import): void;
  stands(status: AgentStatus): void;
  /** Tells what may still be told. */
  stop(): void;
}

const lookEveryMs = 5_000;
const toldKey = "told";

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
        try {
          journal.setMetadata(toldKey, told, event);
        } catch (problem) {
          // A journal that is damaged, or a disk that is full: it is told again after the next start.
          log.bug(problem, "notify");
        }
      },
    },
  });
  const watch = createStatusWatch(notifier, Date.now);
  for (const import_ of journal.asking()) watch.sees(import_);
  const looking = setInterval(() => {
    watch.tick();
    notifier.tick();
  }, lookEveryMs);
  return {
    tell: notifier.tell,
    settle: notifier.settle,
    sees: watch.sees,
    stands: watch.stands,
    stop() {
      clearInterval(looking);
      notifier.tick();
    },
  };
}
