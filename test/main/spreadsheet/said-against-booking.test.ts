/** @file What a list says against booking it, in a line, a name, a column or a total, is asked about in each of its places. */

import { describe, expect, test } from "vitest";
import { csv } from "../../fixtures/spreadsheets/make-files.ts";
import { readBytes, type Said } from "./reading.ts";

const heading = "Supplier,Invoice Number,Invoice Date,Currency,Net,VAT,Gross";
const rows = [
  "Brightwater Plumbing Supplies Ltd,BW-4471,2026-11-20,GBP,100.00,20.00,120.00",
  "Northern Tile Company,NT/889,2026-11-21,GBP,200.00,40.00,240.00",
  "Telford Telecom,T-55012,2026-11-22,GBP,50.00,10.00,60.00",
];
const idsIn = (lines: readonly string[], said: Said = {}, fileName = "invoices.csv") =>
  readBytes(csv(...lines), fileName, said).questions.map(({ id }) => id);
const total = "Total,,,,350.00,70.00,420.00";

describe("a subtotal that contradicts its rows is asked about, though the total of all is right", () => {
  const withSubtotal = (line: string) => idsIn([heading, ...rows.slice(0, 2), line, ...rows.slice(2), total]);
  test.each(["310.00,60.00,360.00", "300.00,61.00,360.00", "310.00,62.00,372.00", "310.00,62.00,360.00"])(
    "%s",
    (amounts) => expect(withSubtotal(`Subtotal,,,,${amounts}`)).toEqual(["foot"]),
  );
  test("but not a right one", () => expect(withSubtotal("Subtotal,,,,300.00,60.00,360.00")).toEqual([]));
});

describe("invoices of another company", () => {
  const ofAlder = { companyNames: ["Alder & Stone Interiors Ltd"] };
  const beside = (header: string, values: readonly string[], said: Said = ofAlder) =>
    idsIn([`${heading},${header}`, ...rows.map((row, at) => `${row},${values[at] ?? ""}`)], said);
  const all = (name: string): readonly string[] => [name, name, name];

  test.each([
    ["Company", "Alder & Stone", "Bradford Interiors"],
    ["Entity", "AS01", "BR02"],
    ["Bill to", "Alder & Stone", "Bradford Interiors"],
  ])("in a short list too, several under “%s” are asked about", (header, ours, other) => {
    expect(beside(header, [ours, other, ours])).toEqual(["companies-H"]);
  });

  test.each(["Company", "Bill to", "Rechnungsempfänger"])("the only one under “%s” is compared with ours", (header) => {
    expect(beside(header, all("Bradford Interiors Ltd"))).toEqual(["company"]);
    for (const ours of ["Alder & Stone Interiors", "AS01 - Alder & Stone Interiors Limited (Leeds)", "AS01"])
      expect(beside(header, all(ours))).toEqual([]);
    expect(beside(header, all("Bradford Interiors Ltd"), { companyNames: [] })).toEqual([]);
  });

  test.each(["Company: Bradford Interiors Ltd", "Entity: Alder & Stone Holdings"])(
    "“%s” above the rows is asked about",
    (line) => expect(idsIn([line, heading, ...rows], ofAlder)).toEqual(["company"]),
  );

  test.each(["Bradford branch", "Bradford Branch - purchase invoices", "Niederlassung Köln"])(
    "the branch of “%s” above the rows is asked about",
    (line) => {
      expect(idsIn([line, heading, ...rows], ofAlder)).toEqual(["company"]);
      expect(idsIn([line, heading, ...rows], { companyNames: ["Bradford", "Köln"] })).toEqual([]);
    },
  );

  test.each(["Branch invoices", "All branches", "By branch", "Invoices, Bradford branch and others"])(
    "“%s” names none",
    (line) => expect(idsIn([line, heading, ...rows], ofAlder)).toEqual([]),
  );

  test("the only customer is compared with ours, where several suppliers invoice it", () => {
    for (const header of ["Customer", "Customer Name", "Kunde"]) {
      expect(beside(header, all("Bradford Interiors Ltd"))).toEqual(["company"]);
      expect(beside(header, all("Alder & Stone Interiors"))).toEqual([]);
      // A job, or a person that it is invoiced to later.
      for (const other of [all("Smith, J"), ["Bradford Interiors Ltd", "", "Bradford Interiors Ltd"]])
        expect(beside(header, other)).toEqual([]);
    }
    const withJobs = rows.map((row, at) => `${row},Bradford Interiors Ltd,J${at}`);
    expect(idsIn([`${heading},Customer,Job`, ...withJobs], ofAlder)).toEqual([]);
  });

  test.each([
    "Prepared for Bradford Interiors Ltd",
    "All of these belong to Bradford Interiors Ltd",
    "All of these belong to Bradford",
  ])("“%s” below the rows is asked about", (line) =>
    expect(idsIn([heading, ...rows, line, ""], ofAlder)).toEqual(["company"]),
  );

  // Most lists have the office's own name in their title, and connections are called otherwise.
  test.each(["Company: Alder & Stone Interiors Ltd", "Bradford Interiors Ltd - invoices", "Telford Telecom Ltd"])(
    "“%s” above the rows is no question",
    (line) => expect(idsIn([line, heading, ...rows], ofAlder)).toEqual([]),
  );

  test("the answer is remembered for every file of the inbox", () => {
    const lines = ["Company: Bradford Interiors Ltd", heading, ...rows];
    const [question] = readBytes(csv(...lines), "invoices.csv", ofAlder).questions;
    const { invoices, template } = readBytes(csv(...lines), "invoices.csv", {
      ...ofAlder,
      answers: question?.answers[0]?.sets ?? {},
    });
    expect([invoices.length, template?.companies]).toEqual([3, { "Bradford Interiors Ltd": "ours" }]);
    const templates = template === null ? [] : [{ ...template, headers: ["of", "another", "kind"] }];
    expect(idsIn(lines, { ...ofAlder, templates })).toEqual([]);
  });
});

describe("a line that is nothing but a currency", () => {
  const above = (line: string) => idsIn([line, heading, ...rows]);
  test.each(["USD", "(USD)", "in EUR", "US dollars", "All in euros"])("“%s” contradicts a column of others", (line) =>
    expect(above(line)).toEqual(["missing-Currency"]),
  );
  test.each(["GBP", "Pounds sterling", "ALL", "Invoices", "TRY", "USD Coin Services", "Sterling Supplies"])(
    "“%s” doesn't",
    (line) => expect(above(line)).toEqual([]),
  );
});

describe("a total in words is compared with the rows", () => {
  const above = (line: string) => idsIn([line, heading, ...rows]);
  const below = (line: string) => idsIn([heading, ...rows, line, ""]);
  const wrong = [
    "Total net 360.00 GBP",
    "Grand total £430.00 incl VAT",
    "Invoice total: 430.00",
    "Gesamtbetrag 430,00 EUR",
  ];

  test.each([...wrong.map((line) => `"${line}"`), "Total,,,,360.00,70.00,430.00"])(
    "%s contradicts them above",
    (line) => expect(above(line)).toEqual(["title-total"]),
  );
  test.each([...wrong, "Total payable: GBP 430.00"].map((line) => `"${line}"`))("%s contradicts them below", (line) =>
    expect(below(line)).toEqual(["title-total"]),
  );
  test.each(["Total net: 350.00", "Grand total £420.00 incl VAT", "Total October 2026: 500.00"])(
    "“%s” doesn't",
    (line) => {
      expect(above(line)).toEqual([]);
      expect(below(line)).toEqual([]);
    },
  );
  test("nor does “Total” in the columns", () => expect(above("Total,,,,350.00,70.00,420.00")).toEqual([]));

  test("the question has both figures", () => {
    const [question] = readBytes(csv("Total net: 360.00", heading, ...rows), "invoices.csv").questions;
    expect(question?.text).toContain("“Total net: 360.00”");
    expect(question?.text).toContain("Net 350.00, VAT 70.00, Gross 420.00");
  });
});

describe("a line that says that rows are missing", () => {
  test.each([
    ["Continues on next page", "title-more"],
    ["4 records exported", "title-count"],
    ["Invoices in this file: four", "title-count"],
    ["Rows 1-3 of 4", "title-more"],
    ["Carried forward,,,,360.00,70.00,430.00", "foot"],
  ])("“%s”", (line, id) => expect(idsIn([heading, ...rows, line, ""])).toEqual([id]));
  test.each([
    "3 records exported",
    "Invoices in this file: three",
    "Rows 1-3 of 3",
    "Carried forward,,,,350.00,70.00,420.00",
  ])("but “%s” says that none is", (line) => expect(idsIn([heading, ...rows, line, ""])).toEqual([]));
});

describe("done, held back, not final, turned back, or no purchases: in a title, below the rows, or as the name of the file", () => {
  const ofList = (id: string) => [id];
  const above = (line: string) => idsIn([`"${line}"`, heading, ...rows]);
  const below = (line: string) => idsIn([heading, ...rows, `"${line}"`, ""]);
  const named = (name: string) => idsIn([heading, ...rows], {}, `${name}.csv`);

  test.each([
    "Imported 25/11/2026",
    "Everything above has gone through Sage",
    "Tout est déjà passé en compta",
    "Alles schon drin",
    "Ya está todo metido",
    "già inserite",
    "Hold until 1 December",
    "Posting paused until audit",
    "Approval outstanding",
    "Wacht op akkoord",
    "Preliminary",
    "Vorläufig",
    "Provisoire",
    "Provisional figures",
    "These figures are provisional",
    "TODO check VAT before use",
    "Bitte noch nicht einspielen",
    "STOP",
    "NOT OK",
    "For budget purposes only",
    "Training company",
    "Template - example rows",
    "مسودة",
    "טיוטה",
    "초안",
    "Replaced by purchase list v3",
    "Reversed invoices",
    "Run reversed 25/11",
    "Credit all of the above",
  ])("“%s”", (line) => {
    expect(above(line)).toEqual(ofList("title-held-back"));
    expect(below(line)).toEqual(ofList("title-held-back"));
  });

  test.each([
    ...["gebucht", "posted", "processed", "erledigt", "Invoices (imported)", "awaiting approval", "provisional"],
    ...["preliminary", "wip", "template", "invoices v1 superseded", "November - posted", "Rechnungen vorläufig"],
  ])("a file called “%s”", (name) => expect(named(name)).toEqual(ofList("name-held-back")));

  test.each(["pro forma invoices", "factures clients", "AR export"])("or “%s”", (name) =>
    expect(named(name)).toEqual(ofList("kind")),
  );
  test.each(["Pro forma invoices", "AR invoices November 2026", "Satış faturaları"])("or a title “%s”", (line) =>
    expect(above(line)).toEqual(ofList("kind")),
  );

  test.each([
    ...[
      "Posted purchase invoices November 2026",
      "Purchase invoices, processed weekly",
      "Demo Kitchens purchase invoices",
    ],
    ...[
      "Invoices for approval in November",
      "Uploaded files are kept for a year",
      "Invoices are entered when received",
    ],
    ...["Bitte nicht löschen", "Schon gewusst? Rechnungen per E-Mail sparen Papier", "Al jaren uw partner"],
  ])("but “%s” is an ordinary line", (line) => {
    expect(above(line)).toEqual([]);
    expect(below(line)).toEqual([]);
  });
  test.each([
    "Demo Kitchens",
    "Blocked drains",
    "query in remarks",
    "AR Smith invoices",
    "Posted invoices",
    "Sent to us",
  ])("and “%s” an ordinary name", (name) => expect(named(name)).toEqual([]));
});

describe("a column that says of rows that they are there already, or are sales", () => {
  const beside = (header: string, values: readonly string[]) =>
    idsIn([`${heading},${header}`, ...rows.map((row, at) => `${row},${values[at] ?? ""}`)]);
  test.each([
    ["Status", ["Posted", "New", "New"]],
    ["Status", ["Processed", "", ""]],
    ["Status", ["gebucht", "neu", "neu"]],
    ["Sent to finance", ["2026-11-20", "", ""]],
    ["Ledger", ["Sales", "Sales", "Sales"]],
    ["Ledger", ["S", "P", "P"]],
    ["Direction", ["Out", "Out", "Out"]],
  ])("%s: %s", (header, values) => expect(beside(header, values)).toEqual(["column-H"]));
  test.each([
    ["Status", ["Posted", "Posted", "Posted"]],
    ["Status", ["Posted", "Paid", "Open"]],
    ["Direction", ["In", "In", "In"]],
  ])("but not %s: %s", (header, values) => expect(beside(header, values)).toEqual([]));
});

describe("a line below the rows that takes one of them out, by its supplier or its place", () => {
  const below = (line: string) => idsIn([heading, ...rows, `"${line}"`, ""]);
  test.each([
    "Ignore Telford",
    "Exclude Northern Tile",
    "All except Telford",
    "The second one has been credited",
    "Die zweite Zeile wurde gutgeschrieben",
    "Northern Tile: 20% discount to come off",
    "less 10% agreed",
  ])("“%s”", (line) => expect(below(line)).toEqual(["title-rows"]));
  test.each([
    "Northern Tile Company",
    "Purchase invoices of Telford Telecom",
    "Approved by Telford",
    "Payment within 30 days less 2% discount",
  ])("but “%s” takes out none", (line) => expect(below(line)).toEqual([]));
});

describe("a column that turns signs, or tells what an invoice repeats, replaces or should be", () => {
  const beside = (header: string, values: readonly string[]) =>
    idsIn([`${heading},${header}`, ...rows.map((row, at) => `${row},${values[at] ?? ""}`)]);
  test.each([
    ["DC", ["C", "D", "D"]],
    ["Multiplier", ["-1", "1", "1"]],
    ["Booked as", ["CR", "DR", "DR"]],
    ["Duplicate of", ["BW-4470", "", ""]],
    ["Replaces", ["BW-4400", "", ""]],
    ["Corrected net", ["90.00", "", ""]],
    ["Match", ["Price mismatch", "OK", "OK"]],
    ["Matched", ["No", "Yes", "Yes"]],
    ["Goods received", ["No", "Yes", "Yes"]],
  ])("%s: %s", (header, values) => expect(beside(header, values)).toEqual(["column-H"]));
  test.each([
    ["Grade", ["C", "D", "D"]],
    ["Duplicate of", ["", "-", ""]],
    ["Corrected VAT", ["20.00", "40.00", "10.00"]],
    ["Matched", ["No", "No", "No"]],
    ["Goods received", ["Yes", "Yes", "Yes"]],
  ])("but not %s: %s", (header, values) => expect(beside(header, values)).toEqual([]));
});

test.each(["alle Beträge brutto", "All amounts include VAT"])(
  "“%s” is asked about beside a column of gross amounts too",
  (line) => {
    expect(idsIn([line, heading, ...rows])).toEqual(["title-gross"]);
    expect(idsIn([heading, ...rows, line, ""])).toEqual(["title-gross"]);
    expect(idsIn(["Gross includes VAT", heading, ...rows])).toEqual([]);
  },
);

describe("a remark on a row that speaks against it", () => {
  const beside = (header: string, remark: string) =>
    idsIn([`${heading},${header}`, ...rows.map((row, at) => `${row},${at === 0 ? `"${remark}"` : ""}`)]);
  test.each([
    ["Comments", "cancel"],
    ["Comments", "amount should read 90.00"],
    ["Comments", "goods returned"],
    ["Comments", "keyed 24/11"],
    ["Comments", "replaces BW-4400"],
    ["Notes", "dup of BW-4470"],
    ["Notes", "see credit note CN-4"],
    ["Notes", "paid on company card"],
    ["Notes", "belongs to Bradford"],
    ["Bemerkung", "zurück an Lieferant"],
    ["Bemerkung", "Betrag muss 90,00 sein"],
    ["Remarque", "annule et remplace BW-4400"],
    ["Uwagi", "już zaksięgowana"],
  ])("%s: “%s”", (header, remark) => expect(beside(header, remark)).toEqual(["note-H"]));
  test.each([
    "Cancel old subscription and set up new",
    "returned pallets collected",
    "keyed alike locks",
    "replaces 100 lamps",
    "belongs to project 12",
    "should be delivered by 10.12",
    "Return visit in May",
  ])("but not “%s”", (remark) => expect(beside("Comments", remark)).toEqual([]));
});
