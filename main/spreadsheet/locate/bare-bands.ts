/** @file Finds lines between the rows that have nothing but the name of the supplier of the rows below them. */

import { foldCalendarName, monthOfName } from "../cells/month-names.ts";
import { emptyCell, type Row, seen, type Table } from "../cells/table.ts";
import { surroundingsOf } from "../columns/around.ts";
import { isAmountCell, isDateCell } from "../columns/column-content.ts";
import { hintsOf } from "../headers/header-hints.ts";
import { knownHeader } from "../headers/known-headers.ts";
import { namesTotal } from "../headers/sum-words.ts";
import { isCompany } from "../proof/legal-forms.ts";
import { patternOf } from "../proof/numbering.ts";

/**
 * Lines with nothing but a name, or a code and a name, right above rows with amounts: the suppliers of a report.
 *
 * The rows are purchases, and most lines are names of companies, or the rows below each line are numbered in a way of
 * their own. Or a title names suppliers, most lines have a total with their name, and the numbers don't contradict. Lines
 * that name sites or nominals have the numbers of several suppliers below them.
 *
 * @param looksLikeInvoice true for a row with an amount and several other values
 */
export function bareBands(
  table: Table,
  header: Row,
  below: readonly Row[],
  looksLikeInvoice: (row: Row) => boolean,
): readonly Row[] {
  const [first] = below.flatMap(({ cells }) => (isBandLike(cells) ? [filledIn(cells)] : []));
  const place = first?.at(-1);
  if (place === undefined) return [];
  const textOf = (row: Row): string => seen(row.cells[place] ?? emptyCell);
  // The numbers of the invoices may be below the names.
  const isOfNumbers = mayNumber(seen(header.cells[place] ?? emptyCell));
  const hasNoText = ({ cells }: Row): boolean => {
    const cell = cells[place] ?? emptyCell;
    return cell.kind !== "text" || isDateCell(cell) || isAmountCell(cell) || (isOfNumbers && /\d/.test(cell.text));
  };
  const named = below.filter((row, at) => {
    const next = below[at + 1];
    const isHere = isBandLike(row.cells) && filledIn(row.cells).at(-1) === place;
    const isName = isHere && /\p{L}{2}/u.test(textOf(row)) && !isDateCell(row.cells[place] ?? emptyCell);
    const isOther = namesTotal(textOf(row)) || namesMonth(textOf(row));
    return isName && !isOther && next !== undefined && hasNoText(next) && looksLikeInvoice(next);
  });
  if (new Set(named.map(textOf)).size < 2) return [];
  const titles = [
    ...table.rows.filter(({ number }) => number < header.number).flatMap(({ cells }) => cells.map(seen)),
    table.sheet ?? "",
  ];
  if (titles.some(groupsByOther)) return [];
  const ends = below.flatMap(({ cells }) => cells.flatMap((cell) => (cell.kind === "text" ? [cell.text] : [])));
  const isEnded = (row: Row): boolean =>
    ends.some((text) => endsWith(text, textOf(row)) || endsWith(text, codeIn(textOf(row))));
  const areMost = (rows: readonly Row[]): boolean => rows.length * 2 > named.length;
  const companies = named.filter((row) => isCompany(textOf(row)));
  if (areMost(companies)) return isOfSuppliers(titles, header) ? named : [];
  // “Transaction List by Vendor” says what its groups are, whatever else is between the invoices.
  if (titles.some(groupsBySupplier) && named.every(isEnded)) return named;
  const numbering = numberingOf(named, header, below);
  if (numbering === "mixed") return [];
  if (numbering === "own") return isOfSuppliers(titles, header) ? named : [];
  const sure = named.filter((row) => companies.includes(row) || isEnded(row));
  return titles.some((title) => namesSuppliers(title) && by.test(title)) && areMost(sure) ? named : [];
}

/** “Bills by vendor”: “Supplier invoices” may be in blocks of anything. */
const by =
  /(?<!\p{L})(?:by|per|nach|je|par|por|pro|wg|według|podle|podľa|efter|etter|mukaan|szerint|po|по|за|ανά|göre|detail|transactions?|ledger|history|listing|report|balances?)(?!\p{L})/iu;

/** Reports of Xero, which have no other groups. */
const ofSuppliers = /^payable invoice (?:detail|summary)$/i;

/** True for “by vendor” and “nach Lieferant”, not for “Bills by site of the vendor”. */
function groupsBySupplier(title: string): boolean {
  if (ofSuppliers.test(title.trim())) return true;
  const [, word = ""] =
    /(?<!\p{L})(?:by|per|nach|je|par|por|pro|wg|według|podle|podľa|efter|etter|po|по|ανά)\s+(\p{L}+)/iu.exec(title) ??
    [];
  return hintsOf(word).has("supplier");
}

/** True for “by site” and “nach Kostenstelle”: what the lines name, the title says. */
function groupsByOther(title: string): boolean {
  const [, word = ""] = /(?<!\p{L})(?:by|nach|par|por|per|wg|podle|podľa)\s+(\p{L}+)/iu.exec(title) ?? [];
  const hints = hintsOf(word);
  return ofOthers.some((idea) => hints.has(idea)) || otherGroups.test(word);
}

const ofOthers: readonly string[] = [
  "project",
  "department",
  "address",
  "ledger",
  "nominal",
  "account",
  "period",
  "item",
];
const otherGroups =
  /^(?:sites?|jobs?|locations?|properties|property|class|baustelle\p{L}*|objekt\p{L}*|chantiers?|obras?)$/iu;

const namesSuppliers = (title: string): boolean => hintsOf(title).has("supplier");

const isOfSuppliers = (titles: readonly string[], header: Row): boolean =>
  titles.some(namesSuppliers) || surroundingsOf(titles, [], null, header.cells.map(seen)).areOfPurchases;

/** A name alone, or a code before it. */
function isBandLike(cells: Row["cells"]): boolean {
  const filled = filledIn(cells);
  const [code] = filled;
  const isCode = code !== undefined && /^\S*\d\S*$/.test(seen(cells[code] ?? emptyCell));
  return filled.length === 1 || (filled.length === 2 && isCode && cells[filled[1] ?? 0]?.kind === "text");
}

const namesMonth = (text: string): boolean => {
  const words = foldCalendarName(text).split(/[^\p{L}\p{N}]+/u);
  return words.every((word) => /^\d*$/.test(word) || monthOfName.has(word));
};

/** “Total ALU001” ends the rows of “ALU001   Aluminium City”. */
const codeIn = (text: string): string => /^(?=\S*\d)\S{3,}(?=\s)/.exec(text)?.[0] ?? "\0";
const endsWith = (text: string, name: string): boolean => text.length > name.length && text.includes(name);

const filledIn = (cells: Row["cells"]): readonly number[] =>
  cells.flatMap(({ kind }, index) => (kind === "empty" ? [] : [index]));

/**
 * How the rows below the lines are numbered: each block in one shape, and the blocks in shapes of their own; mixed, as where
 * several suppliers are in one block; or in a way that tells nothing.
 */
function numberingOf(named: readonly Row[], header: Row, below: readonly Row[]): "own" | "mixed" | "nothing" {
  const found = header.cells.flatMap((cell, index): ("own" | "mixed")[] => {
    if (!mayNumber(seen(cell))) return [];
    const blocks: string[][] = [];
    for (const row of below) {
      if (named.includes(row)) blocks.push([]);
      const text = seen(row.cells[index] ?? emptyCell);
      if (/\d/.test(text)) blocks.at(-1)?.push(shapeOf(text));
    }
    const several = blocks.filter(({ length }) => length > 1);
    const own = several.flatMap((shapes) => commonestOf(shapes) ?? []);
    if (several.length > 1 && own.length * 3 < several.length * 2) return ["mixed"];
    return own.length >= fewestBlocks && new Set(own).size * 2 >= own.length ? ["own"] : [];
  });
  return found.includes("own") ? "own" : (found[0] ?? "nothing");
}

/** Two may differ by chance. */
const fewestBlocks = 3;

const mayNumber = (title: string): boolean => {
  const meaning = knownHeader(title)?.meaning;
  if (meaning?.is === "property") return meaning.property === "InvoiceNumber";
  return meaning?.is === "doubtful" && ["reference", "theirReference", "number"].includes(meaning.doubt);
};

/** Plain digits tell their suppliers apart by their length. */
const shapeOf = (text: string): string => (/^\d+$/.test(text) ? `#${text.replace(/^0+/, "").length}` : patternOf(text));

/** The shape that most of them have; credit notes are numbered in another way. Null for none. */
function commonestOf(shapes: readonly string[]): string | null {
  const counts = [...Map.groupBy(shapes, (shape) => shape)].map(([shape, all]) => ({ shape, count: all.length }));
  return counts.find(({ count }) => count * 3 >= shapes.length * 2)?.shape ?? null;
}
