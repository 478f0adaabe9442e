/** @file Amounts that are unusual wait for a person's approval, over a whole world in memory. */

import { describe, expect, test } from "vitest";
import { takeIn } from "../../../main/imports/take-in.ts";
import type { InboxSettings } from "../../../shared/settings/settings.ts";
import { sayRowProblem } from "../../../shared/wording/imports/rows/say-rows-with-problems.ts";
import { createFakeWorld, sampleSettings } from "../../fakes/fake-world.ts";
import { createStrictQueue } from "../../fakes/strict-queue.ts";

const header = "Supplier,Invoice number,Invoice date,Currency,Net,VAT";
const sheet = (...rows: readonly string[]) => [header, ...rows].join("\r\n");
const row = (number: string, net: string, supplier = "Acme", currency = "GBP") =>
  `${supplier},${number},2026-11-20,${currency},${net},0.00`;

function openOffice(inbox: Partial<InboxSettings> = {}) {
  const { clock, disk, folder, journal, ports, service } = createFakeWorld(sampleSettings(inbox));
  const queue = createStrictQueue(ports);
  return {
    service,
    /** Drops a file, and says why it waits; empty where it was sent. */
    async drop(path: string, ...rows: readonly string[]) {
      disk.drop(path, sheet(...rows), "payables");
      const looked = await folder.inspect("payables", path);
      if (looked.ok) await takeIn(ports, looked.value.drop);
      await clock.during(queue.run());
      const state = journal.list(1_000).find(({ place }) => place.dropped === path)?.state;
      if (state?.at !== "held" && state?.at !== "done") throw new Error(JSON.stringify(state));
      return state.at === "held" ? state.doubts.map(sayRowProblem) : [];
    },
    note: (path: string) => new TextDecoder().decode(disk.read(`${path}.why.txt`)),
  };
}

describe("on the first day", () => {
  test("an amount at the ceiling or above it waits, and the sentence says what and why", async () => {
    const { drop, note, service } = openOffice();
    expect(await drop("a.csv", row("A1", "49999.99"))).toEqual([]);
    expect(await drop("b.csv", row("B1", "1204500.00"))).toEqual([
      "Row 2, Net (column E), “1204500.00”: This is GBP 1,204,500.00. From GBP 50,000.00 on, an amount waits for approval. If it's wrong, cancel this file. Then correct it in the folder Failed, and move it back into the inbox. If it's right, approve the batch.",
    ]);
    expect(service.arrived).toHaveLength(1);
    expect(note("Needs you/b.csv")).toContain("From GBP 50,000.00 on, an amount waits for approval.");
  });
});

describe("an amount compared with the supplier's earlier invoices", () => {
  test("is held where it is far above the middle one, whatever the largest was", async () => {
    const { drop } = openOffice();
    const amounts = ["100.00", "98.00", "103.00", "99.50", "101.00", "97.00", "100.00", "102.00", "150.00"];
    for (const [n, net] of amounts.entries()) expect(await drop(`${n}.csv`, row(`A${n}`, net))).toEqual([]);
    expect(await drop("x.csv", row("X1", "10000.01"))).toEqual([
      "Row 2, Net (column E), “10000.01”: This is GBP 10,000.01, at least 20 times the usual amount. The middle one of this supplier's last 9 invoices is GBP 100.00. If it's wrong, cancel this file. Then correct it in the folder Failed, and move it back into the inbox. If it's right, approve the batch.",
    ]);
  });
});
