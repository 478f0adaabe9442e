/** @file What templates and a person have said about e-invoices of an inbox, merged. */

import type { VatLine } from "../../shared/e-invoice/e-invoice.ts";
import { eInvoiceTemplate } from "../../shared/e-invoice/supplier-keys.ts";
import type { EInvoiceChange, Template, TemplateChange } from "../../shared/spreadsheet/template.ts";
import { mergeChange } from "../../shared/spreadsheet/template.ts";
import { withoutZeros } from "./rows/money.ts";

export type Said = Required<EInvoiceChange>;

/** @param answers what a person has said about this file */
export function saidOf(templates: readonly Template[], answers: TemplateChange | null): Said {
  const { eInvoice = {} } = mergeChange<TemplateChange>(eInvoiceTemplate(templates), answers ?? {});
  return { vatRates: {}, types: {}, suppliers: {}, accepted: [], ...eInvoice };
}

/** The template with what was answered now; null where nothing in it holds for other files. */
export function templateWith(templates: readonly Template[], answers: TemplateChange | null): Template | null {
  const { accepted: _, ...lasting } = answers?.eInvoice ?? {};
  if (Object.values(lasting).every((one) => Object.keys(one).length === 0)) return null;
  return mergeChange(eInvoiceTemplate(templates), { eInvoice: lasting });
}

/** By what a person's answer about a VAT rate is kept: "AE 0", and "O -" where there is no rate. */
export const vatKey = ({ category, rate }: Pick<VatLine, "category" | "rate">): string =>
  `${category} ${rate === null ? "-" : withoutZeros(rate)}`;
