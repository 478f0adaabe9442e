/** @file Finds the code that Excel shows for a number, so that 42 with the format 00000 is read as 00042. */

/**
 * The code that the office sees, or null where the format changes the value: a rounded number, a percentage, a power
 * of ten, a fraction.
 *
 * A thousands separator is not part of a code, so 12,345 is read as 12345.
 *
 * @param text the cell's number as decimal text
 * @param render formats the number as Excel does; called only where the format may be that of a code
 */
export function shownCode(text: string, pattern: string, render: () => string): string | null {
  if (pattern === "General" || pattern === "@") return text;
  // Quoted text, and colours or currencies in brackets, do not change the number; the second part is for negatives.
  const [forPositive = "", forNegative] = pattern.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, "").split(";");
  const bare = text.startsWith("-") ? (forNegative ?? forPositive) : forPositive;
  if (bare === "General") return text;
  if (/[%E?/@]/i.test(bare)) return null;
  const decimals = text.split(".")[1]?.length ?? 0;
  const places = /\.([0#]*)/.exec(bare)?.[1]?.length ?? 0;
  if (decimals > places) return null;
  return bare.includes(",") ? text : render().trim() || text;
}

/** How many decimals a format such as `#,##0.00 "€"` shows; null where it changes the number otherwise, as `0.0,` does. */
export function shownPlaces(pattern: string): number | null {
  const [bare = ""] = pattern.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, "").split(";");
  const places = /^[^0#]*[#0,]*[#0](?:\.([0#]*))?[^0#]*$/.exec(bare)?.[1]?.length ?? 0;
  return /[%E?/@]/i.test(bare) || /[#0],(?![#0])/.test(bare) || places === 0 ? null : places;
}
