/** @file A document that is renamed while it is sent, or while nobody knows whether it arrived. */

import { describe, expect, test } from "vitest";
import { decide } from "../../../main/imports/decide.ts";
import { createImportQueue } from "../../../main/imports/import-queue.ts";
import type { Outcome } from "../../../main/imports/ports/api-port.ts";
import type { Ports } from "../../../main/imports/ports/ports.ts";
import { noticeTakenAway, takeIn } from "../../../main/imports/take-in.ts";
import { sayImport } from "../../../shared/wording/imports/say-import.ts";
import { createFakeWorld, pdf } from "../../fakes/fake-world.ts";

/** An inbox whose documents may be renamed right after the last byte has left. */
function openInbox() {
  const world = createFakeWorld();
  const { clock, disk, folder, journal, service } = world;
  let beforeSending = () => {};
  let afterSending = (outcome: Outcome): Outcome => outcome;
  const ports: Ports = {
    ...world.ports,
    api: {
      ...service,
      makeReady: service.makeReady,
      createBatch: service.createBatch,
      async attachDocument(...call) {
        beforeSending();
        return afterSending(await service.attachDocument(...call));
      },
    },
  };
  const bugs: unknown[] = [];
  const queue = createImportQueue(
    ports,
    () => true,
    (bug) => bugs.push(bug),
  );
  async function pass() {
    await queue.fileLeftovers();
    for (const inbox of world.settings.settings.inboxes) {
      await folder.sweep(inbox, clock.now());
      await clock.advance(5_000);
      for (const { drop } of (await folder.sweep(inbox, clock.now())).settled) await takeIn(ports, drop);
      await noticeTakenAway(ports, inbox.id);
    }
    await clock.during(queue.run());
    await queue.fileLeftovers();
    expect(bugs).toEqual([]);
  }
  return {
    ...{ disk, journal, pass, service },
    renameBeforeSending(from: string, to: string) {
      beforeSending = () => {
        beforeSending = () => {};
        disk.move(from, to);
      };
    },
    renameAfterSending(from: string, to: string) {
      afterSending = (outcome) => {
        afterSending = (later) => later;
        disk.move(from, to);
        return outcome;
      };
    },
    changeAfterSending(path: string, content: Uint8Array | string) {
      afterSending = (outcome) => {
        afterSending = (later) => later;
        disk.drop(path, content);
        return outcome;
      };
    },
    at: (id: string) => journal.get(id)?.state.at,
    invoices: () => service.arrived.map((one) => one.what === "document" && one.purchaseInvoiceId),
    decide: (id: string, decision: Parameters<typeof decide>[2]) => decide(ports, id, decision, "Ada"),
    paths: () => disk.paths().map((path) => path.replace(/\d{4}-\d\d-\d\d/, "DAY")),
  };
}

test("a document that is changed after its last byte has left is asked about, and is not attached again", async () => {
  const { at, changeAfterSending, decide: person, disk, invoices, journal, pass } = openInbox();
  disk.drop("10023.pdf", pdf("1"));
  changeAfterSending("10023.pdf", pdf("2"));
  await pass();
  await pass();
  expect([at("1"), at("2"), invoices()]).toEqual(["done", "waiting", ["10023"]]);
  const asked = journal.get("2");
  if (asked === undefined) throw new Error("it is not in the journal");
  expect(sayImport(asked, 0).detail).toContain("just attached to purchase invoice 10023 with other content");
  await person("2", { type: "attach", purchaseInvoiceId: "10023" });
  await pass();
  expect(invoices()).toEqual(["10023", "10023"]);
});

describe("a document that is renamed during its upload", () => {
  test("before its last byte has left goes to the new invoice alone", async () => {
    const { disk, invoices, journal, pass, renameBeforeSending } = openInbox();
    disk.drop("10023.pdf", pdf("1"));
    renameBeforeSending("10023.pdf", "10024.pdf");
    await pass();
    await pass();
    expect(invoices()).toEqual(["10024"]);
    expect(journal.list(9).map(({ place, state }) => `${place.dropped} ${state.at}`)).toEqual(["10024.pdf done"]);
  });

  test("after its last byte has left is asked about, and the question says where it is attached", async () => {
    const { at, decide: person, disk, invoices, journal, pass, paths, renameAfterSending } = openInbox();
    disk.drop("10023.pdf", pdf("1"));
    renameAfterSending("10023.pdf", "10024.pdf");
    await pass();
    await pass();
    expect([at("1"), at("2"), invoices()]).toEqual(["done", "waiting", ["10023"]]);
    const asked = journal.get("2");
    if (asked === undefined) throw new Error("it is not in the journal");
    expect(sayImport(asked, 0).detail).toContain("being attached to purchase invoice 10023 when it was renamed");
    expect(paths()).toContain("Needs you/10024.pdf");
    await person("2", { type: "attach", purchaseInvoiceId: "10024" });
    await pass();
    expect([at("2"), invoices()]).toEqual(["done", ["10023", "10024"]]);
  });

  test("is asked about once where nobody knows whether it arrived, and goes again where its name says", async () => {
    const { at, decide: person, disk, invoices, journal, pass, paths, renameAfterSending, service } = openInbox();
    disk.drop("10023.pdf", pdf("1"));
    service.answerWith(["lost-call", "accept"]);
    renameAfterSending("10023.pdf", "10024.pdf");
    await pass();
    await pass();
    expect([at("1"), journal.list(9).length, invoices()]).toEqual(["unknown", 1, []]);
    await person("1", { type: "settle", answer: "send-again" });
    await pass();
    expect([invoices(), paths()]).toEqual([["10024"], ["Done/DAY/10024.pdf"]]);
  });

  test("goes on where the service refused it", async () => {
    const { disk, invoices, pass, renameAfterSending, service } = openInbox();
    disk.drop("10023.pdf", pdf("1"));
    service.answerWith(["refuse", "accept"]);
    renameAfterSending("10023.pdf", "10024.pdf");
    await pass();
    await pass();
    expect(invoices()).toEqual(["10024"]);
  });

  test("is asked about also where it waited in Needs you before, and was sent from the inbox", async () => {
    const { at, disk, invoices, pass, paths, renameAfterSending } = openInbox();
    disk.drop("scan.pdf", pdf("1"));
    await pass();
    expect(paths()).toContain("Needs you/scan.pdf");
    disk.move("Needs you/scan.pdf", "10023.pdf");
    renameAfterSending("10023.pdf", "10024.pdf");
    await pass();
    await pass();
    expect([at("1"), at("2"), invoices()]).toEqual(["done", "waiting", ["10023"]]);
  });

  test("is not taken for one that a person takes out of Done, to attach it to another invoice too", async () => {
    const { disk, invoices, pass, paths } = openInbox();
    disk.drop("10023.pdf", pdf("1"));
    await pass();
    const [filed = ""] = disk.paths();
    expect(paths()).toEqual(["Done/DAY/10023.pdf"]);
    disk.move(filed, "10024.pdf");
    await pass();
    expect(invoices()).toEqual(["10023", "10024"]);
  });
});

describe("a document whose sending is unknown, renamed and moved back, and to be sent again", () => {
  test("goes to the invoice that its name says now", async () => {
    const { decide: person, disk, invoices, pass, paths, service } = openInbox();
    disk.drop("10023.pdf", pdf("1"));
    service.answerWith(["lost-call", "accept"]);
    await pass();
    disk.move("Needs you/10023.pdf", "10024.pdf");
    await pass();
    await person("1", { type: "settle", answer: "send-again" });
    await pass();
    expect([invoices(), paths()]).toEqual([["10024"], ["Done/DAY/10024.pdf"]]);
  });

  test("goes there also where a person had said another invoice, for that was under another name", async () => {
    const { decide: person, disk, invoices, pass, paths, service } = openInbox();
    disk.drop("scan.pdf", pdf("1"));
    await pass();
    await person("1", { type: "attach", purchaseInvoiceId: "10023" });
    service.answerWith(["lost-call", "accept"]);
    await pass();
    disk.move("Needs you/scan.pdf", "10024.pdf");
    await pass();
    await person("1", { type: "settle", answer: "send-again" });
    await pass();
    expect([invoices(), paths()]).toEqual([["10024"], ["Done/DAY/10024.pdf"]]);
  });

  test("asks where the name says nothing any more", async () => {
    const { at, decide: person, disk, invoices, pass, service } = openInbox();
    disk.drop("10023.pdf", pdf("1"));
    service.answerWith(["lost-call", "accept"]);
    await pass();
    disk.move("Needs you/10023.pdf", "scan.pdf");
    await pass();
    await person("1", { type: "settle", answer: "send-again" });
    await pass();
    expect([at("1"), invoices()]).toEqual(["waiting", []]);
  });

  test("goes where a person has said, if it has its name still", async () => {
    const { decide: person, disk, invoices, pass, service } = openInbox();
    disk.drop("scan.pdf", pdf("1"));
    await pass();
    await person("1", { type: "attach", purchaseInvoiceId: "10023" });
    service.answerWith(["lost-call", "accept"]);
    await pass();
    disk.move("Needs you/scan.pdf", "scan.pdf");
    await pass();
    await person("1", { type: "settle", answer: "send-again" });
    await pass();
    expect(invoices()).toEqual(["10023"]);
  });
});

describe("a document that is renamed after a person has entered its invoice ID, and before it is sent", () => {
  async function enterThenRename(to: string) {
    const inbox = openInbox();
    inbox.disk.drop("scan.pdf", pdf("1"));
    await inbox.pass();
    await inbox.decide("1", { type: "attach", purchaseInvoiceId: "10051" });
    inbox.disk.move("Needs you/scan.pdf", to);
    await inbox.pass();
    return inbox;
  }

  test("waits where its new name says another invoice, and shows both", async () => {
    const { decide: person, invoices, journal, pass } = await enterThenRename("10077 scan.pdf");
    expect([journal.get("2")?.state, invoices()]).toMatchObject([
      {
        at: "waiting",
        why: { why: "two-ids", candidates: [{ purchaseInvoiceId: "10077" }, { purchaseInvoiceId: "10051" }] },
      },
      [],
    ]);
    await person("2", { type: "attach", purchaseInvoiceId: "10077" });
    await pass();
    expect(invoices()).toEqual(["10077"]);
  });

  test("is attached where its new name says the same", async () => {
    const { invoices } = await enterThenRename("10051 scan.pdf");
    expect(invoices()).toEqual(["10051"]);
  });

  test("waits where its new name says none, and shows the ID that was entered", async () => {
    const { journal, invoices } = await enterThenRename("other.pdf");
    expect([journal.get("2")?.state, invoices()]).toMatchObject([
      { at: "waiting", why: { why: "none", candidates: [{ purchaseInvoiceId: "10051" }] } },
      [],
    ]);
  });

  test("goes by its name where the ID that was entered was refused", async () => {
    const { at, decide: person, disk, invoices, pass, service } = openInbox();
    service.answerWith(["refuse", "accept"]);
    disk.drop("scan.pdf", pdf("1"));
    await pass();
    await person("1", { type: "attach", purchaseInvoiceId: "10051" });
    await pass();
    expect(at("1")).toBe("failed");
    disk.move(disk.paths().find((path) => path.endsWith("scan.pdf")) ?? "", "10077 scan.pdf");
    await pass();
    expect(invoices()).toEqual(["10077"]);
  });

  test.each([
    ["it couldn't be attached under its name", "scan.zip"],
    ["it was cancelled", "scan.pdf"],
  ])("waits where %s, and its new name says another invoice", async (_, name) => {
    const { at, decide: person, disk, invoices, journal, pass, service } = openInbox();
    disk.drop(name, pdf("1"));
    await pass();
    service.signOut(true);
    await person("1", { type: "attach", purchaseInvoiceId: "10051" });
    await pass();
    await person("1", { type: "reject", reason: null });
    service.signOut(false);
    await pass();
    expect(at("1")).toBe("failed");
    disk.move(`Failed/${name}`, "10077 scan.pdf");
    await pass();
    expect([journal.get("2")?.state, invoices()]).toMatchObject([
      {
        at: "waiting",
        why: { why: "two-ids", candidates: [{ purchaseInvoiceId: "10077" }, { purchaseInvoiceId: "10051" }] },
      },
      [],
    ]);
    expect([at("1"), journal.get("1")?.place.path]).toEqual(["failed", null]);
  });

  test.each([
    ["while it could be undone", "Needs you/scan.pdf", "10077 scan.pdf"],
    ["in Needs you, and moved to the inbox later", "Needs you/scan.pdf", "Needs you/10077 scan.pdf"],
  ])("waits where it was renamed %s", async (_, from, to) => {
    const { decide: person, disk, invoices, journal, pass } = openInbox();
    disk.drop("scan.pdf", pdf("1"));
    await pass();
    await person("1", { type: "attach", purchaseInvoiceId: "10051", undoMs: 8_000 });
    disk.move(from, to);
    await pass();
    if (to.startsWith("Needs you/")) disk.move(to, to.slice("Needs you/".length));
    await pass();
    await pass();
    expect(invoices()).toEqual([]);
    expect(journal.list(1)[0]?.state).toMatchObject({
      at: "waiting",
      why: { why: "two-ids", candidates: [{ purchaseInvoiceId: "10077" }, { purchaseInvoiceId: "10051" }] },
    });
  });
});
