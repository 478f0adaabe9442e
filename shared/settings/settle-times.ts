/** @file How long files hold still before they are read, and how long others wait for that. */

/** A text whose last line may still grow holds still for so many times as long; see decision 24. */
export const longerForOpenLine = 12;

const leastHoldMs = 50_000;
const mostHoldMs = 70_000;
/** For the look that finds it settled, and for taking it in. */
const afterwardsMs = 5_000;

/**
 * How long batches wait for a file that may be an invoice list, from when it was first found (ms). With the usual 5 s a
 * list without a line end at its end is still waited for.
 */
export const holdForListMs = (settleMs: number): number =>
  Math.min(mostHoldMs, Math.max(leastHoldMs, settleMs * longerForOpenLine + afterwardsMs));

/** How long a pass that a person asks for waits for files that settle (ms): what they held back is sent before it ends. */
export const longestSettlingMs = mostHoldMs + 10_000;
