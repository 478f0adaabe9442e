/** @file Separates the rows below the header into invoices and skipped rows with their reasons. */

import type { SkippedRow } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { TemplateChange } from "../../../shared/spreadsheet/template.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { figureAt, readBothWays } from "../cells/both-ways.ts";
import { type Row, seen, type Table } from "../cells/table.ts";
import type { ColumnMap } from "../columns/map-columns.ts";
import { addUp, summaryIn } from "../foot/summary-below.ts";
import { type Title, titleOf } from "../titles/read-titles.ts";
import { answerAboutSums, askAboutSums, tellSums } from "./ask-sums.ts";
import { findRecap, findRecapBySupplier } from "./find-recap.ts";
import { createSums } from "./find-sums.ts";
import { tellsCount, titleTexts, wholeText } from "./furniture.ts";
import { separateMarkedRows } from "./hidden-rows.ts";
import { mayBeTitle, passOver, suppliersIn } from "./pass-over.ts";
import { findTotalsOfInvoices } from "./totals-of-invoices.ts";

interface RowsToSeparate {
  readonly table: Table;
  readonly header: Row;
  readonly below: readonly Row[];
}

/** The rows to read, and a reason for each of the others. */
export function separateRows({ table, below, header }: RowsToSeparate, map: ColumnMap, said: TemplateChange) {
  const rows: Row[] = [];
  const skipped: SkippedRow[] = [];
  const titles: Title[] = [];
  const above = table.rows.filter(({ number }) => number < header.number);
  const isText = table.sheet === null;
  const context = {
    suppliers: suppliersIn(below, map),
    titles: new Set([...titleTexts(above), ...repeatedWords(table)]),
  };
  const judgeSum = createSums(map, answerAboutSums(said));
  const blockBelow = (row: Row): readonly Row[] => {
    const rest = below.slice(below.indexOf(row) + 1);
    const end = rest.findIndex((next) => passOver(next, map, header, { ...context, isText }) !== null);
    return end < 0 ? rest : rest.slice(0, end);
  };
  const asked: Row[] = [];
  const likely: Row[] = [];
  const totals: Row[] = [];
  const summed: Row[] = [];
  /** A row that a line break has cut has its rest below it; the end of a file cuts the row below another one. */
  const mayBeCut = (row: Row, at: number): boolean => {
    const [before, next] = [below[at - 1], below[at + 1]];
    if (!isText) return false;
    if (next !== undefined) return next.cells.length < header.cells.length;
    return before === undefined || (before.number === row.number - 1 && before === rows.at(-1));
  };
  for (const [at, row] of below.entries()) {
    const seemsOver = passOver(row, map, header, { ...context, isText: mayBeCut(row, at) });
    // Between two invoices amounts alone may be a line of the upper one. The last total is compared with all rows.
    const isBare = seemsOver === "row-of-sums" && row !== below.at(-1) && rows.at(-1)?.number === row.number - 1;
    const isLost = isBare && !isSumOfBlock(row, rows, map) && !isSumOfBlock(row, blockBelow(row), map);
    const passedOver = isLost ? null : seemsOver;
    const sum = passedOver === null ? judgeSum(row) : null;
    if (sum === "asked") asked.push(row);
    else if (sum !== null) summed.push(row);
    if (sum === "likely-total") likely.push(row);
    const isTotal = (sum !== null && sum !== "asked") || tellsCount(row, rows.length);
    const why = passedOver ?? (isTotal ? "row-of-total" : null);
    if (why === null) rows.push(row);
    else {
      const reason: Message = { say: why };
      skipped.push({ row: row.number, reason });
      if (why === "row-of-total" || why === "row-of-sums") totals.push(row);
      if (mayBeTitle(reason)) titles.push(titleOf(row));
    }
  }
  totals.push(...carriedOver(below, rows, skipped));
  const ofInvoices = findTotalsOfInvoices(rows, map);
  for (const row of ofInvoices) skipped.push({ row: row.number, reason: { say: "row-of-total" } });
  if (ofInvoices.size > 0) rows.splice(0, rows.length, ...rows.filter((row) => !ofInvoices.has(row)));
  const recap = findRecap(below, rows, map) ?? findRecapBySupplier(below, rows, map);
  if (recap !== null) {
    const reported = new Set(skipped.map(({ row }) => row));
    for (const { number } of recap.rows)
      if (!reported.has(number)) skipped.push({ row: number, reason: { say: "row-of-sums" } });
    rows.splice(0, rows.length, ...rows.filter((row) => !recap.rows.includes(row)));
    totals.splice(0, totals.length, ...totals.filter((row) => !recap.rows.includes(row)), ...recap.totals.slice(0, 1));
  }
  const whole = summedUp(rows, totals, summed, map);
  if (whole !== null) totals.length = totals.indexOf(whole) + 1;
  const summary = whole === null ? summaryIn(rows, totals, map) : rows.filter(({ number }) => number > whole.number);
  for (const row of summary) skipped.push({ row: row.number, reason: { say: "row-of-sums" } });
  if (summary.length > 0) rows.length -= summary.length;
  const figures = figuresBelow(rows, totals, map);
  for (const row of figures) skipped.push({ row: row.number, reason: { say: "row-of-sums" } });
  if (figures.length > 0) rows.length -= figures.length;
  const signatures = signaturesIn(rows, below);
  for (const row of signatures) {
    skipped.push({ row: row.number, reason: { say: "row-of-title" } });
    titles.push(titleOf(row));
  }
  if (signatures.length > 0) rows.length -= signatures.length;
  const visible = separateMarkedRows(rows, said);
  return {
    ...visible,
    titles,
    foot: {
      ...{ totals, invoices: rows, payments: below.filter(({ isPayment }) => isPayment === true) },
      sheets: (table.joined ?? []).slice(1).map(({ before }) => before),
    },
    skipped: [...skipped, ...visible.skipped],
    derived: [...tellSums(likely.filter((row) => whole === null || row.number < whole.number)), ...visible.derived],
    questions: [...askAboutSums(asked), ...visible.questions],
  };
}

/** “Carried forward” below the last invoice is a total, unless something was brought forward to it. */
function carriedOver(below: readonly Row[], rows: readonly Row[], skipped: readonly SkippedRow[]): readonly Row[] {
  const carried = new Set(skipped.flatMap(({ row, reason }) => (reason.say === "row-carried-forward" ? [row] : [])));
  const [only, other] = below.filter(({ number }) => carried.has(number));
  const isLast = only !== undefined && other === undefined && only.number > (rows.at(-1)?.number ?? 0);
  return isLast && only.cells.some((cell) => cell.kind === "text" && isForward.test(cell.text)) ? [only] : [];
}
const isForward =
  /carried|c\/f|[üu]e?bertrag|[àa] reporter|a riportare|suma y sigue|a transportar|transporte|overdracht|transport/iu;

/**
 * The total below which every row lacks date and number and all rows add up to it: a second table, such as one by supplier,
 * some of whose rows are sums of invoices as well. Null where there is none.
 */
function summedUp(
  rows: readonly Row[],
  totals: readonly Row[],
  summed: readonly Row[],
  { columns }: ColumnMap,
): Row | null {
  const [net] = columns.filter(({ property }) => property === "Net");
  const marks = columns.filter(({ property }) => property === "Date" || property === "InvoiceNumber");
  if (net === undefined || marks.length < 2) return null;
  const isMarked = ({ cells }: Row): boolean => marks.some(({ index }) => (cells[index]?.kind ?? "empty") !== "empty");
  const last = rows.findLast(isMarked)?.number ?? 0;
  const whole = totals.find((total) => total.number > last && !summed.includes(total));
  const tail = whole === undefined ? [] : [...rows, ...summed].filter(({ number }) => number > whole.number);
  return addUp(tail, whole, net.index) ? (whole ?? null) : null;
}

/**
 * The rows below the total that lack date and number and are calculated from it: averages, what the credit notes among the
 * rows add up to, or a budget above what is left of it. None if one of them is something else.
 */
function figuresBelow(rows: readonly Row[], totals: readonly Row[], { columns }: ColumnMap): readonly Row[] {
  const amounts = columns.filter(({ property }) => property === "Net" || property === "VAT");
  const marks = columns.filter(({ property }) => property === "Date" || property === "InvoiceNumber");
  const total = totals.at(-1);
  const isMarked = ({ cells }: Row): boolean => marks.some(({ index }) => (cells[index]?.kind ?? "empty") !== "empty");
  const tail = rows.slice(rows.findLastIndex(isMarked) + 1);
  const invoices = rows.slice(0, rows.length - tail.length);
  if (total === undefined || marks.length < 2 || tail.length === 0 || (tail[0]?.number ?? 0) < total.number) return [];
  const [net] = amounts;
  const count = BigInt(invoices.length);
  if (net === undefined || figureAt(total, net.index) === 0n || count === 0n) return [];
  const credits = invoices.filter((row) => figureAt(row, net.index) < 0n);
  const isEach = (row: Row, of: (index: number) => bigint, most: bigint): boolean => {
    const filled = amounts.filter(({ index }) => figureAt(row, index) !== 0n);
    const off = (index: number): bigint => of(index) - figureAt(row, index);
    return filled.length > 0 && filled.every(({ index }) => off(index) <= most && off(index) >= -most);
  };
  const isAverage = (row: Row): boolean => isEach(row, (index) => figureAt(total, index) / count, cent);
  const isOfCredits = (row: Row): boolean =>
    credits.length > 0 && isEach(row, (index) => credits.reduce((sum, one) => sum + figureAt(one, index), 0n), 0n);
  const isOfBudget = (budget: Row | undefined, left: Row | undefined): boolean =>
    budget !== undefined &&
    left !== undefined &&
    [budget, left].every(
      (row) =>
        figureAt(row, net.index) !== 0n &&
        amounts.every(({ index }) => index === net.index || figureAt(row, index) === 0n),
    ) &&
    figureAt(budget, net.index) - figureAt(total, net.index) === figureAt(left, net.index);
  const isKnown = (row: Row, place: number): boolean =>
    isAverage(row) || isOfCredits(row) || isOfBudget(row, tail[place + 1]) || isOfBudget(tail[place - 1], row);
  return tail.every(isKnown) ? tail : [];
}

/** True where each amount of the row is the sum of the last rows of the block, from any of them on, or of its first rows. */
function isSumOfBlock(row: Row, block: readonly Row[], { columns }: ColumnMap): boolean {
  const amounts = columns.filter(({ property }) => property === "Net" || property === "VAT");
  return amounts.every(({ index }) => {
    const due = readBothWays(row.cells[index]);
    return (["point", "comma"] as const).some((sign) => {
      const sum = due[sign];
      if (sum === null) return (row.cells[index]?.kind ?? "empty") === "empty";
      const isMet = (parts: readonly Row[]): boolean => {
        let left = sum;
        return parts.some((part, at) => {
          left -= readBothWays(part.cells[index])[sign] ?? 0n;
          const most = cent * BigInt(at + 1);
          return left <= most && left >= -most;
        });
      };
      return isMet(block.toReversed()) || isMet(block);
    });
  });
}

const cent = 10_000n;

/** The text of rows of words that come again: a second line of headings on each page. */
function repeatedWords({ rows }: Table): readonly string[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    // Nearly every row begins with an invoice's date or number.
    if (row.cells.some((cell) => cell.kind !== "empty" && (cell.kind !== "text" || /\p{N}/u.test(cell.text)))) continue;
    const text = row.cells.filter(({ kind }) => kind !== "empty").length < fewestWords ? "" : wholeText(row);
    if (text !== "") counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].flatMap(([text, count]) => (count > 1 ? [text] : []));
}

const fewestWords = 4;

/**
 * The last rows below a blank line or with a line to sign on, where they have no digit at all: names and remarks. An
 * invoice has an amount, a date or a number.
 */
function signaturesIn(rows: readonly Row[], below: readonly Row[]): readonly Row[] {
  const from = rows.findLastIndex(({ cells }) => cells.some((cell) => /\p{N}/u.test(seen(cell)))) + 1;
  const first = rows[from];
  if (first === undefined || from === 0) return [];
  const before = below[below.indexOf(first) - 1]?.number ?? first.number;
  const isSigned = first.cells.some((cell) => /^[._\s]{4,}$/.test(seen(cell)));
  return first.number - before > 1 || isSigned ? rows.slice(from) : [];
}
