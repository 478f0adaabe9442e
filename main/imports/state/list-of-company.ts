/**
 * @file Finds out whether an invoice list says that it is of another company than its connection's.
 *
 * A list of other books has other invoices, perhaps with the same numbers. So where its title names a company, and that is
 * neither the connection's name nor the company in its settings, the list confirms nothing, settles nothing, and nothing
 * is attached by it. Nobody knows whether it is another name of the same company.
 */

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
      says: { ...(entry.says ?? noFigures), notBooked: company, isUnknown: true },
    })),
    scope: { ...scope, filter: scope.filter ?? company },
  };
}

const noFigures: EntryFigures = { date: null, net: null, gross: null, currency: null, supplierId: null };

const isSameCompany = (one: string, other: string): boolean => fold(one) !== "" && fold(one) === fold(other);

const legalForms =
  /(?: (?:ltd|limited|llp|plc|inc|llc|corp|pty|gmbh|mbh|ag|kg|co|company|sarl|sas|sa|bv|nv|srl|sl|spa|ab|as|aps|oy|und|and))+$/;

/** Without signs, the number that programs write before a name, and the legal form. */
const fold = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[.'’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/^\d+ (?=\p{L})/u, "")
    .replace(legalForms, "");
