/** @file A service that repeats our request or our secret in its answer: the stored answer holds neither. */

import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createApi } from "../../../main/api/api.ts";
import { ok } from "../../../shared/values/result.ts";
import { openDirectly } from "./direct.ts";

let server: Server;
let status: number;
/** What the service answers beside the echo; null for the echo. */
let says: ((token: string) => { readonly body: string; readonly requestId?: string }) | null = null;
beforeEach(async () => {
  server = createServer((request, response) => {
    const said = (request.headers.authorization ?? "").replace("Bearer ", "");
    const client = [secret, encodeURIComponent(secret), Buffer.from(`night:${secret}`).toString("base64")];
    const body = {
      error: `cannot use ${said}`,
      header: said,
      address: `/again?token=${encodeURIComponent(said)}`,
      client,
    };
    // As some libraries write JSON.
    const echo = { body: JSON.stringify(body).replaceAll("/", "\\/") };
    const answer: { readonly body: string; readonly requestId?: string } = says?.(said) ?? echo;
    const { body: text, requestId = "r-4711" } = answer;
    request.resume().once("end", () => response.writeHead(status, { "x-request-id": requestId }).end(text));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => {
  says = null;
  server.closeAllConnections();
  server.close();
});

const first = "eyJhbGciOiJSUzI1NiJ9.first/one+of=them";
const secret = "tin+Bath/quartz 81";
const second = "eyJhbGciOiJSUzI1NiJ9.second/one+of=them";

function send(): Promise<unknown> {
  const { port } = server.address() as AddressInfo;
  const tokenFor = async (_: string, refused: string | null) => ok(refused === null ? first : second);
  return createApi(
    () => `http://127.0.0.1:${port}`,
    tokenFor,
    openDirectly,
    undefined,
    undefined,
    async () => secret,
  ).createBatch("office", "[]");
}

test.each([[200], [422]])(
  "token and client secret are removed from an answer with status %i, and the rest is kept",
  async (answered) => {
    status = answered;
    const outcome = JSON.stringify(await send());
    expect(outcome).toContain("cannot use [the token, left out]");
    expect(outcome).toContain("[the client secret, left out]");
    for (const part of ["quartz", Buffer.from(`night:${secret}`).toString("base64").slice(4, 24)])
      expect(outcome).not.toContain(part);
    for (const part of ["first/one", "first\\\\/one", encodeURIComponent(first)]) expect(outcome).not.toContain(part);
  },
);

test("after a 401 both tokens are tried, and neither is kept", async () => {
  status = 401;
  const outcome = JSON.stringify(await send());
  expect(outcome).toContain("signed-out");
  expect(outcome).not.toMatch(/eyJ/);
});

test.each<[string, (token: string) => { body: string; requestId?: string }, string]>([
  ["two halves", (token) => ({ body: `{"error":"bad ${token.slice(0, 18)} and ${token.slice(18)}"}` }), "one+of"],
  ["its beginning", (token) => ({ body: `the token ${token.slice(0, 14)}… has expired` }), "eyJhbGciOiJSUz"],
  ["the end of another token", () => ({ body: "bad Bearer SECRETTOKENXYZ for INV-2026-0001" }), "SECRETTOKENXYZ"],
  ["a token of another account", () => ({ body: "bad eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.c2ln" }), "eyJzdWIi"],
  ["a refresh token", () => ({ body: '{"refresh_token":"rt-00112233","error":"x"}' }), "rt-00112233"],
  ["half of the client secret", () => ({ body: `bad ${secret.slice(0, 9)}` }), "tin+Bath/"],
  ["a request id", (token) => ({ body: "{}", requestId: token.replace("=", "") }), "first"],
])("%s in a refusal, and in an answer, is not kept", async (_what, answer, part) => {
  says = answer;
  for (status of [200, 422, 500]) {
    const outcome = JSON.stringify(await send());
    expect(outcome).not.toContain(part);
  }
});

test("what is no secret stays in an answer, to the byte", async () => {
  const body = '{"BatchId":9007199254740993,"bearer":"Acme Ltd","Message":"Batch created for the bearer of INV-1"}';
  says = () => ({ body, requestId: "req-00112233" });
  status = 200;
  expect(await send()).toMatchObject({ type: "accepted", answer: body, requestId: "req-00112233" });
});
