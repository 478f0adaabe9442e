/** @file The different texts of a column, for what asks the same of each of them. */

import { type Row, seen } from "./table.ts";

/** With more different texts than this, few of them repeat. */
const mostKnown = 1_024;

const known = new WeakMap<readonly Row[], Map<number, readonly string[]>>();

/**
 * The texts of a column's filled cells. A column of codes or names has each of its few texts once; in one of which nearly
 * every row has another text, one may come again. Many rules look here first whether they need to look at the rows.
 */
export function textsIn(rows: readonly Row[], index: number): readonly string[] {
  const columns = known.get(rows) ?? new Map<number, readonly string[]>();
  const texts = columns.get(index) ?? findTexts(rows, index);
  known.set(rows, columns.set(index, texts));
  return texts;
}

function findTexts(rows: readonly Row[], index: number): readonly string[] {
  const texts: string[] = [];
  const before = new Set<string>();
  for (const { cells } of rows) {
    const cell = cells[index];
    if (cell === undefined || cell.kind === "empty") continue;
    const text = seen(cell);
    if (before.has(text)) continue;
    if (before.size < mostKnown) before.add(text);
    texts.push(text);
  }
  return texts;
}
