/** @file Checks whether VAT is a plausible share of net in all rows; if not, a column may hold something else. */

import type { Question, ReadRow } from "../../../../shared/spreadsheet/sheet-reading.ts";
import { inMillionths } from "../../../../shared/values/amounts/millionths.ts";
import type { Property } from "../../../../shared/values/purchase-invoice.ts";
import type { Message } from "../../../../shared/wording/message.ts";
import { readBothWays } from "../../cells/both-ways.ts";
import { emptyCell, type Row, seen } from "../../cells/table.ts";
import { type CheckedColumns, columnOf, columnsOf, isAnswered } from "../checked-columns.ts";
import { answerAsTheyStand, answerLeaveAlone, answerProperty, examplesOf, leftOut } from "../column-verdict.ts";
import { atRows } from "../found-rows.ts";
import { type AnyColumn, isAside, placeOf, type SurveyedColumn } from "../survey-columns.ts";

const cents = 20_000n;

const usualRates = [3, 4, 5, 5.5, 6, 7, 8, 9, 10, 12, 13, 13.5, 15, 16, 17, 17.5, 19, 20, 21, 22, 23, 24, 25, 27].map(
  (rate) => BigInt(rate * 10),
);

const usualInMillionths = new Set(usualRates.map((tenths) => String(tenths * 100_000n)));

interface Pair {
  readonly row: Row;
  readonly net: bigint;
  readonly vat: bigint;
}

/** The rows with VAT, without those whose amounts differ under the two decimal signs. */
function pairsIn(rows: readonly Row[], net: SurveyedColumn, vat: SurveyedColumn): readonly Pair[] {
  return rows.flatMap((row): Pair[] => {
    const [a, b] = [readBothWays(row.cells[net.index]), readBothWays(row.cells[vat.index])];
    const isOpen = [a, b].some(({ point, comma }) => point !== null && comma !== null && point !== comma);
    const [n, v] = [a.point ?? a.comma, b.point ?? b.comma];
    if (isOpen || n === null || v === null || v === 0n) return [];
    return [{ row, net: n < 0n ? -n : n, vat: v < 0n ? -v : v }];
  });
}

/** Asks where a “VAT” column seems to hold rates, VAT that is included in the net amount, or too much. */
export function askAboutRates(columns: CheckedColumns): Question[] {
  const remembered = askWhetherAmounts(columns);
  if (remembered.length > 0) return remembered;
  const [net, vat] = [columnOf(columns, "Net"), columnOf(columns, "VAT")];
  if (!net || !vat || columnsOf(columns, "VAT").length > 1 || columnsOf(columns, "Net").length > 1) return [];
  const pairs = pairsIn(columns.rows, net, vat);
  if (pairs.length === 0) return [];
  // What was answered about another file doesn't hold where no row of this one fits it.
  const isSettled = isAnswered(columns, vat) && (columns.answered.here.has(vat.name) || pairs.some(fitsUsualRate));
  const rates = columns.assigned.has("VATRate") || isSettled ? [] : askWhetherRates(columns, pairs, vat);
  if (rates.length > 0) return rates;
  const tooMuch = pairs.filter(isTooMuch);
  if (columns.answered.accepted.includes(idOf(vat))) return [];
  // With a rate column every row's VAT is checked later; see find-doubts.ts.
  if (columns.assigned.has("VATRate")) return [];
  if (tooMuch.length > 0)
    return [
      askWhether(vat, { say: "ask-vat-too-much", at: atRows(tooMuch), amounts: amountsOf(tooMuch, net, vat) }, tooMuch),
    ];
  if (columns.answered.here.has(net.name)) return [];
  const isProven = isMadeUp(pairs, columns, [net, vat]);
  if (isAnswered(columns, net) && !isProven) return [];
  if (!isProven && (!includesVat(pairs) || hasTotal(columns))) return [];
  return [
    askWhether(
      vat,
      { say: "ask-net-with-vat", net: net.header, at: atRows(pairs), amounts: amountsOf(pairs, net, vat) },
      pairs,
    ),
  ];
}

/**
 * The same question about amounts that are too much only as they were read: 1.250 is no amount before the decimal sign is
 * known.
 *
 * @param accepted the questions about rows that were answered, by their ids
 */
export function askAboutReadShares(
  read: readonly ReadRow[],
  rows: readonly Row[],
  { columns, gross }: { readonly columns: readonly AmountColumn[]; readonly gross: AnyColumn | null },
  accepted: readonly string[],
): Question[] {
  const of = (property: Property) => columns.filter((column) => column.property === property);
  const [net, ...nets] = of("Net");
  const [vat, ...vats] = of("VAT");
  if (!net || !vat || gross || nets.length + vats.length + of("VATRate").length > 0) return [];
  if (accepted.includes(idOf(vat))) return [];
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const tooMuch = read.flatMap(({ row: number, invoice: { Net, VAT } }) => {
    const row = byNumber.get(number);
    if (row === undefined || Net === undefined || VAT === undefined) return [];
    const pair = { row, net: sizeOf(Net), vat: sizeOf(VAT) };
    return isTooMuch(pair) ? [pair] : [];
  });
  if (tooMuch.length === 0) return [];
  return [
    askWhether(vat, { say: "ask-vat-too-much", at: atRows(tooMuch), amounts: amountsOf(tooMuch, net, vat) }, tooMuch),
  ];
}

interface AmountColumn extends AnyColumn {
  readonly property: Property;
}

/** @returns in millionths, without its sign */
function sizeOf(decimal: string): bigint {
  const amount = inMillionths(decimal);
  return amount < 0n ? -amount : amount;
}

const isTooMuch = ({ net, vat }: Pair): boolean => vat > 1_000_000n && net > 0n && vat * 100n > net * 30n;

/** Fewer rows may add up by chance. */
const fewestMadeUp = 2;
const cent = 10_000n;

/** True where another column and the VAT make up the net amount in every row: the headings of the two are swapped. */
const isMadeUp = (pairs: readonly Pair[], columns: CheckedColumns, taken: readonly SurveyedColumn[]): boolean =>
  hasColumnOf(pairs, columns, taken, ({ net, vat }) => net - vat);

/** True where another column is the net amount with the VAT in every row: a rate would not add up. */
const isAddedUp = (pairs: readonly Pair[], columns: CheckedColumns, taken: readonly SurveyedColumn[]): boolean =>
  hasColumnOf(pairs, columns, taken, ({ net, vat }) => net + vat);

/** True where a column that isn't taken has the amount of each pair, but for a cent and the sign. */
const hasColumnOf = (
  pairs: readonly Pair[],
  { all }: CheckedColumns,
  taken: readonly SurveyedColumn[],
  amountOf: (pair: Pair) => bigint,
): boolean =>
  pairs.length >= fewestMadeUp &&
  all.some(
    (column) =>
      !taken.includes(column) &&
      column.content.isFilled &&
      pairs.every((pair) => {
        const { point, comma } = readBothWays(pair.row.cells[column.index]);
        return [point, comma].some((amount) => {
          if (amount === null) return false;
          const off = (amount < 0n ? -amount : amount) - amountOf(pair);
          return off <= cent && off >= -cent;
        });
      }),
  );

/** With a total column the sum of the row is already checked; see ask-totals.ts. */
const hasTotal = ({ all }: CheckedColumns): boolean =>
  all.some((column) => isAside(column, "gross", "total") && column.content.isFilled);

/** True where each VAT fits a usual rate if the net amount includes VAT, and fits none if it does not. */
function includesVat(pairs: readonly Pair[]): boolean {
  const telling = pairs.filter(({ vat }) => vat >= 5_000_000n);
  return (
    telling.length > 0 &&
    telling.every(
      ({ row, net, vat }) =>
        usualRates.some((rate) => near(vat, (net * rate) / (1000n + rate))) && !fitsUsualRate({ row, net, vat }),
    )
  );
}

/** True where the VAT is a usual share of the net amount. */
const fitsUsualRate = ({ net, vat }: Pair): boolean => usualRates.some((rate) => near(vat, (net * rate) / 1000n));

const near = (a: bigint, b: bigint): boolean => a - b <= cents && b - a <= cents;

const idOf = ({ letter }: AnyColumn): string => `share-${letter}`;

function askWhether(column: AnyColumn, text: Message, pairs: readonly Pair[]): Question {
  return {
    ...answerAsTheyStand(idOf(column), { say: "right-send-as-they-stand" }),
    about: "column",
    text,
    column: column.letter,
    examples: pairs.slice(0, 5).map(({ row }) => ({
      row: row.number,
      value: seen(row.cells[column.index] ?? emptyCell),
      readings: { "as-they-stand": { say: "sent-as-it-stands" } },
    })),
  };
}

/** The amounts of the first row. */
const amountsOf = ([first]: readonly Pair[], ...columns: readonly AnyColumn[]) =>
  columns.map(({ header, index }) => ({ header, text: seen(first?.row.cells[index] ?? emptyCell) }));

/**
 * Asks where a “VAT” column holds the same number, such as 20, for different net amounts: it looks like a rate. A rate
 * column has few different values, so most rows share theirs. Where fewer do, two amounts may have the same VAT by
 * chance; that is certain enough only where every VAT fits a usual rate.
 */
function askWhetherRates(columns: CheckedColumns, pairs: readonly Pair[], vat: SurveyedColumn): Question[] {
  const net = columns.assigned.get("Net");
  if (!net || pairs.some((pair) => !usualInMillionths.has(String(pair.vat)))) return [];
  const netsByVat = new Map<bigint, Set<bigint>>();
  for (const pair of pairs) netsByVat.set(pair.vat, (netsByVat.get(pair.vat) ?? new Set()).add(pair.net));
  const shared = pairs.filter((pair) => (netsByVat.get(pair.vat)?.size ?? 0) > 1);
  const [first] = shared;
  if (first === undefined || (shared.length * 2 <= pairs.length && pairs.every(fitsUsualRate))) return [];
  if (isAddedUp(pairs, columns, [net, vat])) return [];
  return askRateOrAmount(vat, "ask-rate-or-amount", first);
}

/**
 * Asks where an answer about an earlier file says that a column holds rates, and the rows prove that it holds amounts: each
 * is the same usual share of its net amount. Two different ones are needed, because 20 is 20 % of 100.
 */
function askWhetherAmounts(columns: CheckedColumns): Question[] {
  const [net, rate] = [columnOf(columns, "Net"), columnOf(columns, "VATRate")];
  if (!net || !rate || columns.answered.here.has(rate.name) || !columns.answered.of.has(rate.name)) return [];
  if (columnsOf(columns, "VAT").length > 0) return [];
  const pairs = pairsIn(columns.rows, net, rate);
  const [first] = pairs;
  const areSeveral = new Set(pairs.map(({ vat }) => vat)).size > 1;
  const isOneShare = usualRates.some((share) => pairs.every((pair) => near(pair.vat, (pair.net * share) / 1000n)));
  const isNoRate = pairs.some(({ vat }) => !usualInMillionths.has(String(vat)));
  const areAmounts = areSeveral ? isOneShare || (isNoRate && pairs.every(fitsUsualRate)) : isNoRate && isOneShare;
  return first === undefined || !areAmounts ? [] : askRateOrAmount(rate, "ask-amount-after-all", first);
}

function askRateOrAmount(
  vat: SurveyedColumn,
  say: "ask-rate-or-amount" | "ask-amount-after-all",
  { row }: Pair,
): Question[] {
  return [
    {
      id: `column-${vat.letter}`,
      about: "column",
      text: { say, column: placeOf(vat), example: seen(row.cells[vat.index] ?? emptyCell) },
      column: vat.letter,
      answers: [
        answerProperty(vat, "VATRate"),
        answerProperty(vat, "VAT"),
        answerLeaveAlone([vat], { say: "neither-leave-out" }),
      ],
      examples: examplesOf(vat, {
        VATRate: (text) => `${text} %`,
        VAT: (text) => text,
        "leave-alone": () => leftOut,
      }),
    },
  ];
}
