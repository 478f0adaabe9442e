/** @file What a person has answered for files like this one is remembered, whatever else they say and whatever becomes of the file. */

import { expect, test } from "vitest";
import { decide } from "../../../main/imports/decide.ts";
import { takeIn } from "../../../main/imports/take-in.ts";
import { namesIn, withName, withoutName } from "../../../shared/spreadsheet/inbox-names.ts";
import type { Template, TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { createFakeWorld, sampleSettings } from "../../fakes/fake-world.ts";
import { createStrictQueue } from "../../fakes/strict-queue.ts";
import { ubl } from "../../fixtures/e-invoices/make-e-invoices.ts";
import { openOffice as openOfficeWithService } from "./open-office.ts";

const headings = "Supplier,Invoice number,Invoice date,Net,Currency";
const row = (number: string, date = "03/04/2026", supplier = "Acme") => `${supplier},${number},${date},10.00,GBP`;
const sheet = (...rows: readonly string[]) => [headings, ...rows, ""].join("\r\n");

function openOffice(settings = sampleSettings()) {
  const { clock, disk, folder, journal, ports } = createFakeWorld(settings);
  const queue = createStrictQueue(ports);
  /** Who did what to a file, from the trail. */
  const told = (path: string) =>
    [...journal.trail()].filter(({ importId }) => importId === of(path)?.id).map(({ who, what }) => `${who}: ${what}`);
  const of = (path: string) => journal.list(100).find(({ place }) => place.dropped === path);
  /** Records what a person decides; nothing acts on it yet. */
  async function note(path: string, decision: Parameters<typeof decide>[2]) {
    const decided = await decide(ports, of(path)?.id ?? "", decision, "Ada");
    expect(decided.ok).toBe(true);
  }
  return {
    of,
    told,
    async drop(path: string, content: string) {
      disk.drop(path, content);
      const looked = await folder.inspect("payables", path);
      if (looked.ok) await takeIn(ports, looked.value.drop);
      await clock.during(queue.run());
    },
    async answer(path: string, change: TemplateChange, remember: boolean) {
      await note(path, { type: "answer", change, remember });
      await clock.during(queue.run());
    },
    note,
    run: () => clock.during(queue.run()),
    keepTemplate: (template: Template) => ports.templates.remember("payables", template),
    templates: () => ports.templates.forInbox("payables").templates,
    /** The ids of the questions that a file waits for, or its state. */
    asked(path: string) {
      const state = of(path)?.state;
      return state?.at === "waiting" && state.why.kind === "cannot-tell"
        ? state.why.questions.map(({ id }) => id)
        : state?.at;
    },
  };
}

test("an answer that is to be remembered is not lost where another one is for this file only", async () => {
  const office = openOffice();
  await office.drop("a.csv", sheet(row(""), row("", "04/05/2026")));
  const both = office.asked("a.csv");
  expect(both).toHaveLength(2);
  await office.answer("a.csv", { dateOrder: "dmy" }, true);
  const number = office.asked("a.csv");
  expect(number).toHaveLength(1);
  await office.answer("a.csv", { without: ["InvoiceNumber"] }, false);
  expect(office.asked("a.csv")).toBe("done");
  await office.drop("b.csv", sheet(row("", "05/06/2026"), row("", "06/07/2026")));
  expect(office.asked("b.csv")).toEqual(number);
});

test("an answer for this file only is not remembered with another one", async () => {
  const office = openOffice();
  await office.drop("a.csv", sheet(row(""), row("", "04/05/2026")));
  await office.answer("a.csv", { without: ["InvoiceNumber"] }, false);
  await office.answer("a.csv", { dateOrder: "dmy" }, true);
  await office.drop("b.csv", sheet(row("", "05/06/2026"), row("", "06/07/2026")));
  expect(office.asked("b.csv")).toHaveLength(1);
});

test("an answer is remembered though rows of the file have problems", async () => {
  const office = openOffice();
  await office.drop("a.csv", sheet(row("A1"), row("A2", "04/05/2026", "")));
  expect(office.asked("a.csv")).toHaveLength(1);
  await office.answer("a.csv", { dateOrder: "dmy" }, true);
  expect(office.of("a.csv")?.state).toMatchObject({ at: "waiting", why: { kind: "rows-have-problems" } });
  await office.drop("b.csv", sheet(row("B1", "05/06/2026"), row("B2", "06/07/2026")));
  expect(office.asked("b.csv")).toBe("done");
});

test("a file that asked a person goes on by nothing that another file showed or was answered", async () => {
  const office = openOffice();
  await office.drop("asked.csv", sheet(row("Y-1", "03/11/2026"), row("Y-2", "04/11/2026")));
  const asked = office.asked("asked.csv");
  expect(asked).toEqual(["date-order"]);
  // Its headings are the same, its supplier is another, and it leaves no doubt.
  await office.drop("clear.csv", sheet(row("Y-3", "15/11/2026", "Whitfield")));
  expect(office.asked("clear.csv")).toBe("done");
  await office.drop(
    "other.csv",
    ["Lieferant;Rechnungsnummer;Rechnungsdatum;Nettobetrag", "Northern;Y-5;05/06/2026;10.00", ""].join("\r\n"),
  );
  expect(office.asked("other.csv")).toEqual(asked);
  await office.answer("other.csv", { dateOrder: "dmy" }, true);
  expect(office.asked("asked.csv")).toEqual(asked);
});

test("the trail names nobody's choice where a file is looked at again by itself", async () => {
  const office = openOffice();
  await office.drop("a.csv", sheet(row("A1"), row("A2", "04/05/2026")));
  await office.drop("b.csv", sheet(row("B1", "05/06/2026"), row("B2", "06/07/2026")));
  await office.answer("a.csv", { dateOrder: "dmy" }, true);
  expect(office.asked("b.csv")).toBe("done");
  expect(office.told("b.csv")).toContain("agent: look-again");
  expect(office.told("b.csv")).not.toContain("agent: retry");
});

test("another separator is asked about once where the answer is for later files too, and again where it isn't", async () => {
  const office = openOffice();
  const other = (number: string) => sheet(row(number, "23/04/2026")).replaceAll(",", ";");
  await office.drop("a.csv", sheet(row("A-1", "23/04/2026")));
  await office.drop("b.csv", other("B-1"));
  expect(office.asked("b.csv")).toEqual(["text"]);
  await office.answer("b.csv", { isSameKind: true }, false);
  expect(office.asked("b.csv")).toBe("done");
  await office.drop("c.csv", other("C-1"));
  expect(office.asked("c.csv")).toEqual(["text"]);
  await office.answer("c.csv", { isSameKind: true }, true);
  await office.drop("d.csv", other("D-1"));
  await office.drop("e.csv", sheet(row("E-1", "23/04/2026")));
  expect([office.asked("c.csv"), office.asked("d.csv"), office.asked("e.csv")]).toEqual(["done", "done", "done"]);
});

test("a name counts for the next file at once, and makes nothing of the first file's columns", async () => {
  const office = openOffice();
  await office.drop("suppliers.csv", "Supplier ID,Supplier\r\n1,Acme Services Ltd\r\n2,Beech Ltd\r\n");
  expect(office.asked("suppliers.csv")).toBe("done");
  const named: TemplateChange = { names: { AccountName: { "Acme Service": "Acme Services Ltd" } } };
  const of = (number: string, date = "23/04/2026") => row(number, date, "Acme Service");
  await office.drop("b.csv", `Note,${headings}\r\nx,${of("B-1", "03/04/2026")}\r\ny,${of("B-2", "04/05/2026")}\r\n`);
  expect(office.asked("b.csv")).toHaveLength(2);
  await office.drop("waits.csv", sheet(of("W-1")));
  expect(office.asked("waits.csv")).toEqual(["unlisted-AccountName-2"]);
  await office.answer("b.csv", named, true);
  expect(office.asked("b.csv"), "the order of its dates is still open").toHaveLength(1);
  expect(office.asked("waits.csv")).toBe("done");
  await office.drop("c.csv", sheet(of("C-1")));
  expect(office.asked("c.csv")).toBe("done");
  await office.answer("b.csv", { dateOrder: "dmy" }, false);
  expect(office.asked("b.csv")).toBe("done");
  await office.drop("d.csv", sheet(of("D-1")));
  expect(office.asked("d.csv")).toBe("done");
});

test("what was remembered once isn't remembered again where its file is tried again", async () => {
  const office = openOfficeWithService();
  office.service.answerWith(["refuse"]);
  const line = { net: "100.00", vat: "0.00", rate: "0", category: "AE" };
  const reverseCharge = (number: string) => ubl({ number, lines: [line], vat: "0.00", gross: "100.00" });
  const rates = () => office.ports.templates.forInbox("payables").templates[0]?.eInvoice?.vatRates;
  await office.drop("a.xml", reverseCharge("A-1"));
  const change = { eInvoice: { vatRates: { "AE 0": "7" } } };
  await office.decide("a.xml", { type: "answer", change, remember: true });
  expect([office.at("a.xml"), rates()]).toEqual(["failed", { "AE 0": "7" }]);
  const [template] = office.ports.templates.forInbox("payables").templates;
  if (template === undefined) throw new Error("nothing was remembered");
  // By hand, or because a newer list says otherwise.
  office.ports.templates.remember("payables", { ...template, eInvoice: { ...template.eInvoice, vatRates: {} } });
  expect(await office.decide("a.xml", { type: "retry" })).toBe("ok");
  expect([office.at("a.xml"), rates()]).toEqual(["failed", {}]);
  await office.drop("b.xml", reverseCharge("B-1"));
  expect(office.at("b.xml")).toBe("waiting");
});

test("a layout that was forgotten while a file waited for approval isn't remembered with that file", async () => {
  const office = openOfficeWithService({ sending: "after-approval" });
  await office.drop("a.csv", sheet(row("A-1")));
  await office.decide("a.csv", { type: "answer", change: { dateOrder: "dmy" }, remember: true });
  await office.drop("b.csv", sheet(row("B-1", "05/04/2026")));
  expect([office.at("a.csv"), office.at("b.csv")]).toEqual(["held", "held"]);
  for (const { name } of office.ports.templates.forInbox("payables").templates)
    office.ports.templates.forget("payables", name);
  await office.decide("b.csv", { type: "approve" });
  expect(office.at("b.csv")).toBe("done");
  await office.drop("c.csv", sheet(row("C-1", "06/04/2026")));
  expect(office.at("c.csv")).toBe("waiting");
});

test("a name that was said for one file only isn't remembered with other answers", async () => {
  const office = openOffice();
  await office.drop("suppliers.csv", "Supplier ID,Supplier\r\n1,Acme Services Ltd\r\n2,Beech Ltd\r\n");
  await office.drop("a.csv", sheet(row("A-1", "03/04/2026", "Acme Service"), row("A-2", "04/05/2026", "Acme Service")));
  await office.answer("a.csv", { names: { AccountName: { "Acme Service": "Acme Services Ltd" } } }, false);
  await office.answer("a.csv", { dateOrder: "dmy" }, true);
  await office.drop("b.csv", sheet(row("B-1", "23/04/2026", "Acme Service")));
  expect(office.asked("b.csv")).toEqual(["unlisted-AccountName-2"]);
});

const suppliers = "Supplier ID,Supplier\r\n1,Acme Services Ltd\r\n2,Beech Ltd\r\n";
const isAcme: TemplateChange = { names: { AccountName: { "Acme Service": "Acme Services Ltd" } } };

test.each([true, false])(
  "a question about a name that was learnt is answered at once, remembered: %s",
  async (remember) => {
    const office = openOffice();
    await office.drop("suppliers.csv", suppliers);
    office.keepTemplate(withName([], "AccountName", "ASL", "Acme Service"));
    await office.drop("a.csv", sheet(row("A-1", "23/04/2026", "ASL")));
    expect(office.asked("a.csv")).toEqual(["unlisted-AccountName-2"]);
    await office.answer("a.csv", isAcme, remember);
    expect(office.asked("a.csv")).toBe("done");
  },
);

test("a name that was answered with other questions is kept once, and forgotten whole", async () => {
  const office = openOffice();
  await office.drop("suppliers.csv", suppliers);
  await office.drop("a.csv", sheet(row("A-1", "03/04/2026", "Acme Service"), row("A-2", "04/05/2026", "Acme Service")));
  await office.answer("a.csv", { ...isAcme, dateOrder: "dmy" }, true);
  expect(office.asked("a.csv")).toBe("done");
  const [name, ...others] = namesIn(office.templates());
  expect([name?.to, others]).toEqual(["Acme Services Ltd", []]);
  for (const template of office.templates()) if (name) office.keepTemplate(withoutName(template, name));
  await office.drop("b.csv", sheet(row("B-1", "23/04/2026", "Acme Service")));
  expect(office.asked("b.csv")).toEqual(["unlisted-AccountName-2"]);
});

test("what was forgotten stays so where a file that was answered so is tried again", async () => {
  const office = openOffice();
  await office.drop("suppliers.csv", suppliers);
  await office.drop("a.csv", sheet(row("A-1", "03/04/2026", "Acme Service"), row("", "04/05/2026", "")));
  await office.answer("a.csv", { ...isAcme, dateOrder: "dmy" }, true);
  await office.answer("a.csv", { without: ["InvoiceNumber"] }, false);
  expect(office.of("a.csv")?.state).toMatchObject({ at: "waiting", why: { kind: "rows-have-problems" } });
  for (const { name, headers } of office.templates()) office.keepTemplate({ name, headers });
  await office.note("a.csv", { type: "retry" });
  await office.run();
  expect(office.of("a.csv")?.state).toMatchObject({ at: "waiting", why: { kind: "rows-have-problems" } });
  await office.drop("b.csv", sheet(row("B-1", "05/06/2026", "Acme Service"), row("B-2", "06/07/2026", "Beech Ltd")));
  expect(office.asked("b.csv")).toEqual(["unlisted-AccountName-2", "date-order"]);
});

test("what was forgotten of e-invoices stays so where the file is tried again", async () => {
  const office = openOffice(sampleSettings({ sending: "after-approval" }));
  await office.drop("a.xml", ubl({ type: "389", number: "N-1" }));
  await office.answer("a.xml", { eInvoice: { types: { 389: "invoice" } } }, true);
  expect(office.asked("a.xml")).toBe("held");
  for (const { name, headers } of office.templates()) office.keepTemplate({ name, headers, eInvoice: {} });
  await office.note("a.xml", { type: "reject", reason: null });
  await office.run();
  await office.note("a.xml", { type: "retry" });
  await office.run();
  expect(office.asked("a.xml"), "what was said of this file holds").toBe("held");
  await office.drop("b.xml", ubl({ type: "389", number: "N-2" }));
  expect(office.asked("b.xml")).toEqual(["type-389"]);
});

test("a VAT code that was answered is remembered for files of its kind", async () => {
  const office = openOffice();
  const coded = (number: string, month: string) =>
    `${headings},VAT,VAT rate\r\n${row(number, `23/${month}/2026`)},2.00,STD\r\n${row(`${number}b`, `24/${month}/2026`)},2.00,STD\r\n`;
  await office.drop("a.csv", coded("A-1", "04"));
  expect(office.asked("a.csv")).toEqual(["rate-of-std"]);
  await office.answer("a.csv", { values: { VATRate: { std: "20" } } }, true);
  expect(office.asked("a.csv")).toBe("done");
  await office.drop("b.csv", coded("B-1", "05"));
  expect(office.asked("b.csv")).toBe("done");
});

test("answers that were given about several spreadsheets before any is read again are all remembered", async () => {
  const office = openOffice();
  await office.drop("a.csv", sheet(row("A-1"), row("A-2", "04/05/2026")));
  await office.drop("b.csv", sheet(row("", "23/04/2026"), row("", "24/04/2026")));
  const [dates, numbers] = [office.asked("a.csv"), office.asked("b.csv")];
  expect([dates, numbers]).toEqual([["date-order"], [expect.any(String)]]);
  await office.note("a.csv", { type: "answer", change: { dateOrder: "dmy" }, remember: true });
  await office.note("b.csv", { type: "answer", change: { without: ["InvoiceNumber"] }, remember: true });
  await office.run();
  expect([office.asked("a.csv"), office.asked("b.csv")]).toEqual(["done", "done"]);
  await office.drop("c.csv", sheet(row("", "05/06/2026"), row("", "06/07/2026")));
  expect(office.asked("c.csv")).toBe("done");
});

test("answers about several e-invoices before any is read again are all remembered", async () => {
  const office = openOffice();
  const types = ["389", "751"] as const;
  for (const type of types) {
    await office.drop(`${type}.xml`, ubl({ type, number: `N-${type}` }));
    expect(office.asked(`${type}.xml`)).toEqual([`type-${type}`]);
  }
  for (const type of types)
    await office.note(`${type}.xml`, {
      type: "answer",
      change: { eInvoice: { types: { [type]: "invoice" } } },
      remember: true,
    });
  await office.run();
  expect(office.templates().map(({ eInvoice }) => eInvoice?.types)).toEqual([{ 389: "invoice", 751: "invoice" }]);
});

test("a file that is approved takes back nothing that was answered while it waited", async () => {
  const office = openOffice(sampleSettings({ sending: "after-approval" }));
  await office.drop("first.csv", sheet(row("H-1", "23/04/2026")));
  expect(office.asked("first.csv")).toBe("held");
  await office.drop("a.csv", sheet(row("A-1"), row("A-2", "04/05/2026")));
  await office.answer("a.csv", { dateOrder: "dmy" }, true);
  expect(office.asked("a.csv")).toBe("held");
  await office.note("first.csv", { type: "approve" });
  await office.run();
  expect(office.asked("first.csv")).toBe("done");
  await office.drop("b.csv", sheet(row("B-1", "05/06/2026"), row("B-2", "06/07/2026")));
  expect(office.asked("b.csv")).toBe("held");
});
