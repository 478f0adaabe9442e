/** @file Tells a watcher elsewhere after each good sweep that we live; when nothing comes any more, it raises the alarm. */

import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import type { AgentHealth } from "../../shared/agent/health.ts";
import type { NotSent } from "../../shared/imports/failure.ts";
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
  /** As the settings say now; null where nobody watches. */
  readonly address: () => string | null;
  readonly now: () => number;
  /** Told once when pings begin to fail, and once when they arrive again. */
  readonly say: (what: "ping-fails" | "ping-arrives", detail: Readonly<Record<string, unknown>>) => void;
  /** Asks the way that everything takes out of this office, through its proxies; throws the reason of the signal. */
  readonly send: (address: string, question: Question) => Promise<Result<{ readonly status: number }, NotSent>>;
}

export interface Pinger {
  /** Pings where there is a good sweep to tell of and the last one is a minute ago. Never throws. */
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
