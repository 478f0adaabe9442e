/** @file The copies that sync programs keep beside a file: shown, and never sent. */

import { expect, test } from "vitest";
import { decide } from "../../../main/imports/decide.ts";
import { takeIn } from "../../../main/imports/take-in.ts";
import { createFakeWorld, invoicesCsv, pdf } from "../../fakes/fake-world.ts";
import { createStrictQueue } from "../../fakes/strict-queue.ts";

function openOffice() {
  const world = createFakeWorld();
  const { clock, disk, folder, journal, ports } = world;
  const queue = createStrictQueue(ports);
  const run = () => clock.during(queue.run());
  const of = (path: string) => journal.list(100).find(({ place }) => place.dropped === path);
  return {
    ...world,
    run,
    of,
    async drop(files: Readonly<Record<string, string>>) {
      for (const [path, content] of Object.entries(files)) disk.drop(path, content, "payables");
      for (const path of Object.keys(files)) {
        const looked = await folder.inspect("payables", path);
        if (looked.ok) await takeIn(ports, looked.value.drop);
      }
      await run();
    },
  };
}

test.each([
  ["invoices.csv", "invoices (Jane's conflicted copy 2026-11-20).csv"],
  ["invoices.csv", "invoices.sync-conflict-20261120-101112-ABCDEFG.csv"],
  ["invoices.csv", "invoices-DESKTOP-4F7K2LM.csv"],
])("%s is sent, and %s needs you, with a note", async (original, copy) => {
  const { drop, of, service, disk } = openOffice();
  await drop({ [original]: invoicesCsv("S-1"), [copy]: invoicesCsv("S-2") });
  expect(of(original)?.state.at).toBe("done");
  expect(of(copy)?.state).toEqual({ at: "waiting", why: { kind: "sync-conflict", original } });
  expect(of(copy)?.place.path).toBe(`Needs you/${copy}`);
  expect(new TextDecoder().decode(disk.read(`Needs you/${copy}.why.txt`))).toContain(original);
  expect(service.arrived).toHaveLength(1);
});

test("a document's copy is not attached, even when a person tries again", async () => {
  const { drop, of, run, service, ports } = openOffice();
  const copy = "10023 (conflicted copy 2026-11-20).pdf";
  await drop({ "10023.pdf": pdf("one"), [copy]: pdf("two") });
  await decide(ports, of(copy)?.id ?? "", { type: "retry" }, "Ada");
  await run();
  expect(of(copy)?.state).toMatchObject({ at: "waiting", why: { kind: "sync-conflict" } });
  expect(service.arrived).toHaveLength(1);
});

test("a person who tries again where the original is still about is told the same", async () => {
  const { drop, of, run, service, ports } = openOffice();
  const copy = "invoices-DESKTOP-4F7K2LM.csv";
  await drop({ "invoices.csv": "nothing that can be read", [copy]: invoicesCsv("S-2") });
  await decide(ports, of(copy)?.id ?? "", { type: "retry" }, "Ada");
  await run();
  expect(of(copy)?.state).toMatchObject({ at: "waiting", why: { kind: "sync-conflict" } });
  expect(service.arrived).toHaveLength(0);
});

test("a name that ends like a computer's is sent where there is no original", async () => {
  const { drop, of } = openOffice();
  await drop({ "invoices-ANNA-PC.csv": invoicesCsv("S-1") });
  expect(of("invoices-ANNA-PC.csv")?.state.at).toBe("done");
});
