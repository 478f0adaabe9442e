/** @file Asks where the invoice numbers lack the letters of their series, which another column has: “F001” beside “118”. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import { trimmedTextAt } from "../cells/table.ts";
import { type CheckedColumns, columnOf, isAnswered } from "../columns/checked-columns.ts";
import { answerAsTheyStand } from "../columns/column-verdict.ts";
import { foundIn } from "../columns/found-rows.ts";
import { placeOf } from "../columns/survey-columns.ts";

const id = "series";

/** “Serie”, “Série do documento”, “Seria fact.” in the languages of countries whose invoices have one. */
const ofSeries =
  /^(?:n[°º.]* ?)?(?:s[eé]rie|seria|serija|sorozat|σειρ[άα]|серия|серія|series)(?: (?:de |do |del |della |den |la )?(?:documento?|doc\.?|comprobante|factur\p{L}*|fact\.?|fatura|fattura|invoice))?\.?$/iu;

/**
 * Two invoices of one supplier, F001-118 and E001-118, would have one number. How a supplier writes the two together,
 * nobody can tell: F001-118, F001-00000118, MB 118. A series of digits alone, as in Brazil, is no part of the number.
 */
export function askAboutSeries(columns: CheckedColumns): readonly Question[] {
  const { all, rows, useOf, answered } = columns;
  const numbers = columnOf(columns, "InvoiceNumber");
  if (numbers === undefined || isAnswered(columns, numbers) || answered.accepted.includes(id)) return [];
  const series = all.find(
    (column) =>
      ofSeries.test(column.header.trim()) &&
      Math.abs(column.index - numbers.index) <= nearest &&
      useOf(column)?.as !== "property",
  );
  if (series === undefined) return [];
  const apart = rows.flatMap((row) => {
    const [text, number] = [trimmedTextAt(row, series.index), trimmedTextAt(row, numbers.index)];
    return /\p{L}/u.test(text) && /^\d+$/.test(number) ? [{ row, text }] : [];
  });
  if (apart.length === 0) return [];
  return [
    {
      ...answerAsTheyStand(id),
      about: "column",
      text: { say: "ask-series", ...foundIn(series, apart), number: placeOf(numbers) },
      column: series.letter,
      examples: apart.slice(0, 5).map(({ row }) => ({
        row: row.number,
        value: trimmedTextAt(row, numbers.index),
        readings: { "as-they-stand": { say: "sent-as-it-stands" } },
      })),
    },
  ];
}

/** The two are beside each other, or have one column between them. */
const nearest = 2;
