/** @file How long to wait after a call that did not reach the service. */

import type { Failure } from "../../shared/imports/failures/failure.ts";
import type { NotSent } from "../../shared/imports/failures/not-sent.ts";

const longestWaitMs = 15 * 60_000;
const mostJitter = 1.25;
const longestWithJitterMs = longestWaitMs * mostJitter;
/** "Retry-After: 0" must not become a request every millisecond. */
const shortestWaitMs = 1_000;
/** Nothing goes on before someone signs in or mends the settings; looking again is cheap and stays on this machine. */
const askAgainMs = 30_000;
/** A service that turns a new token down is asked again by a call and a token each time: seldom, but soon enough after it is mended. */
const longestTurnedDownMs = 5 * 60_000;

/**
 * Ms to wait before the next try, after the `attempts`-th failure in a row (1 and up).
 *
 * Only called where nothing can have been created. The waits grow, with jitter,
 * so that a service that comes back is not met by everyone at once.
 *
 * @param chance from 0 up to 1
 */
export function waitAfter(failure: NotSent, attempts: number, chance: number): number {
  switch (failure.kind) {
    case "busy":
      return failure.retryAfterMs === null ? growing(attempts, chance) : Math.max(failure.retryAfterMs, shortestWaitMs);
    case "not-sent":
    case "barred":
    case "file-unreadable":
      return growing(attempts, chance);
    case "after-unknown":
      return restAfterUnknownMs(failure.calls);
    case "signed-out":
      return failure.by === "service" ? growing(attempts, chance, askAgainMs, longestTurnedDownMs) : askAgainMs;
    case "no-keychain":
    case "no-connection":
      return askAgainMs;
    case "file-changed":
      return 0;
  }
}

/**
 * Ms for which a connection is left alone after that many calls in a row that nobody answered (1 and up). See [Note: rest
 * after unknown outcomes].
 *
 * Each try may leave one more file of which nobody knows whether it was entered. So a night of eight hours has room for
 * seven tries. The first costs no wait: a call that was lost by chance must not end a pass that a timetable starts.
 */
export const restAfterUnknownMs = (calls: number): number => minutesAfterUnknown(calls) * 60_000;

const minutesAfterUnknown = (calls: number): number => [0, 10, 30, 90][calls - 1] ?? 120;

/** No wait after this failure is longer (ms). */
export function longestWaitAfter(failure: Failure): number {
  switch (failure.kind) {
    case "busy":
      return Math.max(failure.retryAfterMs ?? 0, longestWithJitterMs);
    case "after-unknown":
      return restAfterUnknownMs(failure.calls);
    case "signed-out":
      return failure.by === "service" ? longestTurnedDownMs * mostJitter : askAgainMs;
    case "no-keychain":
    case "no-connection":
      return askAgainMs;
    default:
      return longestWithJitterMs;
  }
}

/**
 * True where the next import to the same connection would fare the same, so that it need not ask.
 *
 * A call that broke off half-way is not among them: one document that is too
 * much for something on the way would hold up all the others.
 */
export function concernsConnection(failure: Failure): boolean {
  const { kind } = failure;
  if (kind === "not-sent") return failure.why === "unreachable";
  return (
    kind === "barred" ||
    kind === "busy" ||
    kind === "after-unknown" ||
    kind === "signed-out" ||
    kind === "no-keychain" ||
    kind === "no-connection"
  );
}

const growing = (attempts: number, chance: number, firstMs = 1_000, longestMs = longestWaitMs) =>
  Math.round(Math.min(firstMs * 2 ** Math.min(attempts - 1, 20), longestMs) * (0.75 + chance / 2));
