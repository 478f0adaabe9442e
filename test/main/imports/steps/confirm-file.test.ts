/** @file What is sent is the file that is there now: edited, moved, deleted or replaced, nothing of the old one leaves. */

import { describe, expect, test } from "vitest";
import { type Decision, decide } from "../../../../main/imports/decide.ts";
import { createImportQueue } from "../../../../main/imports/import-queue.ts";
import { noticeTakenAway, takeIn } from "../../../../main/imports/take-in.ts";
import { invoicesFromPayload } from "../../../../shared/imports/sent-invoices.ts";
import type { InboxSettings } from "../../../../shared/settings/settings.ts";
import { sayImport } from "../../../../shared/wording/imports/say-import.ts";
import { createFakeWorld, invoicesCsv, pdf, sampleSettings } from "../../../fakes/fake-world.ts";
import { createStrictQueue } from "../../../fakes/strict-queue.ts";

function openOffice(inbox: Partial<InboxSettings> = {}) {
  const world = createFakeWorld(sampleSettings(inbox, { id: "sales", connection: "branch" }));
  const { clock, folder, journal, ports, service } = world;
  const queue = createStrictQueue(ports);
  return {
    ...world,
    queue,
    run: () => clock.during(queue.run()),
    hurry: () => {
      queue.hurry();
      return clock.during(queue.run());
    },
    async takeInFrom(path: string, where = "payables") {
      const looked = await folder.inspect(where, path);
      if (looked.ok) await takeIn(ports, looked.value.drop);
    },
    /** What a sweep does beside taking in. */
    notice: (where = "payables") => noticeTakenAway(ports, where),
    decide: (id: string, decision: Decision) => decide(ports, id, decision, "Ada"),
    now: (id = "1") => journal.get(id),
    of: (path: string) => journal.list(100).find(({ place }) => place.dropped === path),
    /** The numbers of the invoices at each connection. */
    sent: () =>
      service.arrived.map((arrival) =>
        arrival.what === "batch"
          ? `${arrival.connection}: ${invoicesFromPayload(arrival.payload).map(({ InvoiceNumber }) => InvoiceNumber)}`
          : `${arrival.connection}: ${arrival.purchaseInvoiceId}`,
      ),
  };
}

type Office = ReturnType<typeof openOffice>;

/** The ways in which an import comes to be about to be sent, each up to the moment before. */
const roads: readonly (readonly [string, () => Promise<{ office: Office; path: string }>])[] = [
  [
    "queued",
    async () => {
      const office = openOffice();
      office.service.signOut(true);
      office.disk.drop("a.csv", invoicesCsv("A1"));
      await office.takeInFrom("a.csv");
      await office.run();
      office.service.signOut(false);
      return { office, path: "a.csv" };
    },
  ],
  [
    "tried in vain",
    async () => {
      const office = openOffice();
      office.service.answerWith(["busy", "accept"]);
      office.disk.drop("a.csv", invoicesCsv("A1"));
      await office.takeInFrom("a.csv");
      await office.run();
      return { office, path: "a.csv" };
    },
  ],
  [
    "approved",
    async () => {
      const office = openOffice({ sending: "after-approval" });
      office.disk.drop("a.csv", invoicesCsv("A1"));
      await office.takeInFrom("a.csv");
      await office.run();
      await office.decide("1", { type: "approve" });
      return { office, path: "Needs you/a.csv" };
    },
  ],
  [
    "settled as not arrived",
    async () => {
      const office = openOffice();
      office.service.answerWith(["lost-call", "accept"]);
      office.disk.drop("a.csv", invoicesCsv("A1"));
      await office.takeInFrom("a.csv");
      await office.run();
      await office.decide("1", { type: "settle", answer: "send-again" });
      return { office, path: "Needs you/a.csv" };
    },
  ],
];

describe.each(roads)("a spreadsheet that is %s", (_, prepare) => {
  test("is sent where its file is the one that was read", async () => {
    const { office } = await prepare();
    await office.hurry();
    expect(office.sent()).toEqual(["office: A1"]);
  });

  test("is withdrawn where its file was edited, and what it holds now is in the inbox", async () => {
    const { office, path } = await prepare();
    office.disk.drop(path, invoicesCsv("A2"));
    await office.hurry();
    expect(office.sent()).toEqual([]);
    expect(office.now()).toMatchObject({ state: { at: "failed", why: { kind: "withdrawn" } }, place: { path: null } });
    expect(office.disk.paths()).toEqual(["a.csv"]);
    await office.takeInFrom("a.csv");
    await office.hurry();
    if (office.now("2")?.state.at === "held") await office.decide("2", { type: "approve" });
    await office.hurry();
    expect(office.sent()).toEqual(["office: A2"]);
  });

  test.each(["deleted", "moved"])("is withdrawn where its file was %s", async (how) => {
    const { office, path } = await prepare();
    if (how === "deleted") office.disk.take(path);
    else office.disk.move(path, "Done/kept.csv");
    await office.hurry();
    expect(office.sent()).toEqual([]);
    expect(office.now()).toMatchObject({ state: { at: "failed", why: { kind: "withdrawn" } }, place: { path: null } });
  });

  test("waits where its folder is away, and is sent once it is back", async () => {
    const { office } = await prepare();
    office.disk.lose("the share is away");
    await office.hurry();
    expect(office.sent()).toEqual([]);
    expect(office.now()).toMatchObject({ state: { at: "queued", why: { kind: "file-unreadable" } } });
    office.disk.lose(null);
    await office.hurry();
    expect(office.sent()).toEqual(["office: A1"]);
  });

  test("waits where another program has its file open", async () => {
    const { office, path } = await prepare();
    office.disk.hold(path);
    await office.hurry();
    expect([office.sent(), office.now()?.state.at]).toEqual([[], "queued"]);
    office.disk.release(path);
    await office.hurry();
    expect(office.sent()).toEqual(["office: A1"]);
  });
});

describe("a file that is gone when it is to be sent, before a look at its inbox, is looked for in all folders of it", () => {
  async function approved() {
    const office = openOffice({ sending: "after-approval" });
    office.disk.drop("a.csv", invoicesCsv("A1"));
    await office.takeInFrom("a.csv");
    await office.run();
    await office.decide("1", { type: "approve" });
    office.disk.take("Needs you/a.csv");
    return office;
  }

  test("and found by its content, under another name", async () => {
    const office = await approved();
    office.disk.drop("other/a.csv", invoicesCsv("A2"));
    office.disk.drop("deep/er/b.csv", invoicesCsv("A1"));
    await office.hurry();
    expect(office.now()?.place).toMatchObject({ path: null, goesOn: "deep/er/b.csv" });
    await office.takeInFrom("deep/er/b.csv");
    await office.hurry();
    expect(office.now()).toMatchObject({ state: { at: "held" }, place: { dropped: "deep/er/b.csv" } });
    expect(office.sent()).toEqual([]);
  });

  test("or by its name, where it was edited", async () => {
    const office = await approved();
    office.disk.drop("other/a.csv", invoicesCsv("A2"));
    office.disk.drop("other/b.csv", invoicesCsv("A3"));
    await office.hurry();
    expect(office.now()?.place).toMatchObject({ path: null, goesOn: "other/a.csv" });
  });

  test("but isn't taken for one that the journal knows", async () => {
    const office = await approved();
    office.disk.drop("other/a.csv", invoicesCsv("A2"));
    await office.takeInFrom("other/a.csv");
    await office.hurry();
    expect(office.now()?.place.goesOn).toBeUndefined();
  });
});

test("a document that was edited after it was approved is withdrawn, and what it holds now is in the inbox", async () => {
  const office = openOffice({ sending: "after-approval" });
  office.disk.drop("10023.pdf", pdf("one"));
  await office.takeInFrom("10023.pdf");
  await office.run();
  await office.decide("1", { type: "approve" });
  office.disk.drop("Needs you/10023.pdf", pdf("two"));
  await office.hurry();
  expect(office.sent()).toEqual([]);
  expect(office.now()).toMatchObject({ state: { at: "failed", why: { kind: "withdrawn" } } });
  expect(office.disk.paths()).toEqual(["10023.pdf"]);
});

describe("a spreadsheet of which one batch was sent", () => {
  async function halfSent() {
    const office = openOffice({ maxInvoicesPerBatch: 1 });
    office.service.answerWith(["accept", "busy", "accept"]);
    office.disk.drop("a.csv", invoicesCsv("A1", "A2", "A3"));
    await office.takeInFrom("a.csv");
    await office.run();
    expect(office.sent()).toEqual(["office: A1"]);
    return office;
  }

  test("sends nothing more once its file was deleted, and says what was sent", async () => {
    const office = await halfSent();
    office.disk.take("a.csv");
    await office.hurry();
    expect(office.sent()).toEqual(["office: A1"]);
    const import_ = office.now();
    expect(import_).toMatchObject({ state: { at: "failed", why: { kind: "withdrawn" } } });
    const said = import_ && sayImport(import_, office.clock.now()).detail;
    expect(said).not.toContain("Nothing");
    expect(said).toContain("1 of its 3 batches");
  });

  test("sends of its edited file what was not sent yet", async () => {
    const office = await halfSent();
    office.disk.drop("a.csv", invoicesCsv("A1", "A2", "A4"));
    await office.takeInFrom("a.csv");
    await office.hurry();
    expect(office.sent()).toEqual(["office: A1", "office: A2", "office: A4"]);
  });

  test("sends the rest once its file is put back", async () => {
    const office = await halfSent();
    office.disk.take("a.csv");
    await office.hurry();
    office.disk.drop("a.csv", invoicesCsv("A1", "A2", "A3"));
    await office.takeInFrom("a.csv");
    await office.hurry();
    expect(office.sent()).toEqual(["office: A1", "office: A2", "office: A3"]);
    expect(office.now()?.state.at).toBe("done");
  });

  test("sends the rest under its new name once it was renamed", async () => {
    const office = await halfSent();
    office.disk.move("a.csv", "b.csv");
    await office.takeInFrom("b.csv");
    await office.hurry();
    expect(office.sent()).toEqual(["office: A1", "office: A2", "office: A3"]);
    expect(office.of("b.csv")?.state.at).toBe("done");
  });
});

describe("a sweep notices", () => {
  test("that a held file was edited where it waits", async () => {
    const office = openOffice({ sending: "after-approval" });
    office.disk.drop("a.csv", invoicesCsv("A1"));
    await office.takeInFrom("a.csv");
    await office.run();
    office.disk.drop("Needs you/a.csv", invoicesCsv("A2"));
    await office.notice();
    expect(office.now()).toMatchObject({ state: { at: "failed", why: { kind: "withdrawn" } } });
    expect([office.disk.paths(), office.journal.tally().needPerson]).toEqual([["a.csv"], 0]);
  });

  test("that a file was deleted while it waits for its turn", async () => {
    const office = openOffice();
    office.service.signOut(true);
    office.disk.drop("a.csv", invoicesCsv("A1"));
    await office.takeInFrom("a.csv");
    await office.run();
    office.disk.take("a.csv");
    await office.notice();
    expect(office.now()).toMatchObject({ state: { at: "failed", why: { kind: "withdrawn" } } });
  });

  test("nothing while the folder is away", async () => {
    const office = openOffice();
    office.service.signOut(true);
    office.disk.drop("a.csv", invoicesCsv("A1"));
    await office.takeInFrom("a.csv");
    await office.run();
    office.disk.lose("the share is away");
    await office.notice();
    expect(office.now()).toMatchObject({ state: { at: "queued" } });
  });
});

test("a file that is not there is not sent again on a person's word, and says so", async () => {
  const office = openOffice();
  office.service.answerWith(["lost-call", "accept"]);
  office.disk.drop("a.csv", invoicesCsv("A1"));
  await office.takeInFrom("a.csv");
  await office.run();
  office.disk.take("Needs you/a.csv");
  await office.notice();
  const decided = await office.decide("1", { type: "settle", answer: "send-again" });
  expect(decided).toMatchObject({ ok: false, error: expect.stringContaining("Add it to the inbox first") });
  expect((await office.decide("1", { type: "settle", answer: "arrived" })).ok).toBe(true);
});

describe.each(["queued", "held"])("a spreadsheet that is %s and moved into another inbox", (how) => {
  test("is posted once, by the new inbox", async () => {
    const office = openOffice({ sending: how === "held" ? "after-approval" : "automatic" });
    office.service.signOut(how === "queued");
    office.disk.drop("a.csv", invoicesCsv("A1"));
    await office.takeInFrom("a.csv");
    await office.run();
    office.disk.take(how === "held" ? "Needs you/a.csv" : "a.csv");
    office.disk.drop("a.csv", invoicesCsv("A1"), "sales");
    await office.takeInFrom("a.csv", "sales");
    office.service.signOut(false);
    await office.decide("1", { type: "approve" });
    await office.hurry();
    // What waited for approval waits for it there, too.
    if (how === "held") await office.decide("2", { type: "approve" });
    await office.hurry();
    expect(office.sent()).toEqual(["branch: A1"]);
    expect(office.now()).toMatchObject({ state: { at: "failed", why: { kind: "withdrawn" } } });
  });
});

test("a pause that begins while the file is looked at keeps it from being sent", async () => {
  const world = createFakeWorld();
  const { clock, disk, folder, service } = world;
  let isPaused = false;
  const inspect = async (...given: Parameters<typeof folder.inspect>) => {
    isPaused = true;
    return folder.inspect(...given);
  };
  disk.drop("a.csv", invoicesCsv("A1"));
  const looked = await folder.inspect("payables", "a.csv");
  if (looked.ok) await takeIn(world.ports, looked.value.drop);
  // Read and planned first, while signed out.
  service.signOut(true);
  await clock.during(
    createImportQueue(
      world.ports,
      () => true,
      () => {},
    ).run(),
  );
  service.signOut(false);
  const queue = createImportQueue(
    { ...world.ports, folder: { ...folder, inspect } },
    () => !isPaused,
    () => {},
  );
  queue.hurry();
  await clock.during(queue.run());
  expect(service.calls).toBe(0);
  expect(world.journal.get("1")?.state.at).toBe("queued");
});

describe("a file that is replaced in Needs you", () => {
  const replaced = { state: { at: "failed", why: { kind: "withdrawn", was: "another file took its place" } } };

  /** Runs `meanwhile` when the replaced file has just been laid back into the inbox. */
  async function replaceAndMeanwhile(approveFirst: boolean, meanwhile: (office: Office) => unknown) {
    const office = openOffice({ sending: "after-approval" });
    office.disk.drop("a.csv", invoicesCsv("A1"));
    await office.takeInFrom("a.csv");
    await office.run();
    if (approveFirst) office.decide("1", { type: "approve" });
    office.disk.drop("Needs you/a.csv", invoicesCsv("A2"));
    const move: typeof office.folder.move = async (...given) => {
      const moved = await office.folder.move(...given);
      await meanwhile(office);
      return moved;
    };
    const ports = { ...office.ports, folder: { ...office.folder, move } };
    const queue = createStrictQueue(ports);
    return { office, ports, run: () => office.clock.during(queue.run()) };
  }

  test("just after it was approved counts as replaced, though a sweep looks at that moment", async () => {
    const { office, run } = await replaceAndMeanwhile(true, (office) => office.notice());
    await run();
    expect(office.now()).toMatchObject(replaced);
    expect([office.sent(), office.disk.paths()]).toEqual([[], ["a.csv"]]);
  });

  test("just before it is approved counts as replaced", async () => {
    const { office, ports, run } = await replaceAndMeanwhile(false, (office) =>
      office.decide("1", { type: "approve" }),
    );
    await noticeTakenAway(ports, "payables");
    await run();
    expect(office.now()).toMatchObject(replaced);
    expect([office.sent(), office.disk.paths()]).toEqual([[], ["a.csv"]]);
  });

  test("counts as replaced, though the process dies before it has written that down", async () => {
    const { office, run } = await replaceAndMeanwhile(true, () => {
      throw new Error("cut off");
    });
    await run().catch(() => {});
    await office.hurry();
    expect(office.now()).toMatchObject(replaced);
    expect([office.sent(), office.disk.paths()]).toEqual([[], ["a.csv"]]);
  });
});
