/** @file Reads the table below one header row, by what settings, templates and answers say. */

import { templateWithSuppliers } from "../../shared/e-invoice/supplier-keys.ts";
import type { ReferenceKind, References } from "../../shared/spreadsheet/reference-list.ts";
import type { Question, ReadRow, SheetReading, SkippedRow } from "../../shared/spreadsheet/sheet-reading.ts";
import { mergeChange, type TemplateChange } from "../../shared/spreadsheet/template.ts";
import type { Message } from "../../shared/wording/message.ts";
import { type Row, seen, type Table } from "./cells/table.ts";
import { type Around, surroundingsOf } from "./columns/around.ts";
import { signOf } from "./columns/checked-columns.ts";
import { type Column, type ColumnMap, mapColumns } from "./columns/map-columns.ts";
import { askBetween } from "./columns/questions/ask-currency.ts";
import { askAboutReadShares } from "./columns/questions/ask-vat-share.ts";
import { askAboutCutEnd } from "./compared/ask-cut-end.ts";
import { askAboutOneNumber } from "./compared/ask-one-number.ts";
import { askAboutRepeats } from "./compared/ask-repeats.ts";
import { askAboutSharedIds } from "./compared/ask-shared-ids.ts";
import { checkAgainstLists } from "./compared/ask-unlisted.ts";
import { askSeveralCurrencies } from "./currencies/ask-several-currencies.ts";
import { dollarsOfTax } from "./currencies/currency-of-tax.ts";
import { currencyOfPlace } from "./currencies/place-currency.ts";
import { currencyOfBands } from "./currencies/read-bands.ts";
import {
  askAboutCurrencyTitles,
  askAboutStatedCurrency,
  currencyFor,
  headingOfSeveral,
  statedCurrency,
} from "./currencies/title-currency.ts";
import { finish, type SheetToRead } from "./finish-reading.ts";
import { settleByFoot } from "./foot/settle-by-foot.ts";
import { knownHeader } from "./headers/known-headers.ts";
import { readList } from "./kinds/read-list.ts";
import { readNames } from "./kinds/read-names.ts";
import { readRegister } from "./kinds/read-register.ts";
import { readSuppliers } from "./kinds/read-suppliers.ts";
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
import { askAboutTitles, type Titles, titleOf, titlesAbove } from "./titles/read-titles.ts";

/** What is known of a file before its rows are read. */
export interface Known {
  readonly said: Overrides;
  /** The part of it that a person has answered about this file. */
  readonly answers: TemplateChange;
  readonly fileName: string;
  /** The inbox's currency; see {@link ReadOptions}. */
  readonly currency: string | null;
  readonly references: References;
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
  { said, answers, fileName, currency, references, pendingTemplate }: Known,
): SheetReading {
  const { table, header, below } = sheet;
  const here = new Set(Object.keys(answers.columns ?? {}));
  const { accepted = [] } = answers;
  const above = table.rows.filter(({ number }) => number < header.number);
  const likely = withoutFurniture(below, header, above);
  const around = aroundOf(above, [fileName.replace(/^.*\//, ""), table.sheet ?? ""], header, likely);
  const of = new Set(Object.keys(said.change.columns ?? {}));
  const mapBy = (rows: readonly Row[]) => mapColumns(header, rows, said.change, { of, here, accepted }, around);
  const mapped = mapWithoutTotals(sheet, likely, said.change, mapBy);
  const { kind, question } = recogniseKind(header, likely, mapped, said.change);
  if (kind === "other")
    return finish(sheet, { kind, columns: mapped.seen, questions: question === null ? [] : [question] });
  if (kind === "register") {
    const names = [fileName.replace(/^.*\//, ""), ...(table.sheet === null ? [] : [table.sheet])];
    const found = readRegister({ header, above, rows: below, map: mapped, said, names, epoch: epochOf(table) });
    // Only an answer is worth a template: other invoice lists are recognised by their headers.
    const isSaid = said.change.isInvoices === false;
    const template = isSaid ? makeTemplate({ ...pendingTemplate, columns: mapped.seen }) : null;
    return finish(sheet, { kind, columns: mapped.seen, ...found, template });
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
  const titles: Titles = {
    above: titlesAbove(above, header),
    between: separated.titles,
    headings: header.cells.flatMap((cell, index) => {
      const isElse = map.columns.some((column) => column.index === index && !amounts.includes(column));
      return isElse || cell.kind === "empty" ? [] : [{ row: header.number, text: seen(cell) }];
    }),
    ...{ sheet: table.sheet, fileName },
    ...numberHeading(map, header),
  };
  const list = {
    rows: separated.rows,
    namesSupplier: header.cells.some((cell) => namesSupplier(seen(cell))),
    isPositive: (row: Row) => signOf(row, amounts) > 0,
  };
  // Titles are about this file only, so only a person's answer about this file overrides them.
  const aboutTitles = [...askAboutTitles(titles, list, answers), ...foot.questions];
  const isCurrencyKnown =
    holdsCurrency(map) ||
    map.currencyFromHeader !== null ||
    said.change.constants?.Currency !== undefined ||
    said.change.without?.includes("Currency") === true;
  const [inColumn] = map.columns.filter(({ property }) => property === "Currency");
  const named = inColumn && map.seen.find(({ letter }) => letter === inColumn.letter);
  const aboutStated =
    inColumn === undefined || named === undefined || here.has(named.name)
      ? []
      : askAboutStatedCurrency(
          titles,
          { ...inColumn, name: named.name },
          { rows: separated.rows, hasRates: header.cells.some((cell) => isOfRates(seen(cell))) },
        );
  // “Purchases in EUR” over “Net £”; a column of currencies or an answer goes before both.
  const ofTitle = currencyFor(titles);
  const isOpen = !holdsCurrency(map) && said.change.constants?.Currency === undefined;
  const aboutHeading =
    isOpen &&
    map.currencyFromHeader !== null &&
    ofTitle !== null &&
    ofTitle.currency !== map.currencyFromHeader.currency
      ? [askBetween(ofTitle, map.currencyFromHeader)]
      : [];
  const band = isCurrencyKnown ? null : currencyOfBands(above, header, amounts);
  const ofTwo = headingOfSeveral(header, amounts);
  const lines = ofTwo === null ? titles : { above: [...titles.above, ofTwo], between: titles.between };
  const aboutCurrency = isCurrencyKnown || band !== null ? [] : askAboutCurrencyTitles(lines);
  const exact = takeShown(separated.rows, header, map);
  const split = splitCells(exact.rows, map.splits);
  const columns = [...map.columns, ...split.columns];
  const gross: Column[] = map.gross === null ? [] : [{ ...map.gross, property: "Net" }];
  const dates = inferDatesWithHints(split.rows, columns, said.dateOrder, map, epochOf(table), [
    ...titles.above,
    ...titles.between,
  ]);
  const currencyFromHeader = map.currencyFromHeader ?? band ?? currencyAround(map, titles);
  const decimals = inferDecimals(split.rows, [...columns, ...gross], said.decimalSign, {
    said: said.change,
    around: currencyFromHeader?.currency ?? null,
  });
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
  const hasCurrency = all.some(({ invoice }) => invoice.Currency !== undefined) || aboutCurrency.length > 0;
  const shares = askAboutReadShares(all, separated.rows, map, accepted);
  const marked = markHiddenColumns(map.seen, table);
  const checked = checkAgainstLists(read.invoices, map.seen, references, accepted);
  const questions = [
    ...(question === null ? [] : [question]),
    ...aboutTitles,
    ...map.questions,
    ...(map.questions.some(({ id }) => id.startsWith("share-")) ? [] : shares),
    ...checked.questions,
    ...askAboutRepeats(read.invoices, { rows: separated.rows, columns: map.seen, accepted }),
    ...askAboutSharedIds(read.invoices, map.seen, accepted),
    ...askAboutOneNumber(read.invoices, map.seen, accepted),
    ...aboutCurrency,
    ...aboutHeading,
    ...aboutStated,
    ...(isCurrencyKnown || currency !== null || hasCurrency ? [] : askSeveralCurrencies(all)),
    ...askAboutCutEnd(table, separated.rows, accepted),
    ...read.questions.filter(({ id }) => !aboutCurrency.some((asked) => asked.id === id)),
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

const withoutRaw = ({ row, invoice }: ReadRow): ReadRow => ({ row, invoice });

/** The question without examples from totals: they are the values of no invoice. */
function withoutTotals(question: Question, skipped: readonly SkippedRow[]): Question {
  const totals = new Set(skipped.flatMap(({ row, reason }) => (reason.say === "row-of-total" ? [row] : [])));
  return { ...question, examples: question.examples.filter(({ row }) => !totals.has(row)) };
}

/** Reads a list file; see [Note: a list file]. */
export function readAsList(sheet: SheetToRead): SheetReading {
  const reading = finish(sheet, { kind: "list", ...readList(sheet.header, sheet.below) });
  // Headers that we added ourselves are in no row.
  return reading.headerRow === 0 ? { ...reading, headerRow: null } : reading;
}

/** A supplier list: its template holds what it says, and nothing else. */
export function readAsSuppliers(sheet: SheetToRead): SheetReading {
  const { suppliers, count, problems, skipped } = readSuppliers(sheet.header, sheet.below);
  const listed = [...suppliers].map(([key, [first = "", ...others]]) => [
    key,
    others.length === 0 ? first : [first, ...others],
  ]);
  return finish(sheet, {
    ...{ kind: "suppliers", problems, skipped },
    ...{ reference: "suppliers", named: readNames("suppliers", sheet.header, sheet.below) },
    derived: [{ say: "suppliers-listed", suppliers: count, keys: suppliers.size }],
    template: templateWithSuppliers([], Object.fromEntries(listed)),
  });
}

/** A reference list without keys; see [Note: a reference list]. */
export function readAsNames(sheet: SheetToRead, reference: ReferenceKind): SheetReading {
  const named = readNames(reference, sheet.header, sheet.below);
  const kind = reference === "suppliers" ? "suppliers" : "names";
  return finish(sheet, {
    kind,
    reference,
    named,
    derived: [{ say: "names-listed", of: reference, entries: named.length }],
  });
}

/** True for “Supplier”, but not for “Contact”, which may be a customer. */
function namesSupplier(title: string): boolean {
  const meaning = knownHeader(title)?.meaning;
  if (meaning?.is === "aside") return meaning.aside === "supplierNumber" && !/contact/i.test(title);
  return meaning?.is === "property" && meaning.property === "AccountName" && meaning.rank === 1;
}

function aroundOf(above: readonly Row[], names: readonly string[], header: Row, below: readonly Row[]): Around {
  const titles = above.map(titleOf);
  const texts = titles.map(({ text }) => text);
  const headings = header.cells.map(seen);
  const place = currencyOfPlace(texts, [], null) ?? currencyOfPlace([], headings, null, below);
  const currency = currencyFor({ above: titles, between: [] })?.currency ?? place;
  return surroundingsOf(
    titles.map(({ text }) => text),
    names.map((name) => name.replace(/[_.-]+/g, " ")),
    currency,
    headings,
  );
}

/** The heading of the invoice numbers, as a title. */
function numberHeading({ columns }: ColumnMap, { number: row }: Row): Pick<Titles, "number"> {
  const column = columns.find(({ property }) => property === "InvoiceNumber");
  return column === undefined ? {} : { number: { row, text: column.header } };
}

/** True for a heading of exchange rates. */
function isOfRates(title: string): boolean {
  const meaning = knownHeader(title)?.meaning;
  return meaning?.is === "aside" && meaning.aside === "exchange";
}

const holdsCurrency = ({ columns }: ColumnMap): boolean => columns.some(({ property }) => property === "Currency");

/** The currency that lines around the rows name: beside a column of currencies only what they say of all amounts. */
const currencyAround = (map: ColumnMap, titles: Titles): ColumnMap["currencyFromHeader"] =>
  holdsCurrency(map) ? statedCurrency(titles) : currencyFor(titles);
