/** @file Shortens a list of row numbers to ranges. */

/** Such as "2-501,503". The rows may be in any order. */
export function rowRanges(rows: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const row of [...new Set(rows)].toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && row === last[1] + 1) last[1] = row;
    else ranges.push([row, row]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(",");
}
