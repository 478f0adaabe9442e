/** @file Starts a process for one request and returns its reply, or how the process ended. */

import type { LaunchParser, ProcessEnd } from "./parser-process.ts";

/** How the messages of a reply are gathered, and which reply to make up if the process ends without one. */
interface Asking<R> {
  readonly timeMs: number;
  /** Takes one message. Returns the whole reply, or "more" while pieces are missing. */
  readonly gather: (message: unknown) => R | "more";
  readonly outOfTime: () => R;
  readonly died: (end: ProcessEnd) => R;
}

/**
 * Starts a process, sends it one request, and ends it.
 *
 * A process that crashes or hangs results in a reply too. Rejects only if `signal` fires, with its reason, or if no
 * process can be started at all.
 */
export function askOnce<R>(
  launch: LaunchParser,
  request: unknown,
  { timeMs, gather, outOfTime, died }: Asking<R>,
  signal?: AbortSignal,
): Promise<R> {
  return new Promise<R>((resolve, reject) => {
    signal?.throwIfAborted();
    const asked = launch();
    let isOver = false;
    // After our own kill, the end of the process means nothing.
    const finish = (settle: () => void): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
      asked.kill();
      settle();
    };
    const answer = (reply: R): void => finish(() => resolve(reply));
    const abort = (): void => finish(() => reject(signal?.reason));
    const timer = setTimeout(() => answer(outOfTime()), timeMs);
    signal?.addEventListener("abort", abort);
    asked.onMessage((message) => {
      if (isOver) return;
      const gathered = gather(message);
      if (gathered === "more") asked.post("next");
      else answer(gathered);
    });
    asked.onExit((end) => answer(died(end)));
    asked.post(request);
  });
}
