/** @file Every expected failure in two to five words, to stand behind a colon. */

import type { Failure } from "./failure.ts";
import { dotted } from "./wording-failures.ts";
import { count } from "./wording-grammar.ts";
import { sayBarredInShort } from "./wording-network.ts";
import { sayWithdrawnInShort } from "./wording-outcomes.ts";

/** "3 rows have problems", "the service cannot be reached". */
export function sayInShort(failure: Failure): string {
  switch (failure.kind) {
    case "empty-file":
      return "the file is empty";
    case "incomplete-file":
      return "the file is not whole";
    case "too-large":
      return "the file is too large";
    case "type-not-permitted":
      return failure.extension === "" ? "no file ending" : `${dotted(failure.extension)} is not taken`;
    case "name-not-permitted":
      return "the file name is rejected";
    case "content-differs-from-extension":
      return `not a real ${dotted(failure.extension)}`;
    case "unreadable-spreadsheet":
      return "the spreadsheet cannot be read";
    case "parser-stopped":
      return "reading the spreadsheet broke off";
    case "leads-outside-inbox":
      return "a link out of the inbox";
    case "rows-have-problems":
      return `${count(new Set(failure.problems.map(({ row }) => row)).size, "row has", "rows have")} problems`;
    case "cannot-tell":
      return "it can be read in two ways";
    case "no-invoices":
      return "no purchase invoices found";
    case "spreadsheet-or-document":
      return "spreadsheet or document?";
    case "already-sent":
      return `${count(failure.rows.length, "row", "rows")} sent before?`;
    case "no-purchase-invoice-id":
      return "which purchase invoice?";
    case "not-sent":
      return failure.why === "unreachable" ? "the service cannot be reached" : "the connection broke";
    case "barred":
      return sayBarredInShort(failure);
    case "busy":
      return "the service is busy";
    case "signed-out":
      return "signed out";
    case "no-keychain":
      return "no keychain";
    case "no-connection":
      return "its connection is missing";
    case "file-changed":
      return "the file changed";
    case "file-unreadable":
      return "the file cannot be opened";
    case "refused":
      return "the service refused it";
    case "no-answer":
      return "did it arrive?";
    case "rejected":
      return "turned down";
    case "may-have-gone":
      return "sent before?";
    case "withdrawn":
      return sayWithdrawnInShort(failure);
  }
}
