/** @file The currency of a sheet's amounts, as its headings and the lines around its rows name it, and what is asked about it. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { emptyCell, type Row, seen } from "../cells/table.ts";
import type { Column, ColumnMap } from "../columns/map-columns.ts";
import { askBetween } from "../columns/questions/ask-currency.ts";
import { knownHeader } from "../headers/known-headers.ts";
import { type Suppliers, suppliersToName } from "../titles/lines-about-rows.ts";
import type { Titles } from "../titles/read-titles.ts";
import { currencyOfBands } from "./read-bands.ts";
import {
  askAboutCurrencyTitles,
  askAboutStatedCurrency,
  currencyFor,
  headingOfSeveral,
  namesAnother,
  statedCurrency,
} from "./title-currency.ts";

interface CurrencyOfSheet {
  /** True where a column, a heading or an answer names it. */
  readonly isKnown: boolean;
  readonly currencyFromHeader: ColumnMap["currencyFromHeader"];
  /** Where the lines around the rows name several. */
  readonly asked: readonly Question[];
  /** Where lines contradict a heading, or a column of currencies. */
  readonly alsoAsked: readonly Question[];
}

/**
 * Finds the currency of the amounts.
 *
 * @param rows those of the invoices
 */
export function currencyOfSheet(
  header: Row,
  rows: readonly Row[],
  {
    map,
    amounts,
    above,
    titles: around,
    said,
    isAnswered,
  }: {
    readonly map: ColumnMap;
    readonly amounts: readonly Column[];
    /** The rows above the header. */
    readonly above: readonly Row[];
    readonly titles: Titles;
    readonly said: TemplateChange;
    /** True where a person has answered about the column with this name. */
    readonly isAnswered: (column: string) => boolean;
  },
): CurrencyOfSheet {
  const titles = {
    ...around,
    between: around.between.filter(({ text }) => !namesSupplier(text, map, rows)),
    suppliers: suppliersOf(map, rows),
  };
  const isKnown =
    holdsCurrency(map) ||
    map.currencyFromHeader !== null ||
    said.constants?.Currency !== undefined ||
    said.without?.includes("Currency") === true;
  const [inColumn] = map.columns.filter(({ property }) => property === "Currency");
  const named = inColumn && map.seen.find(({ letter }) => letter === inColumn.letter);
  const aboutStated =
    inColumn === undefined || named === undefined || isAnswered(named.name)
      ? []
      : askAboutStatedCurrency(
          titles,
          { ...inColumn, name: named.name },
          { rows, hasRates: header.cells.some((cell) => isOfRates(seen(cell))) },
        );
  // “Purchases in EUR” over “Net £”; a column of currencies or an answer goes before both.
  const ofTitle = currencyFor(titles);
  const isOpen = !holdsCurrency(map) && said.constants?.Currency === undefined;
  const aboutHeading =
    isOpen &&
    map.currencyFromHeader !== null &&
    ofTitle !== null &&
    ofTitle.currency !== map.currencyFromHeader.currency
      ? [askBetween(ofTitle, map.currencyFromHeader)]
      : [];
  const ofBands = isKnown ? null : currencyOfBands(above, header, amounts);
  // “EUR” between the rows: what is above the headings is the currency of the first rows alone.
  const band = ofBands !== null && namesAnother(titles, ofBands.currency) ? null : ofBands;
  const ofTwo = headingOfSeveral(header, amounts);
  const lines = ofTwo === null ? titles : { ...titles, above: [...titles.above, ofTwo] };
  const aboutCurrency = isKnown || band !== null ? [] : askAboutCurrencyTitles(lines);
  return {
    isKnown,
    currencyFromHeader: map.currencyFromHeader ?? band ?? currencyAround(map, titles),
    asked: aboutCurrency,
    alsoAsked: [...aboutHeading, ...aboutStated],
  };
}

/** “PT PLN (Persero)” above its rows is a supplier, not the złoty. */
const namesSupplier = (text: string, { columns }: ColumnMap, rows: readonly Row[]): boolean =>
  columns.some(
    ({ property, index }) =>
      property === "AccountName" && rows.some(({ cells }) => seen(cells[index] ?? emptyCell).trim() === text.trim()),
  );

/** The suppliers of a list of several; what a line says of the only one, it says of all rows. */
function suppliersOf({ columns }: ColumnMap, rows: readonly Row[]): Suppliers {
  let found: Suppliers | null = null;
  const find = (): Suppliers => {
    const places = columns.filter(({ property }) => property === "AccountName");
    const names = new Set(
      places.flatMap(({ index }) => rows.map(({ cells }) => seen(cells[index] ?? emptyCell).trim())),
    );
    return suppliersToName(names.size > 1 ? [...names] : []);
  };
  const all = (): Suppliers => (found ??= find());
  return {
    areIn: (text) => all().areIn(text),
    areNamedIn: (text) => all().areNamedIn(text),
    isTitle: (text) => all().isTitle(text),
  };
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
