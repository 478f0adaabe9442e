/** @file The answer to Attach Document, compared with what was sent. */

import { describe, expect, test } from "vitest";
import { documentOutcome } from "../../../main/api/document-outcome.ts";
import type { Outcome } from "../../../main/imports/ports/api-port.ts";
import { sayReason } from "../../../shared/wording/say-machine.ts";

const sent = {
  purchaseInvoiceId: "9007199254740993",
  fileName: "Acme INV-7 Größe.pdf",
  mimeType: "application/pdf",
  path: "",
  sizeBytes: 900,
  sha256: "",
};

/** The answer of service.md 2.2 to what was sent, with some properties replaced by JSON text. */
function answer(changes: Readonly<Record<string, string | null>> = {}): string {
  const properties: Record<string, string | null> = {
    PurchaseInvoiceId: "9007199254740993",
    DocumentName: JSON.stringify(sent.fileName),
    DocumentId: "80001",
    DocumentMimeType: '"application/pdf"',
    DocumentSize: "900",
    ...changes,
  };
  const stand = Object.entries(properties).filter(([, value]) => value !== null);
  return `{${stand.map(([name, value]) => `"${name}":${value}`).join()}}`;
}

const outcomeOf = (body: string) =>
  documentOutcome({ came: "answered", status: 200, headers: {}, body, hasWholeBodyLeft: true }, sent);

/** The sentence about an answer that differs. */
function saidOf(outcome: Outcome): string {
  if (outcome.type !== "outcome-unknown") throw new Error(`it was ${outcome.type}`);
  expect(outcome.failure.evidence).toBe("answer-differs");
  return sayReason(outcome.failure.detail);
}

describe("an answer that differs from what was sent is not accepted:", () => {
  test.each([
    ["another size", { DocumentSize: "899" }, "sent 900 bytes, the finance system says 899"],
    ["another invoice, by its last digit", { PurchaseInvoiceId: "9007199254740992" }, "9007199254740992"],
    ["another type", { DocumentMimeType: '"text/plain"' }, "text/plain"],
    ["another document's name", { DocumentName: '"Bolt INV-8.pdf"' }, "the finance system says “Bolt INV-8.pdf”"],
  ])("%s", (_what, changes, said) => {
    expect(saidOf(outcomeOf(answer(changes)))).toContain(said);
  });

  test.each([
    ["a flag and a message", { Quarantined: "true", Message: '"virus found, document discarded"' }, "virus found"],
    ["a flag alone", { IsQuarantined: "true" }, "IsQuarantined"],
    ["a status", { Status: '"Rejected"' }, "Rejected"],
    ["a success that is none", { Success: "false" }, "false"],
    ["an error", { Error: '"The document was not stored"' }, "not stored"],
    ["a warning", { Warnings: '["The document was not stored"]' }, "not stored"],
  ])("%s says that it was taken away again", (_what, changes, said) => {
    expect(saidOf(outcomeOf(answer(changes)))).toContain(said);
  });

  test.each<Record<string, string>>([
    { Quarantined: "false", Success: "true", Errors: "[]" },
    { Message: '"Document saved"', Status: '"OK"' },
    { Warnings: '["The name was shortened"]' },
    { DocumentName: '"Acme INV-7 Größe.pdf"', Deleted: "false", Notes: '"0 errors"' },
  ])("what says nothing against it is accepted: %j", (changes) => {
    expect(outcomeOf(answer(changes))).toMatchObject({ type: "accepted", documentId: "80001" });
  });

  test("all differences are named", () => {
    const outcome = outcomeOf(answer({ DocumentSize: "1", DocumentMimeType: '"image/png"' }));
    expect(saidOf(outcome)).toMatch(/ 1; .*image\/png/);
  });

  test.each([
    ["no size", answer({ DocumentSize: null })],
    ["a size that is no number", answer({ DocumentSize: '"many"' })],
    ["no document id", answer({ DocumentId: "null" })],
    ["null", "null"],
    ["a list", "[]"],
    ["half of it", answer().slice(0, 40)],
  ])("%s: unreadable", (_what, body) => {
    expect(outcomeOf(body)).toMatchObject({ type: "outcome-unknown", failure: { evidence: "unreadable-answer" } });
  });
});

test("an answer that names no document says what it says", () => {
  const said = '{"PurchaseInvoiceId":10101,"Quarantined":true,"Message":"Virus found, document discarded"}';
  expect(outcomeOf(said)).toMatchObject({
    failure: {
      evidence: "unreadable-answer",
      detail: { say: "answered-saying", status: 200, said: "Virus found, document discarded" },
    },
  });
});

describe("a document that was not attached, by the status,", () => {
  const outcomeOf = (status: number, body: string) =>
    documentOutcome({ came: "answered", status, headers: { "retry-after": "5" }, body, hasWholeBodyLeft: true }, sent);

  test.each([
    [503, answer()],
    [429, '{"message":"The document was attached as 80001"}'],
    [400, '{"DocumentId":80001,"error":"index failed"}'],
  ])("may be attached by the words: %i %s", (status, body) => {
    expect(outcomeOf(status, body)).toMatchObject({
      type: "outcome-unknown",
      failure: { evidence: "contradictory-answer" },
    });
  });

  test.each([
    [503, '{"PurchaseInvoiceId":9007199254740993,"DocumentName":"Acme INV-7 Größe.pdf"}', "not-sent"],
    [404, '{"PurchaseInvoiceId":9007199254740993,"message":"not found"}', "rejected-by-service"],
    [400, "The file received was empty", "rejected-by-service"],
    [404, "The file was uploaded, but its invoice is locked", "rejected-by-service"],
    [409, "Purchase invoice 4711 has been posted and cannot be changed.", "rejected-by-service"],
    [409, "Purchase invoice 4711 is in a batch that has been posted", "rejected-by-service"],
    [413, "The file uploaded exceeds 150 MB", "rejected-by-service"],
    [400, "The document attached is not of a permitted type", "rejected-by-service"],
    [403, "The invoice was created by another user; Full Control is needed", "rejected-by-service"],
  ])("is not, where the answer only repeats what was sent: %i %s", (status, body, type) => {
    expect(outcomeOf(status, body).type).toBe(type);
  });
});

describe("an answer that agrees is accepted:", () => {
  test.each<[string, Readonly<Record<string, string | null>>]>([
    ["as the service's description shows it", {}],
    [
      "with its numbers in quotes",
      { PurchaseInvoiceId: '"9007199254740993"', DocumentSize: '"900"', DocumentId: '"80001"' },
    ],
    ["with a charset behind the type, in capitals", { DocumentMimeType: '"Application/PDF; charset=binary"' }],
    ["without a name or a type", { DocumentName: null, DocumentMimeType: "null" }],
    ["with a counter behind the name", { DocumentName: '"Acme INV-7 Größe (1).pdf"' }],
    ["with the name cut, and without its extension", { DocumentName: '"Acme INV-7"' }],
    ["with the name in another normal form", { DocumentName: JSON.stringify(sent.fileName.normalize("NFD")) }],
    ["with signs of the name replaced", { DocumentName: '"acme_inv_7_größe.PDF"' }],
  ])("%s", (_what, changes) => {
    expect(outcomeOf(answer(changes))).toMatchObject({ type: "accepted", documentId: "80001" });
  });
});
