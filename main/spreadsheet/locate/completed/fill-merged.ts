/** @file Gives each line of an invoice the supplier, number and date that are merged over all of its lines. */

import type { Message } from "../../../../shared/wording/message.ts";
import { figureAt } from "../../cells/both-ways.ts";
import { type Cell, emptyCell, type Row, seen, type Table } from "../../cells/table.ts";
import { isMoneyCell } from "../../columns/column-content.ts";
import { type KnownHeader, knownHeaders } from "../../headers/known-headers.ts";

interface Filled {
  readonly table: Table;
  readonly derived: readonly Message[];
}

const cent = 10_000n;

/**
 * The table with a text or a date that is merged over several rows in each of them that has an amount of its own. Amounts
 * that are merged stay a problem, unless they are a total that the lines make, and so do lines that are what the first one
 * adds up to. See [Note: merged cells].
 */
export function fillMerged(table: Table, header: Row): Filled {
  const nothing: Filled = { table, derived: [] };
  const below = table.rows.filter(({ number, isTitle }) => number > header.number && isTitle !== true);
  if (!below.some(isMerged)) return nothing;
  const known = knownHeaders(header.cells.map(seen));
  const amounts = known.flatMap((one, at) => (one !== null && isOfAmounts(one) ? [at] : []));
  const totals = known.flatMap((one, at) => (one !== null && isOfTotals(one) ? [at] : []));
  const groups: Row[][] = [];
  for (const row of below) {
    const group = groups.at(-1);
    if (group !== undefined && isLine(row, amounts)) group.push(row);
    else groups.push([row]);
  }
  const filled = new Map<Row, Row>();
  for (const [first, ...lines] of groups) {
    if (first === undefined || lines.length === 0 || amounts.some((at) => isSum(first, lines, at))) continue;
    const all = [first, ...lines];
    const merged = totals.filter((at) => lines.some((row) => isBelow(row.cells[at] ?? emptyCell)));
    if (!merged.every((at) => isOfLines(figureAt(first, at), all, amounts))) continue;
    for (const row of lines) {
      const cells = row.cells.map((cell, at): Cell => {
        const anchor = first.cells[at] ?? emptyCell;
        if (!isBelow(cell)) return cell;
        return merged.includes(at) || isValueOfAll(anchor, known[at] ?? null) ? anchor : cell;
      });
      filled.set(row, { ...row, cells });
    }
  }
  if (filled.size === 0) return nothing;
  const told: Message = { say: "filled-from-merged", rows: filled.size, row: [...filled.keys()][0]?.number ?? 0 };
  return { table: { ...table, rows: table.rows.map((row) => filled.get(row) ?? row) }, derived: [told] };
}

const isBelow = (cell: Cell): boolean => cell.kind === "error" && cell.reason.say === "merged-with-above";
const isMerged = ({ cells }: Row): boolean => cells.some(isBelow);

/** A row that has cells merged with those above, and amounts that aren't. */
const isLine = (row: Row, amounts: readonly number[]): boolean =>
  isMerged(row) &&
  amounts.some((at) => isMoney(row.cells[at] ?? emptyCell)) &&
  !amounts.some((at) => isBelow(row.cells[at] ?? emptyCell));

const isMoney = (cell: Cell): boolean => cell.kind === "number" || isMoneyCell(cell);

const isOfAmounts = ({ meaning }: KnownHeader): boolean => {
  if (meaning.is === "property") return meaning.property === "Net" || meaning.property === "VAT";
  return meaning.is === "doubtful" && (meaning.doubt === "amount" || meaning.doubt === "tax");
};

const isOfTotals = ({ meaning }: KnownHeader): boolean =>
  meaning.is === "aside" && (meaning.aside === "gross" || meaning.aside === "total");

/** True for the total of an invoice that is merged over its lines: their amounts make it. */
function isOfLines(total: bigint, lines: readonly Row[], amounts: readonly number[]): boolean {
  const off = lines.reduce((sum, row) => amounts.reduce((all, at) => all + figureAt(row, at), sum), 0n) - total;
  const rounding = cent * BigInt(lines.length);
  return off <= rounding && off >= -rounding;
}

/** True where the first line has what the others add up to: it's the invoice, and they are its parts. */
function isSum(first: Row, lines: readonly Row[], at: number): boolean {
  const off = lines.reduce((sum, row) => sum + figureAt(row, at), 0n) - figureAt(first, at);
  return figureAt(first, at) !== 0n && off <= cent && off >= -cent;
}

/** Text and dates count for all lines. A number does so only under a heading that makes it a number of the invoice. */
function isValueOfAll(anchor: Cell, known: KnownHeader | null): boolean {
  if (anchor.kind === "text" || anchor.kind === "date") return !isMoneyCell(anchor);
  if (anchor.kind !== "number" || anchor.isPercent || known === null) return false;
  const { meaning } = known;
  return meaning.is === "property"
    ? meaning.property === "InvoiceNumber" || meaning.property === "InternalReference"
    : meaning.is === "doubtful" && ["reference", "theirReference", "number", "account"].includes(meaning.doubt);
}
