/** @file Weighs which column names the suppliers: by heading, legal forms, their numbers, and their tax numbers. */

import { isIdentifier } from "../cells/identifiers.ts";
import { emptyCell, type Row, seen } from "../cells/table.ts";
import { isCodeCell, isDigitsCell, isNameCell, sampleRows, shareOf } from "../columns/column-content.ts";
import { isAside, isInDoubt, type SurveyedColumn } from "../columns/survey-columns.ts";
import { kindOf } from "../flags/row-kind-words.ts";
import { hintsOf } from "../headers/header-hints.ts";
import { isCompany } from "../proof/legal-forms.ts";
import { isNumberedBySeveral } from "../proof/numbering.ts";
import { isNamed, pointsOfName, type Term, term, type WeighingContext } from "./evidence.ts";
import { areNamesUnderOther } from "./names-under-others.ts";
import { areAlikeBySupplier } from "./own-numbers.ts";
import { mayNumberInvoices } from "./weigh-numbers.ts";

/** What speaks for the column as the supplier, or null where it can't be. Its numbers are weighed together with it. */
export function weighSupplier(column: SurveyedColumn, context: WeighingContext): readonly Term[] | null {
  const heading = weighHeading(column, context);
  if (heading === null || shareOf(column.content, isNameCell) < 0.9) return null;
  if (!isNamed(column, "AccountName") && isOfCodes(column)) return null;
  const names = new Set(column.content.sample.map(({ text }) => text));
  if (!isNamed(column, "AccountName") && (names.size < 2 || !mayBePurchases(context))) return null;
  return [heading, weighForms(names), weighIds(column, context), weighRest(column, context)].filter(
    ({ points }) => points !== 0,
  );
}

/**
 * A list of sales has customers with legal forms too. So a column that no heading names is the supplier only if each
 * supplier has numbered in its own way, or a title or name says that these are purchases.
 */
const mayBePurchases = ({ all, rows, around }: WeighingContext): boolean =>
  around.areOfPurchases ||
  areAllIncoming(all) ||
  all.some(
    (column) =>
      (mayBeTheirNumber(column) || (!around.speakOfSales && mayNumberInvoices(column))) &&
      isNumberedBySeveral(column, rows),
  );

/** “Incoming invoice” in every row that is no credit note: a list of sales has none. */
const areAllIncoming = (all: readonly SurveyedColumn[]): boolean =>
  all.some((column) => {
    const { sample } = column.content;
    return (
      isAside(column, "type") &&
      sample.some(({ text }) => ofIncoming.test(text)) &&
      sample.every(({ text }) => ofIncoming.test(text) || kindOf(text) === "credit")
    );
  });
const ofIncoming =
  /^(?:incoming|inbound|received|eingangs?|eingehend|inkommande|inngående|indgående|ulazn|recibid|recebid|ricevut|reçu|došl|přijat|prijat|otrzyman|bejövő|gelen|входящ|вхідн)/iu;

const mayBeTheirNumber = (column: SurveyedColumn): boolean =>
  column.known === null ||
  isNamed(column, "InvoiceNumber") ||
  isInDoubt(column, "reference", "theirReference", "number");

function weighHeading(column: SurveyedColumn, context: WeighingContext): Term | null {
  const { all, around } = context;
  const points = pointsOfName(column, "AccountName");
  // A code under a clear heading yields to a name: the finance system matches by name.
  if (points !== null) return isOfCodes(column) || isOfOffice(column, all) ? term(-4) : term(points);
  if (isInDoubt(column, "name")) return term(2);
  // “Contact account” over names has the suppliers' names.
  if (isAside(column, "supplierNumber")) return isOfCodes(column) ? null : term(6);
  const mayBeNumbered = (other: SurveyedColumn): boolean =>
    isNamed(other, "InvoiceNumber") ||
    (around.areOfPurchases && isInDoubt(other, "reference", "number")) ||
    (areAllIncoming(all) && mayNumberInvoices(other) && isNumberedBySeveral(other, context.rows));
  if (isAside(column, "company", "otherName") && all.some(mayBeNumbered))
    if (!all.some((other) => other !== column && isInDoubt(other, "name")))
      if (around.areOfPurchases || areManyOfIncoming(column, all) || areOtherCompanies(column, context)) return term(0);
  if (areNamesUnderOther(column, context)) return term(2);
  if (isNamed(column, "Description")) return term(0);
  if (column.known !== null) return null;
  const hints = hintsOf(column.header);
  return term(hints.has("supplier") || hints.has("payee") ? 3 : hints.has("contact") || hints.has("name") ? 1 : 0);
}

/** Names of companies of one's own are few, and one company doesn't number in several ways. */
const fewestOthers = 4;

/** “Company” over many different names beside “Incoming invoice”: those of one's own come again and again. */
function areManyOfIncoming({ content: { sample } }: SurveyedColumn, all: readonly SurveyedColumn[]): boolean {
  const names = new Set(sample.map(({ text }) => text));
  return names.size >= fewestOthers && names.size * 2 >= sample.length && areAllIncoming(all);
}

/** What only those note who pay: their budget, cost centre or nominal, and their cheque. */
const isOfPayer = (column: SurveyedColumn): boolean =>
  column.content.isFilled &&
  (isAside(column, "budget", "department", "ledger") ||
    isNamed(column, "Nominal") ||
    isNamed(column, "BudgetExternalId") ||
    /(?<!\p{L})(?:budget|chq|cheque|ch[èe]que)(?!\p{L})/iu.test(column.header));

/**
 * True where the rows are of many companies that number in their own ways, and the office notes what it pays from; or
 * where the numbers are of one form for each company. Numbers don't follow which of the office's companies pays.
 */
function areOtherCompanies(column: SurveyedColumn, { all, rows, around }: WeighingContext): boolean {
  const names = new Set(column.content.sample.map(({ text }) => text));
  if (around.speakOfSales || names.size < fewestOthers || ![...names].some(isCompany)) return false;
  const numbers = all.filter((other) => isNamed(other, "InvoiceNumber"));
  if (numbers.some((other) => areAlikeBySupplier(column, other, rows))) return true;
  if (!all.some(isOfPayer)) return false;
  return all.some((other) => isNamed(other, "InvoiceNumber") && isNumberedBySeveral(other, rows));
}

/** The party that is the same in every row is the office, where the tax numbers of others are beside it. */
const isOfOffice = (column: SurveyedColumn, all: readonly SurveyedColumn[]): boolean => {
  const { sample } = column.content;
  const isConstant = sample.length >= fewestOfOffice && sample.every(({ text }) => text === sample[0]?.text);
  return (
    isConstant && all.some((other) => isOfIds(other) && new Set(other.content.sample.map(({ text }) => text)).size > 1)
  );
};

const fewestOfOffice = 5;

/** A title or a total may be among the rows. */
const mostOfCodes = 0.8;

const isOfCodes = ({ content }: SurveyedColumn): boolean =>
  content.sample.length > 1 && shareOf(content, (cell) => /^(?=.*\d)[\p{Lu}\d./_-]+$/u.test(seen(cell))) >= mostOfCodes;

function weighForms(names: ReadonlySet<string>): Term {
  const companies = [...names].filter(isCompany).length / names.size;
  const [example] = [...names].filter(isCompany);
  if (example === undefined) return term(0);
  return term(companies >= 0.3 ? 4 : 2, { say: "holds-companies", example });
}

/** True where a number or tax number of the supplier has one name in this column, and each name one number. */
export const standsForSuppliers = (column: SurveyedColumn, all: readonly SurveyedColumn[], rows: readonly Row[]) =>
  weighIds(column, { all, rows }).points > 0;

/** For a column that gives each supplier one name, and each name one supplier's number or tax number. */
function weighIds(column: SurveyedColumn, { all, rows }: Pick<WeighingContext, "all" | "rows">): Term {
  const ids = all.find(
    (other) =>
      other !== column && other.content.isFilled && isOfIds(other) && standsFor(other, column, sampleRows(rows)),
  );
  return ids === undefined ? term(0) : term(4, { say: "one-name-per-number", header: ids.header });
}

/**
 * The only column of names that has no other meaning, in a list of purchases or beside names of companies, where the
 * suppliers number in their own way. Names in a known column, such as the description, are none.
 */
function weighRest(column: SurveyedColumn, { all, rows, around }: WeighingContext): Term {
  const mayBeAll = around.areOfPurchases || column.content.sample.some(({ text }) => isCompany(text));
  if (column.known !== null || !mayBeAll || all.some((other) => isNamed(other, "AccountName"))) return term(0);
  const others = all.filter(
    (other) =>
      other !== column &&
      ((other.known === null && shareOf(other.content, isNameCell) >= 0.5) ||
        (isAside(other, "company", "otherName", "contact") &&
          other.content.sample.some(({ text }) => isCompany(text)))),
  );
  const isNumbered = all.some((other) => isNamed(other, "InvoiceNumber") && isNumberedBySeveral(other, rows));
  return others.length === 0 && isNumbered ? term(4, { say: "only-names-of-purchases" }) : term(0);
}

const isOfIds = (column: SurveyedColumn): boolean =>
  isAside(column, "supplierNumber", "registration") ||
  (isInDoubt(column, "account") && shareOf(column.content, isCodeCell) === 1) ||
  (isNamed(column, "AccountName") && (isOfCodes(column) || shareOf(column.content, isDigitsCell) === 1)) ||
  (column.known === null && shareOf(column.content, (cell) => isIdentifier(seen(cell))) >= 0.5);

/** Two may agree by chance. */
const fewestIds = 3;

/** True where each id has one name, each name one id, and there are several of both. */
function standsFor(ids: SurveyedColumn, names: SurveyedColumn, rows: readonly Row[]): boolean {
  const [nameOf, idOf] = [new Map<string, string>(), new Map<string, string>()];
  for (const { cells } of rows) {
    const [id, name] = [seen(cells[ids.index] ?? emptyCell), seen(cells[names.index] ?? emptyCell)];
    if (id === "" || name === "") continue;
    if ((nameOf.get(id) ?? name) !== name || (idOf.get(name) ?? id) !== id) return false;
    nameOf.set(id, name);
    idOf.set(name, id);
  }
  return nameOf.size >= fewestIds;
}
