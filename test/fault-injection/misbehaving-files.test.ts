/** @file Files that misbehave on a real disk, with the real agent as a process. */

import { appendFile, mkdir, open, readFile, rename, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { nightPlan, report } from "../main/cli/night-office.ts";
import { type Office, openOffice, type Running, until } from "../main/cli/office.ts";
import type { ReceivedDocument } from "../sandbox/received.ts";
import { type Sandbox, startSandbox } from "../sandbox/sandbox.ts";
import { countArrivals } from "./audit.ts";
import { document, sha256Of, spreadsheet } from "./drops.ts";

interface Desk {
  readonly sandbox: Sandbox;
  readonly office: Office;
  /** The agent that runs now. */
  run: Running;
  startRun(): Promise<void>;
  at(path: string): string;
  documents(): readonly ReceivedDocument[];
  isFiled(times: number): () => Promise<boolean>;
}

/** A service, an inbox and an agent for one test alone: they run side by side, for most of their time is waiting. */
async function withDesk(settleMs: number, act: (desk: Desk) => Promise<void>): Promise<void> {
  const sandbox = await startSandbox();
  const office = await openOffice(nightPlan(sandbox, { inbox: { settleMs } }));
  const startRun = async () => {
    const run = office.start("run");
    await until("it runs", () => run.stderr().includes('"what":"agent"'));
    return run;
  };
  try {
    const desk: Desk = {
      sandbox,
      office,
      run: await startRun(),
      async startRun() {
        desk.run = await startRun();
      },
      at: (path) => join(office.inbox, path),
      documents: () => sandbox.received().documents,
      isFiled: (times) => async () =>
        (await office.files()).filter((path) => path.startsWith("Done/")).length === times,
    };
    await act(desk);
    desk.run.stop();
    expect((await desk.run.ended).code).toBe(0);
  } finally {
    await office.close();
    await sandbox.stop();
  }
}

const today = () => new Intl.DateTimeFormat("sv-SE").format(new Date());

test.concurrent("a file that is repeatedly appended to is imported once, whole, when it has settled", () =>
  // Several times as long as between two appends, so that a machine that stands still for a moment settles nothing.
  withDesk(3_000, async ({ at, documents, isFiled }) => {
    const lines = Array.from({ length: 30 }, (_, n) => `% line ${n}\n`);
    await writeFile(at("10023.pdf"), "%PDF-1.7\n");
    for (const line of lines) {
      await wait(200);
      await appendFile(at("10023.pdf"), line);
      // It looks whole each time, as a PDF that is saved again by its program does.
      await appendFile(at("10023.pdf"), "%%EOF\n");
    }
    expect(documents()).toHaveLength(0);
    const bytes = await readFile(at("10023.pdf"));
    await until("it is filed", isFiled(1));
    expect(documents()).toMatchObject([{ sha256: sha256Of(bytes), size: bytes.length }]);
  }));

test.concurrent("a file that has its full size before its content is not imported before it settles", () =>
  withDesk(3_000, async ({ at, documents, isFiled }) => {
    const whole = document("reserved", 300_000).bytes;
    const file = await open(at("10023.pdf"), "w");
    await file.truncate(whole.length);
    for (let from = 0; from < whole.length; from += 12_000) {
      await file.write(whole, from, Math.min(12_000, whole.length - from), from);
      await wait(150);
    }
    await file.close();
    expect(documents()).toHaveLength(0);
    await until("it is filed", isFiled(1));
    expect(documents()).toMatchObject([{ sha256: sha256Of(whole) }]);
  }));

test.concurrent("a file that is replaced during its upload arrives as one of the two, and the second never unasked", () =>
  withDesk(200, async ({ sandbox, office, at, documents }) => {
    // The upload takes a while: the file is replaced under it.
    const [before, after] = [document("aaaa", 20_000_000), document("bbbb", 20_000_000)];
    expect(before.bytes.length).toBe(after.bytes.length);
    await writeFile(at("10023.pdf"), before.bytes);
    await until(
      "it is on its way",
      () => sandbox.received().requests.some(({ operation }) => operation === "attach"),
      60_000,
    );
    await writeFile(join(dirname(office.inbox), "new"), after.bytes);
    await rename(join(dirname(office.inbox), "new"), at("10023.pdf"));
    // Whether the first has arrived depends on the moment: if it has, a person says what becomes of the second.
    const isAsked = async () => (await office.files()).some((path) => path === "Needs you/10023.pdf");
    const hasArrived = () => documents().some(({ sha256 }) => sha256 === after.sha256);
    await until("the second is there, or asked about", async () => hasArrived() || (await isAsked())).catch(
      async (problem) => {
        // It was seen once, on a busy machine, and nobody could tell what had become of the two.
        throw new Error(JSON.stringify([await office.files(), await report(office, "status")]), { cause: problem });
      },
    );
    const counts = countArrivals(sandbox.received());
    expect([...counts.values()].every((times) => times === 1)).toBe(true);
    expect([...counts.keys()].every((key) => [before.key, after.key].includes(key))).toBe(true);
    // The first may have been filed before the second took its place; else it is gone, by another's hand.
    await until("all is filed", async () =>
      (await office.files()).every((path) => path.startsWith("Done/") || path.startsWith("Needs you/10023.pdf")),
    );
    if (await isAsked()) expect(documents().map(({ sha256 }) => sha256)).toEqual([before.sha256]);
  }));

test.concurrent("a file whose content changes in place, with the same size and time, is never sent as a mix", () =>
  withDesk(600, async ({ office, at, documents }) => {
    const [before, after] = [document("cccc", 500_000), document("dddd", 500_000)];
    const time = new Date("2026-11-20T08:00:00Z");
    await writeFile(at("10023.pdf"), before.bytes);
    await utimes(at("10023.pdf"), time, time);
    await wait(700);
    await writeFile(at("10023.pdf"), after.bytes);
    await utimes(at("10023.pdf"), time, time);
    await until("one is there", () => documents().length > 0);
    await wait(1_500);
    for (const { sha256 } of documents()) expect([before.sha256, after.sha256]).toContain(sha256);
    const lying = await Promise.all((await office.files()).map(async (path) => sha256Of(await readFile(at(path)))));
    expect(lying).toEqual([after.sha256]);
  }));

test.concurrent("files renamed while they wait, in case or from NFC to NFD, are sent once under their current names", () =>
  withDesk(200, async ({ sandbox, office, at, isFiled }) => {
    sandbox.fault("create-batch", { kind: "status", status: 503, retryAfter: 4 });
    const [small, accented, late] = [spreadsheet("november"), spreadsheet("R2"), document("R3")];
    await writeFile(at("november.csv"), small.bytes);
    await until("the service has turned it away", async () =>
      sandbox.received().requests.some(({ status }) => status === 503),
    );
    await rename(at("november.csv"), at("November.csv"));
    await writeFile(at("caf\u00e9.csv"), accented.bytes);
    await writeFile(at(late.path), late.bytes);
    await wait(1_000);
    await rename(at("caf\u00e9.csv"), at("cafe\u0301.csv")).catch(() => {});
    await until("all are filed", isFiled(3));
    expect([...countArrivals(sandbox.received()).values()]).toEqual([1, 1, 1]);
    expect((await office.files()).filter((path) => /\/november\.csv$/i.test(path))).toEqual([
      `Done/${today()}/November.csv`,
    ]);
  }));

test.concurrent("a file whose name is taken in Done gets a number, and the other stays unchanged", () =>
  withDesk(200, async ({ office, at, isFiled }) => {
    await mkdir(at(`Done/${today()}`), { recursive: true });
    await writeFile(at(`Done/${today()}/10023.pdf`), "somebody's own");
    const { bytes } = document("taken");
    await writeFile(at("10023.pdf"), bytes);
    // For a moment it has both names: it is linked to the new one before it loses the old one.
    await until("it is filed", async () => (await isFiled(2)()) && (await office.files()).length === 2);
    expect(await office.files()).toEqual([`Done/${today()}/10023 (2).pdf`, `Done/${today()}/10023.pdf`]);
    expect(await readFile(at(`Done/${today()}/10023.pdf`), "utf8")).toBe("somebody's own");
    expect(await readFile(at(`Done/${today()}/10023 (2).pdf`))).toEqual(bytes);
  }));

test.concurrent("a file that cannot be moved for a while is done, never sent again, and filed when possible", () =>
  withDesk(200, async (desk) => {
    const { office, sandbox, at, isFiled } = desk;
    // A file where the folder should be: not even root can move anything into it.
    await writeFile(at("Done"), "in the way");
    const { path, bytes } = spreadsheet("M1");
    await writeFile(at(path), bytes);
    await until("it is sent", () => sandbox.received().batches.length === 1);
    await wait(1_500);
    const meanwhile = await report(office, "status");
    expect(meanwhile.imports).toMatchObject([{ state: "done", lies: path }]);
    desk.run.stop("SIGKILL");
    await desk.run.ended;
    await desk.startRun();
    await wait(1_500);
    await rm(at("Done"));
    await until("it is filed", isFiled(1));
    expect(sandbox.received().batches).toHaveLength(1);
    // For a moment an empty file keeps its name free.
    await until("it is moved there", async () => bytes.equals(await readFile(at(`Done/${today()}/${path}`))));
  }));

test.concurrent("a link out of the inbox is shown, but neither followed nor sent", () =>
  withDesk(200, async ({ office, at, documents, isFiled }) => {
    const outside = join(dirname(office.inbox), "home", "10024.pdf");
    await writeFile(outside, document("outside").bytes);
    await symlink(outside, at("10024.pdf"));
    await symlink(dirname(outside), at("folder"));
    const { path, bytes } = document("inside");
    await writeFile(at(path), bytes);
    await until("the other is filed", isFiled(1));
    await wait(1_500);
    expect(documents().map(({ purchaseInvoiceId }) => purchaseInvoiceId)).toEqual(["10023"]);
    const status = await report(office, "status");
    const links = status.imports.filter(({ state }) => state === "settling").map(({ file }) => file);
    expect(links.toSorted()).toEqual(["10024.pdf", "folder"]);
  }));
