/** @file Words the progress of uploads, and how long the rest will take. */

import { leftMs, type Upload } from "../../agent/upload.ts";
import { fileNameOf } from "../../values/file-names/file-path.ts";
import { words } from "../../words/spoken.ts";
import { figure } from "../grammar.ts";
import { saySpan } from "../say-time.ts";

/** "42 of 149 MB, about 20 seconds left". */
export function sayUpload(upload: Pick<Upload, "sizeBytes" | "sentBytes" | "startedAt">, nowMs: number): string {
  const { sizeBytes, sentBytes } = upload;
  const amount =
    sizeBytes < 1_000_000 ? inUnit(sentBytes, sizeBytes, "kB", 1_000) : inUnit(sentBytes, sizeBytes, "MB", 1_000_000);
  const left = leftMs(upload, nowMs);
  return left === null ? amount : words.upload.amountAndTime(amount, saySpan(roundUp(left)));
}

/** All uploads in one line: "Sending scan.pdf: …", "Sending 3 documents: …"; null if there are none. */
export function sayUploads(uploads: readonly Upload[], nowMs: number): string | null {
  const [first] = uploads;
  if (first === undefined) return null;
  const sum = (of: (upload: Upload) => number) => uploads.reduce((all, upload) => all + of(upload), 0);
  const all = {
    sizeBytes: sum(({ sizeBytes }) => sizeBytes),
    sentBytes: sum(({ sentBytes }) => sentBytes),
    startedAt: Math.min(...uploads.map(({ startedAt }) => startedAt)),
  };
  const progress = sayUpload(all, nowMs);
  return uploads.length === 1
    ? words.upload.sendingOne(fileNameOf(first.file), progress)
    : words.upload.sendingSeveral(uploads.length, progress);
}

/** Rounds so that it never says "150 of 149 MB", or "149 of 149 MB" before the end. */
function inUnit(part: number, all: number, unit: "kB" | "MB", unitBytes: number): string {
  return words.upload.partOfAll(
    figure(Math.floor(Math.min(part, all) / unitBytes)),
    figure(Math.ceil(all / unitBytes)),
    unit,
  );
}

/** Rounds up to 5 seconds below a minute, and to minutes above, so that the text changes calmly. */
const roundUp = (ms: number): number => {
  const stepMs = ms < 55_000 ? 5_000 : 60_000;
  return Math.ceil(ms / stepMs) * stepMs;
};
