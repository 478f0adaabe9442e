/** @file Compares the number of invoices that a list states about itself with its rows: “Number of invoices: 5” below four. */

import { type Row, seen } from "../cells/table.ts";
import { foldText } from "../headers/fold-text.ts";

const wordSet = (text: string): ReadonlySet<string> => new Set(foldText(text).trim().split(/\s+/));

const counts = wordSet(`
  number no count anzahl nombre nbre aantal numero liczba ilosc pocet antal antall maara lukumaara numar numarul darab
  darabszam szama αριθμος πληθος adet sayisi broj количество число кількість`);

/** “Numéro : 12” is the number of the list. */
const ofCounts = wordSet(
  "count anzahl nombre nbre aantal liczba ilosc pocet antal antall lukumaara darab adet количество кількість",
);

/** In the plural, because “Invoice number: 5” is the number of one invoice. */
const listed = wordSet(`
  invoices bills documents records rows lines items entries rechnungen eingangsrechnungen belege zeilen datensatze
  factures pieces lignes documents facturen boekstukken regels facturas documentos registros lineas filas fatture documenti
  righe faturas linhas faktur faktury dokumentow pozycji dokladu faktur radku dokladov riadkov fakturor rader
  verifikationer fakturaer bilag linjer linjer laskut laskuja laskujen riveja facturi facturilor documente szamlak tetelek
  τιμολογιων παραστατικων faturalar fatura racuna stavki счетов документов строк рахунків документів рядків`);

const fillers = wordSet(
  "total totals grand of the in this list file all listed exported found selected shown displayed written processed gesamt exportiert gefunden angezeigt exportees trouvees geexporteerd exportadas esportate der von liste total de des du la van di del do dos das w v i av af celkem suma",
);

const isYear = /^(?:19|20)\d\d$/;

const inWords =
  "one two three four five six seven eight nine ten eleven twelve|eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf".split(
    "|",
  );
const figureOf = new Map(
  inWords.flatMap((words) => words.split(" ").map((word, at) => [word, String(at + 1)] as const)),
);

/** “four” as “4”, any other word as it is. */
const inFigures = (word: string): string => figureOf.get(word) ?? word;

/** The number that a line states, or null where it says anything else too. */
function countIn(text: string): number | null {
  const words = foldText(text)
    .split(/[^\p{L}\p{N}.,-]+/u)
    .map((word) => word.replace(/^[.,-]+|[.,-]+$/g, ""))
    .filter((word) => word !== "" && !fillers.has(word));
  const figures = words.map(inFigures).filter((word) => /\p{N}/u.test(word));
  const [figure = ""] = figures;
  const said = words.filter((word) => !/\p{N}/u.test(inFigures(word)));
  // “Anzahl: 5” counts rows too.
  const namesRows = said.some((word) => listed.has(word)) || (said.length === 1 && ofCounts.has(said[0] ?? ""));
  if (figures.length !== 1 || !/^\d{1,6}$/.test(figure) || isYear.test(figure) || !namesRows) return null;
  const isPlain = said.every((word) => listed.has(word) || counts.has(word));
  // “5 invoices” and “Invoices: 5” state a number too, “Invoices 5” may be the title of a list.
  const isStated =
    said.some((word) => counts.has(word)) ||
    inFigures(words[0] ?? "") === figure ||
    /\p{L}\s*:\s*[\p{L}\d]+\s*$/u.test(text);
  return isPlain && isStated ? Number(figure) : null;
}

/** True for “Number of invoices: 5”: its number is no amount. */
export const statesCount = (text: string): boolean => countIn(text) !== null;

/**
 * The line whose number of invoices the rows don't have, neither as rows nor as different numbers or names in one of
 * their columns. Null where nothing is stated, or where it fits. Groups may each state their own number.
 */
export function miscountedIn<Line extends { readonly text: string }>(
  lines: readonly Line[],
  rows: readonly Row[],
): Line | null {
  const stated = lines.flatMap((line) => {
    const count = countIn(line.text);
    return count === null ? [] : [{ line, stated: count }];
  });
  const last = stated.at(-1);
  if (last === undefined) return null;
  const sum = stated.reduce((all, one) => all + one.stated, 0);
  // One number leaves none before it, and a column without values has none either.
  const candidates = stated.length === 1 ? [sum] : [last.stated, sum, sum - last.stated];
  if (candidates.some((count) => fits(count, rows))) return null;
  return last.line;
}

/** A file may have thousands of totals, and the rows are those since one of the few before. */
const mostCounted = 100;
const nearest = 6;

/**
 * The text of a total, such as “Total (3 invoices)”, whose number neither all rows have nor those above it from an earlier
 * total on; null where there is none.
 */
export function miscountedTotal<Line extends { readonly text: string; readonly row: number }>(
  totals: readonly Line[],
  rows: readonly Row[],
): Line | null {
  const lines = [...new Set(totals.map(({ row }) => row))];
  const stating = totals.filter(({ text }) => countIn(text) !== null).slice(0, mostCounted);
  const wrong = stating.find((total) => {
    const at = lines.indexOf(total.row);
    const starts = [0, ...lines.slice(Math.max(0, at - nearest), at)];
    const groups = starts.map((start) => rows.filter(({ number }) => number > start && number < total.row));
    return [rows, ...groups].every((group) => miscountedIn([total], group) !== null);
  });
  return wrong ?? null;
}

function fits(count: number, rows: readonly Row[]): boolean {
  if (count === rows.length) return true;
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return Array.from({ length: width }, (_, index) => index).some((index) => {
    const texts = rows.map(({ cells }) => cells[index]).map((cell) => (cell === undefined ? "" : seen(cell)));
    return new Set(texts.filter((text) => text !== "")).size === count;
  });
}
