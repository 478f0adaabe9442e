/** @file Tells whether each supplier numbers its invoices in a way of its own: by form, by beginning, or rising. */

import { isGuid } from "../cells/identifiers.ts";
import { emptyCell, type Row, seen } from "../cells/table.ts";
import { sampleRows } from "../columns/column-content.ts";
import type { SurveyedColumn } from "../columns/survey-columns.ts";
import { kindOf, kindOfCfdi } from "../flags/row-kind-words.ts";
import { patternOf } from "../proof/numbering.ts";
import { remembered } from "../words/remember.ts";

/** A row with a negative amount or a kind of credit notes: suppliers number these in another way. */
function isCredit(row: Row): boolean {
  // Each column of names is weighed with each of numbers, over the same rows.
  const known = credits.get(row);
  if (known !== undefined) return known;
  const { cells } = row;
  const is =
    cells.some((cell) => negative.test(seen(cell)) || (cell.kind === "text" && namesCredit(cell.text))) ||
    (cells.some((cell) => cell.kind === "text" && kindOfCfdi(cell.text) === "credit") &&
      cells.some((cell) => cell.kind === "text" && isGuid(cell.text)));
  credits.set(row, is);
  return is;
}
const credits = new WeakMap<Row, boolean>();

/** -500, 500- and (500). */
const negative = /^[-−]\s?[\d.,'\s]*\d$|^\d[\d.,'\s]*[-−]$|^\([\d.,'\s]*\d\)$/;

/** Asked of every text of a column, and few of these are kinds. */
const namesCredit = remembered((text: string): boolean => text.length <= longestKind && kindOf(text) === "credit");
const longestKind = 24;

/**
 * 3 where the names that repeat have numbers of one form each, and not all of one form; -5 where they have not. A single
 * supplier may have two series.
 */
export function pointsOfOwnNumbers(names: SurveyedColumn, numbers: SurveyedColumn, rows: readonly Row[]): number {
  const patterns = new Map<string, Set<string>>();
  const counts = new Map<string, number>();
  for (const row of sampleRows(rows)) {
    const { cells } = row;
    const [name, text] = [seen(cells[names.index] ?? emptyCell), seen(cells[numbers.index] ?? emptyCell)];
    if (name === "" || text === "" || isCredit(row)) continue;
    patterns.set(name, (patterns.get(name) ?? new Set()).add(patternOf(text)));
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (riseBySupplier(names, numbers, rows) || areAlikeBySupplier(names, numbers, rows)) return 5;
  const repeated = [...counts].filter(([, count]) => count > 1).map(([name]) => name);
  const own = repeated.filter((name) => patterns.get(name)?.size === 1);
  const differ = new Set(own.map((name) => [...(patterns.get(name) ?? [])][0])).size;
  if (repeated.length === 0) return 0;
  if (own.length * 3 < repeated.length * 2) return repeated.length === 1 ? -1 : -5;
  return differ > 1 ? 3 : 0;
}

/** Pairs of numbers of one supplier; fewer may be alike by chance. */
const fewestPairs = 3;

/**
 * True where two numbers are alike if one supplier gave both, and not if two suppliers did: 0012-00048113 and
 * 0012-00048290 beside 0044-00001207. Numbers of one program are alike whoever the supplier is.
 */
export function areAlikeBySupplier(names: SurveyedColumn, numbers: SurveyedColumn, rows: readonly Row[]): boolean {
  const found = sampleRows(rows)
    .slice(0, mostCompared)
    .filter((row) => !isCredit(row))
    .map(({ cells }) => ({
      name: seen(cells[names.index] ?? emptyCell),
      text: seen(cells[numbers.index] ?? emptyCell),
    }))
    .filter(({ name, text }) => name !== "" && /\d{2}/.test(text));
  const [own, others] = [
    { pairs: 0, alike: 0 },
    { pairs: 0, alike: 0 },
  ];
  const suppliers = new Set<string>();
  for (const [at, one] of found.entries())
    for (const other of found.slice(at + 1)) {
      // One number in two rows is that of something else, or one invoice in two lines.
      if (one.text === other.text) return false;
      const count = one.name === other.name ? own : others;
      count.pairs += 1;
      if (areAlike(one.text, other.text)) count.alike += 1;
      if (count === own) suppliers.add(one.name);
    }
  return (
    own.pairs >= fewestPairs &&
    suppliers.size > 1 &&
    own.alike * 10 >= own.pairs * 9 &&
    others.alike * 10 <= others.pairs * 3
  );
}

/** All pairs of these are compared. */
const mostCompared = 100;

/** Of the same form, digit by digit, and with the same beginning. */
function areAlike(one: string, other: string): boolean {
  const shapeOf = (text: string): string => text.toUpperCase().replace(/\d/g, "#");
  if (shapeOf(one) !== shapeOf(other)) return false;
  const differs = [...one].findIndex((character, at) => character !== other[at]);
  return differs * 3 >= one.length;
}

/** Steps from one number to the next of the same supplier, and how many of them there must be. */
const fewestSteps = 5;

/** True where each supplier's numbers rise from row to row, and those of all rows together don't. */
function riseBySupplier(names: SurveyedColumn, numbers: SurveyedColumn, rows: readonly Row[]): boolean {
  const last = new Map<string, number>();
  const [own, all] = [
    { steps: 0, rises: 0 },
    { steps: 0, rises: 0 },
  ];
  let before: number | null = null;
  const found: { readonly name: string; readonly number: number }[] = [];
  for (const { cells } of sampleRows(rows)) {
    const name = seen(cells[names.index] ?? emptyCell);
    const digits = /^\D{0,4}(\d{2,15})$/.exec(seen(cells[numbers.index] ?? emptyCell))?.[1];
    if (name === "" || digits === undefined) continue;
    const number = Number(digits);
    for (const [count, previous] of [
      [own, last.get(name) ?? null],
      [all, before],
    ] as const)
      if (previous !== null) {
        count.steps += 1;
        if (number > previous) count.rises += 1;
      }
    last.set(name, number);
    before = number;
    found.push({ name, number });
  }
  // Sorted by supplier, the numbers of one office rise for each supplier too.
  const areSorted = changesIn(found) === last.size - 1;
  if (areSorted && changesIn(found.toSorted((a, b) => a.number - b.number)) > last.size * 2 - 2) return false;
  return last.size > 2 && own.steps >= fewestSteps && own.rises * 10 >= own.steps * 9 && all.rises * 10 < all.steps * 7;
}

/** How often the supplier is another one than in the row before. */
const changesIn = (found: readonly { readonly name: string }[]): number =>
  found.filter(({ name }, at) => at > 0 && name !== found[at - 1]?.name).length;
