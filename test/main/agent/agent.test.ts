/** @file The agent's life over a world in memory, in virtual time. */

import { describe, expect, test } from "vitest";
import { createAgent } from "../../../main/agent/agent.ts";
import { createPausing } from "../../../main/assemble/agent/pausing.ts";
import { decide } from "../../../main/imports/decide.ts";
import { createImportQueue } from "../../../main/imports/import-queue.ts";
import type { JournalWrites } from "../../../main/imports/ports/journal-port.ts";
import type { AgentStatus } from "../../../shared/agent/agent-status.ts";
import { type AgentHealth, isStuck } from "../../../shared/agent/health.ts";
import type { OfficeStatus } from "../../../shared/agent/office-status.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { emptySettings } from "../../../shared/settings/settings.ts";
import { sayAgent } from "../../../shared/wording/agent/say-agent.ts";
import { speak } from "../../../shared/words/spoken.ts";
import type { Answer } from "../../fakes/fake-service.ts";
import { createFakeWorld, invoicesCsv, pdf, sampleSettings } from "../../fakes/fake-world.ts";
import { overJournal, writing } from "../../fakes/journal-writes.ts";
import { sha256Of } from "../../fakes/memory-disk.ts";
import { noSetHours } from "../../fakes/no-set-hours.ts";

const alone: OfficeStatus = { driver: null, isDriver: true, computers: [], database: "reachable", trouble: null };

/** An agent over a whole world in memory. */
function startAgent(settings = sampleSettings({ settleMs: 2_000 }), isInOffice = false) {
  const world = createFakeWorld(settings);
  const { ports, journal, folder, clock } = world;
  let paused: string | null = null;
  let signedIn = true;
  let runsOutAt: number | null = null;
  let notifyFolderChange = () => {};
  let notifyDataChange = () => {};
  const told: Import[] = [];
  const statuses: AgentStatus[] = [];
  const bugs: unknown[] = [];
  const turns: AgentHealth[] = [];
  let isHeld = false;
  let isDiskFull = false;
  let listingMs = 0;
  let drives = true;
  const inboxes = {
    ...folder,
    sweep: async (...of: Parameters<typeof folder.sweep>) => {
      const found = await folder.sweep(...of);
      if (listingMs > 0) await clock.wait(listingMs, new AbortController().signal);
      return found;
    },
    watch: (_: unknown, onChange: () => void) => {
      notifyFolderChange = onChange;
      return { close: async () => {} };
    },
  };
  let accountsMark: string | null = null;
  const metadata = {
    metadata: () => paused,
    async commit<T>(decide: (draft: Pick<JournalWrites, "setMetadata">) => T) {
      return decide({
        setMetadata(_, value) {
          paused = value;
        },
      });
    },
  };
  let officeStatus = alone;
  const pausing = createPausing(metadata, clock.now, "Europe/London", "ada");
  const startAgain = () =>
    createAgent({
      ports,
      queue: createImportQueue(
        ports,
        () => pausing.now() === null && !isHeld,
        (bug) => bugs.push(bug),
      ),
      readSettings: () => settings,
      lookAtFolders: async () => {},
      lookAtFile: async () => ({ is: "away" }),
      findFullDisk: async () => (isDiskFull ? "/data" : null),
      templateProblems: () => [],
      inboxes,
      journal,
      watchData: (onChange) => {
        notifyDataChange = onChange;
        return () => {};
      },
      accountsMark: () => accountsMark,
      accountStatus: async () => ({
        signedIn: signedIn && (runsOutAt === null || clock.now() < runsOutAt),
        account: "ada",
        keychainProblem: null,
        expiresAt: runsOutAt,
        canRefresh: runsOutAt === null,
      }),
      dailyJobs: noSetHours,
      ...(isInOffice && { office: { drives: () => drives, status: () => officeStatus, late: journal } }),
      pausing,
      onImport: (changed) => told.push(changed),
      onStatus: (status) => statuses.push(status),
      onUnsettled() {},
      onTurn: async (health) => {
        turns.push(health);
      },
      holdSending: (held) => {
        isHeld = held;
      },
      report: (bug) => bugs.push(bug),
    });
  const agent = startAgain();
  return {
    ...world,
    agent,
    /** Another agent over the same world: as another process starts it. */
    startAgain,
    told,
    statuses,
    bugs,
    turns,
    fillDisk: (isFull: boolean) => {
      isDiskFull = isFull;
    },
    cutOff: (trouble: OfficeStatus["trouble"]) => {
      officeStatus = { ...alone, trouble };
    },
    drive: (isDriver: boolean) => {
      drives = isDriver;
    },
    /** The next look at a file before it is read fails once. */
    refuseOneRead: () => {
      const { inspect } = ports.folder;
      const refuse: typeof inspect = async () => {
        Object.assign(ports.folder, { inspect });
        return { ok: false, error: { kind: "file-unreadable", detail: "no rights" } };
      };
      Object.assign(ports.folder, { inspect: refuse });
    },
    /** A slow file server: what a look finds is known so long after it looked. */
    listFor: (ms: number) => {
      listingMs = ms;
    },
    notifyFolderChange: () => notifyFolderChange(),
    notifyDataChange: () => notifyDataChange(),
    sign: (isIn: boolean) => {
      signedIn = isIn;
    },
    runOutIn: (ms: number) => {
      runsOutAt = clock.now() + ms;
    },
    signElsewhere: (isIn: boolean) => {
      signedIn = isIn;
      accountsMark = `another process, ${isIn}`;
    },
    sync: () => clock.during(agent.sync()),
    stop: () => clock.during(agent.stop()),
  };
}

const countsOf = ({ status }: { status(): AgentStatus }) => {
  const { underWay, done, failed, needsYou, duplicate } = status().counts;
  return { underWay, done, failed, needsYou, duplicate };
};

describe("while files settle in an inbox with approval", () => {
  test("nobody is told that they are sent automatically", async () => {
    const { disk, statuses, sync } = startAgent(sampleSettings({ settleMs: 2_000, sending: "after-approval" }));
    disk.drop("a.csv", invoicesCsv("A1"));
    disk.drop("b.csv", invoicesCsv("B1"));
    await sync();
    const said = new Set(statuses.map((status) => sayAgent(status, "UTC")));
    expect([...said].filter((sentence) => sentence.includes("automatically"))).toEqual([]);
    expect([...said].at(-1)).toBe("2 files need you.");
  });
});

describe("one pass", () => {
  test("is not over while a file rests that could not be opened a moment ago", async () => {
    const { disk, service, refuseOneRead, sync } = startAgent();
    refuseOneRead();
    disk.drop("a.csv", invoicesCsv("A1"));
    await sync();
    expect(service.calls).toBe(1);
  });

  test("takes in every file that is there, and a second pass does nothing", async () => {
    const { agent, disk, service, sync } = startAgent();
    disk.drop("a.csv", invoicesCsv("A1"));
    disk.drop("10023.pdf", pdf("1"));
    disk.drop("scan.pdf", pdf("2"));
    await sync();
    expect(countsOf(agent)).toEqual({ underWay: 0, done: 2, failed: 0, needsYou: 1, duplicate: 0 });
    expect(agent.status()).toMatchObject({ state: "needs-you", needPerson: 1 });
    await sync();
    expect(service.calls).toBe(2);
  });

  test("over an empty inbox ends at once", async () => {
    const { agent, clock, sync } = startAgent();
    const before = clock.now();
    await sync();
    expect([clock.now() - before, agent.status().state]).toEqual([0, "idle"]);
  });

  test("looks again for a file that was edited while it was being sent", async () => {
    const { agent, disk, service, clock } = startAgent();
    disk.drop("10023.pdf", pdf("1"));
    service.answerWith(["accept"], 10_000);
    const pass = agent.sync();
    await clock.advance(5_000);
    disk.drop("10023.pdf", pdf("2"));
    await clock.during(pass);
    expect(service.arrived).toMatchObject([{ purchaseInvoiceId: "10023", sha256: sha256Of(pdf("2")) }]);
    expect(agent.status()).toMatchObject({ state: "idle", counts: { done: 1 } });
  });

  test("waits for a file that still settles when the work before it has taken long", async () => {
    const { agent, disk, service, clock } = startAgent();
    disk.drop("10023.pdf", pdf("1"));
    service.answerWith(["accept"], 95_000);
    const pass = agent.sync();
    await clock.advance(1_000);
    disk.drop("10024.pdf", pdf("2"));
    await clock.during(pass);
    expect(service.arrived).toMatchObject([{ purchaseInvoiceId: "10023" }, { purchaseInvoiceId: "10024" }]);
    expect(agent.unsettled()).toEqual([]);
  });

  test("tries again soon after a long work, where the connection broke", async () => {
    const { agent, disk, service, clock } = startAgent();
    disk.drop("10023.pdf", pdf("1"));
    service.answerWith(["accept", "cut-off", "accept"], 95_000);
    const pass = agent.sync();
    await clock.advance(1_000);
    disk.drop("10024.pdf", pdf("2"));
    await clock.during(pass);
    expect(service.arrived).toHaveLength(2);
  });

  test("ends although a file never stops changing", async () => {
    const { agent, disk, clock } = startAgent();
    disk.drop("10023.pdf", pdf("1"));
    const pass = agent.sync();
    let isOver = false;
    void pass.then(() => {
      isOver = true;
    });
    for (let n = 0; n < 200 && !isOver; n++) {
      disk.drop("10023.pdf", pdf(`again ${n}`));
      await clock.advance(1_000);
    }
    expect(isOver).toBe(true);
    expect(agent.unsettled()).toMatchObject([{ file: "10023.pdf" }]);
  });

  test("points out a document that has waited for its invoice for the inbox's days, and not before", async () => {
    const { agent, disk, clock, sync } = startAgent();
    const dayMs = 24 * 60 * 60_000;
    disk.drop("scan.pdf", pdf("1"));
    await sync();
    expect(agent.status()).toMatchObject({ needPerson: 1, overdue: null });
    await clock.advance(2.9 * dayMs);
    await sync();
    expect(agent.status().overdue).toBeNull();
    await clock.advance(0.2 * dayMs);
    await sync();
    expect(agent.status().overdue).toMatchObject({ documents: 1, daysOfOldest: 3 });
  });

  test("takes in the spreadsheet that took the place of one while it was sent", async () => {
    const { agent, disk, service, clock } = startAgent();
    disk.drop("a.csv", invoicesCsv("A1"));
    service.answerWith(["accept"], 10_000);
    const pass = agent.sync();
    await clock.advance(5_000);
    disk.drop("a.csv", invoicesCsv("A2"));
    await clock.during(pass);
    expect(service.arrived).toHaveLength(2);
    expect(agent.status()).toMatchObject({ state: "idle", counts: { done: 2 } });
  });

  test("takes in what took the place of a file that could not be moved", async () => {
    const { agent, disk, service, clock, sync } = startAgent();
    disk.drop("a.csv", invoicesCsv("A1"));
    disk.refuseMoves(100);
    await sync();
    disk.drop("10023.pdf", pdf("1"));
    service.answerWith(["accept"], 10_000);
    const pass = agent.sync();
    await clock.advance(5_000);
    disk.drop("a.csv", invoicesCsv("A2"));
    disk.refuseMoves(0);
    await clock.during(pass);
    expect(service.arrived).toHaveLength(3);
    expect(agent.status()).toMatchObject({ state: "idle", counts: { done: 3 } });
  });

  test("waits for a file that is being written, but not for ever", async () => {
    const { agent, disk, clock, sync } = startAgent();
    disk.drop("a.csv", invoicesCsv("A1"));
    disk.hold("a.csv");
    const before = clock.now();
    await sync();
    expect(clock.now() - before).toBeGreaterThanOrEqual(60_000);
    expect(clock.now() - before).toBeLessThan(90_000);
    expect(agent.unsettled()).toMatchObject([{ file: "a.csv", why: "in-use" }]);
    expect(agent.status()).toMatchObject({ state: "waiting", counts: { underWay: 1 } });
  });

  test.each([
    ["files what another program had open when it was sent, once that lets go of it", 8_000, 0],
    ["leaves what another program keeps open for longer than a minute to the next pass", 600_000, 1],
  ])("%s", async (_, heldMs, unfiled) => {
    const { agent, disk, service, clock, journal } = startAgent();
    disk.drop("10023.pdf", pdf("1"));
    service.answerWith(["accept"], 10_000);
    const begun = clock.now();
    const pass = agent.sync();
    await clock.advance(5_000);
    disk.hold("10023.pdf");
    void clock.wait(5_000 + heldMs, new AbortController().signal).then(() => disk.release("10023.pdf"));
    await clock.during(pass);
    expect(journal.unfiled()).toHaveLength(unfiled);
    expect(clock.now() - begun).toBeLessThan(90_000);
    expect(service.arrived).toHaveLength(1);
  });

  test("tries a service that is busy a few times, and then leaves the rest to the next pass", async () => {
    const { agent, disk, service, clock, sync } = startAgent();
    disk.drop("a.csv", invoicesCsv("A1"));
    service.answerWith(["busy"]);
    const before = clock.now();
    await sync();
    expect(clock.now() - before).toBeLessThan(30_000);
    expect(service.calls).toBeGreaterThan(1);
    expect(agent.status()).toMatchObject({ state: "offline", counts: { underWay: 1 } });
    service.answerWith(["accept"]);
    await clock.advance(60_000);
    await sync();
    expect(agent.status().counts.done).toBe(1);
  });

  test("over an inbox that cannot be reached says so, and goes on with the others", async () => {
    const { agent, disk, service, sync } = startAgent(sampleSettings({}, { id: "sales" }));
    disk.drop("a.csv", invoicesCsv("A1"), "sales");
    disk.lose("it isn't there");
    await sync();
    expect(service.arrived).toHaveLength(1);
    expect(agent.status()).toMatchObject({
      state: "offline",
      inboxes: [
        { id: "payables", unreachable: "it isn't there" },
        { id: "sales", unreachable: null },
      ],
    });
  });

  test("over an inbox that stays away keeps since when it is, until it is back", async () => {
    const { agent, clock, disk, sync } = startAgent(sampleSettings());
    disk.lose("it isn't there");
    await sync();
    const noticedAt = clock.now();
    await clock.advance(5 * 60_000);
    await sync();
    expect(agent.status().inboxes).toMatchObject([{ id: "payables", unreachableSince: noticedAt }]);
    disk.lose(null);
    await sync();
    expect(agent.status().inboxes[0]).not.toHaveProperty("unreachableSince");
    await clock.advance(5 * 60_000);
    disk.lose("it isn't there");
    await sync();
    expect(agent.status().inboxes[0]?.unreachableSince).toBeGreaterThanOrEqual(noticedAt + 10 * 60_000);
  });
});

describe("what waits since the pass before", () => {
  /** An agent of another process, over the same world, with a file that waits because of `answer`. */
  async function waitingSince(answer: Answer, signedIn: boolean) {
    const started = startAgent();
    started.sign(signedIn);
    started.service.answerWith([answer]);
    started.disk.drop("a.csv", invoicesCsv("A1"));
    await started.sync();
    started.service.answerWith(["accept"]);
    await started.clock.advance(1_000);
    const { calls } = started.service;
    return { ...started, callsBefore: calls };
  }

  test.each<[string, Answer]>([
    ["nobody was signed in", "no-token"],
    ["the finance system turned the token down", "signed-out"],
    ["the network was away", "unreachable"],
  ])("is tried at once by the next pass, where %s", async (_, answer) => {
    const { sync, sign, service, agent, clock } = await waitingSince(answer, answer !== "no-token");
    sign(true);
    const before = clock.now();
    await sync();
    expect([service.arrived.length, agent.status().state]).toEqual([1, "idle"]);
    expect(clock.now() - before).toBeLessThan(1_000);
  });

  test("is tried at once by an agent that starts", async () => {
    const { startAgain, sign, service, clock } = await waitingSince("no-token", false);
    sign(true);
    const another = startAgain();
    another.start();
    await clock.advance(2_500);
    expect(service.arrived.length).toBe(1);
    await clock.during(another.stop());
  });

  test("keeps the wait that a busy finance system has asked for", async () => {
    const { sync, service, callsBefore } = await waitingSince("busy-a-while", true);
    await sync();
    expect([service.calls, service.arrived.length]).toEqual([callsBefore, 0]);
  });

  test("is not said to wait for a sign-in that there is by now, before it is tried again", async () => {
    const { agent, sign, clock, ports } = await waitingSince("no-token", false);
    expect(agent.status().state).toBe("signed-out");
    sign(true);
    await clock.during(agent.look(false));
    expect(ports.journal.underWay()).toMatchObject([{ state: { why: { kind: "signed-out" } } }]);
    expect(agent.status().state).toBe("working");
  });

  test("is said to wait for a sign-in that ended since the accounts were asked", async () => {
    const { agent, service, disk, clock, stop } = startAgent();
    agent.start();
    await clock.advance(5_000);
    service.answerWith(["no-token"]);
    disk.drop("a.csv", invoicesCsv("A1"));
    await clock.advance(8_000);
    expect(agent.status()).toMatchObject({ state: "signed-out", connections: [{ signedIn: true }, {}] });
    await stop();
  });

  test("is still said to wait where only another try can tell whether it is over", async () => {
    const { agent, clock } = await waitingSince("signed-out", true);
    await clock.during(agent.look(false));
    expect(agent.status().state).toBe("signed-out");
  });
});

describe("a look", () => {
  test("counts what waits in the inbox and touches nothing", async () => {
    const { agent, disk, journal, clock } = startAgent();
    disk.drop("a.csv", invoicesCsv("A1"));
    expect(await clock.during(agent.look(false))).toMatchObject([{ file: "a.csv", why: "new" }]);
    expect([journal.list(10), disk.paths(), agent.status().counts.underWay]).toEqual([[], ["a.csv"], 1]);
  });
});

describe("an agent whose journal is still looked through", () => {
  test("sees what is dropped and says why it waits, and takes it up once the journal is known to be whole", async () => {
    const { agent, disk, clock, journal, service, turns, stop } = startAgent();
    const checking = Promise.withResolvers<void>();
    disk.drop("a.csv", invoicesCsv("A1"));
    agent.start(checking.promise);
    await clock.advance(20_000);
    expect(agent.unsettled()).toMatchObject([{ file: "a.csv", why: "journal-unchecked" }]);
    expect(agent.status()).toMatchObject({ state: "waiting", counts: { underWay: 1 } });
    expect([journal.list(1), disk.paths(), service.calls]).toEqual([[], ["a.csv"], 0]);
    expect(turns.at(-1)?.lastSweepAt).not.toBeNull();
    checking.resolve();
    await clock.advance(5_000);
    expect(agent.unsettled()).toEqual([]);
    expect(journal.list(1)[0]?.state.at).toBe("done");
    await stop();
  });

  test("goes on with nothing that the journal has under way", async () => {
    const { agent, disk, clock, journal, ports, service, sync, stop } = startAgent(
      sampleSettings({ sending: "after-approval" }),
    );
    disk.drop("a.csv", invoicesCsv("A1"));
    await sync();
    await decide(ports, journal.list(1)[0]?.id ?? "", { type: "approve" }, "ada");
    const lay = disk.paths();
    agent.start(new Promise(() => {}));
    agent.syncNow();
    await clock.advance(60_000);
    expect([service.calls, disk.paths()]).toEqual([0, lay]);
    await stop();
  });

  test("imports nothing where the journal turns out to be damaged", async () => {
    const { agent, disk, clock, journal, bugs, stop } = startAgent();
    const checking = Promise.withResolvers<void>();
    agent.start(checking.promise);
    disk.drop("a.csv", invoicesCsv("A1"));
    await clock.advance(10_000);
    checking.reject(new Error("damaged"));
    await clock.advance(60_000);
    expect([journal.list(1), disk.paths(), bugs]).toEqual([[], ["a.csv"], []]);
    await stop();
  });
});

test("a file that was edited in Needs you, and is back in the inbox, is never overlooked for a moment", async () => {
  const { agent, disk, clock, stop } = startAgent(sampleSettings({ settleMs: 200, sending: "after-approval" }));
  agent.start();
  disk.drop("a.csv", invoicesCsv("A1"));
  await clock.advance(7_000);
  disk.drop("Needs you/a.csv", invoicesCsv("A2"));
  const said = new Set<string>();
  for (let n = 0; n < 80; n += 1) {
    await clock.advance(100);
    if (disk.read("a.csv")) said.add(agent.status().state);
  }
  expect([...said].toSorted()).toEqual(["waiting", "working"]);
  await stop();
});

test("a document that was edited before it could be sent is looked at within two seconds of its return", async () => {
  const { agent, disk, clock, journal, ports, stop } = startAgent(sampleSettings({ settleMs: 200 }));
  agent.start();
  disk.drop("scan.pdf", pdf("1"));
  await clock.advance(12_000);
  const [asked] = journal.list(1);
  expect(asked?.state.at).toBe("waiting");
  disk.drop("Needs you/scan.pdf", pdf("2"));
  await decide(ports, asked?.id ?? "", { type: "attach", purchaseInvoiceId: "1005" }, "ada");
  let overlookedMs = 0;
  for (let n = 0; n < 100; n += 1) {
    await clock.advance(100);
    if (disk.read("scan.pdf") && agent.status().state === "idle") overlookedMs += 100;
  }
  expect(overlookedMs).toBeLessThanOrEqual(2_000);
  await stop();
});

test("names its inboxes before it has looked at them: what is handed over in the first second finds its inbox", () => {
  const { agent } = startAgent();
  expect(agent.status().inboxes).toMatchObject([{ id: "payables", unreachable: null }]);
});

describe("a running agent", () => {
  test("names a file that it has been unable to read for an hour, and works on it as soon as it can", async () => {
    const { agent, clock, disk, journal, ports, sync, stop } = startAgent();
    disk.drop("scan.pdf", pdf("1"));
    await sync();
    disk.hold("Needs you/scan.pdf");
    await decide(ports, journal.list(1)[0]?.id ?? "", { type: "attach", purchaseInvoiceId: "10023" }, "ada");
    agent.start();
    await clock.advance(50 * 60_000);
    expect(agent.status()).toMatchObject({ state: "working", exceptions: [] });
    await clock.advance(15 * 60_000);
    expect(agent.status().exceptions).toEqual([
      { inbox: "payables", path: "Needs you/scan.pdf", is: "not-taken-in", why: "unreadable" },
    ]);
    disk.release("Needs you/scan.pdf");
    await clock.advance(60_000);
    expect([agent.status().exceptions, journal.list(1)[0]?.state.at]).toEqual([[], "done"]);
    await stop();
  });

  test("looks as often as ever after the clock has been set back by a day", async () => {
    const { agent, clock, disk, journal, stop } = startAgent();
    agent.start();
    await clock.advance(10_000);
    clock.jump(-24 * 60 * 60_000);
    disk.drop("10023.pdf", pdf("1"));
    await clock.advance(15_000);
    expect(journal.list(1)[0]?.state.at).toBe("done");
    await stop();
  });

  test("one pass lasts no longer for a clock that is set back by a day meanwhile", async () => {
    const { agent, clock, disk } = startAgent();
    disk.drop("10023.pdf", pdf("1"));
    disk.hold("10023.pdf");
    let isOver = false;
    const passing = agent.sync().then(() => {
      isOver = true;
    });
    await clock.advance(10_000);
    clock.jump(-24 * 60 * 60_000);
    await clock.advance(90_000);
    expect(isOver).toBe(true);
    await passing;
  });

  test("takes up what is dropped, and tells of it within two seconds of its settling", async () => {
    const { agent, disk, clock, told, statuses, notifyFolderChange, stop } = startAgent();
    agent.start();
    await clock.advance(3_000);
    expect(statuses.at(-1)?.state).toBe("idle");
    disk.drop("a.csv", invoicesCsv("A1"));
    notifyFolderChange();
    await clock.advance(6_000);
    expect(told.at(-1)).toMatchObject({ state: { at: "done" }, place: { path: expect.stringMatching(/^Done/) } });
    expect(statuses.at(-1)).toMatchObject({ state: "idle", counts: { done: 1 } });
    await stop();
  });

  test("tells its state again when another language is spoken, and not otherwise", async () => {
    const { agent, clock, statuses, stop } = startAgent();
    agent.start();
    await clock.advance(60_000);
    const before = statuses.length;
    await clock.advance(60_000);
    expect(statuses.length).toBe(before);
    speak({ language: "de", formats: "de-DE" });
    await clock.advance(10_000);
    speak({ language: "en", formats: "en-GB" });
    expect(statuses.length).toBe(before + 1);
    await stop();
  });

  test("sees a file that no watcher reported", async () => {
    const { agent, disk, clock, service, stop } = startAgent();
    agent.start();
    await clock.advance(3_000);
    disk.drop("a.csv", invoicesCsv("A1"));
    await clock.advance(15_000);
    expect(service.arrived).toHaveLength(1);
    await stop();
  });

  test("acts on a decision that another process has written into the journal", async () => {
    const { agent, disk, clock, ports, service, notifyDataChange, stop } = startAgent(
      sampleSettings({ sending: "after-approval" }),
    );
    disk.drop("a.csv", invoicesCsv("A1"));
    agent.start();
    await clock.advance(10_000);
    expect(agent.status()).toMatchObject({ state: "needs-you", needPerson: 1 });
    await decide(ports, "1", { type: "approve" }, "Ada");
    notifyDataChange();
    await clock.advance(1_000);
    expect([service.arrived.length, agent.status().state]).toEqual([1, "idle"]);
    await stop();
  });

  test("that is paused sends nothing, says so, and goes on when it is resumed", async () => {
    const { agent, disk, clock, service, statuses, stop } = startAgent();
    agent.start();
    await agent.pause("until-resumed");
    disk.drop("a.csv", invoicesCsv("A1"));
    await clock.advance(60_000);
    expect([service.calls, statuses.at(-1)?.state, countsOf(agent).underWay]).toEqual([0, "paused", 1]);
    await agent.resume();
    await clock.advance(2_000);
    expect([service.calls, statuses.at(-1)?.state]).toEqual([1, "idle"]);
    await stop();
  });

  test("that is signed out says so, and sends as soon as someone has signed in", async () => {
    const { agent, disk, clock, service, sign, stop } = startAgent();
    sign(false);
    service.answerWith(["signed-out"]);
    disk.drop("a.csv", invoicesCsv("A1"));
    agent.start();
    await clock.advance(10_000);
    expect(agent.status().state).toBe("signed-out");
    sign(true);
    service.answerWith(["accept"]);
    await agent.refreshAccounts();
    await clock.advance(1_000);
    expect([service.arrived.length, agent.status().state]).toEqual([1, "idle"]);
    await stop();
  });

  test("whose token the service turns down asks seldom all night, and at once when someone has signed in", async () => {
    const { agent, disk, clock, service, signElsewhere, stop } = startAgent();
    service.answerWith(["signed-out"]);
    disk.drop("a.csv", invoicesCsv("A1"));
    agent.start();
    await clock.advance(8 * 60 * 60_000);
    expect(service.calls).toBeGreaterThan(80);
    expect(service.calls).toBeLessThan(130);
    service.answerWith(["accept"]);
    signElsewhere(true);
    await clock.advance(2_000);
    expect(service.arrived.length).toBe(1);
    await stop();
  });

  test("hears within two seconds of a sign-in or a sign-out in another process", async () => {
    const { agent, disk, clock, service, signElsewhere, stop } = startAgent();
    agent.start();
    await clock.advance(5_000);
    signElsewhere(false);
    await clock.advance(2_000);
    expect(agent.status().state).toBe("signed-out");
    service.answerWith(["signed-out"]);
    disk.drop("a.csv", invoicesCsv("A1"));
    await clock.advance(10_000);
    service.answerWith(["accept"]);
    signElsewhere(true);
    await clock.advance(2_000);
    expect([service.arrived.length, agent.status().state]).toEqual([1, "idle"]);
    await stop();
  });

  test("says which documents a list names that have not come for longer than the inbox wants, until they come", async () => {
    const { agent, disk, clock, notifyFolderChange, stop } = startAgent();
    disk.drop("attachments.csv", "Purchase invoice ID,File\r\n10023,late.pdf\r\n10024,there.pdf\r\n");
    disk.drop("there.pdf", pdf("there"));
    agent.start();
    await clock.advance(20_000);
    expect(agent.status().missingDocuments).toBeNull();
    clock.jump(3 * 24 * 60 * 60_000);
    await clock.advance(2_000);
    expect(agent.status().missingDocuments).toMatchObject({
      documents: 1,
      first: { path: "late.pdf", list: "attachments.csv", row: 2, purchaseInvoiceId: "10023" },
    });
    disk.drop("late.pdf", pdf("late"));
    notifyFolderChange();
    await clock.advance(1_500);
    expect(agent.status().missingDocuments).toBeNull();
    await clock.advance(20_000);
    expect([agent.status().missingDocuments, agent.status().counts.done]).toEqual([null, 3]);
    await stop();
  });

  test("stops reporting a listed document that is never added", async () => {
    const { agent, disk, clock, stop } = startAgent();
    disk.drop("attachments.csv", "Purchase invoice ID,File\r\n10023,never.pdf\r\n");
    agent.start();
    await clock.advance(20_000);
    clock.jump(32 * 24 * 60 * 60_000);
    await clock.advance(2_000);
    expect(agent.status().missingDocuments?.documents).toBe(1);
    clock.jump(2 * 24 * 60 * 60_000);
    await clock.advance(2_000);
    expect(agent.status().missingDocuments).toBeNull();
    await stop();
  });

  test("tells at once that a sign-in has run out which nothing can carry on", async () => {
    const { agent, clock, runOutIn, stop } = startAgent();
    runOutIn(70_000);
    agent.start();
    await clock.advance(68_000);
    expect(agent.status().state).toBe("idle");
    await clock.advance(4_000);
    expect(agent.status().state).toBe("signed-out");
    await stop();
  });

  test("comes back to an inbox that was away, with nothing lost and nothing sent again", async () => {
    const { agent, disk, clock, service, stop } = startAgent();
    for (let n = 1; n <= 20; n += 1) disk.drop(`${n}.pdf`, pdf(String(n)));
    disk.drop("scan.pdf", pdf("no number"));
    agent.start();
    await clock.advance(20_000);
    disk.lose("it isn't there");
    disk.drop("21.pdf", pdf("21"));
    await clock.advance(10 * 60_000);
    expect(agent.status()).toMatchObject({ state: "offline", counts: { done: 20, needsYou: 1 } });
    disk.lose(null);
    await clock.advance(30_000);
    expect(agent.status()).toMatchObject({ state: "needs-you", counts: { done: 21, needsYou: 1, failed: 0 } });
    expect(service.arrived).toHaveLength(21);
    await stop();
  });

  test("counts a file once, also while it has yet to hold still before a new agent's eyes", async () => {
    const { agent, disk, clock, journal, folder, stop } = startAgent();
    disk.drop("a.csv", invoicesCsv("A1"));
    writing(journal).add(
      {
        inbox: "payables",
        connection: "office",
        kind: "batch",
        sha256:
          (await folder.inspect("payables", "a.csv").then((looked) => looked.ok && looked.value.drop.sha256)) || "",
        sizeBytes: 1,
        dropped: "a.csv",
        seenAt: 1,
      },
      { what: "take-in", who: "agent", detail: null },
    );
    await agent.pause("until-resumed");
    agent.start();
    await clock.advance(600);
    expect(countsOf(agent).underWay).toBe(1);
    await stop();
  });

  test("takes up the others when one file meets a bug", async () => {
    const { agent, disk, clock, bugs, journal, service, stop } = startAgent();
    const { atPath } = journal;
    Object.assign(journal, {
      atPath: (inbox: string, path: string) => {
        if (path === "1.pdf" && journal.list(10).length < 2) throw new Error("our own mistake");
        return atPath(inbox, path);
      },
    });
    agent.start();
    await clock.advance(3_000);
    for (const name of ["1", "2", "3"]) disk.drop(`${name}.pdf`, pdf(name));
    await clock.advance(60_000);
    expect([service.arrived.length, bugs.length > 0]).toEqual([3, true]);
    await stop();
  });

  test("shows what a full journal does not take, and takes it up as soon as it does", async () => {
    const { agent, disk, clock, bugs, journal, service, stop } = startAgent();
    const { commit } = journal;
    const add = () => {
      throw new Error("database or disk is full");
    };
    Object.assign(
      journal,
      overJournal({ ...journal }, {}, () => ({ add })),
    );
    agent.start();
    for (const name of ["1", "2"]) disk.drop(`${name}.pdf`, pdf(name));
    await clock.advance(60_000);
    expect(agent.status()).toMatchObject({ state: "waiting", counts: { underWay: 2 } });
    expect(agent.unsettled().map(({ file, why }) => [file, why])).toEqual([
      ["1.pdf", "not-noted"],
      ["2.pdf", "not-noted"],
    ]);
    expect(agent.unsettled()[0]?.since).toBeLessThan(clock.now() - 30_000);
    expect([service.calls, bugs.length > 0]).toEqual([0, true]);
    Object.assign(journal, { commit });
    await clock.advance(5_000);
    expect([service.arrived.length, agent.unsettled()]).toEqual([2, []]);
    await stop();
  });

  test("on a full disk needs a person, and shows no sweep until there is space", async () => {
    const { agent, disk, clock, service, fillDisk, stop } = startAgent();
    agent.start();
    await clock.advance(10_000);
    fillDisk(true);
    disk.drop("a.csv", invoicesCsv("A1"));
    await clock.advance(5_000);
    expect(agent.status()).toMatchObject({
      state: "needs-you",
      exceptions: [{ path: "/data", is: "disk-full" }],
    });
    await clock.advance(140_000);
    expect(isStuck(agent.health(), clock.now())).toBe(true);
    fillDisk(false);
    await clock.advance(20_000);
    expect(agent.status()).toMatchObject({ state: "idle", exceptions: [] });
    expect([isStuck(agent.health(), clock.now()), service.arrived.length]).toEqual([false, 1]);
    await stop();
  });

  test("lives on after a bug in one of its turns, and tells of it", async () => {
    const { agent, disk, clock, bugs, journal, service, stop } = startAgent();
    const { tally } = journal;
    Object.assign(journal, {
      tally: () => {
        throw new Error("our own mistake");
      },
    });
    agent.start();
    await clock.advance(2_000);
    expect(bugs.length).toBeGreaterThan(0);
    Object.assign(journal, { tally });
    disk.drop("a.csv", invoicesCsv("A1"));
    await clock.advance(15_000);
    expect([service.arrived.length, agent.status().state]).toEqual([1, "idle"]);
    await stop();
  });

  test("that is stopped lets what is being sent come to its end", async () => {
    const { agent, disk, clock, service, journal, stop } = startAgent();
    service.answerWith(["accept"], 60_000);
    disk.drop("a.csv", invoicesCsv("A1"));
    agent.start();
    await clock.advance(10_000);
    expect(journal.get("1")?.state.at).toBe("sending");
    await stop();
    expect(journal.get("1")?.state.at).toBe("done");
  });

  test("without an inbox says that nothing is set up", async () => {
    const { agent, sync } = startAgent({
      settings: emptySettings,
      problems: ["x"],
      unknownKeys: ["y"],
      namedInboxes: [],
    });
    await sync();
    expect(agent.status()).toMatchObject({ state: "not-set-up", settingsProblems: ["x", "y isn't a setting"] });
  });
});

test("a computer that doesn't hear of its office calls no file unknown that another one may have filed", async () => {
  const { agent, clock, disk, cutOff, stop } = startAgent(sampleSettings({ settleMs: 2_000 }), true);
  agent.start();
  const problem = { why: "unreachable", detail: "" } as const;
  cutOff({ is: "away", problem, at: { host: "db.office", port: 5432 }, since: clock.now() });
  disk.drop("Needs you/filed elsewhere.csv", invoicesCsv("A1"));
  await clock.advance(60_000);
  expect(agent.status().exceptions).toEqual([]);
  cutOff(null);
  await clock.advance(60_000);
  expect(agent.status().exceptions).toMatchObject([{ is: "unknown-file", path: "Needs you/filed elsewhere.csv" }]);
  await stop();
});

describe("a look that somebody waits for, while the agent runs", () => {
  const begin = async (isInOffice = false) => {
    const started = startAgent(sampleSettings({ settleMs: 2_000 }), isInOffice);
    started.agent.start();
    await started.clock.advance(10_000);
    let isOver = false;
    let isThrough: boolean | null = null;
    const ask = () =>
      void started.agent.syncToEnd().then((through) => {
        isOver = true;
        isThrough = through;
      });
    return { ...started, ask, isOver: () => isOver, isThrough: () => isThrough };
  };

  test("is over when the file is sent, though a connection is signed out", async () => {
    const { clock, disk, service, sign, ask, isOver, stop } = await begin();
    sign(false);
    await clock.advance(60_000);
    service.answerWith(["accept"], 20_000);
    disk.drop("a.csv", invoicesCsv("A1"));
    ask();
    await clock.advance(15_000);
    expect([service.calls, isOver()]).toEqual([1, false]);
    await clock.advance(15_000);
    expect([service.arrived.length, isOver()]).toEqual([1, true]);
    await stop();
  });

  test("finds a file that came while another look was under way already", async () => {
    const { clock, disk, service, listFor, notifyFolderChange, ask, isOver, stop } = await begin();
    listFor(5_000);
    notifyFolderChange();
    await clock.advance(2_000);
    disk.drop("a.csv", invoicesCsv("A1"));
    ask();
    await clock.advance(4_500);
    expect(isOver()).toBe(false);
    await clock.advance(60_000);
    expect([service.calls, isOver()]).toEqual([1, true]);
    await stop();
  });

  test("takes up what was put in the place of a file while that was sent", async () => {
    const { clock, disk, service, ask, isOver, stop } = await begin();
    disk.drop("a.csv", invoicesCsv("A1"));
    service.answerWith(["accept"], 10_000);
    ask();
    await clock.advance(8_000);
    disk.drop("a.csv", invoicesCsv("A2"));
    await clock.advance(5_000);
    expect(isOver()).toBe(false);
    await clock.advance(30_000);
    expect([service.arrived.length, isOver()]).toEqual([2, true]);
    await stop();
  });

  test("is not over while a file rests that could not be opened a moment ago", async () => {
    const { clock, disk, service, refuseOneRead, ask, isThrough, stop } = await begin();
    refuseOneRead();
    disk.drop("a.csv", invoicesCsv("A1"));
    ask();
    await clock.advance(5_000);
    expect([service.calls, isThrough()]).toEqual([0, null]);
    await clock.advance(20_000);
    expect([service.calls, isThrough()]).toEqual([1, true]);
    await stop();
  });

  test("can't tell the end where this computer stops driving its office meanwhile", async () => {
    const { clock, disk, drive, ask, isThrough, stop } = await begin(true);
    disk.drop("a.csv", invoicesCsv("A1"));
    ask();
    drive(false);
    await clock.advance(1_000);
    expect(isThrough()).toBe(false);
    await stop();
  });

  test("does not wait for what is paused, and ends after a while where a file never settles", async () => {
    const { agent, clock, disk, service, ask, isOver, stop } = await begin();
    await agent.pause("hour");
    disk.drop("a.csv", invoicesCsv("A1"));
    ask();
    await clock.advance(20_000);
    expect([service.calls, isOver()]).toEqual([0, true]);
    await stop();
    const other = await begin();
    other.disk.drop("b.csv", invoicesCsv("B1"));
    other.disk.hold("b.csv");
    other.ask();
    await other.clock.advance(30_000);
    expect(other.isOver()).toBe(false);
    await other.clock.advance(70_000);
    expect(other.isOver()).toBe(true);
    await other.stop();
  });
});

describe("the rounds of an agent", () => {
  test("are told at every turn, with how long the oldest file has waited", async () => {
    const { agent, disk, service, clock, turns, stop } = startAgent();
    service.answerWith(["busy"]);
    agent.start();
    await clock.advance(10_000);
    const arrivedAt = clock.now();
    disk.drop("a.csv", invoicesCsv("A1"));
    await clock.advance(60_000);
    const last = turns.at(-1);
    expect(clock.now() - (last?.lastSweepAt ?? 0)).toBeLessThan(10_000);
    expect(Math.abs((last?.oldestWaitingAt ?? 0) - arrivedAt)).toBeLessThan(10_000);
    expect(last && isStuck(last, clock.now())).toBe(false);
    expect(last && isStuck(last, clock.now() + 120_000)).toBe(true);
    await stop();
  });
});

test("one pass tells of itself as it goes, and a long one is not taken for stuck", async () => {
  const { disk, service, clock, turns, sync } = startAgent();
  disk.drop("a.csv", invoicesCsv("A1"));
  service.answerWith(["accept"], 20 * 60_000);
  const beganAt = clock.now();
  await sync();
  expect(clock.now() - beganAt).toBeGreaterThan(20 * 60_000);
  expect(turns.length).toBeGreaterThan(100);
  expect(turns.filter((health) => isStuck(health, health.aliveAt))).toEqual([]);
  expect(turns.some((health) => isStuck(health, health.aliveAt + 121_000))).toBe(true);
});

describe("a machine that goes to sleep", () => {
  test("begins no new sends, and goes on at once when it wakes, having asked the accounts again", async () => {
    const { agent, disk, service, sign, clock, statuses, stop } = startAgent();
    agent.start();
    await clock.advance(10_000);
    agent.fallAsleep();
    disk.drop("a.csv", invoicesCsv("A1"));
    await clock.advance(30_000);
    expect([service.calls, agent.status().counts.underWay]).toEqual([0, 1]);
    sign(false);
    agent.wakeUp();
    await clock.advance(3_000);
    expect(statuses.at(-1)?.connections[0]?.signedIn).toBe(false);
    expect(service.calls).toBe(1);
    await stop();
  });

  test("and never says that it is awake again is taken to be so after a while", async () => {
    const { agent, disk, service, clock, stop } = startAgent();
    agent.start();
    await clock.advance(10_000);
    agent.fallAsleep();
    disk.drop("a.csv", invoicesCsv("A1"));
    await clock.advance(90_000);
    expect(service.calls).toBe(1);
    await stop();
  });
});

describe("at rest", () => {
  /** An agent with one document that waits for a person, and nothing to do. */
  async function restingAgent() {
    const started = startAgent();
    started.agent.start();
    started.disk.drop("scan.pdf", pdf("1"));
    await started.clock.advance(60_000);
    expect(started.agent.status().state).toBe("needs-you");
    return started;
  }

  const attach = ({ ports }: Awaited<ReturnType<typeof restingAgent>>) =>
    decide(ports, "1", { type: "attach", purchaseInvoiceId: "10023" }, "ada");

  test("it is woken far less often than when it is busy", async () => {
    const { turns, clock, stop } = await restingAgent();
    const before = turns.length;
    await clock.advance(60_000);
    // At least one for each look at the folders.
    expect(turns.length - before).toBeGreaterThanOrEqual(10);
    expect(turns.length - before).toBeLessThanOrEqual(20);
    await stop();
  });

  test("what another process decides is told at once where the watcher reports it", async () => {
    const resting = await restingAgent();
    const { clock, told, notifyDataChange, stop } = resting;
    await clock.advance(1_600);
    const before = told.length;
    await attach(resting);
    notifyDataChange();
    await clock.advance(500);
    expect(told.length).toBeGreaterThan(before);
    await stop();
  });

  test("a watcher that reported a change and then misses one costs one sweep, and is not trusted again", async () => {
    const resting = await restingAgent();
    const { agent, clock, disk, told, ports, notifyDataChange, stop } = resting;
    disk.drop("another.pdf", pdf("2"));
    notifyDataChange();
    await clock.advance(20_000);
    await agent.pause("until-resumed");
    await attach(resting);
    const before = told.length;
    await clock.advance(7_000);
    expect(told.length).toBeGreaterThan(before);
    notifyDataChange();
    await clock.advance(20_000);
    const later = told.length;
    await decide(ports, "2", { type: "attach", purchaseInvoiceId: "10023" }, "ada");
    await clock.advance(1_999);
    expect(told.length).toBeGreaterThan(later);
    await stop();
  });

  test("the end of a pause is told within two seconds", async () => {
    const { agent, statuses, clock, stop } = await restingAgent();
    await clock.advance(1_234);
    await agent.pause("hour");
    await clock.advance(3_600_000 - 1);
    expect(statuses.at(-1)?.state).toBe("paused");
    await clock.advance(2_000);
    expect(statuses.at(-1)?.state).toBe("needs-you");
    await stop();
  });

  test("what another process decides is told within two seconds where no watcher reports it", async () => {
    const resting = await restingAgent();
    const { clock, told, stop } = resting;
    const before = told.length;
    await attach(resting);
    await clock.advance(1_999);
    expect(told.length).toBeGreaterThan(before);
    await stop();
  });
});
