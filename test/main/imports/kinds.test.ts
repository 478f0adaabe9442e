/** @file Spreadsheet or document: by the inbox's rules, by a list file, or by a person's word; never by a guess. */

import { describe, expect, test } from "vitest";
import { decide } from "../../../main/imports/decide.ts";
import { createImportQueue } from "../../../main/imports/import-queue.ts";
import type { Ports } from "../../../main/imports/ports/ports.ts";
import { takeIn } from "../../../main/imports/take-in.ts";
import type { InboxSettings } from "../../../shared/settings/settings.ts";
import type { RegisterEntry } from "../../../shared/spreadsheet/sheet-reading.ts";
import { ok } from "../../../shared/values/result.ts";
import { createFakeWorld, invoicesCsv, pdf, sampleSettings } from "../../fakes/fake-world.ts";
import { writing } from "../../fakes/journal-writes.ts";

/** An inbox whose settings can be changed, with a queue over it. */
function openInbox(first: Partial<InboxSettings> = {}, spoil: Partial<Ports> = {}) {
  const world = createFakeWorld(sampleSettings());
  const { disk, folder, journal, clock, service } = world;
  let changes = first;
  const ports: Ports = {
    ...world.ports,
    inboxSettings: (id) => {
      const inbox = world.ports.inboxSettings(id);
      return inbox && { ...inbox, ...changes };
    },
    ...spoil,
  };
  const bugs: unknown[] = [];
  const queue = createImportQueue(
    ports,
    () => true,
    (bug) => bugs.push(bug),
  );
  const add = async (path: string, content: string) => {
    disk.drop(path, content);
    const looked = await folder.inspect("payables", path);
    if (looked.ok) await takeIn(ports, looked.value.drop);
  };
  const run = async () => {
    await clock.during(queue.run());
    expect(bugs).toEqual([]);
  };
  const drop = async (path: string, content: string) => {
    await add(path, content);
    await run();
  };
  const of = (path: string) => {
    const found = journal.list(100).find(({ place }) => place.dropped === path);
    if (!found) throw new Error(`no import of ${path}`);
    return found;
  };
  /** "document done 10023", "batch waiting: spreadsheet-or-document". */
  const stands = (path: string) => {
    const { kind, state, purchaseInvoiceId } = of(path);
    const why = "why" in state && state.why ? `: ${state.why.kind}` : "";
    return `${kind} ${state.at}${why}${purchaseInvoiceId === null ? "" : ` ${purchaseInvoiceId}`}`;
  };
  const person = async (path: string, decision: Parameters<typeof decide>[2]) => {
    const decided = await decide(ports, of(path).id, decision, "Ada");
    await run();
    return decided;
  };
  const arrived = () => service.arrived.map(({ what }) => what);
  const set = (next: Partial<InboxSettings>) => {
    changes = next;
  };
  return { ...world, ports, add, run, drop, of, stands, person, arrived, set };
}

const rows = invoicesCsv("A1");
const asks = "batch waiting: spreadsheet-or-document";

describe("a spreadsheet whose name may be an id's", () => {
  test("is asked about, with the id that it may be for, and nothing is sent", async () => {
    const { drop, stands, of, arrived } = openInbox();
    await drop("10023.csv", rows);
    await drop("2026/november.csv", invoicesCsv("A2"));
    expect([stands("10023.csv"), stands("2026/november.csv"), arrived()]).toEqual([asks, asks, []]);
    expect(of("10023.csv").state).toMatchObject({ why: { candidates: [{ purchaseInvoiceId: "10023" }] } });
    expect(of("2026/november.csv").state).toMatchObject({ why: { candidates: [] } });
  });

  test("is imported where a person says that it is a spreadsheet, and not asked about again", async () => {
    const { drop, stands, person, arrived, of } = openInbox();
    await drop("10023.csv", `${rows}\r\n,A2,2026-11-20,1.00,0.20`);
    expect((await person("10023.csv", { type: "take-as-spreadsheet" })).ok).toBe(true);
    expect([stands("10023.csv"), arrived()]).toEqual(["batch waiting: rows-have-problems", []]);
    await person("10023.csv", { type: "retry" });
    expect(stands("10023.csv")).toBe("batch waiting: rows-have-problems");
    expect(of("10023.csv").kind).toBe("batch");
  });

  test("goes as a batch once a person has said so", async () => {
    const { drop, stands, person, arrived } = openInbox();
    await drop("10023.csv", rows);
    await person("10023.csv", { type: "take-as-spreadsheet" });
    expect([stands("10023.csv"), arrived()]).toEqual(["batch done", ["batch"]]);
  });

  test("is attached where a person says whose document it is", async () => {
    const { drop, stands, person, arrived } = openInbox();
    await drop("10023.csv", rows);
    await person("10023.csv", { type: "attach", purchaseInvoiceId: "77" });
    expect([stands("10023.csv"), arrived()]).toEqual(["document done 77", ["document"]]);
  });

  test("is what its new name says where a person renames it and moves it back", async () => {
    const { drop, add, run, disk, stands, of, arrived } = openInbox();
    await drop("10023.csv", rows);
    const lies = of("10023.csv").place.path ?? "";
    disk.take(lies);
    await add("november.csv", rows);
    await run();
    expect([stands("november.csv"), arrived()]).toEqual(["batch done", ["batch"]]);
  });

  test("can be answered in no other way, and what is not asked about cannot be answered so", async () => {
    const { drop, person, stands } = openInbox();
    await drop("10023.csv", rows);
    const answered = await person("10023.csv", { type: "answer", change: {}, remember: true });
    expect([answered.ok, stands("10023.csv")]).toEqual([false, asks]);
    await drop("scan.pdf", pdf("one"));
    expect((await person("scan.pdf", { type: "take-as-spreadsheet" })).ok).toBe(false);
  });
});

describe("where the settings of the inbox change", () => {
  test("before it is read, it is what the new ones make of it", async () => {
    const { add, run, stands, set, arrived } = openInbox();
    await add("PI-10023.csv", rows);
    await add("10024/more.csv", invoicesCsv("A2"));
    set({ idPrefixes: ["PI-"] });
    await run();
    expect(stands("PI-10023.csv")).toBe("document done 10023");
    expect([stands("10024/more.csv"), arrived().toSorted()]).toEqual(["batch done", ["batch", "document"]]);
  });

  test("while it is asked about, a person's word still counts", async () => {
    const { drop, stands, set, person } = openInbox();
    await drop("10023.csv", rows);
    set({ idPrefixes: ["10"] });
    await person("10023.csv", { type: "take-as-spreadsheet" });
    expect(stands("10023.csv")).toBe("batch done");
  });
});

const list = (...entries: readonly string[]) => ["Purchase invoice ID,File", ...entries].join("\r\n");

describe("a list file", () => {
  test("names the invoice of documents that come after it, in its folder and below", async () => {
    const { drop, stands } = openInbox();
    await drop("may/attachments.csv", list("10023,scan.pdf", "10024,deep/b.pdf"));
    expect(stands("may/attachments.csv")).toBe("register done");
    await drop("may/SCAN.PDF", pdf("one"));
    await drop("may/deep/b.pdf", pdf("two"));
    await drop("scan.pdf", pdf("three"));
    expect(stands("may/SCAN.PDF")).toBe("document done 10023");
    expect(stands("may/deep/b.pdf")).toBe("document done 10024");
    expect(stands("scan.pdf")).toBe("document waiting: no-purchase-invoice-id");
  });

  test.each([
    [["scan.pdf", "SCAN.PDF", "attachments.csv"]],
    [["attachments.csv", "SCAN.PDF", "scan.pdf"]],
    [["SCAN.PDF", "attachments.csv", "scan.pdf"]],
  ])("names the file that is spelled so, where another is called the same but for its case: %s", async (order) => {
    const { add, run, stands } = openInbox();
    const contents: Readonly<Record<string, string>> = {
      "scan.pdf": pdf("one"),
      "SCAN.PDF": pdf("other"),
      "attachments.csv": list("10023,scan.pdf"),
    };
    for (const path of order) await add(path, contents[path] ?? "");
    await run();
    expect(stands("scan.pdf")).toBe("document done 10023");
    expect(stands("SCAN.PDF")).toBe("document waiting: no-purchase-invoice-id");
  });

  test("names the invoice of documents that wait already, and leaves the others alone", async () => {
    const { drop, run, stands, of } = openInbox();
    await drop("scan.pdf", pdf("one"));
    await drop("other.pdf", pdf("two"));
    const before = of("other.pdf").version;
    await drop("attachments.csv", list("10023,scan.pdf"));
    await run();
    expect(stands("scan.pdf")).toBe("document done 10023");
    expect([stands("other.pdf"), of("other.pdf").version]).toEqual([
      "document waiting: no-purchase-invoice-id",
      before,
    ]);
  });

  test("names the invoice of one, too, that could not be moved away yet", async () => {
    const { drop, run, disk, stands, of } = openInbox();
    disk.refuseMoves(1);
    await drop("scan.pdf", pdf("one"));
    expect([stands("scan.pdf"), of("scan.pdf").place.path]).toEqual([
      "document waiting: no-purchase-invoice-id",
      "scan.pdf",
    ]);
    await drop("attachments.csv", list("10023,scan.pdf"));
    await run();
    expect(stands("scan.pdf")).toBe("document done 10023");
  });

  test("comes before the files that were dropped with it, so that a spreadsheet it names is never imported", async () => {
    const { add, run, stands, arrived } = openInbox();
    await add("10024.csv", rows);
    await add("timesheet.csv", invoicesCsv("A2"));
    await add("other/b.csv", invoicesCsv("A3"));
    await add("attachments.csv", list("10023,timesheet.csv", "10024,10024.csv", "10025,other/b.csv"));
    await run();
    const paths = ["timesheet.csv", "10024.csv", "other/b.csv"];
    expect(paths.map(stands)).toEqual(["document done 10023", "document done 10024", "document done 10025"]);
    expect(arrived()).toEqual(["document", "document", "document"]);
  });

  test("that cannot be opened holds up nobody", async () => {
    const { add, run, stands, disk } = openInbox();
    await add("attachments.csv", list("10023,scan.pdf"));
    await add("10024.pdf", pdf("one"));
    disk.hold("attachments.csv");
    await run();
    expect([stands("attachments.csv"), stands("10024.pdf")]).toEqual(["batch reading", "document done 10024"]);
  });

  test("that names two invoices for a file, or another than its name, leaves it to a person", async () => {
    const { drop, stands, of } = openInbox();
    await drop("attachments.csv", list("10023,scan.pdf", "10024,scan.pdf", "10025,10026.pdf"));
    await drop("scan.pdf", pdf("one"));
    await drop("10026.pdf", pdf("two"));
    for (const path of ["scan.pdf", "10026.pdf"])
      expect(of(path).state).toMatchObject({ at: "waiting", why: { why: "two-ids" } });
    expect(stands("scan.pdf")).toBe("document waiting: no-purchase-invoice-id");
  });

  test("with a wrong row is kept only once that is corrected", async () => {
    const { drop, stands, disk, of } = openInbox();
    await drop("scan.pdf", pdf("one"));
    await drop("attachments.csv", list("10023,scan.pdf", "1002x,b.pdf"));
    expect(stands("attachments.csv")).toBe("batch waiting: rows-have-problems");
    expect(stands("scan.pdf")).toBe("document waiting: no-purchase-invoice-id");
    expect(disk.exists("Needs you/attachments - to correct.xlsx")).toBe(true);
    expect(of("attachments.csv").place.path).toBe("Needs you/attachments.csv");
    await drop("attachments (2).csv", list("10023,scan.pdf"));
    expect(stands("scan.pdf")).toBe("document done 10023");
  });

  test("does not go against a person who said that it is a spreadsheet", async () => {
    const { drop, stands, person } = openInbox();
    await drop("10023.csv", `${rows}\r\n,A2,2026-11-20,1.00,0.20`);
    await person("10023.csv", { type: "take-as-spreadsheet" });
    await drop("attachments.csv", list("10023,10023.csv"));
    expect(stands("10023.csv")).toBe("batch waiting: rows-have-problems");
  });

  test("makes a document of a spreadsheet that waits and that it names", async () => {
    const { drop, stands } = openInbox();
    await drop("10023.csv", rows);
    await drop("attachments.csv", list("10023,10023.csv"));
    expect(stands("10023.csv")).toBe("document done 10023");
  });
});

describe("the text of a PDF", () => {
  const reader = (meanwhile: () => Promise<void> = async () => {}) => {
    const read: string[] = [];
    const pdfText: Ports["pdfText"] = {
      async read(path) {
        read.push(path);
        await meanwhile();
        return ok("Invoice INV-2024-001");
      },
    };
    return { read, pdfText };
  };
  const register = "Purchase invoice ID,Invoice number,Supplier\r\n10023,INV-2024-001,Acme";

  test("is read only where there is a register that may know its numbers", async () => {
    const { read, pdfText } = reader();
    const { drop, stands } = openInbox({}, { pdfText });
    await drop("scan.pdf", pdf("one"));
    expect([stands("scan.pdf"), read.length]).toEqual(["document waiting: no-purchase-invoice-id", 0]);
    await drop("register.csv", register);
    expect([stands("scan.pdf"), read.length]).toEqual(["document waiting: no-purchase-invoice-id", 1]);
  });

  test("may take so long that a list has come before it is read, which then counts", async () => {
    let isNamed = false;
    const { pdfText } = reader(async () => {
      if (isNamed) return;
      isNamed = true;
      await inbox.add("sub/attachments.csv", list("10024,scan.pdf"));
      const kept = inbox.of("sub/attachments.csv");
      const paths = [{ row: 2, path: "scan.pdf", purchaseInvoiceId: "10024" }];
      const after = { ...kept, version: kept.version + 1, kind: "register", state: { at: "done" } } as const;
      writing(inbox.journal).save(after, null, [], undefined, paths);
    });
    const inbox = openInbox({}, { pdfText });
    await inbox.drop("register.csv", register);
    await inbox.drop("scan.pdf", pdf("one"));
    expect(inbox.stands("scan.pdf")).toBe("document done 10024");
  });
});

describe("an invoice list with amounts", () => {
  const list = (id: string, number: string): string =>
    `Invoice ID,Invoice number,Supplier,Date,Currency,Net\r\n${id},${number},Northern Tile Company,2026-11-01,GBP,100.00\r\n`;

  test("is asked about, kept as said, and the next one too without being asked; nothing is sent", async () => {
    const { drop, person, stands, arrived } = openInbox();
    await drop("list.csv", list("10023", "EXP-2024-901"));
    expect(stands("list.csv")).toBe("batch waiting: cannot-tell");
    await person("list.csv", { type: "answer", change: { isInvoices: false }, remember: true });
    expect(stands("list.csv")).toBe("register done");
    await drop("next list.csv", list("10115", "EXP-2024-902"));
    expect([stands("next list.csv"), arrived()]).toEqual(["register done", []]);
  });
});

test("a scan that waits is attached as soon as a batch's answer has the ID of its number", async () => {
  const answers: (readonly RegisterEntry[])[] = [];
  const accepted = { type: "accepted", status: 200, answer: "" } as const;
  const { drop, stands, arrived, of } = openInbox(
    {},
    {
      api: {
        makeReady: async () => null,
        createBatch: async () => ({ ...accepted, documentId: null, registered: answers.shift() ?? [] }),
        attachDocument: async () => ({ ...accepted, documentId: "7" }),
      },
    },
  );
  await drop("WQ-7788 delivery.pdf", pdf("one"));
  await drop("WQ-9999 delivery.pdf", pdf("two"));
  answers.push([{ row: 1, purchaseInvoiceId: "10121", invoiceNumber: "WQ-1234", supplier: "Acme" }]);
  await drop("other.csv", invoicesCsv("WQ-1234"));
  const waits = of("WQ-7788 delivery.pdf").version;
  answers.push([{ row: 1, purchaseInvoiceId: "10122", invoiceNumber: "WQ-7788", supplier: "Acme" }]);
  await drop("bills.csv", invoicesCsv("WQ-7788"));
  expect(stands("WQ-7788 delivery.pdf")).toBe("document done 10122");
  expect([of("WQ-9999 delivery.pdf").version, arrived()]).toEqual([waits, []]);
});
