/** @file What was sent to an office counts for each connection to it, whatever the connection is called in config.json. */

import { describe, expect, test } from "vitest";
import { decide } from "../../../main/imports/decide.ts";
import { createImportQueue } from "../../../main/imports/import-queue.ts";
import type { Ports } from "../../../main/imports/ports/ports.ts";
import { takeIn } from "../../../main/imports/take-in.ts";
import type { Office } from "../../../shared/imports/office.ts";
import { sayImport } from "../../../shared/wording/imports/say-import.ts";
import { createFakeWorld, invoicesCsv, pdf, sampleSettings } from "../../fakes/fake-world.ts";

const headOffice: Office = {
  service: "https://finance.example",
  authority: "https://login.example",
  account: "ada",
  name: null,
  isTest: false,
};

/** One inbox; its connection in config.json is renamed, and leads where the tests say. */
function openOffice() {
  const settings = sampleSettings();
  const world = createFakeWorld(settings);
  const { clock, disk, folder, journal, service } = world;
  let connection = "office";
  let office = headOffice;
  /** Where other connections lead that are in the settings too. */
  const beside = new Map<string, Office>();
  const ports: Ports = {
    ...world.ports,
    inboxSettings: (id) =>
      settings.settings.inboxes.map((inbox) => ({ ...inbox, connection })).find((i) => i.id === id),
    officeOf: async (id) => (id === connection ? office : (beside.get(id) ?? null)),
  };
  const bugs: unknown[] = [];
  const queue = createImportQueue(
    ports,
    () => true,
    (bug) => bugs.push(bug),
  );
  return {
    journal,
    beside,
    retry: async (path: string) => {
      const id = journal.list(100).find(({ place }) => place.dropped === path)?.id ?? "";
      expect((await decide(ports, id, { type: "retry" }, "Ada")).ok).toBe(true);
      await clock.during(queue.run());
    },
    rename(to: string, leadsTo: Partial<Office> = {}) {
      connection = to;
      office = { ...headOffice, ...leadsTo };
    },
    async drop(path: string, content: string) {
      disk.drop(path, content);
      const looked = await folder.inspect("payables", path);
      if (looked.ok) await takeIn(ports, looked.value.drop);
      await clock.during(queue.run());
      expect(bugs).toEqual([]);
    },
    of: (path: string) => journal.list(100).find(({ place }) => place.dropped === path),
    sent: () => service.arrived.length,
  };
}

const rowsAskedAbout = (state: unknown) => (state as { why: { rows: readonly unknown[] } }).why.rows;

describe("what was sent over a connection that has another id now", () => {
  test("is a duplicate", async () => {
    const { drop, of, rename, sent } = openOffice();
    await drop("a.csv", invoicesCsv("A1"));
    rename("head-office");
    await drop("again.csv", invoicesCsv("A1"));
    expect([of("again.csv")?.state.at, sent()]).toEqual(["duplicate", 1]);
  });

  test("is left out of a file that holds more", async () => {
    const { drop, of, rename, sent } = openOffice();
    await drop("a.csv", invoicesCsv("A1"));
    rename("head-office", { service: "https://FINANCE.example:443/" });
    await drop("more.csv", invoicesCsv("A1", "A2"));
    expect([of("more.csv")?.sentBefore.length, of("more.csv")?.parts[0]?.invoices, sent()]).toEqual([1, 1, 2]);
  });

  test("is known from an invoice list too", async () => {
    const { drop, of, rename, sent } = openOffice();
    await drop("list.csv", "Purchase invoice ID,Invoice number,Supplier\n777,INV-2024-001,Acme");
    rename("head-office");
    await drop("a.csv", invoicesCsv("INV-2024-001"));
    expect([of("a.csv")?.state, sent()]).toMatchObject([{ why: { kind: "already-sent" } }, 0]);
    await drop("INV-2024-001.pdf", pdf("1"));
    expect(of("INV-2024-001.pdf")).toMatchObject({ state: { at: "done" }, purchaseInvoiceId: "777" });
  });

  test("is asked about while nobody can tell whether it is the same office", async () => {
    const { drop, of, rename, sent } = openOffice();
    await drop("a.csv", invoicesCsv("A1"));
    rename("head-office", { account: null });
    await drop("again.csv", invoicesCsv("A1"));
    expect(of("again.csv")?.state).toMatchObject({ at: "waiting", why: { kind: "already-sent" } });
    expect(rowsAskedAbout(of("again.csv")?.state)).toMatchObject([
      { row: 2, is: "perhaps-same-office", connection: "office", first: { file: "a.csv" } },
    ]);
    expect(sent()).toBe(1);
  });

  test("is asked about under another account, unless the two offices have names that differ", async () => {
    const { drop, of, rename, sent } = openOffice();
    await drop("a.csv", invoicesCsv("A1"));
    rename("ben", { account: "ben" });
    await drop("again.csv", invoicesCsv("A1"));
    expect([of("again.csv")?.state.at, sent()]).toEqual(["waiting", 1]);
  });

  test("is no hindrance to an office that has another name and another account", async () => {
    const { drop, of, rename, sent } = openOffice();
    rename("office", { name: "Head office" });
    await drop("a.csv", invoicesCsv("A1"));
    rename("branch", { account: "ben", name: "Branch" });
    await drop("b.csv", invoicesCsv("A1"));
    expect([of("b.csv")?.state.at, sent()]).toEqual(["done", 2]);
  });

  test("is no hindrance either once both are given names that differ, though they had none before", async () => {
    const { beside, drop, of, rename, retry, sent } = openOffice();
    await drop("a.csv", invoicesCsv("A1"));
    beside.set("office", headOffice);
    rename("branch", { account: "ben" });
    await drop("b.csv", invoicesCsv("A1"));
    const asked = of("b.csv");
    expect([asked?.state.at, sent()]).toEqual(["waiting", 1]);
    expect(asked && sayImport(asked, 0).detail).toContain("If the connections are for two companies");
    beside.set("office", { ...headOffice, name: "Head office" });
    rename("branch", { account: "ben", name: "Branch" });
    await retry("b.csv");
    expect([of("b.csv")?.state.at, sent()]).toEqual(["done", 2]);
  });

  test("a document at the same invoice is a duplicate, by any account", async () => {
    const { drop, of, rename, sent } = openOffice();
    await drop("10023.pdf", pdf("1"));
    rename("head-office", { account: null });
    await drop("10023 copy.pdf", pdf("1"));
    expect([of("10023 copy.pdf")?.state.at, sent()]).toEqual(["duplicate", 1]);
  });
});

test("the trail tells once where a connection leads", async () => {
  const { drop, journal } = openOffice();
  await drop("a.csv", invoicesCsv("A1"));
  await drop("b.csv", invoicesCsv("B1"));
  const told = [...journal.trail()].filter(({ what }) => what === "keep-office");
  expect(told.map(({ detail }) => detail)).toEqual([{ connection: "office", ...headOffice }]);
});
