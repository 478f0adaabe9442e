/** @file The agent of a computer in an office: takes part while it runs, and imports only while this computer drives. */

import { setTimeout as wait } from "node:timers/promises";
import type { AgentStatus } from "../../../shared/agent/agent-status.ts";
import type { Agent } from "../../agent/agent.ts";
import { NotCommitted } from "../../office/commit-in-office.ts";
import type { Office } from "./assemble-office.ts";

const lookAgainMs = 100;
const readinessMs = 2_000;

export function agentInOffice(agent: Agent, office: Office): Agent {
  let taking: ReturnType<Office["follow"]> | null = null;
  const stopping = new AbortController();
  let drove = false;
  let readiness = { at: Number.NEGATIVE_INFINITY, isReady: false };
  /** A busy driver is asked many times a second, and the status takes a while to work out. */
  function isReady(): boolean {
    const now = performance.now();
    if (now - readiness.at > readinessMs) readiness = { at: now, isReady: couldImport(agent.status()) };
    return readiness.isReady;
  }

  function takePart(onChange: () => void, onAsked: () => Promise<boolean>): void {
    if (!stopping.signal.aborted) taking ??= office.follow({ isReady, onChange, onAsked });
  }

  /**
   * What is new to this computer is looked at, and what waits is tried, as at a start. The same where an entry was refused
   * since: the lease, or the database, may have been away for less than a turn, and its import rests.
   */
  function changeOver(): void {
    const drives = office.drives();
    const wasRefused = office.takeRefusal();
    if (drives === drove && !(drives && wasRefused)) return;
    drove = drives;
    agent.lookAgain();
  }

  async function askDriver(): Promise<void> {
    try {
      await office.askToLook(stopping.signal);
    } catch (problem) {
      // The status says why.
      if (!(problem instanceof NotCommitted)) throw problem;
    }
  }

  return {
    ...agent,
    syncNow() {
      agent.syncNow();
      if (!office.drives()) void askDriver();
    },
    start(journalChecked) {
      agent.start(journalChecked);
      (journalChecked ?? Promise.resolve()).then(
        () => takePart(changeOver, agent.syncToEnd),
        () => {},
      );
    },
    async sync() {
      takePart(
        () => {},
        async () => false,
      );
      while (!stopping.signal.aborted) {
        if (office.drives()) return agent.sync();
        const { trouble, driver } = office.status();
        if (trouble !== null && trouble.is !== "settling") return lookOnly();
        // One that died never answers. Once its lease is over, this computer drives.
        if (driver !== null && (await office.askToLook(stopping.signal))) return lookOnly();
        await wait(lookAgainMs);
      }
    },
    fallAsleep() {
      agent.fallAsleep();
      taking?.fallAsleep();
    },
    wakeUp() {
      taking?.wakeUp();
      agent.wakeUp();
    },
    async stop() {
      stopping.abort();
      await agent.stop();
      await taking?.stop();
    },
  };

  async function lookOnly(): Promise<void> {
    await agent.look(true);
  }
}

/** Signed in, and every inbox is there. */
function couldImport({ connections, inboxes, exceptions }: AgentStatus): boolean {
  const used = connections.filter(({ id }) => inboxes.some(({ connection }) => connection === id));
  return (
    inboxes.length > 0 &&
    used.every(({ signedIn }) => signedIn) &&
    inboxes.every(({ unreachable }) => unreachable === null) &&
    !exceptions.some(({ is }) => is === "disk-full")
  );
}
