/** @file Reads the table below one header row, by what settings, templates and answers say. */

import type { References } from "../../shared/spreadsheet/reference-list.ts";
import type { Question, ReadRow, SheetReading, SkippedRow } from "../../shared/spreadsheet/sheet-reading.ts";
import { mergeChange, type Template, type TemplateChange } from "../../shared/spreadsheet/template.ts";
import type { Message } from "../../shared/wording/message.ts";
import { emptyCell, type Row, seen, type Table } from "./cells/table.ts";
import { signOf } from "./columns/checked-columns.ts";
import { type Column, type ColumnMap, mapColumns } from "./columns/map-columns.ts";
import { askAboutReadShares } from "./columns/questions/ask-vat-share.ts";
import { askAboutCutEnd } from "./compared/ask-cut-end.ts";
import { askAboutListedColumns } from "./compared/ask-listed-column.ts";
import { askAboutOneNumber } from "./compared/ask-one-number.ts";
import { askAboutRepeats } from "./compared/ask-repeats.ts";
import { askAboutSharedIds } from "./compared/ask-shared-ids.ts";
import { checkAgainstLists } from "./compared/ask-unlisted.ts";
import { askSeveralCurrencies } from "./currencies/ask-several-currencies.ts";
import { currencyOfSheet } from "./currencies/currency-of-sheet.ts";
import { dollarsOfTax } from "./currencies/currency-of-tax.ts";
import { currencyOfPlace } from "./currencies/place-currency.ts";
import { finish, type SheetToRead } from "./finish-reading.ts";
import { settleByFoot } from "./foot/settle-by-foot.ts";
import { askWhoseInvoices, settleCompany } from "./kinds/ask-company.ts";
import { askOwnSupplier } from "./kinds/ask-own-supplier.ts";
import { companiesNamed } from "./kinds/companies-named.ts";
import { readRegister } from "./kinds/read-register.ts";
import { recogniseKind } from "./kinds/recognise-kind.ts";
import { makeTemplate, type TemplateSource } from "./make-template.ts";
import { mapWithoutTotals } from "./map-without-totals.ts";
import type { Overrides } from "./merge-overrides.ts";
import { inferDatesWithHints } from "./notation/date-hints.ts";
import { inferDecimals } from "./notation/decimal-sign.ts";
import { doubtDueDates } from "./rows/doubt-due-dates.ts";
import { withoutFurniture } from "./rows/furniture.ts";
import { markHiddenColumns } from "./rows/hidden-rows.ts";
import { amountColumns, readRows } from "./rows/read-rows.ts";
import { separateRows } from "./rows/separate-rows.ts";
import { splitCells } from "./rows/split-cells.ts";
import { takeShown } from "./rows/take-shown.ts";
import { askAboutTitles, type Title, titleOf } from "./titles/read-titles.ts";
import { askAboutRowsAbove } from "./titles/rows-above.ts";
import { askAboutNotes } from "./titles/sheets-of-notes.ts";
import { namesSupplier, surroundingsOfSheet, titlesAround } from "./titles/titles-around.ts";

/** What is known of a file before its rows are read. */
export interface Known {
  readonly said: Overrides;
  /** The part of it that a person has answered about this file. */
  readonly answers: TemplateChange;
  readonly fileName: string;
  /** The inbox's currency; see {@link ReadOptions}. */
  readonly currency: string | null;
  /** What people call the company of the connection. */
  readonly companyNames: readonly string[];
  readonly references: References;
  readonly templates: readonly Template[];
  readonly pendingTemplate: Omit<TemplateSource, "columns">;
}

const youSaidSo: Message = { say: "you-said-so" };

/**
 * A reading with only this question, where it has to be answered before the sheet is read; null where the sheet is not
 * a list of purchase invoices, so the question is not needed.
 */
export function stopBefore(sheet: SheetToRead, question: Question, answers: TemplateChange): SheetReading | null {
  const map = mapColumns(sheet.header, sheet.below, answers);
  const { kind } = recogniseKind(sheet.header, sheet.below, map, answers);
  return kind === "invoices" ? finish(sheet, { columns: map.seen, questions: [question] }) : null;
}

/** Reads the rows below the header. */
export function readSheet(
  sheet: SheetToRead,
  { said, answers, fileName, currency, companyNames, references, templates, pendingTemplate }: Known,
): SheetReading {
  const { table, header, below } = sheet;
  const here = new Set(Object.keys(answers.columns ?? {}));
  const { accepted = [] } = answers;
  const above = table.rows.filter(({ number }) => number < header.number);
  const likely = withoutFurniture(below, header, above);
  const around = surroundingsOfSheet(above, [fileName.replace(/^.*\//, ""), table.sheet ?? ""], header, likely);
  const of = new Set(Object.keys(said.change.columns ?? {}));
  const mapBy = (rows: readonly Row[]) => mapColumns(header, rows, said.change, { of, here, accepted }, around);
  const mapped = mapWithoutTotals(sheet, likely, said.change, mapBy);
  const { kind, question } = recogniseKind(header, likely, mapped, said.change);
  if (kind === "other")
    return finish(sheet, { kind, columns: mapped.seen, questions: question === null ? [] : [question] });
  if (kind === "register") {
    const names = [fileName.replace(/^.*\//, ""), ...(table.sheet === null ? [] : [table.sheet])];
    const read = readRegister({ header, above, rows: below, map: mapped, said, names, epoch: epochOf(table) });
    const { found, questions } = settleCompany(read, { companyNames, answers, templates });
    // Only an answer is worth a template: other invoice lists are recognised by their headers.
    const isSaid = said.change.isInvoices === false || answers.companies !== undefined;
    const template = isSaid ? makeTemplate({ ...pendingTemplate, columns: mapped.seen }) : null;
    return finish(sheet, { kind, columns: mapped.seen, ...found, questions, template });
  }

  const separated = separateRows(sheet, mapped, said.change);
  const { map, foot } = settleByFoot(separated.foot, mapped, {
    ...{ accepted, answered: of },
    mapWith: (name, use) => {
      const change = mergeChange(said.change, { columns: { [name]: use } });
      return mapColumns(header, separated.rows, change, { of, here: new Set([...here, name]), accepted }, around);
    },
  });
  const amounts = amountColumns(map);
  const { totals } = separated.foot;
  // A line with one cell is no invoice, and may say something of the others.
  const [full, lone] = partition(separated.rows);
  const between = [...separated.titles, ...lone.map(titleOf)].toSorted((one, other) => one.row - other.row);
  const titles = titlesAround(sheet, fileName, { map, amounts, above, between, totals });
  const textsOf = (wanted: Column["property"]): readonly string[] =>
    map.columns
      .filter(({ property }) => property === wanted)
      .flatMap(({ index }) => full.map(({ cells }) => seen(cells[index] ?? emptyCell)));
  const list = {
    rows: full,
    namesSupplier: header.cells.some((cell) => namesSupplier(seen(cell))),
    amounts: [...amounts, ...map.totals],
    isPositive: (row: Row) => signOf(row, amounts) > 0,
    numbers: textsOf("InvoiceNumber"),
    suppliers: textsOf("AccountName"),
    supplierCells: firstOfEach(full, map),
    currencies: textsOf("Currency"),
  };
  // Titles are about this file only, so only a person's answer about this file overrides them.
  const aboutNotes = askAboutNotes(sheet.notes ?? [], list.numbers, accepted);
  const last = full.at(-1)?.number ?? 0;
  const after = below.filter(({ number }) => number > last);
  const companies = companiesNamed({ header, rows: full, map, above, after });
  const aboutCompany = askWhoseInvoices(companies, { companyNames, answers, templates });
  const aboutOwn = askOwnSupplier(list.supplierCells, titles.above, companyNames, accepted);
  const aboutTitles = [
    ...askAboutTitles(titles, list, answers),
    ...aboutNotes,
    ...aboutCompany,
    ...aboutOwn,
    ...foot.questions,
  ];
  const currencies = currencyOfSheet(header, separated.rows, {
    ...{ map, amounts, above, titles, said: said.change },
    isAnswered: (name) => here.has(name),
  });
  const exact = takeShown(separated.rows, header, map);
  const split = splitCells(exact.rows, map.splits);
  const columns = [...map.columns, ...split.columns];
  const gross: Column[] = map.gross === null ? [] : [{ ...map.gross, property: "Net" }];
  const { currencyFromHeader } = currencies;
  const decimals = inferDecimals(split.rows, [...columns, ...gross], said.decimalSign, {
    said: said.change,
    around: currencyFromHeader?.currency ?? null,
  });
  const lines = [...titles.above, ...titles.between];
  const epoch = epochOf(table);
  const dates = inferDatesWithHints(split.rows, columns, said.dateOrder, map, epoch, lines, decimals.decimals);
  // A person's answer about this file is final: cells that it cannot read are problems of their rows.
  const order = answers.dateOrder ?? dates.order;
  const sign = answers.decimalSign ?? decimals.sign;
  const isAnswered = ({ about }: Question): boolean =>
    (about === "date-order" && answers.dateOrder !== undefined) ||
    (about === "decimal-sign" && answers.decimalSign !== undefined);

  const headings = header.cells.map(seen);
  const one = (property: Column["property"]) => map.columns.find((column) => column.property === property) ?? null;
  const place =
    currencyOfPlace(
      above.map((row) => titleOf(row).text),
      headings,
      map.language,
      separated.rows,
    ) ?? dollarsOfTax(headings, separated.rows, { net: one("Net"), gross: map.gross, vat: one("VAT") });
  const notation = {
    ...{ dateOrder: order, decimalSign: sign, currency, place },
    ...{ hasCompactDates: dates.hasCompactDates, bareDays: dates.bareDays },
  };
  const read = readRows(exact.rows, {
    map: { ...map, currencyFromHeader },
    split,
    said: said.change,
    // In text an unquoted comma shifts the cells after it; in a workbook cells keep their places.
    headerCells: table.sheet === null ? header.cells.length : null,
    notation,
  });
  const all = [...read.invoices, ...read.incomplete];
  const hasCurrency = all.some(({ invoice }) => invoice.Currency !== undefined) || currencies.asked.length > 0;
  const asksWhoseSign = read.questions.some(({ id }) => id === "missing-Currency");
  const shares = askAboutReadShares(all, separated.rows, map, accepted);
  const marked = markHiddenColumns(map.seen, table);
  const checked = checkAgainstLists(read.invoices, map.seen, {
    ...{ references, templates, accepted },
    names: answers.names ?? {},
  });
  const questions = [
    ...(question === null ? [] : [question]),
    ...aboutTitles,
    ...askAboutRowsAbove(above, map, accepted),
    ...map.questions,
    ...(map.questions.some(({ id }) => id.startsWith("share-")) ? [] : shares),
    ...checked.questions,
    ...askAboutListedColumns(header, separated.rows, map.seen, { references, said: said.change.columns }),
    ...askAboutRepeats(read.invoices, { rows: separated.rows, columns: map.seen, accepted }),
    ...askAboutSharedIds(read.invoices, map.seen, accepted),
    ...askAboutOneNumber(read.invoices, map.seen, accepted),
    ...currencies.asked,
    ...currencies.alsoAsked,
    ...(currencies.isKnown || currency !== null || hasCurrency || asksWhoseSign ? [] : askSeveralCurrencies(all)),
    ...askAboutCutEnd(table, separated.rows, accepted),
    ...read.questions.filter(({ id }) => !currencies.asked.some((asked) => asked.id === id)),
    ...[...dates.questions, ...decimals.questions].filter((asked) => !isAnswered(asked)),
    ...separated.questions,
  ].map((asked) => withoutTotals(asked, separated.skipped));
  const isSure = questions.length === 0;
  return finish(sheet, {
    columns: marked.columns,
    dates: dates.dates ?? (order === null || dates.questions.length === 0 ? null : { order, evidence: youSaidSo }),
    decimals:
      decimals.decimals ?? (sign === null || decimals.questions.length === 0 ? null : { sign, evidence: youSaidSo }),
    ...(foot.agreed && { agreedTotal: foot.agreed }),
    derived: [
      ...(sheet.derived ?? []),
      ...marked.derived,
      ...separated.derived,
      ...foot.derived,
      ...exact.derived,
      ...read.derived,
      ...checked.derived,
    ],
    invoices: isSure ? checked.invoices : [],
    // They may be checked, and are never sent.
    incomplete: isSure ? read.incomplete : [...read.invoices.map(withoutRaw), ...read.incomplete],
    problems: read.problems,
    doubts: isSure ? doubtDueDates(read.invoices, separated.rows, header, { columns, notation }) : [],
    skipped: separated.skipped,
    questions,
    template: isSure && separated.rows.length > 0 ? makeTemplate({ ...pendingTemplate, columns: map.seen }) : null,
  });
}

const epochOf = ({ sheet, date1904 }: Table) => (sheet === null ? null : date1904 ? "1904" : "1900");

/** The different texts in the suppliers' column, each with its first row. */
function firstOfEach(rows: readonly Row[], { columns }: Pick<ColumnMap, "columns">): readonly Title[] {
  const found = new Map<string, number>();
  for (const { property, index } of columns)
    if (property === "AccountName")
      for (const { number, cells } of rows) {
        const text = seen(cells[index] ?? emptyCell).trim();
        if (text !== "" && !found.has(text)) found.set(text, number);
      }
  return [...found].map(([text, row]) => ({ row, text }));
}

/** The rows with several cells, and those with one; all are the former if none has several. */
function partition(rows: readonly Row[]): readonly [full: readonly Row[], lone: readonly Row[]] {
  const isFull = ({ cells }: Row): boolean => cells.filter(({ kind }) => kind !== "empty").length > 1;
  const full = rows.filter(isFull);
  return full.length === 0 ? [rows, []] : [full, rows.filter((row) => !isFull(row))];
}

const withoutRaw = ({ row, invoice }: ReadRow): ReadRow => ({ row, invoice });

/** The question without examples from totals: they are the values of no invoice. */
function withoutTotals(question: Question, skipped: readonly SkippedRow[]): Question {
  const totals = new Set(skipped.flatMap(({ row, reason }) => (reason.say === "row-of-total" ? [row] : [])));
  return { ...question, examples: question.examples.filter(({ row }) => !totals.has(row)) };
}
