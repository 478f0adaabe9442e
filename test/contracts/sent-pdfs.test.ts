/** @file A PDF whose e-invoice was sent passes to an import that attaches it, in both journals alike. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { attachSentPdfs } from "../../main/imports/attach-sent-pdfs.ts";
import { advance } from "../../main/imports/state/advance.ts";
import { openJournal } from "../../main/journal/open-journal.ts";
import type { Enclosure } from "../../shared/e-invoice/e-invoice.ts";
import type { Import } from "../../shared/imports/import.ts";
import type { ImportEvent } from "../../shared/imports/import-event.ts";
import { fingerprintOf } from "../../shared/imports/row-fingerprint.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import type { PurchaseInvoice } from "../../shared/values/purchase-invoice.ts";
import { createFakeParser } from "../fakes/fake-parser.ts";
import { writing } from "../fakes/journal-writes.ts";
import { createMemoryDisk } from "../fakes/memory-disk.ts";
import { createMemoryFolder } from "../fakes/memory-folder.ts";
import { createMemoryJournal, type MemoryJournal } from "../fakes/memory-journal.ts";
import { createMemoryTemplates } from "../fakes/memory-templates.ts";
import { ubl } from "../fixtures/e-invoices/make-e-invoices.ts";

const made: (() => void)[] = [];
afterEach(() => {
  for (const undo of made.splice(0)) undo();
});

const journals: readonly [string, () => MemoryJournal][] = [
  ["in memory", () => createMemoryJournal(() => 1_000)],
  [
    "in SQLite",
    () => {
      const folder = mkdtempSync(join(tmpdir(), "pigeonhole-sent-pdfs-"));
      const journal = openJournal(join(folder, "journal.sqlite"), () => 1_000);
      made.push(() => {
        journal.close();
        rmSync(folder, { recursive: true });
      });
      return journal;
    },
  ],
];

const seller = "Harlow Timber GmbH";
const invoice = { InvoiceNumber: "R-2026/017", AccountName: seller, Net: "100.00", Currency: "EUR" };
const noted = (what: ImportEvent["type"] | "take-in") => ({ what, who: "agent", detail: {} });

function add(journal: MemoryJournal, dropped: string): Import {
  const entry = { inbox: "payables", connection: "office", kind: "batch", sha256: dropped, sizeBytes: 9 } as const;
  return writing(journal).add({ ...entry, dropped, seenAt: 900 }, noted("take-in"));
}

/** An e-invoice whose rows were sent at 2,000, filed in Done. */
function send(
  journal: MemoryJournal,
  dropped: string,
  enclosures: readonly Enclosure[] = [],
  sent: PurchaseInvoice = invoice,
): Import {
  const contents = [{ payload: "[]", fingerprints: [fingerprintOf({ row: 1, invoice: sent, raw: "row" })] }];
  const steps: readonly ImportEvent[] = [
    {
      ...{ type: "plan", parts: [{ invoices: 1, net: {}, vat: {} }], leftOut: [], sentBefore: [] },
      ...{ purchaseInvoiceId: null, hold: null, by: { connection: "office", rules: "" } },
      enclosures,
    },
    { type: "begin-sending", part: 0 },
    { type: "accepted", status: 200, answer: "", documentId: null },
    { type: "set-location", at: `Done/${dropped}` },
  ];
  return steps.reduce(
    (before, step) => {
      const after = advance(before, step, 2_000);
      writing(journal).save(after, noted(step.type), step.type === "plan" ? contents : undefined);
      return after;
    },
    add(journal, dropped),
  );
}

function keepList(journal: MemoryJournal, name: string, keptAt: number, ...ids: readonly string[]): void {
  const { InvoiceNumber: invoiceNumber } = invoice;
  const entries = ids.map((purchaseInvoiceId, row) => ({ row, purchaseInvoiceId, invoiceNumber, supplier: seller }));
  const kept = advance(add(journal, name), { type: "store-register", entries: entries.length }, keptAt);
  writing(journal).save(kept, noted("store-register"), [], entries);
}

const disk = createMemoryDisk();
const look = (journal: MemoryJournal) =>
  attachSentPdfs({
    journal,
    clock: { now: () => 5_000 },
    folder: { ...createMemoryFolder(disk), exists: async () => true },
    parser: createFakeParser(disk),
    templates: createMemoryTemplates(),
    inboxSettings: () => ({ id: "payables" }) as InboxSettings,
    companyNames: () => [],
  });

describe.each(journals)("with a journal %s", (_, open) => {
  test("nothing happens until a list that is newer than the sending has the invoice", async () => {
    const journal = open();
    const sent = send(journal, "a.pdf");
    keepList(journal, "older.csv", 1_500, "9");
    await look(journal);
    expect(journal.sentPdfs()).toEqual([]);
    expect(journal.get(sent.id)).toEqual(sent);
  });

  test("the file passes on once, with its ID and its name", async () => {
    const journal = open();
    const sent = send(journal, "post/a.pdf");
    keepList(journal, "list.csv", 3_000, "10023");
    await look(journal);
    await look(journal);
    expect(journal.get(sent.id)).toMatchObject({ kind: "batch", state: { at: "done" }, place: { path: null } });
    expect(journal.underWay()).toMatchObject([
      {
        ...{ kind: "document", state: { at: "reading" }, purchaseInvoiceId: "10023", sha256: sent.sha256 },
        place: { dropped: "post/a.pdf", path: "Done/post/a.pdf", movingTo: null },
      },
    ]);
    expect(journal.attachedTo(journal.underWay()[0]?.id ?? "")?.purchaseInvoiceId).toBe("10023");
  });

  test("sent by the supplier's ID, it passes on under the name that the office's supplier list has for it", async () => {
    const journal = open();
    send(journal, "a.pdf", [], { ...invoice, InvoiceNumber: "R-17", AccountId: "50202" });
    const entry = { row: 0, purchaseInvoiceId: "10023", invoiceNumber: "R-17", supplier: "Harlow" };
    const kept = advance(add(journal, "list.csv"), { type: "store-register", entries: 1 }, 3_000);
    writing(journal).save(kept, noted("store-register"), [], [entry]);
    await look(journal);
    expect(journal.underWay()).toEqual([]);
    const suppliers = { file: "suppliers.csv", seenAt: 3_000, entries: [{ id: "50202", code: null, name: "Harlow" }] };
    writing(journal).setMetadata("reference suppliers office", JSON.stringify(suppliers), null);
    await look(journal);
    expect(journal.underWay()).toMatchObject([{ kind: "document", purchaseInvoiceId: "10023" }]);
  });

  test("with several IDs it asks", async () => {
    const journal = open();
    send(journal, "a.pdf");
    keepList(journal, "list.csv", 3_000, "10023", "10024");
    await look(journal);
    const asked = journal.list(1);
    expect(asked).toMatchObject([{ kind: "document", state: { at: "waiting", why: { why: "entered-twice" } } }]);
  });

  test("an ordinary batch, and a PDF that is on its way to Done, do not wait", async () => {
    const journal = open();
    send(journal, "rows.csv");
    const sent = send(journal, "b.pdf");
    writing(journal).save(advance(sent, { type: "start-move", to: "Done/c.pdf" }, 2_500), noted("start-move"));
    keepList(journal, "list.csv", 3_000, "10023");
    expect(journal.sentPdfs()).toEqual([]);
  });

  test("an e-invoice in XML waits for its ID only while documents are inside, and stays where it is", async () => {
    const journal = open();
    const xml = ubl({ number: invoice.InvoiceNumber, encloses: [{ name: "a.pdf", content: "%PDF-1.7 a %%EOF" }] });
    const bare = send(journal, "bare.xml");
    const broken = send(journal, "broken.xml", [{ name: "b.pdf", problem: { say: "enclosure-empty" } }]);
    const sent = send(journal, "c.xml", [{ name: "a.pdf", problem: null }]);
    disk.drop("Done/c.xml", xml, "payables");
    keepList(journal, "list.csv", 3_000, "10023");
    // Another content than the one that was sent: nothing is taken out of it.
    await look(journal);
    expect(journal.sentPdfs()).toMatchObject([{ importId: sent.id }]);
    expect([bare, broken, sent].map(({ id }) => journal.get(id)?.version)).toEqual(
      [bare, broken, sent].map(({ version }) => version),
    );
  });

  test("a person's ID goes before what lists say", async () => {
    const journal = open();
    const sent = send(journal, "a.pdf");
    keepList(journal, "list.csv", 3_000, "10023", "10024");
    const given = advance(sent, { type: "attach", purchaseInvoiceId: "77" }, 4_000);
    writing(journal).save(given, noted("attach"));
    await look(journal);
    expect(journal.underWay()).toMatchObject([{ kind: "document", purchaseInvoiceId: "77" }]);
  });
});
