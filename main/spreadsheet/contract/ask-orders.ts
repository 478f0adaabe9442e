/** @file Asks once about order numbers without a project, which the finance service does not take. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import { type CheckedColumns, columnOf } from "../columns/checked-columns.ts";
import { answerLeaveAlone, examplesOf, leftOut } from "../columns/column-verdict.ts";
import { exampleOf, placeOf } from "../columns/survey-columns.ts";

/** Asks whether to leave the order numbers out, where no column and no constant gives a project (service.md 2.1). */
export function askAboutOrders(columns: CheckedColumns): Question[] {
  const order = columnOf(columns, "PurchaseOrderNumber");
  const { assigned } = columns;
  const projects = (["ProjectId", "ProjectCode", "ProjectCodeAndTitle"] as const).map((property) =>
    assigned.get(property),
  );
  const hasProject = projects.some((column) => column === null || column?.content.isFilled === true);
  const empty = projects.find((column) => column != null);
  const holdsOrders = order?.content.sample.some(({ text }) => !nothing.test(text)) === true;
  if (order === undefined || hasProject || !holdsOrders) return [];
  return [
    {
      id: `column-${order.letter}`,
      about: "column",
      text: {
        say: "ask-orders-without-project",
        column: placeOf(order),
        example: exampleOf(order),
        empty: empty ? placeOf(empty) : null,
      },
      column: order.letter,
      answers: [answerLeaveAlone([order], { say: "leave-orders-out" })],
      examples: examplesOf(order, { "leave-alone": () => leftOut }),
    },
  ];
}

/** Text that stands for no order number. */
const nothing = /^(?:[-–—]+|n\/?a|null|none|nil)$/i;
