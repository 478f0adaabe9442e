/** @file Which purchase invoice ids are read from an answer to Create Batch. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { registerFromAnswer } from "../../../main/api/register-from-answer.ts";
import type { PurchaseInvoice } from "../../../shared/values/purchase-invoice.ts";
import { startSandbox } from "../../sandbox/sandbox.ts";
import { openApi } from "./api-under-test.ts";

/** Each entry in short: "id=number" or "id=number@supplier". */
const read = (answer: string): string[] =>
  registerFromAnswer(answer).map(
    ({ purchaseInvoiceId, invoiceNumber, supplier }) =>
      `${purchaseInvoiceId}=${invoiceNumber}${supplier === null ? "" : `@${supplier}`}`,
  );

describe("ids with invoice numbers are found:", () => {
  test.each<[string, string, string[]]>([
    ["in a bare list", '[{"PurchaseInvoiceId":7001,"InvoiceNumber":"A-1"}]', ["7001=A-1"]],
    ["in a list within an object", '{"BatchId":5,"Invoices":[{"Id":7001,"InvoiceNumber":"A-1"}]}', ["7001=A-1"]],
    ["deeper down", '{"d":{"results":[{"Id":7001,"InvoiceNumber":"A-1"}]}}', ["7001=A-1"]],
    ["in one object", '{"PurchaseInvoiceId":7001,"InvoiceNumber":"A-1"}', ["7001=A-1"]],
    ["in camel case", '[{"purchaseInvoiceId":7001,"invoiceNumber":"A-1"}]', ["7001=A-1"]],
    ["in snake case", '[{"purchase_invoice_id":7001,"invoice_number":"A-1"}]', ["7001=A-1"]],
    ["as text", '[{"PurchaseInvoiceId":"7001","InvoiceNumber":" A-1 "}]', ["7001=A-1"]],
    ["where the number is a number", '[{"PurchaseInvoiceId":7001,"InvoiceNumber":100200}]', ["7001=100200"]],
    ["with the supplier", '[{"Id":7001,"InvoiceNumber":"A-1","AccountName":"Acme Ltd"}]', ["7001=A-1@Acme Ltd"]],
    [
      "with the supplier as an object",
      '[{"Id":7001,"InvoiceNumber":"A","Supplier":{"Id":3,"Name":"Acme"}}]',
      ["7001=A@Acme"],
    ],
    ["beyond 2^53, with every digit", '[{"Id":9007199254740993,"InvoiceNumber":"A-1"}]', ["9007199254740993=A-1"]],
    [
      "that say twice the same",
      '{"a":[{"Id":7001,"InvoiceNumber":"A"}],"b":[{"Id":7001,"InvoiceNumber":"A"}]}',
      ["7001=A"],
    ],
    [
      "of two suppliers with one number",
      '[{"Id":71,"InvoiceNumber":"1","Supplier":"B"},{"Id":72,"InvoiceNumber":"1","Supplier":"C"}]',
      ["71=1@B", "72=1@C"],
    ],
  ])("%s", (_what, answer, entries) => {
    expect(read(answer)).toEqual(entries);
  });

  test("in the sandbox's answer, but not for invoices that it has not saved", async () => {
    const sandbox = await startSandbox();
    const invoice = { AccountId: 50201, Nominal: "Materials", Currency: "GBP", Net: 1, VAT: 0, Date: "2026-11-03" };
    const payload = [
      { ...invoice, InvoiceNumber: "A-1" },
      { ...invoice, InvoiceNumber: "A-2", AccountId: 999 },
      { ...invoice, InvoiceNumber: "A-3" },
    ];
    const accepted = await openApi(sandbox).api.createBatch("office", JSON.stringify(payload));
    const saved = sandbox.received().batches[0]?.invoices ?? [];
    await sandbox.stop();
    if (accepted.type !== "accepted") throw new Error(JSON.stringify(accepted));
    expect(read(accepted.answer)).toEqual(saved.map(({ id, invoiceNumber }) => `${id}=${invoiceNumber}`));
    expect(saved.map(({ invoiceNumber }) => invoiceNumber)).toEqual(["A-1", "A-3"]);
  });
});

describe("nothing is guessed:", () => {
  test.each<[string, string]>([
    ["an empty answer", ""],
    ["a text", "Imported - 20/11/26 02:14"],
    ["a web page", "<html></html>"],
    ["half of a JSON text", '[{"Id":7001,"InvoiceNumber":"A-1"}'],
    ["null", "null"],
    ["a bare number", "7001"],
    ["an id without a number", '[{"PurchaseInvoiceId":7001}]'],
    ["an empty number", '[{"PurchaseInvoiceId":7001,"InvoiceNumber":"  "}]'],
    ["a number without an id", '[{"InvoiceNumber":"A-1"}]'],
    ["an id of zero", '[{"PurchaseInvoiceId":0,"InvoiceNumber":"A-1"}]'],
    [
      "no purchase invoice id, and an id of something else",
      '[{"PurchaseInvoiceId":null,"Id":7,"InvoiceNumber":"A-1"}]',
    ],
    ["an id below zero", '[{"PurchaseInvoiceId":-5,"InvoiceNumber":"A-1"}]'],
    ["an id with a fraction", '[{"PurchaseInvoiceId":7001.0,"InvoiceNumber":"A-1"}]'],
    ["an id in powers of ten", '[{"PurchaseInvoiceId":7e3,"InvoiceNumber":"A-1"}]'],
    ["an id that is no int64", '[{"PurchaseInvoiceId":9223372036854775808,"InvoiceNumber":"A-1"}]'],
    ["a GUID", '[{"Id":"3f2504e0-4f89-11d3-9a0c-0305e82c3301","InvoiceNumber":"A-1"}]'],
    ["a batch's id on every line", '[{"Id":50001,"InvoiceNumber":"A-1"},{"Id":50001,"InvoiceNumber":"A-2"}]'],
    ["ids that are places in the list", '[{"Id":1,"InvoiceNumber":"A-1"},{"Id":2,"InvoiceNumber":"A-2"}]'],
    ["one number with two ids", '[{"Id":7001,"InvoiceNumber":"A-1"},{"Id":7002,"InvoiceNumber":"a-1"}]'],
    ["an error's id", '[{"Id":7001,"InvoiceNumber":"A-1","Error":"no such supplier"}]'],
    ["one that says it was not saved", '[{"Id":7001,"InvoiceNumber":"A-1","Success":false}]'],
    ["a list of what was not saved", '{"NotSaved":[{"Id":7001,"InvoiceNumber":"A-1"}]}'],
    ["a list of errors, deeper down", '{"Errors":{"Items":[{"Id":7001,"InvoiceNumber":"A-1"}]}}'],
    ["a nest without an end", `${"[".repeat(50_000)}${"]".repeat(50_000)}`],
  ])("%s", (_what, answer) => {
    expect(read(answer)).toEqual([]);
  });

  test("one number with two ids, unless two rows of one supplier were sent with it", () => {
    const answer = '[{"Id":7001,"InvoiceNumber":"A-1"},{"Id":7002,"InvoiceNumber":"a-1"}]';
    const idsFor = (...sent: readonly PurchaseInvoice[]) =>
      registerFromAnswer(answer, sent).map(({ purchaseInvoiceId }) => purchaseInvoiceId);
    const row = { InvoiceNumber: "A-1", AccountName: "Acme" };
    expect(idsFor(row, row)).toEqual(["7001", "7002"]);
    expect(idsFor(row)).toEqual([]);
    expect(idsFor(row, { ...row, AccountName: "Other" })).toEqual([]);
  });

  test("an empty list of errors beside an entry is not a failure", () => {
    expect(read('[{"Id":7001,"InvoiceNumber":"A-1","Errors":[],"Error":null,"Saved":true}]')).toEqual(["7001=A-1"]);
  });

  test("every id is found with the number beside it, or not at all", () => {
    const line = fc.record({
      id: fc.bigInt(1n, 60n),
      number: fc.string({ minLength: 1, maxLength: 3 }).filter((text) => text.trim() !== ""),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const body = lines.map(
          ({ id, number }) => `{"PurchaseInvoiceId":${id},"InvoiceNumber":${JSON.stringify(number)}}`,
        );
        const entries = registerFromAnswer(`[${body.join()}]`);
        for (const { purchaseInvoiceId, invoiceNumber } of entries) {
          const same = lines.filter(({ id }) => String(id) === purchaseInvoiceId);
          expect(new Set(same.map(({ number }) => number.trim().toLowerCase()))).toEqual(
            new Set([invoiceNumber.normalize("NFC").toLowerCase()]),
          );
        }
        expect(new Set(entries.map((entry) => entry.purchaseInvoiceId)).size).toBe(entries.length);
        expect(new Set(entries.map((entry) => entry.invoiceNumber.toLowerCase())).size).toBe(entries.length);
      }),
    );
  });
});
