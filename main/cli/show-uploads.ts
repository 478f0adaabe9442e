/** @file Shows on stderr how far the documents on their way have come: one line that changes, or a line now and then. */

import type { Upload } from "../../shared/agent/upload.ts";
import { sayUploads } from "../../shared/wording/imports/say-upload.ts";
import type { Log } from "../platform/log.ts";

/** Shorter uploads are over before anyone could read of them. */
const betweenLinesMs = 10_000;

/** A line that is written over; empty again once nothing is on its way. */
export function uploadsOnTerminal(terminal: Pick<NodeJS.WriteStream, "write" | "columns">) {
  let shown = "";
  return (uploads: readonly Upload[]): void => {
    // What a file is called must not steer the terminal.
    const text = (sayUploads(uploads, Date.now()) ?? "")
      .replace(/\p{Cc}/gu, "?")
      .slice(0, (terminal.columns ?? 80) - 1);
    if (text !== shown) terminal.write(`\r\u001b[2K${text}`);
    shown = text;
  };
}

export function uploadsInLog(log: Log, now: () => number) {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (uploads: readonly Upload[]): void => {
    const long = uploads.filter(({ startedAt }) => now() - startedAt >= betweenLinesMs);
    if (long.length === 0 || now() - toldAt < betweenLinesMs) return;
    toldAt = now();
    for (const { file, sentBytes, sizeBytes } of long) log.say("sending", { file, sentBytes, sizeBytes });
  };
}
