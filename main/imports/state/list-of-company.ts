/**
 * @file Finds out whether an invoice list says that it is of another company than its connection's.
 *
 * A list of other books has other invoices, perhaps with the same numbers. So where its title names a company, and that is
 * neither the connection's name nor the company in its settings, the list confirms nothing, settles nothing, and its IDs
 * are offered for no document: here the same ID is another invoice. See [Note: whose list it is].
 */

import { isSameCompany } from "../../../shared/imports/alike/company-name.ts";
import type { ListScope } from "../../../shared/spreadsheet/list-scope.ts";
import type { EntryFigures, RegisterEntry } from "../../../shared/spreadsheet/sheet-reading.ts";

/** @param names what people call the company of the connection */
export function entriesOfCompany(
  entries: readonly RegisterEntry[],
  scope: ListScope | null,
  names: readonly string[],
): { readonly entries: readonly RegisterEntry[]; readonly scope: ListScope | null } {
  const company = scope?.company ?? null;
  if (scope === null || company === null || names.some((name) => isSameCompany(name, company)))
    return { entries, scope };
  return {
    entries: entries.map((entry) => ({
      ...entry,
      says: { ...(entry.says ?? noFigures), notBooked: company, isUnknown: true, ofCompany: company },
    })),
    scope: { ...scope, filter: scope.filter ?? company },
  };
}

const noFigures: EntryFigures = { date: null, net: null, gross: null, currency: null, supplierId: null };
