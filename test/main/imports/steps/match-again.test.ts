/** @file The newest list or register counts for every document that is not sent yet; a person's word stays. */

import { describe, expect, test } from "vitest";
import { type Decision, decide } from "../../../../main/imports/decide.ts";
import { takeIn } from "../../../../main/imports/take-in.ts";
import { createFakeWorld, pdf, sampleSettings } from "../../../fakes/fake-world.ts";
import { createStrictQueue } from "../../../fakes/strict-queue.ts";

const list = (...rows: readonly string[]) => ["Purchase invoice ID,File", ...rows].join("\r\n");
const register = (...rows: readonly string[]) => ["Purchase invoice ID,Invoice number,Supplier", ...rows].join("\r\n");

function openOffice(sending: "automatic" | "after-approval" = "automatic") {
  const world = createFakeWorld(sampleSettings({ sending }));
  const { clock, disk, folder, journal, ports, service } = world;
  const queue = createStrictQueue(ports);
  const run = () => {
    queue.hurry();
    return clock.during(queue.run());
  };
  const of = (path: string) => journal.list(100).find(({ place }) => place.dropped === path);
  return {
    ...world,
    run,
    of,
    async drop(path: string, content: string) {
      disk.drop(path, content);
      const looked = await folder.inspect("payables", path);
      if (looked.ok) await takeIn(ports, looked.value.drop);
      await run();
    },
    async decide(path: string, decision: Decision) {
      const decided = await decide(ports, of(path)?.id ?? "", decision, "Ada");
      expect(decided.ok).toBe(true);
      await run();
    },
    sent: () => service.arrived.map((one) => (one.what === "document" ? one.purchaseInvoiceId : "batch")),
  };
}

test("a document in doubt that was renamed to what it can't be sent as is not sent under its old name", async () => {
  const { drop, decide: decideOn, service, sent, of, disk, folder, ports, run } = openOffice();
  service.answerWith(["lost-call", "accept"]);
  await drop("10023.txt", "a text\n");
  expect(of("10023.txt")?.state.at).toBe("unknown");
  disk.move("Needs you/10023.txt", "10024.pdf");
  const looked = await folder.inspect("payables", "10024.pdf");
  if (looked.ok) await takeIn(ports, looked.value.drop);
  await run();
  await decideOn("10024.pdf", { type: "settle", answer: "send-again" });
  expect(sent()).toEqual([]);
  expect(of("10024.pdf")?.state).toMatchObject({ at: "failed", why: { kind: "content-differs-from-extension" } });
});

describe("a newer list", () => {
  test("counts for a document that is queued", async () => {
    const { drop, run, service, sent } = openOffice();
    await drop("attachments.csv", list("10023,scan.pdf"));
    service.signOut(true);
    await drop("scan.pdf", pdf("one"));
    await drop("attachments.csv", list("10024,scan.pdf"));
    service.signOut(false);
    await run();
    expect(sent()).toEqual(["10024"]);
  });

  test("counts for one that was rejected and is tried again", async () => {
    const { drop, decide: decideOn, service, sent, of } = openOffice();
    await drop("attachments.csv", list("10023,scan.pdf"));
    service.answerWith(["refuse", "accept"]);
    await drop("scan.pdf", pdf("one"));
    expect(of("scan.pdf")?.state.at).toBe("failed");
    await drop("attachments.csv", list("10024,scan.pdf"));
    await decideOn("scan.pdf", { type: "retry" });
    expect(sent()).toEqual(["10024"]);
  });

  test("is asked about where it contradicts the name", async () => {
    const { drop, run, service, sent, of } = openOffice();
    service.signOut(true);
    await drop("10023.pdf", pdf("one"));
    await drop("attachments.csv", list("10024,10023.pdf"));
    service.signOut(false);
    await run();
    expect(sent()).toEqual([]);
    expect(of("10023.pdf")).toMatchObject({
      state: { at: "waiting", why: { kind: "no-purchase-invoice-id", why: "two-ids" } },
      purchaseInvoiceId: null,
    });
  });

  test("holds an approved document once more, for the invoice that it is for now", async () => {
    const { drop, decide: decideOn, sent, of } = openOffice("after-approval");
    await drop("attachments.csv", list("10023,scan.pdf"));
    await drop("scan.pdf", pdf("one"));
    await drop("attachments.csv", list("10024,scan.pdf"));
    await decideOn("scan.pdf", { type: "approve" });
    expect(of("scan.pdf")).toMatchObject({ state: { at: "held" }, purchaseInvoiceId: "10024" });
    await decideOn("scan.pdf", { type: "approve" });
    expect(sent()).toEqual(["10024"]);
  });

  test("changes nothing of what a person has said, queued or tried again", async () => {
    const { drop, decide: decideOn, service, sent } = openOffice();
    await drop("scan.pdf", pdf("one"));
    service.answerWith(["refuse", "accept"]);
    await decideOn("scan.pdf", { type: "attach", purchaseInvoiceId: "77" });
    await drop("attachments.csv", list("10024,scan.pdf"));
    await decideOn("scan.pdf", { type: "retry" });
    expect(sent()).toEqual(["77"]);
  });
});

test("a newer register counts for a document that is queued", async () => {
  const { drop, run, service, sent } = openOffice();
  await drop("register.csv", register("10023,INV-2024-55,Acme"));
  service.signOut(true);
  await drop("INV-2024-55.pdf", pdf("one"));
  await drop("register 2.csv", register("10024,INV-2024-55,Acme"));
  service.signOut(false);
  await run();
  expect(sent()).toEqual(["10024"]);
});
