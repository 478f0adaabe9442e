/** @file Lives turn by turn: looks, has `next-turn.ts` plan the turn, carries the plan out, and sleeps. */

import type { AccountCache } from "../account-cache.ts";
import type { AgentParts } from "../agent-parts.ts";
import { followFilesLetGo } from "../files-let-go.ts";
import { type FollowedJournal, followJournal } from "../follow-journal.ts";
import { forgetEndedWaits } from "../forget-ended-waits.ts";
import type { InboxRounds } from "../inbox-rounds.ts";
import type { SettingsInUse } from "../settings-in-use.ts";
import type { AgentTeller } from "../tell-agent.ts";
import { createIdleScheduler } from "./idle-scheduler.ts";
import { nextTurn, type Plan, type Seen } from "./next-turn.ts";
import { restAfter } from "./rest-after.ts";
import { fallAsleep, firstState, folderChanged, turnFailed, wakeUp } from "./turn-state.ts";

/** What the turns are made of. */
interface Work {
  readonly parts: AgentParts;
  readonly settings: SettingsInUse;
  readonly rounds: InboxRounds;
  readonly accounts: AccountCache;
  readonly askAccounts: () => Promise<void>;
  readonly tellTurn: AgentTeller["tellTurn"];
}

export interface Turns {
  /** Takes turns until `signal` fires. A bug in one of them is reported, and the next one tries again. */
  live(signal: AbortSignal): Promise<void>;
  /** It is worth looking now. */
  notifyChange(): void;
  /** It is worth looking at the inboxes now. */
  notifyFolderChange(): void;
  /** See [Note: the modes of the agent]. */
  fallAsleep(): void;
  wakeUp(): void;
}

/** The first status waits for the folders, so that it is true, but not longer than this. */
export const firstLookMs = 2_000;

export function createTurns({ parts, settings, rounds, accounts, askAccounts, tellTurn }: Work): Turns {
  const { queue, report } = parts;
  const { clock } = parts.ports;
  const idle = createIdleScheduler(clock);
  const drives = () => parts.office?.drives() ?? true;
  let state = firstState;

  const look = (hadEvent: boolean, journal: FollowedJournal): Seen => ({
    now: clock.now(),
    hadEvent,
    hasNewSettings: settings.haveChanged(),
    hasNewEntries: journal.hasNewEntries(),
    accountsMark: parts.accountsMark(),
    hasTokenRunOut: accounts.hasRunOut(clock.now()),
    inboxes: rounds.seen(),
    isQueueBusy: queue.isBusy(),
  });

  async function carryOut(plan: Plan, journal: FollowedJournal, signal: AbortSignal): Promise<void> {
    if (plan.distrustWatcher) idle.distrustWatcher();
    if (plan.wakeUp) parts.holdSending(false);
    if (plan.sweep !== "no") {
      // Writes that found the disk full are tried again.
      parts.journal.forgetNoRoom();
      const round = (drives() ? rounds.sweep() : rounds.look(true)).catch(report);
      if (plan.sweep === "and-wait") await Promise.race([round, clock.wait(firstLookMs, signal)]);
    }
    rounds.watchReachable();
    if (plan.askAccounts) await askAccounts();
    if (plan.hurry === "all") queue.hurry();
    if (plan.hurry === "ended-waits") forgetEndedWaits(queue, parts.ports.journal);
    journal.tell();
    recordLate();
    const dueAt = queue.nextDueAt();
    if (!drives()) return;
    if (plan.runQueue === "now" || (dueAt !== null && dueAt <= state.turnedAt)) runQueue().catch(report);
  }

  let isRecordingLate = false;
  /** Not waited for: the database of an office may take its time. */
  function recordLate(): void {
    if (!parts.office || isRecordingLate) return;
    isRecordingLate = true;
    queue
      .recordLate(parts.office.late)
      .catch(report)
      .finally(() => {
        isRecordingLate = false;
      });
  }

  /** A file that was edited or replaced right before it was sent is in the inbox, and has not been looked at. */
  async function runQueue(): Promise<void> {
    const letGo = followFilesLetGo(parts.ports.journal);
    letGo.follow();
    await queue.run();
    if (letGo.hasAny()) notifyFolderChange();
  }

  function notifyFolderChange(): void {
    state = folderChanged(state);
    idle.notifyChange();
  }

  async function takeTurn(hadEvent: boolean, journal: FollowedJournal, signal: AbortSignal): Promise<void> {
    const next = nextTurn(state, look(hadEvent, journal));
    state = next.state;
    if (next.plan === null) return;
    await carryOut(next.plan, journal, signal);
    const { pausedUntil } = tellTurn();
    const dueAt = [queue.nextDueAt(), pausedUntil, ...accounts.runOutAt()];
    state = restAfter(state, { inboxes: rounds.seen(), isQueueBusy: queue.isBusy(), dueAt });
  }

  return {
    async live(signal) {
      const journal = followJournal(parts);
      const unwatch = parts.watchData(idle.notifyDataChange);
      for (let hadEvent = true; !signal.aborted; ) {
        try {
          await takeTurn(hadEvent, journal, signal);
        } catch (bug) {
          state = turnFailed(state);
          report(bug);
        }
        hadEvent = await idle.sleep(state.mode.at === "at-rest" ? state.mode.until : null, signal);
      }
      unwatch();
    },
    notifyChange: idle.notifyChange,
    notifyFolderChange,
    fallAsleep() {
      state = fallAsleep(state, clock.now());
      parts.holdSending(true);
    },
    wakeUp() {
      state = wakeUp(state);
      parts.holdSending(false);
      idle.notifyChange();
    },
  };
}
