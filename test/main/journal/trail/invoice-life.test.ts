/** @file The life of one invoice: what became of its calls, its reversal, and of a row that was sent again. */

import { expect, test } from "vitest";
import { type Decision, decide } from "../../../../main/imports/decide.ts";
import { askReversal } from "../../../../main/imports/reversal/ask-reversal.ts";
import { draftReversals } from "../../../../main/imports/reversal/draft-reversals.ts";
import { takeIn } from "../../../../main/imports/take-in.ts";
import { openJournal } from "../../../../main/journal/open-journal.ts";
import { concernsRows } from "../../../../main/journal/trail/entries-about-invoice.ts";
import type { InvoiceTrail } from "../../../../shared/confirmation/invoice-trail.ts";
import { sayLifeEntry } from "../../../../shared/wording/imports/say-confirmation.ts";
import { createFakeWorld, invoicesCsv, sampleSettings } from "../../../fakes/fake-world.ts";
import { createStrictQueue } from "../../../fakes/strict-queue.ts";
import { arrivedPart, morning, sampleBatch } from "../../../shared/sample-imports.ts";

function openOffice() {
  const real = ((now: () => number) => openJournal(":memory:", now)) as never;
  const { clock, disk, folder, journal, ports, service } = createFakeWorld(sampleSettings(), real);
  const queue = createStrictQueue(ports);
  const run = () => clock.during(queue.run());
  const idOf = (path: string) => journal.list(100).find(({ place }) => place.dropped === path)?.id ?? "";
  const trail = journal as unknown as InvoiceTrail;
  return {
    ...{ clock, ports, run, service, idOf },
    async drop(path: string, content: string) {
      disk.drop(path, content, "payables");
      const looked = await folder.inspect("payables", path);
      if (looked.ok) await takeIn(ports, looked.value.drop);
      await run();
    },
    async decide(path: string, decision: Decision) {
      const decided = await decide(ports, idOf(path), decision, "Ada");
      await clock.advance(60_000);
      await run();
      return decided.ok;
    },
    async answer(path: string, id: string) {
      const state = journal.get(idOf(path))?.state;
      const [question] = state?.at === "waiting" && state.why.kind === "cannot-tell" ? state.why.questions : [];
      const chosen = question?.answers.find((one) => one.id === id);
      if (chosen === undefined) throw new Error("there is no such answer");
      await decide(ports, idOf(path), { type: "answer", change: chosen.sets, remember: false }, "Ada");
      await clock.advance(60_000);
      await run();
    },
    life: (number: string) => trail.invoiceLife(number).life,
    meant: (number: string) => trail.invoiceLife(number).meant,
    says: (number: string) => trail.invoiceLife(number).life.map(sayLifeEntry),
    outcomes: () => [...trail.sentInvoices()].map(({ file, outcome }) => `${file} ${outcome}`),
  };
}

test("tells that its reversal was approved and sent", async () => {
  const office = openOffice();
  await office.drop("a.csv", invoicesCsv("A1", "A2"));
  await askReversal(office.ports, office.idOf("a.csv"), { date: null, parts: null }, "Ada");
  await draftReversals(office.ports);
  await office.run();
  expect(office.says("A1").join(" ")).not.toContain("Reversal “a - reversal.csv”");
  expect(await office.decide("a - reversal.csv", { type: "approve" })).toBe(true);
  const said = office.says("A1").filter((one) => one.startsWith("Reversal “a - reversal.csv”: "));
  expect(said).toHaveLength(3);
  expect(said.at(-1)).toContain("Accepted by the finance system");
});

test("counts an invoice once where a list lacked it and a person had it sent again", async () => {
  const office = openOffice();
  office.service.answerWith(["lost-reply", "accept"]);
  await office.drop("a.csv", invoicesCsv("A1"));
  await office.decide("a.csv", { type: "settle", answer: "arrived" });
  await office.drop("b.csv", invoicesCsv("B1"));
  await office.clock.advance(60_000);
  const list = "Purchase invoice ID,Invoice number,Supplier,Invoice date,Net\r\n10001,B1,Acme,2026-11-20,10.00";
  await office.drop("list.csv", list);
  await office.drop("missing.csv", invoicesCsv("A1"));
  expect(await office.decide("missing.csv", { type: "send-anyway", reason: "It's missing" })).toBe(true);
  expect(office.outcomes()).toEqual(["a.csv missing", "b.csv sent", "missing.csv sent"]);
  expect(office.says("A1").join(" ")).toContain("Once that is sent, it no longer counts as sent here.");
});

test("says of each entry whose invoice it is, where two suppliers have the number", async () => {
  const office = openOffice();
  const headings = "Supplier,Invoice number,Invoice date,Net,VAT,Currency";
  await office.drop(
    "a.csv",
    `${headings}\r\nAcme,N-100,2026-11-20,10.00,2.00,GBP\r\nBeech,X-1,2026-11-20,7.00,1.40,GBP\r\n`,
  );
  await office.drop(
    "b.csv",
    `${headings}\r\nHarlow,Y-1,2026-11-20,9.00,1.80,GBP\r\nBeech,N-100,2026-11-21,8.00,1.60,GBP\r\n`,
  );
  await office.clock.advance(60_000);
  await office.drop(
    "list.csv",
    "Purchase invoice ID,Invoice number,Supplier,Invoice date,Net\r\n10001,N-100,Acme,2026-11-20,10.00\r\n10002,N-100,Beech,2026-11-21,8.00",
  );
  const whose = office
    .life("N-100")
    .map((one) => `${one.is === "entry" ? `row ${one.row} of ${one.entry.file}` : one.is}: ${one.supplier}`);
  expect(new Set(whose)).toEqual(
    new Set(["row 2 of a.csv: Acme", "row 3 of b.csv: Beech", "listed: Acme", "listed: Beech"]),
  );
});

test("tells of a list of another company, and of one made before the sending, that it confirms nothing", async () => {
  const office = openOffice();
  await office.drop("a.csv", invoicesCsv("A1", "A2"));
  await office.clock.advance(60_000);
  const rows = "Purchase invoice ID,Invoice number,Supplier,Invoice date,Net\r\n10140,A1,Acme,2026-11-20,10.00";
  await office.drop("other.csv", `Company: Bradford Fabrics Ltd\r\n${rows}`);
  await office.answer("other.csv", "others");
  await office.drop("older.csv", `Exported on 2020-01-31\r\n${rows.replace("10140", "10141")}`);
  const said = office.says("A1").join("\n");
  expect(said).toContain("“other.csv”, row 3, with the invoice ID 10140. The list is of another company, “Bradford");
  expect(said).toMatch(/“older.csv”, row 3, with the invoice ID 10141.*before the invoice was sent/);
});

test("tells nothing that was said of another row of the file", async () => {
  const office = openOffice();
  office.service.answerWith(["lost-reply"]);
  await office.drop("a.csv", invoicesCsv("A1", "A2", "A3"));
  const rowsOf = (answer: "arrived" | "missing", ...rows: number[]) =>
    office.decide("a.csv", { type: "settle-rows", part: 0, answer, rows });
  expect([await rowsOf("missing", 3), await rowsOf("arrived", 4)]).toEqual([true, true]);
  const about = (number: string) => office.says(number).filter((one) => one.startsWith("Checked"));
  expect([about("A1"), about("A2"), about("A3")]).toEqual([
    [],
    [expect.stringContaining("row 3")],
    [expect.stringContaining("row 4")],
  ]);
});

test("finds a number whose letters have marks that were typed without them", async () => {
  const office = openOffice();
  await office.drop("a.csv", invoicesCsv("ZÖ-77 A"));
  expect(office.meant("zo-77a")).toEqual(["ZÖ-77 A"]);
});

test("tells what is about other rows of the file of those alone", () => {
  const notSaved = { part: 0, isCertain: true, net: {}, vat: {} };
  const leftOut = [
    { row: 3, column: null, header: null, value: "", reason: { say: "id-zero" }, fix: { say: "id-zero" }, notSaved },
  ] as never;
  const import_ = sampleBatch("a.csv", { at: "done" }, { parts: [arrivedPart(morning)], leftOut });
  const about = (row: number) =>
    (["reverse", "draft-reversal", "put-back", "mark-corrected", "accepted"] as const).filter((what) =>
      concernsRows(import_, { what }, new Set([row])),
    );
  expect(about(2)).toEqual(["reverse", "draft-reversal", "accepted"]);
  expect(about(3)).toEqual(["put-back", "mark-corrected", "accepted"]);
});
