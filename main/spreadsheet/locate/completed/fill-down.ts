/** @file Fills in a supplier or a date that only the first row of each block has, and what ditto marks repeat. */

import type { Property } from "../../../../shared/values/purchase-invoice.ts";
import type { Message } from "../../../../shared/wording/message.ts";
import { type Cell, emptyCell, type Row, seen, type Table } from "../../cells/table.ts";
import { isAmountCell, isDateCell } from "../../columns/column-content.ts";
import { type KnownHeader, knownHeaders } from "../../headers/known-headers.ts";
import { hasMark } from "../invoice-marks.ts";

interface Filled {
  readonly table: Table;
  readonly derived: readonly Message[];
}

type Repeated = "AccountName" | "Date" | "Description";

/**
 * The table with the values that stand for a block of rows in each of its rows.
 *
 * A blank is filled in only where the file shows that it means “as above”: it is written in no other way, as where each
 * block has its supplier once and no supplier is written twice in a row. One blank among many names is a gap.
 */
export function fillDown(table: Table, header: Row): Filled {
  const titles = header.cells.map(seen);
  const known = knownHeaders(titles);
  const namesSupplier = known.some((one) => one?.meaning.is === "property" && isOfSupplier(one.meaning.property));
  const derived: Message[] = [];
  let rows = table.rows;
  for (const [index, one] of known.entries()) {
    const property = one?.meaning.is === "property" ? one.meaning.property : null;
    // Under any other heading, such as “Who”, only a mark or a word says that it's as above. It matters where the supplier
    // may be there: what isn't sent stays as it is, in a correction copy too.
    const isOther = !namesSupplier && titles[index] !== "" && mayName(one);
    if (!isRepeated(property) && !isOther) continue;
    const marks = placesOf(known, property);
    const as = isRepeated(property) ? property : null;
    const filled = marks.length === 0 ? null : fillColumn(rows, header, index, as, marks);
    if (filled === null) continue;
    rows = filled.rows;
    derived.push(
      as === null
        ? { say: "ditto-filled", header: titles[index] ?? "", rows: filled.count }
        : { say: "filled-from-above", property: as, rows: filled.count },
    );
  }
  return rows === table.rows ? { table, derived } : { table: { ...table, rows }, derived };
}

/** True for a heading that isn't known, or that names somebody: nearly all others need not be looked at. */
const mayName = (one: KnownHeader | null): boolean =>
  one === null ||
  (one.meaning.is === "aside" && ["company", "contact", "otherName", "user"].includes(one.meaning.aside)) ||
  (one.meaning.is === "doubtful" && one.meaning.doubt === "name");

const isOfSupplier = (property: Property): boolean => property === "AccountName" || property === "AccountId";

const isRepeated = (property: Property | null): property is Repeated =>
  property === "AccountName" || property === "Date" || property === "Description";

/** The columns that tell an invoice from a line of sums; a date that is filled in itself tells nothing. */
const placesOf = (known: readonly (KnownHeader | null)[], property: Property | null): readonly number[] =>
  known.flatMap((one, index) =>
    one?.meaning.is === "property" &&
    one.meaning.property !== property &&
    (one.meaning.property === "InvoiceNumber" || one.meaning.property === "Date")
      ? [index]
      : [],
  );

const isOpen = (cell: Cell): boolean => cell.kind === "empty" || isDittoCell(cell);
const isDittoCell = (cell: Cell): boolean => cell.kind === "text" && ditto.test(cell.text);

const ditto =
  /^(?:["”“″〃„]|''|,,|-["”]-|ditto|dto\.?|do\.|idem|id\.|(?:same )?as above|same|wie oben|siehe oben|s\.\s?o\.|comme ci-dessus|zie boven|come sopra|como arriba|como acima|j\.?\s?w\.?|viz výše)$/i;

function fillColumn(
  rows: readonly Row[],
  header: Row,
  index: number,
  property: Repeated | null,
  marks: readonly number[],
): { readonly rows: readonly Row[]; readonly count: number } | null {
  const at = (row: Row): Cell => row.cells[index] ?? emptyCell;
  const isInvoice = (row: Row): boolean =>
    row.number > header.number && row.isTitle !== true && hasAmount(row, index) && hasMark(row, marks);
  const isWord = (cell: Cell): boolean => cell.kind === "text" && !isAmountCell(cell) && !isDateCell(cell);
  const fits = (cell: Cell): boolean =>
    property === "Date" ? isDateCell(cell) : property === null ? isWord(cell) : cell.kind === "text";
  // Nearly every column is full, and to look at all its rows takes long. A blank description says nothing.
  const isOfMarks = property === "Description" || property === null;
  const mayBe = isOfMarks ? isDittoCell : isOpen;
  if (!rows.some((row) => mayBe(at(row)) && isInvoice(row))) return null;
  const invoices = rows.filter((row) => row.number > header.number && row.isTitle !== true && hasMark(row, marks));
  const isBlankAbove = !isOfMarks && meansAbove(invoices.map(at));
  let above: Cell | null = null;
  let before: Row | null = null;
  let count = 0;
  const filled = rows.map((row): Row => {
    if (!isInvoice(row)) {
      // What is written between the rows may end the block.
      if (row.cells.some(({ kind }) => kind !== "empty")) above = null;
      return row;
    }
    const cell = at(row);
    const isDitto = isDittoCell(cell);
    const isBlank = cell.kind === "empty" && isBlankAbove && before !== null && row.number === before.number + 1;
    before = row;
    if (!isDitto && !isBlank) {
      above = fits(cell) ? cell : null;
      return row;
    }
    if (above === null) return row;
    count += 1;
    const cells = [...row.cells];
    while (cells.length <= index) cells.push(emptyCell);
    cells[index] = above;
    return { ...row, cells };
  });
  return count === 0 ? null : { rows: filled, count };
}

/** True where blanks mean “as above”: there are several, the first row has a value, and none is written twice in a row. */
function meansAbove(cells: readonly Cell[]): boolean {
  const blanks = cells.filter(({ kind }) => kind === "empty").length;
  if (blanks < 2 || blanks * 5 < cells.length || cells[0]?.kind === "empty") return false;
  return cells.every((cell, at) => {
    const before = cells[at - 1];
    return cell.kind === "empty" || before === undefined || before.kind === "empty" || seen(before) !== seen(cell);
  });
}

/** A row with an amount and another value outside this column. */
function hasAmount({ cells }: Row, index: number): boolean {
  const others = cells.filter(({ kind }, at) => at !== index && kind !== "empty");
  // The number of an invoice may look like an amount, and then its date tells it from a line of sums.
  const hasText = others.some((cell) => (cell.kind === "text" && !isAmountCell(cell)) || isDateCell(cell));
  return others.length > 2 && hasText && others.some((cell) => isAmountCell(cell) && !isDateCell(cell));
}
