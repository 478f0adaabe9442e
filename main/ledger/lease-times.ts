/** @file How long the lease of an office lasts, and how long its computers are waited for. In ms. */

/** How long a lease lasts. */
export const leaseMs = 30_000;
/** How long a lease that was handed over is kept for the computer that it was handed to. */
export const reservedMs = 10_000;
/** How long a database that was started waits for what the computers know. */
export const settlingMs = 20_000;
/** It waits for the computers that were seen at most this long before the last one of them. */
export const aliveMs = 60_000;
/** A computer that has not been seen for longer is not listed. */
export const listedMs = 30 * 24 * 60 * 60_000;
