/** @file A template that is put into the inbox is offered, and used for later files once a person says so. */

import { expect, test } from "vitest";
import { decide } from "../../../main/imports/decide.ts";
import { takeIn } from "../../../main/imports/take-in.ts";
import { createFakeWorld } from "../../fakes/fake-world.ts";
import { createStrictQueue } from "../../fakes/strict-queue.ts";

const template = JSON.stringify({
  headers: ["Supplier", "Invoice number", "Invoice date", "Net"],
  constants: { Currency: "GBP" },
  dateOrder: "mdy",
});
const sheet = "Supplier,Invoice number,Invoice date,Net\r\nAcme,A-1,03/04/2026,10.00\r\n";

function openInbox() {
  const { clock, disk, folder, journal, ports } = createFakeWorld();
  const queue = createStrictQueue(ports);
  const of = (path: string) => journal.list(100).find(({ place }) => place.dropped === path);
  return {
    of,
    ports,
    async drop(path: string, content: string) {
      disk.drop(path, content);
      const looked = await folder.inspect("payables", path);
      if (looked.ok) await takeIn(ports, looked.value.drop);
      await clock.during(queue.run());
    },
    async answer(path: string) {
      const change = { useTemplate: true };
      const decided = await decide(ports, of(path)?.id ?? "", { type: "answer", change, remember: true }, "Ada");
      expect(decided.ok).toBe(true);
      await clock.during(queue.run());
    },
    trail: (path: string) =>
      [...journal.trail()]
        .filter(({ importId }) => importId === of(path)?.id)
        .map(({ who, what }) => `${who}: ${what}`),
  };
}

test("it waits for a person, is never used by itself, and is filed in Done once it is used", async () => {
  const inbox = openInbox();
  await inbox.drop("Bills.json", template);
  expect(inbox.of("Bills.json")?.state).toMatchObject({ at: "waiting", why: { kind: "cannot-tell" } });
  expect(inbox.ports.templates.forInbox("payables").templates).toEqual([]);
  await inbox.drop("before.csv", sheet);
  expect(inbox.of("before.csv")?.state.at).toBe("waiting");

  await inbox.answer("Bills.json");
  expect(inbox.of("Bills.json")).toMatchObject({ state: { at: "done" }, kind: "register" });
  expect(inbox.of("Bills.json")?.place.path).toMatch(/^Done\//);
  expect(inbox.trail("Bills.json")).toEqual(expect.arrayContaining(["Ada: answer", "agent: store-template"]));
  expect(inbox.ports.templates.forInbox("payables").templates).toMatchObject([{ name: "Bills", dateOrder: "mdy" }]);
  // What waited for an answer that the template gives goes on.
  expect(inbox.of("before.csv")?.state.at).toBe("done");
  await inbox.drop("after.csv", sheet.replace("A-1", "A-2"));
  expect(inbox.of("after.csv")?.state.at).toBe("done");
});

test("one that can't be used fails with its reason", async () => {
  const inbox = openInbox();
  await inbox.drop("broken.json", "{");
  expect(inbox.of("broken.json")?.state).toMatchObject({
    at: "failed",
    why: { kind: "unreadable-spreadsheet", detail: { say: "is-no-template", fault: "not-json" } },
  });
});
