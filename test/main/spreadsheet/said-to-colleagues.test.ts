/** @file What a person writes to a person around or beside the rows is asked about, and what belongs to a purchase isn't. */

import { describe, expect, test } from "vitest";
import { csv } from "../../fixtures/spreadsheets/make-files.ts";
import { readBytes, readCsv, type Said } from "./reading.ts";

const said: Said = { fallback: null };
const header = "Supplier,Invoice number,Date,Currency,Net,VAT";
const rows = [
  "Acme Ltd,AC-1,2026-11-20,GBP,100.00,20.00",
  "Bolt Ltd,B-77,2026-11-21,GBP,50.00,10.00",
  "Telford Steel Ltd,TS 9,2026-11-22,GBP,70.00,14.00",
  "Kirkgate Ltd,4410,2026-11-22,GBP,30.00,6.00",
];
const ids = (lines: readonly string[], more: Said = {}) =>
  readCsv(lines, { ...said, ...more }).questions.map(({ id }) => id);
/** A column beside the others, with this text in the first row alone. */
const beside = (heading: string, text: string, description = "") =>
  ids([
    `${header}${description && ",Description"},${heading}`,
    ...rows.map((row, at) => `${row}${description && `,${description}`},${at === 0 ? text : ""}`),
  ]);

describe("a question to a colleague", () => {
  const questions = [
    "¿cuál de las dos vale?",
    "ask Jo - private?",
    "Which of the two?",
    "доставлено?",
    "真的吗？",
    "هل هذا صحيح؟",
    "(?)",
  ];
  test.each(questions)("“%s” is asked about in a remark, whatever its words", (text) => {
    expect(beside("Notes", text, "Steel")).toEqual(["note-H"]);
  });

  test.each(questions)("“%s” is asked about above and below the rows", (text) => {
    expect(ids([text, "", header, ...rows])).toEqual(["title-rows"]);
    expect(ids([header, ...rows, "", text])).toEqual(["title-rows"]);
  });

  test.each(["https://shop.example/order?id=7", "www.shop.example/?", "Caf? Nord", "Questions? Call 0113 496 0000"])(
    "“%s” is none",
    (text) => {
      expect(beside("Notes", text, "Steel")).toEqual([]);
      expect(ids([text, "", header, ...rows])).toEqual([]);
    },
  );
});

describe("a remark that is a sentence", () => {
  const remarks = [
    "Tom has done this one",
    "speak to Anna first",
    "already went through petty cash",
    "already through petty cash",
    "should be 120",
    "in Xero",
    "not received",
    "It is on Jo's desk",
    "muss noch zu Herrn Klein",
    "pas encore reçu",
    "esperar todavía la revisión",
    "nie dotarła jeszcze",
  ];
  test.each(remarks)("“%s” is asked about, beside a description or without one", (text) => {
    expect(beside("Notes", text)).toEqual(["note-G"]);
    expect(beside("Remarks", text, "Steel")).toEqual(["note-H"]);
  });

  test.each([
    "monthly charge",
    "supplier not VAT registered",
    "paid by card",
    "split feed 0%",
    "IT support",
    "US plugs",
    "Will & Sons",
    "contrat annuel",
    "bar bezahlt",
    "nie podlega VAT",
    "Van hire",
    "Waste is removed weekly",
    "Please leave with reception",
  ])("“%s” says what was bought or paid, and isn't", (text) => {
    expect(beside("Notes", text)).toEqual([]);
    expect(beside("Remarks", text, "Steel")).toEqual([]);
  });

  test("is what was bought where every row has one", () => {
    const lines = rows.map((row) => `${row},Repair of pumps that were leaking`);
    expect(ids([`${header},Notes`, ...lines])).toEqual([]);
  });
});

describe("a line that speaks to a colleague", () => {
  test.each([
    "Leave these until Monday",
    "Invoices not yet agreed",
    "To be re-issued",
    "Diese erst im Dezember",
    "Factures pas encore validées",
  ])("above the rows is asked about: “%s”", (line) => {
    expect(ids([line, "", header, ...rows])).toEqual(["title-held-back"]);
  });
  test.each(["Jo did Telford on Friday", "Done JB 21/11", "Kirkgate is in USD", "Tom has them"])(
    "below the rows is asked about: “%s”",
    (line) => {
      expect(ids([header, ...rows, "", line])).toEqual([expect.stringMatching(/^title-(?:held-back|rows)$/)]);
    },
  );
  test.each([
    "This report lists all purchase invoices of November",
    "These amounts are in GBP",
    "Invoices not yet due",
    "Purchase invoices to be paid",
    "Purchase invoices 1 to 30 November 2026",
    "Supplier invoices of Acme Group",
    "Amounts are in GBP",
  ])("isn't one: “%s”", (line) => {
    expect(ids([line, "", header, ...rows])).toEqual([]);
  });
});

describe("a title that names a branch", () => {
  test.each([
    ["For York office", "York"],
    ["Telford Branch purchases", "Telford"],
    ["Invoices for the Bradford shop", "Bradford"],
    ["Bradford branch", "Bradford"],
  ])("“%s” is asked about where the connection has another name", (line, company) => {
    const lines = [line, "", header, ...rows.slice(0, 2)];
    const { questions } = readCsv(lines, { ...said, companyNames: ["Head office"] });
    expect(questions.map(({ id, text }) => [id, text])).toEqual([["company", expect.stringContaining(company)]]);
    expect(ids(lines, { companyNames: [company] })).toEqual([]);
  });
  test.each(["For the Head office", "Office supplies", "Invoices for October", "Invoices for the shop"])(
    "“%s” names none",
    (line) => {
      expect(ids([line, "", header, ...rows], { companyNames: ["Head office"] })).toEqual([]);
    },
  );
});

describe("a column of who has done a row", () => {
  test.each([
    ["Keyed", "JB 20/11"],
    ["Posted", "JB"],
  ])("is asked about where it says so of one row alone: “%s”", (heading, text) => {
    expect(beside(heading, text)).toHaveLength(1);
  });
  test("isn't where it has somebody in every row", () => {
    expect(ids([`${header},Entered by`, ...rows.map((row, at) => `${row},${["Jo", "Tom"][at % 2]}`)])).toEqual([]);
  });
});

test.each(["Entity", "Legal entity", "Company"])("rows of two companies under “%s” are asked about", (heading) => {
  const lines = rows.map((row, at) => `${row},${["Leeds", "Bradford"][at % 2]}`);
  expect(ids([`${header},${heading}`, ...lines])).toEqual(["companies-G"]);
});

test.each([
  "invoices DO NOT USE.csv",
  "x invoices (DO NOT USE).csv",
  "x invoices draft.csv",
  "November (draft).csv",
  "Rechnungen nicht verwenden.csv",
])("a file that is named “%s” is asked about", (name) => {
  expect(readBytes(csv(header, ...rows), name, said).questions.map(({ id }) => id)).toEqual(["name-held-back"]);
});
test.each(["Draft beer invoices.csv", "x invoices.csv", "Use of plant invoices.csv"])(
  "a file that is named “%s” isn't",
  (name) => {
    expect(readBytes(csv(header, ...rows), name, said).questions).toEqual([]);
  },
);

test.each(["MM-981 (refund)", "981 credit", "MM-981 - CN", "77 (Gutschrift)"])(
  "“%s” as the number of a positive amount is asked about",
  (number) => {
    expect(ids([header, `Mill Ltd,${number},2026-11-20,GBP,100.00,20.00`, ...rows])).toEqual(["credit-number-B"]);
  },
);
