/**
 * @file Finds out whether an invoice list says that it is of another company than its connection's.
 *
 * A list of other books has other invoices, perhaps with the same numbers. So where its title names a company, and that is
 * neither the connection's name nor the company in its settings, the list confirms nothing, settles nothing, and its IDs
 * are offered for no document: here the same ID is another invoice. Nobody knows whether it is another name of the same company.
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
      says: { ...(entry.says ?? noFigures), notBooked: company, isUnknown: true, ofCompany: company },
    })),
    scope: { ...scope, filter: scope.filter ?? company },
  };
}

const noFigures: EntryFigures = { date: null, net: null, gross: null, currency: null, supplierId: null };

/** The legal form may be left out. But Acme Ltd and Acme GmbH are two companies, and so are a GmbH and its GmbH & Co. KG. */
function isSameCompany(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)];
  return a.name !== "" && a.name === b.name && (a.form === b.form || a.form === "" || b.form === "");
}

const legalForms =
  /(?: (?:ltd|limited|llp|lp|plc|inc|incorporated|llc|corp|corporation|pty|pvt|pte|gmbh|mbh|ug|ag|kgaa|kg|ohg|gbr|co|company|sarl|sasu|sas|sa|eurl|bv|nv|srl|slu|sl|spa|lda|ab|as|asa|aps|oyj|oy|kft|zrt|sro|sp z oo|und|and))+$/;

const sameForms: Readonly<Record<string, string>> = { limited: "ltd", incorporated: "inc", corporation: "corp" };
/** They say nothing of where or what a company is. */
const noForms: ReadonlySet<string> = new Set(["co", "company", "and", "und"]);

/** A name without signs and the number that programs write before it, and its legal form in one way of writing. */
function partsOf(written: string): { readonly name: string; readonly form: string } {
  const whole = written
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[.'’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/^\d+ (?=\p{L})/u, "");
  const name = whole.replace(legalForms, "");
  const words = whole
    .slice(name.length)
    .split(" ")
    .filter((word) => word !== "" && !noForms.has(word));
  return { name, form: words.map((word) => sameForms[word] ?? word).join(" ") };
}
