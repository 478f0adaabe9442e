/** @file Invoices that the finance system took in a batch and did not save: each needs a person, and only it. */

import { describe, expect, test } from "vitest";
import { decide } from "../../../../main/imports/decide.ts";
import type { NotSavedInvoice } from "../../../../main/imports/ports/api-port.ts";
import { settleListed } from "../../../../main/imports/settle-listed.ts";
import { commitEvent } from "../../../../main/imports/state/record.ts";
import { takeIn } from "../../../../main/imports/take-in.ts";
import { openJournal } from "../../../../main/journal/open-journal.ts";
import type { InvoiceTrail } from "../../../../shared/confirmation/invoice-trail.ts";
import { folderFor } from "../../../../shared/imports/own-folders.ts";
import { sentInPart } from "../../../../shared/imports/sent-in-part.ts";
import { invoicesFromPayload } from "../../../../shared/imports/sent-invoices.ts";
import type { InboxSettings } from "../../../../shared/settings/settings.ts";
import { sayTaskFor } from "../../../../shared/wording/agent/say-report.ts";
import { sayLifeEntry } from "../../../../shared/wording/imports/say-confirmation.ts";
import { sayFailure } from "../../../../shared/wording/imports/say-failure.ts";
import { sayImport } from "../../../../shared/wording/imports/say-import.ts";
import { createFakeWorld, invoicesCsv, sampleSettings } from "../../../fakes/fake-world.ts";
import { createStrictQueue } from "../../../fakes/strict-queue.ts";
import { ubl } from "../../../fixtures/e-invoices/make-e-invoices.ts";

const unsaved = (index: number, said: string | null = "No such supplier"): NotSavedInvoice => ({
  index,
  isCertain: true,
  said,
});
const inDoubt = (index: number): NotSavedInvoice => ({ index, isCertain: false, said: "1 of 2 saved" });

const list = (numbers: readonly string[], net = "10.00") =>
  [
    "Purchase invoice ID,Invoice number,Supplier,Invoice date,Net",
    ...numbers.map((number, at) => `${10_000 + at},${number},Acme,2026-11-20,${net}`),
  ].join("\r\n");

/** @param answers what each batch's answer says was not saved, in turn; nothing after the last */
function openOffice(
  answers: readonly (readonly NotSavedInvoice[])[],
  inbox: Partial<InboxSettings> = {},
  real = false,
) {
  const world = createFakeWorld(
    sampleSettings(inbox),
    real ? (((now: () => number) => openJournal(":memory:", now)) as never) : undefined,
  );
  const { clock, disk, folder, journal, service } = world;
  const left = [...answers];
  const ports = {
    ...world.ports,
    api: {
      ...service,
      createBatch: async (connection: string, payload: string) => {
        const outcome = await service.createBatch(connection, payload);
        const notSaved = left.shift() ?? [];
        return outcome.type === "accepted" && notSaved.length > 0 ? { ...outcome, notSaved } : outcome;
      },
    },
  };
  const queue = createStrictQueue(ports);
  async function drop(path: string, content: string) {
    disk.drop(path, content, "payables");
    const looked = await folder.inspect("payables", path);
    if (looked.ok) await takeIn(ports, looked.value.drop);
    await clock.during(queue.run());
  }
  return {
    ...world,
    drop,
    async sendAnyway(path: string) {
      const found = journal.list(100).find(({ place }) => place.dropped === path);
      await decide(ports, found?.id ?? "", { type: "send-anyway", reason: "Not found there" }, "Ada");
      await clock.during(queue.run());
    },
    async retry(path: string) {
      const found = journal.list(100).find(({ place }) => place.dropped === path);
      const decided = await decide(ports, found?.id ?? "", { type: "retry" }, "Ada");
      await clock.during(queue.run());
      return decided.ok;
    },
    async close(path: string, reason: string | null) {
      const found = journal.list(100).find(({ place }) => place.dropped === path);
      const decided = await decide(ports, found?.id ?? "", { type: "reject", reason }, "Ada");
      await clock.during(queue.run());
      return decided.ok;
    },
    /** As a sweep finds that a file is gone. */
    async look() {
      for (const { id, place } of journal.list(100)) {
        const import_ = journal.get(id);
        if (import_ && place.path !== null && !(await folder.exists("payables", place.path)))
          await commitEvent(ports, import_, { type: "set-location", at: null });
      }
    },
    /** Lays a file of Needs you back into the inbox, as people do. */
    async moveBack(path: string) {
      disk.move(`Needs you/${path}`, path);
      const looked = await folder.inspect("payables", path);
      if (looked.ok) await takeIn(ports, looked.value.drop);
      await clock.during(queue.run());
    },
    /** An invoice list is added, and compared with what was sent. */
    async addList(path: string, ...numbers: readonly string[]) {
      await drop(path, list(numbers));
      journal.compareSome(() => true);
      const isAny = await settleListed(ports, journal);
      await clock.during(queue.fileLeftovers());
      journal.compareSome(() => true);
      return isAny;
    },
    trail: (path: string) =>
      [...journal.trail({ importId: journal.list(100).find(({ place }) => place.dropped === path)?.id ?? "" })].map(
        ({ detail }) => detail,
      ),
    folderOf: (path: string) => journal.list(100).find(({ place }) => place.dropped === path)?.place.path ?? null,
    of: (path: string) => {
      const found = journal.list(100).find(({ place }) => place.dropped === path);
      if (found === undefined) throw new Error(`no import of ${path}`);
      return found;
    },
    note: (path: string) => new TextDecoder().decode(disk.read(`${path}.why.txt`)),
    sent: () =>
      service.arrived.map((arrival) =>
        arrival.what === "batch" ? invoicesFromPayload(arrival.payload).map(({ InvoiceNumber }) => InvoiceNumber) : [],
      ),
  };
}

describe.each([
  ["in memory", false],
  ["in the journal", true],
])("an invoice that was not saved, %s,", (_where, real) => {
  test("needs a person, and the others are counted without it", async () => {
    const { drop, of } = openOffice([[unsaved(1)]], {}, real);
    await drop("a.csv", invoicesCsv("A1", "A2", "A3"));
    const { state, parts, place } = of("a.csv");
    expect(state).toMatchObject({
      at: "waiting",
      why: { kind: "rows-have-problems", rowsSent: 2, problems: [{ row: 3, value: "A2, Acme" }] },
    });
    expect(parts).toMatchObject([{ state: "done", invoices: 2, net: { "": "20.00" }, vat: { "": "4.00" } }]);
    expect(sentInPart(of("a.csv"), 0)).toEqual({ invoices: 3, net: { "": "30.00" }, vat: { "": "6.00" } });
    expect(place.path).toBe("Needs you/a.csv");
  });

  test("is settled by an invoice list that has it, if it was only unclear whether it was saved", async () => {
    const { drop, of, clock, addList, trail, folderOf } = openOffice([[inDoubt(0), inDoubt(1)]], {}, real);
    await drop("a.csv", invoicesCsv("2026-0101", "2026-0102"));
    expect(of("a.csv").parts).toMatchObject([{ state: "done", invoices: 0 }]);
    await clock.advance(60_000);
    expect(await addList("list.csv", "2026-0101")).toBe(true);
    expect(of("a.csv")).toMatchObject({
      state: { at: "waiting", why: { kind: "rows-have-problems", rowsSent: 1, problems: [{ row: 3 }] } },
      parts: [{ state: "done", invoices: 1, net: { "": "10.00" } }],
    });
    expect(trail("a.csv")).toContainEqual(
      expect.objectContaining({ answer: "arrived", rows: "2", list: { id: "2", file: "list.csv" } }),
    );
    await clock.advance(60_000);
    expect(await addList("later.csv", "2026-0101", "2026-0102")).toBe(true);
    expect(of("a.csv")).toMatchObject({ state: { at: "done" }, leftOut: [], parts: [{ invoices: 2 }] });
    expect(folderOf("a.csv")).toMatch(/^Done\//);
    expect(await addList("again.csv", "2026-0101", "2026-0102"), "and only once").toBe(false);
  });

  test("isn't settled by a list if it was certainly not saved, or if another amount stands there", async () => {
    const { drop, of, clock, addList } = openOffice([[unsaved(0), inDoubt(1)]], {}, real);
    await drop("a.csv", invoicesCsv("2026-0101", "2026-0102"));
    await clock.advance(60_000);
    expect(await addList("list.csv", "2026-0101")).toBe(false);
    await drop("other.csv", list(["2026-0102"], "99.00"));
    expect(await addList("third.csv", "2026-0999")).toBe(false);
    expect(of("a.csv")).toMatchObject({ state: { at: "waiting" }, leftOut: [{ row: 2 }, { row: 3 }] });
  });

  test("may be sent again in another file, and the saved ones may not", async () => {
    const { drop, of, sent } = openOffice([[unsaved(1)]], {}, real);
    await drop("a.csv", invoicesCsv("A1", "A2", "A3"));
    await drop("b.csv", invoicesCsv("A2"));
    await drop("c.csv", invoicesCsv("A1"));
    expect(sent()).toEqual([["A1", "A2", "A3"], ["A2"]]);
    expect([of("b.csv").state.at, of("c.csv").state.at]).toEqual(["done", "duplicate"]);
  });

  if (real)
    test("has its whole life told, also once another file has it", async () => {
      const { drop, journal } = openOffice([[unsaved(1)]], {}, real);
      await drop("a.csv", invoicesCsv("A1", "A2", "A3"));
      const lifeOf = () => (journal as unknown as InvoiceTrail).invoiceLife("A2").sent;
      expect(lifeOf().map(({ file, outcome }) => [file, outcome])).toEqual([["a.csv", "not-saved"]]);
      const { life } = (journal as unknown as InvoiceTrail).invoiceLife("A2");
      const says = life.map(sayLifeEntry);
      expect(says.at(-1)).toMatch(/row 3 doesn't count as saved: .*No such supplier/i);
      expect(says.join(" ")).not.toContain("Accepted by");
      await drop("b.csv", invoicesCsv("A2"));
      expect(lifeOf().map(({ file, outcome }) => [file, outcome])).toEqual([
        ["a.csv", "not-saved"],
        ["b.csv", "sent"],
      ]);
    });

  if (real)
    test("has no invoice ID, though another row has its number and one", async () => {
      const { drop, addList, journal } = openOffice([[unsaved(1)]], {}, real);
      await drop("a.csv", invoicesCsv("A1", "A2"));
      await drop("b.csv", invoicesCsv("A2"));
      await addList("list.csv", "A1", "A2");
      const { sent } = (journal as unknown as InvoiceTrail).invoiceLife("A2");
      expect(sent.map(({ outcome, purchaseInvoiceIds }) => [outcome, purchaseInvoiceIds.length])).toEqual([
        ["not-saved", 0],
        ["sent", 1],
      ]);
    });

  test("goes alone where the whole file is put into the inbox again", async () => {
    const { drop, of, sent } = openOffice([[unsaved(1)]], {}, real);
    await drop("a.csv", invoicesCsv("A1", "A2", "A3"));
    await drop("again.csv", invoicesCsv("A1", "A2", "A3"));
    expect([sent(), of("again.csv").state.at]).toEqual([[["A1", "A2", "A3"], ["A2"]], "done"]);
    expect(of("again.csv").sentBefore.map(({ row }) => row)).toEqual([2, 4]);
  });

  test("can be closed by a person, who has dealt with it elsewhere", async () => {
    const { drop, of, close, journal } = openOffice([[unsaved(1)], [inDoubt(0)]], {}, real);
    await drop("a.csv", invoicesCsv("A1", "A2", "A3"));
    await drop("b.csv", invoicesCsv("B1"));
    for (const path of ["a.csv", "b.csv"]) expect(await close(path, "Entered by hand")).toBe(true);
    expect([of("a.csv"), of("b.csv")]).toMatchObject([
      { state: { at: "done", closed: { reason: "Entered by hand" } }, parts: [{ invoices: 2 }] },
      { state: { at: "done" }, parts: [{ invoices: 0 }] },
    ]);
    expect(journal.unfiled().map(({ place, state }) => [place.dropped, folderFor(state)])).toEqual([
      ["a.csv", "Done"],
      ["b.csv", "Done"],
    ]);
    expect(sayImport(of("a.csv"), 0).detail).toContain(
      "You said that you've dealt with the row that isn't in these figures: “Entered by hand”.",
    );
    expect(journal.tally().needPerson).toBe(0);
  });

  test("in doubt stays with people after its file was taken away, until one says so", async () => {
    const { drop, of, close, disk, look, journal } = openOffice([[inDoubt(0)]], {}, real);
    await drop("a.csv", invoicesCsv("A1"));
    disk.take("Needs you/a.csv");
    await look();
    expect([of("a.csv").place.path, journal.tally().needPerson]).toEqual([null, 1]);
    expect(await close("a.csv", null)).toBe(true);
    expect([of("a.csv").state.at, journal.tally().needPerson]).toEqual(["done", 0]);
  });

  test("in doubt needs a person, and is not sent again unasked", async () => {
    const { drop, note, of, sent } = openOffice([[inDoubt(0), inDoubt(1)]], {}, real);
    await drop("a.csv", invoicesCsv("A1", "A2"));
    await drop("b.csv", invoicesCsv("A2"));
    expect([of("a.csv").state.at, of("b.csv").state.at, sent().length]).toEqual(["waiting", "waiting", 1]);
    expect(of("a.csv").parts).toMatchObject([{ state: "done", invoices: 0 }]);
    expect(sayTaskFor(of("a.csv"), "UTC").toDo).toMatch(/^Check the finance system\. Add only what isn't there/);
    expect(of("b.csv").state).toMatchObject({
      why: { kind: "already-sent", rows: [{ row: 2, is: "same", openAs: "unclear" }] },
    });
    expect(note("Needs you/b.csv")).toContain("It's unclear whether it was saved.");
    expect(note("Needs you/b.csv")).toContain("the same row was sent, and perhaps not saved, in “a.csv”, row 3");
  });

  test("in doubt is asked about beside new ones, and goes with a reason", async () => {
    const { drop, of, sendAnyway, sent } = openOffice([[inDoubt(1)]], {}, real);
    await drop("a.csv", invoicesCsv("A1", "A2"));
    await drop("b.csv", invoicesCsv("A1", "A2", "A3"));
    expect(of("b.csv").state).toMatchObject({
      why: { kind: "already-sent", rows: [{ row: 3, openAs: "unclear" }] },
    });
    expect(sent()).toEqual([["A1", "A2"]]);
    await sendAnyway("b.csv");
    expect(sent()).toEqual([
      ["A1", "A2"],
      ["A2", "A3"],
    ]);
  });
});

test("the batches after it are still sent, and its rows are named once all were", async () => {
  const { drop, of, sent } = openOffice([[unsaved(0)], []], { maxInvoicesPerBatch: 2 });
  await drop("a.csv", invoicesCsv("A1", "A2", "A3"));
  expect(sent()).toEqual([["A1", "A2"], ["A3"]]);
  expect(of("a.csv").state).toMatchObject({ at: "waiting", why: { rowsSent: 2, problems: [{ row: 2 }] } });
  expect(of("a.csv").parts.map(({ invoices }) => invoices)).toEqual([1, 1]);
});

test("the note and the correction copy have its row, number, supplier and the finance system's words", async () => {
  const { drop, of, note, disk } = openOffice([[unsaved(1)]]);
  await drop("a.csv", invoicesCsv("A1", "A2"));
  expect(note("Needs you/a.csv")).toMatch(/Row 3[\s\S]*A2, Acme[\s\S]*didn't save it\. It says: No such supplier\./);
  expect(disk.paths()).toContain("Needs you/a - to correct.xlsx");
  const { state } = of("a.csv");
  expect(state.at === "waiting" && sayFailure(state.why)).toContain("The other row was sent.");
});

test("where none was saved, nobody reads that nothing was sent", async () => {
  const { drop, of } = openOffice([[unsaved(0)]]);
  await drop("a.csv", invoicesCsv("A1"));
  const { state } = of("a.csv");
  const said = state.at === "waiting" ? sayFailure(state.why) : "";
  expect(said).toContain("The file was sent, but no row counts as saved.");
  expect(said.match(/send this row again, without those that were saved/g)).toHaveLength(1);
  expect(said).not.toContain("Nothing");
});

test("its rows are named also where a later batch of its file is rejected", async () => {
  const { drop, of, note, service } = openOffice([[unsaved(0)]], { maxInvoicesPerBatch: 2 });
  service.answerWith(["accept", "refuse"]);
  await drop("a.csv", invoicesCsv("A1", "A2", "A3"));
  expect(of("a.csv").state.at).toBe("failed");
  expect(sayImport(of("a.csv"), 0).detail).toContain("Row 2, “A1, Acme”: The finance system received this invoice");
  expect(note("Failed/a.csv")).toContain("A1, Acme");
});

describe.each([false, true])("an e-invoice that was not saved (real journal: %s)", (real) => {
  const xml = ubl({
    ...{ number: "INV-7", seller: "Acme", vat: "20.00", gross: "120.00" },
    lines: [{ net: "100.00", vat: "20.00", rate: "20" }],
  });
  const noteOf = ({ disk }: ReturnType<typeof openOffice>) =>
    new TextDecoder().decode(disk.read("Needs you/a.xml.why.txt"));

  test("can be tried again once the finance system can save it, and its note says so", async () => {
    const office = openOffice([[unsaved(0)]], {}, real);
    await office.drop("a.xml", xml);
    expect(office.of("a.xml").state).toMatchObject({ at: "waiting", why: { kind: "rows-have-problems" } });
    expect(noteOf(office)).toContain("pigeonhole retry 1\n");
    expect(noteOf(office)).not.toMatch(/\brows?\b.*separate file|Spreadsheet/);
    expect(await office.retry("a.xml")).toBe(true);
    expect([office.of("a.xml").state.at, office.service.arrived.length]).toEqual(["done", 2]);
    // It is known again as sent.
    await office.drop("copy.xml", `${xml}\n`);
    expect([office.of("copy.xml").state.at, office.service.arrived.length]).not.toEqual(["done", 3]);
  });

  test("is tried again where its file is moved back into the inbox", async () => {
    const office = openOffice([[unsaved(0)]], {}, real);
    await office.drop("a.xml", xml);
    await office.moveBack("a.xml");
    expect([office.of("a.xml").state.at, office.service.arrived.length]).toEqual(["done", 2]);
  });

  test("that may have been saved is sent again only where a person says so and why", async () => {
    const office = openOffice([[inDoubt(0)]], {}, real);
    await office.drop("a.xml", xml);
    expect(noteOf(office)).toContain('pigeonhole retry 1 --anyway "REASON"');
    expect(await office.retry("a.xml")).toBe(false);
    await office.moveBack("a.xml");
    expect([office.of("a.xml").state.at, office.service.arrived.length]).toEqual(["waiting", 1]);
    await office.sendAnyway("a.xml");
    expect(office.of("a.xml")).toMatchObject({
      state: { at: "done" },
      parts: [{ invoices: 1, net: { EUR: "100.00" } }],
    });
    expect(office.service.arrived).toHaveLength(2);
  });

  test("that may have been saved, and is to be sent again, stays known as perhaps sent", async () => {
    const office = openOffice([[inDoubt(0)]], {}, real);
    await office.drop("a.xml", xml);
    office.service.signOut(true);
    await office.sendAnyway("a.xml");
    expect([office.of("a.xml").state.at, office.journal.mayHaveArrived("1")]).toEqual(["queued", true]);
  });
});

test("an invoice that the finance system saves later is to be waited for before anyone looks for it", async () => {
  const later: NotSavedInvoice = { index: 0, isCertain: false, said: "queued", why: { say: "says-later" } };
  const office = openOffice([[later]]);
  await office.drop("a.csv", invoicesCsv("A-1"));
  const { why } = office.of("a.csv").state as { why?: { problems?: readonly object[] } };
  expect(why?.problems).toMatchObject([{ reason: { say: "says-later" }, fix: { say: "wait-then-look" } }]);
});
