/** @file The layout of a note: paragraphs of lines, some of them in two columns. */

/** Each paragraph is a list of lines; an empty line goes between two of them. */
export type Paragraphs = readonly (readonly string[])[];

/** Aligns labels and values in two columns. Skips values that are null. */
export function inColumns(
  lines: readonly (readonly [label: string, value: string | null])[],
  gap = 2,
): readonly string[] {
  const width = Math.max(...lines.map(([label]) => label.length)) + gap;
  return lines.flatMap(([label, value]) => (value === null ? [] : [`${label.padEnd(width)}${value}`]));
}
