/** @file Weighs which column names the suppliers: by heading, legal forms, their numbers, and their tax numbers. */

import { isGuid, isIdentifier } from "../cells/identifiers.ts";
import { emptyCell, type Row, seen } from "../cells/table.ts";
import { isCodeCell, isDigitsCell, isNameCell, sampleRows, shareOf } from "../columns/column-content.ts";
import { isAside, isInDoubt, type SurveyedColumn } from "../columns/survey-columns.ts";
import { kindOf, kindOfCfdi } from "../flags/row-kind-words.ts";
import { hintsOf } from "../headers/header-hints.ts";
import { isCompany } from "../proof/legal-forms.ts";
import { isNumberedBySeveral, patternOf } from "../proof/numbering.ts";
import { remembered } from "../words/remember.ts";
import { isNamed, pointsOfName, type Term, term, type WeighingContext } from "./evidence.ts";
import { areNamesUnderOther } from "./names-under-others.ts";
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

/** For a column that gives each supplier one name, and each name one supplier's number or tax number. */
function weighIds(column: SurveyedColumn, { all, rows }: WeighingContext): Term {
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

/** A row with a negative amount or a kind of credit notes: suppliers number these in another way. */
function isCredit(row: Row): boolean {
  // Each column of names is weighed with each of numbers, over the same rows.
  const known = credits.get(row);
  if (known !== undefined) return known;
  const { cells } = row;
  const is =
    cells.some((cell) => negative.test(seen(cell)) || (cell.kind === "text" && namesCredit(cell.text))) ||
    (cells.some((cell) => cell.kind === "text" && kindOfCfdi(cell.text) === "credit") &&
      cells.some((cell) => cell.kind === "text" && isGuid(cell.text)));
  credits.set(row, is);
  return is;
}
const credits = new WeakMap<Row, boolean>();

/** -500, 500- and (500). */
const negative = /^[-−]\s?[\d.,'\s]*\d$|^\d[\d.,'\s]*[-−]$|^\([\d.,'\s]*\d\)$/;

/** Asked of every text of a column, and few of these are kinds. */
const namesCredit = remembered((text: string): boolean => text.length <= longestKind && kindOf(text) === "credit");
const longestKind = 24;

/**
 * 3 where the names that repeat have numbers of one form each, and not all of one form; -5 where they have not. A single
 * supplier may have two series.
 */
export function pointsOfOwnNumbers(names: SurveyedColumn, numbers: SurveyedColumn, rows: readonly Row[]): number {
  const patterns = new Map<string, Set<string>>();
  const counts = new Map<string, number>();
  for (const row of sampleRows(rows)) {
    const { cells } = row;
    const [name, text] = [seen(cells[names.index] ?? emptyCell), seen(cells[numbers.index] ?? emptyCell)];
    if (name === "" || text === "" || isCredit(row)) continue;
    patterns.set(name, (patterns.get(name) ?? new Set()).add(patternOf(text)));
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (riseBySupplier(names, numbers, rows) || areAlikeBySupplier(names, numbers, rows)) return 5;
  const repeated = [...counts].filter(([, count]) => count > 1).map(([name]) => name);
  const own = repeated.filter((name) => patterns.get(name)?.size === 1);
  const differ = new Set(own.map((name) => [...(patterns.get(name) ?? [])][0])).size;
  if (repeated.length === 0) return 0;
  if (own.length * 3 < repeated.length * 2) return repeated.length === 1 ? -1 : -5;
  return differ > 1 ? 3 : 0;
}

/** Pairs of numbers of one supplier; fewer may be alike by chance. */
const fewestPairs = 3;

/**
 * True where two numbers are alike if one supplier gave both, and not if two suppliers did: 0012-00048113 and
 * 0012-00048290 beside 0044-00001207. Numbers of one program are alike whoever the supplier is.
 */
function areAlikeBySupplier(names: SurveyedColumn, numbers: SurveyedColumn, rows: readonly Row[]): boolean {
  const found = sampleRows(rows)
    .slice(0, mostCompared)
    .filter((row) => !isCredit(row))
    .map(({ cells }) => ({
      name: seen(cells[names.index] ?? emptyCell),
      text: seen(cells[numbers.index] ?? emptyCell),
    }))
    .filter(({ name, text }) => name !== "" && /\d{2}/.test(text));
  const [own, others] = [
    { pairs: 0, alike: 0 },
    { pairs: 0, alike: 0 },
  ];
  const suppliers = new Set<string>();
  for (const [at, one] of found.entries())
    for (const other of found.slice(at + 1)) {
      // One number in two rows is that of something else, or one invoice in two lines.
      if (one.text === other.text) return false;
      const count = one.name === other.name ? own : others;
      count.pairs += 1;
      if (areAlike(one.text, other.text)) count.alike += 1;
      if (count === own) suppliers.add(one.name);
    }
  return (
    own.pairs >= fewestPairs &&
    suppliers.size > 1 &&
    own.alike * 10 >= own.pairs * 9 &&
    others.alike * 10 <= others.pairs * 3
  );
}

/** All pairs of these are compared. */
const mostCompared = 100;

/** Of the same form, digit by digit, and with the same beginning. */
function areAlike(one: string, other: string): boolean {
  const shapeOf = (text: string): string => text.toUpperCase().replace(/\d/g, "#");
  if (shapeOf(one) !== shapeOf(other)) return false;
  const differs = [...one].findIndex((character, at) => character !== other[at]);
  return differs * 3 >= one.length;
}

/** Steps from one number to the next of the same supplier, and how many of them there must be. */
const fewestSteps = 5;

/** True where each supplier's numbers rise from row to row, and those of all rows together don't. */
function riseBySupplier(names: SurveyedColumn, numbers: SurveyedColumn, rows: readonly Row[]): boolean {
  const last = new Map<string, number>();
  const [own, all] = [
    { steps: 0, rises: 0 },
    { steps: 0, rises: 0 },
  ];
  let before: number | null = null;
  const found: { readonly name: string; readonly number: number }[] = [];
  for (const { cells } of sampleRows(rows)) {
    const name = seen(cells[names.index] ?? emptyCell);
    const digits = /^\D{0,4}(\d{2,15})$/.exec(seen(cells[numbers.index] ?? emptyCell))?.[1];
    if (name === "" || digits === undefined) continue;
    const number = Number(digits);
    for (const [count, previous] of [
      [own, last.get(name) ?? null],
      [all, before],
    ] as const)
      if (previous !== null) {
        count.steps += 1;
        if (number > previous) count.rises += 1;
      }
    last.set(name, number);
    before = number;
    found.push({ name, number });
  }
  // Sorted by supplier, the numbers of one office rise for each supplier too.
  const areSorted = changesIn(found) === last.size - 1;
  if (areSorted && changesIn(found.toSorted((a, b) => a.number - b.number)) > last.size * 2 - 2) return false;
  return last.size > 2 && own.steps >= fewestSteps && own.rises * 10 >= own.steps * 9 && all.rises * 10 < all.steps * 7;
}

/** How often the supplier is another one than in the row before. */
const changesIn = (found: readonly { readonly name: string }[]): number =>
  found.filter(({ name }, at) => at > 0 && name !== found[at - 1]?.name).length;
