/** @file Every fault on demand: what the client sees, and what the sandbox has stored and read. */

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { attachFile, callOnce, pushBatch, type Reply, type Wish } from "./bare-client.ts";
import type { Fault, Operation } from "./faults.ts";
import type { ReceivedRequest } from "./received.ts";
import { type Sandbox, startSandbox } from "./sandbox.ts";

let sandbox: Sandbox;
let token: string;

beforeEach(async () => {
  sandbox = await startSandbox();
  token = await sandbox.mintToken();
});
afterEach(() => sandbox.stop());

const push = (wish: Wish = {}) => pushBatch(sandbox.baseUrl, token, [{ AccountId: 50201 }], wish);
const attach = (wish: Wish = {}) => attachFile(sandbox.baseUrl, token, {}, wish);
const getToken = (wish: Wish = {}) =>
  callOnce(`${sandbox.authUrl}/connect/token`, {
    ...wish,
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: String(
      new URLSearchParams({
        grant_type: "client_credentials",
        client_id: "pigeonhole-night",
        client_secret: sandbox.clients.night.secret ?? "",
        scope: "api_access",
        resource: sandbox.baseUrl,
      }),
    ),
  });

/** What the client sees, in one word or number. */
const seen = (sent: Promise<Reply>): Promise<string | number> =>
  sent.then(
    (reply) => reply.status,
    (error: NodeJS.ErrnoException) => error.code ?? error.message,
  );
const lastRequest = () => sandbox.received().requests.at(-1);

const sends: [Operation, (wish?: Wish) => Promise<Reply>, number, () => number][] = [
  ["create-batch", push, 21, () => sandbox.received().batches.length],
  ["attach", attach, 14, () => sandbox.received().documents.length],
];

interface Case {
  fault: Fault;
  sees: string | number;
  stores: boolean;
  reads: boolean;
  outcome: ReceivedRequest["outcome"];
}
const gone = "ECONNRESET";
const cases: Case[] = [
  { fault: { kind: "delay", delayMs: 60 }, sees: 200, stores: true, reads: true, outcome: "answered" },
  { fault: { kind: "refuse" }, sees: gone, stores: false, reads: false, outcome: "reset" },
  { fault: { kind: "reset-after-headers" }, sees: gone, stores: false, reads: false, outcome: "reset" },
  { fault: { kind: "reset-after-body" }, sees: gone, stores: false, reads: true, outcome: "reset" },
  { fault: { kind: "lose-reply" }, sees: gone, stores: true, reads: true, outcome: "reply-lost" },
  { fault: { kind: "lose-reply", how: "close" }, sees: gone, stores: true, reads: true, outcome: "reply-lost" },
  ...[401, 429, 500, 502, 503, 504].map(
    (status): Case => ({
      fault: { kind: "status", status },
      sees: status,
      stores: false,
      reads: true,
      outcome: "answered",
    }),
  ),
  { fault: { kind: "status", status: 504, stored: true }, sees: 504, stores: true, reads: true, outcome: "answered" },
  { fault: { kind: "status", status: 503, early: true }, sees: 503, stores: false, reads: false, outcome: "answered" },
  { fault: { kind: "garbage" }, sees: 200, stores: true, reads: true, outcome: "answered" },
  { fault: { kind: "garbage", stored: false }, sees: 200, stores: false, reads: true, outcome: "answered" },
  { fault: { kind: "truncated" }, sees: gone, stores: true, reads: true, outcome: "truncated" },
  { fault: { kind: "truncated", stored: false }, sees: gone, stores: false, reads: true, outcome: "truncated" },
  { fault: { kind: "stall", at: "before-body" }, sees: "silence", stores: false, reads: false, outcome: "stalled" },
  { fault: { kind: "stall", at: "no-answer" }, sees: "silence", stores: false, reads: true, outcome: "stalled" },
  {
    fault: { kind: "stall", at: "no-answer", stored: true },
    sees: "silence",
    stores: true,
    reads: true,
    outcome: "stalled",
  },
  {
    fault: { kind: "stall", at: "after-answer-headers" },
    sees: "silence",
    stores: true,
    reads: true,
    outcome: "stalled",
  },
  { fault: { kind: "stall", at: "mid-answer" }, sees: "silence", stores: true, reads: true, outcome: "stalled" },
];

describe.each(sends)("a fault for %s", (operation, sendIt, bodyBytes, stored) => {
  test.each(cases)(
    "$fault: the client sees $sees, stored is $stores",
    async ({ fault, sees, stores, reads, outcome }) => {
      sandbox.fault(operation, fault);
      expect(await seen(sendIt({ patienceMs: 400 }))).toBe(sees);
      expect(lastRequest()).toMatchObject({ operation, outcome, fault: fault.kind, bytesRead: reads ? bodyBytes : 0 });
      expect(stored()).toBe(stores ? 1 : 0);
      // Whatever happened, the next call finds the service as it was.
      expect(await seen(sendIt())).toBe(200);
      expect(stored()).toBe(stores ? 2 : 1);
    },
  );
});

describe("a fault", () => {
  test("strikes as often as ordered, after those ordered before, and its own operation alone", async () => {
    sandbox.fault("create-batch", { kind: "status", status: 503 }, 2);
    sandbox.fault("create-batch", { kind: "status", status: 429 });
    expect(await seen(attach())).toBe(200);
    expect([await seen(push()), await seen(push()), await seen(push()), await seen(push())]).toEqual([
      503, 503, 429, 200,
    ]);
  });

  test("can be cancelled", async () => {
    sandbox.fault("create-batch", { kind: "status", status: 503 }, 99);
    expect(sandbox.faultsPending()).toBe(1);
    sandbox.clearFaults();
    expect(await seen(push())).toBe(200);
  });

  test.each([
    [5, "5"],
    ["Sat, 21 Nov 2026 06:00:00 GMT", "Sat, 21 Nov 2026 06:00:00 GMT"],
  ])("may send Retry-After: %s", async (retryAfter, header) => {
    sandbox.fault("create-batch", { kind: "status", status: 429, retryAfter });
    expect((await push()).headers["retry-after"]).toBe(header);
    sandbox.fault("create-batch", { kind: "status", status: 503 });
    expect((await push()).headers).not.toHaveProperty("retry-after");
  });

  test("of 401 comes with WWW-Authenticate, as a real one", async () => {
    sandbox.fault("attach", { kind: "status", status: 401 });
    expect((await attach()).headers["www-authenticate"]).toContain("invalid_token");
  });

  test("may answer any body", async () => {
    sandbox.fault("attach", {
      kind: "status",
      status: 500,
      body: "<h1>Oops</h1>",
      headers: { "Content-Type": "text/html" },
    });
    expect(await attach()).toMatchObject({ text: "<h1>Oops</h1>", headers: { "content-type": "text/html" } });
  });

  test.each([
    ["half-json", "application/json", /^\{"Id": 50001, "Name": "Impor$/],
    ["html", "text/html", /^<!doctype html>/],
    ["empty", "application/json", /^$/],
  ] as const)("may answer %s as garbage", async (body, type, text) => {
    sandbox.fault("create-batch", { kind: "garbage", body });
    const reply = await push();
    expect([reply.status, reply.headers["content-type"]]).toEqual([200, type]);
    expect(reply.text).toMatch(text);
  });

  test("may come late", async () => {
    sandbox.fault("create-batch", { kind: "status", status: 504, delayMs: 120 });
    const before = performance.now();
    expect(await seen(push())).toBe(504);
    expect(performance.now() - before).toBeGreaterThanOrEqual(115);
  });

  test("that resets after the headers leaves a large body unread", async () => {
    sandbox.fault("attach", { kind: "reset-after-headers" });
    const bytes = Buffer.alloc(20_000_000, "%PDF-");
    expect(await seen(attachFile(sandbox.baseUrl, token, { bytes }))).toMatch(/ECONNRESET|EPIPE/);
    expect(lastRequest()).toMatchObject({ outcome: "reset", bytesRead: 0 });
  });

  test("of `refuse` resets a call on a kept-alive connection too, unread", async () => {
    const keptAlive = () =>
      fetch(`${sandbox.baseUrl}/v1/PurchaseInvoices/PushPurchaseInvoices`, {
        method: "POST",
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
        body: '[{"AccountId":50201}]',
      }).then((answer) => answer.text());
    await keptAlive();
    sandbox.fault("create-batch", { kind: "refuse" });
    await expect(keptAlive()).rejects.toThrow();
    expect(lastRequest()).toMatchObject({ outcome: "reset", bytesRead: 0 });
    await keptAlive();
    expect(sandbox.received().batches).toHaveLength(2);
  });

  test("a held call goes on when it is let go, and not before", async () => {
    const goOn = sandbox.hold("create-batch");
    const held = seen(push());
    await expect.poll(() => sandbox.received().requests.length).toBe(1);
    expect(await seen(push()), "one call is held, and no other").toBe(200);
    expect(sandbox.received().batches).toHaveLength(1);
    goOn();
    expect(await held).toBe(200);
    expect(sandbox.received().batches).toHaveLength(2);
  });

  test("does not keep the sandbox from stopping", async () => {
    const stalls: Promise<unknown>[] = [];
    for (const at of ["before-body", "no-answer", "after-answer-headers", "mid-answer"] as const) {
      sandbox.fault("create-batch", { kind: "stall", at });
      stalls.push(seen(push()));
    }
    sandbox.fault("create-batch", { kind: "delay", delayMs: 60_000 });
    stalls.push(seen(push()));
    sandbox.hold("create-batch");
    stalls.push(seen(push()));
    await expect.poll(() => sandbox.received().requests.length).toBe(6);
    await sandbox.stop();
    expect(await Promise.all(stalls)).toEqual(Array(6).fill(gone));
  });
});

describe("a fault of the authority", () => {
  test.each<[Fault, string | number]>([
    [{ kind: "refuse" }, gone],
    [{ kind: "status", status: 503, retryAfter: 1 }, 503],
    [{ kind: "reset-after-body" }, gone],
    [{ kind: "truncated" }, gone],
    [{ kind: "stall", at: "no-answer" }, "silence"],
    [{ kind: "stall", at: "mid-answer" }, "silence"],
  ])("strikes the token endpoint: %j", async (fault, sees) => {
    sandbox.fault("token", fault);
    expect(await seen(getToken({ patienceMs: 400 }))).toBe(sees);
    expect(await seen(getToken())).toBe(200);
  });

  test("may lose the reply of a refresh that has rotated the token", async () => {
    const { refresh_token = "" } = await sandbox.signInAs("priya.nair");
    const refresh = () =>
      fetch(`${sandbox.authUrl}/connect/token`, {
        method: "POST",
        body: new URLSearchParams({
          grant_type: "refresh_token",
          client_id: "pigeonhole-desktop",
          refresh_token,
          resource: sandbox.baseUrl,
        }),
      });
    sandbox.fault("token", { kind: "lose-reply" });
    await expect(refresh()).rejects.toThrow();
    expect(await (await refresh()).json()).toMatchObject({ error: "invalid_grant" });
  });

  test.each([
    ["discovery", "/.well-known/openid-configuration"],
    ["jwks", "/.well-known/openid-configuration/jwks"],
    ["authorize", "/connect/authorize"],
  ] as const)("strikes %s", async (operation, path) => {
    sandbox.fault(operation, { kind: "garbage" });
    const reply = await callOnce(`${sandbox.authUrl}${path}`, { method: "GET" });
    expect(() => reply.json()).toThrow();
    sandbox.fault(operation, { kind: "status", status: 502 });
    expect(await seen(callOnce(`${sandbox.authUrl}${path}`, { method: "GET" }))).toBe(502);
  });
});

describe("a dark sandbox", () => {
  test("refuses connections, and comes back with all it had stored", async () => {
    await push();
    await sandbox.goDark("api");
    expect(await seen(push())).toBe("ECONNREFUSED");
    expect(await seen(getToken())).toBe(200);
    await sandbox.comeBack("api");
    expect(await seen(push())).toBe(200);
    expect(sandbox.received().batches).toHaveLength(2);
  });

  test("refuses at both addresses when none is named", async () => {
    await sandbox.goDark();
    expect([await seen(push()), await seen(getToken())]).toEqual(["ECONNREFUSED", "ECONNREFUSED"]);
    await sandbox.comeBack();
    expect([await seen(push()), await seen(getToken())]).toEqual([200, 200]);
  });
});
