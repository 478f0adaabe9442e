/** @file Reads an e-invoice for a test, and says what came of it. */

import { readEInvoice } from "../../../main/e-invoice/read-e-invoice.ts";
import { speaksAgainstBooking } from "../../../main/spreadsheet/read-spreadsheet.ts";
import type { SheetReading } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { Template, TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { inWords } from "../../shared/in-words.ts";

interface Known {
  readonly answers?: TemplateChange | null;
  readonly templates?: readonly Template[];
  readonly ownVatIds?: readonly string[];
}

const read = (xml: string | Uint8Array, { answers = null, templates = [], ownVatIds = [] }: Known) =>
  readEInvoice(typeof xml === "string" ? new TextEncoder().encode(xml) : xml, {
    answers,
    templates,
    ownVatIds,
    speaksAgainst: speaksAgainstBooking,
    show: 0,
  });

export function readingOf(xml: string | Uint8Array, known: Known = {}): SheetReading {
  const reading = read(xml, known);
  if (!reading.ok) throw new Error(JSON.stringify(inWords(reading.error)));
  return reading.value;
}

/** What would be sent without a person. */
export const sentOf = (xml: string | Uint8Array, known: Known = {}) =>
  readingOf(xml, known).invoices.map(({ invoice }) => invoice);

/** Why a file is no e-invoice, in words. */
export function refusalOf(xml: string | Uint8Array): string {
  const reading = read(xml, {});
  if (reading.ok) throw new Error("it was read");
  const said = inWords(reading.error) as unknown as { readonly kind: string; readonly detail: string };
  return said.detail;
}
