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

test("comes back with the address, and shows a page that repeats nothing of it once it is known how it ended", async () => {
  const { redirectUri, arrival, close } = await listen();
  const loading = fetch(`${redirectUri}?code=a-secret-code&state=<script>`);
  const arrived = await arrival;
  if (!arrived.ok) throw new Error(arrived.error);
  expect(arrived.value.url.searchParams.get("code")).toBe("a-secret-code");
  await arrived.value.show("signed-in");
  const answer = await loading;
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(page).toContain("close this window");
  expect(page).not.toMatch(/a-secret-code|<script|http/);
  close();
});

test("lets the page load nothing and run nothing, keeps it out of caches and frames, and tells nobody its address", async () => {
  const { redirectUri, close } = await listen();
  const { headers } = await fetch(new URL("/", redirectUri));
  expect(Object.fromEntries(headers)).toMatchObject({
    "cache-control": "no-store",
    "content-security-policy": expect.stringMatching(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  });
  close();
});

test("takes one hit, and tells the next ones that it is over", async () => {
  const { redirectUri, arrival, close } = await listen();
  const first = fetch(`${redirectUri}?code=1`);
  const arrived = await arrival;
  const second = await fetch(`${redirectUri}?code=2`);
  expect([second.status, await second.text()]).toEqual([410, expect.stringContaining("This sign-in is over")]);
  if (arrived.ok) await arrived.value.show("signed-in");
  expect(await (await first).text()).toContain("Signed in");
  close();
  // Whoever loads the page again later sees the same.
  expect((await fetch(`${redirectUri}?code=1`)).status).toBe(410);
});

test("gives a port that is registered free at once", async () => {
  const { redirectUri, close } = await listen();
  close();
  const port = Number(new URL(redirectUri).port);
  for (const round of [1, 2]) {
    const again = await listenForRedirect(port, never);
    if (!again.ok) throw new Error(again.error);
    const loading = fetch(`${again.value.redirectUri}?code=${round}`);
    expect(await again.value.arrival).toMatchObject({ ok: true });
    again.value.close();
    // Nobody said how it ended, so it did not end well.
    expect(await (await loading).text()).toContain("Not signed in");
  }
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
  expect(await arrival).toEqual({ ok: false, error: "Not signed in: nobody waits any more." });
});

test("gives up after its time", async () => {
  const { redirectUri, arrival } = await listen(30);
  expect(await arrival).toEqual({ ok: false, error: "Not signed in: nobody signed in within five minutes." });
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
