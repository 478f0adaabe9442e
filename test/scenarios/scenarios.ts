/** @file The scenarios: a day in the life of an inbox, each as data. */

import { invoicesCsv, pdf } from "../fakes/fake-world.ts";
import { ubl } from "../fixtures/e-invoices/make-e-invoices.ts";
import type { Scenario } from "./scenario.ts";

const ten = invoicesCsv("A1", "A2");
const badRow = `${ten}\r\n,A3,2026-11-20,10.00,2.00`;

const one = invoicesCsv("A1");
const three = invoicesCsv("A1", "A2", "A3");
const dearer = ten.replace("A2,2026-11-20,10.00", "A2,2026-11-20,11.00");

const withTwo = ubl({
  number: "A1",
  encloses: [
    { name: "receipt.pdf", content: pdf("receipt") },
    { name: "../hours.pdf", content: pdf("hours") },
    { name: "lines.xml", type: "application/xml", content: "<lines/>" },
  ],
});
const listOf = (number: string): string =>
  `Purchase Invoice Id,Invoice Number,Supplier\r\n10023,${number},Acme GmbH\r\n`;

const ofCompany = (company: string): string =>
  `Company: ${company}\r\nPurchase invoice id,Invoice number,Supplier\r\n1,A1,Acme\r\n2,A2,Acme\r\n`;

const suppliersOf = (vatId: string): string => `Account ID,Name,VAT number\r\n50201,Acme GmbH,${vatId}\r\n`;

const suppliersNamed = (name: string): string => `Account ID,Name\r\n50201,${name}\r\n`;

const nominalsOf = (...names: readonly string[]): string =>
  `${["Nominal code,Name", ...names.map((name, at) => `${7_504 + at},${name}`)].join("\r\n")}\r\n`;

/** A1 with the first of the nominals, A2 with the second. */
const withNominals = (...nominals: readonly string[]): string => {
  const rows = nominals.map((nominal, at) => `Acme,A${at + 1},${nominal},2026-11-20,10.00,2.00`);
  return `${["Supplier,Invoice number,Nominal,Invoice date,Net,VAT", ...rows].join("\r\n")}\r\n`;
};

const reversalOf = (...numbers: readonly string[]): string =>
  `${["Date,InvoiceNumber,AccountName,Net,VAT", ...numbers.map((number) => `2026-11-21,${number}-REV,Acme,-10.00,-2.00`)].join("\r\n")}\r\n`;

export const scenarios: readonly Scenario[] = [
  {
    name: "a spreadsheet becomes a batch",
    inbox: { "invoices.csv": ten },
    expect: { states: { "invoices.csv": "done" }, files: ["Done/DAY/invoices.csv"], batches: 1, documents: 0 },
  },
  {
    name: "a spreadsheet becomes two batches where one may not hold them all",
    inbox: { "invoices.csv": ten },
    settings: { maxInvoicesPerBatch: 1 },
    expect: { states: { "invoices.csv": "done" }, files: ["Done/DAY/invoices.csv"], batches: 2, documents: 0 },
  },
  {
    name: "a document is attached to the invoice that its name shows",
    inbox: { "10023.pdf": pdf("one") },
    expect: { states: { "10023.pdf": "done" }, files: ["Done/DAY/10023.pdf"], batches: 0, documents: 1 },
  },
  {
    name: "a document gets its number by being renamed and moved back",
    inbox: { "scan.pdf": pdf("one") },
    people: [{ moves: "Needs you/scan.pdf", to: "10023.pdf" }],
    expect: { states: { "10023.pdf": "done" }, files: ["Done/DAY/10023.pdf"], batches: 0, documents: 1 },
  },
  {
    name: "a document gets its number from a person at the window",
    inbox: { "scan.pdf": pdf("one") },
    people: [{ attaches: "scan.pdf", to: "10023" }],
    expect: { states: { "scan.pdf": "done" }, files: ["Done/DAY/scan.pdf"], batches: 0, documents: 1 },
  },
  {
    name: "what the service refuses lies in Failed with its note",
    inbox: { "invoices.csv": ten },
    service: ["refuse"],
    expect: {
      states: { "invoices.csv": "failed" },
      files: ["Failed/invoices.csv"],
      notes: ["Failed/invoices.csv"],
      batches: 0,
      documents: 0,
    },
  },
  {
    name: "a second batch that is refused does not bring the first one in again when tried once more",
    inbox: { "invoices.csv": ten },
    settings: { maxInvoicesPerBatch: 1 },
    service: ["accept", "refuse"],
    people: [{ retries: "invoices.csv" }],
    expect: {
      states: { "invoices.csv": "failed" },
      files: ["Failed/invoices.csv"],
      notes: ["Failed/invoices.csv"],
      batches: 1,
      documents: 0,
    },
  },
  {
    name: "silence is never sent again",
    inbox: { "invoices.csv": ten },
    service: ["lost-reply", "accept"],
    expect: {
      states: { "invoices.csv": "unknown" },
      files: ["Needs you/invoices.csv"],
      notes: ["Needs you/invoices.csv"],
      batches: 1,
      documents: 0,
    },
  },
  {
    name: "a person who has found it in the finance system settles it as arrived",
    inbox: { "invoices.csv": ten },
    service: ["lost-reply", "accept"],
    people: [{ settles: "invoices.csv", as: "arrived" }],
    expect: { states: { "invoices.csv": "done" }, files: ["Done/DAY/invoices.csv"], batches: 1, documents: 0 },
  },
  {
    name: "a person who has not found it has it sent again, once",
    inbox: { "invoices.csv": ten },
    service: ["lost-call", "accept"],
    people: [{ settles: "invoices.csv", as: "send-again" }],
    expect: { states: { "invoices.csv": "done" }, files: ["Done/DAY/invoices.csv"], batches: 1, documents: 0 },
  },
  {
    name: "a person who has found some of it has the others sent again, as a batch of their own",
    inbox: { "invoices.csv": three },
    service: ["lost-reply", "accept"],
    people: [
      { answers: "invoices.csv", rows: [2, 4], as: "arrived" },
      { answers: "invoices.csv", rows: [3], as: "missing" },
      { settles: "invoices.csv", as: "send-again" },
    ],
    expect: { states: { "invoices.csv": "done" }, files: ["Done/DAY/invoices.csv"], batches: 2, documents: 0 },
  },
  {
    name: "an invoice list that has all of it settles what may have been sent",
    inbox: { "invoices.csv": ten },
    service: ["lost-reply", "accept"],
    people: [
      {
        drops: "list.csv",
        content: "Purchase invoice ID,Invoice number,Supplier\r\n1,A1,Acme\r\n2,A2,Acme\r\n",
        after: "Needs you/invoices.csv",
      },
    ],
    expect: {
      states: { "invoices.csv": "done", "list.csv": "done" },
      files: ["Done/DAY/invoices.csv", "Done/DAY/list.csv"],
      batches: 1,
      documents: 0,
    },
  },
  {
    name: "an invoice list that was made before a batch settles nothing of it, though it has all of it",
    inbox: { "invoices.csv": ten },
    service: ["lost-reply", "accept"],
    people: [
      {
        drops: "list.csv",
        content: "Exported on 2026-11-01\r\nPurchase invoice id,Invoice number,Supplier\r\n1,A1,Acme\r\n2,A2,Acme\r\n",
        after: "Needs you/invoices.csv",
      },
    ],
    expect: {
      states: { "invoices.csv": "unknown", "list.csv": "done" },
      files: ["Done/DAY/list.csv", "Needs you/invoices.csv"],
      notes: ["Needs you/invoices.csv"],
      batches: 1,
      documents: 0,
    },
  },
  {
    name: "an invoice list whose title names the connection's company settles what may have been sent",
    inbox: { "invoices.csv": ten },
    service: ["lost-reply", "accept"],
    people: [{ drops: "list.csv", content: ofCompany("Alder Limited"), after: "Needs you/invoices.csv" }],
    expect: {
      states: { "invoices.csv": "done", "list.csv": "done" },
      files: ["Done/DAY/invoices.csv", "Done/DAY/list.csv"],
      batches: 1,
      documents: 0,
    },
  },
  {
    name: "an invoice list whose title names another company settles nothing, and is asked about",
    inbox: { "invoices.csv": ten },
    service: ["lost-reply", "accept"],
    people: [{ drops: "list.csv", content: ofCompany("Other Ltd"), after: "Needs you/invoices.csv" }],
    expect: {
      states: { "invoices.csv": "unknown", "list.csv": "waiting" },
      files: ["Needs you/invoices.csv", "Needs you/list.csv"],
      notes: ["Needs you/invoices.csv", "Needs you/list.csv"],
      batches: 1,
      documents: 0,
    },
  },
  {
    name: "an unknown file that is moved back into the inbox is asked about again and not sent",
    inbox: { "10023.pdf": pdf("one") },
    service: ["lost-reply", "accept"],
    people: [{ moves: "Needs you/10023.pdf", to: "10023.pdf" }],
    expect: {
      states: { "10023.pdf": "unknown" },
      files: ["Needs you/10023.pdf"],
      notes: ["Needs you/10023.pdf"],
      batches: 0,
      documents: 1,
    },
  },
  {
    name: "what was not sent goes out by itself once the service is back",
    inbox: { "invoices.csv": ten, "10023.pdf": pdf("one") },
    service: ["unreachable", "unreachable", "busy", "cut-off", "accept"],
    expect: {
      states: { "10023.pdf": "done", "invoices.csv": "done" },
      files: ["Done/DAY/10023.pdf", "Done/DAY/invoices.csv"],
      batches: 1,
      documents: 1,
    },
  },
  {
    name: "what is held goes out when it is approved",
    inbox: { "invoices.csv": ten, "10023.pdf": pdf("one") },
    settings: { sending: "after-approval" },
    people: [{ approves: "10023.pdf" }, { approves: "invoices.csv" }],
    expect: {
      states: { "10023.pdf": "done", "invoices.csv": "done" },
      files: ["Done/DAY/10023.pdf", "Done/DAY/invoices.csv"],
      batches: 1,
      documents: 1,
    },
  },
  {
    name: "what is approved with time to undo it goes out when the time is over",
    inbox: { "invoices.csv": ten, "10023.pdf": pdf("one") },
    settings: { sending: "after-approval" },
    people: [
      { approves: "10023.pdf", undoMs: 8_000 },
      { approves: "invoices.csv", undoMs: 8_000 },
    ],
    expect: {
      states: { "10023.pdf": "done", "invoices.csv": "done" },
      files: ["Done/DAY/10023.pdf", "Done/DAY/invoices.csv"],
      batches: 1,
      documents: 1,
    },
  },
  {
    name: "an approval that is undone leaves the file as it was, and nothing is sent",
    inbox: { "invoices.csv": ten },
    settings: { sending: "after-approval" },
    people: [{ approves: "invoices.csv", undoMs: 8_000, undoes: true }],
    expect: {
      states: { "invoices.csv": "held" },
      files: ["Needs you/invoices.csv"],
      notes: ["Needs you/invoices.csv"],
      batches: 0,
      documents: 0,
    },
  },
  {
    name: "an approved batch whose fate is unknown has a note that says so",
    inbox: { "invoices.csv": ten },
    settings: { sending: "after-approval" },
    service: ["lost-reply", "accept"],
    people: [{ approves: "invoices.csv" }],
    expect: {
      states: { "invoices.csv": "unknown" },
      files: ["Needs you/invoices.csv"],
      notes: ["Needs you/invoices.csv"],
      batches: 1,
      documents: 0,
    },
  },
  {
    name: "the same content under two names goes once",
    inbox: { "a.csv": ten, "b.csv": ten },
    expect: {
      states: { "a.csv": "done", "b.csv": "duplicate" },
      files: ["Done/DAY/a.csv", "Duplicates/b.csv"],
      notes: ["Duplicates/b.csv"],
      batches: 1,
      documents: 0,
    },
  },
  {
    name: "the same content dropped again the next day goes to Duplicates",
    inbox: { "a.csv": ten },
    people: [{ drops: "again.csv", content: ten }],
    expect: {
      states: { "a.csv": "done", "again.csv": "duplicate" },
      files: ["Done/DAY/a.csv", "Duplicates/again.csv"],
      notes: ["Duplicates/again.csv"],
      batches: 1,
      documents: 0,
    },
  },
  {
    name: "a file that cannot be moved for a while is done all the same, and sent once",
    inbox: { "invoices.csv": ten, "10023.pdf": pdf("one") },
    refusedMoves: 5,
    expect: {
      states: { "10023.pdf": "done", "invoices.csv": "done" },
      files: ["Done/DAY/10023.pdf", "Done/DAY/invoices.csv"],
      batches: 1,
      documents: 1,
    },
  },
  {
    name: "a spreadsheet with a wrong row waits whole, and the corrected one goes",
    inbox: { "invoices.csv": badRow },
    people: [{ takesAway: "Needs you/invoices.csv" }, { drops: "corrected.csv", content: ten }],
    expect: {
      states: { "corrected.csv": "done", "invoices.csv": "failed" },
      files: ["Done/DAY/corrected.csv"],
      batches: 1,
      documents: 0,
    },
  },
  {
    name: "a spreadsheet with a wrong row is done once the same rows were sent in a file of another name",
    inbox: { "invoices.csv": badRow },
    people: [{ drops: "put right.csv", content: three }],
    expect: {
      states: { "invoices.csv": "done", "put right.csv": "done" },
      files: ["Done/DAY/invoices.csv", "Done/DAY/put right.csv"],
      batches: 1,
      documents: 0,
    },
  },
  {
    name: "where the rest may go, the wrong row waits for a person and the rest goes once",
    inbox: { "invoices.csv": badRow },
    settings: { rowsWithProblems: "send-the-rest" },
    expect: {
      states: { "invoices.csv": "waiting" },
      files: ["Needs you/invoices.csv"],
      notes: ["Needs you/invoices.csv"],
      batches: 1,
      documents: 0,
    },
  },
  {
    name: "a cut-off scan lies in Failed, and the whole one goes",
    inbox: { "10023.pdf": "%PDF-1.7 cut off" },
    people: [{ drops: "10023.pdf", content: pdf("whole") }],
    expect: {
      states: { "10023.pdf": "failed" },
      files: ["Done/DAY/10023.pdf", "Failed/10023.pdf"],
      notes: ["Failed/10023.pdf"],
      batches: 0,
      documents: 1,
    },
  },
  {
    name: "of a file with one row more, that row alone goes",
    inbox: { "a.csv": ten },
    people: [{ drops: "b.csv", content: three }],
    expect: {
      states: { "a.csv": "done", "b.csv": "done" },
      files: ["Done/DAY/a.csv", "Done/DAY/b.csv"],
      batches: 2,
      documents: 0,
    },
  },
  {
    name: "the same rows in another order are a duplicate",
    inbox: { "a.csv": ten },
    people: [{ drops: "b.csv", content: invoicesCsv("A2", "A1") }],
    expect: {
      states: { "a.csv": "done", "b.csv": "duplicate" },
      files: ["Done/DAY/a.csv", "Duplicates/b.csv"],
      notes: ["Duplicates/b.csv"],
      batches: 1,
      documents: 0,
    },
  },
  {
    name: "a row that comes again with another amount waits for a person, and goes when one says so",
    inbox: { "a.csv": ten },
    people: [{ drops: "b.csv", content: dearer }, { sendsAnyway: "b.csv" }],
    expect: {
      states: { "a.csv": "done", "b.csv": "done" },
      files: ["Done/DAY/a.csv", "Done/DAY/b.csv"],
      batches: 2,
      documents: 0,
    },
  },
  {
    name: "a duplicate that a person has sent anyway holds against the third copy",
    inbox: { "a.csv": ten },
    people: [{ drops: "b.csv", content: ten }, { sendsAnyway: "b.csv" }, { drops: "c.csv", content: ten }],
    expect: {
      states: { "a.csv": "done", "b.csv": "done", "c.csv": "duplicate" },
      files: ["Done/DAY/a.csv", "Done/DAY/b.csv", "Duplicates/c.csv"],
      notes: ["Duplicates/c.csv"],
      batches: 2,
      documents: 0,
    },
  },
  {
    name: "a duplicate that is moved back is a duplicate again",
    inbox: { "a.csv": ten },
    people: [
      { drops: "b.csv", content: ten },
      { moves: "Duplicates/b.csv", to: "b.csv" },
    ],
    expect: {
      states: { "a.csv": "done", "b.csv": "duplicate" },
      files: ["Done/DAY/a.csv", "Duplicates/b.csv"],
      notes: ["Duplicates/b.csv"],
      batches: 1,
      documents: 0,
    },
  },
  {
    name: "what holds the rows of a batch in doubt, and more, waits until a person knows, and then sends the rest",
    inbox: { "a.csv": ten },
    service: ["lost-reply", "accept"],
    people: [
      { drops: "b.csv", content: three },
      { settles: "a.csv", as: "arrived" },
    ],
    expect: {
      states: { "a.csv": "done", "b.csv": "done" },
      files: ["Done/DAY/a.csv", "Done/DAY/b.csv"],
      batches: 2,
      documents: 0,
    },
  },
  {
    name: "what waits behind a batch that is held goes whole where that one is taken away",
    inbox: { "a.csv": ten },
    settings: { sending: "after-approval" },
    people: [{ drops: "b.csv", content: three }, { takesAway: "Needs you/a.csv" }, { approves: "b.csv" }],
    expect: {
      states: { "a.csv": "failed", "b.csv": "done" },
      files: ["Done/DAY/b.csv"],
      batches: 1,
      documents: 0,
    },
  },
  {
    name: "two files with a row in common, in one minute, send it once",
    inbox: { "a.csv": one, "b.csv": ten },
    service: ["unreachable", "accept"],
    expect: {
      states: { "a.csv": "done", "b.csv": "done" },
      files: ["Done/DAY/a.csv", "Done/DAY/b.csv"],
      batches: 2,
      documents: 0,
    },
  },
  {
    name: "the documents inside an e-invoice are attached once an invoice list has its ID",
    inbox: { "A1.xml": withTwo },
    inside: [pdf("receipt"), pdf("hours")],
    people: [{ drops: "list.csv", content: listOf("A1"), after: "Done/DAY/A1.xml" }],
    expect: {
      states: { "A1.xml": "done", "list.csv": "done", "A1 - receipt.pdf": "done", "A1 - hours.pdf": "done" },
      files: ["Done/DAY/A1 - hours.pdf", "Done/DAY/A1 - receipt.pdf", "Done/DAY/A1.xml", "Done/DAY/list.csv"],
      batches: 1,
      documents: 2,
    },
  },
  {
    name: "the documents inside an e-invoice are attached once a person gives the ID",
    inbox: { "A1.xml": withTwo },
    inside: [pdf("receipt"), pdf("hours")],
    people: [{ attaches: "A1.xml", to: "10023" }],
    expect: {
      states: { "A1.xml": "done", "A1 - receipt.pdf": "done", "A1 - hours.pdf": "done" },
      files: ["Done/DAY/A1 - hours.pdf", "Done/DAY/A1 - receipt.pdf", "Done/DAY/A1.xml"],
      batches: 1,
      documents: 2,
    },
  },
  {
    name: "without an ID the documents inside an e-invoice stay inside, and ask nobody",
    inbox: { "A1.xml": withTwo },
    people: [{ drops: "list.csv", content: listOf("A2") }],
    expect: {
      states: { "A1.xml": "done", "list.csv": "done" },
      files: ["Done/DAY/A1.xml", "Done/DAY/list.csv"],
      batches: 1,
      documents: 0,
    },
  },
  {
    name: "an e-invoice waits for a supplier that the list lacks, and goes once a newer list has it",
    inbox: { "suppliers.csv": suppliersOf("DE111111111"), "A1.xml": ubl({ number: "A1" }) },
    people: [{ drops: "suppliers 2.csv", content: suppliersOf("DE123456789"), after: "Needs you/A1.xml" }],
    expect: {
      states: { "A1.xml": "done", "suppliers.csv": "done", "suppliers 2.csv": "done" },
      files: ["Done/DAY/A1.xml", "Done/DAY/suppliers 2.csv", "Done/DAY/suppliers.csv"],
      batches: 1,
      documents: 0,
    },
  },
  {
    name: "what the office's list lacks is asked about and not sent, and goes once a newer list has it",
    inbox: { "nominals.csv": nominalsOf("Stationery") },
    people: [
      { drops: "invoices.csv", content: withNominals("Stationery", "Travel"), after: "Done/DAY/nominals.csv" },
      { drops: "nominals 2.csv", content: nominalsOf("Stationery", "Travel"), after: "Needs you/invoices.csv" },
    ],
    expect: {
      states: { "invoices.csv": "done", "nominals 2.csv": "done", "nominals.csv": "done" },
      files: ["Done/DAY/invoices.csv", "Done/DAY/nominals 2.csv", "Done/DAY/nominals.csv"],
      batches: 1,
      documents: 0,
    },
  },
  {
    name: "what no list of the office has waits for a person, and the lists stay",
    inbox: { "suppliers.csv": suppliersNamed("Acme") },
    people: [
      {
        drops: "wrong.csv",
        content: invoicesCsv("A1").replaceAll("Acme", "Acme Services"),
        after: "Done/DAY/suppliers.csv",
      },
    ],
    expect: {
      states: { "suppliers.csv": "done", "wrong.csv": "waiting" },
      files: ["Done/DAY/suppliers.csv", "Needs you/wrong.csv"],
      notes: ["Needs you/wrong.csv"],
      batches: 0,
      documents: 0,
    },
  },
  {
    name: "a batch that was sent is reversed from a draft, once a person approves it",
    inbox: { "invoices.csv": ten },
    inside: [reversalOf("A1", "A2")],
    people: [{ reverses: "invoices.csv", dated: "2026-11-21" }, { approves: "invoices - reversal.csv" }],
    expect: {
      states: { "invoices.csv": "done", "invoices - reversal.csv": "done" },
      files: ["Done/DAY/invoices - reversal.csv", "Done/DAY/invoices.csv"],
      batches: 2,
      documents: 0,
    },
  },
  {
    name: "a draft of a reversal that nobody approves waits",
    inbox: { "invoices.csv": ten },
    inside: [reversalOf("A1", "A2")],
    people: [{ reverses: "invoices.csv", dated: "2026-11-21" }],
    expect: {
      states: { "invoices.csv": "done", "invoices - reversal.csv": "held" },
      files: ["Done/DAY/invoices.csv", "Needs you/invoices - reversal.csv"],
      notes: ["Needs you/invoices - reversal.csv"],
      batches: 1,
      documents: 0,
    },
  },
  {
    name: "a reversal whose reply was lost isn't sent again by itself",
    inbox: { "invoices.csv": one },
    inside: [reversalOf("A1")],
    service: ["accept", "lost-reply"],
    people: [
      { reverses: "invoices.csv", dated: "2026-11-21" },
      { approves: "invoices - reversal.csv" },
      { settles: "invoices - reversal.csv", as: "arrived" },
    ],
    expect: {
      states: { "invoices.csv": "done", "invoices - reversal.csv": "done" },
      files: ["Done/DAY/invoices - reversal.csv", "Done/DAY/invoices.csv"],
      batches: 2,
      documents: 0,
    },
  },
  {
    name: "an invoice list that is added right after a file is approved is read before anything is sent",
    inbox: { "invoices.csv": ten },
    settings: { sending: "after-approval" },
    people: [
      { atOnce: [{ approves: "invoices.csv" }, { drops: "list.csv", content: listOf("A2").replace(" GmbH", "") }] },
    ],
    expect: {
      states: { "invoices.csv": "waiting", "list.csv": "done" },
      files: ["Done/DAY/list.csv", "Needs you/invoices.csv"],
      notes: ["Needs you/invoices.csv"],
      batches: 0,
      documents: 0,
    },
  },
  {
    name: "an invoice that a list has under a near number and name waits for a person, and the next number goes",
    inbox: {
      "list.csv": "Purchase invoice id,Invoice number,Supplier,Date,Net\r\n1,LR-6001,Acme Ltd,2026-11-20,10.00\r\n",
      "copy.csv": invoicesCsv("6001 copy"),
      "next.csv": invoicesCsv("LR-6002"),
    },
    expect: {
      states: { "list.csv": "done", "copy.csv": "waiting", "next.csv": "done" },
      files: ["Done/DAY/list.csv", "Done/DAY/next.csv", "Needs you/copy.csv"],
      notes: ["Needs you/copy.csv"],
      batches: 1,
      documents: 0,
    },
  },
  {
    name: "what a person says of a file for later ones holds for the next one",
    inbox: { "a.csv": one.replace("2026-11-20", "03/04/2026") },
    people: [
      { says: "a.csv", change: { dateOrder: "dmy" } },
      { drops: "b.csv", content: invoicesCsv("A2").replace("2026-11-20", "03/04/2026") },
    ],
    expect: {
      states: { "a.csv": "done", "b.csv": "done" },
      files: ["Done/DAY/a.csv", "Done/DAY/b.csv"],
      batches: 2,
      documents: 0,
    },
  },
];
