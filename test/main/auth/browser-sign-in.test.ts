/** @file Signing in with a browser, against the sandbox's authority. */

import { createServer } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Accounts, createAccounts } from "../../../main/auth/account.ts";
import { secretItem, tokensItem } from "../../../main/auth/stored-sign-in.ts";
import { type MemoryVault, makeMemoryVault } from "../../fakes/memory-vault.ts";
import { startPlainService } from "../../fakes/plain-service.ts";
import { signInWithDrivenBrowser } from "../../sandbox/driven-browser.ts";
import { type Sandbox, startSandbox } from "../../sandbox/sandbox.ts";
import {
  asked,
  asPriya,
  asPriyaCancelling,
  asPriyaComingBackWith,
  byMyself,
  claimsOf,
  connectionAs,
  follow,
  never,
} from "./people.ts";

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

const nobodySignedIn = async () => {
  expect(vault.items.size).toBe(0);
  expect(await accounts.status(connectionAs(sandbox, "desktop"))).toMatchObject({ signedIn: false });
};

describe("a person", () => {
  test("signs in as a public client, and the account's name is known", async () => {
    const connection = connectionAs(sandbox, "desktop");
    expect(await accounts.signIn(connection, asPriya, never)).toEqual({ ok: true, value: "Priya Nair" });
    expect(await accounts.status(connection)).toEqual({
      signedIn: true,
      account: "Priya Nair",
      keychainProblem: null,
      expiresAt: expect.any(Number),
      canRefresh: true,
    });
    const token = await accounts.accessToken(connection, null);
    expect(token.ok && claimsOf(token.value)["aud"]).toBe(sandbox.baseUrl);
    expect(asked(sandbox, "token")).toHaveLength(1);
  });

  test("is sent to the authority with PKCE, state, nonce, the resource and a loopback redirect", async () => {
    let address = "";
    const open = (opened: string) => {
      address = opened;
      return asPriya(opened);
    };
    await accounts.signIn(connectionAs(sandbox, "desktop"), open, never);
    const query = Object.fromEntries(new URL(address).searchParams);
    expect(query).toMatchObject({
      response_type: "code",
      client_id: "pigeonhole-desktop",
      resource: sandbox.baseUrl,
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^.{20,}$/),
      nonce: expect.stringMatching(/^.{20,}$/),
      redirect_uri: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/callback$/),
    });
    expect(query["scope"]?.split(" ")).toEqual(["openid", "api_access", "offline_access", "profile"]);
  });

  test.each(["body", "basic"] as const)("signs in as a client with a secret, sent as %s", async (how) => {
    const connection = connectionAs(sandbox, "office", { clientAuthentication: how });
    await accounts.keepSecret(connection, sandbox.clients.office.secret ?? "");
    expect(await accounts.signIn(connection, asPriya, never)).toMatchObject({ ok: true });
    const [request] = asked(sandbox, "token");
    const basic = `Basic ${btoa(`pigeonhole-office:${sandbox.clients.office.secret}`)}`;
    expect(request?.headers.authorization).toBe(how === "basic" ? basic : undefined);
  });

  test("can sign in a second time after closing the first page, also where the client has a fixed port", async () => {
    const free = createServer();
    await new Promise<void>((resolve) => free.listen(0, "127.0.0.1", resolve));
    const { port } = free.address() as { port: number };
    await new Promise((resolve) => free.close(resolve));
    const connection = connectionAs(sandbox, "desktop", { redirectPort: port });
    // The page was closed, so no redirect comes from it.
    const opened = Promise.withResolvers<void>();
    const first = accounts.signIn(connection, () => opened.resolve(), never);
    await opened.promise;
    const second = accounts.signIn(connection, asPriya, never);
    expect(await Promise.all([first, second])).toEqual([
      { ok: true, value: "Priya Nair" },
      { ok: true, value: "Priya Nair" },
    ]);
  });

  test("whose client has the wrong secret is told so, and nothing is stored", async () => {
    const connection = connectionAs(sandbox, "office");
    await accounts.keepSecret(connection, "wrong");
    expect(await accounts.signIn(connection, asPriya, never)).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^Not signed in: /),
    });
    expect([...vault.items.keys()]).toEqual([secretItem(connection)]);
  });

  test("signs in again after the authority could not be reached for a while", async () => {
    await sandbox.goDark("authority");
    const connection = connectionAs(sandbox, "desktop");
    const away = await accounts.signIn(connection, asPriya, never);
    await sandbox.comeBack("authority");
    expect(away).toMatchObject({ ok: false, error: expect.stringContaining("can't be reached") });
    expect(await accounts.signIn(connection, asPriya, never)).toMatchObject({ ok: true });
  });

  test("is not signed in at a changed sign-in address, which gets no secret of the old one", async () => {
    const connection = connectionAs(sandbox, "office");
    await accounts.keepSecret(connection, sandbox.clients.office.secret ?? "");
    await accounts.signIn(connection, asPriya, never);
    const elsewhere = await startPlainService();
    const moved = { ...connection, authUrl: elsewhere.authUrl };
    expect(await accounts.status(moved)).toMatchObject({ signedIn: false });
    expect(await accounts.refreshNow(moved)).toMatchObject({ error: { kind: "signed-out" } });
    await accounts.signIn(moved, follow, never);
    const sent = elsewhere.requests.map(({ headers, body }) => JSON.stringify([headers, body.toString()])).join();
    expect(sent).toContain("authorization_code");
    expect(sent).not.toContain(sandbox.clients.office.secret);
    await elsewhere.stop();
  });

  test("is not signed in at a changed address of the service", async () => {
    const connection = connectionAs(sandbox, "desktop");
    await accounts.signIn(connection, asPriya, never);
    const moved = { ...connection, baseUrl: "https://moved.example" };
    expect(await accounts.status(moved)).toMatchObject({ signedIn: false });
  });
});

describe("nobody is signed in, and a sentence says why", () => {
  test("where the person cancels", async () => {
    const cancelled = await accounts.signIn(connectionAs(sandbox, "desktop"), asPriyaCancelling, never);
    expect(cancelled).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^Not signed in: it was cancelled or refused on the sign-in page.*\.$/),
    });
    expect(asked(sandbox, "token")).toHaveLength(0);
    await nobodySignedIn();
  });

  test.each<[string, string, (query: URLSearchParams) => void]>([
    ["the wrong state", "the answer to another sign-in", (query) => query.set("state", "somebody-else's")],
    ["no state", "the answer to another sign-in", (query) => query.delete("state")],
    ["another authority's name", "from another sign-in server", (query) => query.set("iss", "https://evil.example")],
    ["no authority's name", "doesn't name the sign-in server", (query) => query.delete("iss")],
  ])("where the redirect has %s", async (_what, words, change) => {
    const page = Promise.withResolvers<string>();
    const open = asPriyaComingBackWith(change, page.resolve);
    const refused = await accounts.signIn(connectionAs(sandbox, "desktop"), open, never);
    expect(refused).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^Not signed in: the browser.*\.$/),
    });
    expect(refused).toMatchObject({ error: expect.stringContaining(words) });
    expect(await page.promise).toContain("belongs to another sign-in");
    // The code must not be sent, because the redirect is not the answer to our request.
    expect(asked(sandbox, "token")).toHaveLength(0);
    await nobodySignedIn();
  });

  test("where the redirect has an invalid code", async () => {
    const open = asPriyaComingBackWith((query) => query.set("code", "made-up"));
    const refused = await accounts.signIn(connectionAs(sandbox, "desktop"), open, never);
    expect(refused).toMatchObject({ ok: false, error: expect.stringMatching(/^Not signed in: /) });
    await nobodySignedIn();
  });

  test("where the connection's fixed port is taken", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as { port: number };
    const connection = connectionAs(sandbox, "desktop", { redirectPort: port });
    const refused = await accounts.signIn(connection, asPriya, never);
    other.close();
    expect(refused).toEqual({
      ok: false,
      error: `Pigeonhole can't wait for the browser: port ${port} is in use by another program.`,
    });
  });

  test("where the browser cannot be opened", async () => {
    const open = () => Promise.reject(new Error("no application is registered"));
    expect(await accounts.signIn(connectionAs(sandbox, "desktop"), open, never)).toEqual({
      ok: false,
      error: "The browser couldn't be opened: no application is registered.",
    });
  });

  test("where it is cancelled, before or after the page was opened", async () => {
    const cancelled = { ok: false, error: "Not signed in: signing in was cancelled." };
    const connection = connectionAs(sandbox, "desktop");
    expect(await accounts.signIn(connection, () => {}, AbortSignal.abort())).toEqual(cancelled);
    const later = new AbortController();
    const open = () => setTimeout(() => later.abort(), 20) && undefined;
    expect(await accounts.signIn(connection, open, later.signal)).toEqual(cancelled);
  });

  test("where the token endpoint answers with a page", async () => {
    sandbox.fault("token", { kind: "garbage", body: "html", stored: false });
    const refused = await accounts.signIn(connectionAs(sandbox, "desktop"), asPriya, never);
    expect(refused).toMatchObject({ ok: false, error: expect.stringContaining("isn't answering as expected") });
    await nobodySignedIn();
  });
});

describe("another account than before", () => {
  const asDaan = async (address: string) =>
    void (await signInWithDrivenBrowser(address, { user: "daan.devries", password: "tulip-ladder-63" }));

  test("is refused, because the account decides which office the batches belong to", async () => {
    const connection = connectionAs(sandbox, "desktop");
    await accounts.signIn(connection, asPriya, never);
    const before = vault.items.get(tokensItem(connection));
    expect(await accounts.signIn(connection, asDaan, never)).toEqual({
      ok: false,
      error:
        "Not signed in: you signed in as Daan de Vries, but “Head office” sends as Priya Nair. Sign in as Priya Nair. To change the account, sign out first.",
    });
    expect(vault.items.get(tokensItem(connection))).toBe(before);
    expect(await accounts.status(connection)).toMatchObject({ signedIn: true, account: "Priya Nair" });
    // The refused tokens are revoked.
    expect(asked(sandbox, "revocation")).toHaveLength(1);
  });

  test("is also refused after the sign-in has ended, and by the next process", async () => {
    const connection = connectionAs(sandbox, "desktop");
    await accounts.signIn(connection, asPriya, never);
    const { refreshToken } = JSON.parse(vault.items.get(tokensItem(connection)) ?? "{}");
    const form = { token: refreshToken, client_id: connection.clientId };
    await fetch(`${sandbox.authUrl}/connect/revocation`, { method: "POST", body: new URLSearchParams(form) });
    expect(await accounts.refreshNow(connection)).toMatchObject({ error: { kind: "signed-out" } });
    const next = createAccounts(vault, null, byMyself);
    expect(await next.status(connection)).toMatchObject({ signedIn: false, account: "Priya Nair" });
    expect(await next.signIn(connection, asDaan, never)).toMatchObject({
      error: expect.stringContaining("you signed in as Daan"),
    });
    expect(await next.signIn(connection, asPriya, never)).toMatchObject({ ok: true });
  });

  test("is accepted after a sign-out", async () => {
    const connection = connectionAs(sandbox, "desktop");
    await accounts.signIn(connection, asPriya, never);
    await accounts.signOut(connection);
    expect(await accounts.signIn(connection, asDaan, never)).toEqual({ ok: true, value: "Daan de Vries" });
  });

  test("that signs in from another process is used from then on, without a restart", async () => {
    const connection = connectionAs(sandbox, "desktop");
    await accounts.signIn(connection, asPriya, never);
    await accounts.accessToken(connection, null);
    const other = createAccounts(vault, null, byMyself);
    await other.signOut(connection);
    // The agent asks how it stands as soon as the journal says that someone signed in or out.
    expect(await accounts.status(connection)).toMatchObject({ signedIn: false });
    expect(await accounts.accessToken(connection, null)).toMatchObject({ error: { kind: "signed-out" } });
    await other.signIn(connection, asDaan, never);
    expect(await accounts.status(connection)).toMatchObject({ account: "Daan de Vries" });
    expect(await accounts.accessToken(connection, null)).toEqual(await other.accessToken(connection, null));
  });
});

describe("without a keychain", () => {
  test("no sign-in page is opened and nothing is written", async () => {
    vault.lock("the keychain is locked");
    let opened = false;
    const connection = connectionAs(sandbox, "desktop");
    const open = () => {
      opened = true;
    };
    expect(await accounts.signIn(connection, open, never)).toEqual({
      ok: false,
      error:
        "There's no keychain to store the sign-in safely (the keychain is locked). Nothing was stored. Unlock or set up the keychain, then try again.",
    });
    expect(opened).toBe(false);
    expect(vault.writes).toEqual([]);
    expect(await accounts.status(connection)).toEqual({
      signedIn: false,
      account: null,
      keychainProblem: "the keychain is locked",
      expiresAt: null,
      canRefresh: false,
    });
    expect(await accounts.accessToken(connection, null)).toMatchObject({ ok: false, error: { kind: "no-keychain" } });
  });

  test("that stores items, nobody is signed in, not even until the program ends", async () => {
    vault.refuseWrites("the disk is full");
    const connection = connectionAs(sandbox, "desktop");
    expect(await accounts.signIn(connection, asPriya, never)).toMatchObject({
      ok: false,
      error: expect.stringContaining("the disk is full"),
    });
    expect(await accounts.accessToken(connection, null)).toMatchObject({ ok: false, error: { kind: "signed-out" } });
  });
});

test("the keychain's item is named after the connection and its addresses, and holds only the tokens", async () => {
  const connection = connectionAs(sandbox, "desktop");
  await accounts.signIn(connection, asPriya, never);
  expect([...vault.items.keys()]).toEqual([tokensItem(connection)]);
  const stored = JSON.parse(vault.items.get(tokensItem(connection)) ?? "{}");
  expect(Object.keys(stored).toSorted()).toEqual([
    "accessToken",
    "account",
    "askedAt",
    "lifetimeMs",
    "refreshToken",
    "subject",
  ]);
});
