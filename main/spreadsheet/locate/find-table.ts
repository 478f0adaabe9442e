/** @file Finds the table and its header row in a spreadsheet's content. */

import { isListFile } from "../../../shared/spreadsheet/list-file.ts";
import { type ReferenceKind, referenceKindOf } from "../../../shared/spreadsheet/reference-list.ts";
import type { Question, SheetReading } from "../../../shared/spreadsheet/sheet-reading.ts";
import { isSupplierList } from "../../../shared/spreadsheet/supplier-list.ts";
import { mergeChange, type Template, type TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { placeOfLetter, type TypedCell } from "../../../shared/spreadsheet/typed-cell.ts";
import { fail, ok, type Result } from "../../../shared/values/result.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { withLatinDigits } from "../cells/native-digits.ts";
import { cellFromText, type Row, type Table } from "../cells/table.ts";
import { markPayments } from "../flags/mark-payments.ts";
import { turnLedgerSigns } from "../flags/turn-ledger-signs.ts";
import { countKnownHeaders } from "../headers/known-headers.ts";
import { findNames, findNamesByHeadings } from "../kinds/read-names.ts";
import { readPageTable } from "../text/read-page-table.ts";
import { readTextTable } from "../text/read-text-table.ts";
import { readWorkbook } from "../workbook/read-workbook.ts";
import { type FileContent, sniffFormat } from "../workbook/sniff-format.ts";
import { chooseSheet } from "./choose-sheet.ts";
import { completeYears } from "./completed/complete-years.ts";
import { deductDiscounts } from "./completed/deduct-discounts.ts";
import { divideGross } from "./completed/divide-gross.ts";
import { fillDown } from "./completed/fill-down.ts";
import { fillMerged } from "./completed/fill-merged.ts";
import { takeForeignAmounts } from "./completed/foreign-amounts.ts";
import { joinFirstNames } from "./completed/join-first-names.ts";
import { multiplyPrices } from "./completed/multiply-prices.ts";
import { markRateFractions } from "./completed/rate-fractions.ts";
import { withoutTextMarks } from "./completed/text-marks.ts";
import { continueInvoices } from "./continue-invoices.ts";
import { gatherEntries } from "./entries/gather-entries.ts";
import { askWhetherList, findList } from "./find-list.ts";
import { findSuppliers } from "./find-suppliers.ts";
import { findPlace } from "./find-template.ts";
import { liftBands } from "./lift-bands.ts";
import { liftCurrencyLines } from "./lift-currency-lines.ts";
import { liftLetterhead } from "./lift-letterhead.ts";
import { liftSumGroups } from "./lift-sum-groups.ts";
import { withoutOurColumns } from "./name-columns.ts";

/** What templates, settings and a person say about this file. */
export interface Known {
  /** The inbox's templates: how earlier files were read. */
  readonly templates: readonly Template[];
  /** The template that the inbox's settings name for files that match no other. */
  readonly fallback: TemplateChange | null;
  /** A person's answers about this file. */
  readonly answers: TemplateChange | null;
  /** What a person has typed in the place of cells below the headings. */
  readonly cells?: readonly TypedCell[];
}

interface Place {
  readonly table: Table;
  readonly header: Row;
  /** What was completed in it before it is read; left out where nothing was. */
  readonly derived?: readonly Message[];
}

export interface FoundTable extends ReadFile {
  /** Null where there is no table, or a question asks which one it is. */
  readonly place: Place | null;
  readonly question: Question | null;
  /** See [Note: a supplier list]. */
  readonly isOfSuppliers?: true;
  /** See [Note: a reference list]. */
  readonly names?: ReferenceKind;
}

/** Finds the table; fails with the reason where the file is not a spreadsheet. */
export function findTable(content: FileContent, fileName: string, options: Known): Result<FoundTable, Message> {
  const read = readTables(content, fileName);
  if (!read.ok) return read;
  if (isReadAsList(fileName, options)) {
    const place = findList(read.value.tables);
    return ok({ ...read.value, place, question: place === null ? askWhetherList : null });
  }
  const suppliers = isReadAsSuppliers(fileName, options) ? findSuppliers(read.value.tables) : null;
  if (suppliers !== null) return ok({ ...read.value, place: suppliers, question: null, isOfSuppliers: true });
  const names = options.answers?.isInvoices === true ? null : referenceKindOf(fileName);
  const named = names === null ? null : findNames(names, read.value.tables);
  if (names !== null && named !== null) return ok({ ...read.value, place: named, question: null, names });
  const byHeadings = options.answers?.isInvoices === true ? null : findNamesByHeadings(read.value.tables);
  if (byHeadings !== null) return ok({ ...read.value, place: byHeadings.list, question: null, names: byHeadings.kind });
  const chosen = chooseSheet(read.value.tables, placeSaid(read.value.tables, options));
  if (chosen === null) return ok({ ...read.value, place: null, question: null });
  if ("about" in chosen) return ok({ ...read.value, place: null, question: chosen });
  const { table, header } = withoutOurColumns(chosen.table, chosen.header);
  const typed = withTyped(table, header, options.cells ?? []);
  return ok({ ...read.value, place: complete(typed, header, fileName), question: null });
}

/** The table with what a person has typed. A row that isn't there gets nothing. */
function withTyped(table: Table, header: Row, typed: readonly TypedCell[]): Table {
  if (typed.length === 0) return table;
  const byRow = Map.groupBy(typed, ({ row }) => row);
  const rows = table.rows.map((row) => {
    const ofRow = row.number > header.number ? (byRow.get(row.number) ?? []) : [];
    const cells = [...row.cells];
    for (const { column, text } of ofRow) {
      const place = placeOfLetter(column);
      while (cells.length <= place) cells.push(cellFromText(""));
      cells[place] = cellFromText(text);
    }
    return ofRow.length === 0 ? row : { ...row, cells };
  });
  return { ...table, rows };
}

/** The table with what its lines and blocks say of their rows. */
function complete(table: Table, whole: Row, fileName: string): Place {
  const names = [fileName.replace(/^.*\//, "").replace(/\.[^.]*$/, ""), table.sheet ?? ""];
  const merged = fillMerged(withLatinDigits(withoutTextMarks(table, whole)), whole);
  const dated = completeYears(merged.table, whole, names);
  const divided = liftCurrencyLines(dated.table, whole);
  const { header } = divided;
  const entries = gatherEntries(divided.table, header);
  const grouped = entries.derived.length > 0 ? entries : liftSumGroups(divided.table, header);
  const banded = grouped.derived.length > 0 ? grouped : liftBands(grouped.table, header);
  const lifted = banded.derived.length > 0 ? banded : liftLetterhead(banded.table, header);
  const continued = continueInvoices(lifted.table, lifted.header);
  const filled = fillDown(continued.table, lifted.header);
  const joined: Message[] =
    table.joined === undefined ? [] : [{ say: "sheets-joined", sheets: table.joined.map((one) => ({ ...one })) }];
  const named = joinFirstNames(filled.table, lifted.header);
  const owned = takeForeignAmounts(named.table, lifted.header);
  const marked = markPayments(owned.table, lifted.header);
  const turned = turnLedgerSigns(marked.table, lifted.header);
  const lessDiscounts = deductDiscounts(turned.table, lifted.header);
  const rated = markRateFractions(lessDiscounts.table, lifted.header);
  const multiplied = multiplyPrices(rated.table, lifted.header);
  const priced = multiplied.derived.length > 0 ? multiplied : divideGross(rated.table, lifted.header);
  const derived = [
    ...joined,
    ...merged.derived,
    ...dated.derived,
    ...divided.derived,
    ...lifted.derived,
    ...continued.derived,
    ...filled.derived,
    ...named.derived,
    ...owned.derived,
    ...marked.derived,
    ...turned.derived,
    ...lessDiscounts.derived,
    ...rated.derived,
    ...priced.derived,
  ];
  return { table: priced.table, header: priced.header, derived };
}

/** True for a list file, unless a person has answered that it holds purchase invoices. */
export const isReadAsList = (fileName: string, { answers }: Pick<Known, "answers">): boolean =>
  isListFile(fileName) && answers?.isInvoices !== true;

const isReadAsSuppliers = (fileName: string, { answers }: Pick<Known, "answers">): boolean =>
  isSupplierList(fileName) && answers?.isInvoices !== true;

interface ReadFile {
  readonly tables: readonly Table[];
  readonly text: SheetReading["text"];
}

function readTables(content: FileContent, fileName: string): Result<ReadFile, Message> {
  const format = sniffFormat(content, fileName);
  if (!format.ok) return format;
  // The parts of a zip are never text.
  if (format.value === "workbook" || !(content instanceof Uint8Array)) {
    const workbook = readWorkbook(content);
    return workbook.ok ? ok({ tables: workbook.value, text: null }) : workbook;
  }
  if (format.value === "page") {
    const page = readPageTable(content);
    if (!page.ok) return page;
    const extension = /\.[^.]*$/.exec(fileName.toLowerCase())?.[0] ?? "";
    return page.value === null
      ? fail({ say: "is-page", kind: "html", extension })
      : ok({ tables: [page.value], text: null });
  }
  const read = readTextTable(content, countKnownHeaders);
  return read.ok ? ok({ tables: [read.value.table], text: read.value.text }) : read;
}

/**
 * The sheet and header row that a person has named, or where a template's headers are found. Which of several sheets with
 * invoices is sent is said of one file: an earlier file's sheet counts where no other has invoices.
 */
function placeSaid(tables: readonly Table[], { templates, fallback, answers }: Known): TemplateChange {
  const here = answers ?? {};
  const said = mergeChange(mergeChange(fallback ?? {}, findPlace(tables, templates, here)), here);
  if (said.sheet !== here.sheet && asksForSheet(tables, here)) return here;
  // The sheet that a template names may be missing in this file.
  if (tables.some(({ sheet }) => sheet === said.sheet)) return said;
  const { sheet: _, ...anySheet } = said;
  return anySheet;
}

function asksForSheet(tables: readonly Table[], answers: TemplateChange): boolean {
  const chosen = chooseSheet(tables, answers);
  return chosen !== null && "about" in chosen && chosen.about === "sheet";
}
