/** @file Asks about rows of one file that may be one invoice twice: if both are booked, it is paid twice. */

import { compareFingerprints, withKeys } from "../../../shared/imports/alike/compare-fingerprints.ts";
import { fingerprintOf } from "../../../shared/imports/row-fingerprint.ts";
import type { Question, ReadColumn, ReadInvoice } from "../../../shared/spreadsheet/sheet-reading.ts";
import { propertiesIn } from "../../../shared/spreadsheet/template.ts";
import { plainDecimal } from "../../../shared/values/amounts/plain-decimal.ts";
import { type Property, properties, propertyNames } from "../../../shared/values/purchase-invoice.ts";
import { foldLookAlikes } from "../../../shared/values/text/fold-look-alikes.ts";
import { columnIndex, emptyCell, type Row, seen } from "../cells/table.ts";
import { answerAsTheyStand } from "../columns/column-verdict.ts";
import { atRows } from "../columns/found-rows.ts";

interface Context {
  /** The rows as they are in the file, of which these were read. */
  readonly rows: readonly Row[];
  readonly columns: readonly ReadColumn[];
  /** The questions about rows that were answered, by their ids. */
  readonly accepted: readonly string[];
}

/** A row that was read, with all that it is found and compared by. */
type Compared = ReturnType<typeof withKeys> & { readonly line: () => string };

/** A row is compared with the first 200 others that may be like it. */
const mostLines = 200;

/**
 * Rows are compared as with those of other files; see [Note: a row fingerprint]. Several rows with one number are also
 * the lines of one invoice: so only those are asked about that have the same in everything else, whatever their dates.
 *
 * @param read the rows without problems
 */
export function askAboutRepeats(read: readonly ReadInvoice[], { rows, columns, accepted }: Context): Question[] {
  const column = columnWith("InvoiceNumber", columns) ?? columnWith("Net", columns);
  if (column === undefined || column.use === null || accepted.includes(idOf(column))) return [];
  const candidates = mayRepeat(read);
  if (candidates.length === 0) return [];
  const rowAt = new Map(rows.map((row) => [row.number, row]));
  const others = columns.filter(({ use }) => use?.as !== "gross" && propertiesIn(use).length === 0);
  const index = new Map<string, Compared[]>();
  const found: Repeat[] = [];
  for (const one of candidates) {
    const row = rowAt.get(one.row);
    if (row === undefined) continue;
    const compared = toCompare(one, row, others);
    const first = findSame(compared, index);
    if (first === undefined) addTo(index, compared);
    else found.push(repeatOf({ row, number: one.invoice.InvoiceNumber }, first, rowAt.get(first.row)));
  }
  return found[0] === undefined ? [] : [ask(found[0], found, column)];
}

interface Repeat {
  readonly row: Row;
  readonly text: string;
  readonly same: number;
  readonly there: string;
  readonly isSame: boolean;
}

function repeatOf(
  { row, number = "" }: { readonly row: Row; readonly number: string | undefined },
  first: Compared,
  there: Row | undefined,
): Repeat {
  const isSame = there !== undefined && hasSameCells(row, there);
  return { row, text: number, same: first.row, there: first.invoice.InvoiceNumber ?? "", isSame };
}

/** One question about all of them, in the words for a repeat only where each is one to the letter. */
function ask(first: Repeat, found: readonly Repeat[], column: ReadColumn): Question {
  const isSame = found.every((one) => one.isSame);
  return {
    ...answerAsTheyStand(idOf(column)),
    about: "column",
    text: { say: isSame ? "ask-twice" : "ask-twice-alike", at: atRows(found), row: first.row.number, same: first.same },
    column: column.letter,
    examples: found.slice(0, 5).map(({ row, text, same, there }) => ({
      row: row.number,
      value:
        text === there
          ? { say: "same-as-row", text, row: same }
          : { say: "like-row", text: text || "–", other: there || "–", row: same },
      readings: { "as-they-stand": { say: "sent-as-it-stands" } },
    })),
  };
}

const idOf = ({ letter }: ReadColumn): string => `twice-${letter}`;

const columnWith = (property: Property, columns: readonly ReadColumn[]): ReadColumn | undefined =>
  columns.find(({ use }) => propertiesIn(use).includes(property));

/** The rows whose net amount another row has too: most amounts occur once, and need no closer look. */
function mayRepeat(read: readonly ReadInvoice[]): readonly ReadInvoice[] {
  const withNet = new Map<string, ReadInvoice[]>();
  for (const one of read) {
    if (one.invoice.Net === undefined) continue;
    const net = plainDecimal(one.invoice.Net);
    const rows = withNet.get(net);
    if (rows === undefined) withNet.set(net, [one]);
    else rows.push(one);
  }
  return [...withNet.values()]
    .filter(({ length }) => length > 1)
    .flat()
    .toSorted((a, b) => a.row - b.row);
}

function toCompare(one: ReadInvoice, row: Row, others: readonly ReadColumn[]): Compared {
  let line: string | null = null;
  return {
    ...withKeys(fingerprintOf(one)),
    line: () => {
      line ??= lineOf(one, row, others);
      return line;
    },
  };
}

/** All of a row that doesn't tell which invoice it is a line of. */
const lineOf = ({ invoice }: ReadInvoice, row: Row, others: readonly ReadColumn[]): string =>
  JSON.stringify([
    ...propertyNames.map((property) => (tellsInvoice.has(property) ? "" : plain(property, invoice[property]))),
    ...others.map(({ letter }) => foldLookAlikes(seen(row.cells[columnIndex(letter)] ?? emptyCell))),
  ]);

const tellsInvoice: ReadonlySet<Property> = new Set(["Date", "InvoiceNumber", "AccountId", "AccountName"]);

const plain = (property: Property, text = ""): string =>
  properties[property] === "decimal" ? plainDecimal(text) : foldLookAlikes(text);

function findSame(one: Compared, index: ReadonlyMap<string, readonly Compared[]>): Compared | undefined {
  for (const key of keysToFind(one)) {
    const same = index
      .get(key)
      ?.find((other) => compareFingerprints(one, other) !== null && one.line() === other.line());
    if (same !== undefined) return same;
  }
  return undefined;
}

function addTo(index: Map<string, Compared[]>, one: Compared): void {
  const { purchase } = one;
  for (const key of [...ownKeys(one), ...(purchase === null ? [] : [`purchase ${purchase}`])]) {
    const rows = index.get(key);
    if (rows === undefined) index.set(key, [one]);
    else if (rows.length < mostLines) rows.push(one);
  }
}

const ownKeys = ({ key, groups, digits, purchase, invoiceNumber }: Compared): readonly string[] => [
  key,
  ...(groups === null ? [] : [`groups ${groups}`]),
  ...(digits === null ? [] : [`digits ${digits}`]),
  ...(purchase === null || invoiceNumber !== "" ? [] : [`unnumbered ${purchase}`]),
];

/** A row without a number may be any with its date and amount, and a row with one any without. */
const keysToFind = (one: Compared): readonly string[] => [
  ...ownKeys(one),
  ...(one.purchase === null ? [] : [`${one.invoiceNumber === "" ? "purchase" : "unnumbered"} ${one.purchase}`]),
];

function hasSameCells(a: Row, b: Row): boolean {
  const width = Math.max(a.cells.length, b.cells.length);
  for (let index = 0; index < width; index += 1)
    if (seen(a.cells[index] ?? emptyCell) !== seen(b.cells[index] ?? emptyCell)) return false;
  return true;
}
