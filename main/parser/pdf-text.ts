/** @file The door: reads the text layer of a PDF in a process of its own, which may run out of time or memory, or die. */

import { fail, ok, type Result } from "../../shared/result.ts";
import type { LaunchParser } from "./parser-process.ts";

/**
 * Why a PDF has no text for us: its pages are pictures, it wants a password, it is no PDF that can be read, or its
 * process was ended or died.
 */
type NoPdfText = "no-text" | "encrypted" | "unreadable" | "stopped";

/** The text of the pages that are read, in the order of the page; `\n` at the end of a line. */
export type PdfTextReply = Result<string, NoPdfText>;

/** What pdf-text-entry is asked. */
export interface PdfTextRequest {
  readonly path: string;
}

/** [Note: how much of a PDF is read] An invoice says what it is on its first pages or, with its totals, on its last. */
export const readPages = { first: 5, last: 1 } as const;
export const mostCharacters = 200_000;

/**
 * Makes a reader that starts one process for each file, which must run pdf-text-entry.
 *
 * Whatever a file does to its process comes back as a reply. `read` rejects only where `signal` fires, with its
 * reason, or where no process can be started at all.
 */
export function createPdfText(launch: LaunchParser, timeMs = 20_000) {
  return {
    read: (path: string, signal?: AbortSignal): Promise<PdfTextReply> =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const reader = launch();
        let isOver = false;
        // Our own kill ends the process too, and its end is then no news.
        const finish = (settle: () => void): void => {
          if (isOver) return;
          isOver = true;
          clearTimeout(timer);
          signal?.removeEventListener("abort", abort);
          reader.kill();
          settle();
        };
        const answer = (reply: PdfTextReply): void => finish(() => resolve(reply));
        const abort = (): void => finish(() => reject(signal?.reason));
        const timer = setTimeout(() => answer(fail("stopped")), timeMs);
        signal?.addEventListener("abort", abort);
        reader.onMessage((message) => answer(checkReply(message)));
        reader.onExit(() => answer(fail("stopped")));
        reader.post({ path } satisfies PdfTextRequest);
      }),
  };
}

const problems: readonly unknown[] = ["no-text", "encrypted", "unreadable"] satisfies readonly NoPdfText[];

/** Checks what came back: a hostile file may have had a say in it. */
function checkReply(message: unknown): PdfTextReply {
  const { ok: isOk, value, error } = (message ?? {}) as Partial<Record<"ok" | "value" | "error", unknown>>;
  if (isOk === true && typeof value === "string" && value.length <= mostCharacters) return ok(value);
  return isOk === false && problems.includes(error) ? fail(error as NoPdfText) : fail("stopped");
}
