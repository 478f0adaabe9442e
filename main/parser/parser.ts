/** @file The door: reads a spreadsheet in a process of its own, which may run out of time or memory, or die. */

import type { DropFailure } from "../../shared/imports/failure.ts";
import { fail, type Result } from "../../shared/values/result.ts";
import type { Message } from "../../shared/wording/message.ts";
import type { Parser } from "../imports/ports.ts";
import { askOnce } from "./ask-once.ts";
import { checkCopyReply } from "./check-reply.ts";
import { gatherReply } from "./gather-reply.ts";
import type { LaunchParser, ParserRequest, ProcessEnd } from "./parser-process.ts";

export type { LaunchParser, ProcessEnd } from "./parser-process.ts";

export interface ParserLimits {
  /** The most time from the start of the process to its reply. */
  readonly timeMs: number;
}

/**
 * Makes a parser that starts one process for each file.
 *
 * A process that crashes or hangs results in the failure `parser-stopped`. `read` rejects only if `signal` fires, with
 * its reason, or if no process can be started at all.
 */
export function createParser(launch: LaunchParser, limits: ParserLimits = { timeMs: 60_000 }): Parser {
  function ask<T>(
    request: ParserRequest,
    gather: (message: unknown) => Result<T, DropFailure> | "more" | null,
    signal?: AbortSignal,
  ): Promise<Result<T, DropFailure>> {
    const isWorkbook = !/\.(csv|txt|xml|pdf)$/i.test(request.fileName);
    const stopped = ({ why, detail }: Stop): Result<never, DropFailure> =>
      fail({ kind: "parser-stopped", why, isWorkbook, detail });
    return askOnce<Result<T, DropFailure>>(
      launch,
      request,
      {
        timeMs: limits.timeMs,
        gather: (message) => gather(message) ?? stopped({ why: "crash", detail: { say: "answer-makes-no-sense" } }),
        outOfTime: () =>
          stopped({ why: "time", detail: { say: "no-answer-within", seconds: Math.round(limits.timeMs / 1000) } }),
        died: (end) => stopped(stopFromEnd(end)),
      },
      signal,
    );
  }
  return {
    read: (request, signal) => ask(request, gatherReply(), signal),
    correct: (request, correction, signal) => ask({ ...request, correction }, checkCopyReply, signal),
  };
}

/** What ended the process before its reply. */
interface Stop {
  readonly why: "time" | "memory" | "crash";
  readonly detail: Message;
}

// Exit codes of a process that V8 aborted because it ran out of memory: SIGABRT as a code, and those of Windows.
const abortCodes: readonly (number | null)[] = [134, -2147483645, 0x80000003];

function stopFromEnd({ code, said }: ProcessEnd): Stop {
  if (/out of memory|allocation failed/i.test(said) || abortCodes.includes(code))
    return { why: "memory", detail: { say: "needs-too-much-memory" } };
  const words = said.split("\n").find((line) => /error/i.test(line)) ?? "";
  return { why: "crash", detail: { say: "process-ended", code, said: words.trim() } };
}
