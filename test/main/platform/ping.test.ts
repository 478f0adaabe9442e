/** @file The ping after a good sweep, over a real HTTP server. */

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ask } from "../../../main/network/ask.ts";
import { createNetwork, type Network } from "../../../main/network/network.ts";
import { createProxySignIns } from "../../../main/network/proxy-sign-ins.ts";
import { createPinger } from "../../../main/platform/ping.ts";
import type { AgentStatus } from "../../../shared/agent/agent-status.ts";
import { makeMemoryVault } from "../../fakes/memory-vault.ts";
import { openDirectly } from "../api/direct.ts";
import { startOfficeProxy } from "../network/office-proxy.ts";

let server: Server;
let asked: string[];
let answer: number | null;
beforeEach(async () => {
  [asked, answer] = [[], 200];
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (answer !== null) response.writeHead(answer, { location: "/elsewhere" }).end("ok");
    else request.socket.destroy();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const inbox = { id: "payables", path: "/inbox", connection: "office", unreachable: null, notImported: null };
const status = (changes: Partial<AgentStatus> = {}) =>
  ({ state: "idle", inboxes: [inbox], exceptions: [], ...changes }) as AgentStatus;
const minuteMs = 60_000;

function startPinging(address?: string | null, open: Network["open"] = openDirectly) {
  const { port } = server.address() as AddressInfo;
  const said: unknown[] = [];
  let nowMs = 0;
  let lastSweepAt: number | null = null;
  const pinger = createPinger({
    address: () => (address === undefined ? `http://127.0.0.1:${port}/ping/abc?status=up` : address),
    now: () => nowMs,
    say: (what, detail) => said.push([what, detail]),
    send: (to, question) => ask(open, to, question),
  });
  return {
    said,
    /** A sweep that ends `afterMs` later, as the agent tells of it. */
    sweep(afterMs: number, changes: Partial<AgentStatus> = {}) {
      nowMs += afterMs;
      lastSweepAt = nowMs;
      return pinger.afterTurn({ startedAt: 0, aliveAt: nowMs, lastSweepAt, oldestWaitingAt: null }, status(changes));
    },
    turnWithoutSweep(afterMs: number) {
      nowMs += afterMs;
      return pinger.afterTurn({ startedAt: 0, aliveAt: nowMs, lastSweepAt, oldestWaitingAt: null }, status());
    },
  };
}

test("each good sweep sends a ping, at most one a minute", async () => {
  const { sweep } = startPinging();
  for (let n = 0; n < 30; n += 1) await sweep(5_000);
  expect(asked).toEqual(["GET /ping/abc?status=up", "GET /ping/abc?status=up", "GET /ping/abc?status=up"]);
});

test("without a finished sweep, no ping is sent", async () => {
  const { sweep, turnWithoutSweep } = startPinging();
  await sweep(5_000);
  for (let n = 0; n < 5; n += 1) await turnWithoutSweep(0.5 * minuteMs);
  expect(asked).toHaveLength(1);
  await sweep(5_000);
  expect(asked).toHaveLength(2);
});

test.each<[string, Partial<AgentStatus>]>([
  ["an inbox cannot be reached", { inboxes: [inbox, { ...inbox, id: "sales", unreachable: "the folder is gone" }] }],
  ["the finance system can't be reached", { state: "offline" }],
  ["the account is signed out", { state: "signed-out" }],
  ["nothing is set up", { state: "not-set-up", inboxes: [] }],
])("no ping is sent if %s", async (_, changes) => {
  const { sweep } = startPinging();
  await sweep(5_000, changes);
  expect(asked).toEqual([]);
  await sweep(5_000);
  expect(asked).toHaveLength(1);
});

test("no ping is sent without an address", async () => {
  const { sweep, said } = startPinging(null);
  await sweep(5_000);
  expect([asked, said]).toEqual([[], []]);
});

test("a failing ping is logged once, without its address, and so is the first that arrives again", async () => {
  const { sweep, said } = startPinging();
  for (answer of [500, 302, null]) await sweep(minuteMs);
  expect(asked).toHaveLength(3);
  answer = 200;
  for (let n = 0; n < 2; n += 1) await sweep(minuteMs);
  expect(said).toEqual([
    ["ping-fails", { host: expect.stringMatching(/^127/), why: "it answered 500" }],
    ["ping-arrives", { host: expect.stringMatching(/^127/), why: null }],
  ]);
  expect(JSON.stringify(said)).not.toContain("abc");
});

test("the ping uses the office's proxy, and its failure names the proxy", async () => {
  const proxy = await startOfficeProxy();
  const { open } = createNetwork({
    settings: () => ({ proxy: `http://${proxy.name}`, caFile: null }),
    findProxies: async () => "DIRECT",
    signIns: createProxySignIns(makeMemoryVault(), () => null, Date.now),
  });
  const address = `http://watch.example:${(server.address() as AddressInfo).port}/ping/abc`;
  const { sweep, said } = startPinging(address, open);
  proxy.refuse(403);
  await sweep(minuteMs);
  expect(said).toEqual([
    ["ping-fails", { host: expect.stringMatching(/^watch/), why: "the proxy is blocking Pigeonhole" }],
  ]);
  await proxy.stop();
});
