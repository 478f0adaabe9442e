/** @file The audit trail of one import in plain sentences. */

import type { TrailEntry } from "./history.ts";
import { isLine, sayLine } from "./line.ts";
import { capitalise, count, quote } from "./wording-grammar.ts";

/** What happened, in a sentence. A step that this version has no words for is named as the trail names it. */
export function sayEvent({ what, detail }: Pick<TrailEntry, "what" | "detail">): string {
  const said = isRecord(detail) ? detail : {};
  const text = (key: string): string | null => {
    const value = said[key];
    return typeof value === "string" || typeof value === "number" ? String(value) : null;
  };
  const part = Number(said["part"] ?? 0) + 1;
  switch (what) {
    case "take-in":
      return "Found in the inbox.";
    case "plan": {
      const parts = Array.isArray(said["parts"]) ? said["parts"].length : 0;
      const evidence = isLine(said["evidence"]) ? sayLine(said["evidence"]) : text("evidence");
      return `Read and checked${parts > 1 ? `: it goes in ${count(parts, "batch", "batches")}` : ""}.${evidence === null ? "" : ` ${evidence}`}`;
    }
    case "keep-register":
      return "Kept as a register of purchase invoices.";
    case "keep-list":
      return "Kept as a list of documents and the purchase invoices that they belong to.";
    case "change-kind":
      return "Taken for something else now: a document, or a spreadsheet.";
    case "take-as-spreadsheet":
      return "Said that it is a spreadsheet to import.";
    case "ask":
      return "A person was asked about it.";
    case "refuse":
      return "It could not be sent as it is.";
    case "find-twin":
      return `It holds the same as import ${text("of") ?? "?"}, so it was not sent.`;
    case "wait-behind":
      return `It waits for import ${text("elder") ?? "?"}, which holds the same.`;
    case "begin":
      return part > 1 ? `Began to send batch ${part}.` : "Began to send it.";
    case "accept":
      return `The finance system took it${text("status") === null ? "" : ` (answer ${text("status")})`}.`;
    case "decline":
      return "The finance system refused it.";
    case "not-send":
    case "hold-back":
      return "It could not be sent then, and was kept for later.";
    case "lose-sight":
      return "Nobody saw whether it arrived.";
    case "approve":
      return "Approved.";
    case "answer":
      return "Said how the file is to be read.";
    case "reject":
      return withReason("Rejected", text("reason"));
    case "retry":
      return "Asked for it to be tried again.";
    case "send-anyway":
      return withReason("Said that it shall go although it went before", text("reason"));
    case "attach":
      return `Said that it belongs to purchase invoice ${text("purchaseInvoiceId") ?? "?"}.`;
    case "settle":
      return said["answer"] === "send-again"
        ? "Looked, did not find it, and had it sent again."
        : "Looked, and found that it had arrived.";
    case "withdraw":
      return "Someone took the file away.";
    case "come-back":
      return "The file was put back into the inbox.";
    case "move":
      return `About to move to ${quote(text("to") ?? "")}.`;
    case "lie":
      return text("at") === null ? "The file is no longer there." : `It lies in ${quote(text("at") ?? "")}.`;
    case "take-as-sent":
      return "Taken as sent: it lay in Done when the journal was restored.";
    default:
      return `${capitalise(what.replaceAll("-", " "))}.`;
  }
}

/** What the finance system answered, where this entry holds it. */
export function answerIn({ detail }: Pick<TrailEntry, "detail">): string | null {
  const answer = isRecord(detail) ? (detail["answer"] ?? bodyOf(detail["why"])) : null;
  return typeof answer === "string" && answer !== "" && !["arrived", "send-again"].includes(answer) ? answer : null;
}

const bodyOf = (why: unknown): unknown => (isRecord(why) ? why["body"] : null);

const withReason = (what: string, reason: string | null): string =>
  reason === null || reason === "" ? `${what}.` : `${what}: ${reason}`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
