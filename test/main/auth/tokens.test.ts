/** @file How long a token is valid with clocks that may be wrong, and for which service. */

import { describe, expect, test } from "vitest";
import { audienceOf, isGood, isMeantFor, type Tokens } from "../../../main/auth/tokens.ts";

const hourMs = 3_600_000;
const noon = 1_800_000_000_000;
const tokens = (changes: Partial<Tokens> = {}): Tokens => ({
  accessToken: "a",
  refreshToken: "r",
  askedAt: { wallMs: noon, steadyMs: 1_000 },
  lifetimeMs: hourMs,
  account: null,
  subject: null,
  company: null,
  ...changes,
});
const later = (wallMs: number, steadyMs: number | null = wallMs) => ({
  wallMs: noon + wallMs,
  steadyMs: steadyMs === null ? null : 1_000 + steadyMs,
});

describe("a token", () => {
  test.each([
    ["of an hour is replaced six minutes ahead", hourMs, 53 * 60_000, 55 * 60_000],
    ["of five minutes is replaced a minute ahead", 5 * 60_000, 3.9 * 60_000, 4.1 * 60_000],
  ])("%s", (_what, lifetimeMs, goodMs, dueMs) => {
    expect(isGood(tokens({ lifetimeMs }), null, later(goodMs))).toBe(true);
    expect(isGood(tokens({ lifetimeMs }), null, later(dueMs))).toBe(false);
  });

  test("that cannot be replaced is used until it expires", () => {
    const last = tokens({ refreshToken: null });
    expect(isGood(last, null, later(hourMs - 10_000))).toBe(true);
    expect(isGood(last, null, later(hourMs - 1_000))).toBe(false);
  });

  test("without a lifetime is valid until the service rejects it", () => {
    expect(isGood(tokens({ lifetimeMs: null }), null, later(99 * hourMs))).toBe(true);
    expect(isGood(tokens({ lifetimeMs: null }), "a", later(0))).toBe(false);
  });

  test("is due after a sleep, although the steady clock stopped", () => {
    expect(isGood(tokens(), null, later(8 * hourMs, 1_000))).toBe(false);
  });

  test("is not valid for longer because the clock is set back", () => {
    expect(isGood(tokens(), null, later(-24 * hourMs, 2 * hourMs))).toBe(false);
    expect(isGood(tokens(), null, later(-24 * hourMs, 60_000))).toBe(true);
    // Another process requested it, so its age is unknown.
    expect(isGood(tokens({ askedAt: { wallMs: noon, steadyMs: null } }), null, later(-60_000))).toBe(false);
  });
});

describe("the audience of a token", () => {
  const jwt = (claims: unknown) => `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.sig`;

  test.each([
    ["one service", jwt({ aud: "https://finance.example/api" }), true],
    ["several", jwt({ aud: ["https://other.example", "https://finance.example/api"] }), true],
    ["the service with a slash behind it", jwt({ aud: "https://finance.example/api/" }), true],
    ["another service", jwt({ aud: "https://finance.example" }), false],
    ["none", jwt({}), false],
  ])("is read from a JSON Web Token: %s", (_what, token, isOurs) => {
    const audience = audienceOf(token);
    expect(audience !== null && isMeantFor(audience, "https://finance.example/api")).toBe(isOurs);
  });

  test.each(["opaque", "a.b.c", "a.bnVsbA.c", ""])("is unknown for “%s”", (token) => {
    expect(audienceOf(token)).toBe(null);
  });
});
