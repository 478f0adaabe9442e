/** @file The listener for the redirect: one address, one request, five minutes. */

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

test("the redirect's address is returned, and the page after it repeats nothing of it", async () => {
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

test("the page loads and runs nothing, is not cached or framed, and sends no referrer", async () => {
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

test("the first request is used, and later ones are told that the sign-in is over", async () => {
  const { redirectUri, arrival, close } = await listen();
  const first = fetch(`${redirectUri}?code=1`);
  const arrived = await arrival;
  const second = await fetch(`${redirectUri}?code=2`);
  expect([second.status, await second.text()]).toEqual([410, expect.stringContaining("Sign-in finished")]);
  if (arrived.ok) await arrived.value.show("signed-in");
  expect(await (await first).text()).toContain("Signed in");
  close();
  // A reload later shows the same.
  expect((await fetch(`${redirectUri}?code=1`)).status).toBe(410);
});

test("a registered port is released at once", async () => {
  const { redirectUri, close } = await listen();
  close();
  const port = Number(new URL(redirectUri).port);
  for (const round of [1, 2]) {
    const again = await listenForRedirect(port, never);
    if (!again.ok) throw new Error(again.error);
    const loading = fetch(`${again.value.redirectUri}?code=${round}`);
    expect(await again.value.arrival).toMatchObject({ ok: true });
    again.value.close();
    // No result was shown, so the page says that it failed.
    expect(await (await loading).text()).toContain("Not signed in");
  }
});

test("other requests are ignored: another path, another host name, a form, an empty query", async () => {
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
  expect(await arrival).toEqual({ ok: false, error: "Not signed in: a newer sign-in has started." });
});

test("waiting ends after its time", async () => {
  const { redirectUri, arrival } = await listen(30);
  expect(await arrival).toEqual({ ok: false, error: "Not signed in: you didn't sign in within five minutes." });
  await expect(fetch(`${redirectUri}?code=1`)).rejects.toThrow();
});

test("only this machine can connect", async () => {
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
