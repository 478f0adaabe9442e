/** @file How long is waited, and for whom. */

import { describe, expect, test } from "vitest";
import { concernsConnection, longestWaitAfter, waitAfter } from "../../../main/imports/retry-policy.ts";
import type { NotSent } from "../../../shared/imports/failures/not-sent.ts";

const unreachable: NotSent = { kind: "not-sent", why: "unreachable", detail: "" };
const busy = (retryAfterMs: number | null): NotSent => ({ kind: "busy", status: 503, retryAfterMs });

describe("the wait after a call that did not get through", () => {
  test("grows with every try, up to a quarter of an hour", () => {
    const waits = [1, 2, 3, 4, 10, 11, 12, 1_000].map((attempts) => waitAfter(unreachable, attempts, 0.5));
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 512_000, 900_000, 900_000, 900_000]);
  });

  test("is a little different for everyone, by a quarter either way", () => {
    expect(waitAfter(unreachable, 1, 0)).toBe(750);
    expect(waitAfter(unreachable, 1, 0.999_999)).toBe(1_250);
  });

  test("is what a busy service asks for", () => {
    expect(waitAfter(busy(42_000), 1, 0.5)).toBe(42_000);
    expect(waitAfter(busy(null), 3, 0.5)).toBe(4_000);
  });

  test("is never nothing, even where the service says so", () => {
    expect(waitAfter(busy(0), 1, 0)).toBe(1_000);
  });

  test("grows up to some minutes where the service turns a new token down", () => {
    const turnedDown: NotSent = { kind: "signed-out", connection: "office", detail: "", by: "service" };
    const waits = [1, 2, 3, 4, 5, 1_000].map((attempts) => waitAfter(turnedDown, attempts, 0.5));
    expect(waits).toEqual([30_000, 60_000, 120_000, 240_000, 300_000, 300_000]);
    expect(longestWaitAfter(turnedDown)).toBeGreaterThanOrEqual(waitAfter(turnedDown, 1_000, 0.999_999));
  });

  test("is short where only this machine is asked", () => {
    expect(waitAfter({ kind: "signed-out", connection: "office", detail: "" }, 50, 0.5)).toBe(30_000);
    expect(waitAfter({ kind: "no-keychain", detail: "" }, 50, 0.5)).toBe(30_000);
  });
});

test("a failure of one file says nothing about the next", () => {
  expect(concernsConnection(unreachable)).toBe(true);
  expect(concernsConnection(busy(null))).toBe(true);
  expect(concernsConnection({ kind: "signed-out", connection: "office", detail: "" })).toBe(true);
  expect(concernsConnection({ kind: "not-sent", why: "cut-off", detail: "" })).toBe(false);
  expect(concernsConnection({ kind: "file-unreadable", detail: "" })).toBe(false);
});
