/** @file Takes apart a column that has the number and the date of each invoice in one cell, such as “K-118 of 04.08.2026”. */

import type { Property } from "../../../shared/values/purchase-invoice.ts";
import { readDateText } from "../cells/date-text.ts";
import { hintsOf } from "../headers/header-hints.ts";
import type { Verdict } from "./column-verdict.ts";
import type { SurveyedColumn } from "./survey-columns.ts";

/**
 * The column whose heading names a number and a date, where the same words stand between the two in every cell.
 *
 * @param isMissing true for a property that nothing gives yet
 */
export function takeNumberWithDate(
  open: readonly SurveyedColumn[],
  isMissing: (property: Property) => boolean,
): Verdict[] {
  if (!isMissing("InvoiceNumber") || !isMissing("Date")) return [];
  const found = open.flatMap((column): Verdict[] => {
    const separator = namesBoth(column.header) ? separatorIn(column) : null;
    if (separator === null) return [];
    const use = { as: "split", separator, into: ["InvoiceNumber", "Date"] } as const;
    return [{ column, use, why: { say: "number-with-date", header: column.header } }];
  });
  return found.length === 1 ? found : [];
}

/** “Номер и дата”, “N° et date de facture”, “Bill No. & Date”. */
function namesBoth(header: string): boolean {
  const hints = hintsOf(header);
  return hints.has("date") && (hints.has("no") || hints.has("document") || hints.has("invoice"));
}

/** What stands between a number and a date, the number before it. */
const numberAndRest =
  /^(?<number>(?:[^\s,;|]{1,6} )?[^\s,;|]*\d[^\s,;|]*)(?<between>\s+(?:[\p{L}./,;|-]{1,8}\s+){0,2}|\s*[,;|]\s*)(?<date>\d[\d./-]{5,9}\d)$/u;

/** The text between number and date, the same in every cell; null where some cell has another form. */
function separatorIn({ content: { sample } }: SurveyedColumn): string | null {
  if (sample.length < fewest) return null;
  const found = new Set<string>();
  for (const { text } of sample) {
    const { between, date } = numberAndRest.exec(text)?.groups ?? {};
    if (between === undefined || date === undefined || !isDate(date)) return null;
    if (text.split(between).length !== 2) return null;
    found.add(between);
  }
  const [only, second] = found;
  return second === undefined ? (only ?? null) : null;
}

/** Of fewer rows nothing is known. */
const fewest = 2;

const isDate = (text: string): boolean => {
  const { by } = readDateText(text);
  return by.dmy !== null || by.mdy !== null || by.ymd !== null;
};
