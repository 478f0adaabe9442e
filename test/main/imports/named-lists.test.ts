/** @file The lists that the settings name: read when they change, with their age, and a word where they can't be read. */

import { describe, expect, test } from "vitest";
import { followNamedLists } from "../../../main/imports/named-lists.ts";
import { knownReferences, referencesFor } from "../../../main/imports/take-in.ts";
import type { Connection } from "../../../shared/settings/settings.ts";
import { sayReferences } from "../../../shared/wording/agent/say-agent.ts";
import { readSpreadsheetBytes } from "../../fixtures/spreadsheets/read-bytes.ts";
import { openOffice } from "./open-office.ts";

const hourMs = 60 * 60_000;
const path = "/exports/NOMINALS_FULL.CSV";
const header = "Supplier,Invoice number,Invoice date,Nominal,Net,VAT";
const file = (number: string, nominal: string) => `${header}\r\nAcme,${number},2026-11-20,${nominal},10.00,2.00`;
const suppliers = "Account ID,Name,VAT number\r\n50201,Acme Ltd,GB123456789\r\n";
const nominals = (...names: readonly string[]) =>
  `Code,Name\r\n${names.map((name, n) => `${7_500 + n},${name}\r\n`).join("")}`;

function open(lists: Partial<Connection["lists"]> = { nominals: path }) {
  const office = openOffice();
  const { clock, ports, settings } = office;
  const exported = new Map<string, { readonly bytes: Uint8Array; readonly changedAt: number }>();
  let reads = 0;
  const inInboxes = ports.parser.read.bind(ports.parser);
  Object.assign(ports.parser, {
    async read(...[request]: Parameters<typeof inInboxes>) {
      const found = exported.get(request.path);
      if (found === undefined) return inInboxes(request);
      reads += 1;
      const reading = readSpreadsheetBytes(found.bytes, request.fileName, request);
      return reading.ok ? { ok: true, value: { sha256: "", sizeBytes: 0, reading: reading.value } } : reading;
    },
  });
  const first = settings.settings.connections[0];
  if (first === undefined) throw new Error("no connection");
  let connection: Connection = { ...first, lists: { ...first.lists, ...lists } };
  let { inboxes } = settings.settings;
  const look = async () => {
    await followNamedLists(ports, [connection], inboxes, async (at) => {
      const found = exported.get(at);
      return found ? { is: "there", changedAt: found.changedAt, sizeBytes: found.bytes.length } : { is: "away" };
    });
    await office.run();
  };
  return {
    ...office,
    look,
    reads: () => reads,
    /** The finance system exports it, and it is looked at an hour later. */
    async exports(content: string | Uint8Array, to = path) {
      const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
      exported.set(to, { bytes, changedAt: clock.now() });
      await clock.advance(hourMs);
      await look();
    },
    writes: (content: string) =>
      void exported.set(path, { bytes: new TextEncoder().encode(content), changedAt: clock.now() }),
    remove: (at = path) => void exported.delete(at),
    names(wish: Partial<Connection["lists"]>) {
      connection = { ...connection, lists: { ...connection.lists, ...wish } };
    },
    rename(id: string) {
      connection = { ...connection, id };
    },
    addInbox(id: string) {
      inboxes = [...inboxes, ...inboxes.slice(0, 1).map((inbox) => ({ ...inbox, id }))];
    },
    says: () => sayReferences(knownReferences(ports.journal, "office"), clock.now()),
    entries: () => referencesFor(ports.journal, "office").nominals?.entries.map(({ name }) => name),
  };
}

describe("a list that the settings name", () => {
  test("is looked up in, and its age is that of the export", async () => {
    const office = open();
    await office.exports(nominals("Rent"));
    expect(office.says()).toEqual(["Nominal list, for look-up only: NOMINALS_FULL.CSV, 1 entry, updated 1 hour ago"]);
    await office.drop("a.csv", file("A1", "rent"));
    await office.drop("b.csv", file("B1", "Travel"));
    expect([office.at("a.csv"), office.at("b.csv")]).toEqual(["done", "waiting"]);
  });

  test("is read again when it has changed, and not before; what waits for it goes then", async () => {
    const office = open();
    await office.exports(nominals("Rent"));
    await office.drop("b.csv", file("B1", "Travel"));
    await office.look();
    await office.look();
    expect([office.reads(), office.at("b.csv")]).toEqual([1, "waiting"]);
    await office.exports(nominals("Rent", "Travel"));
    expect([office.reads(), office.at("b.csv")]).toEqual([2, "done"]);
  });

  test("counts as it was read last while it is away, and that is said once", async () => {
    const office = open();
    await office.exports(nominals("Rent"));
    office.remove();
    await office.look();
    await office.clock.advance(2 * hourMs);
    await office.look();
    expect(office.says()[1]).toMatch(
      /^Nominal list: \/exports\/NOMINALS_FULL.CSV can't be found or opened \(first noticed: 2 hours ago\)/,
    );
    expect(office.entries()).toEqual(["Rent"]);
    expect([...office.journal.trail({})].filter(({ what }) => what === "read-list")).toHaveLength(2);
    await office.exports(nominals("Rent", "Travel"));
    expect([office.says().length, office.entries()]).toEqual([1, ["Rent", "Travel"]]);
  });

  test("says nothing of a value, and that it can't be found, where it was never there", async () => {
    const office = open();
    await office.look();
    expect(office.says()).toEqual([expect.stringMatching(/can't be found/)]);
    await office.drop("b.csv", file("B1", "Travel"));
    expect(office.at("b.csv")).toBe("done");
  });

  test.each([
    ["is half a workbook", "/exports/n.xlsx", "PK\u0003\u0004 half a workbook", /can't be read/],
    ["has other columns", path, "Date,Weather\r\n2026-11-20,Rain\r\n", /doesn't have the columns or rows/],
    ["has no rows", path, "Code,Name\r\n", /doesn't have the columns or rows/],
    ["is empty", path, "", /can't be read|doesn't have/],
  ])("is told of where it %s, and the one before goes on counting", async (_, at, content, says) => {
    const office = open({ nominals: at });
    if (at === path) await office.exports(nominals("Rent"));
    await office.exports(content, at);
    expect(office.says().at(-1)).toMatch(says);
    if (at === path) expect(office.entries()).toEqual(["Rent"]);
    const before = office.reads();
    await office.look();
    expect(office.reads()).toBe(before);
  });

  test("isn't read while it is being written", async () => {
    const office = open();
    office.writes(nominals("Rent"));
    await office.clock.advance(1_000);
    await office.look();
    expect(office.reads()).toBe(0);
    await office.clock.advance(10_000);
    await office.look();
    expect(office.entries()).toEqual(["Rent"]);
  });

  test("counts no more once the settings name none, and a list that was added later counts before it", async () => {
    const office = open();
    await office.exports(nominals("Rent"));
    await office.drop("nominals.csv", nominals("Travel"));
    expect(office.entries()).toEqual(["Travel"]);
    await office.clock.advance(hourMs);
    await office.exports(nominals("Rent"));
    expect(office.entries()).toEqual(["Rent"]);
    office.names({ nominals: null });
    await office.look();
    expect(office.entries()).toEqual(["Travel"]);
  });

  test("counts no more once the settings have another connection to its company in place of its own", async () => {
    const office = open();
    await office.exports(nominals("Rent"));
    const account = { service: "https://finance.example", authority: "https://login.example", account: "a" };
    await office.journal.commit((draft) => {
      for (const id of ["office", "renamed"]) draft.keepOffice(id, { ...account, name: "Leeds", isTest: false });
    });
    expect(referencesFor(office.ports.journal, "renamed").nominals?.entries).toHaveLength(1);
    office.rename("renamed");
    await office.look();
    expect(referencesFor(office.ports.journal, "renamed").nominals?.entries).toHaveLength(1);
    office.names({ nominals: null });
    await office.look();
    expect(referencesFor(office.ports.journal, "renamed").nominals).toBeUndefined();
  });

  test("is read at the next look where the power is cut before it was kept", async () => {
    const office = open();
    const { commit } = office.journal;
    Object.assign(office.ports.journal, { commit: () => Promise.reject(new Error("the power is cut")) });
    await expect(office.exports(nominals("Rent"))).rejects.toThrow("cut");
    Object.assign(office.ports.journal, { commit });
    await office.look();
    expect(office.entries()).toEqual(["Rent"]);
  });

  test("has the keys of suppliers that e-invoices are known by", async () => {
    const office = open({ nominals: null, suppliers: "/exports/s.csv" });
    await office.exports(suppliers, "/exports/s.csv");
    expect(JSON.stringify(office.ports.templates.forInbox("payables"))).toContain("50201");
    expect(referencesFor(office.ports.journal, "office").suppliers?.entries).toHaveLength(1);
    await office.look();
    expect(office.reads()).toBe(1);
  });

  test("is read again until the keys of suppliers are kept", async () => {
    const office = open({ nominals: null, suppliers: "/exports/s.csv" });
    const { remember } = office.ports.templates;
    Object.assign(office.ports.templates, { remember: () => false });
    await office.exports(suppliers, "/exports/s.csv");
    expect(referencesFor(office.ports.journal, "office").suppliers).toBeUndefined();
    Object.assign(office.ports.templates, { remember });
    await office.look();
    expect(JSON.stringify(office.ports.templates.forInbox("payables"))).toContain("50201");
    expect(referencesFor(office.ports.journal, "office").suppliers?.entries).toHaveLength(1);
  });

  test("gives the keys of suppliers to an inbox that was added later", async () => {
    const office = open({ nominals: null, suppliers: "/exports/s.csv" });
    const remembered: string[] = [];
    const { remember } = office.ports.templates;
    Object.assign(office.ports.templates, {
      remember(...given: Parameters<typeof remember>) {
        remembered.push(given[0]);
        return remember(...given);
      },
    });
    await office.exports(suppliers, "/exports/s.csv");
    office.addInbox("later");
    await office.look();
    await office.look();
    expect([remembered, office.reads()]).toEqual([["payables", "payables", "later"], 2]);
  });
});
