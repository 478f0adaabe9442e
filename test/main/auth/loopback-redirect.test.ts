/** @file The listener that the browser comes back to: one address, one hit, five minutes. */

import { request } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { type LoopbackRedirect, listenForRedirect } from "../../../main/auth/loopback-redirect.ts";
import { never } from "./people.ts";

async function listen(patienceMs?: number): Promise<LoopbackRedirect> {
  const listening = await listenForRedirect(null, never, patienceMs);
  if (!listening.ok) throw new Error(listening.error);
  return listening.value;
}

test("comes back with the address and shows a page that repeats nothing of it", async () => {
  const { redirectUri, arrival } = await listen();
  const answer = await fetch(`${redirectUri}?code=a-secret-code&state=<script>`);
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(page).toContain("close this window");
  expect(page).not.toMatch(/a-secret-code|<script>/);
  const arrived = await arrival;
  expect(arrived.ok && arrived.value.searchParams.get("code")).toBe("a-secret-code");
});

test("is there for one hit alone", async () => {
  const { redirectUri, arrival } = await listen();
  await fetch(`${redirectUri}?code=1`);
  await arrival;
  await expect(fetch(`${redirectUri}?code=2`)).rejects.toThrow();
});

test("waits on while others knock: another path, another name, a form, nothing to say", async () => {
  const { redirectUri, arrival, close } = await listen();
  const { origin, port } = new URL(redirectUri);
  const statuses = await Promise.all([
    fetch(`${origin}/?code=1`).then(({ status }) => status),
    fetch(redirectUri).then(({ status }) => status),
    fetch(`${redirectUri}?code=1`, { method: "POST" }).then(({ status }) => status),
    statusUnderName(Number(port), "/callback?code=1", "rebound.example"),
  ]);
  expect(statuses).toEqual([404, 404, 404, 404]);
  close();
  expect(await arrival).toEqual({ ok: false, error: "closed" });
});

test("gives up after its time", async () => {
  const { redirectUri, arrival } = await listen(30);
  expect(await arrival).toEqual({ ok: false, error: "nobody signed in within five minutes" });
  await expect(fetch(`${redirectUri}?code=1`)).rejects.toThrow();
});

test("listens on this machine alone", async () => {
  const { redirectUri, close } = await listen();
  expect(new URL(redirectUri).hostname).toBe("127.0.0.1");
  close();
});

function statusUnderName(port: number, path: string, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, headers: { host } }, (response) => {
      text(response).then(() => resolve(response.statusCode ?? 0), reject);
    })
      .on("error", reject)
      .end();
  });
}
