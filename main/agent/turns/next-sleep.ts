/**
 * @file Decides how long the agent sleeps between two turns, and whether the watcher of the data folder is trusted.
 *
 * [Note: at rest]
 *
 * A computer that is woken twice a second never rests, and nearly always there is nothing to see. So while nothing is
 * under way the agent sleeps longer, and change events wake it: of a watched inbox, and of the journal and the settings,
 * which every process writes its decisions to. It sleeps until something is due. It sleeps for 1.5 seconds at most, so
 * that what people are told is true within 2 seconds; or until the next sweep, where the watcher is known to report
 * changes. An agent that wakes without a change event looks whether anything has changed, and takes a whole turn only
 * where it has.
 *
 * [Note: a watcher that is trusted]
 *
 * The watcher of the journal reports a change when the first byte is written, and what was written can be read when the
 * last byte is on the disk: so after a change event the agent looks a few times. A watcher may also report nothing (a
 * system that tells late, too many watched files). One that has reported a change is trusted, and the agent sleeps from
 * one sweep to the next. Where it then finds a change that was not reported, it never trusts the watcher again.
 */

export interface SleepState {
  readonly watcher: "unproven" | "trusted" | "unreliable";
  /** How many more times to look soon, since something was written to the data folder. */
  readonly looksToCome: number;
  /** A change was reported since the agent last woke. */
  readonly hasEvent: boolean;
  /** Epoch ms. */
  readonly wokeAt: number;
}

export const firstSleep: SleepState = {
  watcher: "unproven",
  looksToCome: 0,
  hasEvent: false,
  wokeAt: Number.NEGATIVE_INFINITY,
};

const busyMs = 500;
/** What is left of two seconds is for the turn itself. */
const restMs = 1_500;
const longestRestMs = 5_000;
/** A disk that takes longer than these to keep an entry has us look again at the next sweep. */
const looksAfterChange = 3;

/** Any change is worth a look. */
export const changeReported = (state: SleepState): SleepState => ({ ...state, hasEvent: true });

/** The watcher of the data folder reported it: from now on it is trusted, unless it has missed a change. */
export const dataChangeReported = (state: SleepState): SleepState => ({
  ...changeReported(state),
  watcher: state.watcher === "unproven" ? "trusted" : state.watcher,
  looksToCome: looksAfterChange,
});

export const changeMissed = (state: SleepState): SleepState => ({ ...state, watcher: "unreliable" });

/** One sleep: first a rest, which a change event ends at once; then as long as `pauseMs` says. */
export interface Sleep {
  /** Ms; null where the agent does not rest, because something is under way or was just written. */
  readonly restMs: number | null;
  /** True where this sleep ends in a look at what was just written. */
  readonly isLook: boolean;
}

/** @param restUntil epoch ms at which something is due while all is at rest, or null where it is not at rest */
export function planSleep(
  state: SleepState,
  restUntil: number | null,
  now: number,
): { readonly state: SleepState; readonly sleep: Sleep } {
  const { looksToCome, hasEvent, watcher } = state;
  if (looksToCome > 0)
    return { state: { ...state, looksToCome: looksToCome - 1 }, sleep: { restMs: null, isLook: true } };
  if (restUntil === null) return { state, sleep: { restMs: null, isLook: false } };
  const longestMs = watcher === "trusted" ? longestRestMs : restMs;
  const lastsMs = hasEvent ? 0 : Math.min(longestMs, Math.max(0, restUntil - now));
  return { state, sleep: { restMs: lastsMs, isLook: false } };
}

/** Ms to wait after the rest, which no event ends: events without end make as many turns as work does, and no more. */
export function pauseMs({ wokeAt }: SleepState, { restMs: rest }: Sleep, now: number): number {
  // Where the clock has been set back, less than nothing has passed.
  return rest === null ? busyMs : Math.max(0, busyMs - Math.max(0, now - wokeAt));
}

/** @returns also whether a change was reported, or written a moment ago */
export const wake = (
  state: SleepState,
  { isLook }: Sleep,
  now: number,
): { readonly state: SleepState; readonly hadEvent: boolean } => ({
  state: { ...state, hasEvent: false, wokeAt: now },
  hadEvent: state.hasEvent || isLook,
});
