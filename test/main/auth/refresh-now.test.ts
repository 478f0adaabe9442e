/** @file A refresh on demand, so that what would fail at night is reported in the evening. */

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Accounts, createAccounts } from "../../../main/auth/account.ts";
import { type MemoryVault, makeMemoryVault } from "../../fakes/memory-vault.ts";
import { plainClient, startPlainService } from "../../fakes/plain-service.ts";
import { type Sandbox, startSandbox } from "../../sandbox/sandbox.ts";
import { asked, asPriya, byMyself, connectionAs, follow, never } from "./people.ts";

let sandbox: Sandbox;
let vault: MemoryVault;
let accounts: Accounts;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => {
  vault = makeMemoryVault();
  accounts = createAccounts(vault, null, byMyself);
});
afterAll(() => sandbox.stop());

const ofNow = () => ({ ok: true, value: { expiresAt: expect.any(Number), namesService: true } });

test("a person's token is replaced although it is valid, and the next call uses the new one", async () => {
  const desktop = connectionAs(sandbox, "desktop");
  await accounts.signIn(desktop, asPriya, never);
  const before = await accounts.accessToken(desktop, null);
  sandbox.forget();
  expect(await accounts.refreshNow(desktop)).toEqual(ofNow());
  expect(asked(sandbox, "token")).toHaveLength(1);
  const after = await accounts.accessToken(desktop, null);
  expect(after.ok && before.ok && after.value !== before.value).toBe(true);
  expect(asked(sandbox, "token")).toHaveLength(1);
});

test("a machine's token is replaced too", async () => {
  const night = connectionAs(sandbox, "night");
  await accounts.keepSecret(night, sandbox.clients.night.secret ?? "");
  await accounts.accessToken(night, null);
  sandbox.forget();
  expect(await accounts.refreshNow(night)).toEqual(ofNow());
  expect(asked(sandbox, "token")).toHaveLength(1);
});

test("a sign-in that the authority has ended is reported", async () => {
  const desktop = connectionAs(sandbox, "desktop");
  await accounts.signIn(desktop, asPriya, never);
  const [[, text = ""] = []] = [...vault.items];
  const form = { token: JSON.parse(text).refreshToken, client_id: desktop.clientId };
  await fetch(`${sandbox.authUrl}/connect/revocation`, { method: "POST", body: new URLSearchParams(form) });
  expect(await accounts.refreshNow(desktop)).toMatchObject({ ok: false, error: { kind: "signed-out" } });
});

test("a connection without a sign-in is not refreshed", async () => {
  const desktop = connectionAs(sandbox, "desktop");
  expect(await accounts.refreshNow(desktop)).toMatchObject({ ok: false, error: { kind: "signed-out" } });
});

test("a token without a refresh token is not replaced", async () => {
  const service = await startPlainService();
  accounts = createAccounts(vault, plainClient.secret, byMyself);
  const plain = connectionAs(sandbox, "office", { ...service, clientId: plainClient.clientId, scopes: [] });
  await accounts.signIn(plain, follow, never);
  const before = await accounts.accessToken(plain, null);
  expect(await accounts.refreshNow(plain)).toEqual({ ok: true, value: { expiresAt: null, namesService: false } });
  expect(await accounts.accessToken(plain, null)).toEqual(before);
  expect(await accounts.status(plain)).toMatchObject({ signedIn: true, canRefresh: false });
  await service.stop();
});
