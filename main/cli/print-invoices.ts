/** @file `log --invoices` and `log --invoice NUMBER`: each row that was sent, and the life of one invoice. */

import type { LifeEntry, SentInvoice } from "../../shared/confirmation/invoice-trail.ts";
import { namesOfPart } from "../../shared/imports/batch-names.ts";
import { csvCell } from "../../shared/values/text/csv-cell.ts";
import { escapeLine } from "../../shared/values/text/escape-controls.ts";
import { list } from "../../shared/wording/grammar.ts";
import { sayLifeEntry } from "../../shared/wording/imports/say-confirmation.ts";
import { words } from "../../shared/words/spoken.ts";
import type { OpenJournal } from "../journal/journal.ts";
import type { LogOptions } from "./log-options.ts";
import { printLines } from "./print-log.ts";
import { instant } from "./status/instants.ts";

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** Prints every row that was sent. */
export async function printInvoices(
  journal: Pick<OpenJournal, "sentInvoices">,
  filter: Pick<LogOptions, "sinceMs" | "importId">,
  asJson: boolean,
): Promise<number> {
  const sent = journal.sentInvoices(filter);
  await printLines(asJson ? jsonList(sent, jsonFromSent) : csvFrom(sent, columns));
  return 0;
}

/** Prints the life of the invoices with a number, from the file to the list that confirms them. */
export async function printLife(
  journal: Pick<OpenJournal, "invoiceLife" | "compareSome">,
  invoiceNumber: string,
  asJson: boolean,
): Promise<number> {
  journal.compareSome(() => true);
  const { sent, life, meant } = journal.invoiceLife(invoiceNumber);
  if (sent.length + life.length === 0) {
    const near = meant.length === 0 ? "" : ` ${words.confirmation.didYouMean(list(meant.map(escapeLine), "or"))}`;
    process.stderr.write(`${words.cli.noSuchInvoice(escapeLine(invoiceNumber))}${near}\n`);
  }
  if (asJson) {
    const json = { invoice: invoiceNumber, sent: sent.map(jsonFromSent), life: life.map(eventOf) };
    await printLines([`${JSON.stringify(json, null, 2)}\n`]);
  } else await printLines(csvFrom(life.map(eventOf), lifeColumns));
  return 0;
}

const namesOf = ({ sentAt, endedAt }: SentInvoice) => namesOfPart({ sentAt, endedAt }, timeZone);

const jsonFromSent = (line: SentInvoice) => ({
  ...line,
  batchNames: namesOf(line),
  sentAt: instant(line.sentAt),
  endedAt: line.endedAt === null ? null : instant(line.endedAt),
});

function eventOf(one: LifeEntry) {
  const says = sayLifeEntry(one);
  if (one.is !== "entry") {
    const { is: what, at, importId, list: file } = one;
    const row = one.is === "listed" ? one.row : null;
    const { supplier } = one;
    return {
      at: instant(at),
      who: "agent",
      machine: "",
      version: "",
      import: importId,
      file,
      row,
      supplier,
      what,
      says,
    };
  }
  const { at, who, machine, version, importId, file, what } = one.entry;
  const { row, supplier } = one;
  return { at: instant(at), who, machine, version, import: importId, file, row, supplier, what, says };
}

type Columns<T> = Readonly<Record<string, (line: T) => string | number | null>>;

const columns: Columns<SentInvoice> = {
  import: ({ importId }) => importId,
  file: ({ file }) => file,
  sha256: ({ sha256 }) => sha256,
  sheet: ({ sheet }) => sheet,
  row: ({ row }) => row,
  batch: ({ batch }) => batch,
  "batch names": (line) => namesOf(line).join("; "),
  supplier: ({ supplier }) => supplier,
  "invoice number": ({ invoiceNumber }) => invoiceNumber,
  date: ({ date }) => date,
  currency: ({ currency }) => currency,
  net: ({ net }) => net,
  vat: ({ vat }) => vat,
  outcome: ({ outcome }) => outcome,
  sent: ({ sentAt }) => instant(sentAt),
  answered: ({ endedAt }) => (endedAt === null ? null : instant(endedAt)),
  status: ({ status }) => status,
  "request id": ({ requestId }) => requestId,
  "invoice ids": ({ purchaseInvoiceIds }) => purchaseInvoiceIds.join("; "),
  who: ({ who }) => who,
  machine: ({ machine }) => machine,
  version: ({ version }) => version,
};

const lifeColumns: Columns<ReturnType<typeof eventOf>> = {
  at: ({ at }) => at,
  who: ({ who }) => who,
  machine: ({ machine }) => machine,
  version: ({ version }) => version,
  import: ({ import: id }) => id,
  file: ({ file }) => file,
  row: ({ row }) => row,
  supplier: ({ supplier }) => supplier,
  what: ({ what }) => what,
  says: ({ says }) => says,
};

/** Amounts stay bare, so that spreadsheet programs read those below zero as numbers too. */
const cellOf = (value: string | number | null): string => {
  const text = value === null ? "" : String(value);
  return /^-?\d+(\.\d+)?$/.test(text) ? text : csvCell(text);
};

function* csvFrom<T>(lines: Iterable<T>, of: Columns<T>): Iterable<string> {
  yield `${Object.keys(of).join(",")}\r\n`;
  for (const line of lines)
    yield `${Object.values(of)
      .map((cell) => cellOf(cell(line)))
      .join(",")}\r\n`;
}

function* jsonList<T>(lines: Iterable<T>, of: (line: T) => unknown): Iterable<string> {
  let before = "[";
  for (const line of lines) {
    yield `${before}\n${JSON.stringify(of(line), null, 2).replaceAll(/^/gm, "  ")}`;
    before = ",";
  }
  yield before === "[" ? "[]\n" : "\n]\n";
}
