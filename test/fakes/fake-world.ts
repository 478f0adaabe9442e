/** @file A whole world for the pipeline: clock, disk, service and journal in memory, and ports over them. */

import { type ClaimableInboxes, createInboxClaims } from "../../main/imports/claims/inbox-claims.ts";
import { namesakesInQuestion } from "../../main/imports/note-context.ts";
import type { Marker } from "../../main/imports/ports/marker-port.ts";
import type { Ports } from "../../main/imports/ports/ports.ts";
import type { Inboxes } from "../../main/inbox/inbox.ts";
import type { Import } from "../../shared/imports/import.ts";
import type { Office } from "../../shared/imports/office.ts";
import { type ReadSettings, readSettings } from "../../shared/settings/read-settings.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import { fail } from "../../shared/values/result.ts";
import { whyNote } from "../../shared/wording/imports/why-note.ts";
import { dayIn } from "../../shared/wording/say-time.ts";
import { createFakeClock, type FakeClock } from "./fake-clock.ts";
import { createFakeParser } from "./fake-parser.ts";
import { createFakeService, type FakeService } from "./fake-service.ts";
import { createMemoryDisk, type MemoryDisk } from "./memory-disk.ts";
import { createMemoryFolder } from "./memory-folder.ts";
import { createMemoryJournal, type MemoryJournal } from "./memory-journal.ts";
import { createMemoryMarkers, type MarkersLying } from "./memory-markers.ts";
import { createMemoryTemplates } from "./memory-templates.ts";

export interface FakeWorld {
  readonly clock: FakeClock;
  readonly disk: MemoryDisk;
  readonly service: FakeService;
  readonly journal: MemoryJournal;
  readonly settings: ReadSettings;
  readonly folder: Inboxes;
  /** What lies in the inboxes as their markers. */
  readonly markers: MarkersLying;
  /** The name of the computer that its agent runs on. */
  readonly computer: string;
  readonly ports: Ports;
}

/** What two worlds have in common that have one inbox. */
export type SharedWorld = Pick<FakeWorld, "clock" | "disk" | "service" | "markers">;

export const sampleSettings = (...inboxes: readonly Partial<InboxSettings>[]): ReadSettings =>
  readSettings({
    connections: ["office", "branch"].map((id) => ({
      id,
      baseUrl: "https://finance.example",
      authUrl: "https://login.example",
      clientId: "pigeonhole",
    })),
    inboxes: (inboxes.length > 0 ? inboxes : [{}]).map((inbox) => ({
      id: "payables",
      path: `/inboxes/${inbox.id ?? "payables"}`,
      connection: "office",
      // The times in the tests are counted from this one.
      settleMs: 2_000,
      ...inbox,
    })),
  });

export function createFakeWorld(
  settings = sampleSettings(),
  openJournal = createMemoryJournal,
  clock?: FakeClock,
): FakeWorld {
  return createFakeWorldOn(shareWorld(clock), settings, openJournal);
}

export function shareWorld(clock: FakeClock = createFakeClock()): SharedWorld {
  const disk = createMemoryDisk();
  return { clock, disk, service: createFakeService(disk, clock), markers: new Map<string, Marker | "damaged">() };
}

let lastClaim = 0;

/** Whether a journal imports the inboxes, for one life of an agent. */
export const claimsOf = (
  { clock, disk, markers, journal }: SharedWorld & { readonly journal: MemoryJournal },
  inboxSettings: Ports["inboxSettings"],
  computer = "PC-1",
): ClaimableInboxes =>
  createInboxClaims({
    ...{ clock, journal, inboxSettings, markers: createMemoryMarkers(disk, markers) },
    self: { computer, instances: [`disk of ${computer}`] },
    newId: () => `claim ${++lastClaim}`,
    restoredUntil: () => null,
  });

/** A world that shares its disk, service and clock with another one: a second computer. */
export function createFakeWorldOn(
  shared: SharedWorld,
  settings = sampleSettings(),
  openJournal = createMemoryJournal,
  computer = "PC-1",
): FakeWorld {
  const { clock, disk, service } = shared;
  const journal = openJournal(clock.now);
  const folder = createMemoryFolder(disk);
  const inboxSettings: Ports["inboxSettings"] = (id) => settings.settings.inboxes.find((inbox) => inbox.id === id);
  const ports: Ports = {
    claims: claimsOf({ ...shared, journal }, inboxSettings, computer),
    clock,
    folder,
    parser: createFakeParser(disk),
    journal,
    api: service,
    templates: createMemoryTemplates(),
    pdfText: { read: async () => fail("no-text") },
    timeZone: "Europe/London",
    today: () => dayIn("Europe/London", clock.now()),
    inboxSettings,
    officeOf: async (id) => officeOf(settings, id),
    companyNames: () => ["Alder"],
    doubtAbout: () => null,
    leftovers: () => null,
    noteFor: (import_: Import) =>
      whyNote(import_, "Europe/London", {
        invoices: [],
        namesakes: namesakesInQuestion(journal, import_),
        original: elderIn(journal, import_),
        connection: null,
      }),
  };
  return { ...shared, journal, settings, folder, computer, ports };
}

/** Every connection leads to an office of its own; `office-2` is what `office` was renamed to. */
export function officeOf({ settings }: ReadSettings, id: string): Office | null {
  const connection = settings.connections.find((known) => known.id === id);
  if (connection === undefined) return null;
  const { baseUrl: service, authUrl: authority, isTest } = connection;
  const name = id.replace(/-2$/, "");
  return { service, authority, account: `subject of ${name}`, name, isTest };
}

const elderIn = (journal: MemoryJournal, { state }: Import) =>
  (state.at === "duplicate" && journal.get(state.of)) || null;

/** A spreadsheet of as many good rows as there are numbers. */
export const invoicesCsv = (...numbers: readonly string[]): string =>
  [
    "Supplier,Invoice number,Invoice date,Net,VAT",
    ...numbers.map((number) => `Acme,${number},2026-11-20,10.00,2.00`),
  ].join("\r\n");

export const pdf = (text: string): string => `%PDF-1.7\n${text}\n%%EOF\n`;
