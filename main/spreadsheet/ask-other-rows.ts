/** @file Rows of a list of invoices that are none, or that go the other way: credit notes, payments, cancelled ones. */

import type { Question } from "../../shared/sheet-reading.ts";
import { readBothWays } from "./column-content.ts";
import { answerLeaveAlone, type Finding, isAsked, nothingFound, type Verdict } from "./column-verdict.ts";
import { columnCalled, isAside, type SurveyedColumn } from "./survey-columns.ts";
import { emptyCell, type Row, seen } from "./table.ts";

const credit =
  /credit(?! ?card)|gutschrift|\bavoir|creditnota|\babono|rectificativ|nota di credito|nota de cr[eé]dito|accpaycredit|storno|^pc$|^kg$|refund/i;
const payment =
  /payment|\bpaid\b|zahlung|paiement|r[eè]glement|betaling|\bpago|pagamento|^p[pa]$|\bcheque|\bcheck\b|receipt|prepay|ueberweisung|überweisung/i;
const cancelled =
  /\bvoid|cancel|deleted|storniert|annul|geannuleerd|anulad|rejected|abgelehnt|rejet|rechazad|rifiutat/i;

/**
 * Asks about rows that a column of kinds or states tells apart.
 *
 * @param amounts the columns of amounts that are sent
 */
export function askAboutOtherRows(
  columns: readonly SurveyedColumn[],
  rows: readonly Row[],
  amounts: readonly SurveyedColumn[],
): Finding {
  const findings = columns.flatMap((column): Finding[] => {
    if (isAside(column, "type")) return askKinds(column, rows, amounts);
    return isAside(column, "status") ? askNone(column, rows, cancelled, "cancelled or rejected") : [];
  });
  return findings.length === 0
    ? nothingFound
    : {
        verdicts: findings.flatMap(({ verdicts }) => verdicts),
        questions: findings.flatMap(({ questions }) => questions),
      };
}

/** Both kinds of rows at once are one question, for one answer settles the column. */
function askKinds(column: SurveyedColumn, rows: readonly Row[], amounts: readonly SurveyedColumn[]): Finding[] {
  const credits = askCredits(column, rows, amounts);
  const payments = askNone(column, rows, payment, "no invoices");
  const [aboutCredits, aboutPayments] = [credits[0]?.questions[0], payments[0]?.questions[0]];
  if (aboutPayments === undefined) return credits;
  if (aboutCredits === undefined) return payments;
  const text = `${aboutPayments.text.replace(" Or are they to be sent?", "")} ${aboutCredits.text}`;
  return [{ verdicts: [isAsked(column)], questions: [{ ...aboutCredits, text }] }];
}

/** Not settled for good, for the next file with these headers may hold other rows. */
const isLeftFor = (column: SurveyedColumn, why: string): Verdict => ({ column, use: null, why });

function rowsWith(column: SurveyedColumn, rows: readonly Row[], word: RegExp): { row: Row; text: string }[] {
  const known = new Map<string, boolean>();
  return rows.flatMap((row) => {
    const text = seen(row.cells[column.index] ?? emptyCell);
    if (text === "") return [];
    const is = known.get(text) ?? word.test(text);
    known.set(text, is);
    return is ? [{ row, text }] : [];
  });
}

function askCredits(column: SurveyedColumn, rows: readonly Row[], amounts: readonly SurveyedColumn[]): Finding[] {
  const credits = rowsWith(column, rows, credit);
  if (credits.length === 0 || amounts.length === 0) return [];
  const positive = credits.filter(({ row }) => amounts.some(({ index }) => isPositive(row, index)));
  const [first] = positive;
  if (first === undefined)
    return [{ verdicts: [isLeftFor(column, "its credit notes have negative amounts already")], questions: [] }];
  const values = [...new Set(credits.map(({ text }) => text))];
  const question: Question = {
    id: `column-${column.letter}`,
    about: "column",
    text: `${columnCalled(column).replace("c", "C")} says “${first.text}” in ${inRows(positive)}, and the amounts there are not negative. Are they to be subtracted?`,
    column: column.letter,
    answers: [
      {
        id: "credit-mark",
        label: `Yes: where it says ${values
          .slice(0, 3)
          .map((value) => `“${value}”`)
          .join(" or ")}, the amounts change their sign`,
        sets: { columns: { [column.name]: { as: "credit-mark", values } } },
      },
      answerLeaveAlone([column], "No: send the amounts as they stand"),
    ],
    examples: positive.slice(0, 5).map(({ row, text }) => {
      const amount =
        amounts.map(({ index }) => seen(row.cells[index] ?? emptyCell)).find((shown) => shown !== "") ?? "";
      return {
        row: row.number,
        value: `${text} ${amount}`,
        readings: { "credit-mark": `-${amount}`, "leave-alone": amount },
      };
    }),
  };
  return [{ verdicts: [isAsked(column)], questions: [question] }];
}

function isPositive(row: Row, index: number): boolean {
  const { point, comma } = readBothWays(row.cells[index]);
  return (point ?? comma ?? 0n) > 0n;
}

function askNone(column: SurveyedColumn, rows: readonly Row[], word: RegExp, what: string): Finding[] {
  const found = rowsWith(column, rows, word).filter(({ text }) => !credit.test(text));
  const [first] = found;
  // A column that says so of every row is about something else: "Paid" of a list of paid invoices.
  if (first === undefined) return [];
  const question: Question = {
    id: `column-${column.letter}`,
    about: "column",
    text: `${columnCalled(column).replace("c", "C")} says “${first.text}” in ${inRows(found)}. If these rows are ${what}, take them out and drop the file again. Or are they to be sent?`,
    column: column.letter,
    answers: [answerLeaveAlone([column], "Send these rows as well")],
    examples: found
      .slice(0, 5)
      .map(({ row, text }) => ({ row: row.number, value: text, readings: { "leave-alone": "sent" } })),
  };
  return [{ verdicts: [isAsked(column)], questions: [question] }];
}

function inRows(found: readonly { readonly row: Row }[]): string {
  const numbers = found.slice(0, 3).map(({ row }) => row.number);
  const more = found.length > 3 ? ` and ${found.length - 3} more` : "";
  return `${found.length === 1 ? "row" : "rows"} ${numbers.join(", ")}${more}`;
}
