/** @file The door: reads a spreadsheet in a process of its own, which may run out of time or memory, or die. */

import type { DropFailure } from "../../shared/imports/failures/drop-failure.ts";
import { fail, type Result } from "../../shared/values/result.ts";
import type { Message } from "../../shared/wording/message.ts";
import type { ParsedSpreadsheet, Parser } from "../imports/ports/parser-port.ts";
import { checkListedInside, checkUnpacked } from "./archive/check-inside.ts";
import { askOnce } from "./ask-once.ts";
import { checkCopyReply, checkTakenOut } from "./check-reply.ts";
import { gatherReply } from "./gather-reply.ts";
import { createKeptProcesses } from "./kept-process.ts";
import { openInside } from "./open-inside.ts";
import type { LaunchParser, ParserRequest, ProcessEnd } from "./parser-process.ts";

export type { LaunchParser, ProcessEnd } from "./parser-process.ts";

export interface ParserLimits {
  /** The most time from the request to the reply. */
  readonly timeMs: number;
  /** How long a process is kept for the next file, and the longest that its last file may have taken. */
  readonly keptMs: number;
  /** How long a process that was started ahead waits for its file. */
  readonly aheadMs: number;
}

const usual: ParserLimits = { timeMs: 60_000, keptMs: 2_000, aheadMs: 10_000 };

/** A parser that can start ahead. */
export interface StartableParser extends Parser {
  /** Starts a process for a file that is about to be read. */
  startAhead(): void;
}

/** A process that ends without a word was most likely killed from outside, as Linux does where memory is short. */
const mostTries = 2;

/** The largest file after which its process is kept. See [Note: a process that is kept]. */
const mostBytesBefore = 1024 * 1024;

/**
 * Makes a parser that starts a process for each file, except for small texts one after the other.
 *
 * A process that crashes or hangs results in the failure `parser-stopped`. One that ends without a word is tried once
 * more: a file isn't to blame for what was killed from outside. `read` rejects only if `signal` fires, with
 * its reason, or if no process can be started at all.
 */
export function createParser(launch: LaunchParser, given: Partial<ParserLimits> = {}): StartableParser {
  const limits = { ...usual, ...given };
  const processes = createKeptProcesses(launch, limits.keptMs, limits.aheadMs);

  /** @param isHarmless whether a reply shows that its file left nothing in the process */
  function ask<T>(
    request: ParserRequest,
    gathering: () => (message: unknown) => Result<T, DropFailure> | "more" | null,
    isHarmless: (value: T) => boolean,
    signal?: AbortSignal,
  ): Promise<Result<T, DropFailure>> {
    const stopped = (stop: Stop) => failureFrom(stop, request);
    let mayKeep = false;
    const askAgain = (tries: number): Promise<Result<T, DropFailure>> => {
      const gather = gathering();
      let wasStruck = false;
      const asked = askOnce<Result<T, DropFailure>>(
        () => processes.take(() => mayKeep),
        request,
        {
          timeMs: limits.timeMs,
          gather: (message) => {
            const gathered = gather(message);
            mayKeep = gathered !== null && gathered !== "more" && gathered.ok && isHarmless(gathered.value);
            return gathered ?? stopped(nonsense);
          },
          outOfTime: () => stopped(outOfTime(limits.timeMs)),
          died: (end) => {
            const stop = stopFromEnd(end);
            wasStruck = stop.why === "crash" && end.said === "";
            return stopped(stop);
          },
        },
        signal,
      );
      return asked.then((reply) => (wasStruck && tries > 1 ? askAgain(tries - 1) : reply));
    };
    return askAgain(mostTries);
  }
  return {
    read(request, signal) {
      const askedAt = performance.now();
      // By these names nothing is read as a workbook, whatever the file holds.
      const isText = /\.(csv|txt)$/i.test(request.fileName);
      const isHarmless = ({ sizeBytes }: ParsedSpreadsheet) =>
        isText && sizeBytes <= mostBytesBefore && performance.now() - askedAt <= limits.keptMs;
      return ask(request, gatherReply, isHarmless, signal);
    },
    correct: (request, copyWords, signal) =>
      ask(
        { ...request, copyWords },
        () => checkCopyReply,
        () => false,
        signal,
      ),
    takeOut: (request, signal) =>
      ask(
        { ...request, takesOut: true },
        () => checkTakenOut,
        () => false,
        signal,
      ),
    unpack: (request, signal) =>
      ask(
        { ...request, unpacks: true },
        () => checkUnpacked,
        () => false,
        signal,
      ),
    async listInside(request) {
      const listed = await ask(
        { ...request, inside: "list" },
        () => checkListedInside,
        () => false,
      );
      // A person who sees the list looks at one of the files next.
      processes.startAhead();
      return listed;
    },
    async openInside(request, at) {
      const take = () => processes.take(() => false);
      const opened = await openInside(take, { ...request, inside: at }, limits.timeMs);
      if (opened.ok) return opened.value;
      const { error: end } = opened;
      if (end === "nonsense") return failureFrom(nonsense, request);
      return failureFrom(end === "time" ? outOfTime(limits.timeMs) : stopFromEnd(end), request);
    },
    startAhead: processes.startAhead,
  };
}

/** What ended the process before its reply. */
interface Stop {
  readonly why: "time" | "memory" | "crash";
  readonly detail: Message;
}

const failureFrom = ({ why, detail }: Stop, { fileName }: ParserRequest): Result<never, DropFailure> =>
  fail({ kind: "parser-stopped", why, isWorkbook: !/\.(csv|txt|xml|pdf)$/i.test(fileName), detail });

const nonsense: Stop = { why: "crash", detail: { say: "answer-makes-no-sense" } };

const outOfTime = (timeMs: number): Stop => ({
  why: "time",
  detail: { say: "no-answer-within", seconds: Math.round(timeMs / 1000) },
});

// Exit codes of a process that V8 aborted because it ran out of memory: SIGABRT as a code, and those of Windows.
const abortCodes: readonly (number | null)[] = [134, -2147483645, 0x80000003];

function stopFromEnd({ code, said }: ProcessEnd): Stop {
  if (/out of memory|allocation failed/i.test(said) || abortCodes.includes(code))
    return { why: "memory", detail: { say: "needs-too-much-memory" } };
  const words = said.split("\n").find((line) => /error/i.test(line)) ?? "";
  return { why: "crash", detail: { say: "process-ended", code, said: words.trim() } };
}
