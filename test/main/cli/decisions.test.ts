/** @file What a person decides at the command line: approve, retry, attach, settle. */

import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { eachNight, report } from "./night-office.ts";
import { type Office, until } from "./office.ts";
import { invoices, pdf, sentInvoice } from "./sample-files.ts";

let sandbox: Sandbox;
let office: Office;
const reopen = eachNight((opened) => ({ sandbox, office } = opened));

const sync = () => report(office, "sync");
const decide = (...words: string[]) => office.pigeonhole(...words);
const batches = () => sandbox.received().batches.length;

test("approve: a held batch is sent after the approval, and not before", async () => {
  await reopen({ inbox: { sending: "after-approval" } });
  await office.drop("november.csv", invoices("BW"));
  const first = await sync();
  expect([first.code, first.imports[0]?.state, batches()]).toEqual([1, "held", 0]);
  const id = first.imports[0]?.id ?? "";

  const approved = await decide("approve", id);
  expect(approved).toMatchObject({ code: 0, stderr: "" });
  expect(approved.stdout).toContain(`file ${id} (november.csv)`);
  expect(batches()).toBe(0);
  const second = await sync();
  expect([second.code, second.imports[0]?.state, batches()]).toEqual([0, "done", 1]);
  const again = await decide("approve", id);
  expect([again.code, again.stderr]).toEqual([2, `File ${id} isn't waiting for approval. Its status: done.\n`]);
});

test("retry: rejected batches are sent again when a person asks for it, all of one reason together", async () => {
  sandbox.fault("create-batch", { kind: "status", status: 400, body: "Not on a Sunday." }, 2);
  await office.drop("november.csv", invoices("BW"));
  await office.drop("december.csv", invoices("DW"));
  const first = await sync();
  const id = first.imports[0]?.id ?? "";
  expect(first.imports[0]?.state).toBe("failed");
  expect(await office.files()).toEqual(expect.arrayContaining(["Failed/november.csv"]));

  const retried = await decide("retry", "--all-like", id);
  expect([retried.code, retried.stdout.match(/file \d+ \(\w+\.csv\)/g)?.length]).toEqual([0, 2]);
  const second = await sync();
  expect([second.code, second.imports.map(({ state }) => state), batches()]).toEqual([0, ["done", "done"], 2]);
  expect((await office.files()).filter((file) => !file.startsWith("Done/"))).toEqual([]);
});

test("attach: a document without an id waits (1), and is attached to the invoice that a person names", async () => {
  await office.drop("delivery note.pdf", pdf("which one?"));
  const first = await sync();
  expect([first.code, first.imports[0]?.state, first.imports[0]?.failure?.kind]).toEqual([
    1,
    "waiting",
    "no-purchase-invoice-id",
  ]);
  expect(sandbox.received().documents).toHaveLength(0);
  const id = first.imports[0]?.id ?? "";

  const wrong = await decide("attach", id, "INV-5");
  expect([wrong.code, wrong.stderr]).toEqual([2, "INV-5 isn't an invoice ID. Use digits only.\n"]);
  expect(await decide("attach", id, "10026")).toMatchObject({ code: 0 });
  const second = await sync();
  expect([second.code, second.imports[0]?.purchaseInvoiceId]).toEqual([0, "10026"]);
  expect(sandbox.received().documents).toMatchObject([
    { purchaseInvoiceId: "10026", documentName: "delivery note.pdf" },
  ]);
});

describe("a batch that was created but whose answer was lost", () => {
  let id: string;
  beforeEach(async () => {
    sandbox.fault("create-batch", { kind: "lose-reply" });
    await office.drop("november.csv", invoices("BW", 2));
    const first = await sync();
    expect([first.code, batches()]).toEqual([1, 1]);
    expect(first.imports[0]).toMatchObject({ state: "unknown", failure: { kind: "no-answer" } });
    // What to look for in the finance system.
    expect(first.imports[0]?.batches).toMatchObject([{ invoices: 2, net: { GBP: "2409.00" }, state: "unknown" }]);
    const name = sandbox.received().batches[0]?.name ?? "";
    const names = first.imports[0]?.batches[0]?.names ?? [];
    expect(names.map(minuteOf)).toContain(minuteOf(name));
    const note = await readFile(join(office.inbox, "Needs you/november.csv.why.txt"), "utf8");
    for (const each of names) expect(note).toContain(each);
    id = first.imports[0]?.id ?? "";
  });

  test("is never sent again by sync or run, and is done once settled as arrived", async () => {
    expect((await sync()).code).toBe(1);
    const run = office.start("run");
    await until("it runs", () => run.stderr().includes('"what":"agent"'));
    await office.drop("10023.pdf", pdf("something to do meanwhile"));
    await until("the document is there", () => sandbox.received().documents.length === 1);
    run.stop();
    expect((await run.ended).code).toBe(0);
    expect((await decide("retry", id)).stderr).toContain("Check the finance system, then say whether you found it.");
    expect(batches()).toBe(1);

    expect(await decide("settle", id, "arrived")).toMatchObject({ code: 0 });
    const last = await sync();
    expect(last.code).toBe(0);
    expect(last.imports.find((each) => each.id === id)?.state).toBe("done");
    expect(batches()).toBe(1);
    expect((await office.files()).every((file) => file.startsWith("Done/"))).toBe(true);
  });

  test("is named by status with what to look for, and with both answers", async () => {
    const { stdout } = await office.pigeonhole("status");
    expect(stdout).toMatch(
      /look for these 2 purchase invoices: net .*2,409\.00.* If they're there, they were entered on /,
    );
    expect(stdout).toContain(`If you found it, so that nothing is sent again: pigeonhole settle ${id} arrived\n`);
    expect(stdout).toContain(`If it isn't there, so that it's sent once more: pigeonhole settle ${id} send-again\n`);
  });

  test("whose file is gone can be closed once it wasn't found, and nothing says that it can be sent again", async () => {
    await rm(join(office.inbox, "Needs you/november.csv"));
    await sync();
    const answered = await decide("settle", id, "missing", "rest");
    expect([answered.code, answered.stdout.includes("send-again")]).toEqual([0, false]);
    expect(answered.stdout).toContain(`To close it without sending it again: pigeonhole reject ${id}`);
    expect(await decide("reject", id)).toMatchObject({ code: 0 });
    expect(batches()).toBe(1);
  });

  test("is sent exactly once more, as planned, when a person asks for it", async () => {
    expect(await decide("settle", id, "send-again")).toMatchObject({ code: 0 });
    const second = await sync();
    expect([second.code, second.imports[0]?.state]).toEqual([0, "done"]);
    await sync();
    const bodies = sandbox.received().batches.map(({ rawBody }) => rawBody);
    expect(bodies).toHaveLength(2);
    expect(bodies[1]).toBe(bodies[0]);
    expect(JSON.parse(bodies[1] ?? "")).toEqual(["BW-1", "BW-2"].map(sentInvoice));
    expect((await decide("settle", id, "arrived")).code).toBe(2);
  });

  test("is in the audit trail with the person who decided", async () => {
    await decide("settle", id, "arrived");
    const { code, value } = await office.json("log");
    expect(code).toBe(0);
    const trail = value as { seq: number; at: string; who: string; what: string; importId: string; detail: unknown }[];
    expect(trail.map(({ what }) => what)).toEqual(
      expect.arrayContaining(["take-in", "plan", "begin-sending", "outcome-unknown", "settle"]),
    );
    const settled = trail.find(({ what }) => what === "settle");
    expect(settled).toMatchObject({ importId: id, detail: { answer: "arrived" } });
    expect(settled?.who).not.toBe("agent");
    const { stdout } = await office.pigeonhole("log");
    const lines = stdout.split("\r\n");
    expect(lines[0]).toBe(
      "entry,at,who,machine,version,import,file,sha256,what,rows,batch names,requested,status,answer,detail,hash,says",
    );
    expect(lines).toHaveLength(trail.length + 2);
    expect(stdout).toContain(`{""answer"":""arrived"",`);
  });
});

test("a document whose answer was lost is unknown too, and is sent once more only when a person asks for it", async () => {
  sandbox.fault("attach", { kind: "lose-reply" });
  await office.drop("10023.pdf", pdf("lost"));
  const first = await sync();
  expect([first.code, first.imports[0]?.state]).toEqual([1, "unknown"]);
  await sync();
  expect(sandbox.received().documents).toHaveLength(1);
  await decide("settle", first.imports[0]?.id ?? "", "send-again");
  expect((await sync()).code).toBe(0);
  expect(sandbox.received().documents).toHaveLength(2);
});

test("a decision about an unknown import is refused with a sentence (2)", async () => {
  for (const words of [
    ["retry", "999"],
    ["settle", "abc", "arrived"],
    ["attach", "1e3", "10023"],
  ]) {
    const { code, stderr } = await decide(...words);
    expect([code, stderr]).toEqual([2, `There's no file with the ID ${words[1]}.\n`]);
  }
});

/** The zone of this machine may not be the office's; the minutes are the same in both, save for odd zones. */
const minuteOf = (name: string) => name.slice(-2);

test("reverse: a draft of what was sent waits for approval, is sent then, and both name each other", async () => {
  await office.drop("november.csv", invoices("BW"));
  const id = (await sync()).imports[0]?.id ?? "";
  const undated = await decide("reverse", id);
  expect([undated.code, undated.stderr]).toEqual([2, expect.stringContaining(`reverse ${id} --date 2026-11-23`)]);
  const asked = await decide("reverse", id, "--date", "same");
  expect(asked).toMatchObject({ code: 0, stderr: "" });
  expect(asked.stdout).toContain("waits for approval");
  expect(batches()).toBe(1);

  const drafted = await sync();
  const draft = drafted.imports.find(({ reverses }) => reverses !== null);
  expect([drafted.code, draft?.state, batches()]).toEqual([1, "held", 1]);
  expect(draft?.reverses).toEqual({ id, file: "november.csv", batches: [1], date: null });
  expect(drafted.imports.find((one) => one.id === id)?.reversals).toEqual([
    { id: draft?.id, file: "november - reversal.csv", batches: [1], date: null },
  ]);
  expect(await office.files()).toContain("Needs you/november - reversal.csv");
  expect((await decide("reverse", id, "--date", "same")).stderr).toContain("has a reversal already");

  await decide("approve", draft?.id ?? "");
  const done = await sync();
  expect([done.code, batches()]).toEqual([0, 2]);
  const [sent, reversed] = sandbox.received().batches.map(({ rawBody }) => JSON.parse(rawBody));
  expect(reversed).toEqual(
    sent.map((one: { InvoiceNumber: string; Net: number; VAT: number }) => ({
      ...one,
      ...{ InvoiceNumber: `${one.InvoiceNumber}-REV`, Net: -one.Net, VAT: -one.VAT },
    })),
  );
  const log = await decide("log", "--import", id);
  expect(log.stdout).toContain("draft-reversal");
  expect((await decide("log", "--verify")).code).toBe(0);
});
