/** @file Tells a watcher elsewhere after each good sweep that we live; when nothing comes any more, it raises the alarm. */

import { request as requestPlain } from "node:http";
import { type RequestOptions, request as requestSafe } from "node:https";
import type { AgentStatus } from "../shared/agent-status.ts";
import type { AgentHealth } from "../shared/health.ts";

interface PingParts {
  /** As the settings say now; null where nobody watches. */
  readonly address: () => string | null;
  readonly now: () => number;
  /** Told once when pings begin to fail, and once when they arrive again. */
  readonly say: (what: "ping-fails" | "ping-arrives", detail: Readonly<Record<string, unknown>>) => void;
  /** What takes the way through a proxy, or undefined for the straight way. */
  readonly agentFor?: (address: URL) => RequestOptions["agent"] | undefined;
}

export interface Pinger {
  /** Pings where there is a good sweep to tell of and the last one is a minute ago. Never throws. */
  afterTurn(health: AgentHealth, status: AgentStatus): Promise<void>;
}

const everyMs = 60_000;
const patienceMs = 10_000;

export function createPinger({ address, now, say, agentFor = () => undefined }: PingParts): Pinger {
  let lastAt = Number.NEGATIVE_INFINITY;
  let toldSweepAt: number | null = null;
  let fails = false;
  return {
    async afterTurn(health, status) {
      const to = address();
      const isNews = health.lastSweepAt !== null && health.lastSweepAt !== toldSweepAt;
      const isSoon = now() >= lastAt && now() - lastAt < everyMs;
      if (to === null || !isNews || isSoon || !isGood(status)) return;
      lastAt = now();
      toldSweepAt = health.lastSweepAt;
      const why = await ping(new URL(to), agentFor);
      if ((why !== null) === fails) return;
      fails = why !== null;
      // The address itself is a secret of sorts: whoever knows it can claim that we live.
      say(fails ? "ping-fails" : "ping-arrives", { host: new URL(to).host, why });
    },
  };
}

/** Every inbox was reached, and nothing keeps everything from going. That a person paused is no fault. */
function isGood({ state, inboxes }: AgentStatus): boolean {
  return (
    inboxes.length > 0 &&
    inboxes.every(({ unreachable }) => unreachable === null) &&
    !["offline", "signed-out", "not-set-up", "not-running"].includes(state)
  );
}

/** Null where it arrived, else why not. */
function ping(address: URL, agentFor: NonNullable<PingParts["agentFor"]>): Promise<string | null> {
  const agent = agentFor(address);
  const request = address.protocol === "https:" ? requestSafe : requestPlain;
  return new Promise((resolve) => {
    const asked = request(
      address,
      { headers: { "user-agent": "Pigeonhole" }, signal: AbortSignal.timeout(patienceMs), ...(agent && { agent }) },
      (answer) => {
        answer.resume();
        const status = answer.statusCode ?? 0;
        resolve(status >= 200 && status < 300 ? null : `it answered ${status}`);
        // A body that never ends is no business of ours.
        answer.once("error", () => {});
      },
    );
    asked.once("error", (problem: NodeJS.ErrnoException) =>
      resolve(problem.name === "TimeoutError" ? "it took too long" : (problem.code ?? problem.message)),
    );
    asked.end();
  });
}
