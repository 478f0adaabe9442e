/** @file The companies that a list of invoices says it belongs to: in a line with a label, or in a column. */

import { areNearNames } from "../../../shared/imports/alike/company-name.ts";
import { emptyCell, type Row, seen } from "../cells/table.ts";
import type { ColumnMap } from "../columns/map-columns.ts";
import { ofOffices } from "../columns/questions/ask-unsigned.ts";
import { isAside, surveyColumns } from "../columns/survey-columns.ts";
import { isOfCompanies } from "../flags/several-companies.ts";
import { isCompany } from "../proof/legal-forms.ts";
import { branchNamed, companyIn, textsOf } from "./read-list-scope.ts";

interface ListOfInvoices {
  readonly header: Row;
  readonly rows: readonly Row[];
  readonly map: ColumnMap;
  /** The lines above the headings, and those below the last row. */
  readonly above: readonly Row[];
  readonly after: readonly Row[];
}

/**
 * The names, without those of suppliers: a list of one supplier's invoices may name the supplier so. A title without a
 * label counts only for a branch, because most lists have the office's own name there, and none counts where no column has the
 * suppliers.
 */
export function companiesNamed({ header, rows, map, above, after }: ListOfInvoices): readonly string[] {
  const suppliers = map.columns.filter(({ property }) => property === "AccountName");
  if (suppliers.length === 0) return [];
  const names = [
    ...inColumns(header, rows, map),
    ...customerIn(header, rows, map),
    ...[companyIn(above), companyIn(after), madeFor(after), branchIn([...above, ...after])].filter(
      (name) => name !== null,
    ),
  ].filter(isName);
  const isSupplier = (name: string): boolean =>
    rows.some(({ cells }) => suppliers.some(({ index }) => areNearNames(name, seen(cells[index] ?? emptyCell))));
  return names.filter((name) => !isSupplier(name));
}

/** Codes such as “AS01” can't be compared with a name. */
const isName = (text: string): boolean => isCompany(text) || (/\p{L}{3}/u.test(text) && !/\d/.test(text));

/** The one name of each column of companies; several in one column are asked about there. */
function inColumns(header: Row, rows: readonly Row[], map: ColumnMap): readonly string[] {
  return surveyColumns(header, rows).flatMap((column) => {
    const isUsed = map.columns.some(({ index }) => index === column.index);
    if (isUsed || !isOfCompanies(column) || ofOffices.test(column.header)) return [];
    const names = new Set(rows.map(({ cells }) => seen(cells[column.index] ?? emptyCell).trim()));
    const [name = ""] = names;
    return names.size === 1 && name !== "" ? [name] : [];
  });
}

/**
 * The one customer of every row, where it is a company and several suppliers have invoiced it. With a job or a project
 * beside it, it is the one for whom these were bought.
 */
function customerIn(header: Row, rows: readonly Row[], map: ColumnMap): readonly string[] {
  const columns = surveyColumns(header, rows);
  if (columns.some((column) => ofJobs.test(column.header) || isAside(column, "project"))) return [];
  const textsIn = (index: number) => rows.map(({ cells }) => seen(cells[index] ?? emptyCell).trim());
  const suppliers = map.columns.filter(({ property }) => property === "AccountName");
  if (!suppliers.some(({ index }) => new Set(textsIn(index)).size > 1)) return [];
  return columns.flatMap(({ header: heading, index }) => {
    const isUsed = map.columns.some((column) => column.index === index);
    const [name = "", ...others] = isUsed || !ofCustomers.test(heading.trim()) ? [] : new Set(textsIn(index));
    return others.length === 0 && isCompany(name) ? [name] : [];
  });
}

const ofCustomers = /^(?:customers?|kunden?|klant|cliente|klient|kund)(?:[ _-]?name)?$/iu;
const ofJobs =
  /(?<!\p{L})(?:jobs?|projects?|projekte?|billable|re-?bill\p{L}*|chargeable|recharge|site|auftrag|chantier|work ?orders?)(?!\p{L})/iu;

/** “Prepared for Other Ltd”, “All of these belong to Other Ltd”. */
function madeFor(lines: readonly Row[]): string | null {
  for (const text of lines.flatMap(textsOf)) {
    const name = ofAddressee.exec(text)?.[1]?.trim() ?? "";
    if (isCompany(name)) return name;
    const owner = ofOwner.exec(text)?.[1];
    if (owner !== undefined) return owner;
  }
  return null;
}

/** “Bradford Branch - purchase invoices”: a batch is kept under an office. */
function branchIn(lines: readonly Row[]): string | null {
  for (const text of lines.flatMap(textsOf)) {
    const branch = branchNamed(text);
    if (branch !== undefined && !/\d/.test(branch)) return branch;
  }
  return null;
}

/** “All of these belong to Bradford”. */
const ofOwner =
  /^(?:[Aa]ll (?:of )?)?(?:[Tt]hese|[Tt]he above|[Ee]verything above|[Tt]hey)(?: invoices| bills)? (?:all )?belong to (?:the )?(\p{Lu}[\p{L}'’.&-]*(?: (?:& )?\p{Lu}[\p{L}'’.&-]*){0,4})\.?$/u;

const ofAddressee =
  /(?<!\p{L})(?:(?:prepared|produced|printed|issued|raised|made|entered) for|on behalf of|belongs? to|(?:erstellt|ausgestellt|gedruckt) für|im auftrag (?:von|der)|geh(?:ört|ören) (?:zu|zur)|pour le compte de|établi pour|opgesteld voor|namens)\s+(?:the )?(\p{L}.{2,60})$/iu;
