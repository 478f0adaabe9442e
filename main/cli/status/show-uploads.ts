/** @file Shows the progress of uploads on stderr: one changing line on a terminal, a log line now and then elsewhere. */

import type { Upload } from "../../../shared/agent/upload.ts";
import { sayUploads } from "../../../shared/wording/imports/say-upload.ts";
import type { Log } from "../../platform/log.ts";

/** Uploads that take less time than this are not logged. */
const betweenLinesMs = 10_000;

/** Rewrites one line of the terminal, and clears it when no upload is left. */
export function uploadsOnTerminal(terminal: { write(text: string): void; columns?: number }) {
  let shown = "";
  return (uploads: readonly Upload[]): void => {
    // Control characters in a file name must not reach the terminal.
    const text = (sayUploads(uploads, Date.now()) ?? "")
      .replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, "?")
      .slice(0, (terminal.columns ?? 80) - 1);
    if (text !== shown) terminal.write(`\r\u001b[2K${text}`);
    shown = text;
  };
}

/** Logs each long upload at most once every 10 seconds. */
export function uploadsInLog(log: Log, now: () => number) {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (uploads: readonly Upload[]): void => {
    const long = uploads.filter(({ startedAt }) => now() - startedAt >= betweenLinesMs);
    if (long.length === 0 || now() - toldAt < betweenLinesMs) return;
    toldAt = now();
    for (const { file, sentBytes, sizeBytes } of long) log.say("sending", { file, sentBytes, sizeBytes });
  };
}
