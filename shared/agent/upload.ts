/** @file A document on its way: how much of it has left, and how long the rest will take. */

export interface Upload {
  readonly id: string;
  readonly file: string;
  readonly sizeBytes: number;
  /** A little more than has arrived: some of it stands in buffers on the way. */
  readonly sentBytes: number;
  /** Epoch ms at which its first byte left. */
  readonly startedAt: number;
}

/** Before this the speed is a guess: the first bytes only fill the buffers on the way. */
const tellsAfterMs = 2_000;

/** How long the rest will take at the speed so far, in ms; null where that cannot be said yet. */
export function leftMs(
  { sizeBytes, sentBytes, startedAt }: Pick<Upload, "sizeBytes" | "sentBytes" | "startedAt">,
  nowMs: number,
): number | null {
  const elapsedMs = nowMs - startedAt;
  if (elapsedMs < tellsAfterMs || sentBytes <= 0) return null;
  return ((sizeBytes - sentBytes) * elapsedMs) / sentBytes;
}
