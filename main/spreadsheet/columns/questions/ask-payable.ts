/** @file Asks where what is to be paid contradicts net and VAT, in a list without a gross amount. */

import type { Question } from "../../../../shared/spreadsheet/sheet-reading.ts";
import { abs } from "../../../../shared/values/amounts/millionths.ts";
import { readBothWays } from "../../cells/both-ways.ts";
import { emptyCell, type Row, seen } from "../../cells/table.ts";
import { type CheckedColumns, columnsOf, isAnswered } from "../checked-columns.ts";
import { isAmountCell, shareOf } from "../column-content.ts";
import { isAside, type SurveyedColumn } from "../survey-columns.ts";
import { askPart, askSlip, type Miss } from "./ask-totals.ts";

/** What is left after payments, or what is owed to the supplier altogether, may be any amount. */
const ofRest =
  /saldo|(?<!\p{L})(?:sold(?:ul)?|solde|balance|amount due|open|owed|owing)(?!\p{L})|rest|resid|remain|outstand|unpaid|offen|öpp|ob(?:e)?tal|ubetal|åpen|åben|penden|impay|scopert|zosta|z[ůu]st|zb[ýy]v|nieza|neza|neuhr|avoin|hátral|egyenleg|kalan|bakiye|υπόλοιπ|остат|залиш|долг|борг|неопл|несп|残|未|余|餘|미|잔/iu;

const cents = 20_000n;
const unit = 1_000_000n;

/** How the amount to be paid stands to net and VAT: it fits, or less is to be paid for a reason of the payment, or neither. */
type Fit = "fits" | "explained" | "less" | "contradicts";

/**
 * The question about a column such as “Att betala”. A part that is paid already makes it less, and so do what is withheld
 * and a discount for paying early. It contradicts the invoice if it's more than net and VAT, or if it's exactly the net
 * amount in some rows with VAT, or if it's less in most rows.
 */
export function askAboutPayable(columns: CheckedColumns): Question[] {
  const { all, rows, useOf } = columns;
  const [nets, vats] = [columnsOf(columns, "Net"), columnsOf(columns, "VAT")];
  const hasTotal = all.some((column) => isAside(column, "gross", "total") && column.content.isFilled);
  const payable = all.find(
    (column) =>
      isAside(column, "balance") &&
      !ofRest.test(column.header) &&
      useOf(column)?.as !== "property" &&
      shareOf(column.content, isAmountCell) >= fewestAmounts,
  );
  const [net] = nets;
  if (net === undefined || hasTotal || payable === undefined || isAnswered(columns, payable)) return [];
  if (vats.length === 0) return askWhetherVat(columns, net, payable);
  const others = all.filter(
    (column) => ![...nets, ...vats, payable].includes(column) && shareOf(column.content, isAmountCell) >= 0.5,
  );
  const found = rows.flatMap((row) => {
    const fit = fitOf(row, { nets, vats, payable, others });
    return fit === null ? [] : [{ row, fit }];
  });
  const odd = found.filter(({ fit }) => fit === "less" || fit === "contradicts");
  if (odd.every(({ fit }) => fit === "less") && odd.length * 2 <= found.length) return [];
  const misses = odd.map(
    ({ row }): Miss => ({
      row,
      amounts: [...nets, ...vats, payable].map(({ header, index }) => ({
        header,
        text: seen(row.cells[index] ?? emptyCell),
      })),
    }),
  );
  return [askSlip(columns, payable, misses)];
}

/** An amount under an unknown heading that the net amount lacks to what is to be paid is its VAT, or something else to pay. */
function askWhetherVat(columns: CheckedColumns, net: SurveyedColumn, payable: SurveyedColumn): Question[] {
  const { all, rows, assigned } = columns;
  const unknown = all.filter(({ known, content }) => known === null && content.isFilled);
  const row = assigned.has("VATRate")
    ? undefined
    : rows.find((one) => unknown.some((part) => fills(one, net, payable, part)));
  return row === undefined ? [] : askPart(columns, net, payable, row.number);
}

const fills = ({ cells }: Row, net: SurveyedColumn, payable: SurveyedColumn, part: SurveyedColumn): boolean =>
  (["point", "comma"] as const).some((sign) => {
    const [n, whole, rest] = [net, payable, part].map(({ index }) => readBothWays(cells[index])[sign]);
    return n != null && whole != null && rest != null && rest !== 0n && abs(n + rest - whole) < unit;
  });

/** A total or a blank may be among them. */
const fewestAmounts = 0.8;

interface Amounts {
  readonly nets: readonly SurveyedColumn[];
  readonly vats: readonly SurveyedColumn[];
  readonly payable: SurveyedColumn;
  readonly others: readonly SurveyedColumn[];
}

/** Null for a row without the amounts. A text may be read with either decimal sign. */
function fitOf({ cells }: Row, { nets, vats, payable, others }: Amounts): Fit | null {
  const isFilled = ({ index }: SurveyedColumn): boolean => (cells[index]?.kind ?? "empty") !== "empty";
  if (!isFilled(payable) || !nets.some(isFilled)) return null;
  const fits = (["point", "comma"] as const).flatMap((sign): Fit[] => {
    const at = ({ index }: SurveyedColumn): bigint | null => readBothWays(cells[index])[sign];
    const sumOf = (of: readonly SurveyedColumn[]): bigint | null =>
      of
        .filter(isFilled)
        .map(at)
        .reduce<bigint | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0n);
    const [net, vat, paid] = [sumOf(nets), sumOf(vats), at(payable)];
    if (net === null || vat === null || paid === null) return [];
    const whole = net + vat;
    const off = abs(whole) - abs(paid);
    if (abs(off) < unit) return ["fits"];
    const parts = others.filter(isFilled).flatMap((column) => at(column) ?? []);
    const isPart = (amount: bigint): boolean => abs(abs(off) - abs(amount)) <= cents;
    if (
      paid === 0n ||
      parts.some(isPart) ||
      parts.some((one, i) => parts.slice(i + 1).some((two) => isPart(one + two)))
    )
      return ["explained"];
    if (off < 0n || whole < 0n !== paid < 0n) return ["contradicts"];
    if (vat !== 0n && abs(abs(net) - abs(paid)) <= cents) return ["contradicts"];
    // 1 to 5 % for paying early.
    const isDiscount = [1n, 2n, 3n, 4n, 5n].some((percent) => abs(off - (abs(whole) * percent) / 100n) <= cents);
    return [isDiscount ? "explained" : "less"];
  });
  return order.find((fit) => fits.includes(fit)) ?? null;
}

/** The best of the two readings counts. */
const order: readonly Fit[] = ["fits", "explained", "less", "contradicts"];
