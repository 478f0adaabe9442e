/** @file Lifts what lines between the rows say of the rows below them into a column: “Vendor: Acme Ltd”, “14/03/2026”. */

import type { Message } from "../../../shared/wording/message.ts";
import { figureOf } from "../cells/both-ways.ts";
import { type Cell, cellFromText, emptyCell, type Row, seen, type Table, withCells } from "../cells/table.ts";
import { isAmountCell, isDateCell } from "../columns/column-content.ts";
import { knownHeader } from "../headers/known-headers.ts";
import { namesTotal } from "../headers/sum-words.ts";
import { isCompany } from "../proof/legal-forms.ts";
import { bareBands } from "./bare-bands.ts";
import { hasMark, headsMarks } from "./invoice-marks.ts";

export interface Completed {
  readonly table: Table;
  readonly header: Row;
  readonly derived: readonly Message[];
}

/**
 * The table with a column for the supplier, where only lines above each block of rows name it.
 *
 * A line counts by its label, “Supplier: …”, in any language, or without one as {@link bareBands} says. Each row with amounts must be below such a line.
 */
export function liftBands(table: Table, header: Row): Completed {
  const nothing: Completed = { table, header, derived: [] };
  if (header.cells.some(namesSupplier)) return nothing;
  const below = table.rows.filter(({ number }) => number > header.number);
  const bands = new Map<Row, Band>();
  for (const [at, row] of below.entries()) {
    const band = bandIn(row) ?? bandWithSums(row, below.slice(at + 1));
    if (band !== null) bands.set(row, band);
  }
  if (bands.size === 0)
    for (const [row, band] of withoutLabels(bareBands(table, header, below, looksLikeInvoice))) bands.set(row, band);
  if (bands.size === 0) return nothing;
  // Where each block repeats the headings, the first line is above them.
  const first = table.rows.find(({ number }) => number === header.number - 1);
  const ofFirst = first === undefined ? null : bandIn(first);
  const begins = below.find((row) => looksLikeInvoice(row) || bands.has(row));
  if (first !== undefined && ofFirst !== null && begins !== undefined && !bands.has(begins)) bands.set(first, ofFirst);
  const [label] = [...new Set([...bands.values()].map((band) => band.label))];
  const index = Math.max(header.cells.length, ...below.map(({ cells }) => cells.length));
  const clean = withoutCodes([...bands.values()].map(({ name }) => name));
  const marks = header.cells.flatMap((cell, at) => (headsMarks(seen(cell)) ? [at] : []));
  // A total in words unknown to us has no date and no number.
  const isMarked = (row: Row): boolean => marks.length === 0 || hasMark(row, marks);
  let name: string | null = null;
  let said: string | null = null;
  const rows: Row[] = [];
  for (const row of table.rows) {
    const band = bands.get(row);
    if (band !== undefined) [name, said] = [clean(band.name), band.name];
    const isInvoice = row.number > header.number && band === undefined && looksLikeInvoice(row) && !endsBand(row, said);
    if (isInvoice && name === null) return nothing;
    if (band !== undefined) rows.push({ ...row, isTitle: true });
    else
      rows.push(isInvoice && isMarked(row) ? { ...row, cells: withCells(row, index, cellFromText(name ?? "")) } : row);
  }
  return {
    table: { ...table, rows },
    header: { ...header, cells: withCells(header, index, cellFromText(label ?? "")) },
    derived: [{ say: "supplier-of-bands", label: label ?? "", lines: bands.size }],
  };
}

/** “Total Acme Ltd” below the rows of Acme Ltd: it has no date, and a text that is longer than the name. */
const endsBand = ({ cells }: Row, name: string | null): boolean =>
  name !== null &&
  !cells.some(isDateCell) &&
  cells.some((cell) => cell.kind === "text" && cell.text.length > name.length && cell.text.includes(name));

/** The heading of the column that is added counts in every language. */
const bareBand = ({ cells }: Row): Band => ({
  label: "Supplier",
  name: seen(cells.findLast(({ kind }) => kind !== "empty") ?? emptyCell),
});

/**
 * “Supplier Acme Ltd” in every line: the word is none of the name. Where it's another word, “Site 001 Leeds”, or only codes
 * are left, the lines name no suppliers.
 */
function withoutLabels(rows: readonly Row[]): readonly (readonly [Row, Band])[] {
  const bands = rows.map((row) => [row, bareBand(row)] as const);
  const label = /^\p{L}[\p{L}.-]{2,}(?=\s)/u.exec(bands[0]?.[1].name ?? "")?.[0] ?? "";
  if (label === "" || !bands.every(([, { name }]) => name.startsWith(`${label} `))) return bands;
  const rests = bands.map(([row, { name }]) => [row, { label, name: name.slice(label.length).trim() }] as const);
  if (isSupplierLabel(label)) return rests.some(([, { name }]) => isCode(name)) ? [] : rests;
  return rests.every(([, { name }]) => /^\S*\d/.test(name)) ? [] : bands;
}

interface Band {
  readonly label: string;
  readonly name: string;
}

/** Few cells, none of them an amount or a date, and the first one is a label for the supplier with a name. */
function bandIn({ cells }: Row): Band | null {
  const filled = cells.filter(({ kind }) => kind !== "empty");
  const [first, second, third] = filled;
  if (first?.kind !== "text") return null;
  const ofAccount = nameOfAccount(filled);
  if (ofAccount !== null) return ofAccount;
  if (filled.length > mostInBand || filled.some(isAmount)) return null;
  const [, label = "", rest = ""] = /^(\p{L}[\p{L} .'/]{1,30}?)\s*(?::|\s[-–—]\s|\t)\s*(.*)$/u.exec(seen(first)) ?? [];
  if (label === "") return bandOfCode(filled);
  if (!isSupplierLabel(label)) return null;
  // “Fornecedor:”, “F0012”, “Makro, S.A.”: a code has the name beside it.
  const beside = second !== undefined && third !== undefined && isCode(seen(second)) ? third : second;
  const name = rest !== "" ? rest : beside?.kind === "text" ? seen(beside) : "";
  return name === "" || !/\p{L}{2}/u.test(name) ? null : { label, name };
}

/** “Lieferant 70104 Raiffeisen eG”: a word for the supplier, a code and the name, in one cell. */
function bandOfCode([only, second]: readonly Cell[]): Band | null {
  const [, label = "", name = ""] =
    /^(\p{L}{4,}\.?)\s+((?=\S*\d)[\p{L}\d./-]{1,12}\s+\p{L}{2}.*)$/u.exec(seen(only ?? emptyCell)) ?? [];
  return second === undefined && label !== "" && isSupplierLabel(label) ? { label, name } : null;
}

/** “Supplier: Acme” with the sums of the rows below it, up to the next row that begins with such a label. */
function bandWithSums(row: Row, rest: readonly Row[]): Band | null {
  const [label, ...amounts] = row.cells.flatMap((cell, at) => (cell.kind === "empty" ? [] : [{ cell, at }]));
  if (label?.cell.kind !== "text" || amounts.length === 0 || !amounts.every(({ cell }) => isSum(cell))) return null;
  const band = bandIn({ ...row, cells: [label.cell] });
  if (band === null) return null;
  const startsBand = ({ cells }: Row): boolean =>
    cells.some(
      (cell) => cell.kind === "text" && cell.text.startsWith(band.label) && bandIn({ ...row, cells: [cell] }) !== null,
    );
  const end = rest.findIndex(startsBand);
  const own = (end < 0 ? rest : rest.slice(0, end)).filter(looksLikeInvoice);
  const areSums = amounts.every(({ cell, at }) => {
    const sum = own.reduce((all, { cells }) => all + figureOf(cells[at] ?? emptyCell), 0n);
    return sum === figureOf(cell);
  });
  return own.length > 0 && areSums ? band : null;
}

const isSum = (cell: Cell): boolean => isAmountCell(cell) && !isDateCell(cell);

/** “A/C: TRAV01”, “Name:”, “Travis Perkins”, “Tel:” as Sage prints them: the name of an account, by a label of its own. */
function nameOfAccount(filled: readonly Cell[]): Band | null {
  const [first] = filled;
  if (first === undefined || !/^[^:]{2,20}:/.test(seen(first))) return null;
  const account = knownHeader(seen(first).replace(/:.*$/, ""))?.meaning;
  const isAccount =
    (account?.is === "doubtful" && account.doubt === "account") ||
    (account?.is === "aside" && account.aside === "supplierNumber");
  const at = filled.findIndex((cell) => /^(?:account |supplier )?name:$/i.test(seen(cell)));
  const name = at < 1 ? "" : seen(filled[at + 1] ?? emptyCell);
  return isAccount && /\p{L}{2}/u.test(name) && !name.endsWith(":") ? { label: "Supplier", name } : null;
}

const isCode = (text: string): boolean => /^(?=.*\d)[\p{Lu}\d./_-]+$/u.test(text);

const mostInBand = 4;
const isAmount = (cell: Cell): boolean => cell.kind === "number" || cell.kind === "date" || isDateCell(cell);

/** True for a row with an amount and several other values. */
export function looksLikeInvoice({ cells }: Row): boolean {
  const filled = cells.filter(({ kind }) => kind !== "empty");
  const first = filled.find(({ kind }) => kind === "text");
  const isTotal = first !== undefined && filled.length < 4 && namesTotal(seen(first));
  return filled.length > 2 && !isTotal && filled.some((cell) => isAmountCell(cell) && !isDateCell(cell));
}

const isSupplierLabel = (label: string): boolean => {
  const meaning = knownHeader(label)?.meaning;
  if (meaning?.is === "property") return meaning.property === "AccountName";
  return meaning?.is === "aside" && meaning.aside === "supplierNumber" && !/contact/i.test(label);
};

const namesSupplier = (cell: Cell): boolean => {
  const meaning = knownHeader(seen(cell))?.meaning;
  return meaning?.is === "property" && (meaning.property === "AccountName" || meaning.property === "AccountId");
};

/** “Nr. 70104 Raiffeisen eG”, “F0002 - EDP, S.A.”. */
const code = /^(?:(?:nr|no|num|n)\.?[°º]?\s*)?(?=[^\s]*\d)[\p{L}\d./]{1,12}\s*(?:[-–—:]|\s)\s*(?=\p{L}{2})/iu;
/** “… P.IVA 01234567890”, “… (VAT GB123456789)”, “…, 48231 Warendorf”, “… | Leeds | Tel 0113 …”. */
const behind =
  /\s*(?:[|•·].*|[,(–-]?\s*(?:p\.? ?iva|vat|ust-?id|uid|nip|nif|cif|cui|ičo|dič|org\.? ?nr|btw|tva|siret|abn|gstin|rfc|ruc|tax id)\.?(?:[ -]?(?:nr|no|reg|number)\.?)*:?\s*[\p{Lu}]{0,3}[\d][\d ./-]{5,}\)?|,\s*(?:\p{Lu}{1,2}-)?\d{4,5}\s+\p{Lu}\p{L}.*)$/iu;

/** Leaves out the code before each name, “F0002 - EDP, S.A.”, and what is behind it, if all have one. */
function withoutCodes(names: readonly string[]): (name: string) => string {
  const hasCode = names.every(
    (name) => code.test(name) && !isCompany(name.slice(0, 4)) && !isForm(name.replace(code, "")),
  );
  const hasMore = names.every((name) => behind.test(name));
  return (name) => {
    const own = hasCode ? name.replace(code, "") : name;
    return (hasMore ? own.replace(behind, "") : own).trim();
  };
}

/** “Ltd”: what is before it is the name. */
const isForm = (text: string): boolean => !text.trim().includes(" ") && isCompany(`X ${text.trim()}`);
