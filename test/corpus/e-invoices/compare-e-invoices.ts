/**
 * @file Reads every e-invoice in a folder with our reader and with another that shares no code, and compares the values:
 * `node test/corpus/e-invoices/compare-e-invoices.ts FOLDER [SCHEMA.xsd...]`. Exits 1 where one was read wrong or not at
 * all. With the schemas of KSeF's FA(2) and FA(3) its invoices alone are compared, with a reader that follows the schemas.
 *
 * Public test suites to give it: itplr-kosit/xrechnung-testsuite, ConnectingEurope/eInvoicing-EN16931, ZUGFeRD/corpus,
 * OpenPEPPOL/peppol-bis-invoice-3. Needs python3.
 */

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { readEInvoice } from "../../../main/e-invoice/read-e-invoice.ts";
import { speaksAgainstBooking } from "../../../main/spreadsheet/read-spreadsheet.ts";
import type { SheetReading } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { inWords } from "../../shared/in-words.ts";

interface Independent {
  readonly syntax: string;
  readonly number: string;
  readonly date: string;
  readonly currency: string;
  readonly type: string;
  readonly credit: boolean;
  readonly seller: string | null;
  readonly vatId: string | null;
  readonly net: string;
  readonly vat: string | null;
  readonly gross: string;
  readonly lines: readonly (readonly [string, string | null, string, string])[];
}

type Line =
  | { readonly file: string; readonly problem: string }
  | { readonly file: string; readonly xml: string; readonly invoice: Independent };

const [folder = ".", ...schemas] = process.argv.slice(2);
const reader = join(import.meta.dirname, schemas.length > 0 ? "read_ksef_by_schema.py" : "read_independently.py");
const printed = execFileSync("python3", [reader, folder, ...schemas], { encoding: "utf8", maxBuffer: 2 ** 30 });

/** Two decimal texts for the same number are the same. */
function plain(decimal: string | null): string | null {
  if (decimal === null) return null;
  const trimmed = decimal.includes(".") ? decimal.replace(/0+$/, "").replace(/\.$/, "") : decimal;
  const whole = /^(-?\d+)E\+(\d+)$/.exec(trimmed);
  return whole === null ? trimmed : `${whole[1]}${"0".repeat(Number(whole[2]))}`;
}

const turned = (decimal: string): string =>
  decimal === "0" ? "0" : decimal.startsWith("-") ? decimal.slice(1) : `-${decimal}`;

/** The rows as the other reader would send them. */
function rowsOf({ lines, credit, number, date, currency, seller }: Independent): readonly string[] {
  const amounts = lines.map(([category, rate, net, vat]) => ({
    category,
    rate: plain(rate),
    net: plain(net) ?? "",
    vat: plain(vat) ?? "",
  }));
  const some = amounts.some(({ net, vat }) => net !== "0" || vat !== "0");
  return amounts
    .filter(({ net, vat }) => !some || net !== "0" || vat !== "0")
    .map(({ rate, net, vat }) => {
      const sign = credit ? turned : (decimal: string) => decimal;
      return JSON.stringify([number, date, currency, seller, rate, sign(net), sign(vat)]);
    });
}

/** Ours, with every question answered so that all rows come out: values are compared, questions are counted. */
function ourRows({ invoices, incomplete }: SheetReading): readonly string[] {
  return [...invoices, ...incomplete].map(({ invoice }) =>
    JSON.stringify([
      ...[invoice.InvoiceNumber?.split(/\s+/).join(" "), invoice.Date, invoice.Currency, invoice.AccountName ?? null],
      ...[plain(invoice.VATRate ?? null), plain(invoice.Net ?? ""), plain(invoice.VAT ?? "")],
    ]),
  );
}

const noAnswers: TemplateChange | null = null;
const seen = new Set<string>();
const counts = {
  files: 0,
  distinct: 0,
  rows: 0,
  right: 0,
  wrong: 0,
  unread: 0,
  sure: 0,
  held: 0,
  asked: 0,
  neither: 0,
};
const questions = new Map<string, number>();
let readMs = 0;

for (const line of printed.split("\n").filter((text) => text !== "")) {
  const found = JSON.parse(line) as Line;
  counts.files += 1;
  if ("problem" in found) {
    counts.neither += 1;
    process.stdout.write(`-- ${found.file}: not readable for the other reader either: ${found.problem}\n`);
    continue;
  }
  const bytes = Buffer.from(found.xml, "base64");
  const hash = createHash("sha256").update(bytes).digest("hex");
  if (!seen.has(hash)) counts.distinct += 1;
  seen.add(hash);
  const start = performance.now();
  const reading = readEInvoice(bytes, {
    ...{ templates: [], answers: noAnswers, ownVatIds: [], show: 0 },
    speaksAgainst: speaksAgainstBooking,
  });
  readMs += performance.now() - start;
  if (!reading.ok) {
    counts.unread += 1;
    process.stdout.write(`?? ${found.file}: ${JSON.stringify(inWords(reading.error))}\n`);
    continue;
  }
  const { eInvoice, questions: asked, doubts } = reading.value;
  const { invoice } = found;
  const ours = [
    ...[eInvoice?.syntax, eInvoice?.typeCode, eInvoice?.seller.vatId ?? null],
    ...[
      plain(eInvoice?.totals.net ?? null),
      plain(eInvoice?.totals.vat ?? null),
      plain(eInvoice?.totals.gross ?? null),
    ],
    ...ourRows(reading.value),
  ];
  const theirs = [
    ...[invoice.syntax, invoice.type, invoice.vatId],
    ...[plain(invoice.net), plain(invoice.vat), plain(invoice.gross)],
    ...rowsOf(invoice),
  ];
  counts.rows += theirs.length - 6;
  if (JSON.stringify(ours) === JSON.stringify(theirs)) counts.right += 1;
  else {
    counts.wrong += 1;
    process.stdout.write(`!! ${found.file}\n   ours   ${JSON.stringify(ours)}\n   theirs ${JSON.stringify(theirs)}\n`);
  }
  if (asked.length > 0) counts.asked += 1;
  else if (doubts.length > 0) counts.held += 1;
  else counts.sure += 1;
  for (const { id } of asked) questions.set(id, (questions.get(id) ?? 0) + 1);
}

process.stdout.write(`${JSON.stringify(counts)}\n${JSON.stringify(Object.fromEntries(questions))}\n`);
process.stdout.write(`${(readMs / Math.max(1, counts.right + counts.wrong)).toFixed(2)} ms a file\n`);
if (counts.wrong + counts.unread > 0) process.exitCode = 1;
