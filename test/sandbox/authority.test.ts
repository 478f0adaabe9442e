/** @file The authority against service.md 4.3 and 5: discovery, both flows, every way to authenticate a client. */

import { createHash, randomBytes } from "node:crypto";
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from "jose";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { pushBatch } from "./bare-client.ts";
import { signInWithDrivenBrowser } from "./driven-browser.ts";
import type { Client } from "./ledger.ts";
import { defaultChoices } from "./options.ts";
import { type Sandbox, startSandbox } from "./sandbox.ts";
import type { Tokens } from "./sign-in-as.ts";

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(() => Object.assign(sandbox.choices, defaultChoices));
afterAll(() => sandbox.stop());

type Params = Record<string, string>;
const redirectUri = "http://127.0.0.1:53111/callback";
const priya = { user: "priya.nair", password: "copper-kettle-42", stopsAtRedirect: true };

/** Drops the parameters that are empty, so that a test can leave one out. */
const given = (params: Params): Params =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ""));

/** Goes to the authorization endpoint, signs in where asked, and gives what comes back in the redirect. */
async function authorize(client: Client, params: Params = {}, person = priya): Promise<Params> {
  const query = new URLSearchParams(
    given({
      response_type: "code",
      client_id: client.clientId,
      scope: "openid api_access",
      redirect_uri: redirectUri,
      resource: sandbox.baseUrl,
      ...params,
    }),
  );
  const { redirectUrl } = await signInWithDrivenBrowser(`${sandbox.authUrl}/connect/authorize?${query}`, person);
  return Object.fromEntries(new URL(redirectUrl).searchParams);
}

async function token(params: Params, headers: Params = {}) {
  const body = new URLSearchParams(given(params));
  const answer = await fetch(`${sandbox.authUrl}/connect/token`, { method: "POST", headers, body });
  return { status: answer.status, ...((await answer.json()) as Partial<Tokens> & { error?: string }) };
}

const basic = ({ clientId, secret }: Client): Params => ({
  authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString("base64")}`,
});
const inBody = ({ clientId, secret }: Client): Params => ({ client_id: clientId, client_secret: secret ?? "" });

function codeExchange(code: string | undefined, more: Params = {}): Params {
  return {
    grant_type: "authorization_code",
    code: code ?? "",
    redirect_uri: redirectUri,
    resource: sandbox.baseUrl,
    ...more,
  };
}

function pkce() {
  const code_verifier = randomBytes(32).toString("base64url");
  const code_challenge = createHash("sha256").update(code_verifier).digest("base64url");
  return { code_verifier, challenge: { code_challenge, code_challenge_method: "S256" } };
}

describe("the discovery configuration", () => {
  test("lists the endpoints where service.md puts them, and this authority as the issuer", async () => {
    const answer = await fetch(`${sandbox.authUrl}/.well-known/openid-configuration`);
    expect(await answer.json()).toMatchObject({
      issuer: sandbox.authUrl,
      authorization_endpoint: `${sandbox.authUrl}/connect/authorize`,
      token_endpoint: `${sandbox.authUrl}/connect/token`,
      revocation_endpoint: `${sandbox.authUrl}/connect/revocation`,
      code_challenge_methods_supported: ["S256"],
      token_endpoint_auth_methods_supported: ["client_secret_basic", "client_secret_post", "none"],
      grant_types_supported: ["authorization_code", "refresh_token", "client_credentials"],
      authorization_response_iss_parameter_supported: true,
    });
  });

  test("names the keys by which a token can be verified", async () => {
    const answer = await fetch(`${sandbox.authUrl}/.well-known/openid-configuration`);
    const { jwks_uri } = (await answer.json()) as { jwks_uri: string };
    const { access_token } = await sandbox.signInAs("priya.nair");
    const verified = await jwtVerify(access_token, createRemoteJWKSet(new URL(jwks_uri)), { issuer: sandbox.authUrl });
    expect(verified.protectedHeader.alg).toBe("RS256");
  });
});

describe("the authorization redirect", () => {
  test("carries code, scope, state, iss and session_state", async () => {
    const back = await authorize(sandbox.clients.office, { state: "opaque & odd" });
    expect(back).toEqual({
      code: expect.stringMatching(/.{20,}/),
      scope: "openid api_access",
      state: "opaque & odd",
      iss: sandbox.authUrl,
      session_state: expect.stringMatching(/^[\w-]{43}\.[0-9a-f]{16}$/),
    });
  });

  test("carries no state when none was sent", async () => {
    expect(await authorize(sandbox.clients.office)).not.toHaveProperty("state");
  });

  test("is a 302", async () => {
    const last = sandbox
      .received()
      .requests.filter((each) => each.path.startsWith("/connect/authorize/"))
      .at(-1);
    expect(last?.status).toBe(302);
  });

  test.each([
    "http://127.0.0.1:1025/callback",
    "http://127.0.0.1:65535/",
    "http://localhost:40000/callback",
    "http://[::1]:5000/callback",
  ])("goes to any port of a loopback address: %s", async (redirect_uri) => {
    expect(await authorize(sandbox.clients.desktop, { redirect_uri })).toHaveProperty("code");
  });

  test.each(["http://127.0.0.1:1025/elsewhere", "https://example.com/callback", "http://127.0.0.2:1025/callback"])(
    "does not go to an address that is not registered: %s",
    async (redirect_uri) => {
      await expect(authorize(sandbox.clients.desktop, { redirect_uri })).rejects.toThrow(/invalid_redirect_uri/);
    },
  );

  test("tells invalid_target when resource is missing", async () => {
    expect(await authorize(sandbox.clients.desktop, { resource: "" })).toMatchObject({ error: "invalid_target" });
  });

  test.each(["http://127.0.0.1:1", "/"])(
    "tells invalid_target when resource is %s or no API it serves",
    async (end) => {
      const resource = end === "/" ? `${sandbox.baseUrl}/` : end;
      expect(await authorize(sandbox.clients.desktop, { resource, state: "s" })).toMatchObject({
        error: "invalid_target",
        state: "s",
        iss: sandbox.authUrl,
      });
    },
  );

  test("tells access_denied when the user cancels", async () => {
    const back = await authorize(sandbox.clients.desktop, { state: "s" }, { ...priya, ...{ cancels: true } });
    expect(back).toMatchObject({ error: "access_denied", state: "s" });
  });

  test("does not come when the client is unknown", async () => {
    await expect(authorize({ ...sandbox.clients.office, clientId: "nobody" })).rejects.toThrow(/invalid_client/);
  });
});

describe("the Authorization Code flow", () => {
  test("works without PKCE, with the secret in the body", async () => {
    const { code } = await authorize(sandbox.clients.office);
    expect(await token(codeExchange(code, inBody(sandbox.clients.office)))).toMatchObject({
      status: 200,
      token_type: "Bearer",
      expires_in: 3600,
      scope: "api_access",
    });
  });

  test("works without PKCE, with the secret as Basic", async () => {
    const { code } = await authorize(sandbox.clients.office);
    expect(await token(codeExchange(code), basic(sandbox.clients.office))).toMatchObject({ status: 200 });
  });

  test("works with PKCE and a secret", async () => {
    const { code_verifier, challenge } = pkce();
    const { code } = await authorize(sandbox.clients.office, challenge);
    expect(await token(codeExchange(code, { code_verifier }), basic(sandbox.clients.office))).toMatchObject({
      status: 200,
    });
  });

  test("works with PKCE and no secret for a public client", async () => {
    const { code_verifier, challenge } = pkce();
    const { code } = await authorize(sandbox.clients.desktop, challenge);
    const client_id = sandbox.clients.desktop.clientId;
    expect(await token(codeExchange(code, { client_id, code_verifier }))).toMatchObject({ status: 200 });
  });

  test("makes a JWT for the resource, in the user's name, that the API takes", async () => {
    const { access_token } = await sandbox.signInAs("daan.devries");
    expect(decodeProtectedHeader(access_token)).toMatchObject({ alg: "RS256", typ: "at+jwt" });
    expect(decodeJwt(access_token)).toMatchObject({
      iss: sandbox.authUrl,
      aud: sandbox.baseUrl,
      sub: "u-93d2aa57",
      scope: "api_access",
      client_id: "pigeonhole-desktop",
    });
    expect((await pushBatch(sandbox.baseUrl, access_token, [{}])).status).toBe(200);
    expect(sandbox.received().batches.at(-1)?.office.name).toBe("Amsterdam");
  });

  test("gives an ID token with the nonce, and the name where profile was asked for", async () => {
    const { code } = await authorize(sandbox.clients.office, { nonce: "n-1", scope: "openid profile api_access" });
    const { id_token = "" } = await token(codeExchange(code), basic(sandbox.clients.office));
    expect(decodeJwt(id_token)).toMatchObject({
      aud: "pigeonhole-office",
      sub: "u-5a1f0c2e",
      nonce: "n-1",
      name: "Priya Nair",
    });
  });

  test.each([
    ["is missing", ""],
    ["is unknown", "http://127.0.0.1:1"],
  ])("ends in invalid_target when resource %s in the token request", async (_words, resource) => {
    const { code } = await authorize(sandbox.clients.office);
    expect(await token(codeExchange(code, { resource }), basic(sandbox.clients.office))).toMatchObject({
      status: 400,
      error: "invalid_target",
    });
  });

  test("takes a code once", async () => {
    const { code } = await authorize(sandbox.clients.office);
    await token(codeExchange(code), basic(sandbox.clients.office));
    expect(await token(codeExchange(code), basic(sandbox.clients.office))).toMatchObject({
      status: 400,
      error: "invalid_grant",
    });
  });

  test("ends in invalid_grant when the redirect_uri is another one", async () => {
    const { code } = await authorize(sandbox.clients.office);
    const redirect_uri = "http://127.0.0.1:53112/callback";
    expect(await token(codeExchange(code, { redirect_uri }), basic(sandbox.clients.office))).toMatchObject({
      error: "invalid_grant",
    });
  });

  test.each([
    ["missing", ""],
    ["another one", "x".repeat(43)],
  ])("ends in invalid_grant when the verifier is %s", async (_words, code_verifier) => {
    const { code } = await authorize(sandbox.clients.office, pkce().challenge);
    expect(await token(codeExchange(code, { code_verifier }), basic(sandbox.clients.office))).toMatchObject({
      error: "invalid_grant",
    });
  });

  test("ends in invalid_client when the secret is wrong, in either place", async () => {
    const wrong = { ...sandbox.clients.office, secret: "wrong" };
    const { code } = await authorize(sandbox.clients.office);
    expect(await token(codeExchange(code, inBody(wrong)))).toMatchObject({ status: 401, error: "invalid_client" });
    expect(await token(codeExchange(code), basic(wrong))).toMatchObject({ status: 401, error: "invalid_client" });
  });

  test("ends in invalid_client when a client with a secret does not send it", async () => {
    const { code } = await authorize(sandbox.clients.office);
    expect(await token(codeExchange(code, { client_id: "pigeonhole-office" }))).toMatchObject({
      error: "invalid_client",
    });
  });

  test("may require PKCE, where that is chosen", async () => {
    sandbox.choices.pkceRequired = true;
    expect(await authorize(sandbox.clients.office)).toMatchObject({ error: "invalid_request" });
    expect(await authorize(sandbox.clients.office, pkce().challenge)).toHaveProperty("code");
  });

  test("gives tokens for as long as chosen", async () => {
    sandbox.choices.accessTokenLifetimeS = 5;
    const { access_token, expires_in } = await sandbox.signInAs("priya.nair");
    expect(expires_in).toBe(5);
    expect((await pushBatch(sandbox.baseUrl, access_token, [{}])).status).toBe(200);
    await expect.poll(async () => (await pushBatch(sandbox.baseUrl, access_token, [{}])).status).toBe(401);
  });
});

describe("the Client Credentials flow", () => {
  const wish = (more: Params = {}): Params => ({
    grant_type: "client_credentials",
    scope: "api_access",
    resource: sandbox.baseUrl,
    ...more,
  });

  test.each(["body", "Basic"])("works with the secret in the %s, and acts as the client itself", async (where) => {
    const { night } = sandbox.clients;
    const answer = where === "body" ? await token(wish(inBody(night))) : await token(wish(), basic(night));
    expect(answer).toMatchObject({ status: 200, token_type: "Bearer", expires_in: 3600, scope: "api_access" });
    expect(answer).not.toHaveProperty("refresh_token");
    expect(decodeJwt(answer.access_token ?? "")).toMatchObject({ sub: "pigeonhole-night", aud: sandbox.baseUrl });
    expect((await pushBatch(sandbox.baseUrl, answer.access_token ?? "", [{}])).status).toBe(200);
    expect(sandbox.received().batches.at(-1)).toMatchObject({ by: "pigeonhole-night", office: { name: "Leeds" } });
  });

  test.each([
    ["resource is missing", { resource: "" }, "invalid_target"],
    ["resource is unknown", { resource: "http://127.0.0.1:1" }, "invalid_target"],
    ["the grant type is unknown", { grant_type: "password" }, "unsupported_grant_type"],
  ])("is refused with 400 when %s", async (_words, more, error) => {
    expect(await token(wish(more), basic(sandbox.clients.night))).toMatchObject({ status: 400, error });
  });

  test("gives a token that the API refuses with 403 when no scope was asked for", async () => {
    const { access_token = "" } = await token(wish({ scope: "" }), basic(sandbox.clients.night));
    expect((await pushBatch(sandbox.baseUrl, access_token, [{}])).status).toBe(403);
  });

  test("is not open to a browser client", async () => {
    expect((await token(wish(), basic(sandbox.clients.office))).status).toBe(400);
  });

  test("is refused with 401 when the secret is wrong", async () => {
    const wrong = { ...sandbox.clients.night, secret: "wrong" };
    expect(await token(wish(), basic(wrong))).toMatchObject({ status: 401, error: "invalid_client" });
  });
});
