/** @file The digits of a plain decimal before and after its point. */

/** The second is "" where there is no point. */
export function partsOf(decimal: string): readonly [whole: string, fraction: string] {
  const point = decimal.indexOf(".");
  return point < 0 ? [decimal, ""] : [decimal.slice(0, point), decimal.slice(point + 1)];
}
