/** @file Whole runs of the command line, after which nothing that was secret stands anywhere but in the keychain. */

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { signInWithDrivenBrowser } from "../../sandbox/driven-browser.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { hasKeychain } from "./keychain.ts";
import { eachNight, report } from "./night-office.ts";
import { type Office, until } from "./office.ts";
import { invoices, pdf } from "./sample-files.ts";
import { watchProcesses } from "./watch-processes.ts";

let sandbox: Sandbox;
let office: Office;
const reopen = eachNight((opened) => ({ sandbox, office } = opened), {
  // Short enough to be refreshed with every command: rotated tokens are looked for too.
  sandbox: { accessTokenLifetimeS: 30 },
});
let watch: ReturnType<typeof watchProcesses>;
beforeEach(() => {
  watch = watchProcesses();
});
afterEach(() => void watch.stop());

/** Batches, documents, one that is refused, one that asks a person. */
async function spendANight(): Promise<void> {
  await office.drop("november.csv", invoices("BW", 3));
  await office.drop("10023.pdf", pdf("one"));
  await office.drop("bad.csv", invoices("BX").replace("50201", "no number"));
  expect((await report(office, "sync")).code).toBe(1);
  sandbox.fault("create-batch", { kind: "status", status: 401 });
  await office.drop("more.csv", invoices("BY"));
  expect((await report(office, "sync")).code).toBe(1);
  expect((await office.pigeonhole("status")).code).toBe(1);
  expect((await office.pigeonhole("log")).code).toBe(0);
  expect(sandbox.received().batches).toHaveLength(2);
  expect(sandbox.received().documents).toHaveLength(1);
}

/** @param mayHold how deep a process may be that has them in its environment: an administrator put them there; -1 for none */
async function expectNowhere(secrets: readonly string[], mayHold: number): Promise<void> {
  expect(secrets.every((secret) => secret.length > 10)).toBe(true);
  await office.expectNowhere(secrets);
  const seen = watch.stop();
  // The command line itself, and what reads spreadsheets for it.
  expect(seen.some(({ depth }) => depth === 0)).toBe(true);
  expect(seen.some(({ depth, commandLine }) => depth > 0 && /parser(-entry[.]ts|[.]js)/.test(commandLine))).toBe(true);
  for (const { depth, commandLine, environment } of seen)
    for (const secret of secrets) {
      expect(commandLine.includes(secret), `a secret stands in the command line of ${commandLine}`).toBe(false);
      const isThere = depth > mayHold && environment.includes(secret);
      expect(isThere, `a secret stands in the environment of ${commandLine}`).toBe(false);
    }
}

describe.runIf(process.platform === "linux")("no token, code, verifier or client secret is to be found", () => {
  test.runIf(hasKeychain)("after a person signed in, with a client that has a secret", async () => {
    const { clientId, secret } = sandbox.clients.office;
    const connection = { flow: "browser", clientAuthentication: "basic" };
    await reopen({ clientId, secret: null, hasKeychain: true, connection });
    const signingIn = office.start("sign-in", "--secret");
    await until("the secret is asked for", () => signingIn.stderr().includes("client secret"));
    signingIn.type(secret ?? "");
    await until("the address is printed", () => /^http\S+$/m.test(signingIn.stdout()));
    const address = /^http\S+$/m.exec(signingIn.stdout())?.[0] ?? "";
    const { page } = await signInWithDrivenBrowser(address, { user: "priya.nair", password: "copper-kettle-42" });
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining("Signed in") });
    expect((await signingIn.ended).code).toBe(0);
    await spendANight();
    expect((await office.pigeonhole("sign-out")).code).toBe(0);
    const secrets = new Set([...sandbox.secrets(), secret ?? ""]);
    // Code, verifier, and at each refresh a pair of tokens.
    expect(secrets.size).toBeGreaterThan(8);
    await expectNowhere([...secrets], -1);
  });

  test("after a machine's night, its secret given in the environment", async () => {
    await spendANight();
    await expectNowhere([...new Set([...sandbox.secrets(), sandbox.clients.night.secret ?? ""])], 0);
  });
});
