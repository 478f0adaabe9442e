/** @file Pings a monitoring service after each good sweep. The service raises the alarm when the pings stop. */

import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import type { AgentHealth } from "../../shared/agent/health.ts";
import type { NotSent } from "../../shared/imports/failures/not-sent.ts";
import type { Result } from "../../shared/values/result.ts";
import { sayInShort } from "../../shared/wording/imports/say-in-short.ts";
import { sayMessage } from "../../shared/wording/message.ts";

interface Question {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: null;
  readonly signal: AbortSignal;
}

interface PingParts {
  /** The address in the settings now, or null if none is set. */
  readonly address: () => string | null;
  readonly now: () => number;
  /** Called once when pings begin to fail, and once when they arrive again. */
  readonly say: (what: "ping-fails" | "ping-arrives", detail: Readonly<Record<string, unknown>>) => void;
  /** Sends a request through the office's proxies. Throws the reason of the signal. */
  readonly send: (address: string, question: Question) => Promise<Result<{ readonly status: number }, NotSent>>;
}

export interface Pinger {
  /** Pings after a new good sweep, at most once a minute. Never throws. */
  afterTurn(health: AgentHealth, status: AgentStatus): Promise<void>;
}

const everyMs = 60_000;
const patienceMs = 10_000;

export function createPinger({ address, now, say, send }: PingParts): Pinger {
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
      const why = await ping(send, to);
      if ((why !== null) === fails) return;
      fails = why !== null;
      // Log the host only: anyone who knows the whole address can send pings in our name.
      say(fails ? "ping-fails" : "ping-arrives", { host: new URL(to).host, why });
    },
  };
}

/** True if every inbox was reached and nothing blocks all importing. A pause is no fault. */
function isGood({ state, inboxes, exceptions }: AgentStatus): boolean {
  return (
    inboxes.length > 0 &&
    exceptions.every(({ is }) => is !== "disk-full") &&
    inboxes.every(({ unreachable, notImported }) => (unreachable ?? notImported) === null) &&
    !["offline", "signed-out", "not-set-up", "not-running"].includes(state)
  );
}

/** Sends one ping. Returns null if it arrived, else why not. */
async function ping(send: PingParts["send"], address: string): Promise<string | null> {
  const signal = AbortSignal.timeout(patienceMs);
  const question = { method: "GET", headers: { "user-agent": "Pigeonhole" }, body: null, signal };
  const answered = await send(address, question).catch(() => null);
  if (answered === null) return "it took too long";
  if (!answered.ok)
    return answered.error.kind === "not-sent" ? sayMessage(answered.error.detail) : sayInShort(answered.error);
  const { status } = answered.value;
  return status >= 200 && status < 300 ? null : `it answered ${status}`;
}
