/** @file `sign-in` and `sign-out` from a terminal. */

import { describe, expect, test } from "vitest";
import { tokensItem } from "../../../main/auth/stored-sign-in.ts";
import type { Connection } from "../../../shared/settings/settings.ts";
import { signInWithDrivenBrowser } from "../../sandbox/driven-browser.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { hasKeychain, vault } from "./keychain.ts";
import { eachNight, report } from "./night-office.ts";
import { type Office, type OfficePlan, until } from "./office.ts";
import { invoices } from "./sample-files.ts";

let sandbox: Sandbox;
let office: Office;
const reopen = eachNight((opened) => ({ sandbox, office } = opened));

const priya = { user: "priya.nair", password: "copper-kettle-42" };
const asPerson = (): Partial<OfficePlan> => ({
  clientId: sandbox.clients.desktop.clientId,
  secret: null,
  hasKeychain: true,
  connection: { flow: "browser" },
});
const item = () => tokensItem({ id: "head-office", baseUrl: sandbox.baseUrl, authUrl: sandbox.authUrl } as Connection);

async function signInAsPriya(): Promise<void> {
  const signingIn = office.start("sign-in");
  await until("the address is printed", () => /^http\S+$/m.test(signingIn.stdout()));
  await signInWithDrivenBrowser(/^http\S+$/m.exec(signingIn.stdout())?.[0] ?? "", priya);
  expect((await signingIn.ended).code).toBe(0);
}

describe.runIf(hasKeychain)("with a keychain", () => {
  test("what waited for a sign-in is not said to wait for it once someone signed in, and the next sync sends it", async () => {
    await reopen(asPerson());
    await office.drop("november.csv", invoices("BW"));
    const before = await report(office, "sync");
    expect([before.code, before.agent.state]).toEqual([3, "signed-out"]);
    expect(before.imports).toMatchObject([{ state: "queued", failure: { kind: "signed-out" } }]);

    await signInAsPriya();
    const status = await report(office, "status");
    expect([status.code, status.agent.state]).toEqual([0, "not-running"]);
    expect(status.imports).toMatchObject([{ state: "queued", failure: null }]);
    expect((await office.pigeonhole("status")).stdout).not.toMatch(/you aren't signed in|signed out/i);
    const after = await report(office, "sync");
    expect(after.imports).toMatchObject([{ state: "done", failure: null }]);
    expect([after.code, after.agent.state, sandbox.received().batches.length]).toEqual([0, "idle", 1]);
    expect((await office.pigeonhole("sign-out")).code).toBe(0);
  });

  test("a run that starts after a sign-in sends at once what waited for it", async () => {
    await reopen(asPerson());
    await office.drop("november.csv", invoices("BW"));
    expect((await report(office, "sync")).code).toBe(3);
    await signInAsPriya();
    const running = office.start("run");
    // Less than the half minute that the import was told to wait.
    await until("it is sent", () => sandbox.received().batches.length === 1, 15_000);
    running.stop();
    expect((await running.ended).code).toBe(0);
    expect((await office.pigeonhole("sign-out")).code).toBe(0);
  });

  test("sign-in prints an address for any browser and keeps tokens in the keychain; sync uses them, sign-out deletes them", async () => {
    await reopen(asPerson());
    const signingIn = office.start("sign-in");
    await until("the address is printed", () => /^http\S+$/m.test(signingIn.stdout()));
    const address = /^http\S+$/m.exec(signingIn.stdout())?.[0] ?? "";
    await signInWithDrivenBrowser(address, priya);
    const signedIn = await signingIn.ended;
    expect([signedIn.code, signedIn.stderr]).toEqual([0, ""]);
    expect(signedIn.stdout).toMatch(/Signed in to Head office as \S+\.\n$/);

    const stored = await vault.read(item());
    const { accessToken, refreshToken } = JSON.parse((stored.ok && stored.value) || "{}");
    expect([typeof accessToken, typeof refreshToken]).toEqual(["string", "string"]);
    await office.drop("november.csv", invoices("BW"));
    expect((await report(office, "sync")).code).toBe(0);
    expect(sandbox.received().batches).toMatchObject([{ by: sandbox.users[0]?.id }]);
    await office.expectNowhere([accessToken, refreshToken]);

    const signedOut = await office.pigeonhole("sign-out");
    expect([signedOut.code, signedOut.stdout]).toEqual([0, "Signed out of Head office.\n"]);
    expect(await vault.read(item())).toEqual({ ok: true, value: null });
    expect((await report(office, "status")).code).toBe(3);
  });

  test("a client secret is asked for, kept in the keychain, and written nowhere else", async () => {
    await reopen({ secret: null, hasKeychain: true });
    const signingIn = office.start("sign-in", "head-office");
    await until("the secret is asked for", () => signingIn.stderr().includes("client secret"));
    signingIn.type(sandbox.clients.night.secret ?? "");
    expect((await signingIn.ended).code).toBe(0);
    await office.drop("november.csv", invoices("BW"));
    expect((await report(office, "sync")).code).toBe(0);
    expect((await office.pigeonhole("sign-out")).code).toBe(0);
    expect((await report(office, "status")).agent.connections).toMatchObject([{ signedIn: false }]);
  });

  test("an empty answer to the secret prompt keeps the old secret", async () => {
    await reopen({ secret: null, hasKeychain: true });
    for (const giveUp of ["an empty line", "SIGINT"]) {
      const signingIn = office.start("sign-in");
      await until("the secret is asked for", () => signingIn.stderr().includes("client secret"));
      if (giveUp === "SIGINT") signingIn.stop("SIGINT");
      else signingIn.type("");
      const { code, stderr } = await signingIn.ended;
      expect([code, stderr.endsWith("no secret was given. Nothing was changed.\n")]).toEqual([3, true]);
    }
    expect(sandbox.received().requests).toHaveLength(0);
  });

  test("SIGINT cancels sign-in (3)", async () => {
    await reopen(asPerson());
    const signingIn = office.start("sign-in");
    await until("the address is printed", () => /^http\S+$/m.test(signingIn.stdout()));
    signingIn.stop("SIGINT");
    const { code, stderr } = await signingIn.ended;
    expect([code, stderr]).toEqual([3, "Not signed in: signing in was cancelled.\n"]);
  });
});

test("without a keychain, sign-in says so, opens no page, and stores nothing (3)", async () => {
  await reopen({ ...asPerson(), hasKeychain: false });
  const before = await office.fingerprints();
  const { code, stdout, stderr } = await office.pigeonhole("sign-in");
  expect([code, stdout]).toEqual([3, ""]);
  expect(stderr).toMatch(
    /^There's no keychain to store the sign-in safely \(.+\)\. Nothing was stored\. Unlock or set up the keychain, then try again\.\n$/,
  );
  expect((await office.fingerprints())["data/config.json"]).toBe(before["data/config.json"]);
});

test("an unknown connection is named together with the known ones (2)", async () => {
  const { code, stderr } = await office.pigeonhole("sign-in", "leeds");
  expect([code, stderr]).toEqual([2, "There's no connection leeds. Known connections: head-office.\n"]);
});

test("sign-out says that it cannot remove a secret from the environment (3)", async () => {
  const { code, stderr } = await office.pigeonhole("sign-out");
  expect([code, stderr]).toEqual([
    3,
    "Not signed out: the client secret comes from an environment variable. Remove it there.\n",
  ]);
});
