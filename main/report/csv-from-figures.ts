/** @file Writes the morning report as CSV (RFC 4180) for a spreadsheet program, with all lines. */

import { dateFormat } from "../../shared/values/date-format.ts";
import { sayTrailEnd } from "../../shared/wording/agent/say-report.ts";
import { sayBatchNames } from "../../shared/wording/imports/say-import.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Place } from "./balance.ts";
import type { Figures } from "./figures.ts";
import { agesInOrder } from "./page-tables.ts";
import { textCell } from "./safe-text.ts";

/** The same in every language, like the names of parts and places, because other programs look for them. */
const heads = [
  "Part",
  "File",
  "Details",
  "What to do",
  "Files",
  "Invoices",
  "Currency",
  "Net",
  "VAT",
  "Time",
  "Entered",
];

const places: Readonly<Record<Place, string>> = {
  done: "Done",
  list: "Lists",
  "needs-you": "Needs you",
  failed: "Failed",
  duplicate: "Duplicates",
  ignored: "Ignored",
  "under-way": "Under way",
};

interface Line {
  readonly part: string;
  readonly file?: string;
  readonly details?: string;
  readonly toDo?: string;
  readonly files?: number;
  readonly invoices?: number;
  readonly currency?: string;
  /** Decimal text, as is `vat`. */
  readonly net?: string;
  readonly vat?: string;
  readonly at?: number;
  readonly entered?: string;
}

export function csvFromFigures(figures: Figures): string {
  const rows = [heads, ...linesFrom(figures).map((line) => rowFromLine(line, figures.timeZone))];
  // Spreadsheet programs read the file as UTF-8 only with a byte order mark.
  return `\ufeff${rows.map((cells) => `${cells.join(",")}\r\n`).join("")}`;
}

function linesFrom(figures: Figures): readonly Line[] {
  const { alarms, needYou, balance, batches, documents, duplicates, notCome, ignored, underWay, trail } = figures;
  return [
    ...alarms.map((details): Line => ({ part: "Does not add up", details })),
    ...needYou.map(({ file, why, toDo, entered, since }): Line => {
      const line = { part: "Needs you", file, details: why, toDo, at: since };
      return entered === null ? line : { ...line, entered: words.reportPage.isEntered[entered] };
    }),
    { part: "Count", details: "Dropped", files: balance.dropped },
    ...balance.counts.map(({ place, files }): Line => ({ part: "Count", details: places[place], files })),
    ...batches.flatMap(({ file, names, invoices, net, vat, sentAt }): readonly Line[] =>
      // One line for each currency; only the first holds the number of invoices, so that the column can be summed.
      [...new Set([...Object.keys(net), ...Object.keys(vat)])].map((currency, n) => ({
        part: "Batch",
        file,
        details: sayBatchNames(names),
        ...(n === 0 && { invoices }),
        currency,
        net: net[currency] ?? "0",
        vat: vat[currency] ?? "0",
        at: sentAt,
      })),
    ),
    ...documents.map(
      ({ file, purchaseInvoiceId, sentAt }): Line => ({
        part: "Document",
        file,
        details: words.reportPage.attached(purchaseInvoiceId ?? words.reportPage.notKnown),
        at: sentAt,
      }),
    ),
    ...duplicates.map(
      ({ file, firstFile }): Line => ({
        part: "Duplicate",
        file,
        details: firstFile === null ? words.reportPage.sentBefore : words.reportPage.itWasSentBeforeAs(firstFile),
      }),
    ),
    ...agesInOrder.flatMap((age): readonly Line[] => {
      const invoices = figures.unconfirmed?.byAge[age] ?? 0;
      return invoices === 0 ? [] : [{ part: "Not confirmed", details: words.confirmation.age[age], invoices }];
    }),
    ...notCome.map(
      ({ path, purchaseInvoiceId, list, row, listedAt }): Line => ({
        part: "Not come",
        file: path,
        details: words.reportPage.oneNotComeFor(purchaseInvoiceId, row, list),
        toDo: words.reportPage.oneNotComeHint,
        at: listedAt,
      }),
    ),
    ...figures.settledByLists.map(
      ({ file, rows, list }): Line => ({
        part: "Settled by list",
        file,
        details: `${words.reportPage.rowsInList(rows)} ${list}`,
        invoices: rows,
      }),
    ),
    ...ignored.map((file): Line => ({ part: "Ignored", file })),
    ...underWay.map(({ file, how }): Line => ({ part: "Under way", file, details: how })),
    ...(trail.hash === null
      ? []
      : [{ part: "Audit trail", details: `${sayTrailEnd(trail.entries)} ${trail.hash}` } satisfies Line]),
  ];
}

function rowFromLine(line: Line, timeZone: string): readonly string[] {
  const text = (cell: string | undefined) => textCell(cell ?? "");
  const number = (cell: number | undefined) => (cell === undefined ? "" : String(cell));
  // Amounts stay bare so that spreadsheet programs read them as numbers; all else is escaped as text.
  const amount = (cell: string | undefined) => (/^-?\d+(\.\d+)?$/.test(cell ?? "") ? (cell ?? "") : text(cell));
  return [
    text(line.part),
    text(line.file),
    text(line.details),
    text(line.toDo),
    number(line.files),
    number(line.invoices),
    text(line.currency),
    amount(line.net),
    amount(line.vat),
    text(line.at === undefined ? "" : localTime(line.at, timeZone)),
    text(line.entered),
  ];
}

/** As 2026-11-20 02:14, which spreadsheet programs read as a date. */
const localTime = (atMs: number, timeZone: string): string =>
  dateFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(atMs);
