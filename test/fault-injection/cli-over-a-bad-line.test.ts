/** @file The whole command line with a bad line before the finance service: a reply lost, a body that broke off. */

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { closeWithoutLeaks, nightPlan, report } from "../main/cli/night-office.ts";
import { type Office, openOffice, until } from "../main/cli/office.ts";
import { type Sandbox, startSandbox } from "../sandbox/sandbox.ts";
import { document, spreadsheet } from "./drops.ts";
import { type FaultProxy, startFaultProxy } from "./fault-proxy.ts";

let proxy: FaultProxy;
let sandbox: Sandbox;
let office: Office;
beforeAll(async () => {
  proxy = await startFaultProxy();
  sandbox = await startSandbox({ baseUrl: proxy.url });
  proxy.leadTo(sandbox.apiPort);
});
beforeEach(async () => {
  office = await openOffice(nightPlan(sandbox));
});
afterEach(() => closeWithoutLeaks(office, sandbox));
afterAll(async () => {
  await proxy.stop();
  await sandbox.stop();
});

const sync = () => report(office, "sync");
const batches = () => sandbox.received().batches.length;

test("a batch that the service read whole without an answer is unknown (1), and only a person sends it again", async () => {
  proxy.order({ kind: "close", way: "answer", afterBytes: 0 });
  const { path, bytes } = spreadsheet("L1", 3);
  await office.drop(path, bytes);
  const first = await sync();
  expect([first.code, first.imports[0]?.state, batches()]).toEqual([1, "unknown", 1]);
  expect(first.imports[0]).toMatchObject({ failure: { kind: "no-answer" } });
  const id = first.imports[0]?.id ?? "";

  // Whatever comes: another pass, a night's run, a kill, a start after it.
  expect((await sync()).code).toBe(1);
  for (const end of ["SIGKILL", "SIGTERM"] as const) {
    const run = office.start("run");
    const other = document(end);
    await office.drop(other.path, other.bytes);
    await until("it has sent another", () => sandbox.received().documents.length === (end === "SIGKILL" ? 1 : 2));
    run.stop(end);
    await run.ended;
  }
  const still = await sync();
  expect(still.imports.find((each) => each.id === id)?.state).toBe("unknown");
  expect(batches()).toBe(1);

  expect(await office.pigeonhole("settle", id, "send-again")).toMatchObject({ code: 0 });
  const last = await sync();
  expect(last.imports.find((each) => each.id === id)?.state).toBe("done");
  await sync();
  expect(batches()).toBe(2);
});

test("a small batch whose connection breaks before the last byte is sent again automatically, and arrives once", async () => {
  const [sample, meant] = [spreadsheet("L2"), spreadsheet("L3")];
  const before = proxy.passed.request;
  await office.drop(sample.path, sample.bytes);
  expect((await sync()).code).toBe(0);
  const wholeBytes = proxy.passed.request - before;

  proxy.order({ kind: "reset", way: "request", afterBytes: wholeBytes - 1 });
  await office.drop(meant.path, meant.bytes);
  const { code, imports } = await sync();
  expect([code, imports.map(({ state }) => state), batches()]).toEqual([0, ["done", "done"], 2]);
  // The second call was begun twice, and the first time it was not made.
  const lines = sandbox.received().requests.filter(({ operation }) => operation === "create-batch");
  expect(lines.map(({ outcome }) => outcome)).toEqual(["answered", "cut-short-by-client", "answered"]);
});

test("a large document whose connection breaks twice is sent again automatically, and arrives once", async () => {
  for (const kind of ["reset", "close"] as const) proxy.order({ kind, way: "request", afterBytes: 2_000_000 });
  const { path, bytes, sha256 } = document("large", 6_000_000);
  await office.drop(path, bytes);
  const { code, imports } = await sync();
  expect([code, imports[0]?.state]).toEqual([0, "done"]);
  expect(sandbox.received().documents.map((stored) => stored.sha256)).toEqual([sha256]);
});
