/** @file An authority that repeats the client's secret in its errors: no byte of it may be kept or printed. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { someSecret, spellings } from "../platform/spell-secret.ts";
import { eachNight, report } from "./night-office.ts";
import type { Office } from "./office.ts";
import { invoices } from "./sample-files.ts";

let sandbox: Sandbox;
let office: Office;
let said: readonly string[];
const reopen = eachNight((opened) => ({ sandbox, office } = opened));
const json = { "Content-Type": "application/json" };

/** The errors of RFC 6749, and what a gateway or a broken authority says instead. */
const errors: Readonly<
  Record<string, (echo: string) => { status: number; headers?: Record<string, string>; body?: string }>
> = {
  "a refusal's description": (echo) => ({
    status: 400,
    headers: json,
    body: JSON.stringify({ error: "invalid_client", error_description: echo }),
  }),
  "a refusal's code, address and further fields": (echo) => ({
    status: 401,
    headers: json,
    body: JSON.stringify({ error: echo, error_uri: `https://x/?${echo}`, request: echo, [echo]: echo }),
  }),
  "a challenge": (echo) => ({
    status: 401,
    headers: { "WWW-Authenticate": `Basic realm="${encodeURIComponent(echo)}", error_description="x"` },
    body: echo,
  }),
  "a temporary error": (echo) => ({
    status: 503,
    headers: json,
    body: JSON.stringify({ error: "temporarily_unavailable", error_description: echo }),
  }),
  "a page": (echo) => ({ status: 500, headers: { "Content-Type": "text/html" }, body: `<h1>${echo}</h1>` }),
  "an answer that is no JSON": (echo) => ({ status: 200, headers: json, body: `${echo}` }),
  "an answer that lacks the token": (echo) => ({
    status: 200,
    headers: json,
    body: JSON.stringify({ token_type: echo, expires_in: echo, message: echo }),
  }),
};

async function hear(operation: "token" | "discovery", answer: ReturnType<(typeof errors)[string]>): Promise<void> {
  sandbox.clearFaults();
  sandbox.fault(operation, { kind: "status", ...answer }, 50);
  const { code } = await report(office, "sync");
  expect(code).not.toBe(0);
}

/** Some of the middle of each spelling: a part of the secret is one too many. */
const partsOf = (spelled: Readonly<Record<string, string>>) =>
  Object.entries(spelled)
    .filter(([way]) => !way.startsWith("the whole form"))
    // By characters, so that none is cut in half: half of one is not found in any bytes.
    .map(([, text]) => [...text])
    .map((chars) => chars.slice(Math.floor(chars.length / 4), Math.ceil((chars.length * 3) / 4)).join(""))
    .filter(({ length }) => length >= 5);

describe("of a secret that the authority repeats, nothing is kept or printed", () => {
  test.each([
    ["a long one", 16, 30],
    ["a short one", 10, 11],
  ])(
    "%s",
    async (_which, min, max) => {
      const secrets = someSecret(min, max).filter((secret) => secret.trim() === secret);
      await fc.assert(
        fc.asyncProperty(secrets, async (secret) => {
          await reopen({ secret });
          await office.drop("november.csv", invoices("BW"));
          const spelled = spellings(secret, sandbox.clients.night.clientId);
          said = Object.values(spelled);
          const ways = Object.values(errors);
          for (const [n, answer] of ways.entries()) {
            const some = said.filter((_, at) => at % ways.length === n);
            // Its length in the middle of a secret is where a text is shortened.
            await hear("token", answer([...some, "x".repeat(150), ...said].join(" | ")));
          }
          await hear("discovery", errors["a page"]?.(said.join()) ?? { status: 500 });
          await office.pigeonhole("status");
          await office.pigeonhole("tonight");
          await office.pigeonhole("log");
          await office.pigeonhole("log", "--json");
          await office.pigeonhole("report", "now");
          await office.pigeonhole("diagnostics", "--out", `${office.dataFolder}/diagnostics.zip`);
          await office.expectNowhere([secret, ...partsOf(spelled)]);
        }),
        { numRuns: 1, endOnFailure: true },
      );
    },
    120_000,
  );
});
