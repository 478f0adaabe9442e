/** @file What is set for an inbox, in plain sentences. */

import type { PostingHours } from "./posting-hours.ts";
import type { InboxSettings } from "./settings.ts";
import { dayNames } from "./wall-clock.ts";
import { count, list, quote } from "./wording-grammar.ts";

/** A sentence for each thing that decides what becomes of the files; the usual is said too, for it counts as well. */
export function sayInboxSettings(inbox: InboxSettings): readonly string[] {
  return [
    inbox.sending === "automatic"
      ? "What is in order is sent by itself; what looks unusual waits for you."
      : "Nothing is sent until someone approves it.",
    inbox.rowsWithProblems === "hold-file"
      ? "A file with wrong rows waits as a whole."
      : "Of a file with wrong rows the rest is sent, and the wrong ones come back to be corrected.",
    ...sayNotation(inbox),
    ...(inbox.template === null ? [] : [`Files of an unknown kind are read as ${quote(inbox.template)}.`]),
    ...(inbox.hours === null ? [] : [sayHours(inbox.hours)]),
    sayIdAt(inbox),
    inbox.documentNames === "refuse"
      ? "A document whose name the finance system would refuse waits for you."
      : "A document whose name the finance system would refuse is sent under a mended name.",
    sayTextOfPdfs(inbox.textOfPdfs),
    ...(inbox.maxInvoicesPerBatch === null
      ? []
      : [`At most ${count(inbox.maxInvoicesPerBatch, "purchase invoice goes", "purchase invoices go")} in one batch.`]),
  ];
}

function sayNotation({ dateOrder, decimalSign }: InboxSettings): readonly string[] {
  const orders = { dmy: "day, month, year", mdy: "month, day, year", ymd: "year, month, day" } as const;
  return [
    dateOrder === null
      ? "The order of day and month is found out from each file, and asked where it cannot be."
      : `Dates are read as ${orders[dateOrder]}.`,
    ...(decimalSign === null ? [] : [`Decimals stand behind a ${decimalSign === "." ? "point" : "comma"}.`]),
  ];
}

function sayHours({ days, from, until, timeZone }: PostingHours): string {
  const named = dayNames.filter((day) => days.includes(day)).map((day) => longDays[day]);
  const on = named.length === dayNames.length ? "every day" : `on ${list(named, "and")}`;
  const where = timeZone === null ? "" : ` (${timeZone})`;
  return `Files are sent ${on} from ${from} until ${until}${where}.`;
}

const longDays = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
} as const;

function sayIdAt({ idAt, idPrefixes }: InboxSettings): string {
  const where = { start: "at the start of", anywhere: "anywhere in", end: "at the end of" } as const;
  const prefixes = idPrefixes.length === 0 ? "" : `, after ${list(idPrefixes.map(quote), "or")}`;
  return `A document's purchase invoice id stands ${where[idAt]} its name${prefixes}.`;
}

function sayTextOfPdfs(textOfPdfs: InboxSettings["textOfPdfs"]): string {
  switch (textOfPdfs) {
    case "ignore":
      return "The text of PDFs is not looked at.";
    case "suggest":
      return "The text of PDFs is read for suggestions; a person decides.";
    case "attach":
      return "The text of PDFs is read, and where it leaves no doubt the document is attached by itself.";
  }
}
