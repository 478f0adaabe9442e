/** @file Tells number formats that show another sign, scale, digits or words than the value has: “250.00 CR”, “0.1k”. */

import { formatParts, lookOf } from "./format-parts.ts";
import { addsToAmount, showsCredit } from "./shown-amount.ts";

/** Whether a format shows positive values, negative ones and zero as something else. */
export interface ContraryFormat {
  readonly positive: boolean;
  readonly negative: boolean;
  readonly zero: boolean;
  /** True where it depends on the value which part of the format counts, so what is shown has to be compared. */
  readonly isConditional: boolean;
}

const plain: ContraryFormat = { positive: false, negative: false, zero: false, isConditional: false };

/**
 * Reads a number format's parts for positive and negative values and for zero. A part of its own for negative ones has
 * to show a sign, brackets, CR or a colour; a single part shows a minus by itself.
 */
export function contraryIn(pattern: string): ContraryFormat {
  if (pattern === "General" || pattern === "@" || pattern === "") return plain;
  if (/\[[<>=]/.test(pattern)) return { ...plain, isConditional: true };
  const [positive = "", negative, zero] = formatParts(pattern);
  const changes = (part: string): boolean => isScaled(part) || addsToAmount(lookOf(part)) || hidesFigure(part);
  return {
    positive: showsCredit(lookOf(positive)) || changes(positive),
    negative:
      negative === undefined
        ? changes(positive)
        : (!showsCredit(lookOf(negative)) && !colour.test(negative)) || changes(negative),
    zero: addsToAmount(lookOf(zero ?? positive), "0"),
    isConditional: false,
  };
}

const colour = /\[(?:color ?\d+|[a-z]+)\]/i;

/** A comma after the last digit divides by a thousand. */
const isScaled = (part: string): boolean => /[0#?],+(?![0#?,])/.test(part.replace(/"[^"]*"|\\./g, ""));

/** Nothing shows nothing, and a word without digits shows no amount. */
const hidesFigure = (part: string): boolean => !lookOf(part).includes("#");
