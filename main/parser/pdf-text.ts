/** @file The door: reads the text layer of a PDF in a process of its own, which may run out of time or memory, or die. */

import { fail, ok, type Result } from "../../shared/values/result.ts";
import { askOnce } from "./ask-once.ts";
import type { LaunchParser } from "./parser-process.ts";

/**
 * Why there is no text: the pages are images, the PDF needs a password, it is damaged, or its process died or was
 * ended.
 */
type NoPdfText = "no-text" | "encrypted" | "unreadable" | "stopped";

/** The text of the pages read, in the order of each page, with `\n` at the end of a line. */
export type PdfTextReply = Result<string, NoPdfText>;

/** A request to the PDF process. */
export interface PdfTextRequest {
  readonly path: string;
}

/** [Note: how much of a PDF is read] An invoice has its number on its first pages or, with its totals, on its last. */
export const readPages = { first: 5, last: 1 } as const;
export const mostCharacters = 200_000;

/** Each PDF takes a process and its memory, so a folder full of scans is read a few at a time. */
const mostAtOnce = 2;

/**
 * Makes a reader that starts one process for each file, which must run pdf-text-entry.
 *
 * A process that crashes or hangs results in the reply `stopped`. `read` rejects only if `signal` fires, with its
 * reason, or if no process can be started at all.
 *
 * @param timeMs the most time for one file
 */
export function createPdfText(launch: LaunchParser, timeMs = 20_000) {
  const going = new Set<Promise<unknown>>();
  return {
    async read(path: string, signal?: AbortSignal): Promise<PdfTextReply> {
      while (going.size >= mostAtOnce) await Promise.race(going);
      const stopped = (): PdfTextReply => fail("stopped");
      const asking = { timeMs, gather: checkReply, outOfTime: stopped, died: stopped };
      const reply = askOnce<PdfTextReply>(launch, { path } satisfies PdfTextRequest, asking, signal);
      const turn = reply.catch(() => {}).finally(() => going.delete(turn));
      going.add(turn);
      return reply;
    },
  };
}

const problems: readonly unknown[] = ["no-text", "encrypted", "unreadable"] satisfies readonly NoPdfText[];

/** Checks the reply, because a hostile file may have taken the process over. */
function checkReply(message: unknown): PdfTextReply {
  const { ok: isOk, value, error } = (message ?? {}) as Partial<Record<"ok" | "value" | "error", unknown>>;
  if (isOk === true && typeof value === "string" && value.length <= mostCharacters) return ok(value);
  return isOk === false && problems.includes(error) ? fail(error as NoPdfText) : fail("stopped");
}
