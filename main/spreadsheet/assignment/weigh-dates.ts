/** @file Weighs which column is the date of the invoice: by heading, by the due dates, and by which date comes first. */

import { readDateText } from "../cells/date-text.ts";
import type { Cell, Row } from "../cells/table.ts";
import { isDateCell, sampleRows, shareOf } from "../columns/column-content.ts";
import { isAside, type SurveyedColumn } from "../columns/survey-columns.ts";
import { hintsOf, nounOf } from "../headers/header-hints.ts";
import { endsPeriod } from "../headers/known-headers.ts";
import { isNumberedBySeveral } from "../proof/numbering.ts";
import { isNamed, pointsOfName, type Term, term, type WeighingContext } from "./evidence.ts";

/** What speaks for the column as the date of the invoice, or null where it can't be. */
export function weighDate(column: SurveyedColumn, context: WeighingContext): readonly Term[] | null {
  const points = pointsOfName(column, "Date");
  if (!isOfDates(column)) return null;
  const named = weighNoun(column, context);
  if (points === null && column.known !== null && named === null) return null;
  const heading = term(points ?? (hintsOf(column.header).has("invoice") ? 2 : 0));
  return [
    heading,
    ...(named === null ? [] : [named]),
    weighPlace(column, context),
    weighDue(column, context),
    weighOrder(column, context),
    ...(points === null ? [weighRest(column, context)] : []),
  ];
}

/**
 * Dates under the word for an invoice (“Facturé le”, “Rechnung vom”), or under the word that the number has too:
 * “Demand no” and “Demand date”. The paper that the supplier numbered is the one that it dated.
 */
function weighNoun(column: SurveyedColumn, { all, assigned, rows }: WeighingContext): Term | null {
  const { header } = column;
  if (isNamed(column, "InvoiceNumber")) return term(5, { say: "dated-invoice", header });
  // The date on which a supply counts for VAT is what British bookkeepers book by.
  if (/^tax[ _-]?point(?:[ _-]?date)?$/i.test(header.trim()) && !all.some((other) => isNamed(other, "Date")))
    return term(5, { say: "dated-invoice", header });
  if (ofBill.test(header.trim()) && !all.some((other) => isNamed(other, "Date")))
    return term(5, { say: "dated-invoice", header });
  const noun = nounOf(header);
  const number = assigned.get("InvoiceNumber") ?? all.find((other) => other !== column && isTheirNumber(other, rows));
  if (noun === "" || !number || nounOf(number.header) !== noun || !hintsOf(header).has("date")) return null;
  return term(5, { say: "dates-what-is-numbered", header, number: number.header });
}

/** “Дата рахунку”, “Дата счёта”: the word is that for an account too, but an account has no date. */
const ofBill = /^дата (?:вх\p{L}*\.? )?(?:рахунк[уа]|рах\.|сч[её]та|сметка(?:та)?|рачуна)$/iu;

const isTheirNumber = (column: SurveyedColumn, rows: readonly Row[]): boolean =>
  hintsOf(column.header).has("no") && isNumberedBySeveral(column, rows);

/** Fewer rows may be in the order of any date by chance. */
const fewestInOrder = 4;

/** The only dates of the table that may be the invoices', where its rows are in their order or against it: so are lists of invoices kept. */
function weighRest(column: SurveyedColumn, { all, rows }: WeighingContext): Term {
  if (!saysNothingElse(column)) return term(0);
  if (all.some((other) => other !== column && other.content.isFilled && holdsDates(other) && !isOfElse(other)))
    return term(0);
  const isInOrder = (["dmy", "mdy"] as const).some((order) => {
    const days = sampleRows(rows).flatMap(({ cells }) => dayOf(cells[column.index], order) ?? []);
    const steps = days.slice(1).map((day, at) => day - (days[at] ?? 0));
    if (days.length < fewestInOrder || steps.every((step) => step === 0)) return false;
    const allowed = Math.floor(steps.length / 10);
    return steps.filter((step) => step < 0).length <= allowed || steps.filter((step) => step > 0).length <= allowed;
  });
  return isInOrder ? term(5, { say: "only-dates" }) : term(0);
}

/** Longer words may say of what the date is. */
const longestParticle = 4;

/** True for “Vom” and “Rechn.-Dat.”, but not for “Data wpł.”, which is a date of something that we don't know. */
function saysNothingElse({ header }: SurveyedColumn): boolean {
  const hints = hintsOf(header);
  const others = [...hints].filter((idea) => !ofInvoices.has(idea));
  return others.length === 0 && (hints.has("invoice") || header.replace(/\P{L}/gu, "").length <= longestParticle);
}

const ofInvoices: ReadonlySet<string> = new Set(["date", "invoice", "document", "issue"]);

/** Dates whose heading says that they are of something else. */
const isOfElse = (column: SurveyedColumn): boolean =>
  isAside(column, "due", "posting", "created", "paid", "delivery", "period", "orderDate");

const holdsDates = ({ content }: SurveyedColumn): boolean => shareOf(content, isDateCell) >= 0.5;

export const isOfDates = ({ content }: SurveyedColumn): boolean => shareOf(content, isDateCell) >= 0.9;

/** “del” or “vom” right after the number: “Fattura n.”, “del”. */
const dated =
  /(?:^|\s)(?:del|vom|du|van|d\.d\.|dd|dated|of|de|z dnia|ze dne|zo d[ňn]a|od|от|від|på|af|data|kelt|kpv|kuup)$/iu;

function weighPlace({ header, index }: SurveyedColumn, { all }: WeighingContext): Term {
  const isAfterNumber = all.some((other) => other.index === index - 1 && isNamed(other, "InvoiceNumber"));
  if (all.some((other) => other.index === index + 1 && endsPeriod(other.header))) return term(0);
  return isAfterNumber && dated.test(header.trim()) ? term(5, { say: "date-beside-number", header }) : term(0);
}

/** Days from an invoice to when it is due, as terms have them. */
const usualTerms = new Set([7, 8, 10, 14, 15, 20, 21, 28, 30, 31, 45, 60, 90]);

function weighDue(column: SurveyedColumn, { all, rows }: WeighingContext): Term {
  const due = all.find((other) => isAside(other, "due") && isOfDates(other) && hasUsualTerms(column, other, rows));
  return due === undefined ? term(0) : term(4, { say: "due-by-terms", header: due.header });
}

/** The invoice is dated before it is received, posted and paid. */
function weighOrder(column: SurveyedColumn, { all, rows }: WeighingContext): Term {
  const others = all.filter(
    (other) => other !== column && isAside(other, "posting", "created", "paid") && isOfDates(other),
  );
  const [first] = others;
  if (first === undefined || !others.every((other) => isNeverAfter(column, other, rows))) return term(0);
  return term(3, { say: "date-before", header: first.header });
}

type Order = "dmy" | "mdy";

const gapsOf = (from: SurveyedColumn, to: SurveyedColumn, rows: readonly Row[], order: Order): readonly number[] =>
  sampleRows(rows).flatMap(({ cells }) => {
    const [start, end] = [dayOf(cells[from.index], order), dayOf(cells[to.index], order)];
    return start === null || end === null ? [] : [(end - start) / 86_400_000];
  });

/** True where it is before the other in some row, and after it in none, in whatever order the dates are read. */
const isNeverAfter = (column: SurveyedColumn, other: SurveyedColumn, rows: readonly Row[]): boolean =>
  orders.every((order) => {
    const gaps = gapsOf(column, other, rows, order);
    return areWithinWeeks(gaps) && (gaps.length === 0 || gaps.some((gap) => gap > 0));
  });

/** The same in one order of the dates at least. */
export const mayBeBefore = (column: SurveyedColumn, other: SurveyedColumn, rows: readonly Row[]): boolean =>
  orders.some((order) => {
    const gaps = gapsOf(column, other, rows, order);
    return areWithinWeeks(gaps) && gaps.some((gap) => gap > 0);
  });

const orders = ["dmy", "mdy"] as const;
const areWithinWeeks = (gaps: readonly number[]): boolean => gaps.every((gap) => gap >= 0 && gap <= 60);

const hasUsualTerms = (date: SurveyedColumn, due: SurveyedColumn, rows: readonly Row[]): boolean =>
  orders.some((order) => {
    const gaps = gapsOf(date, due, rows, order);
    return gaps.length > 1 && gaps.filter((gap) => usualTerms.has(gap)).length >= gaps.length * 0.8;
  });

function dayOf(cell: Cell | undefined, order: Order): number | null {
  if (cell?.kind === "date") return Date.parse(cell.text.slice(0, 10));
  const day = cell?.kind === "text" ? readDateText(cell.text).by[order] : null;
  return day === null ? null : Date.parse(day);
}
