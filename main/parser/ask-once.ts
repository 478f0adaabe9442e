/** @file One question to a process of its own: its answer, or what became of it. */

import type { LaunchParser, ProcessEnd } from "./parser-process.ts";

/** How the replies of one question are taken, and what is said where none comes. */
interface Asking<R> {
  readonly timeMs: number;
  /** Takes each message to the whole reply, or to "more" while pieces of it are missing. */
  readonly gather: (message: unknown) => R | "more";
  readonly outOfTime: () => R;
  readonly died: (end: ProcessEnd) => R;
}

/**
 * Starts a process, asks it, and ends it.
 *
 * Whatever a file does to the process comes back as a reply. Rejects only where `signal` fires, with its reason, or
 * where no process can be started at all.
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
    // Our own kill ends the process too, and its end is then no news.
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
