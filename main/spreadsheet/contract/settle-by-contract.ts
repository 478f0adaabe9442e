/** @file Settles columns by what the finance service takes: names of nominals, ISO codes, numbers of invoices. */

import { isIdentifier } from "../cells/identifiers.ts";
import { emptyCell, type Row, seen } from "../cells/table.ts";
import { isCodeCell, isNameCell, shareOf } from "../columns/column-content.ts";
import { type Finding, leaveAlone, takeAs, type Verdict, whyTaken } from "../columns/column-verdict.ts";
import { isOfKinds } from "../columns/competing-columns.ts";
import { exampleOf, isAside, isInDoubt, placeOf, type SurveyedColumn } from "../columns/survey-columns.ts";

/** The columns that the contract decides whatever the other columns are. @param open the columns without a verdict */
export function settleByContract(open: readonly SurveyedColumn[], rows: readonly Row[]): Finding {
  const filled = open.filter(({ content }) => content.isFilled);
  return {
    verdicts: [
      ...leaveIdentifiers(filled),
      ...leaveKinds(filled),
      ...takeProjects(filled),
      ...takeNominalNames(filled, rows),
    ],
    questions: [],
  };
}

const isNamed = ({ known }: SurveyedColumn, property: string): boolean =>
  known?.meaning.is === "property" && known.meaning.property === property;

/** GUIDs, VAT numbers and the like are no invoice numbers, whatever the heading is. */
function leaveIdentifiers(filled: readonly SurveyedColumn[]): Verdict[] {
  const mayBeNumber = (column: SurveyedColumn): boolean =>
    isNamed(column, "InvoiceNumber") ||
    isNamed(column, "InternalReference") ||
    isInDoubt(column, "reference", "theirReference", "number");
  return filled
    .filter((column) => mayBeNumber(column) && shareOf(column.content, (cell) => isIdentifier(seen(cell))) >= 0.5)
    .map((column) => leaveAlone(column, { say: "holds-identifiers", example: exampleOf(column) }));
}

/** “Factura” and “Nota de crédito”, again and again, are kinds of documents, not their numbers. */
const leaveKinds = (filled: readonly SurveyedColumn[]): Verdict[] =>
  filled
    .filter((column) => isNamed(column, "InvoiceNumber") || isNamed(column, "InternalReference"))
    .filter((column) => isOfKinds(column) && column.content.sample.every(({ text }) => !/\d/.test(text)))
    .map((column) => ({ column, use: null, why: { say: "says-nothing-against" } }));

/** “0912 - Garden” in every row is code and title, under a heading for either. */
function takeProjects(filled: readonly SurveyedColumn[]): Verdict[] {
  const isCodeAndTitle = ({ content }: SurveyedColumn): boolean =>
    shareOf(content, (cell) => /^\S*\d\S* - \S/.test(seen(cell))) === 1;
  const hasProject = filled.some(
    (column) =>
      isNamed(column, "ProjectId") ||
      isNamed(column, "ProjectCodeAndTitle") ||
      (isNamed(column, "ProjectCode") && !isCodeAndTitle(column)),
  );
  const found = filled.filter(
    (column) => (isNamed(column, "ProjectCode") || isAside(column, "project")) && isCodeAndTitle(column),
  );
  const [first] = found;
  if (first === undefined || hasProject || found.length > 1) return [];
  return [takeAs(first, "ProjectCodeAndTitle", { say: "holds-codes-with-titles", example: exampleOf(first) })];
}

const ofNominal = /\b(?:nominal|n\/c)\b/i;

/** The service matches a nominal by its name, so a column of names is used before one of codes. */
function takeNominalNames(filled: readonly SurveyedColumn[], rows: readonly Row[]): Verdict[] {
  const isOfNames = ({ content }: SurveyedColumn): boolean =>
    shareOf(content, isNameCell) >= 0.8 && shareOf(content, isCodeCell) < 0.2;
  const named = filled.filter((column) => isNamed(column, "Nominal"));
  const codes = named.filter(({ content }) => shareOf(content, isCodeCell) === 1);
  if (codes.length === 0) return [];
  const own = named.filter(isOfNames);
  const described = filled.filter(
    (column) => column.known === null && ofNominal.test(column.header) && isOfNames(column),
  );
  const [name, second] = own.length > 0 ? own : described;
  const isOneForOne = (code: SurveyedColumn): boolean => name !== undefined && givesOne(rows, code, name);
  if (name === undefined || second !== undefined || !codes.every(isOneForOne)) return [];
  return [
    takeAs(name, "Nominal", isNamed(name, "Nominal") ? whyTaken("Nominal", name) : nominalNames(codes)),
    ...codes.map((code) => leaveAlone(code, { say: "code-beside-name", column: placeOf(name) })),
  ];
}

const nominalNames = ([code]: readonly SurveyedColumn[]) =>
  ({ say: "names-beside-codes", header: code?.header ?? "" }) as const;

/** True where each code has one name in all rows. */
function givesOne(rows: readonly Row[], code: SurveyedColumn, name: SurveyedColumn): boolean {
  const names = new Map<string, string>();
  return rows.every(({ cells }) => {
    const [from, to] = [seen(cells[code.index] ?? emptyCell), seen(cells[name.index] ?? emptyCell)];
    if (from === "" || to === "") return true;
    if (!names.has(from)) names.set(from, to);
    return names.get(from) === to;
  });
}
