/**
 * @file Finds invoices whose amount is at the ceiling or above it, or far from what is usual.
 *
 * [Note: an unusual amount]
 *
 * Whole invoices are compared, because the lines of one differ far more from each other than invoices do. Signs do not
 * count. The usual amount is the middle one of the latest, so that a single large invoice does not change it:
 *
 * - Of a supplier with three invoices or more: 20 times the middle one, or an 80th of it and less than any before.
 * - Of a supplier with one or two: 80 times the larger one.
 * - Of a supplier with fewer than three, in an office with ten or more: 100 times the office's middle one.
 *
 * A misplaced decimal sign makes an amount a hundred times too large. Where nothing is usual yet, the ceiling holds.
 */

import { supplierOf } from "../../shared/imports/row-fingerprint.ts";
import { type Ceilings, ceilingFor } from "../../shared/settings/ceilings.ts";
import type { RowProblem } from "../../shared/spreadsheet/sheet-reading.ts";
import { addDecimals } from "../../shared/values/add-money.ts";
import { inMillionths, sizeInMillionths } from "../../shared/values/amounts/millionths.ts";
import type { Message } from "../../shared/wording/message.ts";
import type { Line } from "./group-lines.ts";

/**
 * The net totals, as decimal text, of the latest accepted invoices in that currency; empty where none are known.
 *
 * @param supplier as in a row fingerprint; null for every supplier of the office
 */
export type UsualNets = (supplier: string | null, currency: string) => readonly string[];

export type AmountDoubt = Pick<RowProblem, "row" | "value" | "reason" | "fix"> & { readonly about: "Net" | "VAT" };

/** What the lines of one invoice make in one currency. */
interface Total {
  readonly about: "Net" | "VAT";
  readonly currency: string;
  readonly amount: string;
  readonly lines: readonly Line[];
}

/** A function that finds the doubts about one invoice. It looks each supplier up once: a file may hold a thousand rows of it. */
export function amountDoubts(
  nets: UsualNets,
  ceilings: Ceilings,
): (invoice: readonly Line[]) => readonly AmountDoubt[] {
  const normOf = rememberNorms(nets);
  return (invoice) =>
    totalsOf(invoice).flatMap((total) => [...ceilingDoubts(total, ceilings), ...normDoubts(total, normOf)]);
}

function totalsOf(invoice: readonly Line[]): readonly Total[] {
  const [line, other] = invoice;
  // In most files each row is an invoice.
  if (line !== undefined && other === undefined)
    return (["Net", "VAT"] as const).flatMap((about) => totalOf(line, about));
  const totals = new Map<string, Total>();
  for (const about of ["Net", "VAT"] as const)
    for (const line of invoice) {
      const { Currency: currency = "", [about]: amount } = line.read.invoice;
      if (amount === undefined) continue;
      const key = `${about} ${currency}`;
      const before = totals.get(key);
      totals.set(
        key,
        before === undefined
          ? { about, currency, amount, lines: [line] }
          : { ...before, amount: addDecimals(before.amount, amount), lines: [...before.lines, line] },
      );
    }
  return [...totals.values()];
}

function totalOf(line: Line, about: "Net" | "VAT"): readonly Total[] {
  const { Currency: currency = "", [about]: amount } = line.read.invoice;
  return amount === undefined ? [] : [{ about, currency, amount, lines: [line] }];
}

const fix: Message = { say: "fix-approve-amount" };

/** Each line that is too large by itself, or else the first line where all of them are together. */
function ceilingDoubts({ about, currency, amount, lines }: Total, ceilings: Ceilings): readonly AmountDoubt[] {
  const ceiling = ceilingFor(ceilings, currency);
  const isReachedBy = (decimal: string): boolean => sizeInMillionths(decimal) >= inMillionths(ceiling);
  const reason = (lineCount: number, decimal: string): Message => ({
    say: "at-ceiling",
    ...{ lines: lineCount, amount: decimal, currency, ceiling },
  });
  const single = lines.flatMap(({ read: { row, invoice } }) => {
    const value = invoice[about] ?? "0";
    return isReachedBy(value) ? [{ row, about, value, reason: reason(1, value), fix }] : [];
  });
  if (single.length > 0 || !isReachedBy(amount)) return single;
  return atFirstLine(lines, about, reason(lines.length, amount));
}

function atFirstLine(lines: readonly Line[], about: "Net" | "VAT", reason: Message): readonly AmountDoubt[] {
  return lines.slice(0, 1).map(({ read: { row, invoice } }) => ({
    ...{ row, about, value: invoice[about] ?? null, reason, fix },
  }));
}

const timesSupplier = 20;
const timesFew = 80;
const timesOffice = 100;
const fewestOfSupplier = 3;
const fewestOfOffice = 10;

/** Amounts that are compared with, in millionths and without their sign. */
interface Norm {
  readonly of: "supplier" | "few" | "office";
  readonly invoices: number;
  /** The middle one; of few the largest. As decimal text without its sign. */
  readonly usual: string;
  readonly smallest: bigint;
}

function normDoubts(
  { about, currency, amount, lines }: Total,
  normsOf: (supplier: string, currency: string) => readonly Norm[],
): readonly AmountDoubt[] {
  const [first] = lines;
  const now = sizeInMillionths(amount);
  if (about !== "Net" || first === undefined || now === 0n) return [];
  for (const { of, invoices, usual, smallest } of normsOf(supplierOf(first.read.invoice), currency)) {
    const said = { lines: lines.length, amount, currency, usual, invoices };
    const norm = inMillionths(usual);
    const times = { supplier: timesSupplier, few: timesFew, office: timesOffice }[of];
    if (now >= norm * BigInt(times)) {
      const say = ({ supplier: "far-above-supplier", few: "far-above-few", office: "far-above-office" } as const)[of];
      return atFirstLine(lines, about, { say, times, ...said });
    }
    if (of === "supplier" && now * BigInt(timesFew) <= norm && now < smallest)
      return atFirstLine(lines, about, { say: "far-below-supplier", times: timesFew, ...said });
  }
  return [];
}

function rememberNorms(nets: UsualNets): (supplier: string, currency: string) => readonly Norm[] {
  const known = new Map<string, readonly Norm[]>();
  const once = (key: string, find: () => readonly Norm[]): readonly Norm[] => {
    const before = known.get(key) ?? find();
    known.set(key, before);
    return before;
  };
  const office = (currency: string) =>
    once(`office ${currency}`, () => normAmong(nets(null, currency), "office", fewestOfOffice));
  return (supplier, currency) =>
    once(`${currency} ${supplier}`, () => {
      const amounts = nets(supplier, currency);
      const own = normAmong(amounts, "supplier", fewestOfSupplier);
      return own.length > 0 ? own : [...normAmong(amounts, "few", 1), ...office(currency)];
    });
}

/** Empty where fewer than `fewest` amounts are known: too few to say what is usual. */
function normAmong(nets: readonly string[], of: Norm["of"], fewest: number): readonly Norm[] {
  const amounts = nets
    .map((decimal) => ({ decimal: decimal.replace("-", ""), size: sizeInMillionths(decimal) }))
    .filter(({ size }) => size > 0n)
    .toSorted((a, b) => (a.size < b.size ? -1 : 1));
  const usual = of === "few" ? amounts.at(-1) : amounts[(amounts.length - 1) >> 1];
  const [smallest] = amounts;
  if (usual === undefined || smallest === undefined || amounts.length < fewest) return [];
  return [{ of, invoices: amounts.length, usual: usual.decimal, smallest: smallest.size }];
}
