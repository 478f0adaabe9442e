/** @file Gathers the lines of a purchase journal into invoices: cost, VAT and what is owed to the supplier, as booked. */

import { type Cell, emptyCell, type Row, seen, type Table } from "../cells/table.ts";
import { readBothWays } from "../columns/column-content.ts";
import { knownHeader } from "../headers/known-headers.ts";
import type { Meaning } from "../headers/meaning.ts";
import type { Completed } from "./lift-bands.ts";

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

/** Where the headings of a journal have its columns. */
interface Places {
  readonly account: number;
  readonly debit: number;
  readonly credit: number;
  readonly supplier: number;
  readonly number: number;
  readonly date: number;
  /** Null where rows of one number and supplier are one entry. */
  readonly entry: number | null;
  readonly currency: number | null;
}

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
  const places = placesIn(header);
  if (places === null) return nothing;
  const below = table.rows.filter(({ number, isTitle }) => number > header.number && isTitle !== true);
  const groups = [...Map.groupBy(below, (row) => keyOf(row, places)).values()];
  if (groups.length < fewest || groups.length === below.length) return nothing;
  for (const chart of charts)
    for (const sign of ["comma", "point"] as const) {
      const entries = groups.map((lines) => readEntry(lines, places, chart, sign));
      if (entries.every((entry) => entry !== null)) return gathered(table, header, entries, below.length);
    }
  return nothing;
}

function gathered(table: Table, header: Row, entries: readonly Entry[], lines: number): Completed {
  const width = Math.max(header.cells.length, ...table.rows.map(({ cells }) => cells.length));
  const [others, firsts] = [new Set(entries.flatMap((entry) => entry.lines)), new Map<Row, Entry>()];
  for (const entry of entries) {
    const [first] = entry.lines;
    if (first !== undefined) firsts.set(first, entry);
  }
  const rows = table.rows.map((row): Row => {
    const entry = firsts.get(row);
    if (entry !== undefined)
      return { ...row, cells: [...padded(entry.owed, width), amountCell(entry.net), amountCell(entry.vat)] };
    return others.has(row) ? { ...row, isTitle: true, isOfEntry: true } : row;
  });
  const named = [...padded(header, width), { kind: "text", text: "Net" }, { kind: "text", text: "VAT" }] as const;
  return {
    table: { ...table, rows },
    header: { ...header, cells: named },
    derived: [{ say: "entries-gathered", entries: entries.length, lines }],
  };
}

const padded = ({ cells }: Row, width: number): readonly Cell[] => [
  ...cells,
  ...Array.from({ length: width - cells.length }, () => emptyCell),
];

function amountCell(millionths: bigint): Cell {
  const digits = String(millionths < 0n ? -millionths : millionths).padStart(7, "0");
  const decimals = digits.slice(-6).replace(/0{1,4}$/, "");
  const text = `${millionths < 0n ? "-" : ""}${digits.slice(0, -6)}.${decimals}`;
  return { kind: "number", text, shown: null, isPercent: false };
}

const textAt = ({ cells }: Row, index: number): string => seen(cells[index] ?? emptyCell).trim();

const keyOf = (row: Row, { entry, number, supplier }: Places): string =>
  entry === null ? `${textAt(row, number)}\0${textAt(row, supplier)}` : textAt(row, entry);

/** The entry, or null where its lines are not one purchase. */
function readEntry(lines: readonly Row[], places: Places, chart: Chart, sign: "comma" | "point"): Entry | null {
  let [balance, net, vat] = [0n, 0n, 0n];
  const owed: Row[] = [];
  for (const row of lines) {
    const account = textAt(row, places.account);
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
    index === null || new Set(lines.map((row) => textAt(row, index))).size === 1;
  const names = new Set(owed.map((row) => textAt(row, places.supplier)));
  if (first === undefined || names.size !== 1 || names.has("") || balance !== 0n || net === 0n) return null;
  // The amounts of a journal are in the currency of the books, whatever the currency of the invoice was.
  if (![places.number, places.date, places.currency].every(isOne)) return null;
  if (places.currency !== null && !/^(?:EUR)?$/.test(textAt(first, places.currency))) return null;
  return { lines, owed: first, net, vat };
}

/** An empty side of the account is 0. */
function amountAt({ cells }: Row, index: number, sign: "comma" | "point"): bigint | null {
  const cell = cells[index] ?? emptyCell;
  return cell.kind === "empty" ? 0n : readBothWays(cell)[sign];
}

/** Null where the headings are not those of a journal with suppliers, numbers and dates of invoices. */
function placesIn(header: Row): Places | null {
  const meanings = header.cells.map((cell) => knownHeader(seen(cell))?.meaning ?? null);
  const find = (is: (meaning: Meaning) => boolean): number =>
    meanings.findIndex((meaning) => meaning !== null && is(meaning));
  const aside = (of: string): number => find((meaning) => meaning.is === "aside" && meaning.aside === of);
  const property = (of: string): number => find((meaning) => meaning.is === "property" && meaning.property === of);
  const orNull = (index: number): number | null => (index < 0 ? null : index);
  const ledger = aside("ledger");
  const account = ledger < 0 ? find((meaning) => meaning.is === "doubtful" && meaning.doubt === "account") : ledger;
  const places = {
    ...{ account, debit: aside("debit"), credit: aside("credit"), supplier: property("AccountName") },
    ...{ number: property("InvoiceNumber"), date: property("Date") },
  };
  if (Object.values(places).some((index) => index < 0)) return null;
  // A journal has no amount of its own: its sides are debit and credit.
  if (property("Net") >= 0 || property("VAT") >= 0) return null;
  return { ...places, entry: orNull(property("InternalReference")), currency: orNull(property("Currency")) };
}
