/** @file `run`, as a process: watches, imports, and goes in good order. */

import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { startMailServer } from "../alerts/mail-server.ts";
import { eachNight, report } from "./night-office.ts";
import { type Office, type Running, until } from "./office.ts";
import { invoices, pdf } from "./sample-files.ts";

let sandbox: Sandbox;
let office: Office;
eachNight((opened) => ({ sandbox, office } = opened));

async function startRun(): Promise<Running> {
  const run = office.start("run");
  await until("it runs", () => run.stderr().includes('"what":"agent"'));
  return run;
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s lets an upload that is under way come to its end, and exits 0",
  async (signal) => {
    const goOn = sandbox.hold("attach");
    const run = await startRun();
    await office.drop("10023.pdf", pdf("large", 8_000_000));
    await until("the upload has begun", () =>
      sandbox.received().requests.some(({ operation }) => operation === "attach"),
    );
    expect(sandbox.received().documents).toHaveLength(0);
    run.stop(signal);
    await until("it stops", () => run.stderr().includes('"what":"stopping"'));
    goOn();
    expect((await run.ended).code).toBe(0);
    expect(sandbox.received().documents).toMatchObject([{ purchaseInvoiceId: "10023" }]);
    const after = await report(office, "status");
    expect([after.code, after.imports[0]?.state, after.imports[0]?.lies?.split("/")[0]]).toEqual([0, "done", "Done"]);
  },
);

test("run imports new files and acts on decisions of other processes, and status says that it is running", async () => {
  const run = await startRun();
  await office.drop("november.csv", invoices("BW"));
  await office.drop("note.pdf", pdf("whose?"));
  await until("both are through", async () => (await office.files()).filter((file) => file.includes("/")).length >= 3);
  const meanwhile = await report(office, "status");
  expect(meanwhile.agent).toMatchObject({ running: true, state: "needs-you", needPerson: 1 });
  const note = meanwhile.imports.find(({ file }) => file === "note.pdf");

  const attached = await office.pigeonhole("attach", note?.id ?? "", "10023");
  expect(attached.stdout).toContain("Pigeonhole continues by itself.");
  await until("the document is there", () => sandbox.received().documents.length === 1);
  run.stop();
  const { code, stdout, stderr } = await run.ended;
  expect([code, stdout]).toEqual([0, ""]);
  for (const line of stderr.split("\n").filter(Boolean)) expect(() => JSON.parse(line)).not.toThrow();
  expect(sandbox.received().batches).toHaveLength(1);
});

test("status and the log say since when an inbox can't be reached, and the log when it is back", async () => {
  const run = await startRun();
  await until("the first sweep is told of", async () => (await report(office, "status")).agent.lastSweep !== null);
  await rename(office.inbox, `${office.inbox}-away`);
  await until("the log says so", () => run.stderr().includes('"what":"inbox-away"'));
  const [inbox] = (await report(office, "status")).agent.inboxes;
  expect(Math.abs(Date.parse(inbox?.unreachableSince ?? "") - Date.now())).toBeLessThan(60_000);
  expect((await office.pigeonhole("status")).stdout).toMatch(/: .+ \(first noticed: .+\)\.$/m);
  await rename(`${office.inbox}-away`, office.inbox);
  await until("the log says that it is back", () => run.stderr().includes('"what":"inbox-back"'));
  expect((await report(office, "status")).agent.inboxes[0]).toMatchObject({
    unreachable: null,
    unreachableSince: null,
  });
  run.stop();
  await run.ended;
});

test("status shows the running agent's last sweep, and says if it seems stuck (3)", async () => {
  const run = await startRun();
  await office.drop("note.pdf", pdf("whose?"));
  await until("it is taken in", async () => (await report(office, "status")).imports[0]?.state === "waiting");
  await until("the first sweep is told of", async () => (await report(office, "status")).agent.lastSweep !== null);
  const well = await report(office, "status");
  expect([well.code, well.agent.stuck, well.agent.oldestWaiting]).toEqual([1, false, null]);
  expect(Date.now() - Date.parse(well.agent.lastSweep ?? "")).toBeLessThan(120_000);

  // Stopped in its tracks, as by a disk that never answers: it holds its lock and does no rounds.
  run.stop("SIGSTOP");
  const file = join(office.dataFolder, "health.json");
  const health = JSON.parse(await readFile(file, "utf8"));
  const early = 10 * 60_000;
  await writeFile(
    file,
    JSON.stringify({ ...health, aliveAt: health.aliveAt - early, lastSweepAt: health.lastSweepAt - early }),
  );
  const stuck = await report(office, "status");
  expect([stuck.code, stuck.agent.stuck]).toEqual([3, true]);
  expect(stuck.agent.sentence).toMatch(/^Pigeonhole seems stuck: .* since /);
  expect((await office.pigeonhole("status")).stdout).toMatch(/^Pigeonhole seems stuck/);
  run.stop("SIGKILL");
  await run.ended;
  // Where nothing runs, that is what is said.
  expect((await report(office, "status")).agent).toMatchObject({ running: false, stuck: false });
});

test("sync does not look stuck because of an earlier agent's old health file", async () => {
  const longAgo = Date.now() - 24 * 3_600_000;
  const left = { startedAt: longAgo, aliveAt: longAgo, lastSweepAt: longAgo, oldestWaitingAt: null };
  await writeFile(join(office.dataFolder, "health.json"), JSON.stringify(left));
  const goOn = sandbox.hold("create-batch");
  await office.drop("november.csv", invoices("BW"));
  const sync = office.start("sync");
  await until("it is being sent", async () => (await report(office, "status")).imports[0]?.state === "sending");
  const { agent } = await report(office, "status");
  expect([agent.running, agent.stuck]).toEqual([true, false]);
  goOn();
  expect((await sync.ended).code).toBe(0);
});

test("run pings the address in the settings after good sweeps, and alerts reach a webhook and a mail server", async () => {
  const heard: string[] = [];
  const posted: { readonly test: boolean; readonly lines: readonly string[] }[] = [];
  const watcher = createServer(async (request, response) => {
    let body = "";
    for await (const piece of request) body += piece;
    if (request.method === "POST") posted.push(JSON.parse(body));
    else heard.push(request.url ?? "");
    response.end();
  });
  await new Promise<void>((listening) => watcher.listen(0, "127.0.0.1", listening));
  const mails = await startMailServer();
  const { port } = watcher.address() as AddressInfo;
  const settings = JSON.parse(await readFile(join(office.dataFolder, "config.json"), "utf8"));
  await office.writeConfig({
    ...{ ...settings, pingUrl: `http://127.0.0.1:${port}/ping/secret-uuid` },
    alerts: {
      webhook: { url: `http://127.0.0.1:${port}/hook/secret-uuid` },
      mail: { ...{ host: "127.0.0.1", port: mails.port, security: "none" }, from: "p@a.example", to: ["it@a.example"] },
    },
  });
  const tried = await office.pigeonhole("notify", "test", "--json");
  expect(tried.code).toBe(0);
  expect(JSON.parse(tried.stdout).channels).toEqual([
    { name: "webhook", to: `127.0.0.1:${port}`, problem: null },
    { name: "mail", to: "it@a.example", problem: null },
  ]);
  expect([posted, mails.taken.length]).toMatchObject([[{ test: true }], 1]);

  await office.drop("no invoices.csv", "a,b\r\n1,2\r\n");
  const run = await startRun();
  await until("it is heard of", () => heard.length > 0 && posted.length > 1 && mails.taken.length > 1);
  run.stop();
  const { code, stderr } = await run.ended;
  watcher.close();
  await mails.stop();
  expect([code, heard]).toEqual([0, ["/ping/secret-uuid"]]);
  expect(posted[1]).toMatchObject({ test: false, lines: [expect.stringContaining("1 file needs you")] });
  expect(`${stderr}${tried.stderr}${tried.stdout}`).not.toContain("secret-uuid");
});

test("a second signal ends run at once: what was being sent is unknown, and never sent again automatically", async () => {
  sandbox.fault("create-batch", { kind: "stall", at: "no-answer", stored: true });
  const run = await startRun();
  await office.drop("november.csv", invoices("BW"));
  await until("the batch is made", () => sandbox.received().batches.length === 1);
  run.stop("SIGTERM");
  await until("it stops", () => run.stderr().includes('"what":"stopping"'));
  run.stop("SIGTERM");
  expect((await run.ended).code).not.toBe(0);
  const after = await report(office, "sync");
  expect([after.code, after.imports[0]?.state]).toEqual([1, "unknown"]);
  expect(sandbox.received().batches).toHaveLength(1);
});

test("a second run or sync on the same data folder says so and does nothing (2)", async () => {
  const first = await startRun();
  for (const command of ["run", "sync"]) {
    const second = await office.pigeonhole(command);
    expect([second.code, second.stdout]).toEqual([2, ""]);
    expect(second.stderr).toContain("already using this data folder");
  }
  first.stop();
  expect((await first.ended).code).toBe(0);
  // Its place is free again.
  expect((await report(office, "sync")).code).toBe(0);
});

test("after a kill during a batch, the batch is unknown and the next run does not send it again", async () => {
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

test("stop lets an upload that is under way come to its end, waits for it, and leaves no request behind", async () => {
  const goOn = sandbox.hold("attach");
  const run = await startRun();
  await office.drop("10023.pdf", pdf("large", 8_000_000));
  await until("the upload has begun", () =>
    sandbox.received().requests.some(({ operation }) => operation === "attach"),
  );
  const stop = office.start("stop");
  await until("it stops", () => run.stderr().includes('"what":"stopping"'));
  expect(stop.stdout()).toBe("");
  goOn();
  expect((await run.ended).code).toBe(0);
  expect(await stop.ended).toMatchObject({ code: 0, stdout: "Pigeonhole has stopped.\n" });
  expect(sandbox.received().documents).toMatchObject([{ purchaseInvoiceId: "10023" }]);
  expect((await report(office, "status")).imports[0]?.state).toBe("done");
  expect(await readdir(office.dataFolder)).not.toContain("stop-request");
});

test("stop says that nothing runs, and a request from before ends no later run", async () => {
  expect(await office.pigeonhole("stop")).toMatchObject({ code: 0, stdout: "Pigeonhole isn't running.\n" });
  await writeFile(join(office.dataFolder, "stop-request"), "");
  const run = await startRun();
  await office.drop("november.csv", invoices("BW"));
  await until("it is sent", () => sandbox.received().batches.length === 1);
  expect((await office.pigeonhole("stop")).code).toBe(0);
  expect((await run.ended).code).toBe(0);
});

test("stop that is itself ended leaves the request, and says that Pigeonhole still runs", async () => {
  const goOn = sandbox.hold("create-batch");
  const run = await startRun();
  await office.drop("november.csv", invoices("BW"));
  await until("it is being sent", () =>
    sandbox.received().requests.some(({ operation }) => operation === "create-batch"),
  );
  const stop = office.start("stop");
  await until("it stops", () => run.stderr().includes('"what":"stopping"'));
  stop.stop();
  expect(await stop.ended).toMatchObject({ code: 3, stderr: expect.stringContaining("Pigeonhole is still running.") });
  goOn();
  expect((await run.ended).code).toBe(0);
});
