/** @file What an agent says of an inbox on a real disk that is not as the journal has it: nothing is well that was not counted. */

import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createAgent } from "../../../main/agent/agent.ts";
import { createPausing } from "../../../main/assemble/agent/pausing.ts";
import { exitCodeFor } from "../../../main/cli/status/exit-code.ts";
import { trayModel } from "../../../main/desktop/tray/tray-model.ts";
import { decide } from "../../../main/imports/decide.ts";
import { createImportQueue } from "../../../main/imports/import-queue.ts";
import type { Parser } from "../../../main/imports/ports/parser-port.ts";
import { createInboxes } from "../../../main/inbox/inbox.ts";
import { systemClock } from "../../../main/platform/system-clock.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { fail, ok } from "../../../shared/values/result.ts";
import { sayAgent } from "../../../shared/wording/agent/say-agent.ts";
import { sayExceptionLine } from "../../../shared/wording/agent/say-exceptions.ts";
import { createFakeWorld, invoicesCsv, sampleSettings } from "../../fakes/fake-world.ts";
import { overJournal, writing } from "../../fakes/journal-writes.ts";
import { sha256Of } from "../../fakes/memory-disk.ts";
import { createMemoryJournal, type MemoryJournal } from "../../fakes/memory-journal.ts";
import { noSetHours } from "../../fakes/no-set-hours.ts";
import { readSpreadsheetBytes } from "../../fixtures/spreadsheets/read-bytes.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "pigeonhole-well-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const at = (path: string) => join(root, path);
/** Long ago, as far as settling goes. */
function lay(path: string, content: string): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), content);
  utimesSync(at(path), new Date("2026-01-01"), new Date("2026-01-01"));
}
/** Long enough ago to be over, and after the file was filed. */
function edit(path: string, content: string): void {
  writeFileSync(at(path), content);
  const aMinuteOn = new Date(Date.now() + 60_000);
  utimesSync(at(path), aMinuteOn, aMinuteOn);
}
const files = () =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(at(path)).isFile())
    .toSorted();
const noteBeside = (path: string) => readFileSync(at(`${path}.why.txt`), "utf8");

const parser: Parser = {
  async read(request) {
    const bytes = readFileSync(request.path);
    const reading = readSpreadsheetBytes(bytes, request.fileName, request);
    return reading.ok ? ok({ sha256: sha256Of(bytes), sizeBytes: bytes.length, reading: reading.value }) : reading;
  },
  correct: async () => fail({ kind: "empty-file" }),
  takeOut: async () => fail({ kind: "empty-file" }),
  listInside: async () => fail({ kind: "empty-file" }),
  openInside: async () => fail({ kind: "empty-file" }),
  unpack: async () => fail({ kind: "empty-file" }),
};

/** An agent over a real inbox and the real clock; the journal and the service are in memory. */
function openOffice() {
  const settings = sampleSettings({ path: root, settleMs: 200 });
  const world = createFakeWorld(settings, () => createMemoryJournal(systemClock.now));
  let lookUps = 0;
  let isFull = false;
  let isReadOnly = false;
  const reads: Partial<MemoryJournal> = {
    atPath(...of) {
      lookUps += 1;
      return world.journal.atPath(...of);
    },
  };
  const journal = overJournal(world.journal, reads, ({ save }) => ({
    save(...of) {
      if (isFull) throw new Error("no space left on device");
      return save(...of);
    },
  }));
  const real = createInboxes(() => root);
  const move: typeof real.move = async (...of) => (isReadOnly ? "refused" : real.move(...of));
  const inboxes = { ...real, move, watch: () => ({ close: async () => {} }) };
  const ports = { ...world.ports, journal, clock: systemClock, folder: inboxes, parser };
  const bugs: unknown[] = [];
  const pausing = createPausing(createMemoryJournal(Date.now), Date.now, "Europe/London", "ada");
  const makeAgent = () =>
    createAgent({
      ...{ ports, inboxes, journal, pausing, dailyJobs: noSetHours },
      queue: createImportQueue(
        ports,
        () => true,
        (bug) => bugs.push(bug),
      ),
      readSettings: () => settings,
      lookAtFolders: async () => {},
      lookAtFile: async () => ({ is: "away" }),
      findFullDisk: async () => null,
      templateProblems: () => [],
      watchData: () => () => {},
      accountsMark: () => null,
      accountStatus: async () => ({
        ...{ signedIn: true, account: "ada", keychainProblem: null, expiresAt: null, canRefresh: true },
      }),
      onImport() {},
      onStatus() {},
      onUnsettled() {},
      onTurn: async () => {},
      holdSending() {},
      report: (bug) => bugs.push(bug),
    });
  const agent = makeAgent();
  return {
    ...{ journal, ports, agent, makeAgent, service: world.service },
    async sync() {
      await agent.sync();
      expect(bugs).toEqual([]);
    },
    /** The disk of the journal has no room. */
    async syncOnFullDisk() {
      isFull = true;
      await agent.sync();
      isFull = false;
      expect(bugs.splice(0)).toContainEqual(new Error("no space left on device"));
    },
    /** No file of the inbox can be moved. */
    makeReadOnly(is: boolean) {
      isReadOnly = is;
    },
    /** What tray, exit code and window say. */
    told() {
      const status = agent.status();
      const { icon, menu } = trayModel(status, { timeZone: "Europe/London", nowMs: Date.now() });
      return { state: status.state, icon, exit: exitCodeFor(status, false), label: menu[0]?.label };
    },
    /** How often the journal was asked which import a file belongs to. */
    lookUps: () => lookUps,
    named: () => agent.status().exceptions.map(({ is, path }) => `${is}: ${path}`),
    entries: (what: string) => [...journal.trail()].filter((entry) => entry.what === what).length,
  };
}

const deep = Array.from({ length: 9 }, (_, n) => `f${n + 1}`).join("/");
const today = () => new Date().toLocaleDateString("sv");
const done = (name: string) => `Done/${today()}/${name}`;

describe("all is not well", () => {
  test.each([
    ["a file nine folders deep", () => lay(`${deep}/a.pdf`, "x"), `too-deep: ${deep}/a.pdf`],
    ["a file with the name of our folder", () => lay("Done", "x"), "folder-blocked: Done"],
    ["a file that nobody knows in our folder", () => lay("Needs you/b.pdf", "x"), "unknown-file: Needs you/b.pdf"],
    ["a link", () => symlinkSync("/nowhere", at("a.pdf")), "not-taken-in: a.pdf"],
  ])("with %s, and every part that speaks says the same", async (_, make, name) => {
    const { sync, told, named, agent, makeAgent } = openOffice();
    make();
    await sync();
    expect(named()).toEqual([name]);
    expect(told()).toEqual({
      ...{ state: "needs-you", icon: "needs-you", exit: 1 },
      label: "1 file or folder needs you.",
    });
    // `status` looks with an agent of its own, and changes nothing.
    const other = makeAgent();
    await other.look(false);
    expect(other.status().exceptions).toEqual(agent.status().exceptions);
  });

  test("as soon as a pass has ended that could not move what it sent, and status says so too", async () => {
    const { sync, told, named, makeReadOnly, makeAgent, service } = openOffice();
    lay("ok.csv", invoicesCsv("A1"));
    lay("asks.csv", `${invoicesCsv("B1")}\r\nAcme,B2,someday,10.00,2.00`);
    makeReadOnly(true);
    await sync();
    expect(service.arrived).toHaveLength(1);
    // The one that asks is named for what it asks, and counted once.
    expect(named()).toEqual(["not-filed: ok.csv"]);
    expect(told()).toMatchObject({ state: "needs-you", exit: 1, label: "2 files or folders need you." });
    const other = makeAgent();
    await other.look(false);
    expect(other.status().exceptions).toMatchObject([{ is: "not-filed", path: "ok.csv" }]);
    const beside = makeAgent();
    await beside.look(true);
    expect(beside.status().exceptions, "while an agent runs, it may be on its way").toEqual([]);
    makeReadOnly(false);
    await sync();
    expect([named(), service.arrived.length]).toEqual([[], 1]);
    expect(existsSync(at(done("ok.csv")))).toBe(true);
  });

  test("with a file that was sent and can't be filed, until what is in the way is gone", async () => {
    const { sync, told, named, service, journal } = openOffice();
    lay("a.csv", invoicesCsv("A1"));
    lay("Done", "mine");
    await sync();
    expect([service.calls, named(), told().exit]).toEqual([1, ["folder-blocked: Done"], 1]);
    const entries = [...journal.trail()].length;
    for (let passes = 0; passes < 5; passes += 1) await sync();
    expect([...journal.trail()]).toHaveLength(entries);
    renameSync(at("Done"), at("done.txt"));
    rmSync(at("done.txt"));
    await sync();
    expect([named(), told(), files(), service.calls]).toEqual([
      [],
      { state: "idle", icon: "idle", exit: 0, label: "Everything's up to date." },
      [done("a.csv")],
      1,
    ]);
  });

  test("with a file that was renamed where it waits for a person", async () => {
    const { sync, named, told } = openOffice();
    lay("a.csv", `${invoicesCsv("A1")}\r\nAcme,A2,someday,10.00,2.00`);
    await sync();
    expect(named()).toEqual([]);
    renameSync(at("Needs you/a.csv"), at("Needs you/b.csv"));
    await sync();
    expect([named(), told().exit]).toEqual([["unknown-file: Needs you/b.csv"], 1]);
    renameSync(at("Needs you/b.csv"), at("b.csv"));
    await sync();
    expect([named(), files()]).toEqual([[], ["Needs you/b.csv", "Needs you/b.csv.why.txt"]]);
  });
});

describe("a folder of ours that was deleted", () => {
  test("takes what was in it along, and holds up nothing", async () => {
    const { sync, told, journal } = openOffice();
    lay("good.csv", invoicesCsv("G1"));
    lay("a.csv", `${invoicesCsv("A1")}\r\nAcme,A2,someday,10.00,2.00`);
    await sync();
    expect(told().state).toBe("needs-you");
    rmSync(at("Needs you"), { recursive: true });
    await sync();
    expect(journal.list(9).map(({ state }) => state.at)).toEqual(["done", "failed"]);
    expect(told().state).toBe("idle");
  });

  test("takes a file along that a person has just answered about", async () => {
    const { sync, told, journal, ports } = openOffice();
    lay("good.csv", invoicesCsv("G1"));
    lay("a.csv", `${invoicesCsv("A1")}\r\nAcme,A2,someday,10.00,2.00`);
    await sync();
    const waiting = journal.list(9).find(({ state }) => state.at === "waiting");
    expect((await decide(ports, waiting?.id ?? "", { type: "retry" }, "ada")).ok).toBe(true);
    rmSync(at("Needs you"), { recursive: true });
    await sync();
    expect(told().state).toBe("idle");
  });
});

test("an inbox that holds nothing at all, though files were filed in it, is out of reach and nothing is given up", async () => {
  const { sync, told, journal, agent } = openOffice();
  lay("a.csv", `${invoicesCsv("A1")}\r\nAcme,A2,someday,10.00,2.00`);
  await sync();
  const elsewhere = `${root}-elsewhere`;
  renameSync(root, elsewhere);
  mkdirSync(root);
  await sync();
  expect(told()).toMatchObject({ state: "offline", exit: 3 });
  expect(agent.status().inboxes[0]?.unreachable).toContain("it is empty, though files were filed in it");
  expect(journal.list(9).map(({ state }) => state.at)).toEqual(["waiting"]);
  rmSync(root, { recursive: true });
  renameSync(elsewhere, root);
  await sync();
  expect(told()).toMatchObject({ state: "needs-you", exit: 1 });
  expect(journal.list(9).map(({ state }) => state.at)).toEqual(["waiting"]);
});

describe("a file that changes after it was filed", () => {
  async function withSent() {
    const office = openOffice();
    lay("half.csv", invoicesCsv("A1"));
    await office.sync();
    expect([office.named(), office.told().state]).toEqual([[], "idle"]);
    return office;
  }

  test("is named with what to do, told once, and sent no second time", async () => {
    const { sync, named, told, agent, entries, service } = await withSent();
    edit(done("half.csv"), invoicesCsv("A1", "A2"));
    for (let passes = 0; passes < 3; passes += 1) await sync();
    expect(named()).toEqual([`changed: ${done("half.csv")}`]);
    expect(told().exit).toBe(1);
    expect(agent.status().exceptions.map(sayExceptionLine)[0]).toBe(
      `“${done("half.csv")}”: It was changed after it was sent. The earlier content was sent. If the change matters, make it in the finance system. Then delete the note beside it.`,
    );
    expect(noteBeside(done("half.csv"))).toContain("The earlier content was sent.");
    expect([entries("notice-change"), service.calls]).toEqual([1, 1]);
  });

  test("is no longer named once its note is deleted, nor after a new start, until it changes once more", async () => {
    const { sync, named, makeAgent, entries } = await withSent();
    edit(done("half.csv"), invoicesCsv("A1", "A2"));
    await sync();
    unlinkSync(at(`${done("half.csv")}.why.txt`));
    await sync();
    expect(named()).toEqual([]);
    const other = makeAgent();
    await other.sync();
    expect([other.status().exceptions, other.status().state]).toEqual([[], "idle"]);
    edit(done("half.csv"), invoicesCsv("A1", "A2", "A3"));
    await sync();
    // Within the hour the trail is not told again.
    expect([named(), entries("notice-change")]).toEqual([[`changed: ${done("half.csv")}`], 1]);
  });

  test("is noticed where its size is the same, and where its time was set back", async () => {
    const { sync, named } = await withSent();
    await sync();
    writeFileSync(at(done("half.csv")), invoicesCsv("A9"));
    utimesSync(at(done("half.csv")), new Date("2026-01-02"), new Date("2026-01-02"));
    await sync();
    expect(named()).toEqual([`changed: ${done("half.csv")}`]);
  });

  test("is not named while it is written to, nor where it is as it was", async () => {
    const { sync, named } = await withSent();
    appendFileSync(at(done("half.csv")), "\r\n");
    await sync();
    writeFileSync(at(done("half.csv")), invoicesCsv("A1"));
    utimesSync(at(done("half.csv")), new Date(Date.now() + 60_000), new Date(Date.now() + 60_000));
    await sync();
    expect(named()).toEqual([]);
  });

  test("is noticed by an agent that starts later", async () => {
    const { makeAgent } = await withSent();
    edit(done("half.csv"), invoicesCsv("A1", "A2"));
    const other = makeAgent();
    await other.look(false);
    expect(other.status()).toMatchObject({ state: "needs-you", exceptions: [{ is: "changed", sent: "yes" }] });
    expect(existsSync(at(`${done("half.csv")}.why.txt`))).toBe(false);
  });

  test("is named also while the journal takes nothing more, and told once it does", async () => {
    const { sync, syncOnFullDisk, named, entries } = await withSent();
    edit(done("half.csv"), invoicesCsv("A1", "A2"));
    await syncOnFullDisk();
    expect([named(), entries("notice-change")]).toEqual([[`changed: ${done("half.csv")}`], 0]);
    await sync();
    expect([named(), entries("notice-change")]).toEqual([[`changed: ${done("half.csv")}`], 1]);
  });

  test("is noticed where its import was still under way at the first look", async () => {
    const { sync, journal, makeAgent } = openOffice();
    lay("a.csv", `${invoicesCsv("A1")}\r\nAcme,A2,someday,10.00,2.00`);
    await sync();
    const [asked] = journal.list(1);
    if (!asked) throw new Error("nothing was taken in");
    const turnTo = (state: Import["state"], by: number) =>
      writing(journal).save({ ...asked, version: asked.version + by, state }, null);
    edit("Needs you/a.csv", invoicesCsv("A1", "A2"));
    turnTo({ at: "reading" }, 1);
    const other = makeAgent();
    await other.look(false);
    turnTo(asked.state, 2);
    const named = async () => {
      await other.look(false);
      return other.status().exceptions;
    };
    // After a comparison the next one may be left out for a while.
    await expect.poll(named, { timeout: 5_000 }).toMatchObject([{ is: "changed", path: "Needs you/a.csv" }]);
  });

  test("is told to be put back where nothing of it was sent and it isn't in Needs you", async () => {
    const { sync, agent } = openOffice();
    lay("a.csv", "");
    await sync();
    edit("Failed/a.csv", invoicesCsv("A1", "A2"));
    await sync();
    expect(agent.status().exceptions).toMatchObject([{ is: "changed", sent: "no", path: "Failed/a.csv" }]);
    expect(noteBeside("Failed/a.csv")).toMatch(/empty.*Move it to the inbox to have it read again\./s);
  });

  test("is read again, and not told of, in Needs you where nothing of it was sent", async () => {
    const { sync, agent } = openOffice();
    lay("a.csv", `${invoicesCsv("A1")}\r\nAcme,A2,someday,10.00,2.00`);
    await sync();
    edit("Needs you/a.csv", invoicesCsv("A1", "A2"));
    await sync();
    await sync();
    expect([agent.status().exceptions, agent.status().needPerson]).toEqual([[], 0]);
  });
});

test("where all is well and nothing has changed, the journal is not asked again about each file", async () => {
  const { sync, lookUps, named } = openOffice();
  for (const name of ["a", "b", "c"]) lay(`${name}.csv`, invoicesCsv(name));
  await sync();
  const before = lookUps();
  for (let passes = 0; passes < 3; passes += 1) await sync();
  expect(lookUps() - before).toBe(0);
  lay("Failed/b.pdf", "x");
  await sync();
  expect(named()).toEqual(["unknown-file: Failed/b.pdf"]);
});

test("the sentence at the top names imports and exceptions apart", async () => {
  const { sync, agent } = openOffice();
  lay("a.csv", `${invoicesCsv("A1")}\r\nAcme,A2,someday,10.00,2.00`);
  lay("Needs you/b.pdf", "x");
  lay("Needs you/c.pdf", "x");
  await sync();
  expect(sayAgent(agent.status(), "Europe/London")).toBe("3 files or folders need you.");
});
