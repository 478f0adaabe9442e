/** @file A document on a slow line that somebody stops from another process, as `sync` and `run` send it. */

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type SlowLine, startSlowLine } from "../bench/slow-line.ts";
import { closeWithoutLeaks, nightPlan, report } from "../main/cli/night-office.ts";
import { type Office, openOffice, until } from "../main/cli/office.ts";
import { type Sandbox, startSandbox } from "../sandbox/sandbox.ts";
import { document } from "./drops.ts";

const megabyte = 1_000_000;
let line: SlowLine;
let sandbox: Sandbox;
let office: Office;
beforeAll(async () => {
  line = await startSlowLine({ oneWayMs: 20, bytesPerSecond: 1.5 * megabyte });
  sandbox = await startSandbox({ baseUrl: line.url });
  line.leadTo(sandbox.apiPort);
});
beforeEach(async () => {
  office = await openOffice(nightPlan(sandbox));
});
afterEach(() => closeWithoutLeaks(office, sandbox));
afterAll(async () => {
  await line.stop();
  await sandbox.stop();
});

async function idOfSending(): Promise<string> {
  let id: string | undefined;
  await until("it is being sent", async () => {
    const { imports } = await report(office, "status");
    id = imports.find(({ state }) => state === "sending")?.id;
    return id !== undefined;
  });
  return id ?? "";
}

test.each(["sync", "run"])("a document that %s is sending can be stopped from another process", async (command) => {
  const { path, bytes } = document(`long ${command}`, 25 * megabyte);
  await office.drop(path, bytes);
  const sending = office.start(command);
  const id = await idOfSending();
  expect(await office.pigeonhole("reject", id, "the wrong scan")).toMatchObject({ code: 0 });
  await until("it is put down", async () => (await report(office, "status")).imports[0]?.state === "failed");
  sending.stop();
  await sending.ended;
  expect(sandbox.received().documents).toEqual([]);
  const { imports } = await report(office, "status");
  expect(imports[0]).toMatchObject({ state: "failed", failure: { kind: "rejected" } });
  expect((await office.files()).some((file) => file.startsWith("Failed/"))).toBe(true);
});
