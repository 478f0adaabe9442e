/** @file Tells number formats that show another sign or scale than the value has: “250.00 CR”, “(100.00)”, “0.1k”. */

/** Whether a format shows positive and negative values as something else. */
export interface ContraryFormat {
  readonly positive: boolean;
  readonly negative: boolean;
}

const plain: ContraryFormat = { positive: false, negative: false };

/**
 * Reads a number format's parts for positive and negative values. A part of its own for negative ones has to show a
 * sign, brackets, CR or a colour; a single part shows a minus by itself.
 */
export function contraryIn(pattern: string): ContraryFormat {
  if (pattern === "General" || pattern === "@" || /\[[<>=]/.test(pattern)) return plain;
  const parts = partsOf(pattern);
  const [positive = "", negative] = parts;
  // Nothing in a part of several shows nothing.
  const isHidden = (part: string): boolean => parts.length > 1 && lookOf(part) === "";
  const isScaled = (part: string): boolean =>
    scaled.test(part.replace(/"[^"]*"|\\./g, "")) || thousands.test(lookOf(part));
  return {
    positive: showsCredit(lookOf(positive)) || isScaled(positive) || isHidden(positive),
    negative:
      negative === undefined
        ? isScaled(positive)
        : (!showsCredit(lookOf(negative)) && !/\[(?:color ?\d+|[a-z]+)\]/i.test(negative)) || isScaled(negative),
  };
}

/** The parts between semicolons, without what only makes space. */
function partsOf(pattern: string): readonly string[] {
  const kept = pattern.match(/"[^"]*"|\\.|[_*].|\[[^\]]*\]|[^"\\_*[]/gu) ?? [];
  const parts: string[] = [""];
  for (const piece of kept) {
    if (piece === ";") parts.push("");
    else if (!/^[_*]/.test(piece)) parts[parts.length - 1] += piece;
  }
  return parts;
}

/** A comma after the last digit divides by a thousand. */
const scaled = /[0#?],+(?![0#?,])/;
const thousands = /9\s?(?:(?:k|mn?|mio\.?|tsd\.?)\s?(?:\p{Sc}|[a-z]{3})?|teur|t€)$/iu;

/** What people see, with a 9 for the digits. */
const lookOf = (part: string): string =>
  part
    .replace(/\[[^\]]*\]/g, "")
    .replace(/"[^"]*"|\\.|General|[#0?][#0?.,]*/g, (piece) => {
      if (piece.startsWith('"')) return piece.slice(1, -1);
      if (piece.startsWith("\\")) return piece.slice(1);
      return piece.endsWith(".") ? "9." : "9";
    })
    .trim();

/** A minus, brackets around all of it, or a word for a credit; “9.–” has no cents. */
function showsCredit(look: string): boolean {
  if (/(?<!\p{L})(?:cr|H)\.?$|^cr(?!\p{L})/iu.test(look)) return !/h\.?$/.test(look);
  const signs = look.replace(/[\p{Sc}\p{L}\s]+/gu, "");
  return /^\(.*\)$|^[-−–]|(?<![.,])[-−–]$/u.test(signs);
}
