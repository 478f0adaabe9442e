/** @file Reads the rows below the header as purchase invoices, with every problem of every row. */

import type { Question, ReadInvoice, ReadRow, RowProblem } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { addDecimals } from "../../../shared/values/add-money.ts";
import { plainDecimal } from "../../../shared/values/amounts/plain-decimal.ts";
import type { Property } from "../../../shared/values/purchase-invoice.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { type Notation, readValue, type Value } from "../cells/read-value.ts";
import { type Cell, emptyCell, type Row, seen } from "../cells/table.ts";
import type { Column, ColumnMap } from "../columns/map-columns.ts";
import { placeOf } from "../columns/survey-columns.ts";
import { createVatGaps } from "../proof/note-vat-gaps.ts";
import { findCurrencyClash, findMisfit, findSignClash, isAmount } from "./check-row.ts";
import { completeFromGross, fillConstants, takeCurrency, turnCredit } from "./complete-row.ts";
import { createGaps, createVatBlanks } from "./find-gaps.ts";
import { createSigns } from "./find-signs.ts";
import { createRateCodes, isTaxCode, type RateCode } from "./rate-codes.ts";
import { type Replacements, readConstants, replacementFor, replacementsOf } from "./replace-values.ts";
import { createTally, type RowDraft, report, startRowDraft, type Tally } from "./row-draft.ts";
import type { SplitRows } from "./split-cells.ts";

export interface ReadRows {
  readonly invoices: readonly ReadInvoice[];
  readonly incomplete: readonly ReadRow[];
  readonly problems: readonly RowProblem[];
  /** See {@link SheetReading.derived}. */
  readonly derived: readonly Message[];
  readonly questions: readonly Question[];
}

/** How the rows of a file are to be read. */
export interface RowPlan {
  readonly map: ColumnMap;
  readonly split: SplitRows;
  readonly said: TemplateChange;
  /** Number of cells in the header row, or null where it is no evidence (workbooks). */
  readonly headerCells: number | null;
  readonly notation: Notation;
}

interface ColumnToRead extends Column {
  readonly isSplit: boolean;
  /** True where each VAT rate has a column, so that the VAT is their sum. */
  readonly isPart: boolean;
  /** True where another column has the same property for other rows; see fill-each-other.ts. */
  readonly isTwin: boolean;
  readonly replacements: Replacements | null;
  /** Values of cells that may repeat: a text file has one cell object for all equal texts of a column. */
  readonly known: Map<Cell, Value>;
}

/** With more distinct cells than this, few of them repeat. */
const mostKnown = 1_024;

/** Reads the rows that hold invoices; pass-over.ts has removed the others. */
export function readRows(rows: readonly Row[], { map, split, said, headerCells, notation }: RowPlan): ReadRows {
  const { gross, creditMark } = map;
  const partsOf = (property: Property): readonly Column[] => {
    const columns = map.columns.filter((column) => isAmount(property) && column.property === property);
    return columns.length > 1 ? columns : [];
  };
  const parts = partsOf("VAT");
  const toRead = (isSplit: boolean) => (column: Column) => ({
    ...column,
    isSplit,
    isPart: partsOf(column.property).length > 0,
    isTwin: !isAmount(column.property) && map.columns.some((one) => one !== column && one.property === column.property),
    replacements: replacementsOf(column.property, said),
    known: new Map<Cell, Value>(),
  });
  const columns: ColumnToRead[] = [...map.columns.map(toRead(false)), ...split.columns.map(toRead(true))];
  const vat = columns.find(({ property }) => property === "VAT");
  const rates = columns.find(({ property }) => property === "VATRate");
  const amounts: readonly Column[] = amountColumns(map);
  const sent: ReadonlySet<number> = new Set(map.columns.map(({ index }) => index));
  const tally = createTally();
  const vatGaps = createVatGaps();
  const rateCodes = createRateCodes(tally);
  const gaps = createGaps(columns, amounts, said);
  const blanks = createVatBlanks(vat, said);
  const signs = createSigns(columns, amounts, said, notation, tally);
  const constants = readConstants(said, map.currencyFromHeader);

  const invoices: ReadInvoice[] = [];
  const incomplete: ReadRow[] = [];
  const problems: RowProblem[] = [];
  let hasTurned = false;
  let firstNegative: RowDraft | null = null;
  for (const [at, row] of rows.entries()) {
    const draft = startRowDraft(row, split.rows[at]?.cells ?? row.cells);
    draft.problems.push(...findMisfit(row, amounts, headerCells));
    const rateCode = readCells(draft, columns, notation, tally);
    if (parts.length > 0 && draft.invoice.VAT !== undefined)
      tally.add("vat-from-rates", (rows) => ({ say: "vat-from-rates", columns: parts.map(placeOf), rows }));
    fillConstants(draft, constants.values, tally);
    takeCurrency(draft, amounts, tally);
    if (gross !== null) completeFromGross(draft, gross, { vat, rates, parts, blanks }, notation, tally);
    if (creditMark !== null) {
      const credit = turnCredit(draft, creditMark, tally);
      if (credit === "turned") hasTurned = true;
      if (credit === "negative") firstNegative ??= draft;
    }
    if (rateCode !== null) rateCodes.look(draft, rateCode);
    vatGaps.look(row.number, draft.invoice);
    signs.look(draft);
    gaps.look(draft);
    draft.problems.push(...findCurrencyClash(row, amounts, draft.invoice.Currency), ...findSignClash(draft, amounts));

    const read: ReadRow = { row: row.number, invoice: draft.invoice };
    if (draft.problems.length === 0)
      invoices.push({
        ...read,
        raw: rawText(row),
        rest: restText(row, sent),
        ...(row.isMarkedSent && { isMarkedSent: true }),
      });
    else incomplete.push(read);
    problems.push(...draft.problems);
  }
  return {
    invoices,
    incomplete,
    problems,
    derived: [...split.derived, ...tally.lines(), ...vatGaps.lines()],
    questions: [
      ...constants.questions,
      ...gaps.questions(),
      ...blanks.questions(),
      ...rateCodes.questions(),
      ...signs.questions(),
      ...(hasTurned ? [] : askAboutCredits(map, firstNegative)),
    ],
  };
}

/** The columns whose amounts are sent, directly or as the source of a calculation. */
export const amountColumns = ({ columns, gross }: ColumnMap): readonly Column[] => [
  ...columns.filter(({ property }) => isAmount(property)),
  ...(gross === null ? [] : [{ ...gross, property: "Net" as const }]),
];

/** @returns the code that the row has in place of a VAT rate, or null; see createRateCodes */
function readCells(
  draft: RowDraft,
  columns: readonly ColumnToRead[],
  notation: Notation,
  tally: Tally,
): RateCode | null {
  const { cells, invoice, unread } = draft;
  let rateCode: RateCode | null = null;
  for (const column of columns) {
    const { index, property, isSplit, isTwin, replacements } = column;
    const cell = cells[index];
    if (cell === undefined || cell.kind === "empty") continue;
    const replaced = replacements === null ? undefined : replacementFor(cell, replacements);
    const value = replaced === undefined ? readOnce(column, cell, notation) : replaced.value;
    if (replaced) {
      const [from, to] = [seen(cell), replaced.text];
      tally.add(`${property} ${from}\0${to}`, (rows) => ({ say: "was-replaced", from, to, property, rows }));
    }
    if (value === null) continue;
    if ((value.is === "value" || value.is === "nothing") && value.told !== undefined) {
      const { told } = value;
      tally.add(`${property} ${told.say} ${told.text}`, (rows) => ({ ...told, rows }));
    }
    if (value.is === "nothing") continue;
    if (
      value.is === "problem" &&
      property === "VATRate" &&
      cell.kind === "text" &&
      isTaxCode(cell.text) &&
      hasVat(cells, columns)
    ) {
      if (replaced === undefined) {
        rateCode = { text: seen(cell), column };
        continue;
      }
    }
    if (value.is !== "value") unread.push(property);
    else if (column.isPart) invoice[property] = addDecimals(invoice[property] ?? "0", value.text);
    else if ((isSplit || isTwin) && (invoice[property] ?? value.text) !== value.text) {
      const there = invoice[property] ?? "";
      const reason: Message = { say: "differs-within-row", property, here: value.text, there };
      report(draft, column, seen(cell), reason, { say: "fix-whichever-is-wrong" });
    } else invoice[property] = value.text;
    if (value.is !== "problem") continue;
    const reason: Message = replaced
      ? { say: "replaced-and-wrong", text: replaced.text, reason: value.reason }
      : value.reason;
    report(draft, column, seen(cell), reason, value.fix);
  }
  return rateCode;
}

/** True where the row has an amount of VAT, so that its rate is not needed. */
const hasVat = (cells: readonly Cell[], columns: readonly ColumnToRead[]): boolean =>
  columns.some(({ property, index }) => property === "VAT" && /\d/.test(seen(cells[index] ?? emptyCell)));

function readOnce({ property, known }: ColumnToRead, cell: Cell, notation: Notation): Value {
  if (known.size === mostKnown) return readValue(property, cell, notation);
  const before = known.get(cell);
  if (before !== undefined) return before;
  const value = readValue(property, cell, notation);
  known.set(cell, value);
  return value;
}

/**
 * The text of every cell of a row with its place, including columns without a known header; empty cells are left out.
 *
 * Row fingerprints in journals contain this text, so a change of the format would make every sent row look new.
 */
function rawText({ cells }: Row): string {
  const filled: [number, string][] = [];
  // Twice as fast as flatMap, and it runs for every cell of every file.
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index];
    if (cell !== undefined && cell.kind !== "empty") filled.push([index, seen(cell)]);
  }
  return JSON.stringify(filled);
}

/** The cells that aren't sent, in no order and with their numbers in one form. See [Note: a row in another spelling]. */
function restText({ cells }: Row, sent: ReadonlySet<number>): string {
  const texts: string[] = [];
  for (const [index, cell] of cells.entries())
    if (cell.kind !== "empty" && !sent.has(index))
      texts.push(inOneForm(cell.kind === "number" ? cell.text : seen(cell)));
  return texts.length === 0 ? "" : JSON.stringify(texts.toSorted());
}

const isDecimal = /^-?\d+(?:[.,]\d+)?$/;
const inOneForm = (text: string): string => {
  const trimmed = text.trim();
  return isDecimal.test(trimmed) ? plainDecimal(trimmed.replace(",", ".")) : trimmed;
};

/** Asks about marked rows that are negative: if all are, the program has probably written the sign itself. */
function askAboutCredits({ creditMark, seen: all }: ColumnMap, first: RowDraft | null): Question[] {
  const name = all.find(({ letter }) => letter === creditMark?.letter)?.name;
  if (creditMark === null || first === null || name === undefined) return [];
  return [
    {
      id: "credit-notes",
      about: "column",
      text: { say: "ask-credits-negative", column: placeOf(creditMark), row: first.row.number },
      column: creditMark.letter,
      answers: [
        {
          id: "as-they-stand",
          label: { say: "send-amounts-as-they-stand" },
          sets: { columns: { [name]: { as: "left-alone" } } },
        },
      ],
      examples: [],
    },
  ];
}
