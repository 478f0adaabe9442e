/** @file Invoices without what the others of the file have, and an invoice is rarely without. */

import type { Question } from "../../shared/sheet-reading.ts";
import type { TemplateChange } from "../../shared/template.ts";
import type { Column } from "./map-columns.ts";
import { type RowInHand, report } from "./row-in-hand.ts";
import { emptyCell, seen } from "./table.ts";

/** What may be left out on a person's word; an amount may not, for nobody means an invoice over nothing. */
const words = { Date: "a date", InvoiceNumber: "an invoice number" } as const;
type Asked = keyof typeof words;

export interface Gaps {
  look(hand: RowInHand): void;
  questions(): Question[];
}

/**
 * Looks for gaps row by row. What no column holds at all is asked about elsewhere; see ask-missing.ts.
 *
 * @param amounts the columns that the net amount comes from
 */
export function createGaps(columns: readonly Column[], amounts: readonly Column[], said: TemplateChange): Gaps {
  const isSaid = (property: Asked | "Net"): boolean => said.without?.includes(property) === true;
  const asked = (Object.keys(words) as Asked[]).flatMap((property) => {
    const column = columns.find((one) => one.property === property);
    return column === undefined || isSaid(property) ? [] : [{ property, column, gaps: [] as RowInHand[] }];
  });
  const net = isSaid("Net") ? undefined : amounts.find(({ property }) => property === "Net");
  return {
    look(hand) {
      const { invoice, unread } = hand;
      for (const { property, gaps } of asked)
        if (invoice[property] === undefined && !unread.includes(property)) gaps.push(hand);
      if (net !== undefined && invoice.Net === undefined && !unread.includes("Net"))
        report(hand, net, "", "This invoice has no net amount.", "Enter it, 0 where it is nothing.");
    },
    questions: () =>
      asked.flatMap(({ property, column, gaps }) => (gaps.length === 0 ? [] : [ask(property, column, gaps)])),
  };
}

function ask(property: Asked, { letter, header }: Column, gaps: readonly RowInHand[]): Question {
  const [first] = gaps;
  const isOne = gaps.length === 1;
  const count = isOne ? `1 invoice has` : `${gaps.length} invoices have`;
  const what = words[property].replace(/^an? /, "");
  return {
    id: `missing-${property}`,
    about: "missing",
    text: `${count} no ${what} in column ${letter} “${header}”, ${isOne ? "in" : "the first in"} row ${first?.row.number}. Are such invoices sent without ${words[property]}?`,
    column: letter,
    answers: [{ id: "send-without", label: `Send them without ${words[property]}`, sets: { without: [property] } }],
    examples: gaps.slice(0, 5).map(({ row: { number, cells } }) => ({
      row: number,
      value: cells.flatMap((cell = emptyCell) => (cell.kind === "empty" ? [] : [seen(cell)])).join(" · "),
      readings: { "send-without": `is sent without ${words[property]}` },
    })),
  };
}
