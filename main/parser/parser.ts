/** @file The door: reads a spreadsheet in a process of its own, which may run out of time or memory, or die. */

import type { DropFailure } from "../../shared/failure.ts";
import { fail, type Result } from "../../shared/result.ts";
import type { Parser } from "../imports/ports.ts";
import { checkCopyReply } from "./check-reply.ts";
import { gatherReply } from "./gather-reply.ts";
import type { LaunchParser, ParserRequest, ProcessEnd } from "./parser-process.ts";

export type { LaunchParser, ProcessEnd } from "./parser-process.ts";

export interface ParserLimits {
  /** From the start of the process to its answer. */
  readonly timeMs: number;
}

/**
 * Makes a parser that starts one process for each file.
 *
 * Whatever a file does to its process comes back as a failure: `parser-stopped`, or what the process found.
 * `read` rejects only where `signal` fires, with its reason, or where no process can be started at all.
 */
export function createParser(launch: LaunchParser, limits: ParserLimits = { timeMs: 60_000 }): Parser {
  return {
    read: (request, signal) => askOnce(launch, limits, request, gatherReply(), signal),
    correct: (request, correction, signal) =>
      askOnce(launch, limits, { ...request, correction }, checkCopyReply, signal),
  };
}

/** @param gather takes each message to the whole reply, or "more" while pieces of it are missing, or null for nonsense */
function askOnce<T>(
  launch: LaunchParser,
  { timeMs }: ParserLimits,
  request: ParserRequest,
  gather: (message: unknown) => Result<T, DropFailure> | "more" | null,
  signal?: AbortSignal,
) {
  return new Promise<Result<T, DropFailure>>((resolve, reject) => {
    signal?.throwIfAborted();
    const parser = launch();
    let isOver = false;
    // Our own kill ends the process too, and its end is then no news.
    const finish = (settle: () => void): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
      parser.kill();
      settle();
    };
    const answer = (reply: Result<T, DropFailure>): void => finish(() => resolve(reply));
    const abort = (): void => finish(() => reject(signal?.reason));
    const timer = setTimeout(
      () => answer(stopped("time", `no answer within ${Math.round(timeMs / 1000)} seconds`)),
      timeMs,
    );
    signal?.addEventListener("abort", abort);
    parser.onMessage((message) => {
      if (isOver) return;
      const gathered = gather(message);
      if (gathered === "more") parser.post("next");
      else answer(gathered ?? stopped("crash", "its answer makes no sense"));
    });
    parser.onExit((end) => answer(replyFromEnd(end)));
    parser.post(request);
  });
}

const stopped = (why: "time" | "memory" | "crash", detail: string): Result<never, DropFailure> =>
  fail({ kind: "parser-stopped", why, detail });

// What a process leaves behind that V8 ended for want of memory: SIGABRT as a code, or as Windows has it.
const abortCodes: readonly (number | null)[] = [134, -2147483645, 0x80000003];

function replyFromEnd({ code, said }: ProcessEnd): ReturnType<typeof stopped> {
  if (/out of memory|allocation failed/i.test(said) || abortCodes.includes(code))
    return stopped("memory", "it needs more memory than one file is given");
  const words = said.split("\n").find((line) => /error/i.test(line)) ?? "";
  return stopped(
    "crash",
    `the process ended with code ${code ?? "none"}${words === "" ? "" : `, saying: ${words.trim()}`}`,
  );
}
