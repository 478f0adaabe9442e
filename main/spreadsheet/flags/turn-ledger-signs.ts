/** @file Turns the signs of a ledger in which invoices are negative, as what is owed, and credit notes positive. */

import type { Message } from "../../../shared/wording/message.ts";
import { figureAt } from "../cells/both-ways.ts";
import { type Cell, emptyCell, type Row, seen, type Table, trimmedTextAt } from "../cells/table.ts";
import { isAmountCell, isDateCell, isMoneyCell } from "../columns/column-content.ts";
import { knownHeader } from "../headers/known-headers.ts";
import { kindOf } from "./row-kind-words.ts";

interface Turned {
  readonly table: Table;
  readonly derived: readonly Message[];
}

/** Fewer negative invoices may be a program's mistake. */
const fewest = 3;

/**
 * The table with all amounts turned, where a column of kinds calls every row an invoice or a credit note, all invoices
 * are negative and all credit notes positive. Payments are marked before and are turned with the others, so that sums
 * stay sums. Anything else is left as it is, and asked about.
 */
export function turnLedgerSigns(table: Table, header: Row): Turned {
  const nothing: Turned = { table, derived: [] };
  const index = header.cells.findIndex(isOfKinds);
  const amounts = header.cells.flatMap((cell, at) => (isOfAmounts(cell) ? [at] : []));
  if (index < 0 || !beginsNegative(table, header, amounts)) return nothing;
  const named = table.rows.filter(
    (row) =>
      row.number > header.number && row.isTitle !== true && row.isPayment !== true && trimmedTextAt(row, index) !== "",
  );
  const kinds = new Map(
    [...new Set(named.map((row) => trimmedTextAt(row, index)))].map((text) => [text, kindOf(text)]),
  );
  if (![...kinds.values()].every((kind) => kind === "invoice" || kind === "credit")) return nothing;
  const invoices = named.filter((row) => kinds.get(trimmedTextAt(row, index)) === "invoice");
  const credits = named.filter((row) => !invoices.includes(row));
  if (invoices.length < fewest) return nothing;
  const isNever = (rows: readonly Row[], sign: 1 | -1, at: number): boolean =>
    rows.every((row) => signAt(row, at) !== sign);
  const isTurned = (at: number): boolean => isNever(invoices, 1, at) && isNever(credits, -1, at);
  // A column whose heading says nothing has the same signs, if it's of the same amounts.
  const width = Math.max(...named.map(({ cells }) => cells.length));
  const isOfMoney = (at: number): boolean => {
    const cells = named.map((row) => row.cells[at] ?? emptyCell);
    return cells.every((cell) => isAmountCell(cell) && !isDateCell(cell)) && cells.some(isMoneyCell);
  };
  const others = Array.from({ length: width }, (_, at) => at).filter(
    (at) => !amounts.includes(at) && isTurned(at) && isOfMoney(at),
  );
  const turned = [...amounts.filter((at) => invoices.some((row) => signAt(row, at) === -1)), ...others];
  const areTurned = amounts.every(isTurned);
  const first = invoices[0];
  const areAllThere = invoices.every((row) => turned.some((at) => signAt(row, at) === -1));
  if (first === undefined || turned.length === 0 || !areTurned || !areAllThere) return nothing;
  const rows = table.rows.map((row): Row => {
    if (row.number <= header.number) return row;
    const cells = row.cells.map((cell, at) => (turned.includes(at) ? negated(cell) : cell));
    return { ...row, cells };
  });
  return {
    table: { ...table, rows },
    derived: [{ say: "ledger-signs", text: trimmedTextAt(first, index), row: first.number, rows: named.length }],
  };
}

/** A fast first test: among the first rows of a ledger are negative ones, whatever their kinds. */
const beginsNegative = (table: Table, header: Row, amounts: readonly number[]): boolean =>
  table.rows
    .filter(({ number }) => number > header.number && number <= header.number + looksAtFirst)
    .some((row) => amounts.some((at) => signAt(row, at) === -1));

const looksAtFirst = 50;

function signAt(row: Row, index: number): 1 | 0 | -1 {
  const amount = figureAt(row, index);
  return amount === 0n ? 0 : amount > 0n ? 1 : -1;
}

const isOfKinds = (cell: Cell): boolean => {
  const meaning = knownHeader(seen(cell))?.meaning;
  return meaning?.is === "aside" && meaning.aside === "type";
};

const isOfAmounts = (cell: Cell): boolean => {
  const meaning = knownHeader(seen(cell))?.meaning;
  if (meaning?.is === "property") return meaning.property === "Net" || meaning.property === "VAT";
  if (meaning?.is === "doubtful") return meaning.doubt === "amount" || meaning.doubt === "tax";
  return meaning?.is === "aside" && ["gross", "total", "local"].includes(meaning.aside);
};

/** The amount with the other sign, written as before. */
function negated(cell: Cell): Cell {
  if (cell.kind === "number")
    return { ...cell, text: cell.text.startsWith("-") ? cell.text.slice(1) : `-${cell.text}`, shown: null };
  if (cell.kind !== "text" || !isAmountCell(cell) || isDateCell(cell)) return cell;
  const { text } = cell;
  const [, within] = /^\((.*)\)$/s.exec(text.trim()) ?? [];
  return { kind: "text", text: within ?? (/[-−–]/.test(text) ? text.replace(/[-−–]/, "") : `-${text.trim()}`) };
}
