/** @file Refresh tokens and their revocation, which service.md does not show and most authorities offer. */

import { afterEach, beforeEach, expect, test } from "vitest";
import { type Sandbox, startSandbox } from "./sandbox.ts";
import type { Tokens } from "./sign-in-as.ts";

let sandbox: Sandbox;

beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.stop());

async function post(path: string, params: Record<string, string | undefined>) {
  const query = Object.entries({ client_id: "pigeonhole-desktop", ...params }).filter(
    ([, value]) => value !== undefined,
  );
  const body = new URLSearchParams(query as [string, string][]);
  const answer = await fetch(`${sandbox.authUrl}${path}`, { method: "POST", body });
  const text = await answer.text();
  return { status: answer.status, ...(JSON.parse(text || "{}") as Partial<Tokens> & { error?: string }) };
}
const refresh = (refresh_token: string | undefined, resource: string | undefined = sandbox.baseUrl) =>
  post("/connect/token", { grant_type: "refresh_token", refresh_token, resource });

test("a refresh token comes with the scope offline_access, without any prompt parameter", async () => {
  expect(await sandbox.signInAs("priya.nair")).toHaveProperty("refresh_token");
  expect(await sandbox.signInAs("priya.nair", { scope: "openid api_access" })).not.toHaveProperty("refresh_token");
});

test("a refresh token gives a new access token, and another refresh token in its place", async () => {
  const first = await sandbox.signInAs("priya.nair");
  const second = await refresh(first.refresh_token);
  expect(second).toMatchObject({ status: 200, scope: "api_access" });
  expect(second.access_token).not.toBe(first.access_token);
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect(await refresh(second.refresh_token)).toMatchObject({ status: 200 });
});

test("a refresh token that was already used is refused, and its successors are invalidated", async () => {
  const first = await sandbox.signInAs("priya.nair");
  const second = await refresh(first.refresh_token);
  expect(await refresh(first.refresh_token)).toMatchObject({ status: 400, error: "invalid_grant" });
  expect(await refresh(second.refresh_token)).toMatchObject({ status: 400, error: "invalid_grant" });
});

test("a refresh token stays the same where rotation is off", async () => {
  sandbox.choices.rotateRefreshTokens = false;
  const { refresh_token } = await sandbox.signInAs("priya.nair");
  expect((await refresh(refresh_token)).refresh_token).toBe(refresh_token);
  expect(await refresh(refresh_token)).toMatchObject({ status: 200 });
});

test("a refresh needs the resource too", async () => {
  const { refresh_token } = await sandbox.signInAs("priya.nair");
  expect(await refresh(refresh_token, "")).toMatchObject({ status: 400, error: "invalid_target" });
  expect(await refresh(refresh_token, "http://127.0.0.1:1")).toMatchObject({ status: 400, error: "invalid_target" });
  expect(await refresh(refresh_token)).toMatchObject({ status: 200 });
});

test("a refresh token that was revoked is refused", async () => {
  const { refresh_token } = await sandbox.signInAs("priya.nair");
  expect(await post("/connect/revocation", { token: refresh_token })).toMatchObject({ status: 200 });
  expect(await refresh(refresh_token)).toMatchObject({ status: 400, error: "invalid_grant" });
});

test("a refresh token of another client is refused", async () => {
  const { refresh_token } = await sandbox.signInAs("priya.nair", { clientId: "pigeonhole-office" });
  expect(await refresh(refresh_token)).toMatchObject({ status: 400, error: "invalid_grant" });
});

test("a refresh token expires when its time is over", async () => {
  // Long enough to sign in on a busy computer.
  sandbox.choices.refreshTokenLifetimeS = 4;
  const { refresh_token } = await sandbox.signInAs("priya.nair");
  // Asked once: a second use of a rotated token would be turned down for that alone.
  await new Promise((resolve) => setTimeout(resolve, 4_200));
  expect((await refresh(refresh_token)).error).toBe("invalid_grant");
});

test("an authority may offer no refresh tokens, and then does not list offline_access", async () => {
  const without = await startSandbox({ refreshTokens: false });
  const discovery = await fetch(`${without.authUrl}/.well-known/openid-configuration`);
  expect(((await discovery.json()) as { scopes_supported: string[] }).scopes_supported).not.toContain("offline_access");
  expect(await without.signInAs("priya.nair")).not.toHaveProperty("refresh_token");
  await without.stop();
});
