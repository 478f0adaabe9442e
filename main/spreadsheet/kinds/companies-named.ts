/** @file The companies that a list of invoices says it belongs to: in a line with a label, or in a column. */

import { areNearNames } from "../../../shared/imports/alike/company-name.ts";
import { emptyCell, type Row, seen } from "../cells/table.ts";
import type { ColumnMap } from "../columns/map-columns.ts";
import { ofOffices } from "../columns/questions/ask-unsigned.ts";
import { surveyColumns } from "../columns/survey-columns.ts";
import { isOfCompanies } from "../flags/several-companies.ts";
import { isCompany } from "../proof/legal-forms.ts";
import { companyIn, textsOf } from "./read-list-scope.ts";

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
 * label doesn't count, because most lists have the office's own name there, and none counts where no column has the
 * suppliers.
 */
export function companiesNamed({ header, rows, map, above, after }: ListOfInvoices): readonly string[] {
  const suppliers = map.columns.filter(({ property }) => property === "AccountName");
  if (suppliers.length === 0) return [];
  const names = [
    ...inColumns(header, rows, map),
    ...[companyIn(above), companyIn(after), madeFor(after)].filter((name) => name !== null),
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

/** “Prepared for Other Ltd”, “All of these belong to Other Ltd”. */
function madeFor(lines: readonly Row[]): string | null {
  for (const text of lines.flatMap(textsOf)) {
    const name = ofAddressee.exec(text)?.[1]?.trim() ?? "";
    if (isCompany(name)) return name;
  }
  return null;
}

const ofAddressee =
  /(?<!\p{L})(?:(?:prepared|produced|printed|issued|raised|made|entered) for|on behalf of|belongs? to|(?:erstellt|ausgestellt|gedruckt) für|im auftrag (?:von|der)|geh(?:ört|ören) (?:zu|zur)|pour le compte de|établi pour|opgesteld voor|namens)\s+(?:the )?(\p{L}.{2,60})$/iu;
