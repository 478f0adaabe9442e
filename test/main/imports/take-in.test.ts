/** @file What becomes of a file that is dropped, moved back, edited, copied or taken away. */

import { describe, expect, test } from "vitest";
import { decide } from "../../../main/imports/decide.ts";
import { createImportQueue } from "../../../main/imports/import-queue.ts";
import { noticeTakenAway, takeIn } from "../../../main/imports/take-in.ts";
import { createFakeWorld, invoicesCsv, pdf, sampleSettings } from "../../fakes/fake-world.ts";
import { writing } from "../../fakes/journal-writes.ts";

/** An inbox that is swept and driven to its end each time it is asked. */
function openInbox(settings = sampleSettings({}, { id: "sales", connection: "branch" })) {
  const world = createFakeWorld(settings);
  const { ports, folder, journal, clock, disk } = world;
  const bugs: unknown[] = [];
  const queue = createImportQueue(
    ports,
    () => true,
    (bug) => bugs.push(bug),
  );
  async function pass() {
    await queue.fileLeftovers();
    for (const inbox of settings.settings.inboxes) {
      await folder.sweep(inbox, clock.now());
      await clock.advance(5_000);
      const { settled, unreachable } = await folder.sweep(inbox, clock.now());
      for (const { drop } of settled) await takeIn(ports, drop);
      if (unreachable === null) await noticeTakenAway(ports, inbox.id);
    }
    await clock.during(queue.run());
    await queue.fileLeftovers();
    expect(bugs).toEqual([]);
  }
  const stands = () =>
    journal
      .list(100)
      .toReversed()
      .map(({ place, state }) => `${place.dropped} ${state.at}, lies at ${place.path}`);
  const person = (id: string, decision: Parameters<typeof decide>[2]) => decide(ports, id, decision, "Ada");
  const paths = () => disk.paths().map((path) => path.replace(/\d{4}-\d\d-\d\d/, "DAY"));
  return { ...world, pass, stands, person, paths };
}

const oneRow = invoicesCsv("A1");
const wrongRow = `${oneRow}\r\n,A2,2026-11-20,1.00,0.20`;

describe("a file in the inbox", () => {
  test("is filed under a name of its own where a twin of the same name is filed at the same moment", async () => {
    const { disk, pass, person, stands, paths } = openInbox();
    disk.drop("scan.pdf", pdf("1"));
    await pass();
    disk.drop("scan.pdf", pdf("1"));
    await pass();
    await person("1", { type: "attach", purchaseInvoiceId: "1001" });
    await person("2", { type: "attach", purchaseInvoiceId: "1002" });
    await pass();
    expect(paths()).toEqual(["Done/DAY/scan (2).pdf", "Done/DAY/scan.pdf"]);
    expect(new Set(stands()).size).toBe(2);
  });

  test("is not lost where another took its place after it was moved and before that was written down", async () => {
    const { disk, pass, stands, journal, ports } = openInbox();
    disk.drop("scan.pdf", pdf("1"));
    await pass();
    const [moved] = journal.list(1);
    if (!moved) throw new Error("it was not taken in");
    // As a power cut between the move and its record leaves it.
    const place = { ...moved.place, path: "scan.pdf", movingTo: "Needs you/scan.pdf" };
    writing(journal).save({ ...moved, version: moved.version + 1, place }, null);
    disk.drop("scan.pdf", pdf("2"));
    const drop = {
      inbox: "payables",
      path: "scan.pdf",
      sizeBytes: 1,
      sha256: "of the second",
      content: { is: "pdf" },
    } as const;
    expect(await takeIn(ports, drop)).toBeNull();
    await pass();
    expect(stands()).toEqual([
      "scan.pdf waiting, lies at Needs you/scan.pdf",
      "scan.pdf waiting, lies at Needs you/scan (2).pdf",
    ]);
  });

  test("is taken in once, however often it is seen", async () => {
    const { disk, pass, journal, ports, folder } = openInbox();
    disk.drop("scan.pdf", pdf("1"));
    disk.refuseMoves(100);
    for (let n = 0; n < 3; n += 1) await pass();
    const looked = await folder.inspect("payables", "scan.pdf");
    expect(looked.ok && (await takeIn(ports, looked.value.drop))).toBeNull();
    expect(journal.list(100)).toHaveLength(1);
  });

  test("that was filed away while a long sweep went on is not taken in again", async () => {
    const { disk, pass, journal, ports, folder } = openInbox();
    disk.drop("a.csv", oneRow);
    const seen = await folder.inspect("payables", "a.csv");
    await pass();
    expect(journal.get("1")?.state.at).toBe("done");
    expect(seen.ok && (await takeIn(ports, seen.value.drop))).toBeNull();
    expect(journal.list(100)).toHaveLength(1);
  });

  test("with the content of one that is just being laid aside is another one, and the first keeps its place", async () => {
    const { disk, pass, stands, journal, ports, folder } = openInbox();
    disk.drop("note.pdf", pdf("1"));
    disk.refuseMoves(1);
    const looked = await folder.inspect("payables", "note.pdf");
    if (looked.ok) await takeIn(ports, looked.value.drop);
    // As it stands between the move and its line in the journal.
    const lying = journal.get("1");
    if (!lying) throw new Error("there is no import");
    const place = { ...lying.place, movingTo: "Needs you/note.pdf" };
    const why = { kind: "no-purchase-invoice-id", why: "none", candidates: [] } as const;
    const moving = { ...lying, version: lying.version + 1, state: { at: "waiting", why }, place } as const;
    writing(journal).save(moving, { what: "start-move", who: "test", detail: null });
    disk.move("note.pdf", "Needs you/note.pdf");
    disk.drop("copy.pdf", pdf("1"));
    const copy = await folder.inspect("payables", "copy.pdf");
    if (copy.ok) await takeIn(ports, copy.value.drop);
    await pass();
    expect(stands()).toEqual([
      "note.pdf waiting, lies at Needs you/note.pdf",
      "copy.pdf waiting, lies at Needs you/copy.pdf",
    ]);
  });

  test("that was overwritten before it was sent is another one, and the first is withdrawn", async () => {
    const { disk, pass, stands, service, ports, folder } = openInbox();
    disk.drop("a.csv", oneRow);
    const looked = await folder.inspect("payables", "a.csv");
    if (looked.ok) await takeIn(ports, looked.value.drop);
    disk.drop("a.csv", invoicesCsv("B1"));
    await pass();
    expect(stands()).toEqual(["a.csv failed, lies at null", expect.stringMatching(/^a.csv done, lies at Done/)]);
    expect(service.arrived).toMatchObject([{ payload: expect.stringContaining("B1") }]);
  });

  test("of an inbox that has left the settings is not taken in", async () => {
    const { disk, ports, folder, journal } = openInbox();
    disk.drop("a.csv", oneRow);
    const looked = await folder.inspect("payables", "a.csv");
    if (looked.ok) await takeIn({ ...ports, inboxSettings: () => undefined }, looked.value.drop);
    expect(journal.list(1)).toEqual([]);
  });
});

describe("a file that is moved back into the inbox", () => {
  test("is tried again, as the same import", async () => {
    const { disk, pass, stands, service, journal } = openInbox();
    disk.drop("a.csv", oneRow);
    service.answerWith(["refuse", "accept"]);
    await pass();
    expect(stands()).toEqual(["a.csv failed, lies at Failed/a.csv"]);
    disk.move("Failed/a.csv", "a.csv");
    await pass();
    await pass();
    expect(journal.list(100)).toHaveLength(1);
    expect(stands()).toEqual([expect.stringMatching(/^a.csv done/)]);
    expect([...journal.trail()].map(({ who }) => who)).toContain("a person, by moving the file back");
  });

  test("does not go to the invoice that it was given under another name", async () => {
    const { disk, pass, service, person } = openInbox();
    disk.drop("scan.pdf", pdf("1"));
    service.answerWith(["refuse", "accept"]);
    await pass();
    await person("1", { type: "attach", purchaseInvoiceId: "10023" });
    await pass();
    disk.move("Failed/scan.pdf", "10024.pdf");
    await pass();
    expect(service.arrived).toMatchObject([{ purchaseInvoiceId: "10024", fileName: "10024.pdf" }]);
  });

  test("takes its note with it", async () => {
    const { disk, pass, paths } = openInbox();
    disk.drop("scan.pdf", pdf("1"));
    await pass();
    expect(paths()).toEqual(["Needs you/scan.pdf", "Needs you/scan.pdf.why.txt"]);
    disk.move("Needs you/scan.pdf", "10023.pdf");
    await pass();
    await pass();
    expect(paths()).toEqual(["Done/DAY/10023.pdf"]);
  });

  test("while nobody knows whether it arrived is asked about again and remembers its invoice", async () => {
    const { disk, pass, person, stands, service, journal } = openInbox();
    disk.drop("10023.pdf", pdf("1"));
    service.answerWith(["lost-reply", "accept"]);
    await pass();
    disk.move("Needs you/10023.pdf", "10023.pdf");
    await pass();
    disk.drop("10023 copy.pdf", pdf("1"));
    await pass();
    expect(stands()).toEqual([
      "10023.pdf unknown, lies at Needs you/10023.pdf",
      "10023 copy.pdf waiting, lies at Needs you/10023 copy.pdf",
    ]);
    await person("1", { type: "settle", answer: "arrived" });
    await pass();
    expect(stands()[1]).toBe("10023 copy.pdf duplicate, lies at Duplicates/10023 copy.pdf");
    expect([journal.get("1")?.purchaseInvoiceId, service.calls]).toEqual(["10023", 1]);
  });
});

describe("a file that is taken away", () => {
  test("while it asks for a person asks nobody any more", async () => {
    const { disk, pass, stands, journal, paths } = openInbox();
    disk.drop("scan.pdf", pdf("1"));
    await pass();
    disk.take("Needs you/scan.pdf");
    await pass();
    expect(stands()).toEqual(["scan.pdf failed, lies at null"]);
    expect([journal.tally().needPerson, paths()]).toEqual([0, []]);
  });

  test("together with the whole share has not been taken away", async () => {
    const { disk, pass, stands, folder, ports } = openInbox();
    disk.drop("scan.pdf", pdf("1"));
    await pass();
    const before = stands();
    disk.lose("it isn't there");
    await pass();
    expect(stands()).toEqual(before);
    // The share is gone, and the empty folder that it was mounted on can be listed.
    const empty = { ...folder, exists: async () => false };
    await noticeTakenAway({ ...ports, folder: empty }, "payables");
    expect(stands()).toEqual(before);
  });

  test("while it waits to be sent is withdrawn, and goes when it is back", async () => {
    const { disk, pass, stands, service } = openInbox();
    disk.drop("10023.pdf", pdf("1"));
    service.answerWith(["busy", "accept"]);
    await pass();
    disk.take("10023.pdf");
    await pass();
    await pass();
    expect(stands()).toEqual(["10023.pdf failed, lies at null"]);
    disk.drop("10023.pdf", pdf("1"));
    await pass();
    expect(stands()).toEqual([expect.stringMatching(/^10023.pdf done/)]);
    expect(service.arrived).toHaveLength(1);
  });

  test("because its inbox is away waits for the inbox, and is sent when that is back", async () => {
    const { disk, pass, stands, service, clock } = openInbox();
    disk.drop("10023.pdf", pdf("1"));
    service.answerWith(["busy", "accept"]);
    await pass();
    disk.lose("it isn't there");
    await pass();
    await clock.advance(60_000);
    await pass();
    expect(stands()).toEqual(["10023.pdf queued, lies at 10023.pdf"]);
    disk.lose(null);
    await clock.advance(60_000);
    await pass();
    expect(stands()).toEqual([expect.stringMatching(/^10023.pdf done/)]);
  });
});

describe("a file that is edited where we have laid it", () => {
  test("and tried again is a new drop, which goes as it is now", async () => {
    const { disk, pass, stands, service, person, paths } = openInbox();
    disk.drop("a.csv", wrongRow);
    await pass();
    disk.drop("Needs you/a.csv", oneRow);
    expect((await person("1", { type: "retry" })).ok).toBe(true);
    await pass();
    await pass();
    expect(stands()).toEqual(["a.csv failed, lies at null", expect.stringMatching(/^a.csv done/)]);
    expect([service.arrived.length, paths()]).toEqual([1, ["Done/DAY/a.csv"]]);
  });

  test("gets a number where its name is taken in the inbox", async () => {
    const { disk, pass, person, paths, stands } = openInbox();
    disk.drop("a.csv", wrongRow);
    await pass();
    disk.drop("Needs you/a.csv", oneRow);
    disk.drop("a.csv", "");
    disk.hold("a.csv");
    await person("1", { type: "retry" });
    await pass();
    expect(stands()).toEqual(["a.csv failed, lies at null"]);
    expect(paths()).toEqual(["a (2).csv", "a.csv"]);
  });

  test("gets a name that fits where its name is taken and as long as file systems allow", async () => {
    const { disk, pass, person, paths, stands } = openInbox();
    const long = `${"é".repeat(125)}n.csv`;
    disk.drop(long, wrongRow);
    await pass();
    disk.drop(`Needs you/${long}`, oneRow);
    disk.drop(long, "");
    disk.hold(long);
    await person("1", { type: "retry" });
    await pass();
    expect(stands()).toEqual([`${long} failed, lies at null`]);
    expect(paths()).toEqual([`${"é".repeat(123)} (2).csv`, long]);
  });

  test("after its batch was checked keeps the old batch from being sent, and is a drop of its own", async () => {
    const { disk, pass, service, person, paths } = openInbox(sampleSettings({ sending: "after-approval" }));
    disk.drop("a.csv", oneRow);
    await pass();
    disk.drop("Needs you/a.csv", invoicesCsv("A1", "A2"));
    await person("1", { type: "approve" });
    await pass();
    await pass();
    expect(service.arrived).toEqual([]);
    expect(paths()).toEqual(["Needs you/a.csv", "Needs you/a.csv.why.txt"]);
    await person("2", { type: "approve" });
    await pass();
    expect(service.arrived).toMatchObject([{ payload: expect.stringContaining("A2") }]);
  });
});

describe("a twin", () => {
  test("in another inbox of the same connection goes to Duplicates", async () => {
    const { disk, pass, stands } = openInbox(sampleSettings({}, { id: "sales" }));
    disk.drop("a.csv", oneRow);
    disk.drop("b.csv", oneRow, "sales");
    await pass();
    expect(stands()).toEqual([expect.stringMatching(/^a.csv done/), "b.csv duplicate, lies at Duplicates/b.csv"]);
  });

  test("for another connection goes there", async () => {
    const { disk, pass, service } = openInbox();
    disk.drop("a.csv", oneRow);
    disk.drop("b.csv", oneRow, "sales");
    await pass();
    expect(service.arrived.map(({ connection }) => connection).toSorted()).toEqual(["branch", "office"]);
  });

  test("of a document goes to another invoice, and once to each", async () => {
    const { disk, pass, service, stands } = openInbox();
    for (const path of ["1.pdf", "2.pdf", "1 (2).pdf"]) disk.drop(path, pdf("terms"));
    await pass();
    expect(
      service.arrived.map((arrival) => "purchaseInvoiceId" in arrival && arrival.purchaseInvoiceId).toSorted(),
    ).toEqual(["1", "2"]);
    expect(stands().filter((line) => line.includes("duplicate"))).toHaveLength(1);
  });

  test("of what was refused is no twin: its content never went, and is done once it has", async () => {
    const { disk, pass, stands, service } = openInbox();
    service.answerWith(["refuse", "accept"]);
    disk.drop("a.csv", oneRow);
    await pass();
    disk.drop("b.csv", oneRow);
    await pass();
    expect(stands()).toEqual([expect.stringMatching(/^a.csv done/), expect.stringMatching(/^b.csv done/)]);
  });

  test("of what may have arrived asks until a person knows", async () => {
    const { disk, pass, person, stands, service } = openInbox();
    service.answerWith(["lost-reply", "accept"]);
    disk.drop("a.csv", oneRow);
    await pass();
    disk.drop("b.csv", oneRow);
    await pass();
    expect(stands()[1]).toBe("b.csv waiting, lies at Needs you/b.csv");
    await person("1", { type: "settle", answer: "arrived" });
    await pass();
    expect(stands()[1]).toBe("b.csv duplicate, lies at Duplicates/b.csv");
    expect(service.calls).toBe(1);
  });
});

describe("filing", () => {
  test("gives a name that is taken a number, and leaves what lies there alone", async () => {
    const { disk, pass, paths } = openInbox();
    disk.drop("Failed/a.xyz", "somebody's");
    disk.drop("a.xyz", "x");
    await pass();
    expect(paths()).toEqual(["Failed/a (2).xyz", "Failed/a (2).xyz.why.txt", "Failed/a.xyz"]);
  });

  test("finds another name where somebody took the first one in between", async () => {
    const { disk, pass, paths, journal } = openInbox();
    disk.drop("a.xyz", "x");
    disk.refuseMoves(2);
    await pass();
    expect(journal.get("1")?.place.movingTo).toBe("Failed/a.xyz");
    disk.drop("Failed/a.xyz", "somebody's");
    await pass();
    await pass();
    expect(paths()).toEqual(["Failed/a (2).xyz", "Failed/a (2).xyz.why.txt", "Failed/a.xyz"]);
  });

  test("writes the note again when what it says has changed", async () => {
    const { disk, pass, service, person } = openInbox(sampleSettings({ sending: "after-approval" }));
    disk.drop("a.csv", oneRow);
    await pass();
    const note = () => Buffer.from(disk.read("Needs you/a.csv.why.txt") ?? "").toString();
    expect(note()).toContain("Nothing has been sent yet. It's sent only if you approve it.");
    service.answerWith(["lost-reply"]);
    await person("1", { type: "approve" });
    await pass();
    expect(note()).toContain("pigeonhole settle 1 arrived");
    expect(note()).not.toContain("approval");
  });
});
