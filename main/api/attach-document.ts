/** @file Attach Document (service.md 4.2): streams one file, and never one that changed under us. */

import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { parseExactly } from "../../shared/exact-json.ts";
import type { NotSent } from "../../shared/failure.ts";
import type { DocumentToAttach, Outcome } from "../imports/ports.ts";
import { keptOfAnswer, outcomeFromExchange } from "./classify-answer.ts";
import { type Exchange, post } from "./http.ts";

/** The file is not, or not any more, the one that was settled. */
class FileChanged extends Error {}

const chunkBytes = 256 * 1024;

/** Streams the document and returns how far it came, or why it could not leave this machine. */
export async function postDocument(
  baseUrl: string,
  token: string,
  document: DocumentToAttach,
  patienceMs: number,
): Promise<Exchange | { readonly came: "held-back"; readonly failure: NotSent }> {
  let file: FileHandle;
  try {
    file = await open(document.path, "r");
  } catch (problem) {
    const { code, message } = problem as NodeJS.ErrnoException;
    return {
      came: "held-back",
      failure: code === "ENOENT" ? { kind: "file-changed" } : { kind: "file-unreadable", detail: message },
    };
  }
  try {
    return await post({
      url: `${baseUrl}/v1/PurchaseInvoices/${document.purchaseInvoiceId}/AttachDocument?fileName=${encodeURIComponent(document.fileName)}`,
      headers: { authorization: `Bearer ${token}`, "content-type": document.mimeType, accept: "application/json" },
      bodyBytes: document.sizeBytes,
      body: checkedBytes(file, document),
      quietMs: patienceMs,
      answerMs: patienceMs,
    });
  } catch (problem) {
    if (problem instanceof FileChanged) return { came: "held-back", failure: { kind: "file-changed" } };
    return { came: "held-back", failure: { kind: "file-unreadable", detail: (problem as Error).message } };
  } finally {
    await file.close();
  }
}

/**
 * The file's bytes, with the last chunk held back until their hash is the one that was settled.
 *
 * @throws FileChanged before the body is whole, so that the service never takes it for one
 */
async function* checkedBytes(file: FileHandle, { sizeBytes, sha256 }: DocumentToAttach): AsyncIterable<Uint8Array> {
  const hash = createHash("sha256");
  let read = 0;
  let held: Uint8Array | null = null;
  for (;;) {
    // A fresh buffer each time: the last one may still be on its way out.
    const { bytesRead, buffer } = await file.read(new Uint8Array(chunkBytes), 0, chunkBytes, read);
    if (bytesRead === 0) break;
    read += bytesRead;
    if (read > sizeBytes) throw new FileChanged();
    const chunk = buffer.subarray(0, bytesRead);
    hash.update(chunk);
    if (held) yield held;
    held = chunk;
  }
  if (held === null || read !== sizeBytes || hash.digest("hex") !== sha256) throw new FileChanged();
  yield held;
}

/** The outcome of an attachment: 200 and the answer of service.md 2.2, agreeing with what was sent. */
export function documentOutcome(exchange: Exchange, sent: DocumentToAttach): Outcome {
  return outcomeFromExchange(exchange, ({ status, body }) => {
    const stored = readAttached(body);
    if (!stored) return null;
    const { purchaseInvoiceId, documentId, sizeBytes } = stored;
    if (sizeBytes === String(sent.sizeBytes) && purchaseInvoiceId === sent.purchaseInvoiceId)
      return { was: "accepted", status, answer: keptOfAnswer(body), documentId };
    const detail = `sent ${sent.sizeBytes} bytes to ${sent.purchaseInvoiceId}; the service says ${sizeBytes} bytes at ${purchaseInvoiceId}`;
    return { was: "unknown", failure: { kind: "no-answer", evidence: "answer-differs", detail } };
  });
}

/** The three numbers of service.md 2.2 that matter, with every digit; null where the answer holds no such thing. */
function readAttached(body: string) {
  try {
    const answer = parseExactly(body);
    if (typeof answer !== "object" || answer === null) return null;
    const { PurchaseInvoiceId, DocumentId, DocumentSize } = answer as Record<string, unknown>;
    if (![PurchaseInvoiceId, DocumentId, DocumentSize].every((value) => /^\d+$/.test(String(value)))) return null;
    return {
      purchaseInvoiceId: String(PurchaseInvoiceId),
      documentId: String(DocumentId),
      sizeBytes: String(DocumentSize),
    };
  } catch {
    return null;
  }
}
