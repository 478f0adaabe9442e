/** @file Whether the suppliers' names are under a heading that says something else: “Firma”, “Payment to”, “Name/Ort”. */

import { emptyCell, seen } from "../cells/table.ts";
import { isDigitsCell, isNameCell, sampleRows, shareOf } from "../columns/column-content.ts";
import { isAside, isInDoubt, type SurveyedColumn } from "../columns/survey-columns.ts";
import type { Aside } from "../headers/meaning.ts";
import { isCompany } from "../proof/legal-forms.ts";
import { isNumberedBySeveral, numbersSuppliers, patternOf } from "../proof/numbering.ts";
import { isNamed, type WeighingContext } from "./evidence.ts";
import { mayNumberInvoices } from "./weigh-numbers.ts";

/**
 * What such headings are taken for. Not those of customers, employees and banks, nor of departments, projects and items,
 * to which a supplier may belong.
 */
const others: readonly Aside[] = [
  "address",
  "company",
  "contact",
  "created",
  "delivery",
  "ledger",
  "local",
  "otherName",
  "paid",
  "period",
  "user",
];

/**
 * True where the rows show by themselves that the names are the suppliers': each has one number of another program, or
 * they are companies and each gives its invoices numbers of its own form. No other column may have names for suppliers.
 */
export function areNamesUnderOther(column: SurveyedColumn, context: WeighingContext): boolean {
  const { all, rows, around } = context;
  if (!isAside(column, ...others) || shareOf(column.content, isNameCell) < 0.9) return false;
  if (all.some((other) => other !== column && mayName(other))) return false;
  const ids = all.filter((other) => other !== column && isOfSuppliersNumbers(other));
  if (ids.some((other) => numbersSuppliers(other, column, rows))) return true;
  // A list of a company's sales, or of sales and purchases, has names of companies too.
  if (!around.areOfPurchases) return false;
  const names = [...new Set(column.content.sample.map(({ text }) => text))];
  const companies = names.filter(isCompany).length;
  if (companies < fewestCompanies || companies * 5 < names.length) return false;
  return all.some((numbers) => mayNumberInvoices(numbers) && doAllNumberTheirOwnWay(column, numbers, context));
}

const mayName = (column: SurveyedColumn): boolean =>
  (isNamed(column, "AccountName") || isInDoubt(column, "name")) && shareOf(column.content, isNameCell) >= 0.5;

const isOfSuppliersNumbers = (column: SurveyedColumn): boolean =>
  isAside(column, "supplierNumber") || (isNamed(column, "AccountName") && shareOf(column.content, isDigitsCell) === 1);

/** Names of departments and accounts have no legal forms. */
const fewestCompanies = 2;

/** Names that occur once show nothing, and two may differ by chance. */
const fewestNames = 3;

/** True where nearly all names that repeat have numbers of one form each, of at least three forms. */
function doAllNumberTheirOwnWay(names: SurveyedColumn, numbers: SurveyedColumn, { rows }: WeighingContext): boolean {
  if (!isNumberedBySeveral(numbers, rows)) return false;
  const forms = new Map<string, { readonly all: Set<string>; count: number }>();
  for (const { cells } of sampleRows(rows)) {
    const [name, text] = [seen(cells[names.index] ?? emptyCell), seen(cells[numbers.index] ?? emptyCell)];
    if (name === "" || text === "") continue;
    const of = forms.get(name) ?? { all: new Set<string>(), count: 0 };
    of.all.add(formOf(text));
    of.count += 1;
    forms.set(name, of);
  }
  const repeated = [...forms.values()].filter(({ count }) => count > 1);
  const own = repeated.filter(({ all }) => all.size === 1);
  return (
    repeated.length >= fewestNames &&
    own.length * 10 >= repeated.length * 8 &&
    new Set(own.flatMap(({ all }) => [...all])).size >= fewestNames
  );
}

/** Plain digits tell suppliers apart by their length. */
const formOf = (text: string): string => (/^\d+$/.test(text) ? String(text.length) : patternOf(text));
