/** @file Completes the further lines of an invoice, such as one for each rate of VAT, that only have amounts. */

import type { Message } from "../../../shared/wording/message.ts";
import { figureAt } from "../cells/both-ways.ts";
import { type Cell, emptyCell, isFilledAt, type Row, seen, type Table } from "../cells/table.ts";
import { isMoneyCell } from "../columns/column-content.ts";
import { hintsOf } from "../headers/header-hints.ts";
import { type KnownHeader, knownHeaders } from "../headers/known-headers.ts";
import { namesTotal } from "../headers/sum-words.ts";
import { saysCarried } from "../rows/pass-over.ts";

interface Continued {
  readonly table: Table;
  readonly derived: readonly Message[];
}

/** Rounded row by row. */
const cent = 10_000n;

/** What a heading may say of a column whose value counts for all lines of an invoice. */
const ofInvoice: ReadonlySet<string> = new Set([
  "AccountName",
  "AccountId",
  "InvoiceNumber",
  "Date",
  "Currency",
  "InternalReference",
]);

/**
 * The table with supplier, number and date in the lines that lack all of them, each right below a line of the same invoice.
 *
 * Such a line may be a sum as well. So every total of the file must be right only with these lines; or without any total,
 * each line has a rate that its invoice doesn't have yet and is no sum of rows before it.
 */
export function continueInvoices(table: Table, header: Row): Continued {
  const nothing: Continued = { table, derived: [] };
  const known = knownHeaders(header.cells.map(seen));
  const marks = placesOf(known, isMark);
  const amounts = placesOf(known, isOfAmounts);
  if (marks.length < 2 || amounts.length < 2) return nothing;
  // A page repeats the headings; what follows them is a sum of the page before.
  const repeats = ({ cells }: Row): boolean =>
    marks.every((at) => seen(cells[at] ?? emptyCell) === seen(header.cells[at] ?? emptyCell));
  const below = table.rows.filter((row) => row.number > header.number && row.isTitle !== true && !repeats(row));
  const lines = linesIn(below, marks, amounts);
  if (lines.size === 0) return nothing;
  const [rate] = placesOf(known, ({ meaning }) => meaning.is === "property" && meaning.property === "VATRate");
  const list = { below, lines, amounts, marks };
  const proof = provenByTotals(list);
  if (!(proof ?? (rate !== undefined && areOfOwnRates(list, rate)))) return nothing;
  // “Estremi fattura” may be over the numbers, though not all of its words are known.
  const shared = header.cells.flatMap((cell, at) => {
    const one = known[at] ?? null;
    const isOfInvoice = one === null ? hintsOf(seen(cell)).has("invoice") && isNeverMoney(below, at) : isShared(one);
    return isOfInvoice ? [at] : [];
  });
  const rows = table.rows.map((row): Row => {
    const parent = lines.get(row);
    if (parent === undefined) return row;
    const width = Math.max(row.cells.length, ...shared.map((at) => at + 1));
    const cells = Array.from({ length: width }, (_, at): Cell => {
      const own = row.cells[at] ?? emptyCell;
      return own.kind === "empty" && shared.includes(at) ? (parent.cells[at] ?? emptyCell) : own;
    });
    return { ...row, cells };
  });
  return {
    table: { ...table, rows },
    derived: [{ say: "filled-from-above", property: "InvoiceNumber", rows: lines.size }],
  };
}

const isMark = ({ meaning }: KnownHeader): boolean => {
  if (meaning.is === "property") return identifying.has(meaning.property);
  return meaning.is === "doubtful" && inDoubt.has(meaning.doubt);
};

const identifying: ReadonlySet<string> = new Set(["AccountName", "AccountId", "InvoiceNumber", "Date"]);
const inDoubt: ReadonlySet<string> = new Set(["name", "number", "reference", "theirReference"]);

/** True for a line with at least two of supplier, number and date. */
const isMarked = (row: Row, marks: readonly number[]): boolean => marks.filter((at) => isFilledAt(row, at)).length > 1;

const placesOf = (known: readonly (KnownHeader | null)[], passes: (one: KnownHeader) => boolean): readonly number[] =>
  known.flatMap((one, index) => (one !== null && passes(one) ? [index] : []));

const isOfAmounts = ({ meaning }: KnownHeader): boolean => {
  if (meaning.is === "property") return meaning.property === "Net" || meaning.property === "VAT";
  if (meaning.is === "doubtful") return meaning.doubt === "amount" || meaning.doubt === "tax";
  return meaning.aside === "gross" || meaning.aside === "total";
};

const isShared = ({ meaning }: KnownHeader): boolean => {
  if (meaning.is === "property") return ofInvoice.has(meaning.property);
  if (meaning.is === "doubtful") return inDoubt.has(meaning.doubt) || meaning.doubt === "account";
  return meaning.aside === "type" || meaning.aside === "supplierNumber";
};

const isNeverMoney = (rows: readonly Row[], at: number): boolean =>
  rows.every(({ cells }) => !isMoneyCell(cells[at] ?? emptyCell));

interface Lines {
  readonly below: readonly Row[];
  /** The first line of its invoice, for each line that lacks supplier, number and date. */
  readonly lines: ReadonlyMap<Row, Row>;
  readonly amounts: readonly number[];
  readonly marks: readonly number[];
}

function linesIn(below: readonly Row[], marks: readonly number[], amounts: readonly number[]): Map<Row, Row> {
  const lines = new Map<Row, Row>();
  let parent: Row | null = null;
  let last = 0;
  for (const row of below) {
    const isNext = row.number === last + 1;
    last = row.number;
    if (isMarked(row, marks)) parent = row;
    else if (
      parent !== null &&
      isNext &&
      marks.every((at) => !isFilledAt(row, at)) &&
      amounts.some((at) => figureAt(row, at) !== 0n) &&
      amounts.filter((at) => isFilledAt(row, at)).length > 1 &&
      !namesSum(row) &&
      !isCarried(row)
    )
      lines.set(row, parent);
    else parent = null;
  }
  return lines;
}

const namesSum = ({ cells }: Row): boolean => cells.some((cell) => cell.kind === "text" && namesTotal(cell.text));
const isCarried = ({ cells }: Row): boolean => cells.some((cell) => cell.kind === "text" && saysCarried(cell.text));

/** Whether the totals are right only with the lines; null where no total says anything of them. */
function provenByTotals({ below, lines, amounts, marks }: Lines): boolean | null {
  let isProven: boolean | null = null;
  let since: Row[] = [];
  const before: Row[] = [];
  for (const row of below) {
    if (lines.has(row) || isMarked(row, marks)) {
      before.push(row);
      since.push(row);
      continue;
    }
    const told = amounts.filter((at) => figureAt(row, at) !== 0n);
    if (told.length === 0 || !namesSum(row)) continue;
    const isSumOf = (rows: readonly Row[]): boolean =>
      told.every((at) => {
        const off = rows.reduce((sum, one) => sum + figureAt(one, at), 0n) - figureAt(row, at);
        const most = cent * BigInt(Math.min(rows.length, 20));
        return off <= most && off >= -most;
      });
    const whole = [since, before].find((rows) => rows.some((one) => lines.has(one)) && isSumOf(rows));
    if (whole !== undefined && !isSumOf(whole.filter((one) => !lines.has(one)))) isProven ??= true;
    else if (before.some((one) => lines.has(one)) && (since.some((one) => lines.has(one)) || !isSumOf(since)))
      return false;
    since = [];
  }
  // Lines below the last total are in none.
  return isProven === true && since.some((row) => lines.has(row)) ? false : isProven;
}

/** True where each line has a rate of its own, its amounts are no sums, and some lines are above later invoices. */
function areOfOwnRates({ below, lines, amounts }: Lines, rate: number): boolean {
  const [first] = amounts;
  const last = below.findLast((row) => row.cells.some(({ kind }) => kind !== "empty"));
  const parents = new Set(lines.values());
  if (first === undefined || parents.size < 2 || (last !== undefined && lines.has(last) && parents.size < 3))
    return false;
  const rows = below.filter((row) => lines.has(row) || figureAt(row, first) !== 0n);
  return [...parents].every((parent) => {
    const own = rows.filter((row) => row === parent || lines.get(row) === parent);
    const rates = own.map((row) => seen(row.cells[rate] ?? emptyCell));
    if (rates.includes("") || new Set(rates).size < rates.length) return false;
    const block = own.slice(1);
    let sum = block.reduce((all, row) => all + figureAt(row, first), 0n);
    for (const row of rows.slice(0, rows.indexOf(parent) + 1).toReversed()) {
      sum -= figureAt(row, first);
      if (sum <= cent && sum >= -cent) return false;
    }
    return true;
  });
}
