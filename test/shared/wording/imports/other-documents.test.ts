/** @file A file that is another document than an invoice is called that, and what to do is not to ask for a correct copy. */

import { expect, test } from "vitest";
import { sayFailure } from "../../../../shared/wording/imports/say-failure.ts";
import { sayInShort } from "../../../../shared/wording/imports/say-in-short.ts";
import type { Message } from "../../../../shared/wording/message.ts";

type Other = Extract<Message, { readonly say: "is-other-document" }>["is"];

test.each<[Other, string, string]>([
  ["order", "This file is an order.", "Forward it to the colleagues who order or receive goods."],
  ["despatch-advice", "This file is a delivery note.", "The invoice comes in a file of its own."],
  ["reminder", "This file is a payment reminder.", "Check that the invoices it names are in your books"],
  ["response", "This file is a status message about a document.", "Forward it if a colleague needs it."],
  ["finvoice", "This file is a Finnish Finvoice invoice", "Enter it by hand, or ask the supplier"],
  ["excel-2003", "This file is an Excel 2003 XML workbook.", "Open it in Excel, save it as .xlsx"],
])("a file of the kind %s is named, with what to do", (is, named, toDo) => {
  const failure = { kind: "unreadable-e-invoice", detail: { say: "is-other-document", is } } as const;
  const said = sayFailure(failure);
  expect(said).toContain(named);
  expect(said).toContain(toDo);
  expect(said).not.toContain("correct copy");
  expect(sayInShort(failure)).not.toContain("readable");
});
