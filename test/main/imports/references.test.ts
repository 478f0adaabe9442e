/** @file The office's own lists of suppliers, nominals, projects and VAT codes: what a file has is looked up in them before it is sent. */

import { describe, expect, test } from "vitest";
import { searchLists } from "../../../main/imports/decide.ts";
import { referencesFor } from "../../../main/imports/take-in.ts";
import { nothingSaid, readSpreadsheet } from "../../../main/spreadsheet/read-spreadsheet.ts";
import { withName } from "../../../shared/spreadsheet/inbox-names.ts";
import { isOldReference, type References, referenceKindOf } from "../../../shared/spreadsheet/reference-list.ts";
import { changeTyped } from "../../../shared/spreadsheet/template.ts";
import { sayMessage } from "../../../shared/wording/message.ts";
import { openOffice } from "./open-office.ts";

const suppliers = "Account ID,Name\r\n50201,Acme Ltd\r\n50202,Acme Services\r\n50203,Harlow Timber\r\n";
const nominals = "Code,Name\r\n7504,Stationery\r\n7100,Rent\r\n";

const header = "Supplier,Invoice number,Invoice date,Nominal,Net,VAT";
const file = (...rows: readonly string[]) => [header, ...rows].join("\r\n");
const row = (supplier: string, number: string, nominal = "Rent") =>
  `${supplier},${number},2026-11-20,${nominal},10.00,2.00`;

async function withLists(...lists: readonly (readonly [name: string, content: string])[]) {
  const office = openOffice();
  for (const [name, content] of lists) {
    await office.drop(name, content);
    expect(office.at(name)).toBe("done");
  }
  await office.clock.advance(60_000);
  const questions = (path: string) => {
    const state = office.of(path)?.state;
    return state?.at === "waiting" && state.why.kind === "cannot-tell" ? state.why.questions : [];
  };
  /** Answers the first question with the answer at this place. */
  const answer = (path: string, at: number, remember = true) => {
    const chosen = questions(path)[0]?.answers[at];
    if (chosen === undefined) throw new Error("there is no such answer");
    return office.decide(path, { type: "answer", change: chosen.sets, remember });
  };
  const posted = () =>
    office.service.arrived.flatMap((arrival) =>
      arrival.what === "batch"
        ? (JSON.parse(arrival.payload) as { AccountName: string; Nominal: string }[]).map(
            ({ AccountName, Nominal }) => `${AccountName} / ${Nominal}`,
          )
        : [],
    );
  return { ...office, questions, answer, posted };
}

test("without a list nothing is asked", async () => {
  const office = await withLists();
  await office.drop("a.csv", file(row("Nobody", "A1", "Nothing")));
  expect(office.posted()).toEqual(["Nobody / Nothing"]);
});

test("a name that looks like none of the list is answered by typing the one of the list", async () => {
  const office = await withLists(["suppliers.csv", suppliers]);
  await office.drop("a.csv", file(row("NTC", "A1")));
  const answers = office.questions("a.csv")[0]?.answers ?? [];
  const { typed } = answers.find((one) => one.typed !== undefined) ?? {};
  if (typed === undefined) throw new Error("nothing can be typed");
  const typing = (text: string) =>
    office.decide("a.csv", { type: "answer", change: changeTyped(typed, text), remember: true });
  await typing("Harlow Limber");
  expect([office.at("a.csv"), office.posted()]).toEqual(["waiting", []]);
  await typing("harlow  TIMBER");
  expect([office.at("a.csv"), office.posted()]).toEqual(["done", ["Harlow Timber / Rent"]]);
  await office.drop("b.csv", file(row("NTC", "B1")));
  expect(office.posted()).toEqual(["Harlow Timber / Rent", "Harlow Timber / Rent"]);
});

test.each([true, false])("a learnt name that the list lacks is asked about once, remembered: %s", async (remember) => {
  const office = await withLists(["suppliers.csv", suppliers]);
  office.ports.templates.remember("payables", withName([], "AccountName", "NTC", "harlow timbers"));
  await office.drop("a.csv", file(row("NTC", "A1")));
  expect(office.questions("a.csv").map(({ text }) => sayMessage(text))).toEqual([
    expect.stringContaining("“harlow timbers”"),
  ]);
  await office.answer("a.csv", 0, remember);
  expect([office.at("a.csv"), office.posted()]).toEqual(["done", ["Harlow Timber / Rent"]]);
});

test("what is in the lists goes, and what differs in capitals and spaces alone goes as the list writes it", async () => {
  const office = await withLists(["suppliers.csv", suppliers], ["nominals.csv", nominals]);
  await office.drop("a.csv", file(row("Acme Ltd", "A1"), row("HARLOW  timber", "A2", "stationery")));
  expect(office.posted()).toEqual(["Acme Ltd / Rent", "Harlow Timber / Stationery"]);
});

test("a supplier that the list lacks is asked about with the likeliest ones, and never sent unasked", async () => {
  const office = await withLists(["suppliers.csv", suppliers]);
  await office.drop("a.csv", file(row("Acme Ltd", "A1"), row("Acme Limited", "A2")));
  expect([office.at("a.csv"), office.posted()]).toEqual(["waiting", []]);
  const [question] = office.questions("a.csv");
  expect(question && sayMessage(question.text)).toBe(
    "The supplier “Acme Limited” in row 3 isn't in your list “suppliers.csv”. Which one is it? If it's new in the finance system, add a newer list, or send it as it is.",
  );
  expect(question?.answers.map(({ label }) => sayMessage(label))).toEqual([
    "It's “Acme Ltd”",
    "It's “Acme Services”",
    "The finance system has it: send it as it is",
    "It's another one of your list “suppliers.csv”",
  ]);
  expect(await office.answer("a.csv", 0)).toBe("ok");
  expect(office.posted()).toEqual(["Acme Ltd / Rent", "Acme Ltd / Rent"]);
});

test("an answer is remembered for files like it, and one for this file only isn't", async () => {
  const office = await withLists(["suppliers.csv", suppliers]);
  await office.drop("a.csv", file(row("Acme Limited", "A1")));
  await office.answer("a.csv", 0);
  await office.drop("b.csv", file(row("Acme Limited", "B1")));
  expect(office.posted()).toEqual(["Acme Ltd / Rent", "Acme Ltd / Rent"]);
  await office.drop("c.csv", file(row("Quite Another", "C1")));
  expect(office.questions("c.csv")[0]?.answers.map(({ id }) => id)).toEqual(["as-they-stand", "listed"]);
  await office.answer("c.csv", 0);
  expect(office.posted().at(-1)).toBe("Quite Another / Rent");
  await office.drop("d.csv", file(row("Quite Another", "D1")));
  expect(office.at("d.csv")).toBe("waiting");
});

test("a supplier that looks like none of the list is named from it, and remembered", async () => {
  const office = await withLists(["suppliers.csv", suppliers]);
  await office.drop("a.csv", file(row("NTC", "A1")));
  const typed = office.questions("a.csv")[0]?.answers.find(({ id }) => id === "listed")?.typed;
  if (typed === undefined) throw new Error("nothing can be typed");
  const { exact } = await searchLists(office.ports, office.of("a.csv")?.id ?? "", "AccountName", "acme services");
  expect(exact).toBe("Acme Services");
  await office.decide("a.csv", { type: "answer", change: changeTyped(typed, exact ?? ""), remember: true });
  await office.drop("b.csv", file(row("ntc", "B1")));
  expect(office.posted()).toEqual(["Acme Services / Rent", "Acme Services / Rent"]);
});

describe("what a name was answered to mean", () => {
  const otherwise = (supplier: string, number: string) =>
    `Belegdatum;Lieferant;Rechnungsnummer;Netto;USt\r\n20.11.2026;${supplier};${number};11,00;2,20`;

  test("counts in files with other headings of the same inbox, and the file says so", async () => {
    const office = await withLists(["suppliers.csv", suppliers]);
    await office.drop("a.csv", file(row("Acme Limited", "A1")));
    await office.answer("a.csv", 0);
    await office.drop("b.csv", otherwise("ACME limited", "B1"));
    expect(office.posted().map((one) => one.split(" / ")[0])).toEqual(["Acme Ltd", "Acme Ltd"]);
    const here = { inbox: "payables", templates: office.ports.templates.forInbox("payables").templates };
    const read = readSpreadsheet(new TextEncoder().encode(otherwise("Acme Limited", "B1")), "b.csv", {
      ...{ ...nothingSaid, templates: here.templates },
      references: referencesFor(office.journal, "office"),
    });
    expect(read.ok && read.value.derived.map(sayMessage)).toContain(
      "The supplier “Acme Limited” in 1 row is “Acme Ltd”, as you answered for another file of this inbox",
    );
  });

  test("is asked again where nobody wanted it remembered, or where the list no longer has it", async () => {
    const office = await withLists(["suppliers.csv", suppliers]);
    await office.drop("a.csv", file(row("Acme Limited", "A1")));
    await office.answer("a.csv", 0, false);
    await office.drop("b.csv", otherwise("Acme Limited", "B1"));
    expect(office.at("b.csv")).toBe("waiting");
    await office.answer("b.csv", 0);
    await office.drop("suppliers.csv", "Account ID,Name\r\n50202,Acme Services\r\n");
    await office.drop("c.csv", file(row("Acme Limited", "C1")));
    expect(office.at("c.csv")).toBe("waiting");
  });

  test("is asked again where two answers differ", async () => {
    const office = await withLists(["suppliers.csv", suppliers]);
    await office.drop("a.csv", file(row("Acme", "A1")));
    await office.answer("a.csv", 0, false);
    await office.drop("b.csv", file(row("Acme", "B1")));
    await office.answer("b.csv", 0);
    await office.drop("c.csv", otherwise("Acme", "C1"));
    expect(office.at("c.csv")).toBe("done");
    const [first] = office.ports.templates.forInbox("payables").templates.filter(({ values }) => values);
    if (first === undefined) throw new Error("nothing is remembered");
    const values = { AccountName: { Acme: "Acme Services" } };
    office.ports.templates.remember("payables", { ...first, name: "other", headers: ["x", "y"], values });
    await office.drop("d.csv", "Lieferant;Rechnungsnr;Datum;Netto;USt\r\nAcme;D1;20.11.2026;12,00;2,40");
    expect(office.at("d.csv")).toBe("waiting");
  });

  test("gives way to an answer about the file itself", async () => {
    const office = await withLists(["suppliers.csv", suppliers]);
    await office.drop("b.csv", otherwise("Acme Limited", "B1"));
    const asItIs = (office.questions("b.csv")[0]?.answers.length ?? 0) - 2;
    await office.answer("b.csv", asItIs, false);
    expect(office.posted().at(-1)).toMatch(/^Acme Limited/);
  });
});

test("a newer list that has it answers for the files that wait", async () => {
  const office = await withLists(["nominals.csv", nominals]);
  await office.drop("a.csv", file(row("Acme", "A1", "Travel")));
  expect(office.at("a.csv")).toBe("waiting");
  await office.drop("nominals december.csv", `${nominals}7400,Travel\r\n`);
  expect(office.posted()).toEqual(["Acme / Travel"]);
});

test("the code of a nominal in the place of its name is asked about, with the name first", async () => {
  const office = await withLists(["nominals.csv", nominals]);
  await office.drop("a.csv", file(row("Acme", "A1", "7504")));
  const [question] = office.questions("a.csv");
  expect(question?.answers[0] && sayMessage(question.answers[0].label)).toBe("It's “Stationery”");
});

test("a list counts for its own company alone", async () => {
  const office = await withLists(["suppliers.csv", suppliers]);
  expect(Object.keys(referencesFor(office.journal, "office"))).toEqual(["suppliers"]);
  expect(referencesFor(office.journal, "branch")).toEqual({});
});

describe("a reference list is known by its name and its headings", () => {
  const read = (name: string, text: string, references: References = {}) => {
    const found = readSpreadsheet(new TextEncoder().encode(text), name, { ...nothingSaid, references });
    if (!found.ok) throw new Error(JSON.stringify(found.error));
    return found.value;
  };

  test.each([
    ["suppliers.csv", "suppliers"],
    ["in/Lieferanten 2026.xlsx", "suppliers"],
    ["nominals.csv", "nominals"],
    ["Sachkonten.xls", "nominals"],
    ["projects (2).csv", "projects"],
    ["VAT codes.csv", "vat-codes"],
    ["ust-codes.csv", "vat-codes"],
    ["supplierslist.csv", null],
    ["invoices.csv", null],
  ] as const)("%s: %s", (name, kind) => {
    expect(referenceKindOf(name)).toBe(kind);
  });

  test("one with invoices is none", () => {
    const text = file(row("Acme", "A1"));
    expect(read("projects.csv", text).kind).toBe("invoices");
    expect(read("nominals.csv", "Nominal,Invoice number,Net\r\nRent,A1,10.00\r\n").reference).toBeNull();
  });

  test("one without an entry is none, so that nothing is missing from it", () => {
    expect(read("nominals.csv", "Code,Name\r\n").reference).toBeNull();
  });

  test("projects and VAT codes are read with their IDs", () => {
    expect(read("projects.csv", "Project ID,Project code,Title\r\n7,P-1,New roof\r\n").named).toEqual([
      { id: "7", code: "P-1", name: "New roof" },
    ]);
    expect(read("vat codes.csv", "ID,Rate,Name\r\n901,20.0,Standard\r\n").named).toEqual([
      { id: "901", code: "20.0", name: "Standard" },
    ]);
  });

  test.each([
    ["Project code", "P-1", null],
    ["Project code", "P-9", "ProjectCode"],
    ["Project ID", "7", null],
    ["Project ID", "8", "ProjectId"],
    ["VAT rate", "20", null],
    ["VAT rate", "17.5", "VATRate"],
  ])("%s %s: %s", (heading, value, property) => {
    const references: References = {
      projects: { file: "projects.csv", seenAt: 0, entries: [{ id: "7", code: "P-1", name: "New roof" }] },
      "vat-codes": { file: "vat codes.csv", seenAt: 0, entries: [{ id: "901", code: "20.0", name: "Standard" }] },
    };
    const text = `Supplier,Invoice number,Invoice date,${heading},Net,VAT\r\nAcme,A1,2026-11-20,${value},100.00,${value === "17.5" ? "17.50" : "20.00"}\r\n`;
    const asked = read("a.csv", text, references).questions.map(({ id }) => id.split("-")[1]);
    expect(asked).toEqual(property === null ? [] : [property]);
  });
});

test("a list of sixty days is old", () => {
  const day = 24 * 60 * 60_000;
  expect([59, 60].map((days) => isOldReference({ seenAt: 0 }, days * day))).toEqual([false, true]);
});
