/** @file Has a process of its own open one of the files inside another, and hands on its bytes as they are asked for. */

import type { DropFailure } from "../../shared/imports/failures/drop-failure.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import type { OpenedInside } from "../imports/ports/parser-port.ts";
import { checkOpenedInside } from "./archive/check-inside.ts";
import type { LaunchParser, ParserRequest, ProcessEnd } from "./parser-process.ts";

type Heard = { readonly message: unknown } | { readonly end: ProcessEnd } | "time";

/**
 * Starts a process for the file, and ends it after the last byte, when the reader stops, or when its time is over.
 * No more than a chunk is in this process.
 *
 * @param timeMs for all of it
 * @returns what the process says, or how it ended without a sensible word
 */
export async function openInside(
  launch: LaunchParser,
  request: ParserRequest,
  timeMs: number,
): Promise<Result<Result<OpenedInside, DropFailure>, ProcessEnd | "time" | "nonsense">> {
  const { ask, end } = talkTo(launch(), timeMs);
  const heard = await ask(request);
  if (heard === "time" || "end" in heard) {
    end();
    return fail(heard === "time" ? "time" : heard.end);
  }
  const opening = checkOpenedInside(heard.message);
  if (opening?.ok && opening.value.sizeBytes !== null) {
    const body = bodyOf(opening.value.sizeBytes, () => ask("next"), end);
    return ok({ ...opening, value: { ...opening.value, body } });
  }
  end();
  return opening === null ? fail("nonsense") : ok(opening);
}

/** The bytes, of which there are exactly so many: a process that a hostile file has taken over may send others. */
function bodyOf(sizeBytes: number, next: () => Promise<Heard>, end: () => void): NonNullable<OpenedInside["body"]> {
  let left = sizeBytes;
  return new ReadableStream({
    async pull(controller) {
      const heard = left === 0 ? "time" : await next();
      const chunk = heard !== "time" && "message" in heard ? heard.message : null;
      const isMore = chunk instanceof Uint8Array && chunk.length > 0 && chunk.length <= left;
      if (isMore) {
        left -= chunk.length;
        controller.enqueue(chunk);
      } else controller.error(new Error("the file inside broke off"));
      if (isMore && left === 0) controller.close();
      if (!isMore || left === 0) end();
    },
    cancel: end,
  });
}

/** One question, one answer; after the end each question is answered with it. */
function talkTo(asked: ReturnType<LaunchParser>, timeMs: number) {
  let over: Heard | null = null;
  let answer: (heard: Heard) => void = () => {};
  const finish = (heard: Heard): void => {
    over ??= heard;
    clearTimeout(timer);
    asked.kill();
    answer(over);
  };
  const timer = setTimeout(() => finish("time"), timeMs);
  asked.onMessage((message) => answer({ message }));
  asked.onExit((end) => finish({ end }));
  return {
    ask: (message: unknown): Promise<Heard> =>
      new Promise((resolve) => {
        answer = resolve;
        if (over === null) asked.post(message);
        else resolve(over);
      }),
    end: () => finish("time"),
  };
}
