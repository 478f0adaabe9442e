/** @file Takes an Excel number format apart: its parts for signs and texts, and what people see of each. */

const longestPattern = 255;

/** The parts between semicolons, without what only makes space; a sign that fills the cell stays if it is a letter or digit. */
export function formatParts(whole: string): readonly string[] {
  // Excel allows 255 characters.
  const pattern = whole.slice(0, longestPattern);
  const pieces = pattern.match(/"[^"]*"|\\.|[_*].|\[[^\]]*\]|[^"\\_*[]/gu) ?? [];
  const parts: string[] = [""];
  for (const piece of pieces) {
    if (piece === ";") parts.push("");
    else if (/^\*[\p{L}\p{N}]/u.test(piece)) parts[parts.length - 1] += `"${piece.slice(1)}"`;
    else if (!/^[_*]/.test(piece)) parts[parts.length - 1] += piece;
  }
  return parts;
}

/** What people see of a part, with one # for the number. */
export const lookOf = (part: string): string =>
  part
    .replace(
      /\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]|"([^"]*)"|\\(.)|(General|@|[#0?][#0?.,]*(?:E[+-][#0?]+|\s*\/\s*[#0?\d]+)?)/gi,
      (
        piece,
        currency: string | undefined,
        quoted: string | undefined,
        escaped: string | undefined,
        number?: string,
      ) => (number !== undefined ? (piece.endsWith(".") ? "#." : "#") : (currency ?? quoted ?? escaped ?? "")),
    )
    .trim();

/**
 * How a format shows a text, or null where it shows it as it is: `@" - cancelled"` adds words to it, and `;;;` hides it.
 *
 * The fourth part is that of texts; without it, the last one with an @.
 */
export function textShownBy(pattern: string): ((text: string) => string) | null {
  if (pattern === "General" || pattern === "@" || !/[@;]/.test(pattern)) return null;
  const parts = formatParts(pattern);
  const part = parts[3] ?? parts.findLast((one) => one.replace(/"[^"]*"|\\./g, "").includes("@"));
  if (part === undefined || /^\s*(?:\[[^\]]*\])*\s*(?:@|General)\s*$/i.test(part)) return null;
  return (text) =>
    part.replace(/\[[^\]]*\]|"([^"]*)"|\\(.)|@/g, (piece, quoted?: string, escaped?: string) =>
      piece === "@" ? text : (quoted ?? escaped ?? ""),
    );
}

/** True where a date format shows digits or words that are not the date's: `"2025"-mm-dd`, `dd/mm/yyyy" void"`. */
export function addsToDate(pattern: string): boolean {
  const parts = formatParts(pattern);
  const counting = /\[[<>=]/.test(pattern) ? parts : parts.slice(0, 1);
  return counting.some((part) => {
    const literals = part.replace(/\[[^\]]*\]|"([^"]*)"|\\(.)|./g, (piece, quoted?: string, escaped?: string) =>
      piece.startsWith("[") ? "" : (quoted ?? escaped ?? "\u0001"),
    );
    return addsWordsToDate(literals);
  });
}

/** True for a text beside the days, months and years of a format that isn't one of the words that dates have. */
export const addsWordsToDate = (literals: string): boolean =>
  (literals.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).some((word) => !ofDates.test(word)) || /[?~≈×*]/u.test(literals);

/** Articles, ordinal endings, the words for day, month, year and hour, and the signs of ISO 8601. */
const ofDates =
  /^(?:[tz]|d|de[lnr]?|of|the|al?|à|st|nd|rd|th|er|ème|г|р|год|года|року|рік|gada|m|g|r|v|e|ko|ren|eko|uhr|h|hs|hrs?|min|s|at|um|kl|klo|ngày|tháng|năm|ที่|ב|[年月日号號時时分秒曜週周星期上下午前後后년월일시분초]+)$/iu;
