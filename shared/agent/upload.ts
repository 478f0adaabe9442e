/** @file The progress of an upload, and how long the rest will take. */

export interface Upload {
  readonly id: string;
  readonly file: string;
  readonly sizeBytes: number;
  /** Slightly more than has arrived, because some bytes are still in network buffers. */
  readonly sentBytes: number;
  /** Epoch ms at which its first byte was sent. */
  readonly startedAt: number;
}

/** Earlier the speed is unknown, because the first bytes only fill network buffers. */
const tellsAfterMs = 2_000;

/** The time left at the speed so far, in ms; null if it is too early to tell. */
export function leftMs(
  { sizeBytes, sentBytes, startedAt }: Pick<Upload, "sizeBytes" | "sentBytes" | "startedAt">,
  nowMs: number,
): number | null {
  const elapsedMs = nowMs - startedAt;
  if (elapsedMs < tellsAfterMs || sentBytes <= 0) return null;
  return ((sizeBytes - sentBytes) * elapsedMs) / sentBytes;
}
