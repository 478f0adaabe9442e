/** @file `sync`, as a process, where it cannot do its work: exit code 3. */

import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { eachNight, nightPlan, report } from "./night-office.ts";
import { configFor, type Office } from "./office.ts";
import { invoices, pdf } from "./sample-files.ts";

let sandbox: Sandbox;
let office: Office;
const reopen = eachNight((opened) => ({ sandbox, office } = opened));

const sync = () => report(office, "sync");

describe("sync exits with 3", () => {
  test("if an inbox folder is missing, and still processes the others", async () => {
    await office.writeConfig({
      ...configFor(nightPlan(sandbox), office.inbox),
      inboxes: [
        ...configFor(nightPlan(sandbox), office.inbox).inboxes,
        { id: "gone", path: join(office.inbox, "../nowhere"), connection: "head-office" },
      ],
    });
    await office.drop("november.csv", invoices("BW"));
    const { code, agent } = await sync();
    expect([code, agent.state]).toEqual([3, "offline"]);
    expect(agent.inboxes.map(({ id, unreachable }) => [id, unreachable === null])).toEqual([
      ["payables", true],
      ["gone", false],
    ]);
    expect(agent.sentence).toContain("nowhere");
    expect(sandbox.received().batches).toHaveLength(1);
  });

  test("if the service stays busy for the whole pass, and leaves the file in the inbox", async () => {
    sandbox.fault("attach", { kind: "status", status: 503, retryAfter: 60 });
    await office.drop("10023.pdf", pdf("waiting"));
    const { code, agent, imports } = await sync();
    expect([code, agent.state]).toEqual([3, "offline"]);
    expect(imports[0]).toMatchObject({ state: "queued", failure: { kind: "busy" } });
    expect(await office.files()).toEqual(["10023.pdf"]);
  });

  test("if the secret is wrong, asks the sign-in server once, and sends nothing", async () => {
    await reopen({ secret: "not-the-secret" });
    await office.drop("november.csv", invoices("BW"));
    await office.drop("december.csv", invoices("DW"));
    const { code, agent } = await sync();
    expect([code, agent.state]).toEqual([3, "signed-out"]);
    expect(agent.connections).toMatchObject([{ id: "head-office", signedIn: false }]);
    expect(sandbox.received().requests.filter(({ operation }) => operation === "token")).toHaveLength(1);
    expect(sandbox.received().batches).toHaveLength(0);
    const { stdout } = await office.pigeonhole("status");
    expect(stdout).not.toContain("try again in");
    await office.expectNowhere(["not-the-secret"]);
  });

  test("if no request can carry the sign-in server's token, soon, and says that nothing was sent", async () => {
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify({ access_token: "TOK\r\nX: 1", token_type: "Bearer", expires_in: 3600 });
    sandbox.fault("token", { kind: "status", status: 200, headers, body }, 99);
    for (const name of ["BW", "DW", "EW"]) await office.drop(`${name}.csv`, invoices(name));
    const { code, agent, imports } = await sync();
    expect([code, agent.state]).toEqual([3, "offline"]);
    expect(imports.map(({ state, failure }) => [state, failure?.kind])).toEqual(Array(3).fill(["queued", "not-sent"]));
    expect(imports[0]?.failure?.message).toContain("no request can carry");
    expect(sandbox.received().batches).toHaveLength(0);
  });

  test("if nobody is signed in and there is no keychain, with a plain sentence", async () => {
    const { clientId } = sandbox.clients.desktop;
    await reopen({ clientId, secret: null, connection: { flow: "browser" } });
    await office.drop("november.csv", invoices("BW"));
    const { code, agent, imports } = await sync();
    expect([code, agent.state]).toEqual([3, "signed-out"]);
    expect(agent.keychainProblem).toMatch(/\w/);
    expect(imports[0]).toMatchObject({ state: "queued", failure: { kind: "no-keychain" } });
  });
});

test("until when nothing is sent after unclear answers is in the JSON, with how many files had one", async () => {
  sandbox.fault("create-batch", { kind: "status", status: 504 }, 99);
  for (const name of ["AW", "BW", "CW", "DW"]) await office.drop(`${name}.csv`, invoices(name));
  await report(office, "sync");
  const { agent, imports } = await report(office, "status");
  const files = imports.filter(({ state }) => state === "unknown").length;
  expect(agent.rests).toEqual([{ connection: expect.any(String), files, until: expect.any(String) }]);
  expect(files).toBeGreaterThan(0);
});

test("a rest is told of while no file is ready to be sent, in the JSON and in the sentence", async () => {
  sandbox.fault("create-batch", { kind: "status", status: 504 }, 99);
  for (const name of ["AW", "BW"]) await office.drop(`${name}.csv`, invoices(name));
  await report(office, "sync");
  const { agent, imports } = await report(office, "status");
  expect(imports.map(({ state }) => state)).toEqual(["unknown", "unknown"]);
  expect(agent.rests).toMatchObject([{ connection: "head-office", files: 2 }]);
  expect(agent.sentence).toContain("no clear answer to the last 2 files");
});

test("a rest counts every file that got no clear answer, also those whose calls ended after it began", async () => {
  sandbox.fault("attach", { kind: "status", status: 504 }, 99);
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) await office.drop(`1002${n}.pdf`, pdf(String(n)));
  await report(office, "sync");
  const { agent, imports } = await report(office, "status");
  const inDoubt = imports.filter(({ state }) => state === "unknown").length;
  expect(agent.rests).toMatchObject([{ files: inDoubt }]);
  expect(agent.sentence).toContain(`the last ${inDoubt} files`);
  const untried = imports.filter(({ state, failure }) => state === "queued" && failure === null);
  const text = await office.pigeonhole("status");
  expect(text.stdout.includes("after the files before it"), JSON.stringify(untried)).toBe(false);
});
