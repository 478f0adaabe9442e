/** @file `run`, as a process: watches, imports, and goes in good order. */

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type Sandbox, startSandbox } from "../../sandbox/sandbox.ts";
import { closeWithoutLeaks, nightPlan, report } from "./night-office.ts";
import { type Office, openOffice, type Running, until } from "./office.ts";
import { invoices, pdf } from "./sample-files.ts";

let sandbox: Sandbox;
let office: Office;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(async () => {
  office = await openOffice(nightPlan(sandbox));
});
afterEach(() => closeWithoutLeaks(office, sandbox));
afterAll(() => sandbox.stop());

async function startRun(): Promise<Running> {
  const run = office.start("run");
  await until("it runs", () => run.stderr().includes('"what":"agent"'));
  return run;
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s lets an upload that is under way come to its end, and exits 0",
  async (signal) => {
    sandbox.fault("attach", { kind: "delay", delayMs: 1_000 });
    const run = await startRun();
    await office.drop("10023.pdf", pdf("large", 8_000_000));
    await until("the upload has begun", () =>
      sandbox.received().requests.some(({ operation }) => operation === "attach"),
    );
    expect(sandbox.received().documents).toHaveLength(0);
    run.stop(signal);
    expect((await run.ended).code).toBe(0);
    expect(sandbox.received().documents).toMatchObject([{ purchaseInvoiceId: "10023" }]);
    const after = await report(office, "status");
    expect([after.code, after.imports[0]?.state, after.imports[0]?.lies?.split("/")[0]]).toEqual([0, "done", "Done"]);
  },
);

test("it takes up what is dropped, and what a person decides elsewhere, while status says that it runs", async () => {
  const run = await startRun();
  await office.drop("november.csv", invoices("BW"));
  await office.drop("note.pdf", pdf("whose?"));
  await until("both are through", async () => (await office.files()).filter((file) => file.includes("/")).length >= 3);
  const meanwhile = await report(office, "status");
  expect(meanwhile.agent).toMatchObject({ running: true, state: "needs-you", needPerson: 1 });
  const note = meanwhile.imports.find(({ file }) => file === "note.pdf");

  const attached = await office.pigeonhole("attach", note?.id ?? "", "10023");
  expect(attached.stdout).toContain("Pigeonhole goes on with it now.");
  await until("the document is there", () => sandbox.received().documents.length === 1);
  run.stop();
  const { code, stdout, stderr } = await run.ended;
  expect([code, stdout]).toEqual([0, ""]);
  for (const line of stderr.split("\n").filter(Boolean)) expect(() => JSON.parse(line)).not.toThrow();
  expect(sandbox.received().batches).toHaveLength(1);
});

test("a second one on the same data folder says so and does nothing (2), run and sync alike", async () => {
  const first = await startRun();
  for (const command of ["run", "sync"]) {
    const second = await office.pigeonhole(command);
    expect([second.code, second.stdout]).toEqual([2, ""]);
    expect(second.stderr).toContain("already running on this data folder");
  }
  first.stop();
  expect((await first.ended).code).toBe(0);
  // Its place is free again.
  expect((await report(office, "sync")).code).toBe(0);
});

test("after a kill in the middle of a batch it is unknown, and is not sent again by the next run", async () => {
  sandbox.fault("create-batch", { kind: "stall", at: "no-answer", stored: true });
  const run = await startRun();
  await office.drop("november.csv", invoices("BW"));
  await until("the batch is made", () => sandbox.received().batches.length === 1);
  run.stop("SIGKILL");
  await run.ended;
  const after = await report(office, "sync");
  expect([after.code, after.imports[0]?.state]).toEqual([1, "unknown"]);
  expect(sandbox.received().batches).toHaveLength(1);
});
