/** @file Gathers the lines of a purchase journal into invoices: cost, VAT and what is owed to the supplier, as booked. */

import { amountCell, readBothWays } from "../../cells/both-ways.ts";
import { emptyCell, type Row, type Table, trimmedTextAt, withCells } from "../../cells/table.ts";
import type { Completed } from "../lift-bands.ts";
import { type Places, placesIn } from "./journal-places.ts";

/** What the accounts of a country's chart are for, by how their numbers begin. */
interface Chart {
  readonly supplier: RegExp;
  readonly vat: RegExp;
  readonly cost: RegExp;
}

/** The charts that a law or a decree prescribes. Under others an account's number says nothing. */
const charts: readonly Chart[] = [
  // France, by the plan comptable général.
  { supplier: /^40[14]/, vat: /^4456/, cost: /^(?:[26]|38|486)/ },
  // Belgium and Luxembourg.
  { supplier: /^44/, vat: /^4(?:11|21)/, cost: /^[26]/ },
  // Spain.
  { supplier: /^4[01]/, vat: /^472/, cost: /^[26]/ },
  // Portugal.
  { supplier: /^2[27]/, vat: /^2432/, cost: /^[346]/ },
  // Romania.
  { supplier: /^40/, vat: /^442[68]/, cost: /^[236]/ },
];

/** The lines of one entry, and what they come to in millionths. */
interface Entry {
  readonly lines: readonly Row[];
  /** The line of what is owed to the supplier, which has the name. */
  readonly owed: Row;
  readonly net: bigint;
  readonly vat: bigint;
}

/** Fewer may be a sample. */
const fewest = 2;

/**
 * [Note: entries of a journal]
 *
 * The table with one row for each entry of a purchase journal, such as the French FEC: the first line of the entry with
 * the sums of its costs and its VAT in two columns of their own. The other lines are marked, so that they are left out.
 *
 * Only where every line fits a chart of accounts that a law prescribes, every entry has one supplier, and its debits are
 * its credits. With one line that is no cost, VAT or supplier, such as a payment or a sale, nothing is gathered.
 */
export function gatherEntries(table: Table, header: Row): Completed {
  const nothing: Completed = { table, header, derived: [] };
  const lines = table.rows.filter(({ number, isTitle }) => number > header.number && isTitle !== true);
  const places = placesIn(header, lines);
  if (places === null) return nothing;
  const totals = new Set(lines.filter((row) => isTotal(row, places)));
  const below = lines.filter((row) => !totals.has(row));
  const groups = [...Map.groupBy(below, (row) => keyOf(row, places)).values()];
  if (groups.length < fewest || groups.length === below.length) return nothing;
  for (const chart of charts)
    for (const sign of ["comma", "point"] as const) {
      const entries = groups.map((lines) => readEntry(lines, places, chart, sign));
      if (entries.every((entry) => entry !== null) && !areOfOneAccount(entries, places))
        return gathered(table, header, { entries, totals, lines: below.length, ...places });
    }
  return nothing;
}

/** “Fournisseurs” in every entry is the account of all suppliers, and names none of them. */
const areOfOneAccount = (entries: readonly Entry[], { supplier, unnamed }: Places): boolean =>
  unnamed.some(([, index]) => index === supplier) &&
  new Set(entries.map(({ owed }) => trimmedTextAt(owed, supplier))).size === 1;

interface Gathered extends Pick<Places, "unnamed"> {
  readonly entries: readonly Entry[];
  readonly totals: ReadonlySet<Row>;
  readonly lines: number;
}

function gathered(table: Table, header: Row, { entries, totals, lines, unnamed }: Gathered): Completed {
  const width = Math.max(header.cells.length, ...table.rows.map(({ cells }) => cells.length));
  const [others, firsts] = [new Set(entries.flatMap((entry) => entry.lines)), new Map<Row, Entry>()];
  for (const entry of entries) {
    const [first] = entry.lines;
    if (first !== undefined) firsts.set(first, entry);
  }
  const rows = table.rows.map((row): Row => {
    const entry = firsts.get(row);
    if (entry !== undefined) {
      const named = unnamed.map(([, index]) => entry.owed.cells[index] ?? emptyCell);
      return {
        ...row,
        cells: [...withCells(entry.owed, width), ...named, amountCell(entry.net), amountCell(entry.vat)],
      };
    }
    if (totals.has(row)) return { ...row, isTitle: true };
    return others.has(row) ? { ...row, isTitle: true, isOfEntry: true } : row;
  });
  const headings = [...unnamed.map(([heading]) => heading), "Net", "VAT"];
  const named = [...withCells(header, width), ...headings.map((text) => ({ kind: "text", text }) as const)];
  return {
    table: { ...table, rows },
    header: { ...header, cells: named },
    derived: [{ say: "entries-gathered", entries: entries.length, lines }],
  };
}

/** A row of sums: it has both sides, and no account. */
const isTotal = (row: Row, { account, debit, credit, number, entry }: Places): boolean =>
  [account, number, ...(entry === null ? [] : [entry])].every((index) => trimmedTextAt(row, index) === "") &&
  trimmedTextAt(row, debit) !== "" &&
  trimmedTextAt(row, debit) === trimmedTextAt(row, credit);

const keyOf = (row: Row, { entry, number, supplier }: Places): string =>
  entry === null ? `${trimmedTextAt(row, number)}\0${trimmedTextAt(row, supplier)}` : trimmedTextAt(row, entry);

/** The entry, or null where its lines are not one purchase. */
function readEntry(lines: readonly Row[], places: Places, chart: Chart, sign: "comma" | "point"): Entry | null {
  let [balance, net, vat] = [0n, 0n, 0n];
  const owed: Row[] = [];
  for (const row of lines) {
    const account = trimmedTextAt(row, places.account);
    const [debit, credit] = [amountAt(row, places.debit, sign), amountAt(row, places.credit, sign)];
    if (debit === null || credit === null || !/^\d{3,}/.test(account)) return null;
    const amount = debit - credit;
    balance += amount;
    if (chart.vat.test(account)) vat += amount;
    else if (chart.supplier.test(account)) owed.push(row);
    else if (chart.cost.test(account)) net += amount;
    else return null;
  }
  const [first] = owed;
  const isOne = (index: number | null): boolean =>
    index === null || new Set(lines.map((row) => trimmedTextAt(row, index))).size === 1;
  const names = new Set(owed.map((row) => trimmedTextAt(row, places.supplier)));
  if (first === undefined || names.size !== 1 || names.has("") || balance !== 0n || net === 0n) return null;
  // The amounts of a journal are in the currency of the books, whatever the currency of the invoice was.
  if (![places.number, places.date, places.currency].every(isOne)) return null;
  if (places.currency !== null && !/^(?:EUR)?$/.test(trimmedTextAt(first, places.currency))) return null;
  return { lines, owed: first, net, vat };
}

/** An empty side of the account is 0. */
function amountAt({ cells }: Row, index: number, sign: "comma" | "point"): bigint | null {
  const cell = cells[index] ?? emptyCell;
  return cell.kind === "empty" ? 0n : readBothWays(cell)[sign];
}
