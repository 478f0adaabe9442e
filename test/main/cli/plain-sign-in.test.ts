/** @file A person's sign-in and a whole sync at an authority that follows service.md and nothing more. */

import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type PlainService, plainClient, plainManners, startPlainService } from "../../fakes/plain-service.ts";
import { hasKeychain } from "./keychain.ts";
import { report } from "./night-office.ts";
import { type Office, openOffice, until } from "./office.ts";
import { invoices, pdf } from "./sample-files.ts";

let service: PlainService;
let office: Office;
beforeAll(async () => {
  service = await startPlainService();
});
afterEach(async () => {
  await office.expectNowhere([...service.tokens, plainClient.secret]);
  await office.close();
  Object.assign(service, plainManners);
  service.requests.length = 0;
});
afterAll(() => service.stop());

async function signInFrom(clientAuthentication: "body" | "basic"): Promise<void> {
  const connection = { flow: "browser", clientAuthentication };
  office = await openOffice({ ...service, ...plainClient, hasKeychain: true, connection });
  const signingIn = office.start("sign-in");
  await until("the address is printed", () => /^http\S+$/m.test(signingIn.stdout()));
  const page = await fetch(/^http\S+$/m.exec(signingIn.stdout())?.[0] ?? "");
  expect(await page.text()).toContain("Signed in");
  const { code, stdout } = await signingIn.ended;
  expect([code, stdout]).toEqual([0, expect.stringMatching(/Signed in to Head office as anna\.\n$/)]);
}

const sent = () => service.requests.filter(({ url }) => url.pathname.startsWith("/finance/"));

describe.runIf(hasKeychain)("a person", () => {
  test.each(["body", "basic"] as const)(
    "signs in once, and a spreadsheet and a document go as theirs; the client's secret as %s",
    async (how) => {
      await signInFrom(how);
      await office.drop("november.csv", invoices("BW", 2));
      await office.drop("10023.pdf", pdf("one"));
      const { code, imports } = await report(office, "sync");
      expect([code, imports.map(({ state }) => state)]).toEqual([0, ["done", "done"]]);
      expect(sent().map(({ headers }) => headers.authorization)).toEqual(
        Array(2).fill(`Bearer ${service.tokens.at(-1)}`),
      );
      const signedOut = await office.pigeonhole("sign-out");
      expect([signedOut.code, signedOut.stdout]).toEqual([0, "Signed out of Head office.\n"]);
    },
  );

  test("whose token has expired is signed out: nothing is sent, and the output says so (3)", async () => {
    // A token is not used in its last five seconds.
    service.lifetimeS = 6;
    await signInFrom("body");
    await until("it has run out", async () => !(await report(office, "status")).agent.connections[0]?.signedIn);
    await office.drop("november.csv", invoices("BW"));
    const { code, agent, imports } = await report(office, "sync");
    expect([code, agent.state, agent.connections[0]?.canRefresh]).toEqual([3, "signed-out", false]);
    expect(imports).toMatchObject([{ state: "queued", failure: { kind: "signed-out" } }]);
    expect(sent()).toHaveLength(0);
  });

  test("whose token is for another service is told so (3)", async () => {
    service.takesTokens = false;
    await signInFrom("body");
    await office.drop("november.csv", invoices("BW"));
    const { code, imports } = await report(office, "sync");
    expect([code, imports[0]?.failure?.kind]).toEqual([3, "signed-out"]);
    expect(imports[0]?.failure?.message).toContain("signed out");
    expect(sent()).toHaveLength(1);
  });
});
