/** @file Recognises the rows of an office in the United States, whose “$” needs no question. */

import { readDateText } from "../cells/date-text.ts";
import { type Row, seen } from "../cells/table.ts";
import { sampleRows } from "../columns/column-content.ts";

/** Only the United States have LLCs and write $; Canada has Inc. too. */
const american = /(?<=\S),? (?:LLC|L\.L\.C\.)$/u;
const northAmerican = /(?<=\S),? (?:Inc\.?|Corp\.?|Co\.)$/u;
/** Legal forms that the United States have not, or seldom use. */
const ofOthers =
  /(?<=\S),? (?:Ltd\.?|Limited|Pty\.?(?: Ltd\.?)?|Lt[ée]e|ULC|plc|Pte\.?|Bhd\.?|GmbH|AG|B\.?V\.?|S\.?A\.?S?|S\.?L\.?|S\.?r\.?l\.?|AB|Oy|A\/S|ApS|S\.? ?A\.? de C\.? ?V\.?)$/u;

/** Partnerships of the United Kingdom and of the United States. */
const partnership = /(?<=\S),? (?:LLP|L\.L\.P\.)$/u;

/**
 * The US dollar where the rows show it: names of LLCs, and dates that are not day first; or names of corporations, and
 * dates that are month first; or without a sign of dollars names of LLCs and dates that are month first. Null where any
 * name has another country's form.
 */
export function currencyOfRows(rows: readonly Row[]): "USD" | null {
  let [hasLlc, hasInc, hasLlp, isMonthFirst, hasDollar] = [false, false, false, false, false];
  for (const { cells } of sampleRows(rows))
    for (const cell of cells) {
      if (cell.kind === "number") hasDollar ||= cell.currency === "$";
      if (cell.kind !== "text") continue;
      const text = seen(cell).trim();
      if (ofOthers.test(text)) return null;
      hasLlc ||= american.test(text);
      hasInc ||= northAmerican.test(text);
      hasLlp ||= partnership.test(text);
      hasDollar ||= /^[-(]?\$ ?-?\d/.test(text);
      if (!/^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$/.test(text)) continue;
      const { by } = readDateText(text);
      if (by.mdy === null && by.dmy !== null) return null;
      isMonthFirst ||= by.dmy === null && by.mdy !== null;
    }
  if (hasLlc && isMonthFirst) return "USD";
  return hasDollar && !hasLlp && (hasLlc || (hasInc && isMonthFirst)) ? "USD" : null;
}
