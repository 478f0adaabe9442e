/** @file Whether net and VAT of each row make the total beside them. */

import type { Question } from "../../shared/sheet-reading.ts";
import { type CheckedColumns, columnOf, isAnswered } from "./checked-columns.ts";
import { isAmountCell, readBothWays, shareOf } from "./column-content.ts";
import { answerLeaveAlone, answerProperty } from "./column-verdict.ts";
import { calledAs, columnCalled, isAside, type SurveyedColumn, suchAs } from "./survey-columns.ts";
import { emptyCell, type Row, seen } from "./table.ts";

const cents = 20_000n;

interface Miss {
  readonly row: Row;
  readonly values: string;
}

/**
 * Net and VAT that do not make the total beside them: one of the three is a slip, or there is another part to it.
 *
 * The total's own column is left alone otherwise, so this is all that it is good for.
 */
export function askAboutTotals(columns: CheckedColumns): Question[] {
  const { all, rows } = columns;
  const [net, vat] = [columnOf(columns, "Net"), columnOf(columns, "VAT")];
  const totals = all.filter(
    (column) =>
      isAside(column, "gross", "total") &&
      column.content.isFilled &&
      columns.useOf(column)?.as !== "property" &&
      shareOf(column.content, isAmountCell) > 0,
  );
  const [total] = totals;
  // A line's amount is not the invoice's total, nor is a part of the VAT all of it.
  const hasOtherParts = all.some(
    (column) => isAside(column, "irrecoverable", "item", "quantity", "price", "line") && column.content.isFilled,
  );
  if (!net || total === undefined || totals.some((one) => isAnswered(columns, one)) || hasOtherParts) return [];
  const misses = rows.flatMap((row): Miss[] => {
    const at = (column: SurveyedColumn) => readBothWays(row.cells[column.index]);
    const n = at(net);
    const v =
      vat && row.cells[vat.index]?.kind !== undefined && row.cells[vat.index]?.kind !== "empty" ? at(vat) : zero;
    const read = totals.map(at);
    const offBy = (["point", "comma"] as const).flatMap((sign) =>
      read.flatMap((one) => {
        const [a, b, c] = [n[sign], v[sign], one[sign]];
        return a === null || b === null || c === null ? [] : [a + b - c];
      }),
    );
    if (offBy.length === 0 || offBy.some((off) => off <= cents && off >= -cents)) return [];
    const values = [net, vat, ...totals].flatMap((column) =>
      column ? [`${column.header} ${seen(row.cells[column.index] ?? emptyCell) || "empty"}`] : [],
    );
    return [{ row, values: values.join(", ") }];
  });
  const [first] = misses;
  if (first === undefined) return [];
  return vat ? [askSlip(columns, total, misses)] : askPart(columns, net, total, first.row.number);
}

const zero = { point: 0n, comma: 0n };

function askSlip({ all }: CheckedColumns, total: SurveyedColumn, misses: readonly Miss[]): Question {
  const [first] = misses;
  const more =
    misses.length > 1 ? ` So it is in ${misses.length - 1} more ${misses.length === 2 ? "row" : "rows"}.` : "";
  const parts = all.filter((column) => isAside(column, "charge", "discount") && column.content.isFilled);
  const beside =
    parts.length === 0
      ? ""
      : ` ${parts.map(columnCalled).join(" and ").replace("c", "C")} may belong to the net amount.`;
  return {
    id: `column-${total.letter}`,
    about: "column",
    text: `The net amount and the VAT do not make “${total.header}” in row ${first?.row.number}: ${first?.values}.${more}${beside} Correct the file and drop it again; or is “${total.header}” something else?`,
    column: total.letter,
    answers: [answerLeaveAlone([total], `“${total.header}” is something else, and the other amounts are right`)],
    examples: misses
      .slice(0, 5)
      .map(({ row, values }) => ({ row: row.number, value: values, readings: { "leave-alone": "sent as it stands" } })),
  };
}

/** Without a column for the VAT, amounts that nothing is known of may be it, or parts of it. */
function askPart({ all, held }: CheckedColumns, net: SurveyedColumn, total: SurveyedColumn, row: number): Question[] {
  const taken = new Set(held.values());
  const parts = all.filter(
    (column) =>
      column.known === null &&
      !taken.has(column) &&
      column.content.isFilled &&
      shareOf(column.content, isAmountCell) >= 0.8,
  );
  if (parts.length === 0 || held.has("VAT")) return [];
  return [
    {
      id: "missing-VAT",
      about: "missing",
      text: `In row ${row}, “${total.header}” is not the same as “${net.header}”, and no header says which column holds the VAT. Which one is it?`,
      column: null,
      answers: [
        ...parts.map((column) => ({
          ...answerProperty(column, "VAT", column.letter),
          label: `${calledAs(column)}${suchAs(column)}: the VAT amount`,
        })),
        answerLeaveAlone([...parts, total], "None of them: send these without a VAT amount"),
      ],
      examples: [],
    },
  ];
}
