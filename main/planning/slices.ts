/**
 * @file Work in slices, so that whoever plans a hundred thousand rows can look after other things in between.
 *
 * [Note: work in slices]
 *
 * A plan is a generator that pauses after every few rows, and says nothing by it. Done in one go, or with other things
 * in between, it comes to the same; only what it is told of the journal may change meanwhile, and whoever lets others
 * in sees to that.
 */

/** Work that pauses now and then, and ends with a `T`. */
export type Work<T> = Generator<undefined, T, void>;

/** So few that a slice takes a few milliseconds, the journal's answers included. */
const rowsInASlice = 200;

export function* slicesOf<T>(all: readonly T[]): Generator<readonly T[], void> {
  for (let from = 0; from < all.length; from += rowsInASlice) yield all.slice(from, from + rowsInASlice);
}

/** Does the work in one go. */
export function finish<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
