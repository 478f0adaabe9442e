/** @file Words the answer to Create Batch in many shapes, because service.md does not show it. */

import type { Answer } from "./call.ts";
import type { Choices } from "./options.ts";
import type { ReceivedBatch } from "./received.ts";
import { writeWireJson } from "./wire-json.ts";

/** The answer about a stored batch, in the shape that was chosen. */
export function batchAnswer(batch: ReceivedBatch, choices: Choices): Answer {
  switch (choices.batchAnswer) {
    case "json":
    case "json-201":
      return json(choices.batchAnswer === "json" ? 200 : 201, {
        BatchId: BigInt(batch.id),
        BatchName: batch.name,
        PurchaseInvoices: batch.invoices.map((each) => ({
          Index: each.index,
          PurchaseInvoiceId: BigInt(each.id),
          InvoiceNumber: each.invoiceNumber,
        })),
        NotSaved: batch.notSaved.map((each) => ({
          Index: each.index,
          InvoiceNumber: each.invoiceNumber,
          Reason: each.reason,
        })),
      });
    case "results":
      return json(
        200,
        inOrder(batch).map(({ reason }) => (reason === null ? { Saved: true } : { Saved: false, Message: reason })),
      );
    case "multi-status":
      return json(207, {
        results: inOrder(batch).map(({ number, reason }) => ({
          invoiceNumber: number,
          status: reason === null ? 201 : 422,
          error: reason,
        })),
      });
    case "number-lists":
      return json(200, { saved: numbers(batch.invoices), failed: numbers(batch.notSaved) });
    case "ids":
      return json(200, { data: inOrder(batch).map(({ id }) => id) });
    case "errors":
      return json(200, {
        errors: batch.notSaved.map(({ invoiceNumber, reason }) => ({ invoice_number: invoiceNumber, message: reason })),
      });
    case "counts":
      return json(200, { saved: batch.invoices.length, total: batch.invoices.length + batch.notSaved.length });
    case "lines":
      return text(
        inOrder(batch)
          .map(({ number, reason }) => `${number}: ${reason === null ? "saved" : `not saved, ${reason}`}`)
          .join("\r\n"),
      );
    case "empty-200":
      return { status: 200, headers: {}, body: "" };
    case "empty-204":
      return { status: 204, headers: {}, body: "" };
    case "text":
      return text(batch.name);
    default:
      return choices.batchAnswer satisfies never;
  }
}

const json = (status: number, body: object): Answer => ({
  status,
  headers: { "Content-Type": "application/json; charset=utf-8" },
  body: writeWireJson(body),
});

const text = (body: string): Answer => ({
  status: 200,
  headers: { "Content-Type": "text/plain; charset=utf-8" },
  body,
});

const numbers = (invoices: readonly { readonly invoiceNumber: string | null }[]): (string | null)[] =>
  invoices.map(({ invoiceNumber }) => invoiceNumber);

/** What became of each invoice, as they were submitted. */
const inOrder = ({ invoices, notSaved }: ReceivedBatch) =>
  [
    ...invoices.map(({ index, id, invoiceNumber }) => ({ index, id: BigInt(id), number: invoiceNumber, reason: null })),
    ...notSaved.map(({ index, invoiceNumber, reason }) => ({ index, id: null, number: invoiceNumber, reason })),
  ].toSorted((a, b) => a.index - b.index);
