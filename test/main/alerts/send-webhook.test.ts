/** @file Alerts to a webhook, over real sockets, and the shape that each service expects. */

import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type { Alert } from "../../../main/alerts/alert.ts";
import { webhookChannel } from "../../../main/alerts/alerts.ts";
import { webhookRequest } from "../../../main/alerts/webhook-request.ts";
import { ask } from "../../../main/network/ask.ts";
import { createNetwork } from "../../../main/network/network.ts";
import { createProxySignIns } from "../../../main/network/proxy-sign-ins.ts";
import { makeMemoryVault } from "../../fakes/memory-vault.ts";

const alert: Alert = {
  title: "Pigeonhole on SRV-1",
  lines: ["3 files need you.", "The folder “R&D <old>_[x]” can't be reached."],
  computer: "SRV-1",
  at: Date.UTC(2026, 10, 20, 2, 14),
  isTest: false,
};

interface Taken {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

async function serve(status: number, headers: Readonly<Record<string, string>> = {}) {
  const taken: Taken[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const piece of request) body += piece;
    taken.push({ method: request.method, url: request.url, headers: request.headers, body });
    response.writeHead(status, headers).end("ok");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const stop = () => new Promise((closed) => server.close(closed));
  onTestFinished(() => void stop());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/services/T0/s3cret`;
  return { taken, url, stop };
}

const { open } = createNetwork({
  settings: () => ({ proxy: "none", caFile: null }),
  findProxies: async () => "DIRECT",
  signIns: createProxySignIns(makeMemoryVault(), () => null, Date.now),
});
const channelTo = (url: string, shape: "json" | "ntfy" | "slack" | "teams" = "json") =>
  webhookChannel({ url, shape }, (address, question) => ask(open, address, question));

test("an alert is posted once, as JSON with a version", async () => {
  const { url, taken } = await serve(204);
  expect(await channelTo(url).send(alert)).toBeNull();
  expect(taken).toHaveLength(1);
  expect(taken[0]).toMatchObject({ method: "POST", url: "/services/T0/s3cret" });
  expect(JSON.parse(taken[0]?.body ?? "")).toEqual({
    ...{ app: "pigeonhole", version: 1, computer: "SRV-1", at: "2026-11-20T02:14:00.000Z", test: false },
    ...{ title: alert.title, lines: alert.lines },
  });
});

test.each([
  [500, true],
  [503, true],
  [429, true],
  [404, false],
  [302, true],
])("an answer of %i is tried again: %s", async (status, mayWorkLater) => {
  const { url, taken } = await serve(status, status === 302 ? { location: "http://127.0.0.1:1/elsewhere" } : {});
  const problem = await channelTo(url).send(alert);
  expect(problem).toEqual({ why: `it answered ${status}`, mayWorkLater });
  expect(taken).toHaveLength(1);
});

test("a server that is away is tried again, and what is told of it names the host alone", async () => {
  const { url, stop } = await serve(200);
  await stop();
  const channel = channelTo(url);
  const problem = await channel.send(alert);
  expect(problem?.mayWorkLater).toBe(true);
  expect(`${channel.to} ${problem?.why}`).not.toContain("s3cret");
  expect(channel.to).toBe(new URL(url).host);
});

test("Slack reads no markup in it", () => {
  const { text } = JSON.parse(webhookRequest("slack", alert).body) as { text: string };
  expect(text).toBe("*Pigeonhole on SRV-1*\n3 files need you.\nThe folder “R&amp;D &lt;old&gt;_[x]” can't be reached.");
});

test("Teams gets an adaptive card with a block for each line, and reads no markup in it", () => {
  const { type, attachments } = JSON.parse(webhookRequest("teams", alert).body);
  expect([type, attachments[0].contentType]).toEqual(["message", "application/vnd.microsoft.card.adaptive"]);
  const texts = attachments[0].content.body.map(({ text }: { readonly text: string }) => text);
  expect(texts).toEqual([
    "Pigeonhole on SRV\\-1",
    "3 files need you.",
    "The folder “R&D <old\\>\\_\\[x\\]” can't be reached.",
  ]);
});

test("ntfy gets the lines as text, and a title that a header can hold", async () => {
  const { url, taken } = await serve(200);
  expect(await channelTo(url, "ntfy").send({ ...alert, title: "Pigeonhole auf BÜRO" })).toBeNull();
  expect(taken[0]?.body).toBe(alert.lines.join("\n"));
  const { title = "" } = taken[0]?.headers ?? {};
  expect(Buffer.from(String(title).slice("=?UTF-8?B?".length, -2), "base64").toString()).toBe("Pigeonhole auf BÜRO");
  expect(webhookRequest("ntfy", alert).headers).toMatchObject({ title: "Pigeonhole on SRV-1", priority: "high" });
});
