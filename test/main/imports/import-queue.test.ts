/** @file The queue: order, patience, pauses, and one import that never holds up another. */

import { describe, expect, test } from "vitest";
import { decide } from "../../../main/imports/decide.ts";
import { createImportQueue } from "../../../main/imports/import-queue.ts";
import type { Api } from "../../../main/imports/ports/api-port.ts";
import type { Ports } from "../../../main/imports/ports/ports.ts";
import { takeIn } from "../../../main/imports/take-in.ts";
import { createFakeWorld, invoicesCsv, pdf, sampleSettings } from "../../fakes/fake-world.ts";
import { overJournal, writing } from "../../fakes/journal-writes.ts";

/** A world with these files taken in, and a queue over it. */
async function start(files: Readonly<Record<string, string>>, spoil: (ports: Ports) => Partial<Ports> = () => ({})) {
  const world = createFakeWorld(sampleSettings({}, { id: "sales", connection: "branch" }));
  const { disk, folder, clock, journal } = world;
  let isPaused = false;
  const bugs: unknown[] = [];
  const ports = { ...world.ports, ...spoil(world.ports) };
  const queue = createImportQueue(
    ports,
    () => !isPaused,
    (bug) => bugs.push(bug),
  );
  const add = async (path: string, content: string, inbox = "payables") => {
    disk.drop(path, content, inbox);
    const looked = await folder.inspect(inbox, path);
    if (looked.ok) await takeIn(ports, looked.value.drop);
  };
  for (const [path, content] of Object.entries(files)) await add(path, content);
  const states = () =>
    Object.fromEntries(
      journal
        .list(100)
        .map(({ place, state }) => [place.dropped, state.at])
        .toSorted(),
    );
  return {
    ...world,
    ports,
    queue,
    bugs,
    add,
    states,
    run: () => clock.during(queue.run()),
    pause: (on: boolean) => (isPaused = on),
  };
}

const documents = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${n + 1}.pdf`, pdf(String(n))]));

describe("the queue", () => {
  test("sends batches before documents", async () => {
    const { queue, clock, service } = await start({ ...documents(10), "z.csv": invoicesCsv("A1") });
    service.answerWith(["accept"], 1_000);
    const running = queue.run();
    await clock.advance(1_000);
    expect(service.arrived.map(({ what }) => what)).toContain("batch");
    await clock.during(running);
  });

  test("knows what is due next among more files than a call takes arguments", async () => {
    const { queue, clock } = await start({ "a.csv": invoicesCsv("A1") }, ({ journal }) => ({
      journal: { ...journal, underWay: () => Array.from({ length: 200_000 }, () => journal.underWay()).flat() },
    }));
    expect(queue.nextDueAt()).toBeLessThanOrEqual(clock.now());
  });

  test("takes a batch that comes later before the documents that wait already", async () => {
    const { queue, clock, service, add } = await start(documents(20));
    service.answerWith(["accept"], 1_000);
    const running = queue.run();
    await clock.advance(1_500);
    await add("late.csv", invoicesCsv("A1"));
    queue.run().catch(() => {});
    await clock.during(running);
    expect(service.arrived.findIndex(({ what }) => what === "batch")).toBeLessThan(13);
  });

  test("without a sign-in nothing is begun, and a long night leaves one line in the trail", async () => {
    const { queue, clock, service, journal, run, states } = await start(documents(3));
    service.answerWith(["no-token"]);
    for (let halfMinutes = 0; halfMinutes < 100; halfMinutes += 1) {
      await run();
      await clock.advance(31_000);
    }
    expect(service.calls).toBe(0);
    expect(new Set(Object.values(states()))).toEqual(new Set(["queued"]));
    const told = [...journal.trail()]
      .map(({ what }) => what)
      .filter((what) => what === "defer" || what === "begin-sending");
    expect(told.length).toBeLessThanOrEqual(3);
    service.answerWith(["accept"]);
    queue.hurry();
    await run();
    expect(service.arrived).toHaveLength(3);
  });

  test("takes a note away once a person has done what it asks for, though the file can't be sent yet", async () => {
    const world = await start({});
    world.service.signOut(true);
    const { settings } = sampleSettings({ sending: "after-approval" });
    const ports = { ...world.ports, inboxSettings: (id: string) => settings.inboxes.find((one) => one.id === id) };
    const queue = createImportQueue(
      ports,
      () => true,
      (bug) => world.bugs.push(bug),
    );
    await world.add("a.csv", invoicesCsv("A1"));
    await world.clock.during(queue.run());
    const notes = () => world.disk.paths("payables").filter((path) => path.endsWith(".why.txt"));
    expect(notes()).toEqual(["Needs you/a.csv.why.txt"]);
    await decide(ports, "1", { type: "approve" }, "Ada");
    await world.clock.during(queue.run());
    expect([world.states(), notes(), world.bugs]).toEqual([{ "a.csv": "queued" }, [], []]);
  });

  test("goes on with the rest while one upload is slow", async () => {
    let arrived = 0;
    const { queue, clock } = await start(documents(10), ({ api, clock: time }) => ({
      api: {
        ...api,
        attachDocument: async (...given: Parameters<Api["attachDocument"]>) => {
          if (given[1].fileName === "1.pdf") await time.wait(3_600_000, new AbortController().signal);
          arrived += 1;
          return api.attachDocument(...given);
        },
      },
    }));
    const running = queue.run();
    await clock.advance(1_000);
    expect(arrived).toBe(9);
    await clock.during(running);
    expect(arrived).toBe(10);
  });

  test("sends no more than six documents at once, and a batch beside them", async () => {
    const { queue, clock, service, add } = await start(documents(10));
    service.answerWith(["accept"], 1_000);
    const running = queue.run();
    queue.run().catch(() => {});
    await clock.advance(500);
    expect(service.calls).toBe(6);
    await add("late.csv", invoicesCsv("A1"));
    queue.run().catch(() => {});
    await clock.advance(1);
    expect(service.calls).toBe(7);
    await clock.during(running);
    expect(service.arrived).toHaveLength(11);
  });

  test("documents of one purchase invoice arrive in the order in which they came, the first being slow or not", async () => {
    const files = { "10023 page 1.pdf": pdf("1"), "10023 page 2.pdf": pdf("2"), "10024.pdf": pdf("3") };
    const { queue, clock, service } = await start(
      { ...files, "10023 page 3.pdf": pdf("4") },
      ({ folder, clock: time }) => ({
        folder: {
          ...folder,
          inspect: async (inbox, path) => {
            if (path === "10023 page 1.pdf") await time.wait(60_000, new AbortController().signal);
            return folder.inspect(inbox, path);
          },
        },
      }),
    );
    service.answerWith(["accept"], 1_000);
    await clock.during(queue.run());
    const namesFor = (id: string) =>
      service.arrived.flatMap((one) => (one.what === "document" && one.purchaseInvoiceId === id ? [one.fileName] : []));
    expect(namesFor("10023")).toEqual(["10023 page 1.pdf", "10023 page 2.pdf", "10023 page 3.pdf"]);
    expect(namesFor("10024")).toEqual(["10024.pdf"]);
  });

  test("a document that waits for its file holds up no other of its purchase invoice", async () => {
    const files = { "10023 page 1.pdf": pdf("1"), "10023 page 2.pdf": pdf("2") };
    const { queue, clock, service } = await start(files);
    service.answerWith(["unreadable-file", "accept"]);
    await clock.during(queue.run());
    expect(service.arrived).toHaveLength(1);
  });

  test("a document that a person turns down while it is being sent never arrives", async () => {
    const { queue, clock, service, states, journal, ports } = await start({ "10023.pdf": pdf("1") });
    service.answerWith(["accept"], 60_000);
    const running = queue.run();
    await clock.advance(1_000);
    const [sent] = journal.list(1);
    expect(queue.uploads()).toMatchObject([{ id: sent?.id, file: "10023.pdf", sentBytes: 1 }]);
    const stopped = await decide(ports, sent?.id ?? "", { type: "reject", reason: "the wrong scan" }, "ann");
    if (stopped.ok) queue.onImportChanged(stopped.value);
    await clock.during(running);
    expect(service.arrived).toEqual([]);
    expect(queue.uploads()).toEqual([]);
    expect(states()).toEqual({ "10023.pdf": "failed" });
    expect(journal.list(1)[0]).toMatchObject({
      state: { why: { kind: "rejected", reason: "the wrong scan" } },
      place: { path: expect.stringMatching(/^Failed\//) },
    });
  });

  test("what a person turns down after its last byte has left is where the service says", async () => {
    const { queue, clock, service, states, journal, ports } = await start({ "10023.pdf": pdf("1") });
    service.answerWith(["accept"], 60_000);
    const running = queue.run();
    await clock.advance(1_000);
    // Nobody heeds it: as if the whole body had left before the word came.
    await decide(ports, journal.list(1)[0]?.id ?? "", { type: "reject", reason: null }, "ann");
    await clock.during(running);
    expect(service.arrived).toHaveLength(1);
    expect(states()).toEqual({ "10023.pdf": "done" });
  });

  test("a batch that waits for its turn can still be turned down", async () => {
    const { queue, service, states, journal, ports, run } = await start({ "a.csv": invoicesCsv("A1") });
    service.signOut(true);
    await run();
    expect(states()).toEqual({ "a.csv": "queued" });
    await decide(ports, journal.list(1)[0]?.id ?? "", { type: "reject", reason: null }, "ann");
    service.signOut(false);
    queue.hurry();
    await run();
    expect(service.arrived).toEqual([]);
    expect(states()).toEqual({ "a.csv": "failed" });
  });

  test("does not have a connection that is silent asked by every import", async () => {
    const { run, service, clock, queue } = await start(documents(20));
    service.answerWith(["unreachable"]);
    await run();
    expect(service.calls).toBeLessThanOrEqual(6);
    expect(queue.nextDueAt()).toBeGreaterThan(clock.now());
  });

  test("goes on with another connection meanwhile", async () => {
    const { run, service, states, add } = await start(documents(3), ({ api }) => ({
      api: {
        ...api,
        attachDocument: async (connection, document) =>
          connection === "office"
            ? { type: "not-sent", failure: { kind: "not-sent", why: "unreachable", detail: "" } }
            : api.attachDocument(connection, document),
      },
    }));
    await add("77.pdf", pdf("77"), "sales");
    await run();
    expect(service.arrived).toMatchObject([{ connection: "branch", fileName: "77.pdf" }]);
    expect(states()["77.pdf"]).toBe("done");
  });

  test.each(["unreadable-file", "cut-off"] as const)(
    "lets one file that fails by itself (%s) hold up no other",
    async (answer) => {
      const { run, service, states } = await start(documents(5));
      service.answerWith([answer, "accept"]);
      await run();
      expect(Object.values(states()).toSorted()).toEqual(["done", "done", "done", "done", "queued"]);
    },
  );

  test("tries at once again when someone is in a hurry", async () => {
    const { run, service, queue, clock, states } = await start(documents(4));
    service.answerWith(["signed-out"]);
    await run();
    service.answerWith(["accept"]);
    await clock.advance(1);
    queue.hurry();
    await run();
    expect(new Set(Object.values(states()))).toEqual(new Set(["done"]));
  });

  test("in a hurry asks once more, and waits again where the answer is the same", async () => {
    const { run, service, queue, clock, journal } = await start(documents(2));
    service.signOut(true);
    await run();
    await clock.advance(1);
    queue.hurry();
    const before = journal.underWay().map(({ version }) => version);
    await run();
    const after = journal.underWay().map(({ version }) => version);
    expect(after.map((version, n) => version - (before[n] ?? 0))).toEqual([1, 1]);
    expect(queue.nextDueAt()).toBe(clock.now() + 30_000);
  });

  test("leaves a busy finance system alone until a person tries one of its files again: then it tries them all", async () => {
    const { run, service, clock, journal, ports, states, add } = await start(documents(2));
    service.answerWith(["busy-a-while"]);
    await run();
    await add("3.pdf", pdf("3"));
    service.answerWith(["accept"]);
    await clock.advance(1_000);
    await run();
    expect([service.arrived, new Set(Object.values(states()))]).toEqual([[], new Set(["queued"])]);
    const id = journal.list(100).find(({ place }) => place.dropped === "2.pdf")?.id ?? "";
    expect(await decide(ports, id, { type: "retry" }, "jo")).toMatchObject({ ok: true });
    await run();
    expect([service.arrived.length, new Set(Object.values(states()))]).toEqual([3, new Set(["done"])]);
  });

  test("asks a busy finance system once where a person tries again, and waits as it says", async () => {
    const { run, service, queue, clock, journal, ports } = await start(documents(2));
    service.answerWith(["busy-a-while"]);
    await run();
    await clock.advance(1_000);
    const [{ id } = { id: "" }] = journal.list(100);
    await decide(ports, id, { type: "retry" }, "jo");
    const before = service.calls;
    await run();
    expect(service.calls - before).toBeLessThanOrEqual(2);
    expect(queue.nextDueAt()).toBe(clock.now() + 90_000);
  });

  test.each(["signed-out", "unreachable", "busy-a-while", "unreadable-file"] as const)(
    "does not wait for a day more where the clock is set back by one (%s)",
    async (answer) => {
      const { run, service, clock, states } = await start(documents(2));
      service.answerWith([answer]);
      await run();
      service.answerWith(["accept"]);
      clock.jump(-24 * 60 * 60_000);
      await clock.advance(60_000);
      await run();
      expect(new Set(Object.values(states()))).toEqual(new Set(["done"]));
    },
  );

  test("starts nothing while paused, and goes on afterwards", async () => {
    const { run, service, pause, states } = await start(documents(2));
    pause(true);
    await run();
    expect([service.calls, new Set(Object.values(states()))]).toEqual([0, new Set(["reading"])]);
    pause(false);
    await run();
    expect(service.arrived).toHaveLength(2);
  });

  test("that is stopped lets what is being sent come to its end, and begins nothing more", async () => {
    const { queue, clock, service, states } = await start(documents(10));
    service.answerWith(["accept"], 60_000);
    queue.run().catch(() => {});
    await clock.advance(1_000);
    await clock.during(queue.stop());
    expect(service.arrived).toHaveLength(6);
    expect(Object.values(states()).filter((state) => state === "sending")).toEqual([]);
    await clock.during(queue.run());
    expect(service.calls).toBe(6);
  });

  test("goes on with the others when one import meets a bug, and comes back to it later", async () => {
    let isBroken = true;
    const { run, bugs, states, clock } = await start(documents(3), ({ folder }) => ({
      folder: {
        ...folder,
        inspect: async (inbox, path) => {
          if (path === "1.pdf" && isBroken) throw new Error("our own mistake");
          return folder.inspect(inbox, path);
        },
      },
    }));
    await run();
    expect(bugs).toHaveLength(1);
    expect(states()).toEqual({ "1.pdf": "reading", "2.pdf": "done", "3.pdf": "done" });
    await run();
    expect(bugs).toHaveLength(1);
    isBroken = false;
    await clock.advance(10 * 60_000);
    await run();
    expect(states()["1.pdf"]).toBe("done");
  });

  test("files the others away when filing one meets a bug", async () => {
    const { queue, run, ports, disk, bugs } = await start(documents(3), ({ noteFor }) => ({
      noteFor: (import_) => {
        if (import_.place.dropped === "1.pdf") throw new Error("our own mistake");
        return noteFor(import_);
      },
    }));
    disk.refuseMoves(3);
    await run();
    expect(ports.journal.unfiled()).toHaveLength(3);
    await queue.fileLeftovers();
    expect(ports.journal.unfiled().map(({ place }) => place.dropped)).toEqual(["1.pdf"]);
    await queue.fileLeftovers();
    expect(bugs).toHaveLength(1);
  });

  test("calls unknown what a bug interrupted while it was being sent, and does not send it again", async () => {
    const { run, service, states, clock, bugs } = await start(documents(1), ({ api }) => ({
      api: {
        ...api,
        attachDocument: async (...given: Parameters<Api["attachDocument"]>) => {
          await api.attachDocument(...given);
          throw new Error("our own mistake");
        },
      },
    }));
    await run();
    await clock.advance(86_400_000);
    await run();
    expect([states()["1.pdf"], service.calls, bugs.length]).toEqual(["unknown", 1, 1]);
  });

  test("keeps an answer that the journal had no room for, and writes it down as soon as there is", async () => {
    const { run, queue, service, states, clock, journal } = await start(documents(1));
    service.answerWith(["accept"], 1_000);
    const { commit } = journal;
    const running = queue.run();
    await clock.advance(500);
    const save = () => {
      throw new Error("database or disk is full");
    };
    Object.assign(
      journal,
      overJournal({ ...journal }, {}, () => ({ save })),
    );
    await clock.during(running);
    await clock.advance(60_000);
    await run();
    expect([states()["1.pdf"], service.arrived.length]).toEqual(["sending", 1]);
    Object.assign(journal, { commit });
    await clock.advance(60_000);
    await run();
    expect([states()["1.pdf"], service.calls]).toEqual(["done", 1]);
  });

  test("leaves imports alone whose inbox is not in the settings any more", async () => {
    const { run, service, states } = await start(documents(1), () => ({ inboxSettings: () => undefined }));
    await run();
    expect([service.calls, states()]).toEqual([0, {}]);
  });

  test("keeps the answer to a call whose file was replaced meanwhile", async () => {
    const { queue, clock, service, journal, add } = await start({ "a.csv": invoicesCsv("A1") });
    service.answerWith(["accept"], 1_000);
    const running = queue.run();
    await clock.advance(500);
    await add("a.csv", invoicesCsv("B1"));
    expect(journal.get("1")?.state.at).toBe("sending");
    await clock.during(running);
    expect(journal.get("1")).toMatchObject({ state: { at: "done" }, place: { path: null }, parts: [{ status: 200 }] });
    await clock.during(queue.run());
    expect(service.arrived).toHaveLength(2);
    await add("again.csv", invoicesCsv("A1"));
    await clock.during(queue.run());
    expect(service.arrived).toHaveLength(2);
  });

  test("finishes a move that was cut short before it looks for the file", async () => {
    const { disk, journal, ports, run, service } = await start({ "scan.pdf": pdf("1") });
    await run();
    const waiting = journal.get("1");
    if (!waiting) throw new Error("there is no import");
    // As it stands when the power goes between the move and its line in the journal, and someone decides meanwhile.
    const cut = {
      ...waiting,
      version: waiting.version + 1,
      place: { dropped: "scan.pdf", path: "scan.pdf", movingTo: "Needs you/scan.pdf" },
    };
    writing(journal).save(cut, { what: "start-move", who: "test", detail: null });
    writing(journal).save(
      { ...cut, version: cut.version + 1, state: { at: "reading" }, purchaseInvoiceId: "10023" },
      { what: "attach", who: "Ada", detail: { purchaseInvoiceId: "10023", file: "scan.pdf" } },
    );
    await run();
    expect(service.arrived).toMatchObject([{ purchaseInvoiceId: "10023" }]);
    await createImportQueue(
      ports,
      () => true,
      () => {},
    ).fileLeftovers();
    expect(disk.paths()).toEqual([expect.stringMatching(/^Done\/.*\/scan.pdf$/)]);
  });
});
