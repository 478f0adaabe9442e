/** @file Takes the only amount of a list: as net where there is no VAT, as gross where each row has its rate. */

import type { Property } from "../../../shared/values/purchase-invoice.ts";
import { figureAt } from "../cells/both-ways.ts";
import { currencyCode, isCurrencyCode } from "../cells/currency-codes.ts";
import { readDecimalText } from "../cells/decimal-text.ts";
import type { Row } from "../cells/table.ts";
import { findConversion } from "../currencies/own-currency.ts";
import { currencyInHeader } from "../headers/known-headers.ts";
import { support } from "../proof/amount-figures.ts";
import type { Around } from "./around.ts";
import { isAmountCell, isMoneyCell, isPercentCell, shareOf } from "./column-content.ts";
import { leaveAlone, takeAs, type Verdict } from "./column-verdict.ts";
import { isAside, isInDoubt, type SurveyedColumn } from "./survey-columns.ts";

interface Context {
  readonly all: readonly SurveyedColumn[];
  readonly rows: readonly Row[];
  readonly assigned: ReadonlyMap<Property, SurveyedColumn | null>;
  readonly around: Around;
}

/** Countries without a VAT that an office reclaims: what is on the bill is what it costs. */
const withoutVat: ReadonlySet<string> = new Set(["USD", "BRL", "HKD", "KWD", "QAR"]);

/**
 * The only column of amounts as the net amount, where the office reclaims no VAT: a title says so, or the currency is
 * that of a country without such a tax. No heading may mention VAT. Elsewhere the amount may include VAT, so it is asked
 * about.
 */
export function takeOnlyAmount(open: readonly SurveyedColumn[], { all, rows, assigned, around }: Context): Verdict[] {
  const isKnown = (property: Property): boolean => assigned.has(property);
  if (isKnown("Net") || isKnown("VAT") || isKnown("VATRate") || around.mentionsVat) return [];
  if (!isKnown("InvoiceNumber") || !isKnown("Date")) return [];
  if (all.some((column) => saysVat(column) || (column.content.isFilled && shareOf(column.content, isPercentCell) > 0)))
    return [];
  const money = withoutCopies(moneyIn(all), rows);
  const conversion = findConversion(money, all, rows);
  const [only, second] = conversion === null ? money : [conversion.own];
  if (only === undefined || second !== undefined || !open.includes(only) || !mayBeAll(only)) return [];
  // Beside what is left to pay an unknown heading may be over days or hours.
  if (only.known === null && all.some((other) => other !== only && other.content.isFilled && isOfMoney(other)))
    return [];
  const column = assigned.get("Currency");
  const inColumn = column ? [...new Set(column.content.sample.map(({ text }) => currencyCode(text)))] : [];
  const ofRows = conversion === null ? (inColumn.length === 1 ? inColumn[0] : null) : currencyCode(conversion.base);
  const currency = currencyIn([only]) ?? ofRows ?? around.currency;
  if (!around.isWithoutVat && (currency === null || !withoutVat.has(currency))) return [];
  return [
    takeAs(only, "Net", { say: "the-only-amount", header: only.header }),
    ...(conversion === null ? [] : [leaveAlone(conversion.converted, { say: "in-own-currency" })]),
  ];
}

/** The amount with VAT where only that and the rate of each row are there: net and VAT follow from the two. */
export function takeGrossWithRate(open: readonly SurveyedColumn[], { all, assigned, around }: Context): Verdict[] {
  const rate = assigned.get("VATRate");
  if (assigned.has("Net") || assigned.has("VAT") || !rate) return [];
  const amounts = moneyIn(all).filter((column) => column !== rate);
  const [only, second] = amounts;
  if (only === undefined || second !== undefined || !open.includes(only)) return [];
  const isSaid = around.includesVat && (isAside(only, "total") || isInDoubt(only, "amount"));
  if (!isSaid && !isAside(only, "gross")) return [];
  return [{ column: only, use: { as: "gross" }, why: { say: "gross-with-rate", header: only.header } }];
}

/** The columns of amounts, but what was paid or is left to pay. */
const moneyIn = (all: readonly SurveyedColumn[]): readonly SurveyedColumn[] =>
  all.filter((column) => column.content.isFilled && isOfMoney(column) && !isAside(column, "paid", "due", "balance"));

/** “Transaction amount” and “Base amount” are the same in a list in one currency. */
const withoutCopies = (columns: readonly SurveyedColumn[], rows: readonly Row[]): readonly SurveyedColumn[] =>
  columns.filter(
    ({ index }, at) =>
      !columns.slice(0, at).some((other) => rows.every((row) => figureAt(row, other.index) === figureAt(row, index))),
  );

const saysVat = (column: SurveyedColumn): boolean =>
  (support(column, "vat") ?? 0) > 1 || (support(column, "rate") ?? 0) > 1 || isAside(column, "taxCode", "gross");

const mayBeAll = (column: SurveyedColumn): boolean =>
  column.known === null ||
  // “Valor da conta”: the words for a value are those of its date too.
  isAside(column, "value") ||
  isInDoubt(column, "amount") ||
  isAside(column, "total") ||
  /^[£€$\s]*$/.test(column.header);

const isOfMoney = ({ content }: SurveyedColumn): boolean =>
  shareOf(content, isAmountCell) >= 0.8 && content.sample.some(({ cell }) => isMoneyCell(cell));

/** The currency of most rows: of a column of codes, or of the amounts themselves; null for none. */
export function commonestCurrency(all: readonly SurveyedColumn[]): string | null {
  const column = all.find(
    ({ known, content }) =>
      content.isFilled &&
      ((known?.meaning.is === "property" && known.meaning.property === "Currency") ||
        shareOf(content, (cell) => cell.kind === "text" && isCurrencyCode(cell.text)) >= 0.9),
  );
  if (column === undefined) return currencyIn(all);
  const counts = new Map<string, number>();
  for (const { text } of column.content.sample) {
    const code = currencyCode(text);
    if (code !== null) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** The one currency that the headings, formats and signs of these columns show, or null. */
function currencyIn(columns: readonly SurveyedColumn[]): string | null {
  const found = new Set<string>();
  for (const { header, content } of columns) {
    const named = currencyInHeader(header);
    if (named !== null) found.add(named);
    for (const { cell } of content.sample) {
      const sign =
        cell.kind === "number" ? cell.currency : cell.kind === "text" ? readDecimalText(cell.text).currency : null;
      const code = sign == null ? null : currencyCode(sign);
      if (code !== null) found.add(code);
    }
  }
  const [only, second] = found;
  return second === undefined ? (only ?? null) : null;
}
