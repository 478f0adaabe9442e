/** @file The keys by which an e-invoice's seller is found among the office's suppliers, and the template that keeps them. */

import type { EInvoiceChange, Template } from "../spreadsheet/template.ts";
import { mergeChange } from "../spreadsheet/template.ts";
import { foldVatId } from "./vat-id.ts";

/** One template for all e-invoices of an inbox: they have the same fields, so the same headings. */
const headers: readonly string[] = ["EN 16931"];
const templateName = "E-invoices";

export const eInvoiceTemplate = (templates: readonly Template[]): Template =>
  templates.find((one) => one.headers.length === 1 && one.headers[0] === headers[0]) ?? { name: templateName, headers };

/** The account of a supplier whose name is sent: a person has said so. */
export const byName = "name";

/** Ignores spaces, capitals and, in a VAT id, the marks that people write in it. */
export function foldKey(key: string): string {
  const [, kind = "", id = ""] = /^\s*(\S+)\s+(.*)$/su.exec(key.normalize("NFC")) ?? [];
  switch (kind.toUpperCase()) {
    case "VAT":
      return `VAT ${foldVatId(id)}`;
    case "NAME":
      return `NAME ${id.trim().replace(/\s+/g, " ").toLowerCase()}`;
    default:
      return `${kind.toUpperCase()} ${id.replace(/\s/gu, "").toUpperCase()}`;
  }
}

type Suppliers = NonNullable<EInvoiceChange["suppliers"]>;

/** The template with the keys of a list of suppliers: what the list says of a key goes before all that was said of it. */
export function templateWithSuppliers(templates: readonly Template[], listed: Suppliers): Template {
  const { eInvoice = {}, ...before } = eInvoiceTemplate(templates);
  const named = new Set(Object.keys(listed).map(foldKey));
  const others = Object.entries(eInvoice.suppliers ?? {}).filter(([key]) => !named.has(foldKey(key)));
  return mergeChange(
    { ...before, eInvoice: { ...eInvoice, suppliers: Object.fromEntries(others) } },
    {
      eInvoice: { suppliers: listed },
    },
  );
}
