/** @file Create Batch (service.md 4.1): one request, one batch, holding the invoices that could be saved. */

import { batchName } from "./batch-name.ts";
import { bodyOf, type Call } from "./call.ts";
import type { Caller, Ledger } from "./ledger.ts";
import type { Choices } from "./options.ts";
import type { NotSavedInvoice, ReceivedBatch, SavedInvoice, Store } from "./received.ts";
import { RefusedError } from "./refusals.ts";
import { matchInvoice } from "./save-invoice.ts";
import { type Reading, readSubmittedInvoice } from "./submitted-invoice.ts";
import { parseWireJson, type WireValue } from "./wire-json.ts";

interface Place {
  choices: Choices;
  ledger: Ledger;
  store: Store;
  now: () => number;
}

/** Stores one batch, or throws a RefusedError and stores nothing. */
export async function createBatch(call: Call, caller: Caller, place: Place): Promise<ReceivedBatch> {
  const rawBody = await readJsonText(call, place.choices);
  const elements = readArray(rawBody, place.choices);
  const readings = elements.map(readSubmittedInvoice);
  refuseWholeRequest(readings, place.choices);

  const kept: Omit<SavedInvoice, "id">[] = [];
  const notSaved: NotSavedInvoice[] = [];
  for (const [index, reading] of readings.entries()) {
    const problem = judge(reading, index, caller, place);
    if ("reason" in problem) {
      const { InvoiceNumber = null } = reading.invoice;
      notSaved.push({
        index,
        invoiceNumber: InvoiceNumber,
        reason: problem.reason,
        submitted: elements[index] ?? null,
      });
    } else kept.push({ index, ...problem });
  }
  // Ids are given out last, so that a refused request uses none up.
  const batch: ReceivedBatch = {
    id: place.store.newId("batch"),
    name: batchName(place.now(), caller.office.timeZone),
    office: caller.office,
    by: caller.subject,
    invoices: kept.map((invoice) => ({ id: place.store.newId("purchaseInvoice"), ...invoice })),
    notSaved,
    rawBody,
    headers: call.req.headers,
    at: place.now(),
  };
  place.store.batches.push(batch);
  return batch;
}

function judge(reading: Reading, index: number, caller: Caller, { ledger, choices }: Place) {
  if (reading.faults.length > 0) return { reason: reading.faults.join("; ") };
  const matched = matchInvoice(reading.invoice, { ledger, choices, businessUnit: caller.businessUnit });
  const refuses = "rule" in matched && matched.rule === "reference" && choices.brokenReferences === "request-refused";
  if (refuses) throw new RefusedError("broken-reference", `Invoice ${index}: ${matched.reason}.`);
  return matched;
}

async function readJsonText(call: Call, choices: Choices): Promise<string> {
  const type = call.req.headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase();
  if (type !== "application/json")
    throw new RefusedError("batch-not-json-type", "The Content-Type must be application/json.");
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of bodyOf(call)) {
    size += chunk.length;
    if (size > choices.batchLimitBytes)
      throw new RefusedError("batch-too-large", `The request is larger than ${choices.batchLimitBytes} bytes.`);
    chunks.push(chunk);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new RefusedError("batch-not-json", "The request body is not UTF-8.");
  }
}

function readArray(rawBody: string, choices: Choices): WireValue[] {
  let body: WireValue;
  try {
    body = parseWireJson(rawBody);
  } catch (error) {
    throw new RefusedError("batch-not-json", `The request body is not JSON: ${(error as Error).message}`);
  }
  if (!Array.isArray(body)) throw new RefusedError("batch-not-an-array", "The request body must be a JSON array.");
  if (body.length === 0) throw new RefusedError("batch-empty", "The array holds no purchase invoice.");
  if (choices.maxInvoicesPerBatch !== null && body.length > choices.maxInvoicesPerBatch)
    throw new RefusedError("too-many-invoices", `A batch may hold ${choices.maxInvoicesPerBatch} invoices.`);
  return body;
}

function refuseWholeRequest(readings: Reading[], choices: Choices): void {
  for (const [index, { faults, unknown }] of readings.entries()) {
    if (faults.length > 0 && choices.badValues === "request-refused")
      throw new RefusedError("bad-value", `Invoice ${index}: ${faults.join("; ")}.`);
    if (unknown.length > 0 && choices.unknownProperties === "request-refused")
      throw new RefusedError("unknown-property", `Invoice ${index}: unknown ${unknown.join(", ")}.`);
  }
}
