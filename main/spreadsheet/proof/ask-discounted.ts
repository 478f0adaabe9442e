/** @file Asks whether a discount has to be taken off the net amount: the VAT may prove it, or that it was taken off. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import { abs } from "../../../shared/values/amounts/millionths.ts";
import { readBothWays } from "../cells/both-ways.ts";
import { emptyCell, type Row, seen } from "../cells/table.ts";
import { type CheckedColumns, columnOf, isAnswered } from "../columns/checked-columns.ts";
import { isAmountCell, shareOf } from "../columns/column-content.ts";
import { answerAsTheyStand, answerLeaveAlone } from "../columns/column-verdict.ts";
import { isAside, type SurveyedColumn } from "../columns/survey-columns.ts";
import { isTelling, usualRate } from "./usual-rates.ts";

interface Amounts {
  readonly net: SurveyedColumn;
  readonly vat: SurveyedColumn | undefined;
  readonly discount: SurveyedColumn;
}

/** A row with a discount, in millionths and without signs. */
interface Discounted {
  readonly row: Row;
  readonly net: bigint;
  readonly vat: bigint;
  readonly off: bigint;
}

/** What the VAT of a row says: the discount is still in the net amount, isn't, or neither. */
type Proof = { readonly is: "in-net"; readonly rate: bigint } | { readonly is: "taken-off" | "unclear" };

const cents = 20_000n;

/**
 * The question about a discount that no total explains. What the VAT proves is asked in each file; where nothing shows,
 * one answer counts for all files of the kind.
 */
export function askDiscounted(columns: CheckedColumns, amounts: Amounts): Question[] {
  const { discount } = amounts;
  const id = `discount-${discount.letter}`;
  if (columns.answered.accepted.includes(id) || isAnswered(columns, discount)) return [];
  if (discount.header.includes("%") || shareOf(discount.content, isAmountCell) < 0.8) return [];
  const rows = columns.rows.map((row) => readRow(row, amounts));
  const discounted = rows.filter((row) => row !== null).filter(({ off }) => off !== 0n);
  if (discounted.length === 0 || isShownElsewhere(columns, amounts, discounted)) return [];
  const rates = ratesOf(
    columns,
    rows.filter((row) => row !== null),
  );
  const proofs = discounted.map((one) => ({ one, proof: proofBy(one, rates(one)) }));
  for (const { one, proof } of proofs)
    if (proof.is === "in-net") {
      const text = { say: "ask-discount-in-net", ...figuresOf(one, amounts), rate: percent(proof.rate) } as const;
      return [{ ...about(discount, text), ...answerAsTheyStand(id, { say: "send-amounts-as-they-stand" }) }];
    }
  const [first] = discounted;
  if (first === undefined || proofs.some(({ proof }) => proof.is === "taken-off")) return [];
  const text = { say: "ask-discount-unclear", ...figuresOf(first, amounts) } as const;
  const isAfter = answerLeaveAlone([discount], { say: "net-after-discount", column: discount.header });
  return [{ ...about(discount, text), id: `column-${discount.letter}`, answers: [isAfter] }];
}

const about = ({ letter }: SurveyedColumn, text: Question["text"]): Omit<Question, "id" | "answers"> => ({
  about: "column",
  text,
  column: letter,
  examples: [],
});

/** Null for a row whose amounts are none, or differ under the two decimal signs. */
function readRow(row: Row, { net, vat, discount }: Amounts): Discounted | null {
  const [n, v, d] = [net, vat, discount].map((column) => (column ? amountIn(row, column) : 0n));
  if (n == null) return null;
  return { row, net: abs(n), vat: abs(v ?? 0n), off: abs(d ?? 0n) };
}

function amountIn(row: Row, { index }: SurveyedColumn): bigint | null {
  const { point, comma } = readBothWays(row.cells[index]);
  return point !== null && comma !== null && point !== comma ? null : (point ?? comma);
}

/** The rates by which a row may be read: its own, else those of the rows without a discount; none where nothing shows. */
function ratesOf(columns: CheckedColumns, rows: readonly Discounted[]): (one: Discounted) => readonly bigint[] {
  const column = columnOf(columns, "VATRate");
  const plain = rows.filter(({ net, vat, off }) => off === 0n && isTelling(net, vat));
  const shown = plain.flatMap(({ net, vat }) => usualRate(net, vat) ?? []);
  return ({ row }) => {
    const own = column && amountIn(row, column);
    return own ? [own < 1_000_000n ? own / 1_000n : own / 100_000n] : shown;
  };
}

function proofBy({ net, vat, off }: Discounted, rates: readonly bigint[]): Proof {
  if (!isTelling(net, vat)) return { is: "unclear" };
  const rateOf = (amount: bigint): bigint | null => {
    const usual = rates.length === 0 ? usualRate(amount, vat) : null;
    const possible = usual === null ? rates : [usual];
    return possible.find((rate) => abs((amount * rate) / 1000n - vat) <= cents) ?? null;
  };
  const [before, after] = [rateOf(net), rateOf(net - off)];
  if (before === null && after !== null) return { is: "in-net", rate: after };
  return { is: before !== null && after === null ? "taken-off" : "unclear" };
}

/**
 * True where another amount shows it in every such row: less the discount it is the net amount, as quantity × price may
 * be, or net and VAT make it up.
 */
function isShownElsewhere({ all }: CheckedColumns, amounts: Amounts, rows: readonly Discounted[]): boolean {
  const { net, vat, discount } = amounts;
  const isMadeUp = ({ net: part, vat: rest }: Discounted, whole: bigint | null): boolean =>
    whole !== null && rest !== 0n && abs(abs(whole) - part - rest) <= cents;
  const isBefore = ({ net: left, off }: Discounted, whole: bigint | null): boolean =>
    whole !== null && abs(abs(whole) - off - left) <= cents;
  const others = all.filter((column) => column !== net && column !== vat && column !== discount);
  for (const shows of [isBefore, isMadeUp])
    if (others.some((column) => rows.every((one) => shows(one, amountIn(one.row, column))))) return true;
  const of = (aside: "quantity" | "price") => all.filter((column) => isAside(column, aside));
  return of("quantity").some((quantity) =>
    of("price").some((price) =>
      rows.every((one) => {
        const [count, each] = [amountIn(one.row, quantity), amountIn(one.row, price)];
        return isBefore(one, count === null || each === null ? null : (count * each) / 1_000_000n);
      }),
    ),
  );
}

const figuresOf = ({ row }: Discounted, { net, vat, discount }: Amounts) => ({
  row: row.number,
  amounts: [net, discount, ...(vat ? [vat] : [])].map(({ header, index }) => ({
    header,
    text: seen(row.cells[index] ?? emptyCell),
  })),
});

/** @param tenths of a per cent */
const percent = (tenths: bigint): string => String(Number(tenths) / 10);
