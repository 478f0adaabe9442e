/** @file Delivers alerts: each on every way that is set, again where it didn't leave, for a day. */

import type { Alert, Channel } from "./alert.ts";

interface DeliveryParts {
  /** The ways that are set now. */
  readonly channels: () => readonly Channel[];
  readonly now: () => number;
  /** Resolves early where `signal` aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Told once when alerts begin to stay here, when they leave again, and of one that was given up. */
  readonly say: (
    what: "alert-fails" | "alert-arrives" | "alert-lost",
    detail: Readonly<Record<string, unknown>>,
  ) => void;
}

export interface Delivery {
  /**
   * Takes an alert over. One that still waits for its next try is sent together with it.
   *
   * @returns once each way has delivered it, or has given it up; false where it was stopped before
   */
  take(alert: Alert): Promise<boolean>;
  /** Ends the waiting; what didn't leave is left. */
  stop(): void;
}

const minuteMs = 60_000;
/** Waits before the next tries; the last one is repeated. None is shorter than the time between two alerts. */
const waitsMs = [5, 15, 60].map((minutes) => minutes * minuteMs);
const givenUpAfterMs = 24 * 60 * minuteMs;
/** After a day without a network an alert could be very long. People don't read more lines. */
const mostLines = 20;

export function createDelivery({ channels, now, wait, say }: DeliveryParts): Delivery {
  const stopping = new AbortController();
  const waiting = new Map<Channel["name"], { alert: Alert; done: Promise<void> }>();
  const failing = new Set<Channel["name"]>();

  async function sendUntilGone(name: Channel["name"], entry: { alert: Alert }): Promise<void> {
    const startedAt = now();
    for (let tries = 0; !stopping.signal.aborted; tries += 1) {
      // The settings may have changed since.
      const channel = channels().find((one) => one.name === name);
      if (channel === undefined) break;
      const { alert } = entry;
      const problem = await channel.send(alert);
      const { to } = channel;
      if (problem === null) {
        if (failing.delete(name)) say("alert-arrives", { over: name, to });
        if (entry.alert === alert) break;
        continue;
      }
      if (!failing.has(name)) say("alert-fails", { over: name, to, why: problem.why });
      failing.add(name);
      const isOver = Math.abs(now() - startedAt) > givenUpAfterMs;
      if (!problem.mayWorkLater || isOver) {
        say("alert-lost", { over: name, to, why: problem.why, lines: entry.alert.lines });
        break;
      }
      await wait(waitsMs[Math.min(tries, waitsMs.length - 1)] ?? minuteMs, stopping.signal);
    }
    waiting.delete(name);
  }

  return {
    async take(alert) {
      const all = channels().map(({ name }) => {
        const before = waiting.get(name);
        if (before !== undefined) {
          before.alert = joined(before.alert, alert);
          return before.done;
        }
        const entry = { alert, done: Promise.resolve() };
        waiting.set(name, entry);
        entry.done = sendUntilGone(name, entry);
        return entry.done;
      });
      await Promise.all(all);
      return !stopping.signal.aborted;
    },
    stop: () => stopping.abort(),
  };
}

/** What is told of one matter is what was told last: two figures for it would not both be true. */
function joined(before: Alert, after: Alert): Alert {
  const all = [before, after].flatMap(({ lines, kinds }) =>
    lines.map((line, n) => ({ line, kind: kinds?.[n] ?? line })),
  );
  const kept = [...new Map(all.map((each) => [each.kind, each])).values()].slice(-mostLines);
  return { ...after, lines: kept.map(({ line }) => line), kinds: kept.map(({ kind }) => kind) };
}
