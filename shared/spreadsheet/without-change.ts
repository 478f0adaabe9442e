/** @file Takes out of a template what a person has said for one file only. */

import type { Property } from "../values/purchase-invoice.ts";
import type { ByProperty, EInvoiceChange, TemplateChange } from "./template.ts";

type Entries = Readonly<Record<string, unknown>> | undefined;

/**
 * `whole` without what `once` says, and with what `before` says of the same instead.
 *
 * @param before the template that there was, if there was one
 */
export function withoutChange<T extends TemplateChange>(
  whole: T,
  once: TemplateChange,
  before: TemplateChange = {},
): T {
  const { columns, constants, values, names, without, accepted, companies, eInvoice, ...plain } = once;
  const kept = withoutKeys(whole as Entries, plain, before as Entries) as T;
  return {
    ...kept,
    ...(columns && { columns: withoutKeys(whole.columns, columns, before.columns) }),
    ...(constants && { constants: withoutKeys(whole.constants, constants, before.constants) }),
    ...(companies && { companies: withoutKeys(whole.companies, companies, before.companies) as T["companies"] }),
    ...(without && {
      without: (whole.without ?? []).filter(
        (property) => !without.includes(property) || before.without?.includes(property),
      ),
    }),
    ...(accepted && { accepted: (whole.accepted ?? []).filter((id) => !accepted.includes(id)) }),
    ...(values && { values: withoutTexts(whole.values, values, before.values) }),
    ...(names && { names: withoutTexts(whole.names, names, before.names) }),
    ...(eInvoice && { eInvoice: withoutEInvoice(whole.eInvoice ?? {}, eInvoice, before.eInvoice ?? {}) }),
  };
}

function withoutTexts(whole: ByProperty = {}, once: ByProperty, before: ByProperty = {}): ByProperty {
  const properties = Object.keys(once) as Property[];
  const left = properties.map((p) => [p, withoutKeys(whole[p], once[p] ?? {}, before[p])] as const);
  return { ...whole, ...(Object.fromEntries(left) as ByProperty) };
}

/** What was answered about one VAT rate says nothing about what is remembered of another. */
function withoutEInvoice(whole: EInvoiceChange, once: EInvoiceChange, before: EInvoiceChange): EInvoiceChange {
  const accepted = once.accepted ?? [];
  return {
    vatRates: withoutKeys(whole.vatRates, once.vatRates ?? {}, before.vatRates) as EInvoiceChange["vatRates"] & object,
    types: withoutKeys(whole.types, once.types ?? {}, before.types) as EInvoiceChange["types"] & object,
    ...(whole.suppliers && {
      suppliers: withoutKeys(whole.suppliers, once.suppliers ?? {}, before.suppliers) as EInvoiceChange["suppliers"] &
        object,
    }),
    accepted: (whole.accepted ?? []).filter((id) => !accepted.includes(id)),
  };
}

const withoutKeys = (whole: Entries, once: object, before: Entries): Readonly<Record<string, unknown>> =>
  Object.fromEntries([
    ...Object.entries(whole ?? {}).filter(([key]) => !Object.hasOwn(once, key)),
    ...Object.keys(once).flatMap((key) => (before && Object.hasOwn(before, key) ? [[key, before[key]] as const] : [])),
  ]);
