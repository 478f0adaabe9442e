/** @file The door of e-invoice: reads a file's bytes as an electronic invoice, with questions, doubts and evidence. */

import type { EInvoice } from "../../shared/e-invoice/e-invoice.ts";
import type { DropFailure } from "../../shared/imports/failures/drop-failure.ts";
import type { Question, ReadColumn, ReadRow, SheetReading } from "../../shared/spreadsheet/sheet-reading.ts";
import type { Template, TemplateChange } from "../../shared/spreadsheet/template.ts";
import type { Property } from "../../shared/values/purchase-invoice.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import type { Message } from "../../shared/wording/message.ts";
import { askAbout } from "./asked/ask-about-e-invoice.ts";
import { askNotes, type SpeaksAgainst } from "./asked/ask-notes.ts";
import { askParties } from "./asked/ask-parties.ts";
import { askUnseen } from "./asked/ask-unseen.ts";
import { findWrongSums } from "./asked/check-sums.ts";
import { doubtsAbout } from "./asked/doubt-e-invoice.ts";
import { doubtsAboutPages } from "./asked/doubt-pages.ts";
import { NotAnInvoice } from "./not-an-invoice.ts";
import { changesSign, makeRows } from "./rows/make-rows.ts";
import { isZero } from "./rows/money.ts";
import { saidOf, templateWith } from "./said.ts";
import { documentsIn, readDocument } from "./syntax/recognise.ts";
import { withoutSignature } from "./xml/open-signed.ts";
import { parseXml } from "./xml/parse-xml.ts";

export { splitInvoices } from "./split-invoices.ts";

export interface EInvoiceOptions {
  readonly templates: readonly Template[];
  /** What a person has said about this file. */
  readonly answers: TemplateChange | null;
  /** The VAT ids of the office itself, folded. */
  readonly ownVatIds: readonly string[];
  /** Whether a text in the invoice speaks against booking it, as in spreadsheets. */
  readonly speaksAgainst: SpeaksAgainst;
  /** The text of the pages of the PDF that the e-invoice is in; null or missing where there are none, or no text. */
  readonly pages?: string | null;
  /** 0 where no rows are to be shown. */
  readonly show: number;
}

/**
 * Reads an e-invoice in UBL, CII or a national syntax, or in a Peppol envelope.
 *
 * With an open question nothing is certain, so the reading holds no invoices.
 *
 * @returns the reading, or `unreadable-e-invoice` with the reason. No content of a file makes it throw.
 */
export function readEInvoice(bytes: Uint8Array, options: EInvoiceOptions): Result<SheetReading, DropFailure> {
  try {
    return ok(readingOf(readDocument(rootOf(bytes)), options));
  } catch (error) {
    if (error instanceof NotAnInvoice) return fail({ kind: "unreadable-e-invoice", detail: error.detail });
    throw error;
  }
}

/**
 * Takes the documents out of an e-invoice (BG-24), in its order.
 *
 * @returns null for one that can't be attached, as its reading says; a failure where the file is no e-invoice
 */
export function takeOutDocuments(bytes: Uint8Array): Result<readonly (Uint8Array | null)[], DropFailure> {
  try {
    return ok(documentsIn(rootOf(bytes)).map(({ content }) => content));
  } catch (error) {
    if (error instanceof NotAnInvoice) return fail({ kind: "unreadable-e-invoice", detail: error.detail });
    throw error;
  }
}

const rootOf = (bytes: Uint8Array) => parseXml(withoutSignature(bytes));

/** A file inside a PDF. */
interface EmbeddedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/**
 * Reads the e-invoice among the files inside a PDF (Factur-X, ZUGFeRD).
 *
 * @returns null where no file is called or looks like XML; a failure where several are e-invoices, or the only one
 *   cannot be read
 */
export function readEmbeddedInvoice(
  files: readonly EmbeddedFile[],
  options: EInvoiceOptions,
): Result<SheetReading, DropFailure> | null {
  const xml = files.filter(({ name }) => isXml(name));
  // The same file may be named in two ways.
  const distinct = xml.filter(({ content }, at) => xml.findIndex((other) => isSame(other.content, content)) === at);
  const read = distinct.map(({ content }) => readEInvoice(content, options));
  const invoices = read.filter(({ ok: isRead }) => isRead);
  if (invoices.length > 1) return fail({ kind: "unreadable-e-invoice", detail: { say: "has-several-e-invoices" } });
  return invoices[0] ?? read[0] ?? null;
}

/** True where a file among them is called XML. */
export const hasXml = (files: readonly EmbeddedFile[]): boolean => files.some(({ name }) => isXml(name));

const isXml = (name: string): boolean => /[.]xml$/i.test(name);

const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at]);

function readingOf(eInvoice: EInvoice, options: EInvoiceOptions): SheetReading {
  const { templates, answers, ownVatIds, show, speaksAgainst, pages } = options;
  const said = saidOf(templates, answers);
  const { rows, skipped } = makeRows(eInvoice, said);
  const ofParties = askParties(eInvoice, ownVatIds, said);
  const questions = [
    ...ofParties,
    ...(ofParties.some(isFinal)
      ? []
      : [...askAbout(eInvoice, rows, said), ...askNotes(eInvoice, speaksAgainst, said), ...askUnseen(rows, said)]),
  ];
  const isSure = questions.length === 0;
  const read = rows.map(({ row, invoice, raw }) => ({ row, invoice, raw }));
  const columns = columnsOf(read);
  return {
    kind: "invoices",
    sheet: null,
    headerRow: null,
    text: null,
    columns,
    dates: null,
    decimals: null,
    derived: evidenceOf(eInvoice, changesSign(eInvoice, said)),
    invoices: isSure ? read : [],
    incomplete: isSure ? [] : read.map(({ row, invoice }) => ({ row, invoice })),
    problems: [],
    skipped,
    questions,
    register: [],
    scope: null,
    listed: [],
    reference: null,
    named: [],
    template: isSure ? templateWith(templates, answers) : null,
    shown: show === 0 ? [] : read.slice(0, show).map((one) => showRow(one, columns)),
    eInvoice,
    doubts: [
      ...doubtsAbout(eInvoice, rows[0]?.row ?? 1),
      ...doubtsAboutPages(eInvoice, pages ?? null, speaksAgainst, rows[0]?.row ?? 1),
    ],
  };
}

/** A sales invoice: nothing else about it matters here. */
const isFinal = ({ answers }: Question): boolean => answers.length === 0;

/** The business term that each property is taken from. */
const terms: readonly (readonly [Property, string])[] = [
  ["InvoiceNumber", "BT-1"],
  ["Date", "BT-2"],
  ["AccountId", "BT-31"],
  ["AccountName", "BT-27"],
  ["Currency", "BT-5"],
  ["VATRate", "BT-119"],
  ["ExtVATID", "BT-118"],
  ["Net", "BT-116"],
  ["VAT", "BT-117"],
  ["Description", "BT-153"],
];

function columnsOf(rows: readonly ReadRow[]): readonly ReadColumn[] {
  const used = terms.filter(([property]) => rows.some(({ invoice }) => invoice[property] !== undefined));
  return used.map(([property, term], at) => ({
    letter: String.fromCharCode(65 + at),
    name: term,
    use: { as: "property", property },
    why: { say: "e-invoice-term", term },
  }));
}

const showRow = ({ row, invoice }: ReadRow, columns: readonly ReadColumn[]) => ({
  row,
  cells: columns.map(({ use }) => (use?.as === "property" ? (invoice[use.property] ?? "") : "")),
});

function evidenceOf(eInvoice: EInvoice, isTurned: boolean): readonly Message[] {
  const { totals, currency, breakdown, enclosures } = eInvoice;
  const { net, vat, gross, rounding } = totals;
  const isProved = breakdown.length > 0 && findWrongSums(eInvoice).length === 0;
  return [
    ...(isProved ? [{ say: "sums-hold", net, vat: vat ?? "0", gross, currency } as const] : []),
    ...(isTurned ? [{ say: "credit-was-turned" } as const] : []),
    ...(rounding !== null && !isZero(rounding) ? [{ say: "rounding-not-sent", rounding, currency } as const] : []),
    ...totals.beside.flatMap(({ is, amount }): readonly Message[] =>
      is === "withheld-tax" ? [{ say: "withheld-not-sent", amount, currency }] : [],
    ),
    ...enclosures.map(
      ({ name, problem }): Message =>
        problem === null ? { say: "encloses", name } : { say: "encloses-in-vain", name, problem },
    ),
  ];
}
