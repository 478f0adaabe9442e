/** @file An invoice list that is in the inbox is read before anything is sent, whatever was decided or queued before. */

import { describe, expect, test } from "vitest";
import { type Decision, decide } from "../../../../main/imports/decide.ts";
import type { Api } from "../../../../main/imports/ports/api-port.ts";
import { whatHoldsUp } from "../../../../shared/agent/held-up.ts";
import type { InboxSettings } from "../../../../shared/settings/settings.ts";
import { createFakeWorld, invoicesCsv, sampleSettings } from "../../../fakes/fake-world.ts";
import { startLife } from "../../../scenarios/life.ts";
import { createPower } from "../../../scenarios/power.ts";

const listOf = (...numbers: readonly string[]) =>
  `${["Purchase Invoice Id,Invoice Number,Supplier", ...numbers.map((number) => `10023,${number},Acme`)].join("\r\n")}\r\n`;

const hourMs = 60 * 60_000;

function open(...inboxes: readonly Partial<InboxSettings>[]) {
  const world = createFakeWorld(sampleSettings(...inboxes));
  const { clock, journal, ports } = world;
  const { agent, bugs } = startLife(world, createPower(null));
  const find = (path: string) => journal.list(600).find(({ place }) => place.dropped === path);
  return {
    ...world,
    agent,
    bugs,
    find,
    sync: () => clock.during(agent.sync()),
    say: async (path: string, decision: Decision) => {
      expect(await decide(ports, find(path)?.id ?? "none", decision, "Ada")).toMatchObject({ ok: true });
    },
  };
}

type Office = ReturnType<typeof open>;

/** Each gives the office with "a.csv" about to be sent at the next pass. */
const ways: Readonly<Record<string, () => Promise<Office>>> = {
  async "a person has sent again"() {
    const office = open();
    office.service.answerWith(["lost-call", "accept"]);
    office.disk.drop("a.csv", invoicesCsv("A1", "A2"));
    await office.sync();
    await office.say("a.csv", { type: "settle", answer: "send-again" });
    return office;
  },
  async "a person has approved"() {
    const office = open({ sending: "after-approval" });
    office.disk.drop("a.csv", invoicesCsv("A1", "A2"));
    await office.sync();
    await office.say("a.csv", { type: "approve" });
    return office;
  },
  async "a person has tried again"() {
    const office = open();
    office.service.answerWith(["refuse", "accept"]);
    office.disk.drop("a.csv", invoicesCsv("A1", "A2"));
    await office.sync();
    await office.say("a.csv", { type: "retry" });
    return office;
  },
  async "waits for a busy service"() {
    const office = open();
    office.service.answerWith(["busy-a-while"]);
    office.disk.drop("a.csv", invoicesCsv("A1", "A2"));
    await office.sync();
    office.service.answerWith(["accept"]);
    await office.clock.advance(hourMs);
    return office;
  },
};

describe.each(Object.entries(ways))("a spreadsheet that %s, with a list added before the next pass", (_, make) => {
  test("is asked about, and not sent", async () => {
    const { bugs, disk, find, service, sync } = await make();
    const before = service.arrived.length;
    disk.drop("list.csv", listOf("A1"));
    await sync();
    expect([service.arrived.length, bugs]).toEqual([before, []]);
    expect(find("a.csv")?.state).toMatchObject({
      at: "waiting",
      why: { kind: "already-sent", rows: [{ row: 2, is: "in-invoice-list" }] },
    });
  });

  test("is sent in the same pass where the list lacks its invoices", async () => {
    const { disk, find, service, sync } = await make();
    disk.drop("list.csv", listOf("B1"));
    await sync();
    expect([find("a.csv")?.state.at, service.arrived.length]).toEqual(["done", 1]);
  });

  test("is sent in the same pass where the list is open in another program all the while", async () => {
    const { disk, find, service, sync } = await make();
    disk.drop("list.csv", listOf("B1"));
    disk.hold("list.csv");
    await sync();
    expect([find("a.csv")?.state.at, service.arrived.length]).toEqual(["done", 1]);
  });
});

test("a list that settles in the inbox of another office holds nothing up, and one in the same office does", async () => {
  for (const [connection, sent] of [
    ["branch", 1],
    ["office", 0],
  ] as const) {
    const { agent, clock, disk, service } = open({}, { id: "sales", connection, settleMs: 20_000 });
    disk.drop("list.csv", listOf("B1"), "sales");
    disk.drop("a.csv", invoicesCsv("A1"));
    const pass = agent.sync();
    await clock.advance(10_000);
    expect(service.arrived).toHaveLength(sent);
    await clock.during(pass);
    expect(service.arrived).toHaveLength(1);
  }
});

test("a list that takes a minute to settle is read first, in the same pass, and what waits for it says so", async () => {
  const { agent, clock, disk, find, service } = open({ settleMs: 200 }, { id: "sales", settleMs: 58_000 });
  disk.drop("list.csv", listOf("A1"), "sales");
  disk.drop("a.csv", invoicesCsv("A1", "A2"));
  const pass = agent.sync();
  await clock.advance(55_000);
  const waiting = find("a.csv");
  expect(waiting && whatHoldsUp(waiting, agent.status())).toBe("list-first");
  await clock.during(pass);
  expect([service.arrived, find("list.csv")?.state.at]).toEqual([[], "done"]);
  expect(find("a.csv")?.state).toMatchObject({ at: "waiting", why: { kind: "already-sent" } });
});

test("Sync now outside the hours reads the list that was added a moment before", async () => {
  const office = open({
    hours: {
      days: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
      from: "23:00",
      until: "23:30",
      timeZone: "UTC",
    },
  });
  const { agent, clock, disk, find, service } = office;
  agent.start();
  disk.drop("a.csv", invoicesCsv("A1"));
  await clock.advance(60_000);
  expect(find("a.csv")?.state.at).toBe("queued");
  disk.drop("list.csv", listOf("A1"));
  agent.syncNow();
  await clock.advance(60_000);
  expect([find("a.csv")?.state.at, service.arrived.length]).toEqual(["waiting", 0]);
  await clock.during(agent.stop());
});

test("a hundred spreadsheets that take long to read are all sent in one pass", async () => {
  const office = open();
  const { clock, disk, ports, service, sync } = office;
  const { parser } = ports;
  const read = parser.read.bind(parser);
  Object.assign(parser, {
    read: async (...given: Parameters<typeof read>) => {
      await clock.wait(2_000, given[1] as AbortSignal);
      return read(...given);
    },
  });
  for (let n = 1; n <= 100; n += 1) disk.drop(`${n}.csv`, invoicesCsv(`A${n}`));
  await sync();
  expect(service.arrived).toHaveLength(100);
});

test("a list that is added while the sign-in takes its time is read before anything is sent", async () => {
  const world = createFakeWorld();
  const { clock, disk, journal, service } = world;
  const slowToSignIn = (api: Api): Api => ({
    ...api,
    async makeReady(connection) {
      if (journal.list(9).length === 1) disk.drop("list.csv", listOf("A1"));
      await clock.wait(5_000, new AbortController().signal);
      return api.makeReady(connection);
    },
  });
  const { agent } = startLife(world, createPower(null), { api: slowToSignIn });
  disk.drop("a.csv", invoicesCsv("A1"));
  await clock.during(agent.sync());
  expect(journal.list(9).map(({ place, state }) => [place.dropped, state.at])).toEqual([
    ["list.csv", "done"],
    ["a.csv", "waiting"],
  ]);
  expect(service.arrived).toEqual([]);
});

test("a file that is open elsewhere holds back what could be sent, and that time isn't used up before", async () => {
  const { agent, clock, disk, find, service } = open();
  service.answerWith(["busy-a-while", "accept"]);
  agent.start();
  disk.drop("a.csv", invoicesCsv("A1"));
  await clock.advance(10_000);
  expect(find("a.csv")?.state).toMatchObject({ at: "queued", why: { kind: "busy" } });
  disk.drop("list.csv", listOf("B1"));
  disk.hold("list.csv");
  await clock.advance(75_000);
  // The finance system's 90 s are over in a moment.
  await clock.advance(25_000);
  expect(service.arrived).toHaveLength(0);
  await clock.advance(60_000);
  expect(service.arrived).toHaveLength(1);
  await clock.during(agent.stop());
});
