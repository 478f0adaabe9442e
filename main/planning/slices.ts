/**
 * @file Work in slices, so that planning a hundred thousand rows does not block the process.
 *
 * [Note: work in slices]
 *
 * A plan is a generator that pauses after every few rows. What it yields has no meaning: the result is the same whether
 * it runs in one go or with pauses. Only the journal's answers may change during a pause, so the caller that pauses
 * has to keep them the same.
 */

/** Work that can pause between slices and returns a `T`. */
export type Work<T> = Generator<undefined, T, void>;

/** A slice of this size takes a few milliseconds, the journal's answers included. */
const rowsInASlice = 200;

/** Cuts `all` into slices of at most 200. */
export function* slicesOf<T>(all: readonly T[]): Generator<readonly T[], void> {
  for (let from = 0; from < all.length; from += rowsInASlice) yield all.slice(from, from + rowsInASlice);
}

/** Runs the work to its end without pausing. */
export function finish<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
