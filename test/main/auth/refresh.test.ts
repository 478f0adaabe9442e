/** @file Refreshing a sign-in: one request at a time, and never with a refresh token that was refused. */

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Accounts, createAccounts } from "../../../main/auth/account.ts";
import { secretItem, tokensItem } from "../../../main/auth/stored-sign-in.ts";
import type { Connection } from "../../../shared/settings/settings.ts";
import { type MemoryVault, makeMemoryVault } from "../../fakes/memory-vault.ts";
import type { Fault } from "../../sandbox/faults.ts";
import { type Sandbox, startSandbox } from "../../sandbox/sandbox.ts";
import { asked, asPriya, byMyself, connectionAs, never } from "./people.ts";

let sandbox: Sandbox;
let vault: MemoryVault;
let accounts: Accounts;
let connection: Connection;
beforeAll(async () => {
  // Less than the minute's margin: each token is due for replacement at once.
  sandbox = await startSandbox({ accessTokenLifetimeS: 30 });
});
beforeEach(async () => {
  vault = makeMemoryVault();
  accounts = createAccounts(vault, null, byMyself);
  connection = connectionAs(sandbox, "desktop");
  await signIn();
  sandbox.forget();
});
afterEach(() => {
  sandbox.clearFaults();
  sandbox.choices.accessTokenLifetimeS = 30;
  sandbox.choices.rotateRefreshTokens = true;
});
afterAll(() => sandbox.stop());

async function signIn(): Promise<void> {
  const signedIn = await accounts.signIn(connection, asPriya, never);
  if (!signedIn.ok) throw new Error(signedIn.error);
}

async function token(refused: string | null = null): Promise<string> {
  const answer = await accounts.accessToken(connection, refused);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

const stored = () => JSON.parse(vault.items.get(tokensItem(connection)) ?? "null");

/** As if someone had ended the sign-in from the authority's side. */
async function killRefreshToken(): Promise<void> {
  const form = { token: stored().refreshToken, client_id: connection.clientId };
  const revoked = await fetch(`${sandbox.authUrl}/connect/revocation`, {
    method: "POST",
    body: new URLSearchParams(form),
  });
  expect(revoked.status).toBe(200);
  sandbox.forget();
}

describe("a token that expires", () => {
  test("is replaced before it expires, each time", async () => {
    const first = await token();
    const second = await token();
    expect(second).not.toBe(first);
    expect(asked(sandbox, "token")).toHaveLength(2);
  });

  test("is replaced once for twenty callers at the same time", async () => {
    sandbox.choices.accessTokenLifetimeS = 600;
    const all = await Promise.all(Array.from({ length: 20 }, () => token()));
    expect(new Set(all).size).toBe(1);
    expect(asked(sandbox, "token")).toHaveLength(1);
  });

  test("is replaced once for twenty callers whose token the service has rejected", async () => {
    sandbox.choices.accessTokenLifetimeS = 600;
    const old = await token();
    sandbox.forget();
    const all = await Promise.all(Array.from({ length: 20 }, () => token(old)));
    expect(new Set(all).size).toBe(1);
    expect(all[0]).not.toBe(old);
    expect(asked(sandbox, "token")).toHaveLength(1);
  });

  test("is not returned to a caller that has seen it rejected, even if another asks at the same moment", async () => {
    sandbox.choices.accessTokenLifetimeS = 600;
    const old = await token();
    // A program that has just started knows it only from the keychain.
    accounts = createAccounts(vault, null, byMyself);
    const [unaware, aware] = await Promise.all([token(), token(old)]);
    expect([unaware, aware === old]).toEqual([old, false]);
  });

  test("is not replaced while it is valid", async () => {
    sandbox.choices.accessTokenLifetimeS = 600;
    expect(await token()).toBe(await token());
    expect(asked(sandbox, "token")).toHaveLength(1);
  });

  test("keeps the person's name and, where none is rotated, the refresh token", async () => {
    sandbox.choices.rotateRefreshTokens = false;
    const before = stored();
    await token();
    expect(stored()).toMatchObject({ refreshToken: before.refreshToken, account: "Priya Nair" });
    expect(await token()).toBe(stored().accessToken);
  });
});

describe("a rotated refresh token", () => {
  test("is in the keychain before the new access token is used", async () => {
    const before = stored();
    const fresh = await token();
    expect(stored().accessToken).toBe(fresh);
    expect(stored().refreshToken).not.toBe(before.refreshToken);
  });

  test("that the keychain does not accept is not used, is kept in memory, and is stored when that works again", async () => {
    vault.refuseWrites("the disk is full");
    const held = { ok: false, error: { kind: "no-keychain", detail: "the disk is full" } };
    expect(await accounts.accessToken(connection, null)).toEqual(held);
    expect(await accounts.accessToken(connection, null)).toEqual(held);
    expect(asked(sandbox, "token")).toHaveLength(1);
    vault.refuseWrites(null);
    await token();
    await token();
    expect(await accounts.status(connection)).toMatchObject({ signedIn: true });
  });

  test("that waits for the keychain does not undo a sign-out by another program", async () => {
    vault.refuseWrites("the disk is full");
    await accounts.accessToken(connection, null);
    vault.refuseWrites(null);
    vault.items.clear();
    expect(await accounts.accessToken(connection, null)).toMatchObject({ error: { kind: "signed-out" } });
    expect(vault.items.size).toBe(0);
  });

  test("that another program has stored is used", async () => {
    sandbox.choices.accessTokenLifetimeS = 600;
    const mine = await token();
    const other = createAccounts(vault, null, byMyself);
    const theirs = await other.accessToken(connection, mine);
    sandbox.forget();
    expect(await accounts.accessToken(connection, mine)).toEqual(theirs);
    expect(asked(sandbox, "token")).toHaveLength(0);
  });
});

describe("a refresh token that the authority refuses", () => {
  beforeEach(killRefreshToken);
  const signedOut = { ok: false, error: expect.objectContaining({ kind: "signed-out", connection: "desktop" }) };

  test("is tried once, however often a token is needed", async () => {
    for (let n = 0; n < 5; n++) expect(await accounts.accessToken(connection, null)).toEqual(signedOut);
    expect(asked(sandbox, "token")).toHaveLength(1);
    expect(asked(sandbox, "discovery")).toHaveLength(1);
  });

  test("means signed out, until someone signs in", async () => {
    expect(await accounts.status(connection)).toMatchObject({ signedIn: true });
    await accounts.accessToken(connection, null);
    expect(await accounts.status(connection)).toMatchObject({
      signedIn: false,
      account: "Priya Nair",
      canRefresh: false,
    });
    await signIn();
    expect(await accounts.status(connection)).toMatchObject({ signedIn: true });
    expect(await token()).toMatch(/^eyJ/);
  });

  test("does not block a sign-in that another program has stored", async () => {
    await accounts.accessToken(connection, null);
    await createAccounts(vault, null, byMyself).signIn(connection, asPriya, never);
    expect(await accounts.status(connection)).toMatchObject({ signedIn: true });
    expect(await token()).toMatch(/^eyJ/);
  });
});

test("the refresh is tried again once there is another client secret", async () => {
  connection = connectionAs(sandbox, "office");
  const { secret } = sandbox.clients.office;
  await accounts.keepSecret(connection, secret ?? "");
  await signIn();
  vault.items.set(secretItem(connection), "changed at the authority");
  for (let n = 0; n < 3; n++) await accounts.accessToken(connection, null);
  expect(asked(sandbox, "token").filter(({ status }) => status !== 200)).toHaveLength(1);
  expect(await accounts.status(connection)).toMatchObject({ signedIn: false });
  await accounts.keepSecret(connection, secret ?? "");
  expect(await accounts.status(connection)).toMatchObject({ signedIn: true });
  expect(await token()).toMatch(/^eyJ/);
});

describe("an authority that gives no proper answer does not end the sign-in:", () => {
  const oauthError = (status: number, error: string): Fault => ({
    kind: "status",
    status,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ error }),
  });

  test.each<[string, Fault]>([
    ["a reset connection", { kind: "reset-after-body" }],
    ["503", { kind: "status", status: 503 }],
    ["503 in the authority's own form", oauthError(503, "temporarily_unavailable")],
    ["429 in the authority's own form", oauthError(429, "slow_down")],
    ["a proxy's 403", { kind: "status", status: 403, headers: { "Content-Type": "text/html" }, body: "<h1>No</h1>" }],
    ["a guest network's page", { kind: "garbage", body: "html", stored: false }],
    ["half an answer", { kind: "garbage", body: "half-json", stored: false }],
    ["an empty answer", { kind: "garbage", body: "empty", stored: false }],
  ])("%s", async (_what, fault) => {
    sandbox.fault("token", fault);
    const away = { ok: false, error: { kind: "not-sent", why: "unreachable" } };
    expect(await accounts.accessToken(connection, null)).toMatchObject(away);
    expect(await accounts.status(connection)).toMatchObject({ signedIn: true });
    expect(await token()).toMatch(/^eyJ/);
  });

  test("an authority that cannot be reached", async () => {
    await sandbox.goDark("authority");
    const away = await accounts.accessToken(connection, null);
    await sandbox.comeBack("authority");
    expect(away).toMatchObject({ ok: false, error: { kind: "not-sent", why: "unreachable" } });
    expect(await token()).toMatch(/^eyJ/);
  });
});

describe("signing out", () => {
  test("erases the tokens and revokes them at the authority", async () => {
    const { refreshToken } = stored();
    expect(await accounts.signOut(connection)).toEqual({ ok: true, value: null });
    expect(vault.items.size).toBe(0);
    expect(asked(sandbox, "revocation")).toHaveLength(1);
    expect(await accounts.accessToken(connection, null)).toMatchObject({ error: { kind: "signed-out" } });
    const form = { grant_type: "refresh_token", refresh_token: refreshToken, client_id: connection.clientId };
    const body = new URLSearchParams({ ...form, resource: sandbox.baseUrl });
    expect((await fetch(`${sandbox.authUrl}/connect/token`, { method: "POST", body })).status).toBe(400);
  });

  test("erases the tokens even if the authority cannot be reached", async () => {
    await sandbox.goDark("authority");
    const signedOut = await accounts.signOut(connection);
    await sandbox.comeBack("authority");
    expect(signedOut.ok).toBe(true);
    expect(vault.items.size).toBe(0);
  });

  test("is not undone by a refresh that is in progress", async () => {
    sandbox.fault("token", { kind: "delay", delayMs: 100 });
    const refreshing = accounts.accessToken(connection, null);
    const leaving = accounts.signOut(connection);
    const late = accounts.accessToken(connection, null);
    await Promise.all([refreshing, leaving, late]);
    expect(vault.items.size).toBe(0);
    expect(await accounts.status(connection)).toMatchObject({ signedIn: false });
  });

  test("fails where the keychain is locked, because nothing was erased", async () => {
    vault.lock("the keychain is locked");
    expect(await accounts.signOut(connection)).toMatchObject({ ok: false, error: expect.stringContaining("locked") });
  });

  test("succeeds where nobody is signed in", async () => {
    vault.items.clear();
    expect(await accounts.signOut(connection)).toEqual({ ok: true, value: null });
  });
});

test("a keychain item that we did not write does not count as a sign-in", async () => {
  for (const text of ["", "not json", "null", "[]", '"text"', '{"accessToken":5}']) {
    vault.items.set(tokensItem(connection), text);
    accounts = createAccounts(vault, null, byMyself);
    expect(await accounts.accessToken(connection, null)).toMatchObject({ error: { kind: "signed-out" } });
    expect(await accounts.status(connection)).toMatchObject({ signedIn: false });
  }
});
