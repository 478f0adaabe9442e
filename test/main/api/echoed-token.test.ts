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
    request.resume().once("end", () => response.writeHead(status).end(JSON.stringify(body).replaceAll("/", "\\/")));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => {
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
