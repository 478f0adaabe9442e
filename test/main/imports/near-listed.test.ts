/** @file An invoice list has the invoice, and a file names it a little differently: a person is asked before it is sent. */

import { describe, expect, test } from "vitest";
import type { Decision } from "../../../main/imports/decide.ts";
import { openOffice, row, sheet } from "./open-office.ts";

const anyway: Decision = { type: "send-anyway", reason: "It is another invoice." };

type Given = readonly [number: string, supplier: string, date: string, net: string];
const given: Given = ["LR-6001", "Telford Telecom", "2026-11-20", "100.00"];
const listOf = (...rows: readonly Given[]) =>
  [
    "Purchase invoice ID,Invoice number,Supplier,Date,Currency,Net,VAT",
    ...rows.map(([number, supplier, date, net], at) => `${7001 + at},${number},${supplier},${date},GBP,${net},20.00`),
  ].join("\r\n");
const fileOf = ([number, supplier, date, net]: Given) =>
  sheet(`${supplier},${number},${date},${net},${Number(net) / 5}`, "Other Supplier,OS-5,2026-11-19,10.00,2.00");
const but = (more: { number?: string; supplier?: string; date?: string; net?: string }): Given => [
  more.number ?? given[0],
  more.supplier ?? given[1],
  more.date ?? given[2],
  more.net ?? given[3],
];

const asked = { at: "waiting", why: { kind: "already-sent", rows: [{ is: "in-invoice-list" }] } };

async function dropBoth(list: string, file: string) {
  const office = openOffice();
  await office.drop("list.csv", list);
  await office.drop("b.csv", file);
  return office;
}

describe("an invoice of a list is asked about where the file has it", () => {
  test.each([
    ["with a legal form", but({ supplier: "Telford Telecom Ltd" })],
    ["with a legal form in capitals", but({ supplier: "TELFORD TELECOM LIMITED" })],
    ["in the plural", but({ supplier: "Telford Telecoms" })],
    ["with an ampersand", but({ supplier: "Telford & Telecom" })],
    ["with the words of its name changed about", but({ supplier: "Telecom Telford" })],
    ["with any other name", but({ supplier: "TT" })],
    ["with a zero in its number", but({ number: "LR-06001" })],
    ["with zeros in its number, and another amount", but({ number: "LR-0006001", net: "90.00" })],
    ["with Arabic digits in its number", but({ number: "LR-٦٠٠١" })],
    ["with Thai digits in its number, and another amount", but({ number: "LR-๖๐๐๑", net: "90.00" })],
    ["as a reminder", but({ number: "LR-6001 REMINDER" })],
    ["as a copy", but({ number: "LR-6001 (copy)" })],
    ["after INV", but({ number: "INV LR-6001" })],
    ["after a German word", but({ number: "Rechnung LR-6001" })],
    ["with the year", but({ number: "LR-6001/2026" })],
    ["with a counter", but({ number: "LR-6001/1" })],
    ["without the letters of its number", but({ number: "6001" })],
    ["as a copy, with a legal form", but({ number: "LR-6001 copy", supplier: "Telford Telecom Ltd" })],
  ])("%s", async (_, file) => {
    const { sent, of, note, at, decide: say } = await dropBoth(listOf(given), fileOf(file));
    expect([sent(), of("b.csv")?.state]).toMatchObject([[], asked]);
    expect(note("Needs you/b.csv")).toMatch(/in the invoice list “list\.csv”, row 2, with invoice ID 7001; here: /);
    expect(note("Needs you/b.csv")).toContain("there: LR-6001, Telford Telecom, 20 Nov 2026");
    expect([await say("b.csv", anyway), at("b.csv"), sent().length]).toEqual(["ok", "done", 1]);
  });

  test.each([
    [
      "in a list with the gross amounts alone",
      "Purchase invoice ID,Invoice number,Supplier,Date,Gross\r\n7001,LR-6001,Telford Telecom,2026-11-20,120.00",
    ],
    [
      "in a list without dates and amounts",
      "Purchase invoice ID,Invoice number,Supplier\r\n7001,LR-6001,Telford Telecom Ltd",
    ],
  ])("after a word, %s", async (_, list) => {
    const { of } = await dropBoth(list, fileOf(but({ number: "Invoice 6001" })));
    expect(of("b.csv")?.state).toMatchObject(asked);
  });

  test("beside another one with a near number: the question names the one with the same number", async () => {
    const list = listOf(but({ number: "LR-6001/1" }), given);
    const { of } = await dropBoth(list, fileOf(given));
    expect(of("b.csv")?.state).toMatchObject({ why: { rows: [{ purchaseInvoiceId: "7002" }] } });
  });

  test("in a list that came after the file was planned", async () => {
    const { drop, sent, of, service, clock, run } = openOffice();
    service.signOut(true);
    await drop("b.csv", sheet(row("A-6001")));
    await drop("list.csv", `Purchase invoice ID,Invoice number,Supplier,Date,Net\r\n7,6001,Acme Ltd,2026-11-20,10.00`);
    service.signOut(false);
    await clock.advance(60 * 60_000);
    await run();
    expect([sent(), of("b.csv")?.state]).toMatchObject([[], asked]);
  });
});

describe("an invoice is sent without a question beside one of a list", () => {
  test.each([
    ["with the next number", but({ number: "LR-6002" })],
    ["with another counter", but({ number: "LR-6001/2" }), but({ number: "LR-6001/1" })],
    ["with other letters in its number", but({ number: "KX-6001" })],
    ["with a near number and another amount", but({ number: "LR-6001/1", net: "50.00" })],
    ["with a near number and another date", but({ number: "LR-6001/1", date: "2026-11-21" })],
    ["with a near number and another supplier", but({ number: "LR-6001/1", supplier: "Ashby Tools" })],
    ["with its number, but another supplier and amount", but({ supplier: "Ashby Tools", net: "50.00" })],
  ])("%s", async (_, file, list = given) => {
    const { at, sent } = await dropBoth(listOf(list), fileOf(file));
    expect([at("b.csv"), sent().length]).toEqual(["done", 1]);
  });
});
