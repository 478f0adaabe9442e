/** @file Notifies people while the agent runs: runs the notifier every few seconds and stores what it told. */

import type { AgentStatus } from "../../../shared/agent/agent-status.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { Log } from "../../platform/log.ts";
import { createNotifier, type Notifier, type Shown } from "./notify-model.ts";
import { createStatusWatch } from "./notify-of-status.ts";

/** The part of the journal that stores what was told, across restarts and in the audit trail. */
interface Marks {
  /** The imports that need a person now. */
  asking(): readonly Import[];
  mark(name: string): string | null;
  setMark(name: string, value: string, event: { what: string; who: string; detail: unknown }): void;
}

export interface Telling extends Pick<Notifier, "tell" | "settle"> {
  seeImport(import_: Import): void;
  seeStatus(status: AgentStatus): void;
  /** Tells what is still due, then stops. */
  stop(): void;
}

const lookEveryMs = 5_000;
const toldMark = "told";

/** Starts notifying people. */
export function startTelling(journal: Marks, show: (shown: Shown) => void, log: Pick<Log, "bug">): Telling {
  const notifier = createNotifier({
    show,
    now: Date.now,
    mark: {
      read: () => journal.mark(toldMark),
      write(told, shown) {
        const event = shown
          ? { what: "notify", detail: { lines: shown.lines } }
          : { what: "notice-settled", detail: null };
        try {
          journal.setMark(toldMark, told, { ...event, who: "agent" });
        } catch (problem) {
          // With a damaged journal or a full disk, it is told again after the next start.
          log.bug(problem, "notify");
        }
      },
    },
  });
  const watch = createStatusWatch(notifier, Date.now);
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
