/** @file A service that repeats our request in its answer: the stored answer holds no token. */

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
    const body = { error: `cannot use ${said}`, header: said, address: `/again?token=${encodeURIComponent(said)}` };
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
const second = "eyJhbGciOiJSUzI1NiJ9.second/one+of=them";

function send(): Promise<unknown> {
  const { port } = server.address() as AddressInfo;
  const tokenFor = async (_: string, refused: string | null) => ok(refused === null ? first : second);
  return createApi(() => `http://127.0.0.1:${port}`, tokenFor, openDirectly).createBatch("office", "[]");
}

test.each([[200], [422]])(
  "the token is removed from an answer with status %i, and the rest is kept",
  async (answered) => {
    status = answered;
    const outcome = JSON.stringify(await send());
    expect(outcome).toContain("cannot use [the token, left out]");
    for (const part of ["first/one", "first\\\\/one", encodeURIComponent(first)]) expect(outcome).not.toContain(part);
  },
);

test("after a 401 both tokens are tried, and neither is kept", async () => {
  status = 401;
  const outcome = JSON.stringify(await send());
  expect(outcome).toContain("signed-out");
  expect(outcome).not.toMatch(/eyJ/);
});
