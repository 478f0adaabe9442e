/** @file What Excel shows of a number in a column of codes, so that 42 with the format 00000 reads 00042. */

/**
 * The code that the office sees, or null where the format shows something else than the cell holds:
 * a rounded number, a percentage, a power of ten, a fraction.
 *
 * A mark between thousands is not part of a code, so 12,345 reads 12345.
 *
 * @param text the number the cell holds, as decimal text
 * @param render formats that number as Excel does; asked only where the format may be one of a code
 */
export function shownCode(text: string, pattern: string, render: () => string): string | null {
  if (pattern === "General" || pattern === "@") return text;
  // Letters in quotes, and colours or currencies in brackets, do not change the number; a second part is for negatives.
  const [forPositive = "", forNegative] = pattern.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, "").split(";");
  const bare = text.startsWith("-") ? (forNegative ?? forPositive) : forPositive;
  if (bare === "General") return text;
  if (/[%E?/@]/i.test(bare)) return null;
  const decimals = text.split(".")[1]?.length ?? 0;
  const places = /\.([0#]*)/.exec(bare)?.[1]?.length ?? 0;
  if (decimals > places) return null;
  return bare.includes(",") ? text : render().trim() || text;
}
