/** @file What becomes of imports that are not over where the settings change under them. */

import { describe, expect, test } from "vitest";
import { decide } from "../../../main/imports/decide.ts";
import { followSettings } from "../../../main/imports/follow-settings.ts";
import { createImportQueue } from "../../../main/imports/import-queue.ts";
import type { Ports } from "../../../main/imports/ports/ports.ts";
import { takeIn } from "../../../main/imports/take-in.ts";
import type { InboxSettings } from "../../../shared/settings/settings.ts";
import { createFakeWorld, invoicesCsv, pdf, sampleSettings } from "../../fakes/fake-world.ts";
import { overJournal } from "../../fakes/journal-writes.ts";

/** An office whose settings the tests change. */
function openOffice(...first: readonly Partial<InboxSettings>[]) {
  const savesInCommits: number[] = [];
  const inboxesOf = (changes: readonly Partial<InboxSettings>[]) => sampleSettings(...changes).settings.inboxes;
  let inboxes = inboxesOf(first);
  const world = createFakeWorld();
  const { clock, disk, folder, journal, service } = world;
  const counting = overJournal(journal, {}, (draft) => {
    const at = savesInCommits.push(0) - 1;
    return {
      save(...saved) {
        savesInCommits[at] = (savesInCommits[at] ?? 0) + 1;
        return draft.save(...saved);
      },
    };
  });
  const ports: Ports = {
    ...world.ports,
    journal: counting,
    inboxSettings: (id) => inboxes.find((inbox) => inbox.id === id),
  };
  const bugs: unknown[] = [];
  const queue = createImportQueue(
    ports,
    () => true,
    (bug) => bugs.push(bug),
  );
  const follow = () => clock.during(followSettings(ports, journal, inboxes, ["office", "branch"]));
  const take = async (path: string, content: string, inbox = "payables") => {
    disk.drop(path, content, inbox);
    const looked = await folder.inspect(inbox, path);
    if (looked.ok) await takeIn(ports, looked.value.drop);
  };
  const run = async () => {
    await clock.during(queue.run());
    expect(bugs).toEqual([]);
  };
  return {
    ...{ journal, service, follow, run, savesInCommits },
    async change(...changes: readonly Partial<InboxSettings>[]) {
      inboxes = inboxesOf(changes);
      await follow();
    },
    /** Without the follow-up, as between two looks. */
    set(...changes: readonly Partial<InboxSettings>[]) {
      inboxes = inboxesOf(changes);
    },
    takeIn: take,
    async drop(path: string, content: string, inbox = "payables") {
      await take(path, content, inbox);
      await run();
    },
    decide: (id: string, decision: Parameters<typeof decide>[2]) => decide(ports, id, decision, "Ada"),
    lines: () =>
      journal
        .list(9)
        .toReversed()
        .map(({ id, inbox, state }) => `${id} ${inbox} ${state.at}`),
    wait: (ms: number) => clock.advance(ms),
  };
}

const hour = 60 * 60_000;
const later = { days: ["sat"], from: "03:00", until: "04:00", timeZone: "UTC" } as InboxSettings["hours"];

test("many imports follow in commits of a hundred, between which other work comes", async () => {
  const office = openOffice({ hours: later });
  for (let n = 0; n < 250; n += 1) await office.takeIn(`${1_000 + n} scan.pdf`, pdf(`document ${n}`));
  await office.run();
  office.savesInCommits.length = 0;
  await office.change({ hours: later, sending: "after-approval" });
  expect(office.savesInCommits.filter((saves) => saves > 0)).toEqual([100, 100, 50]);
  expect(office.journal.underWay()).toEqual([]);
});

describe("an inbox that wants approval from now on", () => {
  test("holds what is queued, until somebody approves it", async () => {
    const { change, decide: person, drop, lines, run, service } = openOffice({ hours: later });
    await drop("a.csv", invoicesCsv("A1"));
    await drop("10023.pdf", pdf("1"));
    await change({ sending: "after-approval" });
    expect(lines()).toEqual(["1 payables held", "2 payables held"]);
    await person("1", { type: "approve" });
    await change({ sending: "after-approval" });
    await run();
    expect([lines(), service.arrived.length]).toEqual([["1 payables done", "2 payables held"], 1]);
  });

  test("holds it also where the setting changes right before the sending", async () => {
    const { drop, lines, run, service, set } = openOffice({ hours: later });
    await drop("a.csv", invoicesCsv("A1"));
    set({ sending: "after-approval" });
    await run();
    expect([lines(), service.arrived.length]).toEqual([["1 payables held"], 0]);
  });

  test("lets go on what was sent in part, and what a person had sent again", async () => {
    const { change, decide: person, drop, lines, run, service, wait } = openOffice({ maxInvoicesPerBatch: 1 });
    service.answerWith(["accept", "busy", "lost-reply", "accept"]);
    await drop("a.csv", invoicesCsv("A1", "A2"));
    await change({ sending: "after-approval", maxInvoicesPerBatch: 1 });
    expect(lines()).toEqual(["1 payables queued"]);
    await wait(hour);
    await run();
    await person("1", { type: "settle", answer: "send-again" });
    await change({ sending: "after-approval", maxInvoicesPerBatch: 1 });
    await run();
    expect([lines(), service.arrived.length]).toEqual([["1 payables done"], 3]);
  });
});

describe("an inbox with another id", () => {
  test("has the imports of its folder", async () => {
    const { change, drop, lines, follow } = openOffice({ hours: later });
    await follow();
    await drop("a.csv", invoicesCsv("A1"));
    await change({ id: "bills", path: "/inboxes/payables/", hours: later });
    expect(lines()).toEqual(["1 bills queued"]);
    await change({ id: "payables", path: "/inboxes/payables", hours: later });
    expect(lines()).toEqual(["1 payables queued"]);
  });

  test("may have the id that another one had before", async () => {
    const one = { id: "payables", path: "/inboxes/one", hours: later };
    const other = { id: "sales", path: "/inboxes/other", hours: later };
    const { change, drop, lines, follow } = openOffice(one, other);
    await follow();
    await drop("a.csv", invoicesCsv("A1"));
    await drop("b.csv", invoicesCsv("B1"), "sales");
    await change({ ...one, id: "sales" }, { ...other, id: "payables" });
    expect(lines()).toEqual(["1 sales queued", "2 payables queued"]);
  });

  test("has the imports that are over, too: their files are in its folders", async () => {
    const { change, drop, lines, follow, journal } = openOffice();
    await follow();
    await drop("a.csv", invoicesCsv("A1"));
    await drop("b.csv", invoicesCsv("A1"));
    expect(lines()).toEqual(["1 payables done", "2 payables duplicate"]);
    const [done] = journal.list(9).toReversed();
    await change({ id: "bills", path: "/inboxes/payables" });
    expect(lines()).toEqual(["1 bills done", "2 bills duplicate"]);
    expect(journal.atPath("bills", done?.place.path ?? "")?.id).toBe("1");
    expect([...journal.trail()].filter(({ what }) => what === "adopt")).toEqual([]);
  });

  test("and another folder is another inbox", async () => {
    const { change, drop, lines, follow } = openOffice({ hours: later });
    await follow();
    await drop("a.csv", invoicesCsv("A1"));
    await change({ id: "bills", path: "/inboxes/bills", hours: later });
    expect(lines()).toEqual(["1 payables queued"]);
  });
});

test("files that wait for one whose inbox leaves the settings take its place", async () => {
  const { change, drop, lines, run, service } = openOffice({ hours: later }, { id: "sales" });
  await drop("a.csv", invoicesCsv("A1"));
  await drop("b.csv", invoicesCsv("A1"), "sales");
  await drop("c.csv", invoicesCsv("A2", "A1"), "sales");
  expect(lines()).toEqual(["1 payables queued", "2 sales reading", "3 sales reading"]);
  await change({ id: "sales" });
  await run();
  const numbers = () => service.arrived.flatMap((one) => (one.what === "batch" ? one.payload.match(/A\d/g) : []));
  expect(lines()[0]).toBe("1 payables failed");
  expect(numbers().toSorted()).toEqual(["A1", "A2"]);
  await change({ hours: null }, { id: "sales" });
  await run();
  expect(numbers()).toHaveLength(2);
});

describe("a ceiling that is lowered", () => {
  const low = { ceilings: { other: "10" } };

  test("holds what is queued", async () => {
    const { change, drop, lines, run, service } = openOffice({ hours: later });
    await drop("a.csv", invoicesCsv("A1"));
    await change({ hours: later, ...low });
    await run();
    expect([lines(), service.arrived.length]).toEqual([["1 payables held"], 0]);
  });

  test("holds it also where it is lowered right before the sending", async () => {
    const { drop, lines, run, service, set } = openOffice({ hours: later });
    await drop("a.csv", invoicesCsv("A1"));
    set(low);
    await run();
    expect([lines(), service.arrived.length]).toEqual([["1 payables held"], 0]);
  });

  test("leaves alone what a person has approved, and what was sent in part", async () => {
    const { change, decide: person, drop, lines, run, service, wait } = openOffice({ hours: later, ...low });
    await drop("a.csv", invoicesCsv("A1"));
    await person("1", { type: "approve" });
    await change({ ceilings: { other: "5" } });
    await run();
    expect([lines(), service.arrived.length]).toEqual([["1 payables done"], 1]);
    await change({ maxInvoicesPerBatch: 1 });
    service.answerWith(["accept", "busy", "accept"]);
    await drop("b.csv", invoicesCsv("B1", "B2"));
    await change(low);
    await wait(hour);
    await run();
    expect([lines(), service.arrived.length]).toEqual([["1 payables done", "2 payables done"], 3]);
  });
});

describe("a setting that is changed back to less", () => {
  test("sends nothing by itself that a person was asked to approve", async () => {
    const { change, decide: person, drop, lines, run, service } = openOffice({ ceilings: { other: "10" } });
    await drop("a.csv", invoicesCsv("A1"));
    await change({ ceilings: { other: "1000" } });
    await run();
    expect([lines(), service.arrived.length]).toEqual([["1 payables held"], 0]);
    await person("1", { type: "approve" });
    await run();
    expect([lines(), service.arrived.length]).toEqual([["1 payables done"], 1]);
  });
});

describe("an inbox with another connection", () => {
  const branch = { connection: "branch" };
  const connections = (service: ReturnType<typeof openOffice>["service"]) =>
    service.arrived.map(({ connection }) => connection);

  test("sends what is queued over that one, whether it is noticed at a look or right before the sending", async () => {
    for (const way of ["change", "set"] as const) {
      const office = openOffice({ hours: later });
      await office.drop("a.csv", invoicesCsv("A1"));
      await office.drop("10023.pdf", pdf("1"));
      await office[way](branch);
      await office.run();
      expect(office.lines()).toEqual(["1 payables done", "2 payables done"]);
      expect(connections(office.service)).toEqual(["branch", "branch"]);
    }
  });

  test("has a file approved again that was approved for the one before", async () => {
    const {
      change,
      decide: person,
      drop,
      lines,
      run,
      service,
    } = openOffice({ hours: later, ceilings: { other: "10" } });
    await drop("a.csv", invoicesCsv("A1"));
    await person("1", { type: "approve" });
    await change(branch);
    await run();
    expect([lines(), service.arrived.length]).toEqual([["1 payables held"], 0]);
    await person("1", { type: "approve" });
    await run();
    expect(connections(service)).toEqual(["branch"]);
  });

  test("asks which invoice of that one a document is for, whatever was said of the one before", async () => {
    const { change, decide: person, drop, lines, run, service } = openOffice({ hours: later });
    await drop("scan.pdf", pdf("1"));
    await person("1", { type: "attach", purchaseInvoiceId: "10023" });
    await run();
    expect(lines()).toEqual(["1 payables queued"]);
    await change(branch);
    await run();
    expect([lines(), service.arrived.length]).toEqual([["1 payables waiting"], 0]);
    await person("1", { type: "attach", purchaseInvoiceId: "7" });
    await run();
    expect(connections(service)).toEqual(["branch"]);
  });

  test("asks a person about the rest of a file of which a part was sent, and sends it where the first part is", async () => {
    const one = { maxInvoicesPerBatch: 1 };
    const { change, decide: person, drop, journal, lines, run, service, wait } = openOffice(one);
    service.answerWith(["accept", "busy", "accept"]);
    await drop("a.csv", invoicesCsv("A1", "A2"));
    await change({ ...one, ...branch });
    expect(lines()).toEqual(["1 payables held"]);
    expect(journal.get("1")?.state).toMatchObject({
      why: { kind: "connection-changed", from: "office", to: "branch" },
    });
    await wait(hour);
    await run();
    expect(service.arrived).toHaveLength(1);
    await person("1", { type: "approve" });
    await run();
    expect([lines(), connections(service)]).toEqual([["1 payables done"], ["office", "office"]]);
  });

  test("asks the same where nobody knows whether the first part was sent, and a person says to send it again", async () => {
    const { change, decide: person, drop, journal, lines, run, service } = openOffice();
    service.answerWith(["lost-reply"]);
    await drop("a.csv", invoicesCsv("A1"));
    await change(branch);
    expect(lines()).toEqual(["1 payables unknown"]);
    await person("1", { type: "settle", answer: "send-again" });
    await run();
    expect(journal.get("1")?.state).toMatchObject({ at: "held", why: { kind: "connection-changed" } });
    expect(service.arrived).toHaveLength(1);
  });

  test("reads what waits for an answer by what that one has sent", async () => {
    const { change, drop, lines, run, service } = openOffice({}, { id: "sales" });
    await drop("a.csv", invoicesCsv("A1"));
    await drop("b.csv", invoicesCsv("A1", "A2").replaceAll("Acme", "ACME Ltd"), "sales");
    expect(lines()[1]).toBe("2 sales waiting");
    await change({}, { id: "sales", ...branch });
    await run();
    expect([lines()[1], connections(service)]).toEqual(["2 sales done", ["office", "branch"]]);
  });
});
