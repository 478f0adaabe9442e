/** @file Decides which of several columns for one property holds it, or asks. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { Property } from "../../../shared/values/purchase-invoice.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { isBareDay } from "../cells/read-value.ts";
import { type Cell, emptyCell, type Row, seen } from "../cells/table.ts";
import { isAmountCell, isCodeCell, isDateCell, isDigitsCell, isNameCell, shareOf } from "./column-content.ts";
import {
  answerLeaveAlone,
  answerProperty,
  examplesOf,
  examplesSideBySide,
  type Finding,
  isAsked,
  leaveAlone,
  leavingAlone,
  leftOut,
  nothingFound,
  takeAs,
  type Verdict,
  whyTaken,
} from "./column-verdict.ts";
import { kindOf } from "./row-kind-words.ts";
import { exampleOf, isAside, isInDoubt, placeOf, type SurveyedColumn } from "./survey-columns.ts";

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
  const verdicts: Verdict[] = [];
  let left = leaveOut(candidates, ({ content }) => content.isFilled, { say: "holds-no-value" }, verdicts);
  const fits = (column: SurveyedColumn): boolean => misfit(property, column) === null;
  left = leaveOut(left, fits, { say: "could-not-be", property }, verdicts);
  if (property === "AccountName") left = leaveOut(left, isOfNames, { say: "others-hold-names" }, verdicts);
  // The party that is the same in every row is the office itself.
  if (property === "AccountName") left = leaveOut(left, isOfSeveral, { say: "could-not-be", property }, verdicts);
  left = leaveOutVaguer(property, left, verdicts);
  const [best = 3] = left.map(rankOf).toSorted((a, b) => a - b);
  const [named] = left.filter((column) => rankOf(column) === best);
  const surer: Message = { say: "says-more-surely", header: named?.header ?? "", property };
  left = leaveOut(left, (column) => rankOf(column) === best, surer, verdicts);
  left = leaveOutCopies(left, context.rows, verdicts);
  if (property === "Net" || property === "VAT") left = leaveOutConverted(left, context, verdicts);

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
      questions: [askWhich(property, left)],
    };
  const wrong = misfit(property, only);
  if (wrong !== null) return { verdicts: [...verdicts, isAsked(only)], questions: [askMisfit(property, only, wrong)] };
  return { verdicts: [...verdicts, takeAs(only, property, whyTaken(property, only))], questions: [] };
}

/**
 * Leaves out a bare “Date” beside the date of their document, and a kind of row beside a description: the other heading
 * says more, whatever their ranks.
 */
function leaveOutVaguer(
  property: Property,
  columns: readonly SurveyedColumn[],
  verdicts: Verdict[],
): readonly SurveyedColumn[] {
  if (columns.length < 2) return columns;
  if (property === "Date") {
    const clear = columns.filter(isOfTheirDocument);
    const [named] = clear;
    const isBare = ({ known }: SurveyedColumn): boolean => known?.says.date === null && known.says.side === null;
    if (named === undefined || !columns.every((column) => clear.includes(column) || isBare(column))) return columns;
    return leaveOut(columns, isOfTheirDocument, { say: "says-more-surely", header: named.header, property }, verdicts);
  }
  if (property !== "Description") return columns;
  return leaveOut(columns, (column) => !isOfKinds(column), { say: "could-not-be", property }, verdicts);
}

const isOfTheirDocument = ({ known }: SurveyedColumn): boolean =>
  known?.says.date === "invoice" || (known?.says.side === "theirs" && known.says.date !== null);

/** True where every value is a kind of row, such as “Facture fournisseur”. */
export const isOfKinds = ({ content: { sample } }: SurveyedColumn): boolean =>
  sample.length > 1 && sample.every(({ text }) => ["invoice", "credit"].includes(kindOf(text)));

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

/**
 * Leaves out amounts that headings give in one currency, “Net (HUF)” and “VAT (HUF)”, where each row has a currency of
 * its own. Net alone is asked about: whether the VAT is converted, nothing says.
 */
function leaveOutConverted(
  columns: readonly SurveyedColumn[],
  { all }: CompetingContext,
  verdicts: Verdict[],
): readonly SurveyedColumn[] {
  const ofRows = all.find(({ known }) => known?.meaning.is === "property" && known.meaning.property === "Currency");
  const codes = new Set(ofRows?.content.sample.map(({ text }) => text));
  const isTwofold = (["Net", "VAT"] as const).every((property) => {
    const own = all.filter(({ known }) => known?.meaning.is === "property" && known.meaning.property === property);
    return (
      own.some(({ known }) => known?.says.currency == null) && own.some(({ known }) => known?.says.currency != null)
    );
  });
  if (columns.length < 2 || codes.size < 2 || !isTwofold) return columns;
  return leaveOut(columns, ({ known }) => known?.says.currency == null, { say: "in-own-currency" }, verdicts);
}

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

const minSampleToDoubt = 3;

type Misfit = Extract<Message, { say: "ask-misfit" }>["wrong"];

/** Why a column cannot hold the property, or null. A few odd cells are problems of their rows, not of the column. */
function misfit(property: Property, { content }: SurveyedColumn): Misfit | null {
  const { sample } = content;
  if (property === "AccountName" && sample.length > 0 && shareOf(content, isDigitsCell) === 1) return "numbers";
  if (sample.length < minSampleToDoubt) return null;
  const none = (passes: (cell: Cell) => boolean): boolean =>
    sample.every(({ cell }) => cell.kind !== "error" && !passes(cell));
  switch (property) {
    case "Date":
      return none(
        (cell) =>
          cell.kind === "date" || cell.kind === "number" || isBareDay(cell) || /\d.*\D.*\d|^\d{6,8}$/.test(seen(cell)),
      )
        ? "noDates"
        : none((cell) => !isPlainDecimal(cell))
          ? "amounts"
          : null;
    case "Net":
    case "VAT":
      return none((cell) => /\d/.test(seen(cell)) && cell.kind !== "date") ? "noAmounts" : null;
    case "VATRate":
      return none((cell) => /\d/.test(seen(cell)) && cell.kind !== "date" && !isOverHundred(cell))
        ? "noPercentages"
        : null;
    case "Currency":
      return none((cell) => cell.kind === "text" && !isDateCell(cell) && !isAmountCell(cell)) ? "noCurrencies" : null;
    case "InvoiceNumber":
      return none((cell) => !(isDateCell(cell) && cell.kind === "date")) ? "dates" : null;
    default:
      return null;
  }
}

const isPlainDecimal = (cell: Cell): boolean => /^-?\d+[.,]\d{1,2}$/.test(seen(cell)) && !isDateCell(cell);
const isOverHundred = (cell: Cell): boolean =>
  /^\d{3,}/.test(
    seen(cell)
      .replace(/[.,]\d+%?$/, "")
      .replace(/^100$/, ""),
  );

/** The question which of several columns holds the property. */
export function askWhich(property: Property, columns: readonly SurveyedColumn[]): Question {
  const neither = answerLeaveAlone(columns, { say: columns.length === 2 ? "neither-of-them" : "none-of-them" });
  return {
    id: `which-${property}`,
    about: "column",
    text: { say: "ask-which-of-twins", columns: columns.map(placeOf), property },
    column: null,
    answers: [
      ...columns.map((column) => ({
        id: column.letter,
        label: { say: "column-shown" as const, column: placeOf(column), example: exampleOf(column) },
        sets: {
          columns: {
            ...leavingAlone(columns).columns,
            [column.name]: { as: "property", property } as const,
          },
        },
      })),
      neither,
    ],
    examples: examplesSideBySide(columns),
  };
}

function askMisfit(property: Property, column: SurveyedColumn, wrong: Misfit): Question {
  const others: readonly Property[] =
    property === "AccountName" ? ["AccountId"] : property === "VATRate" ? ["VAT"] : [];
  return {
    id: `column-${column.letter}`,
    about: "column",
    text: { say: "ask-misfit", column: placeOf(column), property, wrong, example: exampleOf(column) },
    column: column.letter,
    answers: [
      ...[property, ...others].map((each) => answerProperty(column, each)),
      answerLeaveAlone([column], { say: "other-leave-out" }),
    ],
    examples: examplesOf(column, {
      [property]: (text) => text,
      ...Object.fromEntries(others.map((other) => [other, (text: string) => text])),
      "leave-alone": () => leftOut,
    }),
  };
}
