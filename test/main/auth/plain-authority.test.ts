/** @file Signing in at an authority that implements only what service.md says. */

import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Accounts, createAccounts } from "../../../main/auth/account.ts";
import type { Connection } from "../../../shared/settings/settings.ts";
import { makeMemoryVault } from "../../fakes/memory-vault.ts";
import { type PlainService, plainClient, plainManners, startPlainService } from "../../fakes/plain-service.ts";
import { byMyself, follow, never } from "./people.ts";

let service: PlainService;
let accounts: Accounts;
beforeAll(async () => {
  service = await startPlainService();
});
beforeEach(() => {
  accounts = createAccounts(makeMemoryVault(), plainClient.secret, byMyself);
});
afterEach(() => {
  service.requests.length = 0;
  Object.assign(service, plainManners);
});
afterAll(() => service.stop());

const connection = (changes: Partial<Connection> = {}): Connection => ({
  id: "plain",
  name: "Plain",
  baseUrl: service.baseUrl,
  authUrl: service.authUrl,
  clientId: plainClient.clientId,
  flow: "browser",
  clientAuthentication: "body",
  scopes: [],
  redirectPort: null,
  office: null,
  lists: { suppliers: null, nominals: null, projects: null, vatCodes: null },
  secretExpires: null,
  isTest: false,
  ...changes,
});
const tokenForms = () =>
  service.requests
    .filter(({ url }) => url.pathname === "/connect/token")
    .map(({ body }) => Object.fromEntries(new URLSearchParams(body.toString())));

describe("the browser flow", () => {
  test.each(["body", "basic"] as const)("works, with the secret as %s", async (clientAuthentication) => {
    const plain = connection({ clientAuthentication });
    expect(await accounts.signIn(plain, follow, never)).toEqual({ ok: true, value: "anna" });
    expect(await accounts.accessToken(plain, null)).toEqual({ ok: true, value: service.tokens.at(-1) });
    expect(tokenForms()).toEqual([
      expect.objectContaining({ grant_type: "authorization_code", resource: service.baseUrl }),
    ]);
  });

  test("sends Basic as in service.md: id and secret without encoding", async () => {
    await accounts.signIn(connection({ clientAuthentication: "basic" }), follow, never);
    const sent = service.requests.find(({ url }) => url.pathname === "/connect/token");
    expect(sent?.headers.authorization).toBe(`Basic ${btoa(`${plainClient.clientId}:${plainClient.secret}`)}`);
    expect(sent?.body.toString()).not.toContain("client_secret");
  });

  test("names the resource in the authorization request too, and requests only scopes that are offered", async () => {
    await accounts.signIn(connection(), follow, never);
    const query = service.requests.find(({ url }) => url.pathname === "/connect/authorize")?.url.searchParams;
    expect(query?.get("resource")).toBe(service.baseUrl);
    expect(query?.get("scope")).toBe("openid api_access");
  });

  test("works without an ID token in the token response; then the account has no name", async () => {
    service.givesIdentity = false;
    expect(await accounts.signIn(connection(), follow, never)).toEqual({ ok: true, value: null });
    expect(await accounts.accessToken(connection(), null)).toEqual({ ok: true, value: service.tokens.at(-1) });
  });

  test("rejects a redirect without iss, because service.md says that it is always there", async () => {
    service.givesIssuer = false;
    expect(await accounts.signIn(connection(), follow, never)).toEqual({
      ok: false,
      error: "Not signed in: the browser's answer doesn't name the sign-in server, so it wasn't used.",
    });
    expect(tokenForms()).toEqual([]);
  });

  test("sends PKCE also to an authority that neither announces nor checks it", async () => {
    await accounts.signIn(connection(), follow, never);
    const query = service.requests.find(({ url }) => url.pathname === "/connect/authorize")?.url.searchParams;
    expect(query?.get("code_challenge_method")).toBe("S256");
    expect(tokenForms()[0]?.["code_verifier"]).toMatch(/^[\w-]{43}$/);
  });

  test("ends when its token expires without a refresh token", async () => {
    service.lifetimeS = 6;
    await accounts.signIn(connection(), follow, never);
    expect(await accounts.status(connection())).toMatchObject({ signedIn: true, canRefresh: false });
    const asked = service.requests.length;
    // A token is not used in its last five seconds.
    await wait(1_100);
    expect(await accounts.status(connection())).toMatchObject({ signedIn: false, account: "anna" });
    expect(await accounts.accessToken(connection(), null)).toMatchObject({
      error: { kind: "signed-out", detail: { say: "sign-in-ended" } },
    });
    expect(service.requests).toHaveLength(asked);
  });

  test("ends when the service rejects the token and there is no refresh token", async () => {
    await accounts.signIn(connection(), follow, never);
    const token = await accounts.accessToken(connection(), null);
    const asked = service.requests.length;
    const refused = token.ok ? token.value : "";
    const detail = { say: "sign-in-ended" };
    const ended = { ok: false, error: { kind: "signed-out", connection: "plain", detail } };
    expect(await accounts.accessToken(connection(), refused)).toEqual(ended);
    expect(await accounts.status(connection())).toMatchObject({ signedIn: false });
    expect(service.requests).toHaveLength(asked);
  });
});

describe("a token with an audience", () => {
  const machine = () => connection({ flow: "client-credentials" });

  test("is used where it is for the finance service", async () => {
    service.audience = service.baseUrl;
    expect(await accounts.accessToken(machine(), null)).toEqual({ ok: true, value: service.tokens.at(-1) });
    expect(await accounts.signIn(connection(), follow, never)).toMatchObject({ ok: true });
  });

  test("is not used where it is for another service, and the authority is not asked again", async () => {
    service.audience = "https://payroll.example";
    const detail = { say: "token-for-other", audience: ["https://payroll.example"], service: service.baseUrl };
    for (let n = 0; n < 3; n++)
      expect(await accounts.accessToken(machine(), null)).toMatchObject({
        error: { kind: "signed-out", detail },
      });
    expect(tokenForms()).toHaveLength(1);
    expect(await accounts.signIn(connection(), follow, never)).toEqual({
      ok: false,
      error: `Not signed in: the token is for https://payroll.example, not for ${service.baseUrl}.`,
    });
    expect(await accounts.status(connection())).toMatchObject({ signedIn: false });
  });
});

test.each(["body", "basic"] as const)("client credentials work, with the secret as %s", async (how) => {
  const machine = connection({ flow: "client-credentials", clientAuthentication: how });
  expect(await accounts.accessToken(machine, null)).toEqual({ ok: true, value: service.tokens.at(-1) });
  expect(tokenForms()).toEqual([
    expect.objectContaining({ grant_type: "client_credentials", resource: service.baseUrl, scope: "api_access" }),
  ]);
  // Without a lifetime it is used until the service rejects it, and then replaced once.
  const first = service.tokens.at(-1) ?? "";
  expect(await accounts.accessToken(machine, null)).toEqual({ ok: true, value: first });
  expect(await accounts.accessToken(machine, first)).toEqual({ ok: true, value: service.tokens.at(-1) });
  expect(tokenForms()).toHaveLength(2);
});
