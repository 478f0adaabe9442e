/** @file Attach Document To Purchase Invoice (service.md 4.2): checks, counts and hashes; the bytes are not kept. */

import { createHash } from "node:crypto";
import { bodyOf, type Call } from "./call.ts";
import { readFileName } from "./file-name.ts";
import type { Caller, Ledger } from "./ledger.ts";
import type { Choices } from "./options.ts";
import { type PermittedType, permittedType } from "./permitted-types.ts";
import type { ReceivedDocument, Store } from "./received.ts";
import { RefusedError } from "./refusals.ts";
import { int64Digits } from "./wire-json.ts";

/** Takes one document, or throws a RefusedError. All that headers can tell is checked before the body is read. */
export async function attachDocument(
  call: Call,
  rawInvoiceId: string,
  caller: Caller,
  { choices, ledger, store }: { choices: Choices; ledger: Ledger; store: Store },
): Promise<ReceivedDocument> {
  const purchaseInvoiceId = int64Digits(rawInvoiceId);
  if (purchaseInvoiceId === null)
    throw new RefusedError("invoice-id-not-int64", "The purchase invoice id must be an int64.");
  const declaredBytes = declaredLength(call, choices);
  const contentType = call.req.headers["content-type"];
  if (!contentType) throw new RefusedError("type-missing", "The header Content-Type is required.");
  const type = permittedType(contentType);
  if (!type) throw new RefusedError("type-not-permitted", `Files of type ${contentType} are not permitted.`);
  const documentName = readFileName(call.req.url?.split("?").slice(1).join("?") ?? "", type);
  if (!choices.documentsModule)
    throw new RefusedError("documents-module-off", "The documents module is not enabled on this instance.");
  if (!invoiceExists(purchaseInvoiceId, ledger, store))
    throw new RefusedError("no-such-invoice", `There is no purchase invoice ${purchaseInvoiceId}.`);
  if (!caller.fullControl)
    throw new RefusedError(
      "no-full-control",
      "Full Control permission is needed to edit this purchase invoice through its finance page.",
    );

  const { size, sha256 } = await measure(call, type, choices);
  const document: ReceivedDocument = {
    purchaseInvoiceId,
    documentId: store.newId("document"),
    documentName,
    mimeType: type.mimeType,
    size,
    sha256,
    by: caller.subject,
    headers: call.req.headers,
    at: Date.now(),
  };
  // Node's parser ends the body at Content-Length, so a whole body has exactly this size.
  if (size !== declaredBytes) throw new RefusedError("length-missing", "The body does not have the declared length.");
  store.documents.push(document);
  return document;
}

function declaredLength(call: Call, choices: Choices): number {
  const header = call.req.headers["content-length"];
  if (header === undefined) throw new RefusedError("length-missing", "The header Content-Length is required.");
  const declaredBytes = Number(header);
  if (declaredBytes >= choices.documentLimitBytes)
    throw new RefusedError(
      "document-too-large",
      `A document must be smaller than ${choices.documentLimitBytes} bytes; this one has ${declaredBytes}.`,
    );
  if (declaredBytes === 0 && choices.emptyDocuments === "refused")
    throw new RefusedError("document-empty", "The document is empty.");
  return declaredBytes;
}

function invoiceExists(id: string, ledger: Ledger, store: Store): boolean {
  return (
    ledger.purchaseInvoices.some((each) => each.id === id) ||
    store.batches.some((batch) => batch.invoices.some((each) => each.id === id))
  );
}

async function measure(call: Call, type: PermittedType, choices: Choices): Promise<{ size: number; sha256: string }> {
  const hash = createHash("sha256");
  let size = 0;
  let head = Buffer.alloc(0);
  for await (const chunk of bodyOf(call)) {
    size += chunk.length;
    hash.update(chunk);
    if (head.length < 4096) head = Buffer.concat([head, chunk.subarray(0, 4096)]);
  }
  if (choices.contentsMustMatchType && size > 0 && !type.fits(head))
    throw new RefusedError("contents-mismatch", `The contents of the file are not ${type.mimeType}.`);
  return { size, sha256: hash.digest("hex") };
}
