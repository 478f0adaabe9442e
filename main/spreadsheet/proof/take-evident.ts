/** @file Takes the number, the supplier and the date where values decide between headings that leave them open. */

import type { Property } from "../../../shared/values/purchase-invoice.ts";
import { readDateText } from "../cells/date-text.ts";
import { type Cell, emptyCell, type Row, seen } from "../cells/table.ts";
import type { Around } from "../columns/around.ts";
import { isDateCell, isNameCell, sampleRows, shareOf } from "../columns/column-content.ts";
import { takeAs, type Verdict } from "../columns/column-verdict.ts";
import { isAside, isInDoubt, type SurveyedColumn } from "../columns/survey-columns.ts";
import { isCompany } from "./legal-forms.ts";
import { isNumberedBySeveral, patternOf } from "./numbering.ts";

/** What is known when values decide. */
export interface EvidentContext {
  readonly all: readonly SurveyedColumn[];
  /** The columns without a verdict. */
  readonly open: readonly SurveyedColumn[];
  readonly rows: readonly Row[];
  readonly assigned: ReadonlyMap<Property, SurveyedColumn | null>;
}

/** The column of the supplier's own numbers: the only one in which several suppliers have numbered. */
export function takeNumber({ open, rows, assigned }: EvidentContext): Verdict[] {
  if (assigned.has("InvoiceNumber")) return [];
  const diverse = open.filter((column) => isNumberedBySeveral(column, rows) && mayBeTheirs(column));
  const [only, second] = diverse;
  if (only === undefined || second !== undefined || only.known === null) return [];
  return [takeAs(only, "InvoiceNumber", { say: "numbered-by-several", ...examplesOf(only) })];
}

/** The only column in which each of the suppliers has numbered in its own way, under whatever heading. */
export function takeNumberOfSuppliers({ all, open, rows, assigned }: EvidentContext): Verdict[] {
  const supplier = assigned.get("AccountName");
  if (assigned.has("InvoiceNumber") || !supplier || all.some((column) => isNumberInDoubt(column))) return [];
  const [only, second] = open.filter((column) => column.known === null && isNumberedBySeveral(column, rows));
  if (only === undefined || second !== undefined || numbersOwnWay(supplier, only, rows) < margin) return [];
  return [takeAs(only, "InvoiceNumber", { say: "numbered-by-several", ...examplesOf(only) })];
}

const isNumberInDoubt = (column: SurveyedColumn): boolean =>
  column.content.isFilled && isInDoubt(column, "reference", "theirReference", "number");

/** True for a heading that leaves open what it numbers, and for an unknown one, which competes but is never taken. */
function mayBeTheirs(column: SurveyedColumn): boolean {
  const { known } = column;
  if (known === null || isInDoubt(column, "reference", "theirReference", "number")) return true;
  const { meaning } = known;
  return meaning.is === "property" && meaning.property === "InternalReference" && meaning.rank > 1;
}

function examplesOf({ content }: SurveyedColumn) {
  const [first, ...others] = content.sample.map(({ text }) => text);
  const other = others.find((text) => patternOf(text) !== patternOf(first ?? ""));
  return { one: first ?? "", other: other ?? "" };
}

/** By how much one column of names must be better than the next. */
const margin = 3;

/** The column of names whose numbers are each numbered in their own way: the suppliers, by whatever heading. */
export function takeSupplier({ open, rows, assigned }: EvidentContext): Verdict[] {
  const number = assigned.get("InvoiceNumber");
  if (assigned.has("AccountName") || assigned.has("AccountId") || !number || !isNumberedBySeveral(number, rows))
    return [];
  const [best, second] = open
    .filter((column) => (column.known === null || isInDoubt(column, "name")) && isOfNames(column))
    .map((column) => ({ column, score: scoreAsSupplier(column, number, rows) }))
    .toSorted((a, b) => b.score - a.score);
  if (best === undefined || best.score < 4 || best.score - (second?.score ?? 0) < margin) return [];
  return [takeAs(best.column, "AccountName", { say: "names-number-their-own-way", header: number.header })];
}

/**
 * The only column of companies in a list of purchases whose suppliers are in no other column. Each of its names numbers
 * in its own way: the companies of a group would not.
 */
export function takeCompany({ open, rows, assigned }: EvidentContext, { areOfPurchases }: Around): Verdict[] {
  const number = assigned.get("InvoiceNumber");
  if (!areOfPurchases || !number || assigned.has("AccountName") || assigned.has("AccountId")) return [];
  const [only, second] = open.filter((column) => isAside(column, "company") && isOfNames(column));
  if (only === undefined || second !== undefined || scoreAsSupplier(only, number, rows) < margin) return [];
  return [takeAs(only, "AccountName", { say: "names-of-purchases" })];
}

/**
 * Of two columns of descriptions the one whose texts are suppliers, where no heading names them: “Particulars” beside
 * “Narration”. Its names repeat and number in their own ways, or are companies.
 */
export function takeSupplierOfTwo({ all, open, rows, assigned }: EvidentContext): Verdict[] {
  const isNamed = all.some((column) => isInDoubt(column, "name", "account") || isOf(column, "AccountName"));
  const [number, otherNumber] = open.filter((column) => column.content.isFilled && isOf(column, "InvoiceNumber"));
  if (isNamed || assigned.has("AccountName") || !number || otherNumber !== undefined) return [];
  const texts = open.filter((column) => column.content.isFilled && isOf(column, "Description"));
  if (texts.length !== 2) return [];
  const [best, second] = texts
    .filter(isOfNames)
    .map((column) => ({ column, score: scoreAsSupplier(column, number, rows) }))
    .toSorted((a, b) => b.score - a.score);
  if (best === undefined || best.score < margin || best.score - (second?.score ?? 0) < margin) return [];
  return [takeAs(best.column, "AccountName", { say: "names-number-their-own-way", header: number.header })];
}

const isOf = ({ known }: SurveyedColumn, property: Property): boolean =>
  known?.meaning.is === "property" && known.meaning.property === property;

const isOfNames = ({ content }: SurveyedColumn): boolean =>
  shareOf(content, isNameCell) >= 0.9 && new Set(content.sample.map(({ text }) => text)).size > 1;

function scoreAsSupplier(column: SurveyedColumn, number: SurveyedColumn, rows: readonly Row[]): number {
  const names = [...new Set(column.content.sample.map(({ text }) => text))];
  const companies = names.filter(isCompany).length / names.length;
  return (
    (isInDoubt(column, "name") ? 2 : 0) +
    (companies >= 0.3 ? 4 : companies > 0 ? 2 : 0) +
    numbersOwnWay(column, number, rows)
  );
}

/** 3 where the names that repeat have numbers of one form each, and not all of one form; -5 where they have not. */
function numbersOwnWay(column: SurveyedColumn, number: SurveyedColumn, rows: readonly Row[]): number {
  const patterns = new Map<string, Set<string>>();
  const counts = new Map<string, number>();
  for (const { cells } of sampleRows(rows)) {
    const [name, text] = [seen(cells[column.index] ?? emptyCell), seen(cells[number.index] ?? emptyCell)];
    if (name === "" || text === "") continue;
    patterns.set(name, (patterns.get(name) ?? new Set()).add(patternOf(text)));
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const repeated = [...counts].filter(([, count]) => count > 1).map(([name]) => name);
  const own = repeated.filter((name) => patterns.get(name)?.size === 1);
  const differ = new Set(own.map((name) => [...(patterns.get(name) ?? [])][0])).size;
  return repeated.length === 0 ? 0 : own.length * 3 < repeated.length * 2 ? -5 : differ > 1 ? 3 : 0;
}

/** Days from an invoice to when it is due, as terms have them. */
const usualTerms = new Set([7, 8, 10, 14, 15, 20, 21, 28, 30, 31, 45, 60, 90]);

/** The only other column of dates from which the due dates follow by usual terms: the date of the invoice. */
export function takeDate({ all, open, rows, assigned }: EvidentContext): Verdict[] {
  if (assigned.has("Date")) return [];
  const isOfDates = ({ content }: SurveyedColumn): boolean => shareOf(content, isDateCell) >= 0.9;
  const beside = open.filter((column) => isBesideNumber(column, assigned.get("InvoiceNumber")) && isOfDates(column));
  const [dated] = beside;
  if (dated !== undefined && beside.length === 1)
    return [takeAs(dated, "Date", { say: "date-beside-number", header: dated.header })];
  const dues = all.filter((column) => isAside(column, "due") && isOfDates(column));
  const dates = open.filter((column) => column.known === null && isOfDates(column));
  const [only, second] = dates.filter((date) => dues.some((due) => hasUsualTerms(date, due, rows)));
  const [due] = dues;
  if (only === undefined || second !== undefined || due === undefined || dates.length > 1) return [];
  return [takeAs(only, "Date", { say: "due-by-terms", header: due.header })];
}

/** True for “del” or “vom” right after the number: “Fattura n.”, “del”. */
const isBesideNumber = ({ index, header }: SurveyedColumn, number: SurveyedColumn | null | undefined): boolean =>
  number?.index === index - 1 &&
  /(?:^|\s)(?:del|vom|du|van|d\.d\.|dd|dated|of|de|z dnia|ze dne|zo d[ňn]a|od|от|від|på|af)$/iu.test(header.trim());

function hasUsualTerms(date: SurveyedColumn, due: SurveyedColumn, rows: readonly Row[]): boolean {
  const pairs = sampleRows(rows).map(({ cells }) => [cells[date.index], cells[due.index]] as const);
  return (["dmy", "mdy"] as const).some((order) => {
    const gaps = pairs.flatMap(([from, to]) => {
      const [start, end] = [dayOf(from, order), dayOf(to, order)];
      return start === null || end === null ? [] : [(end - start) / 86_400_000];
    });
    return gaps.length > 1 && gaps.filter((gap) => usualTerms.has(gap)).length >= gaps.length * 0.8;
  });
}

function dayOf(cell: Cell | undefined, order: "dmy" | "mdy"): number | null {
  if (cell?.kind === "date") return Date.parse(cell.text.slice(0, 10));
  const day = cell?.kind === "text" ? readDateText(cell.text).by[order] : null;
  return day === null ? null : Date.parse(day);
}
