/**
 * @file Has one process wait for the next file: a new one, or one whose last file can't have left anything in it.
 *
 * [Note: a process that is kept]
 *
 * A process takes ten times as long to start as a small text file takes to read. So after a small text file the
 * process waits a moment for the next one. No text reaches a library that builds objects from what the file says.
 * After a workbook, an e-invoice, a PDF, a large or slow file, or any failure, the process ends with its file.
 *
 * [Note: a process started ahead]
 *
 * A new file has to hold still before it is read. Meanwhile a process starts for it and warms up, so that the file
 * finds one that can read at once. It has read nothing, so any file may have it. Where no file comes, it ends.
 */

import { type LaunchParser, type ParserProcess, type ProcessEnd, warmUp } from "./parser-process.ts";

/** A process remembers little of each file, but something. */
const mostFiles = 200;

interface Kept {
  readonly process: ParserProcess;
  files: number;
  /** Since it was started, or since its last file. */
  hasWaited: boolean;
  hear: (message: unknown) => void;
  end: (end: ProcessEnd) => void;
}

/** Starts processes, or hands out the one that waits. */
export interface KeptProcesses {
  /** A process for one file. @param mayKeep asked when it is ended: true if it may serve one more */
  take(mayKeep: () => boolean): ParserProcess;
  /** Starts a process for the next file, if none waits. See [Note: a process started ahead]. */
  startAhead(): void;
}

/**
 * @param keptMs how long a process is kept after a file
 * @param aheadMs how long one that was started ahead waits for its file
 */
export function createKeptProcesses(launch: LaunchParser, keptMs: number, aheadMs: number): KeptProcesses {
  let idle: Kept | null = null;
  let timer: NodeJS.Timeout | undefined;

  function start(): Kept {
    const started: Kept = { process: launch(), files: 0, hasWaited: false, hear() {}, end() {} };
    started.process.onMessage((message) => started.hear(message));
    started.process.onExit((end) => started.end(end));
    return started;
  }

  function leaveIdle(): Kept | null {
    const taken = idle;
    idle = null;
    clearTimeout(timer);
    return taken;
  }

  function keep(kept: Kept, ms: number): void {
    const giveUp = () => {
      if (idle === kept) leaveIdle();
      kept.process.kill();
    };
    idle = kept;
    kept.hasWaited = true;
    // It speaks only when spoken to.
    kept.hear = giveUp;
    kept.end = giveUp;
    kept.process.unref();
    timer = setTimeout(giveUp, ms).unref();
  }

  return {
    take(mayKeep) {
      let hear: Kept["hear"] = () => {};
      let end: Kept["end"] = () => {};
      let request: unknown;
      let current = serve(leaveIdle() ?? start());

      function serve(kept: Kept): Kept {
        kept.files += 1;
        let hasSpoken = false;
        kept.hear = (message) => {
          hasSpoken = true;
          hear(message);
        };
        kept.end = (ended) => {
          // It ended while it was idle, and we didn't know yet: this file isn't the cause.
          if (!kept.hasWaited || hasSpoken) return end(ended);
          current = serve(start());
          current.process.post(request);
        };
        return kept;
      }

      return {
        post(message) {
          request ??= message;
          current.process.post(message);
        },
        onMessage(listener) {
          hear = listener;
        },
        onExit(listener) {
          end = listener;
        },
        kill() {
          if (idle === null && current.files < mostFiles && mayKeep()) keep(current, keptMs);
          else {
            current.end = () => {};
            current.process.kill();
          }
        },
        unref: () => current.process.unref(),
      };
    },
    startAhead() {
      if (idle !== null) return;
      const ahead = start();
      ahead.process.post(warmUp);
      keep(ahead, aheadMs);
    },
  };
}
