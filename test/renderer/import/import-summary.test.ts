/** @file What one line of the list shows, and the evidence on a card. */

import { expect, test } from "vitest";
import { evidenceOf } from "../../../renderer/import/evidence-lines.ts";
import { summaryFromImport } from "../../../renderer/import/import-summary.ts";
import { arrivedPart, minutes, morning, sampleBatch, sampleDocument, samplePart } from "../../shared/sample-imports.ts";
import { sampleWorlds } from "../sample-worlds.ts";

const zone = "Europe/London";

test("a batch shows its invoices, its money by currency, and its names, each once", () => {
  const parts = [
    arrivedPart(morning, { net: { GBP: "100", EUR: "50.5" } }),
    arrivedPart(morning + 2_000),
    arrivedPart(morning + 61_000, { net: { GBP: "0.1" } }),
  ];
  const line = summaryFromImport(sampleBatch("a.xlsx", { at: "done" }, { parts }), morning, zone);
  expect(line.contents).toBe("36 invoices, 3 batches");
  expect(line.net).toEqual([
    { currency: "EUR", amount: "50.50", said: "EUR 50.50" },
    { currency: "GBP", amount: "1,304.60", said: "GBP 1,304.60" },
  ]);
  expect(line.reference).toEqual(["Imported - 20/11/26 09:30", "Imported - 20/11/26 09:31"]);
  expect(line.when).toBe("09:26");
});

test("an unsent batch has no name yet, and shows its progress", () => {
  const parts = [samplePart({ state: "sending", sentAt: morning }), samplePart()];
  const line = summaryFromImport(
    sampleBatch("a.xlsx", { at: "sending", part: 0, attempts: 1 }, { parts }),
    morning,
    zone,
  );
  expect(line.reference).toEqual([]);
  expect(line.progress).toEqual({ gone: 0, all: 2 });
});

test("a file that is held up by a pause isn't shown as being read, and one that is being sent is", () => {
  const lineOf = (state: Parameters<typeof sampleBatch>[1]) => {
    const { mark, state: said } = summaryFromImport(sampleBatch("a.xlsx", state), morning, zone, null, "paused");
    return [mark, said];
  };
  expect(lineOf({ at: "reading" })).toEqual(["waiting", "Waiting: paused"]);
  expect(lineOf({ at: "sending", part: 0, attempts: 1 })).toEqual(["working", "Sending"]);
});

test("a file that wasn't sent shows no amounts, and one that was sent in part shows those of that part", () => {
  const why = { kind: "rejected", reason: null } as const;
  const part = samplePart({ net: { GBP: "100" } });
  const netOf = (parts: readonly (typeof part)[]) =>
    summaryFromImport(sampleBatch("a.xlsx", { at: "failed", why }, { parts }), morning, zone).net;
  expect(netOf([part, part])).toEqual([]);
  expect(netOf([arrivedPart(morning, { net: { GBP: "100" } }), part])).toMatchObject([{ amount: "100.00" }]);
});

test("an import that waits for posting hours shows until when", () => {
  const queued = sampleBatch("a.xlsx", { at: "queued", why: null, attempts: 0, notBefore: 0 });
  expect(summaryFromImport(queued, morning, zone).state).toBe("Waiting to be sent");
  expect(summaryFromImport(queued, morning, zone, morning + minutes(30)).state).toBe("Waiting until 10:00");
});

test("a document shows its purchase invoice and no money", () => {
  const line = summaryFromImport(sampleDocument("10023 note.pdf", { at: "done" }), morning, zone);
  expect(line).toMatchObject({ contents: "Document", reference: ["Purchase invoice 10023"], net: [], vat: [] });
});

test("an unknown batch says what to look for: names, count, money, time", () => {
  const sentAt = morning - minutes(3) + 59_000;
  const part = samplePart({ state: "unknown", sentAt, endedAt: sentAt + 2_000 });
  const why = { kind: "no-answer", evidence: "silence", detail: "" } as const;
  const lines = evidenceOf(sampleBatch("a.xlsx", { at: "unknown", part: 0, why }, { parts: [part] }), zone);
  expect(lines.map(({ value }) => value)).toEqual([
    "exactly 12 purchase invoices",
    "GBP 1,204.50",
    "GBP 240.90",
    "on 20 Nov 2026 at about 09:27 (this computer's time, Europe/London)",
    "Imported - 20/11/26 09:27 or Imported - 20/11/26 09:28",
  ]);
});

test("an unknown document says where to look", () => {
  const why = { kind: "no-answer", evidence: "silence", detail: "" } as const;
  const parts = [samplePart({ state: "unknown", sentAt: morning, invoices: 0, net: {}, vat: {} })];
  const [where, name] = evidenceOf(sampleDocument("10023/scan.pdf", { at: "unknown", part: 0, why }, { parts }), zone);
  expect(where?.value).toBe("Purchase invoice 10023");
  expect(name?.value).toBe("scan.pdf");
});

test("no row of any sample world shows internal values", () => {
  for (const { imports } of Object.values(sampleWorlds))
    for (const import_ of imports)
      expect(JSON.stringify(summaryFromImport(import_, morning, zone))).not.toMatch(/undefined|NaN|\[object/);
});
