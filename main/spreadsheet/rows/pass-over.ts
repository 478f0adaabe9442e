/** @file Recognises rows below the header that hold no invoice, and says why. */

import type { Property } from "../../../shared/values/purchase-invoice.ts";
import type { Message, PlainMessage } from "../../../shared/wording/message.ts";
import { type Row, seen, textAt } from "../cells/table.ts";
import type { ColumnMap } from "../columns/map-columns.ts";
import { saysNotBooked } from "../flags/state-words.ts";
import { foldText } from "../headers/fold-text.ts";
import { namesCarried, namesTotal } from "../headers/sum-words.ts";
import { countsColumns, hasPageNumber, isRule, repeatsTitle } from "./furniture.ts";

/** The part of the column map that is used here. */
export type Mapped = Pick<ColumnMap, "columns" | "splits" | "gross" | "totals">;

// The whole text of a cell, or its beginning: "Total Acme Ltd", "Summe November:".
const totalWords =
  "(?:grand |overall |sub-?|sub |report |net |page |invoice |batch )?totals?|sum|gesamtsumme|gesamt|gesamtbetrag|summe|summen|zwischensumme|endsumme|totaal|subtotaal|eindtotaal|totalen|sous-total|sous total|total general|totaux|somme|totale|totali|totale generale|subtotale|suma|subtotal|total general|soma|total geral|subtotais|totais";
const carriedWords =
  "ubertrag|uebertrag|vortrag|report|a reporter|solde a nouveau|a nouveau|saldo|saldovortrag|balance(?: (?:(?:brought|carried) (?:forward|down)|[bc]\\/f(?:wd)?))?|(?:brought|carried) forward|b\\/f|c\\/f|b\\/fwd|c\\/fwd|transport|overdracht|beginsaldo|eindsaldo|saldo anterior|saldo inicial|saldo final|suma y sigue|suma anterior|riporto|a riportare|saldo iniziale|saldo finale|a transportar|transporte|opening balance|closing balance|solde|solde initial|solde final|anfangssaldo|endsaldo";
const rest =
  "(?: (?:net|vat|gross|amount|due|ht|ttc|tva|netto|brutto|btw|mwst|iva|eur|gbp|usd|chf|excl\\.? btw|incl\\.? btw))*";
const total = new RegExp(`^(?:${totalWords})${rest}\\s*:?$`);
const totalOf = new RegExp(
  `^(?:total (?:for|of|de|du|des|di|do)|summe (?:der|fur)|totaal (?:van|voor)|totale (?:di|per)|${totalWords})\\b`,
);
// Excel names its subtotals "Acme Ltd Total".
const ofTotal = /^(.*\S)[\s:-]+(?:totals?|sub-?total|summe|gesamt|ergebnis|somme|totaal|totale|suma|soma)\s*:?$/;
const carried = new RegExp(`^(?:${carriedWords})${rest}\\s*:?$`);

/** True for a text that says that the amounts beside it are carried forward: “A riportare”. */
export const saysCarried = (text: string): boolean => carried.test(foldText(text).trim()) || namesCarried(text);

/** True for a skipped row whose text may be a title of the rows below it. */
export const mayBeTitle = ({ say }: Message): boolean => say === "row-of-title" || say === "row-of-unknown";

/** What the rest of the file says that helps to judge a row. */
export interface RowContext {
  /** See {@link suppliersIn}. */
  readonly suppliers: Names;
  /** The lines above the headers, as {@link titleTexts} gives them: a report repeats them on every page. */
  readonly titles?: ReadonlySet<string>;
  /** In a text file a short row with only a supplier may be the rest of a truncated row. */
  readonly isText: boolean;
}

const noNames: ReadonlySet<string> = new Set();
const noContext: RowContext = { suppliers: noNames, isText: false };

const identifying: readonly Property[] = ["AccountId", "AccountName", "Date", "InvoiceNumber"];
const amountProperties: readonly Property[] = ["Net", "VAT"];

/**
 * Why a row below the header holds no invoice, or null where it does.
 *
 * A row with a supplier and an amount is never skipped because of its words. It is a total only where the columns of
 * supplier, date and number hold nothing but the word. So the invoices of a supplier named Total are read.
 */
export function passOver(
  row: Row,
  map: Mapped,
  header: Row,
  { suppliers, isText, titles = noNames }: RowContext = noContext,
): PlainMessage | null {
  if (row.isPayment === true) return "row-of-payment";
  if (row.isOfEntry === true) return "row-of-entry";
  if (row.isTitle === true) return isRepeatedHeader(row, map, header) ? "row-of-headers" : "row-of-title";
  const filled = filledOf(row, map);
  if (isRule(row) || countsColumns(row)) return "row-of-title";
  if (filled.count === 0) return row.cells.some(({ kind }) => kind !== "empty") ? whyUnknown(row) : "row-empty";
  if (isRepeatedHeader(row, map, header)) return "row-of-headers";
  // A voucher number that was not used: nothing could be booked.
  if (
    !filled.hasAmount &&
    hasAmounts(map) &&
    row.cells.some((cell) => cell.kind === "text" && saysNotBooked(cell.text))
  )
    return "row-without-amounts";
  if (titles.size > 0 && repeatsTitle(row, titles, filled.identifying.length > 1)) return "row-of-title";
  if (!filled.hasAmount && hasPageNumber(row)) return "row-of-title";
  // "Approved by:" and a name after it, in the next cell or in the same one.
  if (!filled.hasAmount && hasAmounts(map) && startsAsLabel(row, filled.identifying.length)) return "row-of-title";

  // Most rows end here: with two identifying values it is an invoice, whatever its words.
  if (filled.identifying.length > 1) return null;
  const first = row.cells.findIndex(({ kind }) => kind === "text");
  const text = first < 0 ? "" : foldText(textAt(row, first)).trim();
  // The word may be in the supplier's column, but no other identifying column may have a value.
  const tells = filled.identifying.filter((index) => index !== first);
  if (tells.length === 0 && text !== "") {
    if (carried.test(text) || namesCarried(textAt(row, first))) return "row-carried-forward";
    if (total.test(text) || namesTotal(textAt(row, first))) return "row-of-total";
    const isCut = isText && row.cells.length < header.cells.length && isInSupplierColumn(first, map);
    if (!filled.hasAmount && isAlone(row) && hasAmounts(map) && !isCut) return "row-of-title";
    if (suppliers.has(ofTotal.exec(text)?.[1] ?? "\0")) return "row-of-total";
    if (totalOf.test(text) && (!isInSupplierColumn(first, map) || isTotalOf(text, suppliers))) return "row-of-total";
  }
  return filled.identifying.length === 0 && isSums(row, map, filled.count) ? "row-of-sums" : null;
}

/** A set of names that is built when first used; see {@link suppliersIn}. */
export interface Names {
  has(name: string): boolean;
}

/**
 * The names in the supplier's column, by which {@link passOver} distinguishes "Total Acme Ltd" from a supplier with that
 * name. Collected on first use, because few files need them.
 */
export function suppliersIn(rows: readonly Row[], { columns }: Mapped): Names {
  let names: ReadonlySet<string> | null = null;
  const gather = (): ReadonlySet<string> => {
    const places = columns.filter(({ property }) => property === "AccountName");
    const texts = new Set(places.flatMap(({ index }) => rows.map((row) => textAt(row, index))));
    return new Set([...texts].map((text) => foldText(text).trim()));
  };
  return {
    has(name) {
      names ??= gather();
      return names.has(name);
    },
  };
}

/** True for "Total Acme Ltd" where Acme Ltd has rows of its own. */
function isTotalOf(text: string, suppliers: Names): boolean {
  const words = totalOf.exec(text)?.[0] ?? "";
  const name = text.slice(words.length).replace(/^[\s:-]+/, "");
  return name !== "" && suppliers.has(name);
}

interface Filled {
  /** How many of the mapped columns have a value. */
  readonly count: number;
  readonly hasAmount: boolean;
  /** The indices of those that identify an invoice: supplier, date and number. */
  readonly identifying: readonly number[];
}

function filledOf({ cells }: Row, { columns, splits, gross, totals }: Mapped): Filled {
  const isFilled = (index: number): boolean => (cells[index]?.kind ?? "empty") !== "empty";
  const hasDigit = (index: number): boolean => /\d/.test(seen(cells[index] ?? { kind: "empty" }));
  let count = 0;
  let hasAmount = totals.some(({ index }) => hasDigit(index));
  const places: number[] = [];
  for (const { index, property } of columns) {
    if (!isFilled(index)) continue;
    count += 1;
    if (amountProperties.includes(property) && hasDigit(index)) hasAmount = true;
    if (identifying.includes(property)) places.push(index);
  }
  for (const { index, use } of splits) {
    if (!isFilled(index)) continue;
    count += 1;
    if (use.into.some((property) => property !== null && identifying.includes(property))) places.push(index);
  }
  if (gross !== null && isFilled(gross.index)) {
    count += 1;
    hasAmount = true;
  }
  return { count, hasAmount, identifying: places };
}

function whyUnknown(row: Row): PlainMessage {
  const first = row.cells.find(({ kind }) => kind === "text");
  const text = first === undefined ? "" : foldText(seen(first)).trim();
  return total.test(text) || totalOf.test(text) || (first !== undefined && namesTotal(seen(first)))
    ? "row-of-total"
    : "row-of-unknown";
}

function isRepeatedHeader(row: Row, { columns, splits, gross }: Mapped, header: Row): boolean {
  const all = [...columns, ...splits, ...(gross === null ? [] : [gross])];
  // A summary below the rows repeats the headings of its amounts alone.
  const amounts = columns.filter(({ property }) => amountProperties.includes(property));
  const isOfAmounts = amounts.length > 1 && amounts.every(({ index }) => /^\P{N}+$/u.test(textAt(row, index)));
  const places = isOfAmounts ? amounts : all;
  return places.every(({ index }) => {
    const [text, title] = [textAt(row, index), textAt(header, index)];
    return text === title || (text.length === title.length && text.toLowerCase() === title.toLowerCase());
  });
}

/** “Checked by:”, “Prepared by: A. Jones”, and a line to sign on. */
const label = /^\p{L}[\p{L}. ]{2,30}:(?:\s|$)|^[._ ]{3,}$/u;

/** @param identifying how many of supplier, date and number the row seems to have */
const startsAsLabel = ({ cells }: Row, identifying: number): boolean => {
  const first = cells.find(({ kind }) => kind !== "empty");
  if (first?.kind !== "text") return false;
  if (cells.every((cell) => cell.kind === "empty" || (cell.kind === "text" && label.test(cell.text)))) return true;
  return /\p{L}:$/u.test(first.text) || (identifying < 2 && /^\p{L}[\p{L}. ]{2,30}:\s/u.test(first.text));
};

const isAlone = ({ cells }: Row): boolean => cells.filter(({ kind }) => kind !== "empty").length === 1;

const isInSupplierColumn = (index: number, { columns }: Mapped): boolean =>
  columns.some((column) => column.index === index && column.property === "AccountName");

const hasAmounts = ({ columns, gross, totals }: Mapped): boolean =>
  gross !== null || totals.length > 0 || columns.some(({ property }) => amountProperties.includes(property));

/** True for a row of amounts only, where supplier, date and number have columns: an unnamed line of sums. */
function isSums(row: Row, { columns, gross }: Mapped, count: number): boolean {
  const amounts = columns.filter(
    ({ index, property }) => amountProperties.includes(property) && (row.cells[index]?.kind ?? "empty") !== "empty",
  );
  // "GBP" below the headers is their unit, not a sum.
  if (amounts.some(({ index }) => !/\d/.test(textAt(row, index)))) return false;
  const hasGross = gross !== null && (row.cells[gross.index]?.kind ?? "empty") !== "empty";
  const places = columns.filter(({ property }) => identifying.includes(property));
  return places.length > 2 && amounts.length + Number(hasGross) === count;
}
