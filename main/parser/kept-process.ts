/**
 * @file Keeps one process for the next file, if the last file can't have left anything in it.
 *
 * [Note: a process that is kept]
 *
 * A process takes ten times as long to start as a small text file takes to read. So after a small text file the
 * process waits a moment for the next one. No text reaches a library that builds objects from what the file says.
 * After a workbook, an e-invoice, a PDF, a large or slow file, or any failure, the process ends with its file.
 */

import type { LaunchParser, ParserProcess, ProcessEnd } from "./parser-process.ts";

/** A process remembers little of each file, but something. */
const mostFiles = 200;

interface Kept {
  readonly process: ParserProcess;
  files: number;
  hear: (message: unknown) => void;
  end: (end: ProcessEnd) => void;
}

/** Starts processes, or hands out the one that is kept. */
export interface KeptProcesses {
  /** A process for one file. @param mayKeep asked when it is ended: true if it may serve one more */
  take(mayKeep: () => boolean): ParserProcess;
}

/** @param keptMs how long a process is kept */
export function createKeptProcesses(launch: LaunchParser, keptMs: number): KeptProcesses {
  let idle: Kept | null = null;
  let timer: NodeJS.Timeout | undefined;

  function start(): Kept {
    const started: Kept = { process: launch(), files: 0, hear() {}, end() {} };
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

  function keep(kept: Kept): void {
    const giveUp = () => {
      if (idle === kept) leaveIdle();
      kept.process.kill();
    };
    idle = kept;
    // It speaks only when spoken to.
    kept.hear = giveUp;
    kept.end = giveUp;
    kept.process.unref();
    timer = setTimeout(giveUp, keptMs).unref();
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
          // It ended while it was idle, and nobody knew yet: that says nothing about this file.
          if (kept.files === 1 || hasSpoken) return end(ended);
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
          if (idle === null && current.files < mostFiles && mayKeep()) keep(current);
          else {
            current.end = () => {};
            current.process.kill();
          }
        },
        unref: () => current.process.unref(),
      };
    },
  };
}
