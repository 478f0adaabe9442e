/** @file Another person signs in to a connection: nothing goes to another company unasked. */

import { describe, expect, test } from "vitest";
import { signInWithDrivenBrowser } from "../../sandbox/driven-browser.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { hasKeychain } from "./keychain.ts";
import { eachNight, report } from "./night-office.ts";
import { type Office, until } from "./office.ts";
import { invoices } from "./sample-files.ts";

let sandbox: Sandbox;
let office: Office;
const reopen = eachNight((opened) => ({ sandbox, office } = opened));

const priya = { user: "priya.nair", password: "copper-kettle-42" };
const daan = { user: "daan.devries", password: "tulip-ladder-63" };

async function signIn(person: typeof priya): Promise<{ readonly code: number | null; readonly stderr: string }> {
  const signingIn = office.start("sign-in");
  await until("the address is printed", () => /^http\S+$/m.test(signingIn.stdout()));
  await signInWithDrivenBrowser(/^http\S+$/m.exec(signingIn.stdout())?.[0] ?? "", person);
  return signingIn.ended;
}

async function sendAsPriya(connection: object): Promise<void> {
  await reopen({
    clientId: sandbox.clients.desktop.clientId,
    secret: null,
    hasKeychain: true,
    connection: { flow: "browser", scopes: ["profile"], ...connection },
  });
  expect((await signIn(priya)).code).toBe(0);
  await office.drop("november.csv", invoices("BW"));
  expect((await report(office, "sync")).code).toBe(0);
  expect((await office.pigeonhole("sign-out")).code).toBe(0);
}

const offices = () => sandbox.received().batches.map((batch) => batch.office.name);

describe.runIf(hasKeychain)("with a keychain", () => {
  test("another person's account sends nothing until someone confirms that it is for the company in the settings", async () => {
    await sendAsPriya({ office: "Leeds" });
    const sentence =
      "Daan de Vries is signed in to “Head office”, which another account used so far. Nothing is sent until you confirm that this account is for “Leeds” too, or sign out.";
    const signedIn = await signIn(daan);
    expect(signedIn.code).toBe(3);
    expect(signedIn.stderr).toContain(`${sentence} To confirm it: pigeonhole confirm-account head-office`);

    const before = await office.pigeonhole("status");
    expect([before.code, before.stdout]).toEqual([3, expect.stringContaining(sentence)]);
    await office.drop("december.csv", invoices("DW"));
    const held = await report(office, "sync");
    expect([held.code, held.agent.state, offices()]).toEqual([3, "signed-out", ["Leeds"]]);
    expect(held.imports.find(({ state }) => state === "queued")?.failure?.message).toContain("Confirm the account");
    const tonight = await office.pigeonhole("tonight");
    expect([tonight.code, tonight.stdout]).toEqual([1, expect.stringContaining("nothing shows that it's for “Leeds”")]);

    expect(await office.pigeonhole("confirm-account")).toMatchObject({ code: 0 });
    const after = await report(office, "sync");
    // Amsterdam has its own suppliers.
    expect([after.agent.state, offices()]).toEqual(["needs-you", ["Leeds", "Amsterdam"]]);
    const trail = JSON.parse((await office.pigeonhole("log", "--json")).stdout) as { what: string; who: string }[];
    expect(trail.filter(({ what }) => what === "confirm-account")).toHaveLength(1);
    expect((await office.pigeonhole("sign-out")).code).toBe(0);

    // Both are known now.
    expect((await signIn(priya)).code).toBe(0);
    expect((await office.pigeonhole("confirm-account")).stdout).toContain("nothing to confirm");
    expect((await office.pigeonhole("sign-out")).code).toBe(0);
  });

  test("the first person signs in again after another one was signed out, and nothing is asked", async () => {
    await sendAsPriya({ office: "Leeds" });
    expect((await signIn(daan)).code).toBe(3);
    expect((await office.pigeonhole("sign-out")).code).toBe(0);
    expect((await signIn(priya)).code).toBe(0);
    await office.drop("december.csv", invoices("DW"));
    expect((await report(office, "sync")).code).toBe(0);
    expect(offices()).toEqual(["Leeds", "Leeds"]);
    expect((await office.pigeonhole("sign-out")).code).toBe(0);
  });

  test("where nothing names a company, another person may sign in", async () => {
    await sendAsPriya({});
    expect((await signIn(daan)).code).toBe(0);
    expect((await office.pigeonhole("sign-out")).code).toBe(0);
  });
});
