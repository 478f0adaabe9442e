/** @file Posting hours and pauses, as the agent keeps them: a world in memory, in virtual time. */

import { describe, expect, test } from "vitest";
import { decide } from "../../../../main/imports/decide.ts";
import type { InboxSettings } from "../../../../shared/settings/settings.ts";
import { sayAgent } from "../../../../shared/wording/agent/say-agent.ts";
import { invoicesCsv, pdf } from "../../../fakes/fake-world.ts";
import { startLife } from "../../../scenarios/life.ts";
import { createPower } from "../../../scenarios/power.ts";
import { createTroubledWorld } from "../../../scenarios/troubled-world.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const timeOfDay = (ms: number) => new Date(ms).toISOString().slice(11, 16);

/** An agent that watches, and an inbox that opens in `opensIn` ms and closes three hours later. */
async function watch({ opensIn = hourMs, ...settings }: Partial<InboxSettings> & { opensIn?: number } = {}) {
  const world = createTroubledWorld({}, (journal) => journal);
  const { clock, service, journal } = world;
  const opensAt = Math.floor((clock.now() + opensIn) / minuteMs) * minuteMs;
  const hours: InboxSettings["hours"] = {
    days: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
    from: timeOfDay(opensAt),
    until: timeOfDay(opensAt + 3 * hourMs),
    timeZone: "UTC",
  };
  world.change({ hours, ...settings });
  const power = createPower();
  const { agent, bugs } = startLife(world, power, {}, true);
  agent.start();
  await clock.advance(5_000);
  const states = () => Object.fromEntries(journal.list(100).map(({ place, state }) => [place.dropped, state.at]));
  return { ...world, change: world.change, hours, opensAt, agent, bugs, states, arrived: () => service.arrived.length };
}

describe("outside its hours an inbox", () => {
  test("reads and checks what is dropped, sends nothing, and says from when it will", async () => {
    const { agent, disk, clock, service, states, opensAt, bugs } = await watch();
    disk.drop("a.csv", invoicesCsv("A1"));
    disk.drop("10023.pdf", pdf("one"));
    disk.drop("bad.csv", `${invoicesCsv("A2")}\r\n,A3,2026-11-20,10.00,2.00`);
    await clock.advance(20 * minuteMs);
    expect(states()).toEqual({ "a.csv": "queued", "10023.pdf": "queued", "bad.csv": "waiting" });
    expect(service.calls).toBe(0);
    const status = agent.status();
    expect(status.closed).toEqual([{ inbox: "payables", opensAt, files: 2 }]);
    expect(status.state).toBe("needs-you");
    expect(bugs).toEqual([]);
  });

  test("is not said to be working, nor that it goes on at once", async () => {
    const { agent, disk, clock, opensAt } = await watch();
    disk.drop("a.csv", invoicesCsv("A1"));
    await clock.advance(minuteMs);
    expect(sayAgent(agent.status(), "UTC")).toBe(`1 file waiting to be sent from ${timeOfDay(opensAt)}.`);
  });

  test("sends as soon as they begin, and nothing after they have ended", async () => {
    const { agent, disk, clock, states, opensAt, arrived } = await watch();
    disk.drop("a.csv", invoicesCsv("A1"));
    await clock.advance(opensAt - clock.now() - 1);
    expect(arrived()).toBe(0);
    await clock.advance(2_000);
    expect([arrived(), states()["a.csv"]]).toEqual([1, "done"]);
    expect(agent.status().closed).toEqual([]);
    await clock.advance(3 * hourMs);
    disk.drop("b.csv", invoicesCsv("B1"));
    await clock.advance(10 * minuteMs);
    expect([arrived(), states()["b.csv"]]).toEqual([1, "queued"]);
  });

  test("sends what a person approves when they begin, not before", async () => {
    const { disk, clock, journal, ports, opensAt, arrived } = await watch({ sending: "after-approval" });
    disk.drop("a.csv", invoicesCsv("A1"));
    await clock.advance(minuteMs);
    expect((await decide(ports, journal.list(1)[0]?.id ?? "", { type: "approve" }, "Ada")).ok).toBe(true);
    await clock.advance(minuteMs);
    expect(arrived()).toBe(0);
    await clock.advance(opensAt - clock.now() + 2_000);
    expect(arrived()).toBe(1);
  });

  test("goes on at once where its hours are taken out of the settings", async () => {
    const { agent, disk, clock, change, arrived } = await watch();
    disk.drop("a.csv", invoicesCsv("A1"));
    await clock.advance(minuteMs);
    change({});
    await clock.advance(2_000);
    expect([arrived(), agent.status().closed]).toEqual([1, []]);
  });
});

describe("a computer that slept", () => {
  test("through the beginning of the hours sends as it wakes", async () => {
    const { disk, clock, arrived } = await watch();
    disk.drop("a.csv", invoicesCsv("A1"));
    await clock.advance(minuteMs);
    clock.jump(2 * hourMs);
    await clock.advance(2_000);
    expect(arrived()).toBe(1);
  });

  test("through all of the hours waits for the next", async () => {
    const { agent, disk, clock, opensAt, arrived } = await watch();
    disk.drop("a.csv", invoicesCsv("A1"));
    await clock.advance(minuteMs);
    clock.jump(6 * hourMs);
    await clock.advance(2_000);
    expect([arrived(), agent.status().closed[0]?.opensAt]).toEqual([0, opensAt + 24 * hourMs]);
  });
});

describe("a file in several batches", () => {
  test("that has begun to go when the hours end is finished; what has not begun waits", async () => {
    const { disk, clock, service, states, arrived } = await watch({
      opensIn: -3 * hourMs + minuteMs,
      maxInvoicesPerBatch: 1,
    });
    service.answerWith(["accept"], 20_000);
    for (const name of ["a", "b", "c", "d"])
      disk.drop(`${name}.csv`, invoicesCsv(...Array.from({ length: 6 }, (_, n) => `${name}${n}`)));
    await clock.advance(10 * minuteMs);
    const ends = states();
    expect(Object.values(ends).filter((state) => state === "done")).toHaveLength(3);
    expect(Object.values(ends).filter((state) => state === "queued")).toHaveLength(1);
    expect(arrived()).toBe(18);
  });
});

describe("Sync now", () => {
  test("sends what waits and what has only just been dropped, whatever the hours, and once", async () => {
    const { agent, disk, clock, service, states, arrived } = await watch({ settleMs: 200 });
    disk.drop("a.csv", invoicesCsv("A1"));
    disk.drop("b.csv", invoicesCsv("B1"));
    await clock.advance(minuteMs);
    service.answerWith(["accept", "accept", "busy", "accept"]);
    disk.drop("c.csv", invoicesCsv("C1"));
    agent.syncNow();
    await clock.advance(20_000);
    // The one that met a busy service was tried, and waits for the hours as any other.
    await clock.advance(20 * minuteMs);
    expect(arrived()).toBe(2);
    expect(Object.values(states()).toSorted()).toEqual(["done", "done", "queued"]);
    disk.drop("d.csv", invoicesCsv("D1"));
    await clock.advance(minuteMs);
    expect(arrived()).toBe(2);
    expect(agent.status().closed).toMatchObject([{ files: 2 }]);
  });

  test("sends what was dropped a moment before, and not what is dropped a while after", async () => {
    const { agent, disk, clock, states } = await watch({ settleMs: 200 });
    disk.drop("before.csv", invoicesCsv("A1"));
    agent.syncNow();
    await clock.advance(minuteMs);
    disk.drop("after.csv", invoicesCsv("B1"));
    await clock.advance(minuteMs);
    expect(states()).toEqual({ "before.csv": "done", "after.csv": "queued" });
  });

  test("is told as working for as long as it sends, and the hours again afterwards", async () => {
    const { agent, disk, clock, service } = await watch();
    service.answerWith(["accept"], 10_000);
    for (let n = 0; n < 15; n += 1) disk.drop(`${n + 1}.pdf`, pdf(String(n)));
    await clock.advance(minuteMs);
    expect(agent.status()).toMatchObject({ state: "waiting", closed: [{ files: 15 }] });
    agent.syncNow();
    await clock.advance(15_000);
    expect(agent.status()).toMatchObject({ state: "working", closed: [] });
    await clock.advance(minuteMs);
    expect(agent.status()).toMatchObject({ state: "idle", closed: [{ files: 0 }] });
  });

  test("does not let what is approved later go outside the hours too", async () => {
    const { agent, disk, clock, journal, ports, arrived } = await watch({ sending: "after-approval", settleMs: 200 });
    disk.drop("a.csv", invoicesCsv("A1"));
    agent.syncNow();
    await clock.advance(minuteMs);
    await decide(ports, journal.list(1)[0]?.id ?? "", { type: "approve" }, "Ada");
    await clock.advance(minuteMs);
    expect(arrived()).toBe(0);
  });

  test("is what a pass that is asked for by name does", async () => {
    const world = createTroubledWorld(
      { hours: { days: ["mon"], from: "00:00", until: "00:01", timeZone: "UTC" } },
      (journal) => journal,
    );
    const { agent } = startLife(world, createPower());
    world.disk.drop("a.csv", invoicesCsv("A1"));
    await world.clock.during(agent.sync());
    expect(world.service.arrived).toHaveLength(1);
  });

  test("while paused is not remembered for when the pause is over", async () => {
    const { agent, disk, clock, arrived } = await watch();
    disk.drop("a.csv", invoicesCsv("A1"));
    await clock.advance(minuteMs);
    await agent.pause("until-resumed");
    agent.syncNow();
    await clock.advance(minuteMs);
    await agent.resume();
    await clock.advance(minuteMs);
    expect([arrived(), agent.status().closed]).toMatchObject([0, [{ files: 1 }]]);
  });

  test.each(["signing in", "resuming", "saving the settings"])("is not what %s does", async (what) => {
    const { agent, disk, clock, arrived } = await watch();
    disk.drop("a.csv", invoicesCsv("A1"));
    await clock.advance(minuteMs);
    if (what === "resuming") await agent.resume();
    else if (what === "saving the settings") agent.lookAgain();
    else await clock.during(agent.refreshAccounts());
    await clock.advance(minuteMs);
    expect(arrived()).toBe(0);
  });
});

describe("a pause", () => {
  test("for an hour ends by itself", async () => {
    const { agent, disk, clock, arrived } = await watch({ hours: null });
    await agent.pause("hour");
    const until = clock.now() + hourMs;
    expect(agent.status()).toMatchObject({ state: "paused", pausedUntil: until });
    disk.drop("a.csv", invoicesCsv("A1"));
    await clock.advance(hourMs - 1_000);
    expect([arrived(), agent.status().state]).toEqual([0, "paused"]);
    await clock.advance(5_000);
    expect([arrived(), agent.status()]).toMatchObject([1, { state: "idle", pausedUntil: null }]);
  });

  test("that ended while the computer slept is over when it wakes, also for a new start", async () => {
    const { agent, disk, clock, arrived } = await watch({ hours: null });
    await agent.pause("tomorrow");
    disk.drop("a.csv", invoicesCsv("A1"));
    await clock.advance(minuteMs);
    clock.jump(40 * hourMs);
    await clock.advance(2_000);
    expect(arrived()).toBe(1);
  });

  test("until resumed outlasts everything but that", async () => {
    const { agent, disk, clock, arrived } = await watch({ hours: null });
    await agent.pause("until-resumed");
    disk.drop("a.csv", invoicesCsv("A1"));
    clock.jump(400 * hourMs);
    await clock.advance(minuteMs);
    expect([arrived(), agent.status().pausedUntil]).toEqual([0, null]);
    await agent.resume();
    await clock.advance(minuteMs);
    expect(arrived()).toBe(1);
  });
});
