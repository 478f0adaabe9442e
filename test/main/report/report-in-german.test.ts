/** @file The morning report in German: its page, its table and its differences. */

import { afterEach, beforeEach, expect, test } from "vitest";
import { createMorningReport } from "../../../main/nightly/write-morning-report.ts";
import { makeReport } from "../../../main/report/make-report.ts";
import { speak } from "../../../shared/words/spoken.ts";
import { createFakeClock } from "../../fakes/fake-clock.ts";
import { sampleSettings } from "../../fakes/fake-world.ts";
import { from, sampleImport, sampleNight } from "./sample-night.ts";

beforeEach(() => speak({ language: "de", formats: "de-DE" }));
afterEach(() => speak({ language: "en", formats: "en-GB" }));

const place = (dropped: string, path: string | null) => ({ dropped, path, movingTo: null });
const failed = sampleImport(2, {
  state: { at: "failed", why: { kind: "empty-file" } },
  place: place("leer.csv", "Failed/leer.csv"),
});

test("the page declares its language, and uses German singular and plural", () => {
  const { page } = makeReport(sampleNight([sampleImport(1), sampleImport(3), failed]));
  expect(page).toContain('<html lang="de-DE">');
  expect(page).toContain("<h1>Morgenbericht, Samstag, 21. November 2026</h1>");
  expect(page).toContain("Vom 20. Nov. 2026, 07:00 bis zum 21. Nov. 2026, 07:00, Zeitzone");
  expect(page).toContain("1 Datei wartet auf Sie.");
  expect(page).toContain('<h2>Zu erledigen (1)</h2><p class="hint">1 im Ordner „Failed“ (fehlgeschlagen)</p>');
  expect(page).toContain("Alle hinzugefügten Dateien sind nachgewiesen.");
  expect(page).toContain("Es hat 1.234 Einträge");
  expect(page).toContain("Hinzugefügt und gesendet, je Viertelstunde");
});

test("the page holds no English word", () => {
  const gone = sampleImport(1, { place: place("a.csv", "Done/2026-11-20/a.csv") });
  const text = makeReport(sampleNight([gone])).page.replace(/<style>.*?<\/style>|<[^>]+>/gs, " ");
  expect(text).toContain("Alles ist auf dem neuesten Stand. Die eine hinzugefügte Datei ist erledigt.");
  expect(text).not.toMatch(/\b(the|and|of|from|went|file|files|report)\b/i);
});

test("the table has German sentences, but the same headings, parts and times for other programs", () => {
  const { table } = makeReport(sampleNight([sampleImport(1), failed]));
  const lines = table.split("\r\n");
  expect(lines[0]).toBe("\uFEFFPart,File,Details,What to do,Files,Invoices,Currency,Net,VAT,Time,Entered");
  expect(lines.find((line) => line.startsWith("Needs you,leer.csv"))).toMatch(
    /Speichern oder scannen Sie die Datei neu .*,\d{4}-\d\d-\d\d \d\d:\d\d,Nein$/,
  );
  expect(table).toContain("Count,,Failed,,1,");
});

test("a missing document is named in the table in German too", () => {
  const missed = { inbox: "payables", path: "mai/scan.pdf", purchaseInvoiceId: "10023", list: "mai/attachments.csv" };
  const { table } = makeReport(sampleNight([], { notCome: [{ ...missed, row: 1_207, listedAt: from }] }));
  expect(table).toContain(
    'Not come,mai/scan.pdf,"Für die Eingangsrechnung 10023, Zeile 1207 von mai/attachments.csv",Legen Sie es in den Eingangsordner der Liste.',
  );
});

test("differences are stored as data and said in the reader's language", async () => {
  const clock = createFakeClock();
  let kept: string | null = null;
  const report = createMorningReport({
    clock,
    timeZone: "Europe/London",
    readSettings: sampleSettings,
    journal: {
      metadata: () => kept,
      async commit(decide) {
        return decide({
          setMetadata(_name, value) {
            kept = value;
          },
        });
      },
      period: () => ({ imports: [], takenIn: 2 }),
      atPath: () => undefined,
      get: () => undefined,
      findings: () => [],
      missingDocuments: () => [],
      trailEnd: () => ({ entries: 0, hash: null }),
    },
    listFiles: async () => ({ filed: [], ignored: [] }),
    exists: async () => true,
    leftovers: () => null,
    keep: { path: (name) => name, write: async () => {}, read: async () => null },
  });
  const status = { state: "idle", closed: [], exceptions: [], unconfirmed: null, inboxes: [] } as never;
  const made = await clock.during(report.make("agent", { status: () => status, unsettled: () => [] }));
  expect(made.alarms).toEqual(["2 Dateien wurden hinzugefügt, 2 mehr als gefunden (0)."]);
  speak({ language: "en", formats: "en-GB" });
  expect(report.last()?.alarms).toEqual(["2 files were added, 2 more than accounted for (0)."]);
});
