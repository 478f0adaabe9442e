/** @file What the answer to Attach Document says (service.md 2.2), held against what was sent. */

import { parseExactly } from "../../shared/values/exact-json.ts";
import type { Message } from "../../shared/wording/message.ts";
import type { DocumentToAttach, Outcome } from "../imports/ports.ts";
import { keptOfAnswer, outcomeFromExchange } from "./classify-answer.ts";
import type { Exchange } from "./http.ts";

/** The outcome of an attachment: 200 and the answer of service.md 2.2, agreeing with what was sent. */
export function documentOutcome(exchange: Exchange, sent: DocumentToAttach): Outcome {
  return outcomeFromExchange(exchange, ({ status, body }) => {
    const stored = readAttached(body);
    if (!stored) return null;
    const each = differences(stored, sent);
    if (each.length === 0)
      return { was: "accepted", status, answer: keptOfAnswer(body), documentId: stored.documentId };
    const detail: Message = { say: "differs-in", each };
    return { was: "outcome-unknown", failure: { kind: "no-answer", evidence: "answer-differs", detail } };
  });
}

interface Attached {
  readonly purchaseInvoiceId: string;
  readonly documentId: string;
  readonly sizeBytes: string;
  /** As the service says it, or null where it does not. */
  readonly name: string | null;
  readonly mimeType: string | null;
}

/** What the service says otherwise than we do. Type and name count where it says them. */
function differences(said: Attached, sent: DocumentToAttach): readonly Message[] {
  const differs: Message[] = [];
  if (said.purchaseInvoiceId !== sent.purchaseInvoiceId)
    differs.push({ say: "other-invoice", sent: sent.purchaseInvoiceId, said: said.purchaseInvoiceId });
  if (said.sizeBytes !== String(sent.sizeBytes))
    differs.push({ say: "other-size", sent: String(sent.sizeBytes), said: said.sizeBytes });
  if (said.mimeType !== null && bareType(said.mimeType) !== bareType(sent.mimeType))
    differs.push({ say: "other-type", sent: sent.mimeType, said: said.mimeType });
  if (said.name !== null && !isNamedAfter(said.name, sent.fileName))
    differs.push({ say: "other-name", sent: sent.fileName, said: said.name });
  return differs;
}

/** Without parameters such as a charset. */
const bareType = (mimeType: string): string => mimeType.split(";", 1)[0]?.trim().toLowerCase() ?? "";

/**
 * True for our name, also where the service has put a counter behind it, cut it, or left out its extension or signs:
 * "name of the document" (service.md 2.2) does not say that it is the file's to the letter.
 */
function isNamedAfter(said: string, fileName: string): boolean {
  const [theirs, ours] = [bareName(said), bareName(fileName)];
  return theirs.startsWith(ours) || ours.startsWith(theirs);
}
const bareName = (name: string): string =>
  name
    .replace(/\.[^.]*$/, "")
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/** The answer of service.md 2.2, numbers with every digit; null where it holds no such thing. */
function readAttached(body: string): Attached | null {
  try {
    const answer = parseExactly(body);
    if (typeof answer !== "object" || answer === null) return null;
    const { PurchaseInvoiceId, DocumentId, DocumentSize, DocumentName, DocumentMimeType } = answer as Record<
      string,
      unknown
    >;
    if (![PurchaseInvoiceId, DocumentId, DocumentSize].every((value) => /^\d+$/.test(String(value)))) return null;
    return {
      purchaseInvoiceId: String(PurchaseInvoiceId),
      documentId: String(DocumentId),
      sizeBytes: String(DocumentSize),
      name: typeof DocumentName === "string" ? DocumentName : null,
      mimeType: typeof DocumentMimeType === "string" ? DocumentMimeType : null,
    };
  } catch {
    return null;
  }
}
