/**
 * @file Takes apart columns whose cells have two things: as their heading says (“Invoice no / control code”), or because
 * the suppliers' tax numbers stand before or behind their names.
 */

import type { Property } from "../../../shared/values/purchase-invoice.ts";
import { areTaxNumbers } from "../cells/tax-numbers.ts";
import { knownHeader } from "../headers/known-headers.ts";
import type { Verdict } from "./column-verdict.ts";
import type { SurveyedColumn } from "./survey-columns.ts";

/** Between two things in one cell. A slash or a hyphen without blanks is part of many numbers. */
const separators = [" / ", " | ", " - ", " – ", "; "] as const;

const between = /\s*[/|;\r\n]\s*|\s+[-–]\s+/u;

/** @param isMissing true for a property that nothing gives yet */
export function takeJoinedColumns(
  open: readonly SurveyedColumn[],
  isMissing: (property: Property) => boolean,
): Verdict[] {
  return open.flatMap((column) => takeHeaded(column, isMissing) ?? takeWithTaxNumber(column) ?? []);
}

/** Of fewer rows nothing is known. */
const fewest = 2;

/** “Nº Fatura / ATCUD” over “FT 25A/1004482 / JFKX83T9-1004482”: one part of the heading names the property. */
function takeHeaded(column: SurveyedColumn, isMissing: (property: Property) => boolean): Verdict | null {
  const { header, known, content } = column;
  const halves = header.split(between).map((half) => half.trim());
  if (known !== null || halves.length !== 2 || content.sample.length < fewest) return null;
  const separator = separators.find((one) =>
    content.sample.every(({ text }) => {
      const pieces = text.split(one);
      return pieces.length === 2 && pieces.every((piece) => piece.trim() !== "");
    }),
  );
  const into = halves.map(propertyOf);
  const [named, second] = into.filter((property) => property !== null);
  if (separator === undefined || named === undefined || second !== undefined || !isMissing(named)) return null;
  return { column, use: { as: "split", separator, into }, why: { say: "two-in-one", header, property: named } };
}

const propertyOf = (half: string): Property | null => {
  const known = knownHeader(half);
  const meaning = known?.isWhole ? known.meaning : null;
  return meaning?.is === "property" && splittable.has(meaning.property) ? meaning.property : null;
};

const splittable: ReadonlySet<Property> = new Set(["InvoiceNumber", "AccountName"]);

/** “503504564 - EDP Comercial”: a tax number is no part of the name. */
function takeWithTaxNumber(column: SurveyedColumn): Verdict | null {
  const { known, content, header } = column;
  if (known?.meaning.is !== "property" || known.meaning.property !== "AccountName") return null;
  for (const separator of separators)
    for (const isBefore of [true, false]) {
      const cut = content.sample.map(({ text }) => {
        const at = isBefore ? text.indexOf(separator) : text.lastIndexOf(separator);
        const [first, rest] = [text.slice(0, Math.max(at, 0)), text.slice(at + separator.length)];
        return isBefore ? { code: first, name: rest } : { code: rest, name: first };
      });
      if (!cut.every(({ name }) => /\p{L}{2}/u.test(name)) || !areTaxNumbers(cut.map(({ code }) => code))) continue;
      const into = isBefore ? ([null, "AccountName"] as const) : (["AccountName", null] as const);
      const why = { say: "name-beside-tax-number", header, example: cut[0]?.code ?? "" } as const;
      return { column, use: { as: "split", separator, into }, why };
    }
  return null;
}
