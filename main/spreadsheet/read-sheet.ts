/** @file The table below one header row to a reading, by all that was said of it. */

import type { Question, ReadColumn, SheetReading, SkippedRow } from "../../shared/spreadsheet/sheet-reading.ts";
import type { TemplateChange } from "../../shared/spreadsheet/template.ts";
import type { Message } from "../../shared/wording/message.ts";
import { readDateText } from "./cells/date-text.ts";
import { type Row, seen, type Table } from "./cells/table.ts";
import { signOf } from "./columns/checked-columns.ts";
import { type Column, type ColumnMap, mapColumns } from "./columns/map-columns.ts";
import { knownHeader } from "./headers/known-headers.ts";
import { readList } from "./kinds/read-list.ts";
import { readRegister } from "./kinds/read-register.ts";
import { recogniseKind } from "./kinds/recognise-kind.ts";
import { type Lesson, makeTemplate } from "./make-template.ts";
import type { Overrides } from "./merge-overrides.ts";
import { settleDatesWithHints } from "./notation/date-hints.ts";
import { settleDecimals } from "./notation/decimal-sign.ts";
import { markHiddenColumns } from "./rows/hidden-rows.ts";
import { amountColumns, readRows } from "./rows/read-rows.ts";
import { askAboutCurrencyTitles, askAboutTitles, currencyFor, type Titles, titleOf } from "./rows/read-titles.ts";
import { showRows } from "./rows/show-rows.ts";
import { siftRows } from "./rows/sift-rows.ts";
import { splitCells } from "./rows/split-cells.ts";

export interface SheetToRead {
  readonly table: Table;
  readonly header: Row;
  /** The rows below the header. */
  readonly below: readonly Row[];
  readonly text: SheetReading["text"];
  /** How many rows are to be shown. */
  readonly show: number;
}

export interface Known {
  readonly said: Overrides;
  /** The part of it that a person has said about this very file. */
  readonly answers: TemplateChange;
  readonly fileName: string;
  readonly pendingTemplate: Omit<Lesson, "columns" | "shown">;
}

const youSaidSo: Message = { say: "you-said-so" };

export const nothing: SheetReading = {
  kind: "invoices",
  sheet: null,
  headerRow: null,
  text: null,
  columns: [],
  dates: null,
  decimals: null,
  derived: [],
  invoices: [],
  incomplete: [],
  problems: [],
  skipped: [],
  questions: [],
  register: [],
  listed: [],
  template: null,
  shown: [],
};

/**
 * The sheet as it stands, where a question comes before all reading of it; null where it is no list of purchase
 * invoices, so the question does not arise.
 */
export function stopBefore(sheet: SheetToRead, question: Question, answers: TemplateChange): SheetReading | null {
  const map = mapColumns(sheet.header, sheet.below, answers);
  const { kind } = recogniseKind(sheet.header, sheet.below, map, answers);
  return kind === "invoices" ? finish(sheet, { columns: map.seen, questions: [question] }) : null;
}

/** Reads the rows below the header. */
export function readSheet(sheet: SheetToRead, { said, answers, fileName, pendingTemplate }: Known): SheetReading {
  const { table, header, below } = sheet;
  const here = new Set(Object.keys(answers.columns ?? {}));
  const map = mapColumns(header, below, said.change, { of: said.answered, here });
  const { kind, question } = recogniseKind(header, below, map, said.change);
  if (kind === "other")
    return finish(sheet, { kind, columns: map.seen, questions: question === null ? [] : [question] });
  if (kind === "register") {
    const { entries, problems, skipped } = readRegister(header, below);
    return finish(sheet, { kind, columns: map.seen, register: entries, problems, skipped });
  }

  const sifted = siftRows(sheet, map, said.change);
  const amounts = amountColumns(map);
  const titles: Titles = {
    above: table.rows.filter(({ number }) => number < header.number).map(titleOf),
    between: sifted.titles,
    ...{ sheet: table.sheet, fileName },
  };
  const list = {
    rows: sifted.rows,
    namesSupplier: header.cells.some((cell) => namesSupplier(seen(cell))),
    isPositive: (row: Row) => signOf(row, amounts) > 0,
  };
  // What titles say holds for this file, so only what a person has said about this file goes before it.
  const aboutTitles = answers.isInvoices === true ? [] : askAboutTitles(titles, list);
  const isCurrencyKnown =
    holdsCurrency(map) ||
    map.currencyFromHeader !== null ||
    said.change.constants?.Currency !== undefined ||
    said.change.without?.includes("Currency") === true;
  const aboutCurrency = isCurrencyKnown ? [] : askAboutCurrencyTitles(titles);
  const split = splitCells(sifted.rows, map.splits);
  const columns = [...map.columns, ...split.columns];
  const gross: Column[] = map.gross === null ? [] : [{ ...map.gross, property: "Net" }];
  const dates = settleDatesWithHints(
    split.rows,
    columns,
    said.dateOrder,
    map,
    table.sheet === null ? null : table.date1904 ? "1904" : "1900",
  );
  const decimals = settleDecimals(split.rows, [...columns, ...gross], said.decimalSign);
  // A person's word about this file is the last one: what cannot be read so is a problem of its row.
  const order = answers.dateOrder ?? dates.order;
  const sign = answers.decimalSign ?? decimals.sign;
  const isAnswered = ({ about }: Question): boolean =>
    (about === "date-order" && answers.dateOrder !== undefined) ||
    (about === "decimal-sign" && answers.decimalSign !== undefined);

  const read = readRows(sifted.rows, {
    map: { ...map, currencyFromHeader: map.currencyFromHeader ?? currencyAround(map, titles) },
    split,
    said: said.change,
    // In text a comma within a name moves all that follows; in a workbook a cell stays where it was put.
    headerCells: table.sheet === null ? header.cells.length : null,
    notation: { dateOrder: order, decimalSign: sign, hasCompactDates: dates.hasCompactDates, bareDays: dates.bareDays },
  });
  const marked = markHiddenColumns(map.seen, table);
  const questions = [
    ...(question === null ? [] : [question]),
    ...aboutTitles,
    ...map.questions,
    ...aboutCurrency,
    ...read.questions.filter(({ id }) => !aboutCurrency.some((asked) => asked.id === id)),
    ...[...dates.questions, ...decimals.questions].filter((asked) => !isAnswered(asked)),
    ...sifted.questions,
  ];
  const isSure = questions.length === 0;
  // That an empty column was left alone says nothing of one that is filled.
  const isTold = ({ name, letter, use }: ReadColumn): boolean =>
    use?.as !== "left-alone" || Object.hasOwn(said.change.columns ?? {}, name) || isFilled(sifted.rows, letter);
  const shown = {
    dateOrder: said.dateOrder === null && needOrder(split.rows, columns) ? order : null,
    decimalSign: said.decimalSign === null ? (decimals.decimals?.sign ?? null) : null,
  };
  return finish(sheet, {
    columns: marked.columns,
    dates: dates.dates ?? (order === null || dates.questions.length === 0 ? null : { order, evidence: youSaidSo }),
    decimals:
      decimals.decimals ?? (sign === null || decimals.questions.length === 0 ? null : { sign, evidence: youSaidSo }),
    derived: [...marked.derived, ...sifted.derived, ...read.derived],
    invoices: isSure ? read.invoices : [],
    incomplete: isSure ? read.incomplete : [],
    problems: read.problems,
    skipped: sifted.skipped,
    questions,
    template:
      isSure && sifted.rows.length > 0
        ? makeTemplate({ ...pendingTemplate, columns: map.seen.filter(isTold), shown })
        : null,
  });
}

/** Reads a list file; see [Note: a list file]. */
export function readAsList(sheet: SheetToRead): SheetReading {
  const reading = finish(sheet, { kind: "list", ...readList(sheet.header, sheet.below) });
  // Headers that we have put there ourselves stand in no row.
  return reading.headerRow === 0 ? { ...reading, headerRow: null } : reading;
}

function finish({ table, header, text, show }: SheetToRead, found: Partial<SheetReading>): SheetReading {
  const above = table.rows.filter(({ number }) => number < header.number);
  const skipped: SkippedRow[] = above.map(({ number }) => ({ row: number, reason: { say: "row-above-headers" } }));
  const reading: SheetReading = {
    ...nothing,
    sheet: table.sheet,
    headerRow: header.number,
    text,
    ...found,
    skipped: [...skipped, ...(found.skipped ?? [])].toSorted((a, b) => a.row - b.row),
  };
  return { ...reading, shown: showRows(table, reading, show) };
}

/** True for “Supplier”, and not for “Contact”, which may be a customer. */
function namesSupplier(title: string): boolean {
  const meaning = knownHeader(title)?.meaning;
  if (meaning?.is === "aside") return meaning.aside === "supplierNumber" && !/contact/i.test(title);
  return meaning?.is === "property" && meaning.property === "AccountName" && meaning.rank === 1;
}

const holdsCurrency = ({ columns }: ColumnMap): boolean => columns.some(({ property }) => property === "Currency");

/** What the lines around the rows say of the currency, where no column holds it. */
const currencyAround = (map: ColumnMap, { above, between }: Titles): ColumnMap["currencyFromHeader"] =>
  holdsCurrency(map) ? null : currencyFor([...above, ...between]);

/** The place of the column with this letter, from 0. */
const columnIndex = (letter: string): number =>
  [...letter].reduce((index, sign) => index * 26 + sign.charCodeAt(0) - 64, 0) - 1;

function isFilled(rows: readonly Row[], letter: string): boolean {
  const index = columnIndex(letter);
  return rows.some(({ cells }) => (cells[index]?.kind ?? "empty") !== "empty");
}

/** True where the order of the parts makes a difference to some date. */
function needOrder(rows: readonly Row[], columns: readonly Column[]): boolean {
  const dates = columns.filter(({ property }) => property === "Date");
  return rows.some(({ cells }) =>
    dates.some(({ index }) => {
      const cell = cells[index];
      if (cell?.kind !== "text") return false;
      const { dmy, mdy, ymd } = readDateText(cell.text).by;
      return dmy !== mdy || (ymd !== null && ymd !== dmy);
    }),
  );
}
