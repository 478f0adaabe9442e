/** @file What is set for an inbox is said in sentences, the usual and the unusual. */

import { expect, test } from "vitest";
import { readSettings } from "../../../../shared/settings/read-settings.ts";
import { sayInboxSettings } from "../../../../shared/wording/agent/say-settings.ts";

const connection = { id: "a", baseUrl: "https://a.example", authUrl: "https://b.example", clientId: "c" };

function say(inbox: Readonly<Record<string, unknown>>): string {
  const raw = { connections: [connection], inboxes: [{ id: "i", path: "/i", connection: "a", ...inbox }] };
  const [read] = readSettings(raw).settings.inboxes;
  if (read === undefined) throw new Error("not an inbox");
  return sayInboxSettings(read).join(" ");
}

test("default settings are worded too", () => {
  expect(say({})).toContain("Files are sent automatically when everything checks out");
  expect(say({})).toContain("starts with its invoice ID, such as “10023 scan.pdf”.");
  expect(say({})).not.toContain("At most");
});

test.each([
  [{ sending: "after-approval" }, "Files are sent only after approval."],
  [{ rowsWithProblems: "send-the-rest" }, "the others are sent"],
  [{ dateOrder: "mdy" }, "Dates are read as month, day, year."],
  [{ decimalSign: "," }, "The decimal sign is a comma."],
  [{ idAt: "anywhere", idPrefixes: ["PI", "INV"] }, "anywhere in its name, after “PI” or “INV”."],
  [{ textOfPdfs: "attach" }, "there's no doubt"],
  [{ maxInvoicesPerBatch: 200 }, "Each batch has at most 200 purchase invoices."],
  [
    { hours: { days: ["fri", "mon"], from: "18:00", until: "07:00" } },
    "Files are sent on Monday and Friday from 18:00 to 07:00.",
  ],
  [
    {},
    "A file with an invoice of 50,000.00 or more, in any currency, or about its worth in a currency of small units such as the yen, waits for your approval.",
  ],
  [
    { ceilings: { other: 10_000, EUR: "12000.50", JPY: 8_000_000 } },
    "of EUR 12,000.50 or JPY 8,000,000 or more waits for your approval. In other currencies the limit is 10,000.00.",
  ],
  [{ ignoredNames: ["Draft*", "*.bak"] }, "with these names are ignored: “Draft*”, “*.bak”."],
  [{ template: "Bills" }, "read as “Bills”."],
])("the setting %j is worded", (inbox, words) => expect(say(inbox)).toContain(words));
