/** @file What a note tells people to do about a file that failed or waits for an answer. */

import { nameOfCopy } from "./correction-copy.ts";
import type { Failure } from "./failure.ts";
import type { Import } from "./import.ts";
import { capitalise } from "./wording-grammar.ts";

export function whatToDo({ id, parts, place }: Import, why: Failure): readonly string[] {
  const sent = parts.filter(({ state }) => state === "done");
  // Putting the whole file back would send what has gone already a second time.
  const again =
    (why.kind === "rows-have-problems" && why.rowsSent > 0) || sent.length > 0
      ? "put only what was not sent into the inbox, in a file of its own."
      : "correct the file and move it back into the inbox. This note may be deleted.";
  switch (why.kind) {
    case "no-purchase-invoice-id":
      return [
        "What to do: one of these",
        "- Rename the file so that it starts with the purchase invoice id, for example",
        '  "10023 scan.pdf", and move it back into the inbox.',
        '- Or put it into a subfolder of the inbox named with the id, for example "10023".',
        `- Or open Pigeonhole and type the id, or run: pigeonhole attach ${id} 10023`,
      ];
    case "spreadsheet-or-document":
      return [
        "What to do: one of these",
        "- If it is a spreadsheet of purchase invoices: open Pigeonhole and say so there,",
        `  or run: pigeonhole import ${id}`,
        "- If it is a document: open Pigeonhole and type the id of its purchase invoice,",
        `  or run: pigeonhole attach ${id} ${why.candidates[0]?.purchaseInvoiceId ?? "10023"}`,
      ];
    case "already-sent":
      return [
        "What to do: one of these",
        sent.length > 0
          ? "- Take these rows out, and put only what was not sent into the inbox, in a file of its own."
          : "- Take these rows out, and move the file back into the inbox.",
        "- If they are to go all the same: open Pigeonhole and press Send it anyway, or run:",
        `  pigeonhole retry ${id} --anyway "REASON"`,
      ];
    case "signed-out":
    case "no-keychain":
    case "no-connection":
    case "not-sent":
    case "barred":
    case "busy":
    case "file-changed":
    case "file-unreadable":
      return ["What to do", `- Open Pigeonhole and press Try again, or run: pigeonhole retry ${id}`];
    case "refused":
    case "parser-stopped":
      return [
        "What to do",
        `- ${capitalise(again)}`,
        `- Or try the same file again: press Try again, or run: pigeonhole retry ${id}`,
      ];
    case "rows-have-problems":
      return [
        "What to do: one of these",
        `- Correct the rows in “${nameOfCopy(place.dropped.slice(place.dropped.lastIndexOf("/") + 1))}”, which lies beside this file, and put that into the inbox.`,
        `- Or ${again}`,
      ];
    case "cannot-tell":
      return [
        "What to do: one of these",
        `- Open Pigeonhole and answer there, or run: pigeonhole answer ${id}`,
        `- Or ${again}`,
      ];
    case "empty-file":
    case "incomplete-file":
    case "too-large":
    case "type-not-permitted":
    case "name-not-permitted":
    case "content-differs-from-extension":
    case "unreadable-spreadsheet":
    case "leads-outside-inbox":
    case "no-invoices":
    case "no-answer":
    case "may-have-gone":
    case "withdrawn":
    case "rejected":
      return ["What to do", `- ${capitalise(again)}`];
  }
}
