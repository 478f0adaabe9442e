/** @file Checks whether net and VAT of each row add up to the total in the same row. */

import type { Question } from "../../../../shared/spreadsheet/sheet-reading.ts";
import { abs } from "../../../../shared/values/amounts/millionths.ts";
import { readBothWays } from "../../cells/both-ways.ts";
import { emptyCell, type Row, seen } from "../../cells/table.ts";
import { ratesOf } from "../../proof/amount-figures.ts";
import { isBelowOne } from "../../proof/roundings.ts";
import { type CheckedColumns, columnsOf, isAnswered } from "../checked-columns.ts";
import { isAmountCell, shareOf } from "../column-content.ts";
import { answerLeaveAlone, answerProperty } from "../column-verdict.ts";
import { exampleOf, isAside, placeOf, type SurveyedColumn } from "../survey-columns.ts";

const cents = 20_000n;

/** Tax on a supplier's income that is withheld from the payment. */
export const ofWithholding =
  /withh|(?<!\p{L})(?:wht|irpf|irs|cis)(?!\p{L})|retenci|retenç|retenue|(?<!\p{L})ret\.|ritenut|rit\. ?acc|quellensteuer|stopaj|tevkifat|παρακρ/iu;

/** A row whose amounts do not add up. */
export interface Miss {
  readonly row: Row;
  readonly amounts: readonly { readonly header: string; readonly text: string }[];
}

/**
 * Asks where net and VAT do not add up to the total: one of the three is wrong, or the total has another part.
 *
 * The total's column is used for nothing else.
 */
export function askAboutTotals(columns: CheckedColumns): Question[] {
  const { all, rows } = columns;
  const [nets, vats] = [columnsOf(columns, "Net"), columnsOf(columns, "VAT")];
  const [net] = nets;
  const totals = all.filter(
    (column) =>
      isAside(column, "gross", "total") &&
      column.content.isFilled &&
      columns.useOf(column)?.as !== "property" &&
      shareOf(column.content, isAmountCell) > 0,
  );
  const [total] = totals;
  // The amount of one line need not match the invoice's total, and one of several VAT columns is not all the VAT.
  const hasOtherParts = all.some(
    (column) => isAside(column, "irrecoverable", "item", "quantity", "price", "line") && column.content.isFilled,
  );
  if (!net || total === undefined || totals.some((one) => isAnswered(columns, one)) || hasOtherParts) return [];
  const groups = sumsOfInvoices(columns, nets, vats);
  const roundings = all.filter((column) => columns.useOf(column)?.as !== "property" && isBelowOne(column));
  const rate = columns.assigned.get("VATRate") ?? null;
  const withheld = all.filter(({ header, content }) => ofWithholding.test(header) && content.isFilled);
  const misses = rows.flatMap((row): Miss[] => {
    const at = (column: SurveyedColumn) => readBothWays(row.cells[column.index]);
    const filledIn = ({ index }: SurveyedColumn): boolean => (row.cells[index]?.kind ?? "empty") !== "empty";
    const n = nets.length === 1 ? at(net) : nets.filter(filledIn).map(at).reduce(plus, zero);
    const v = vats.filter(filledIn).map(at).reduce(plus, zero);
    const read = totals.map(at);
    const offBy = (["point", "comma"] as const).flatMap((sign) =>
      read.flatMap((one) => {
        const [a, b, c] = [n[sign], v[sign], one[sign]];
        return a === null || b === null || c === null ? [] : [a + b - c];
      }),
    );
    if (offBy.length === 0 || offBy.some((off) => off <= cents && off >= -cents)) return [];
    // What is withheld from the payment is no part of net and VAT.
    const isWithheld = [...withheld.map(at), withheld.filter(filledIn).map(at).reduce(plus, zero)].some(
      ({ point, comma }) =>
        [point, comma].some((part) => part !== null && offBy.some((off) => abs(abs(off) - abs(part)) <= cents)),
    );
    if (isWithheld) return [];
    // A total of öre or cents is rounded, and the column beside it says by how much.
    const isRounded = roundings
      .map(at)
      .some(({ point, comma }) =>
        [point, comma].some((part) => part !== null && offBy.some((off) => abs(off + part) <= cents)),
      );
    // Where an invoice has a row for each rate, its total is in each of them.
    const whole = groups(row);
    const isOfInvoice =
      whole !== null &&
      (["point", "comma"] as const).some((sign) =>
        read.some((one) => {
          const [sum, given] = [whole[sign], one[sign]];
          return sum !== null && given !== null && abs(sum - given) <= cents;
        }),
      );
    if (isRounded || isOfInvoice) return [];
    if (vats.length === 0 && rate !== null && read.some((one) => isWithRate(n, one, rate, row))) return [];
    const amounts = [...nets, ...vats, ...totals].map(({ header, index }) => ({
      header,
      text: seen(row.cells[index] ?? emptyCell),
    }));
    return [{ row, amounts }];
  });
  const [first] = misses;
  if (first !== undefined && total !== undefined && isOppositeTotal(rows, { total, nets, vats })) return [];
  if (first === undefined || all.some((column) => isBeforeDiscount(rows, { total, net, discount: column }))) return [];
  return vats.length > 0 ? [askSlip(columns, total, misses)] : askPart(columns, net, total, first.row.number);
}

/** True where the rate of the row makes the total of its net amount: no column needs to have the VAT. */
const isWithRate = (net: BothWays, total: BothWays, rate: SurveyedColumn, row: Row): boolean =>
  (["point", "comma"] as const).some((sign) => {
    const [n, t, r] = [net[sign], total[sign], ratesOf(rate, [row], sign).figures[0]];
    return n !== null && t !== null && typeof r === "bigint" && abs(n + (n * r) / percent - t) <= cents;
  });

/** Of millionths of a per cent. */
const percent = 100_000_000n;

/** True where the total is what net and VAT make with the other sign, in every row: what the supplier is owed. */
function isOppositeTotal(
  rows: readonly Row[],
  of: {
    readonly total: SurveyedColumn;
    readonly nets: readonly SurveyedColumn[];
    readonly vats: readonly SurveyedColumn[];
  },
): boolean {
  if (rows.length < fewestOpposite || of.vats.length === 0) return false;
  return rows.every(({ cells }) =>
    (["point", "comma"] as const).some((sign) => {
      const amountOf = ({ index }: SurveyedColumn): bigint | null =>
        (cells[index]?.kind ?? "empty") === "empty" ? 0n : readBothWays(cells[index])[sign];
      const parts = [of.total, ...of.nets, ...of.vats].map(amountOf);
      const off = parts.reduce<bigint | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0n);
      return off !== null && abs(off) <= cents;
    }),
  );
}

const fewestOpposite = 3;

/** What net and VAT of all rows of the row's invoice add up to; null for an invoice with one row. */
function sumsOfInvoices(
  { rows, assigned }: CheckedColumns,
  nets: readonly SurveyedColumn[],
  vats: readonly SurveyedColumn[],
): (row: Row) => BothWays | null {
  const places = [assigned.get("InvoiceNumber"), assigned.get("AccountName")].flatMap((column) => column ?? []);
  const keyOf = ({ cells }: Row): string => places.map(({ index }) => seen(cells[index] ?? emptyCell)).join("\0");
  if (places.length < 2) return () => null;
  const all = Map.groupBy(rows, keyOf);
  return (row) => {
    const own = all.get(keyOf(row)) ?? [];
    if (own.length < 2) return null;
    const amounts = own.flatMap(({ cells }) =>
      [...nets, ...vats].flatMap(({ index }) =>
        (cells[index]?.kind ?? "empty") === "empty" ? [] : [readBothWays(cells[index])],
      ),
    );
    return amounts.reduce(plus, zero);
  };
}

/** True where a discount leads from the total to the net amount in every row: “Valor bruto”, “Descuento”, “Subtotal”. */
function isBeforeDiscount(
  rows: readonly Row[],
  { total, net, discount }: Readonly<Record<"total" | "net" | "discount", SurveyedColumn>>,
): boolean {
  if (!isAside(discount, "discount") || !discount.content.isFilled) return false;
  return rows.every(({ cells }) => {
    const [t, n, d] = [total, net, discount].map(({ index }) => readBothWays(cells[index]));
    return (["point", "comma"] as const).some((sign) => {
      const [whole, left, off] = [t?.[sign] ?? null, n?.[sign] ?? null, d?.[sign] ?? 0n];
      if (whole === null || left === null) return false;
      return abs(whole - abs(off) * (whole < 0n ? -1n : 1n) - left) <= cents;
    });
  });
}

type BothWays = ReturnType<typeof readBothWays>;
const zero: BothWays = { point: 0n, comma: 0n };
const plus = (a: BothWays, b: BothWays): BothWays => ({
  point: a.point === null || b.point === null ? null : a.point + b.point,
  comma: a.comma === null || b.comma === null ? null : a.comma + b.comma,
});

/** Asks about a total that net and VAT do not make. */
export function askSlip({ all }: CheckedColumns, total: SurveyedColumn, misses: readonly Miss[]): Question {
  const [first] = misses;
  const parts = all.filter((column) => isAside(column, "charge", "discount") && column.content.isFilled);
  return {
    id: `column-${total.letter}`,
    about: "column",
    text: {
      say: "ask-total",
      total: total.header,
      row: first?.row.number ?? 0,
      amounts: first?.amounts ?? [],
      more: misses.length - 1,
      beside: parts.map(placeOf),
    },
    column: total.letter,
    answers: [answerLeaveAlone([total], { say: "total-is-other", total: total.header })],
    examples: misses.slice(0, 5).map(({ row, amounts }) => ({
      row: row.number,
      value: { say: "amounts", amounts },
      readings: { "leave-alone": { say: "sent-as-it-stands" } },
    })),
  };
}

/** False where every amount is 0, or larger than the total of its row: a count of prints, a number of a company. */
function mayBePartOf(part: SurveyedColumn, total: SurveyedColumn, rows: readonly Row[]): boolean {
  return rows.some(({ cells }) => {
    const [one, whole] = [readBothWays(cells[part.index]), readBothWays(cells[total.index])];
    return (["point", "comma"] as const).some((sign) => {
      const [p, t] = [one[sign], whole[sign]];
      return p !== null && p !== 0n && t !== null && abs(p) <= abs(t);
    });
  });
}

/** Without a VAT column, unknown amounts may be the VAT or parts of it. */
export function askPart(
  { all, assigned, rows }: CheckedColumns,
  net: SurveyedColumn,
  total: SurveyedColumn,
  row: number,
): Question[] {
  const taken = new Set(assigned.values());
  const parts = all.filter(
    (column) =>
      column.known === null &&
      !taken.has(column) &&
      column.content.isFilled &&
      shareOf(column.content, isAmountCell) >= 0.8 &&
      mayBePartOf(column, total, rows),
  );
  if (parts.length === 0 || assigned.has("VAT")) return [];
  return [
    {
      id: "missing-VAT",
      about: "missing",
      text: { say: "ask-part-of-total", row, total: total.header, net: net.header },
      column: null,
      answers: [
        ...parts.map((column) => ({
          ...answerProperty(column, "VAT", column.letter),
          label: {
            say: "column-holds" as const,
            column: placeOf(column),
            example: exampleOf(column),
            property: "VAT" as const,
          },
        })),
        answerLeaveAlone([...parts, total], { say: "none-send-without-vat" }),
      ],
      examples: [],
    },
  ];
}
