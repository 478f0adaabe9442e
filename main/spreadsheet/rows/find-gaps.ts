/** @file Invoices without what the others of the file have, and an invoice is rarely without. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { emptyCell, seen } from "../cells/table.ts";
import type { Column } from "../columns/map-columns.ts";
import { placeOf } from "../columns/survey-columns.ts";
import { type RowDraft, report } from "./row-draft.ts";

/** What may be left out on a person's word; an amount may not, for nobody means an invoice over nothing. */
const mayBeLeftOut = ["Date", "InvoiceNumber"] as const;
type Asked = (typeof mayBeLeftOut)[number];

export interface Gaps {
  look(hand: RowDraft): void;
  questions(): Question[];
}

/**
 * Looks for gaps row by row. What no column holds at all is asked about elsewhere; see ask-missing.ts.
 *
 * @param amounts the columns that the net amount comes from
 */
export function createGaps(columns: readonly Column[], amounts: readonly Column[], said: TemplateChange): Gaps {
  const isSaid = (property: Asked | "Net"): boolean => said.without?.includes(property) === true;
  const asked = mayBeLeftOut.flatMap((property) => {
    const column = columns.find((one) => one.property === property);
    return column === undefined || isSaid(property) ? [] : [{ property, column, gaps: [] as RowDraft[] }];
  });
  const net = isSaid("Net") ? undefined : amounts.find(({ property }) => property === "Net");
  return {
    look(hand) {
      const { invoice, unread } = hand;
      for (const { property, gaps } of asked)
        if (invoice[property] === undefined && !unread.includes(property)) gaps.push(hand);
      if (net !== undefined && invoice.Net === undefined && !unread.includes("Net"))
        report(hand, net, "", { say: "no-net" }, { say: "fix-no-net" });
    },
    questions: () =>
      asked.flatMap(({ property, column, gaps }) => (gaps.length === 0 ? [] : [ask(property, column, gaps)])),
  };
}

function ask(property: Asked, column: Column, gaps: readonly RowDraft[]): Question {
  const [first] = gaps;
  return {
    id: `missing-${property}`,
    about: "missing",
    text: {
      say: "ask-gaps",
      invoices: gaps.length,
      property,
      column: placeOf(column),
      row: first?.row.number ?? 0,
    },
    column: column.letter,
    answers: [{ id: "send-without", label: { say: "send-without", property }, sets: { without: [property] } }],
    examples: gaps.slice(0, 5).map(({ row: { number, cells } }) => ({
      row: number,
      value: cells.flatMap((cell = emptyCell) => (cell.kind === "empty" ? [] : [seen(cell)])).join(" · "),
      readings: { "send-without": { say: "is-sent-without", property } },
    })),
  };
}
