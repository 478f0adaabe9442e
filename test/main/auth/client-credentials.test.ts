/** @file A machine that signs in as itself, against the sandbox's authority. */

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Accounts, createAccounts } from "../../../main/auth/account.ts";
import { secretItem } from "../../../main/auth/stored-sign-in.ts";
import { sayNotSent } from "../../../shared/wording/imports/say-outcome.ts";
import { speak } from "../../../shared/words/spoken.ts";
import { type MemoryVault, makeMemoryVault } from "../../fakes/memory-vault.ts";
import { type Sandbox, startSandbox } from "../../sandbox/sandbox.ts";
import { asked, byMyself, claimsOf, connectionAs, never } from "./people.ts";

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
afterEach(() => {
  sandbox.clearFaults();
  sandbox.forget();
});
afterAll(() => sandbox.stop());

const night = (clientAuthentication: "body" | "basic" = "body") =>
  connectionAs(sandbox, "night", { clientAuthentication });
const secret = () => sandbox.clients.night.secret ?? "";
const signedOut = { ok: false, error: expect.objectContaining({ kind: "signed-out" }) };

describe("a machine", () => {
  test.each(["body", "basic"] as const)("gets a token for the service, with the secret as %s", async (how) => {
    await accounts.keepSecret(night(how), secret());
    const token = await accounts.accessToken(night(how), null);
    expect(token.ok && claimsOf(token.value)["aud"]).toBe(sandbox.baseUrl);
  });

  test("requests one token for twenty callers, and keeps it only in memory", async () => {
    await accounts.keepSecret(night(), secret());
    const all = await Promise.all(Array.from({ length: 20 }, () => accounts.accessToken(night(), null)));
    expect(new Set(all.map((token) => token.ok && token.value)).size).toBe(1);
    await accounts.accessToken(night(), null);
    expect(asked(sandbox, "token")).toHaveLength(1);
    expect([...vault.items.keys()]).toEqual([secretItem(night())]);
  });

  test("gets the reason for a refusal, without its secret where the authority repeats it", async () => {
    await accounts.keepSecret(night(), secret());
    const said = { error: "invalid_client", error_description: `${secret()} is not the secret` };
    const headers = { "Content-Type": "application/json" };
    sandbox.fault("token", { kind: "status", status: 400, headers, body: JSON.stringify(said) });
    const token = JSON.stringify(await accounts.accessToken(night(), null));
    expect(token).toContain("[secret removed] is not the secret");
    expect(token).not.toContain(secret());
  });

  test.each([
    ["with zero-width characters", () => [...secret()].join("\u200b")],
    ["in decimal codes", () => Array.from(secret(), (char) => char.charCodeAt(0)).join(" ")],
    ["cut", () => secret().slice(0, -3)],
  ])("gets no reason where the authority repeats its secret %s", async (_, spelled) => {
    await accounts.keepSecret(night(), secret());
    const said = { error: "invalid_client", error_description: `${spelled()} is not the secret` };
    const headers = { "Content-Type": "application/json" };
    sandbox.fault("token", { kind: "status", status: 400, headers, body: JSON.stringify(said) });
    const token = JSON.stringify(await accounts.accessToken(night(), null));
    expect(token).toContain("[secret removed]");
    expect(token).not.toContain(spelled());
  });

  test("takes its secret from the environment without touching the keychain", async () => {
    vault.lock("there is none");
    accounts = createAccounts(vault, secret(), byMyself);
    expect(await accounts.accessToken(night(), null)).toMatchObject({ ok: true });
    expect(await accounts.status(night())).toEqual({
      signedIn: true,
      account: "pigeonhole-night",
      keychainProblem: null,
      expiresAt: expect.any(Number),
      canRefresh: true,
    });
    expect(vault.writes).toEqual([]);
  });

  test("without a secret is signed out, and sends no request", async () => {
    expect(await accounts.accessToken(night(), null)).toEqual(signedOut);
    expect(await accounts.status(night())).toMatchObject({ signedIn: false });
    expect(sandbox.received().requests).toHaveLength(0);
  });

  test("with a locked keychain fails with that reason", async () => {
    vault.lock("the keychain is locked");
    expect(await accounts.accessToken(night(), null)).toMatchObject({ error: { kind: "no-keychain" } });
    expect(await accounts.status(night())).toMatchObject({
      signedIn: false,
      keychainProblem: "the keychain is locked",
    });
    expect(await accounts.keepSecret(night(), "hush")).toMatchObject({
      ok: false,
      error: expect.stringContaining("Nothing was stored"),
    });
  });

  test("gets a new token when the service rejects the old one", async () => {
    await accounts.keepSecret(night(), secret());
    const first = await accounts.accessToken(night(), null);
    const second = await accounts.accessToken(night(), first.ok ? first.value : "");
    expect(second).not.toEqual(first);
    expect(asked(sandbox, "token")).toHaveLength(2);
  });
});

describe("a secret that the authority refuses", () => {
  test("is tried only once, whether it is in the keychain or in the environment", async () => {
    for (const wrong of [createAccounts(vault, "wrong", byMyself), accounts]) {
      sandbox.forget();
      await accounts.keepSecret(night(), "wrong too");
      for (let n = 0; n < 5; n++) expect(await wrong.accessToken(night(), null)).toEqual(signedOut);
      expect(asked(sandbox, "token")).toHaveLength(1);
      expect(await wrong.status(night())).toMatchObject({ signedIn: false });
    }
  });

  test("no longer counts once there is another secret", async () => {
    await accounts.keepSecret(night(), "wrong");
    await accounts.accessToken(night(), null);
    await accounts.keepSecret(night(), secret());
    expect(await accounts.status(night())).toMatchObject({ signedIn: true });
    expect(await accounts.accessToken(night(), null)).toMatchObject({ ok: true });
  });

  test("is not tried again by another process or after a restart, but another secret is", async () => {
    await accounts.keepSecret(night(), "wrong");
    await accounts.accessToken(night(), null);
    sandbox.forget();
    for (let start = 0; start < 3; start++) {
      const next = createAccounts(vault, null, byMyself);
      expect(await next.status(night())).toMatchObject({ signedIn: false });
      expect(await next.accessToken(night(), null)).toEqual(signedOut);
      expect(await next.refreshNow(night())).toEqual(signedOut);
    }
    expect(sandbox.received().requests).toHaveLength(0);
    await accounts.keepSecret(night(), secret());
    expect(await createAccounts(vault, null, byMyself).accessToken(night(), null)).toMatchObject({ ok: true });
  });

  test("is announced at once, and only once", async () => {
    const ends: string[] = [];
    accounts = createAccounts(vault, null, byMyself, {
      noteEnd: ({ id }, detail) => ends.push(`${id}: ${detail}`),
    });
    await accounts.keepSecret(night(), "wrong");
    for (let n = 0; n < 3; n++) await accounts.accessToken(night(), null);
    expect(ends).toEqual([expect.stringContaining("night: the client ID or client secret")]);
  });

  test("is explained with what to check", async () => {
    await accounts.keepSecret(night(), "wrong");
    const token = await accounts.accessToken(night(), null);
    expect(token).toMatchObject({ error: { kind: "signed-out", detail: { say: "authority-refused" } } });
    const say = () => (token.ok ? "" : sayNotSent(token.error));
    expect(say()).toContain("the client ID or client secret isn't accepted");
    speak({ language: "de", formats: "de-DE" });
    expect(say()).toContain("die Client-ID oder das Client-Geheimnis wird nicht angenommen");
    speak({ language: "en", formats: "en-GB" });
  });

  test("may be tried once more by a person who signs in", async () => {
    await accounts.keepSecret(night(), "wrong");
    await accounts.accessToken(night(), null);
    expect(await accounts.signIn(night(), () => {}, never)).toMatchObject({ ok: false });
    expect(asked(sandbox, "token")).toHaveLength(2);
  });
});

test("an authority that is away or busy does not count as refusing the secret", async () => {
  await accounts.keepSecret(night(), secret());
  const away = { ok: false, error: { kind: "not-sent", why: "unreachable" } };
  sandbox.fault("token", { kind: "garbage", body: "html", stored: false });
  expect(await accounts.accessToken(night(), null)).toMatchObject(away);
  sandbox.fault("discovery", { kind: "status", status: 404 });
  expect(await accounts.accessToken(night(), null)).toMatchObject(away);
  sandbox.fault("discovery", { kind: "refuse" });
  expect(await accounts.accessToken(night(), null)).toMatchObject(away);
  expect(await accounts.accessToken(night(), null)).toMatchObject({ ok: true });
});

test.each(["TOK\r\nX: 1", "tokén", "a\u2028b", "two words", ""])(
  "a token that no request can carry (%j) is the sign-in server's fault, and the next one is asked for again",
  async (token) => {
    await accounts.keepSecret(night(), secret());
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify({ access_token: token, token_type: "Bearer", expires_in: 3600 });
    sandbox.fault("token", { kind: "status", status: 200, headers, body });
    const got = await accounts.accessToken(night(), null);
    expect(got).toMatchObject({ ok: false, error: { kind: "not-sent", why: "unreachable" } });
    if (!got.ok && token !== "") expect(sayNotSent(got.error)).toContain("that no request can carry");
    expect(await accounts.accessToken(night(), null)).toMatchObject({ ok: true });
  },
);

describe("signing a machine out", () => {
  test("erases its secret and ends its token", async () => {
    await accounts.keepSecret(night(), secret());
    await accounts.accessToken(night(), null);
    expect(await accounts.signOut(night())).toEqual({ ok: true, value: null });
    expect(vault.items.size).toBe(0);
    expect(await accounts.status(night())).toMatchObject({ signedIn: false });
    expect(await accounts.accessToken(night(), null)).toEqual(signedOut);
    expect(asked(sandbox, "revocation")).toHaveLength(1);
  });

  test("fails where the secret comes from the environment", async () => {
    accounts = createAccounts(vault, secret(), byMyself);
    expect(await accounts.signOut(night())).toEqual({
      ok: false,
      error: "Not signed out: the client secret comes from an environment variable. Remove it there.",
    });
  });
});
