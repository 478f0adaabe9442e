/** @file The audit trail of an import reads as sentences, whatever has happened to it. */

import { expect, test } from "vitest";
import type { ImportEvent } from "../../../../shared/imports/import-event.ts";
import type { TrailEventName } from "../../../../shared/imports/trail-event.ts";
import { answerIn, sayEvent } from "../../../../shared/wording/imports/say-trail.ts";
import { speak } from "../../../../shared/words/spoken.ts";

type Steps = Readonly<Record<ImportEvent["type"] | "take-in", true>>;

const steps: Steps = {
  "take-in": true,
  plan: true,
  "store-register": true,
  "store-list": true,
  reclassify: true,
  hold: true,
  "read-again": true,
  adopt: true,
  "take-as-spreadsheet": true,
  "take-back": true,
  "correct-cells": true,
  "put-back": true,
  ask: true,
  "invalid-file": true,
  "mark-duplicate": true,
  "mark-corrected": true,
  "choose-inside": true,
  "take-inside": true,
  "mark-correction": true,
  "replace-rows": true,
  "not-corrected": true,
  "wait-for-original": true,
  "begin-sending": true,
  accepted: true,
  "rejected-by-service": true,
  "not-sent": true,
  defer: true,
  "outcome-unknown": true,
  approve: true,
  answer: true,
  reject: true,
  retry: true,
  "look-again": true,
  "send-anyway": true,
  attach: true,
  "hand-over": true,
  "store-suppliers": true,
  "store-names": true,
  "store-template": true,
  "take-out": true,
  reverse: true,
  "draft-reversal": true,
  settle: true,
  "settle-row": true,
  "settle-rows": true,
  "notice-change": true,
  withdraw: true,
  "return-to-inbox": true,
  "start-move": true,
  "set-location": true,
  "take-as-sent": true,
  "outcome-unknown-after-restore": true,
  "hold-after-restore": true,
  "sent-before-restore": true,
};

test.each(Object.keys(steps) as (keyof Steps)[])("the event %s has its own sentence, even without detail", (what) => {
  for (const detail of [null, {}, [], "text", { part: 2, parts: [1, 2], reason: null, at: null }]) {
    const said = sayEvent({ what, detail });
    expect(said).toMatch(/^[A-Z].*[.!?]$/);
    expect(said).not.toMatch(/undefined|null|\[object/);
  }
});

test("what is about no file has a sentence too, in the language of the reader", () => {
  expect(sayEvent({ what: "keep-folder", detail: null })).toBe("Noted the folder of an inbox.");
  speak({ language: "de", formats: "de-DE" });
  expect(sayEvent({ what: "match-again", detail: null })).toBe("Wartende Dokumente noch einmal geprüft.");
  speak({ language: "en", formats: "en-GB" });
});

test("a person's decision and reason are shown literally", () => {
  expect(sayEvent({ what: "reject", detail: { reason: "An old draft." } })).toBe("Cancelled: An old draft.");
  expect(sayEvent({ what: "reject", detail: { reason: null } })).toBe("Cancelled.");
  expect(sayEvent({ what: "settle", detail: { answer: "arrived" } })).toBe(
    "Checked, and found it in the finance system.",
  );
  expect(sayEvent({ what: "attach", detail: { purchaseInvoiceId: "10023" } })).toContain("purchase invoice 10023");
  expect(sayEvent({ what: "begin-sending", detail: { part: 1 } })).toBe("Started sending batch 2.");
});

test("an event of a later version is shown by its name in the trail", () => {
  expect(sayEvent({ what: "cancel-upload" as TrailEventName, detail: {} })).toBe("Cancel upload.");
  expect(sayEvent({ what: "toString" as TrailEventName, detail: {} })).toBe("ToString.");
});

test("an entry of a newer version is shown by its name", () => {
  expect(sayEvent({ what: "teleport-file" as TrailEventName, detail: null })).toBe("Teleport file.");
});

test("the finance system's answer is shown if the entry has one, and nothing else is", () => {
  expect(answerIn({ detail: { status: 200, answer: '{"DocumentId":7}' } })).toBe('{"DocumentId":7}');
  expect(answerIn({ detail: { why: { kind: "refused", body: "No such invoice" } } })).toBe("No such invoice");
  expect(answerIn({ detail: { answer: "send-again" } })).toBeNull();
  expect(answerIn({ detail: { answer: "" } })).toBeNull();
  expect(answerIn({ detail: null })).toBeNull();
});

test("why a document belongs to its invoice is a sentence of its own in the trail", () => {
  const evidence = { say: "id-in-name", at: "start", shown: "10023" };
  expect(sayEvent({ what: "plan", detail: { evidence } })).toBe("Read and checked. The file name starts with 10023.");
});

test("a PDF that turns out to have an e-invoice, and one that is a document after all, are told as such", () => {
  const say = (kind: "batch" | "document") => sayEvent({ what: "reclassify", detail: { type: "reclassify", kind } });
  expect(say("batch")).toBe("It's read as purchase invoices from now on.");
  expect(say("document")).toBe("It's a document to attach from now on.");
});
