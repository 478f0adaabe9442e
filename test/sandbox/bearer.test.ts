/** @file The token of an API call (service.md 5, items 1 to 4): which tokens are accepted, and how others are refused. */

import { generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { attachFile, callOnce, createBatchUrl, pushBatch } from "./bare-client.ts";
import { type Sandbox, startSandbox } from "./sandbox.ts";
import type { MintedClaims } from "./signing-key.ts";

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const pushWith = (token: string) => pushBatch(sandbox.baseUrl, token, [{ AccountId: 50201 }]);
const pushClaiming = async (claims: Partial<MintedClaims>, signedBy?: "authority" | "stranger") =>
  pushWith(await sandbox.mintToken(claims, signedBy));

describe("an API call", () => {
  test("is answered with a token that the authority has issued", async () => {
    const { access_token } = await sandbox.signInAs("tom.hartley");
    expect((await pushWith(access_token)).status).toBe(200);
    expect((await attachFile(sandbox.baseUrl, access_token)).status).toBe(200);
    expect(sandbox.received().batches.at(-1)?.by).toBe("u-7be94d10");
  });

  test("may write the scheme in lower case", async () => {
    const token = await sandbox.mintToken();
    expect(
      (await pushBatch(sandbox.baseUrl, token, [{}], { headers: { Authorization: `bearer ${token}` } })).status,
    ).toBe(200);
  });

  test.each([{}, { Authorization: "" }, { Authorization: "Basic cHJpeWE6cHc=" }, { Authorization: "Bearer" }])(
    "is refused with 401 when it carries %j and no token",
    async (headers) => {
      const reply = await callOnce(createBatchUrl(sandbox.baseUrl), { headers: { ...headers }, body: "[]" });
      expect([reply.status, reply.headers["www-authenticate"]]).toEqual([401, "Bearer"]);
    },
  );
});

describe("a token is refused with 401 and invalid_token", () => {
  const turnedAway = (reply: Awaited<ReturnType<typeof pushWith>>, because: RegExp) => {
    expect(reply.status).toBe(401);
    expect(reply.headers["www-authenticate"]).toMatch(/^Bearer error="invalid_token", error_description="[^"]*"$/);
    expect(reply.text).toMatch(because);
  };

  test("when it is signed with an unknown key", async () => {
    turnedAway(await pushClaiming({}, "stranger"), /signature/);
  });

  test("when a key is named that the authority does not have", async () => {
    const { privateKey } = await generateKeyPair("RS256");
    const claims = { scope: "api_access", sub: "u-5a1f0c2e", aud: sandbox.baseUrl, iss: sandbox.authUrl };
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: "RS256", kid: "nobody's" })
      .setExpirationTime("5m")
      .sign(privateKey);
    turnedAway(await pushWith(token), /key/);
  });

  test("when it is not signed", async () => {
    const token = new UnsecuredJWT({ scope: "api_access" })
      .setSubject("u-5a1f0c2e")
      .setAudience(sandbox.baseUrl)
      .setIssuer(sandbox.authUrl)
      .setExpirationTime("5m")
      .encode();
    turnedAway(await pushWith(token), /refused/);
  });

  test("when it was changed after signing", async () => {
    const [head = "", payload = "", signature = ""] = (await sandbox.mintToken({ scope: "openid" })).split(".");
    const claims: object = JSON.parse(Buffer.from(payload, "base64url").toString());
    const changed = Buffer.from(JSON.stringify({ ...claims, scope: "api_access" })).toString("base64url");
    turnedAway(await pushWith([head, changed, signature].join(".")), /signature/);
  });

  test("when it is not a token", async () => {
    turnedAway(await pushWith("abc.def"), /refused/);
  });

  test("when another issuer has issued it", async () => {
    turnedAway(await pushClaiming({ issuer: "http://127.0.0.1:1" }), /"iss\\?"/);
  });

  test.each(["http://127.0.0.1:1", "pigeonhole-desktop"])("when it is meant for %s", async (audience) => {
    turnedAway(await pushClaiming({ audience }), /"aud\\?"/);
  });

  test("when it names this API with a trailing slash", async () => {
    turnedAway(await pushClaiming({ audience: `${sandbox.baseUrl}/` }), /"aud\\?"/);
  });

  test("when the authority issued it for another API that it serves", async () => {
    const { access_token } = await sandbox.signInAs("priya.nair", { resource: sandbox.otherResource });
    turnedAway(await pushWith(access_token), /"aud\\?"/);
  });

  test("when it is an ID token", async () => {
    const { id_token = "" } = await sandbox.signInAs("priya.nair");
    turnedAway(await pushWith(id_token), /"aud\\?"/);
  });

  test("when it has expired, by a second", async () => {
    turnedAway(await pushClaiming({ expiresInS: -1 }), /"exp\\?"/);
    sandbox.choices.clockToleranceS = 5;
    expect((await pushClaiming({ expiresInS: -1 })).status).toBe(200);
    sandbox.choices.clockToleranceS = 0;
  });

  test("when the finance system does not know its user", async () => {
    turnedAway(await pushClaiming({ subject: "u-00000000" }), /does not know/);
  });

  test("when its subject is a browser client, which is not a user", async () => {
    turnedAway(await pushClaiming({ subject: "pigeonhole-office" }), /does not know/);
  });
});

describe("a token without the scope api_access", () => {
  test.each(["", "openid profile", "api_access_2"])("is refused with 403: %j", async (scope) => {
    const reply = await pushClaiming({ scope });
    expect(reply.status).toBe(403);
    expect(reply.headers["www-authenticate"]).toBe('Bearer error="insufficient_scope", scope="api_access"');
  });
});
