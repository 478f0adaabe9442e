/** @file Decides which of several columns for one property holds it, or asks. */

import type { Property } from "../../../shared/values/purchase-invoice.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { askMisfit, minSampleToDoubt, misfit } from "../assignment/ask-misfit.ts";
import { isOfOffice, standsForSuppliers } from "../assignment/weigh-numbers.ts";
import { emptyCell, type Row, seen } from "../cells/table.ts";
import { inOwnCurrency } from "../currencies/own-currency.ts";
import { kindOf } from "../flags/row-kind-words.ts";
import { hintsOf } from "../headers/header-hints.ts";
import { isCodeCell, isDateCell, isDigitsCell, isNameCell, shareOf } from "./column-content.ts";
import { type Finding, isAsked, leaveAlone, nothingFound, takeAs, type Verdict, whyTaken } from "./column-verdict.ts";
import { fillEachOther } from "./fill-each-other.ts";
import { askWhich } from "./questions/ask-which.ts";
import { isAside, isInDoubt, placeOf, type SurveyedColumn } from "./survey-columns.ts";

export interface CompetingContext {
  readonly all: readonly SurveyedColumn[];
  readonly rows: readonly Row[];
}

/**
 * Decides between the columns whose headers name the same property: by content, by how clear the header is, and by sums.
 *
 * @param candidates the columns whose header is known for `property`
 */
export function resolveCompetingColumns(
  property: Property,
  candidates: readonly SurveyedColumn[],
  context: CompetingContext,
): Finding {
  if (candidates.length === 0) return nothingFound;
  // “Herr Wolf” ordered, and “Abholung” says how: most of these are no order numbers.
  if (property === "PurchaseOrderNumber" && !candidates.some(holdsCodes))
    return {
      verdicts: candidates
        .filter(({ content }) => content.isFilled)
        .map((column) => leaveAlone(column, { say: "could-not-be", property })),
      questions: [],
    };
  // “Valuta” is the currency, or the day on which money counts.
  const filled = candidates.filter(({ content }) => content.isFilled);
  if (property === "Currency" && filled.length > 0 && filled.every(({ content }) => shareOf(content, isDateCell) === 1))
    return { verdicts: candidates.map((column) => leaveAlone(column, { say: "holds-dates" })), questions: [] };
  // Kinds with credit notes among them are no description, and they turn amounts; see ask-non-invoices.ts.
  if (property === "Description" && candidates.some(tellsCredits))
    return resolveCompetingColumns(
      property,
      candidates.filter((column) => !tellsCredits(column)),
      context,
    );
  const verdicts: Verdict[] = [];
  let left = leaveOut(candidates, ({ content }) => content.isFilled, { say: "holds-no-value" }, verdicts);
  const fits = (column: SurveyedColumn): boolean => misfit(property, column) === null;
  left = leaveOut(left, fits, { say: "could-not-be", property }, verdicts);
  if (inOneColumnEach.has(property) && fillEachOther(left, context.rows))
    return {
      verdicts: [...verdicts, ...left.map((column) => takeAs(column, property, { say: "fills-the-other" }))],
      questions: [],
    };
  if (property === "AccountName") left = leaveOut(left, isOfNames, { say: "others-hold-names" }, verdicts);
  // The party that is the same in every row is the office itself.
  if (property === "AccountName") left = leaveOut(left, isOfSeveral, { say: "could-not-be", property }, verdicts);
  if (property === "InvoiceNumber") {
    const { all, rows } = context;
    left = leaveOut(
      left,
      (column) => !standsForSuppliers(column, all, rows),
      { say: "could-not-be", property },
      verdicts,
    );
    // “Original invoice” is filled in for corrections alone.
    const most = Math.max(...left.map(({ content: { sample } }) => sample.length));
    const isUsual = ({ content: { sample } }: SurveyedColumn): boolean => sample.length * 3 >= most;
    left = leaveOut(left, isUsual, { say: "could-not-be", property }, verdicts);
    if (left.length > 1)
      left = leaveOut(left, (column) => !isOfOffice(column, all, rows, left), { say: "numbered-by-office" }, verdicts);
  }
  left = leaveOutVaguer(property, left, verdicts);
  const [best = 3] = left.map(rankOf).toSorted((a, b) => a - b);
  const [named] = left.filter((column) => rankOf(column) === best);
  const surer: Message = { say: "says-more-surely", header: named?.header ?? "", property };
  left = leaveOut(left, (column) => rankOf(column) === best, surer, verdicts);
  left = leaveOutCopies(left, context.rows, verdicts);
  if (property === "Net" || property === "VAT") {
    const own = inOwnCurrency(left, context.all, context.rows);
    left = leaveOut(left, (column) => own.includes(column), { say: "in-own-currency" }, verdicts);
  }
  // The finance system needs no reference of the office, so two of them are no question.
  if (property === "InternalReference")
    left = leaveOut(left, (column) => column === mainReference(left), { say: "other-reference" }, verdicts);

  const [only] = left;
  if (only === undefined) return nothingFound;
  const names = property === "AccountName" ? namesOfCodes(left, context) : null;
  if (names !== null)
    return {
      verdicts: [
        ...verdicts,
        ...left.map((column) => leaveAlone(column, { say: "holds-numbers" })),
        takeAs(names, "AccountName", { say: "names-beside-number", header: only.header }),
      ],
      questions: [],
    };
  if (property === "AccountName" && left.every(isOfNumbers) && context.all.some(isNameInDoubt))
    return {
      verdicts: [...verdicts, ...left.map((column) => leaveAlone(column, { say: "holds-numbers" }))],
      questions: [],
    };
  if (left.length > 1)
    return {
      verdicts: [...verdicts, ...left.map(isAsked)],
      questions: [askWhich(property, left, "ask-which-of-twins")],
    };
  const wrong = misfit(property, only);
  if (wrong !== null) return { verdicts: [...verdicts, isAsked(only)], questions: [askMisfit(property, only, wrong)] };
  return { verdicts: [...verdicts, takeAs(only, property, whyTaken(property, only))], questions: [] };
}

/** What may be in one column for some invoices, and in another for the others. */
const inOneColumnEach: ReadonlySet<Property> = new Set(["InvoiceNumber", "AccountName", "Description"]);

/**
 * Leaves out a bare “Date” beside the date of their document, a bare number beside the supplier's, and a kind of row
 * beside a description: the other heading says more, whatever their ranks.
 */
function leaveOutVaguer(
  property: Property,
  columns: readonly SurveyedColumn[],
  verdicts: Verdict[],
): readonly SurveyedColumn[] {
  if (columns.length < 2) return columns;
  if (property === "InvoiceNumber") {
    const theirs = columns.filter(({ known }) => known?.says.side === "theirs");
    const [named] = theirs;
    if (named === undefined) return columns;
    const why: Message = { say: "says-more-surely", header: named.header, property };
    return leaveOut(columns, (column) => theirs.includes(column), why, verdicts);
  }
  if (property === "Date") {
    const clear = columns.filter(isOfTheirDocument);
    const [named] = clear;
    const isBare = ({ known }: SurveyedColumn): boolean => known?.says.date === null && known.says.side === null;
    if (named === undefined || !columns.every((column) => clear.includes(column) || isBare(column))) return columns;
    return leaveOut(columns, isOfTheirDocument, { say: "says-more-surely", header: named.header, property }, verdicts);
  }
  if (property !== "Description") return columns;
  const left = leaveOut(columns, (column) => !isOfKinds(column), { say: "could-not-be", property }, verdicts);
  // Remarks in some rows beside what was bought in every row.
  const most = Math.max(...left.map(({ content: { sample } }) => sample.length));
  const full = left.find(({ content: { sample } }) => sample.length === most);
  const isFuller = ({ content: { sample } }: SurveyedColumn): boolean => sample.length * 2 > most;
  if (full === undefined || left.filter(isFuller).length > 1) return left;
  return leaveOut(left, isFuller, { say: "says-more-surely", header: full.header, property }, verdicts);
}

const isOfTheirDocument = ({ known }: SurveyedColumn): boolean =>
  known?.says.date === "invoice" || (known?.says.side === "theirs" && known.says.date !== null);

/** True where every value is a kind of row, such as “Facture fournisseur”. */
export const isOfKinds = ({ content: { sample } }: SurveyedColumn): boolean =>
  sample.length > 1 && sample.every(({ text }) => ["invoice", "credit"].includes(kindOf(text)));

const tellsCredits = (column: SurveyedColumn): boolean =>
  isOfKinds(column) && new Set(column.content.sample.map(({ text }) => kindOf(text))).size > 1;

const rankOf = ({ known }: SurveyedColumn): number => (known?.meaning.is === "property" ? known.meaning.rank : 3);

/** Leaves out the columns that do not pass, unless none passes. */
function leaveOut(
  columns: readonly SurveyedColumn[],
  passes: (column: SurveyedColumn) => boolean,
  why: Message,
  verdicts: Verdict[],
): readonly SurveyedColumn[] {
  const left = columns.filter(passes);
  if (left.length === 0) return columns;
  for (const column of columns) if (!left.includes(column)) verdicts.push(leaveAlone(column, why));
  return left;
}

/** Keeps only the first of the columns that hold the same in every row. */
function leaveOutCopies(
  columns: readonly SurveyedColumn[],
  rows: readonly Row[],
  verdicts: Verdict[],
): readonly SurveyedColumn[] {
  const [first, ...others] = columns;
  if (first === undefined || others.length === 0) return columns;
  const textAt = (row: Row, { index }: SurveyedColumn): string => seen(row.cells[index] ?? emptyCell);
  const isCopy = (other: SurveyedColumn): boolean =>
    other.content.isFilled && rows.every((row) => textAt(row, other) === textAt(row, first));
  for (const other of others)
    if (isCopy(other)) verdicts.push(leaveAlone(other, { say: "is-copy", column: placeOf(first) }));
    else if (!other.content.isFilled && !first.content.isFilled)
      verdicts.push(leaveAlone(other, { say: "means-the-same", column: placeOf(first) }));
  const decided = new Set(verdicts.map(({ column }) => column));
  return columns.filter((column) => !decided.has(column));
}

/** The reference that is called the office's own, or the first one. */
const mainReference = (columns: readonly SurveyedColumn[]): SurveyedColumn | undefined =>
  columns.find(({ header }) => hintsOf(header).has("our")) ?? columns[0];

const holdsCodes = ({ content }: SurveyedColumn): boolean =>
  content.sample.length < minSampleToDoubt || shareOf(content, (cell) => /\d/.test(seen(cell))) > 0.5;

const isOfNames = ({ content }: SurveyedColumn): boolean =>
  shareOf(content, isNameCell) >= 0.5 && shareOf(content, isCodeCell) < 1;

/** True for a column with more than one name; of few rows nothing is known. */
export const isOfSeveral = ({ content: { sample } }: SurveyedColumn): boolean =>
  sample.length < fewestOfOne || new Set(sample.map(({ text }) => text)).size > 1;
const fewestOfOne = 5;

const isOfNumbers = ({ content }: SurveyedColumn): boolean => content.isFilled && shareOf(content, isDigitsCell) === 1;

/** The column whose names the codes stand for: each code has one name, and each name one code. */
function namesOfCodes(left: readonly SurveyedColumn[], { all, rows }: CompetingContext): SurveyedColumn | null {
  const [codes, second] = left;
  if (codes === undefined || second !== undefined || !isOfCodes(codes)) return null;
  const named = all.filter(
    (column) =>
      column !== codes &&
      (column.known === null || isInDoubt(column, "name") || isAside(column, "otherName", "company")) &&
      isOfNames(column) &&
      stands(codes, column, rows) &&
      stands(column, codes, rows),
  );
  const [names, other] = named;
  return names !== undefined && other === undefined ? names : null;
}

const isOfCodes = ({ content }: SurveyedColumn): boolean =>
  content.sample.length > 1 &&
  content.sample.every(({ text }) => /^[\p{Lu}\d./_-]+$/u.test(text)) &&
  new Set(content.sample.map(({ text }) => text)).size > 1;

/** True where each text of `one` has the same text of `other` in all its rows. */
function stands(one: SurveyedColumn, other: SurveyedColumn, rows: readonly Row[]): boolean {
  const known = new Map<string, string>();
  for (const { cells } of rows) {
    const [from, to] = [seen(cells[one.index] ?? emptyCell), seen(cells[other.index] ?? emptyCell)];
    if (from === "" || to === "") continue;
    const before = known.get(from);
    if (before !== undefined && before !== to) return false;
    known.set(from, to);
  }
  return known.size > 1;
}

/** A column such as “Name 1” beside a “Kreditor” that holds numbers. */
const isNameInDoubt = (column: SurveyedColumn): boolean => isInDoubt(column, "name") && isOfNames(column);
