/** @file Maps the columns of a table to properties with a reason for each, and asks where that is doubtful. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import { type ColumnUse, propertiesIn, type TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { type Property, propertyNames } from "../../../shared/values/purchase-invoice.ts";
import { askAboutAccountNames } from "../assignment/ask-account-names.ts";
import { askAboutEarlierDate } from "../assignment/ask-earlier-date.ts";
import { askAboutNumbering } from "../assignment/ask-numbering.ts";
import { askAboutOwnSeries } from "../assignment/ask-own-series.ts";
import { askAboutSeries } from "../assignment/ask-series.ts";
import { askAboutParties } from "../assignment/ask-two-parties.ts";
import { takeAssigned } from "../assignment/take-assigned.ts";
import { type Cell, type Row, seen } from "../cells/table.ts";
import { leaveOrdersOut } from "../contract/leave-orders-out.ts";
import { settleByContract } from "../contract/settle-by-contract.ts";
import { askAboutForeignAmounts } from "../currencies/ask-foreign-amounts.ts";
import { askAboutReverseCharge } from "../flags/ask-reverse-charge.ts";
import { kindOf } from "../flags/row-kind-words.ts";
import { askAboutCalculated } from "../proof/ask-calculated.ts";
import { askAboutDiscount } from "../proof/ask-discount.ts";
import { askBesideNet } from "../proof/beside-net/ask-beside-net.ts";
import { takeProvenAmounts } from "../proof/take-proven.ts";
import { askAboutVatOfTitle } from "./amount-columns.ts";
import { type Around, nothingAround } from "./around.ts";
import type { AnsweredColumns, CheckedColumns } from "./checked-columns.ts";
import { isPercentCell, shareOf } from "./column-content.ts";
import { leaveAlone, type Verdict } from "./column-verdict.ts";
import { resolveCompetingColumns } from "./competing-columns.ts";
import { doubtfulColumnSteps } from "./doubtful-columns.ts";
import { takeJoinedColumns } from "./joined-cells.ts";
import { type ColumnMap, isFree, Mapping } from "./mapping.ts";
import { takeNumberWithDate } from "./number-with-date.ts";
import { commonestCurrency, takeGrossWithRate, takeOnlyAmount } from "./only-amount.ts";
import { askAboutComments } from "./questions/ask-comments.ts";
import {
  askAboutCurrencies,
  askAboutCurrencyColumn,
  askAboutHeadings,
  askAboutTwoNets,
} from "./questions/ask-currency.ts";
import { askMissing } from "./questions/ask-missing.ts";
import { askAboutNonInvoices } from "./questions/ask-non-invoices.ts";
import { askAboutPayable } from "./questions/ask-payable.ts";
import { askAboutScale } from "./questions/ask-scale.ts";
import { askAboutLines, askAboutSplit } from "./questions/ask-suspicious-columns.ts";
import { askAboutSuspiciousRows } from "./questions/ask-suspicious-rows.ts";
import { askAboutTotals } from "./questions/ask-totals.ts";
import { askAboutCompanies, askAboutUnsigned } from "./questions/ask-unsigned.ts";
import { askAboutRates } from "./questions/ask-vat-share.ts";
import { isAside, isInDoubt, type SurveyedColumn, surveyColumns } from "./survey-columns.ts";

export type { Column, ColumnMap } from "./mapping.ts";

/**
 * Maps the columns. What `said` has for a column is taken without question; the others are mapped where their header,
 * their content and the other columns leave no doubt.
 *
 * A column without values yields to another one for the same property. The rows are checked in every file, even if a
 * template exists for it; see {@link CheckedColumns}.
 *
 * @param said what a template, the settings or a person say
 * @param answered the part of it that a person has answered, which is not asked again
 */
export function mapColumns(
  header: Row,
  rows: readonly Row[],
  said: TemplateChange,
  answered: AnsweredColumns = allIn(said),
  around: Around = nothingAround,
): ColumnMap {
  const all = surveyColumns(header, rows);
  const proven = takeProvenAmounts(all, rows, said, answered, around.currency ?? commonestCurrency(all));
  const mapping = new Mapping(all, said);

  mapping.add(settleByContract(mapping.open(), rows));
  const isOpen = ({ column }: Verdict): boolean => mapping.open().includes(column);
  mapping.add({ verdicts: proven.filter(isOpen), questions: [] });

  const isMissing = (property: Property): boolean =>
    !mapping.assigned.has(property) && !isNamedBy(property, mapping.open());
  mapping.add({ verdicts: takeNumberWithDate(mapping.open(), isMissing), questions: [] });
  mapping.add({ verdicts: takeJoinedColumns(mapping.open(), isMissing), questions: [] });
  const assign = (): Verdict[] => takeAssigned({ all, rows, open: mapping.open(), assigned: mapping.assigned, around });
  mapping.add({ verdicts: assign(), questions: [] });
  // What the number numbers is what the date dates.
  if (mapping.assigned.has("InvoiceNumber") && !mapping.assigned.has("Date"))
    mapping.add({ verdicts: assign(), questions: [] });
  for (const property of propertyNames) {
    if (mapping.assigned.has(property) && !isConstant(property, said)) continue;
    const candidates = mapping.open().filter((column) => propertyOf(column) === property);
    mapping.add(resolveCompetingColumns(property, candidates, { all, rows }));
  }
  const context = { all, rows, assigned: mapping.assigned, around };
  mapping.add({ verdicts: takeOnlyAmount(mapping.open(), context), questions: [] });
  mapping.add({ verdicts: takeGrossWithRate(mapping.open(), context), questions: [] });
  for (const { doubts, infer } of doubtfulColumnSteps) {
    const columns = mapping.open().filter((column) => column.content.isFilled && isInDoubt(column, ...doubts));
    if (columns.length > 0) mapping.add(infer(columns, context));
  }
  const amounts = all.filter((column) => isAmount(mapping.verdicts.get(column)?.use));
  const checked: CheckedColumns = {
    ...{ all, rows, amounts, answered, assigned: mapping.assigned },
    useOf: (column) => mapping.verdicts.get(column)?.use ?? null,
    areOfCredits: around.speakOfCredits || amounts.some(({ header: title }) => kindOf(title) === "credit"),
  };
  mapping.add({ verdicts: leaveOrdersOut(checked), questions: [] });
  mapping.addQuestions(askAboutCurrencyColumn(checked));
  for (const check of checks) mapping.addQuestions(check(checked));
  // What is asked about the amounts already may be the same.
  mapping.addQuestions(askBesideNet(checked).filter(({ column }) => !mapping.asksAbout(column)));
  mapping.addQuestions(askAboutVatOfTitle(checked, around));
  mapping.add(askAboutNonInvoices(checked));
  // Credit notes that a column marks are not asked about again.
  mapping.addQuestions(askAboutSuspiciousRows(checked));
  mapping.addQuestions([...askAboutUnsigned(checked), ...askAboutCompanies(checked)]);
  if (rows.length > 0) {
    const free = all.filter((column) => column.content.isFilled && isFree(mapping.verdicts.get(column)?.use));
    mapping.addQuestions(askMissing({ free, assigned: mapping.assigned, asked: mapping.asked(), said }));
  }
  for (const column of mapping.open()) mapping.add({ verdicts: [byHeaderAlone(column)], questions: [] });
  return mapping.finish(amounts);
}

const checks: readonly ((columns: CheckedColumns) => readonly Question[])[] = [
  askAboutComments,
  askAboutScale,
  askAboutLines,
  askAboutSplit,
  askAboutTotals,
  askAboutPayable,
  askAboutDiscount,
  askAboutReverseCharge,
  askAboutRates,
  askAboutCalculated,
  askAboutCurrencies,
  askAboutForeignAmounts,
  askAboutHeadings,
  askAboutTwoNets,
  askAboutAccountNames,
  askAboutEarlierDate,
  askAboutNumbering,
  askAboutOwnSeries,
  askAboutSeries,
  askAboutParties,
];

function allIn({ columns = {}, accepted = [] }: TemplateChange): AnsweredColumns {
  const names = new Set(Object.keys(columns));
  return { of: names, here: names, accepted };
}

/** The property that a column's header names. A VAT column that holds percentages is the rate. */
function propertyOf({ known, content }: SurveyedColumn): Property | null {
  if (known?.meaning.is !== "property") return null;
  const { property } = known.meaning;
  return property === "VAT" && shareOf(content, isPercentCell) >= 0.9 ? "VATRate" : property;
}

/** True where a column with values is headed as the property, and as nothing else. */
const isNamedBy = (property: Property, open: readonly SurveyedColumn[]): boolean =>
  open.some(
    (column) => column.content.isFilled && propertyOf(column) === property && shareOf(column.content, isBoth) === 0,
  );

/** A number with a date behind it. */
const isBoth = (cell: Cell): boolean => /\d.*[\s,;|]\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/.test(seen(cell));

const isConstant = (property: Property, said: TemplateChange): boolean =>
  said.constants?.[property] !== undefined && !isSaid(property, said);

const isSaid = (property: Property, said: TemplateChange): boolean =>
  Object.values(said.columns ?? {}).some((use) => propertiesIn(use).includes(property));

const isAmount = (use: ColumnUse | null | undefined): boolean =>
  use?.as === "gross" || (use?.as === "property" && (use.property === "Net" || use.property === "VAT"));

function byHeaderAlone(column: SurveyedColumn): Verdict {
  const meaning = column.known?.meaning;
  if (!column.content.isFilled && meaning !== undefined && meaning.is !== "aside")
    return leaveAlone(column, { say: "holds-no-value" });
  // Not learned as left alone, because columns of kinds or states are checked in each file: see ask-non-invoices.ts.
  if (isAside(column, "type", "status")) return { column, use: null, why: { say: "says-nothing-against" } };
  // The same holds for a total: see ask-suspicious-columns.ts.
  if (isAside(column, "gross", "total"))
    return {
      column,
      use: null,
      why: { say: "is-aside", aside: meaning?.is === "aside" ? meaning.aside : "total" },
    };
  if (meaning?.is === "aside") return leaveAlone(column, { say: "is-aside", aside: meaning.aside });
  return { column, use: null, why: { say: "is-unknown" } };
}
