/** @file Recognises rows that are no invoices whatever the columns hold: drawn lines, the headings or the titles again. */

import { type Row, seen, textAt } from "../cells/table.ts";

/**
 * The rows without those that are no invoices whatever the columns hold: drawn lines, the headings again, the titles
 * again. What columns hold is judged without them.
 */
export function withoutFurniture(rows: readonly Row[], header: Row, above: readonly Row[]): readonly Row[] {
  const titles = titleTexts(above);
  const [first = -1] = header.cells.flatMap(({ kind }, index) => (kind === "empty" ? [] : [index]));
  const repeats = (row: Row): boolean =>
    textAt(row, first) === textAt(header, first) &&
    header.cells.every((cell, index) => cell.kind === "empty" || textAt(row, index) === seen(cell));
  const isFurniture = (row: Row): boolean =>
    row.isPayment === true ||
    (row.cells[first]?.kind === "number" || row.cells[first]?.kind === "date"
      ? countsColumns(row)
      : row.isTitle === true ||
        isRule(row) ||
        countsColumns(row) ||
        repeats(row) ||
        (titles.size > 0 && repeatsTitle(row, titles, false)));
  return rows.some(isFurniture) ? rows.filter((row) => !isFurniture(row)) : rows;
}

const rule = /^[-=_*~.–—─═|+ ]{2,}$/;
/** "*** End of report ***" */
const decorated = /^([*=~#-])\1+ ?\P{N}+ ?\1{2,}$/u;

/** True for a line that a printed report draws between its rows. */
export const isRule = ({ cells }: Row): boolean => {
  let isDrawn = false;
  for (const cell of cells) {
    if (cell.kind === "empty") continue;
    if (cell.kind !== "text" || !(rule.test(cell.text) || decorated.test(cell.text))) return false;
    isDrawn = true;
  }
  return isDrawn;
};

/** True for a line of 1, 2, 3 or (1), (2), (3) below the headings, as printed ledgers number their columns. */
export const countsColumns = ({ cells }: Row): boolean => {
  // Every row comes here, and few begin so.
  const first = cells.find(({ kind }) => kind !== "empty");
  if (first === undefined || !/^[01]$/.test(numberIn(first))) return false;
  const filled = cells.filter(({ kind }) => kind !== "empty");
  if (filled.length < 5) return false;
  const numbers = filled.map(numberIn);
  // A printed form may leave some of its columns out.
  return (
    numbers.every((text, at) => /^\d{1,2}$/.test(text) && (at === 0 || Number(text) > Number(numbers[at - 1]))) &&
    Number(numbers.at(-1)) <= filled.length * 2
  );
};

const numberIn = (cell: Row["cells"][number]): string => seen(cell).replace(/^[([](\d+)[)\]]$/, "$1");

const pageNumber =
  /(?<!\p{L})(page|seite|blatt|p[aá]gina|pagina|p[aá]g\.?|blad|strona|str\.?|strana|oldal|sida|side|sivu|sayfa|pagină|стр\.?|стор\.?|σελ\.?|p\.)\s*:?\s*\d+(?:\s*(?:of|von|sur|de|van|di|z|ze|av|af|din|из|з|\/)\s*\d+)?/giu;

/** “Strana 2”, and nothing else in the cell. */
const wholePageNumber = new RegExp(`^(?:${pageNumber.source})$`, "iu");

const lastPageNumber = new RegExp(`${pageNumber.source}$`, "iu");

/** “Acme Ltd page 2”: the office's own name on each page of a report. */
export const endsInPage = (text: string): boolean => lastPageNumber.test(text.trim());

/** The page and how many there are, of “Page 1 of 2”; null where a text says nothing of that. */
export function pageOf(text: string): { readonly page: number; readonly of: number } | null {
  const [found] = text.match(pageNumber) ?? [];
  const [page, of] = found?.match(/\d+/g)?.map(Number) ?? [];
  // “Pagina 33/2026” is the page of a register of that year.
  return page === undefined || of === undefined || page < 1 || of > mostPages ? null : { page, of };
}

const mostPages = 1_000;

/** “Seite:”, the number of which may be in the next cell. */
const pageWord = new RegExp(pageNumber.source.replace("\\s*\\d+", "\\s*(?:\\d+|$)"), "iu");

/** True for a row with the number of its page, and nothing else, in one of its cells. */
export const hasPageNumber = ({ cells }: Row): boolean =>
  cells.some((cell) => cell.kind === "text" && wholePageNumber.test(cell.text));

/** The texts by which {@link repeatsTitle} recognises these lines: whole, and without numbers. */
export const titleTexts = (lines: readonly Row[]): ReadonlySet<string> =>
  new Set(lines.flatMap((row) => [wholeText(row), titleText(row)]).filter((text) => text !== ""));

/**
 * True where the row has the text of a title, or the same with other numbers, such as those of its page and the time of
 * its print.
 *
 * @param mayBeInvoice true where the row has two values that identify an invoice, so its numbers count
 */
export function repeatsTitle(row: Row, titles: ReadonlySet<string>, mayBeInvoice: boolean): boolean {
  const whole = wholeText(row);
  if (whole === "") return false;
  return titles.has(whole) || (!mayBeInvoice && (titles.has(withoutNumbers(row)) || headsPage(row, titles)));
}

/** “Marktgemeinde St. Oswald” with “Seite: 2” at the end of the line: the number of the page is in another cell. */
function headsPage({ cells }: Row, titles: ReadonlySet<string>): boolean {
  const filled = cells.filter(({ kind }) => kind !== "empty").map(seen);
  const named = filled.findIndex((text) => pageWord.test(text));
  if (named <= 0 || filled.length > named + 2) return false;
  const [title = ""] = filled;
  // The first page may have the same line without its number: “Date: 20/11/2026  Weald Ltd  Page: 2”.
  return (named <= 2 && titles.has(title.trim().toLowerCase())) || titles.has(wordsOf(filled.slice(0, named)));
}

/** A line's text without numbers; "" where it does not begin with text, or is too short to be known again. */
const titleText = (row: Row): string => (wholeText(row) === "" ? "" : withoutNumbers(row));

const withoutNumbers = ({ cells }: Row): string => wordsOf(cells.map(seen).filter((text) => text !== ""));

function wordsOf(texts: readonly string[]): string {
  const words = texts
    .join(" ")
    .replace(/[\p{N}./:]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
  return words.length < shortestTitle ? "" : `${texts.length} ${words}`;
}

/** A line's whole text; "" where it does not begin with text. */
export function wholeText({ cells }: Row): string {
  const first = cells.find(({ kind }) => kind !== "empty");
  // A heading of several lines has cells that are merged downwards, on each page.
  const isText = first?.kind === "text" || (first?.kind === "error" && first.reason.say === "merged-with-above");
  return isText ? cells.map(seen).join("\t").trim().toLowerCase() : "";
}

/** Shorter ones may be the code of a supplier or of a series. */
const shortestTitle = 4;

/** True for “Anzahl Rechnungen 24” below 24 rows: a label, and nothing else but their number. */
export function tellsCount({ cells }: Row, rows: number): boolean {
  const [label, number, other] = cells.filter(({ kind }) => kind !== "empty").map(seen);
  if (rows < 2 || label === undefined || other !== undefined) return false;
  const [, words = "", digits = number] = /^(\D*?)[:=]?\s*(\d+)?$/u.exec(label) ?? [];
  return /\p{L}{3}/u.test(words) && digits === String(rows);
}
