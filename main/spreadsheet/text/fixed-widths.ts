/** @file Cuts text whose columns are lined up with spaces, as reports are printed: each column has its place in every line. */

import { linesOf } from "./csv-chunks.ts";

/** Where a column begins and ends in every line, in UTF-16 units; the end is not part of it. */
interface Place {
  readonly from: number;
  readonly to: number;
}

/** Fewer columns may be paragraphs or addresses that happen to be in line. */
const fewestColumns = 4;
const fewestHeaders = 3;
const fewestRows = 2;
const headersWithin = 30;
/** Two columns of spaces: one may be between two words that are in line by chance. */
const narrowestGap = 2;
/** Lines of a report; a longer one is a text that somebody wrote. */
const longestLine = 2_000;

/**
 * The cells of each line, or null where the columns aren't lined up.
 *
 * The headings are the line of the first 30 with the most known ones, at two spaces or more from each other. A gap counts
 * only if it is blank in the headings and in each row with at least as many texts as half of them. A line above the
 * headings is one cell. A label that runs across a gap, such as “Total for Acme Ltd”, may have only amounts beside it.
 *
 * @param countHeaders counts the known headers among a row's cells
 */
export function cutFixedWidths(
  text: string,
  countHeaders: (cells: readonly string[]) => number,
): readonly string[][] | null {
  if (text.includes("\t")) return null;
  const lines = linesOf(text).map((line) => line.replaceAll("\f", ""));
  const [best] = lines
    .slice(0, headersWithin)
    .map((line, at) => ({ at, headers: line.length > longestLine ? 0 : countHeaders(textsIn(line)) }))
    .toSorted((a, b) => b.headers - a.headers);
  if (best === undefined || best.headers < fewestHeaders) return null;
  const header = lines[best.at] ?? "";
  const fewest = Math.max(2, textsIn(header).length / 2);
  // Each page repeats the titles, with another number.
  const above = new Set(lines.slice(0, best.at).map(withoutDigits));
  above.delete("");
  const isTitle = (line: string): boolean => isRule(line) || above.has(withoutDigits(line));
  const isFull = (line: string): boolean => !isTitle(line) && !isOfAmounts(line) && textsIn(line).length >= fewest;
  const full = lines.slice(best.at + 1).filter(isFull);
  if (full.length < fewestRows || full.some(({ length }) => length > longestLine)) return null;
  const places = placesIn([header, ...full]);
  const titles = cutAt(header, places);
  if (places.length < fewestColumns || titles === null || titles.includes("")) return null;
  if (countHeaders(titles) < fewestHeaders) return null;
  const rows = lines.map((line, at) =>
    at < best.at || isTitle(line) ? [line.trim()] : (cutAt(line, places) ?? cutLabel(line, places)),
  );
  return rows.every((cells) => cells !== null) ? rows : null;
}

const textsIn = (line: string): readonly string[] =>
  line
    .trim()
    .split(/ {2,}/)
    .filter((text) => text !== "");

const ofAmount = /^[-+(]?[\d.,' ]+[)-]?$/;

/** True for a label with nothing but amounts beside it: a total, whose label may run across the columns. */
const isOfAmounts = (line: string): boolean =>
  textsIn(line)
    .slice(1)
    .every((text) => ofAmount.test(text));

const withoutDigits = (line: string): string => line.replaceAll(/[\d\s]+/g, " ").trim();

const isRule = (line: string): boolean => /^[-=_\s]+$/.test(line);

/** The columns between the gaps that are blank in all lines. */
function placesIn(lines: readonly string[]): readonly Place[] {
  const width = Math.max(...lines.map(({ length }) => length));
  const isFilled = Array.from({ length: width }, () => false);
  for (const line of lines) for (let at = 0; at < line.length; at += 1) if (line[at] !== " ") isFilled[at] = true;
  const places: { from: number; to: number }[] = [];
  for (let at = 0; at < width; at += 1) {
    if (!isFilled[at]) continue;
    const last = places.at(-1);
    if (last !== undefined && at - last.to < narrowestGap) last.to = at + 1;
    else places.push({ from: at, to: at + 1 });
  }
  return places;
}

/** The cells of a line whose label is longer than its column; null where more than amounts is beside it. */
function cutLabel(line: string, places: readonly Place[]): string[] | null {
  const [label, ...others] = [...line.matchAll(/\S+(?: \S+)*/g)];
  if (label === undefined || others.length === 0) return [line.trim()];
  if (!others.every(([text]) => ofAmount.test(text))) return null;
  const cells = places.map(() => "");
  cells[0] = label[0];
  for (const { 0: text, index } of others) {
    const under = places.flatMap(({ from, to }, at) => (index < to && index + text.length > from ? [at] : []));
    const [place, second] = under;
    if (place === undefined || place === 0 || second !== undefined || cells[place] !== "") return null;
    cells[place] = text;
  }
  return cells;
}

/** The text at each place; null where a text is outside of them all, or runs from one into the next. */
function cutAt(line: string, places: readonly Place[]): string[] | null {
  let at = 0;
  for (const { from, to } of places) {
    if (line.slice(at, from).trim() !== "") return null;
    at = to;
  }
  return line.slice(at).trim() === "" ? places.map(({ from, to }) => line.slice(from, to).trim()) : null;
}
