/** @file Compares the answer to Attach Document (service.md 2.2) with what was sent. */

import { parseExactly } from "../../shared/values/json/exact-json.ts";
import type { Message } from "../../shared/wording/message.ts";
import type { DocumentToAttach, Outcome } from "../imports/ports/api-port.ts";
import { type Properties, propertiesOf, textsIn, verdictOf, verdictOfText } from "./answer-words.ts";
import { answeredSaying, keptOfAnswer, outcomeFromExchange } from "./classify-answer.ts";
import type { Exchange } from "./http.ts";

/** The outcome of an attachment: accepted where the answer of service.md 2.2 agrees with what was sent. */
export function documentOutcome(exchange: Exchange, sent: DocumentToAttach): Outcome {
  return outcomeFromExchange(exchange, {
    accepted: ({ status, body }) => {
      const stored = readAttached(body);
      if (!stored) return null;
      if (stored.trouble !== null) {
        const detail = answeredSaying({ status, body: stored.trouble });
        return { type: "outcome-unknown", failure: { kind: "no-answer", evidence: "answer-differs", detail } };
      }
      const each = differences(stored, sent);
      if (each.length === 0)
        return { type: "accepted", status, answer: keptOfAnswer(body), documentId: stored.documentId };
      const detail: Message = { say: "differs-in", each };
      return { type: "outcome-unknown", failure: { kind: "no-answer", evidence: "answer-differs", detail } };
    },
    own: () => [sent.purchaseInvoiceId, sent.fileName, sent.mimeType, String(sent.sizeBytes)],
  });
}

interface Attached {
  readonly purchaseInvoiceId: string;
  readonly documentId: string;
  readonly sizeBytes: string;
  /** Null where the answer has none. */
  readonly name: string | null;
  readonly mimeType: string | null;
  /** What the answer says against it beside its ids, as JSON: “virus found, document discarded”; or null. */
  readonly trouble: string | null;
}

/** What differs between the answer and what was sent. Type and name are compared only where the answer has them. */
function differences(stored: Attached, sent: DocumentToAttach): readonly Message[] {
  const differs: Message[] = [];
  if (stored.purchaseInvoiceId !== sent.purchaseInvoiceId)
    differs.push({ say: "other-invoice", sent: sent.purchaseInvoiceId, said: stored.purchaseInvoiceId });
  if (stored.sizeBytes !== String(sent.sizeBytes))
    differs.push({ say: "other-size", sent: String(sent.sizeBytes), said: stored.sizeBytes });
  if (stored.mimeType !== null && bareType(stored.mimeType) !== bareType(sent.mimeType))
    differs.push({ say: "other-type", sent: sent.mimeType, said: stored.mimeType });
  if (stored.name !== null && !isSimilarName(stored.name, sent.fileName))
    differs.push({ say: "other-name", sent: sent.fileName, said: stored.name });
  return differs;
}

/** The media type without parameters such as a charset. */
const bareType = (mimeType: string): string => mimeType.split(";", 1)[0]?.trim().toLowerCase() ?? "";

/**
 * True for the name that was sent, also where the service added a counter, cut it, or left out its extension or
 * punctuation: "name of the document" (service.md 2.2) need not be the file name to the letter.
 */
function isSimilarName(storedName: string, fileName: string): boolean {
  const [theirs, ours] = [bareName(storedName), bareName(fileName)];
  return theirs.startsWith(ours) || ours.startsWith(theirs);
}
const bareName = (name: string): string =>
  name
    .replace(/\.[^.]*$/, "")
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/** A scanner or a policy took it away again, as its flag says. */
const takesAway = /^(?:is|was)?(?:quarantined?|infected|blocked|discarded|deleted|removed|dropped)$/;

function saysTrouble(properties: Properties): boolean {
  const verdicts = [
    verdictOf(properties),
    ...[...properties].flatMap(([name, held]) => (/warning/.test(name) ? textsIn(held).map(verdictOfText) : [])),
  ];
  const isTakenAway = [...properties].some(
    ([name, held]) => takesAway.test(name) && (held === true || held === "true"),
  );
  return isTakenAway || verdicts.some((is) => is === "not-saved" || is === "unclear");
}

/** The answer of service.md 2.2, ids with every digit; null where the body is not such an answer. */
function readAttached(body: string): Attached | null {
  try {
    const answer = parseExactly(body);
    if (typeof answer !== "object" || answer === null) return null;
    const { PurchaseInvoiceId, DocumentId, DocumentSize, DocumentName, DocumentMimeType, ...others } = answer as Record<
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
      trouble: saysTrouble(propertiesOf(others)) ? JSON.stringify(others) : null,
    };
  } catch {
    return null;
  }
}
