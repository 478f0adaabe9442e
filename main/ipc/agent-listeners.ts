/** @file Passes the agent's news on to the log, the page, the tray and the notifications. */

import type { WebContents } from "electron/main";
import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import type { Assembly } from "../assemble/assemble.ts";
import type { KeepAwake } from "../desktop/keep-awake.ts";
import type { Telling } from "../desktop/notifications/tell-people.ts";
import type { Log } from "../platform/log.ts";
import { tell } from "./bridge.ts";

interface Audience {
  readonly log: Pick<Log, "say">;
  /** The page of the open window, or null. */
  readonly page: () => WebContents | null;
  readonly showInTray: (status: AgentStatus) => void;
  readonly telling: Telling;
  readonly keepAwake: KeepAwake;
  readonly statusNow: () => AgentStatus;
  /** Notifications are recorded in the journal, which may be written to only when it has been checked. */
  readonly isJournalWhole: () => boolean;
}

/** Makes the callbacks of an agent in the window's process. */
export function createListeners(to: Audience): Parameters<Assembly["makeAgent"]>[0] {
  return {
    onImport(changed) {
      to.log.say("import", { id: changed.id, file: changed.place.dropped, state: changed.state.at });
      to.telling.seeImport(changed);
      to.keepAwake.seeImport(changed);
      tell(to.page(), "import.changed", changed);
    },
    onStatus(status) {
      to.showInTray(status);
      if (to.isJournalWhole()) to.telling.seeStatus(status);
      tell(to.page(), "status.changed", status);
    },
    // The result is part of the status.
    onTonight: () => to.showInTray(to.statusNow()),
    onUnsettled: (unsettled) => tell(to.page(), "unsettled.changed", unsettled),
  };
}
