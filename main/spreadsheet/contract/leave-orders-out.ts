/** @file Leaves order numbers out where there is no project, without which the finance system takes none. */

import { type CheckedColumns, columnOf } from "../columns/checked-columns.ts";
import type { Verdict } from "../columns/column-verdict.ts";
import { placeOf } from "../columns/survey-columns.ts";

/**
 * The verdict on a column of order numbers where no column and no constant gives a project (service.md 2.1); empty where
 * one does. Nobody is asked: there is no other way to send these invoices, and people see what is left out. A template
 * doesn't learn it, because the next file may have projects.
 */
export function leaveOrdersOut(columns: CheckedColumns): Verdict[] {
  const order = columnOf(columns, "PurchaseOrderNumber");
  const projects = (["ProjectId", "ProjectCode", "ProjectCodeAndTitle"] as const).map((property) =>
    columns.assigned.get(property),
  );
  const hasProject = projects.some((column) => column === null || column?.content.isFilled === true);
  if (order === undefined || !order.content.isFilled || hasProject) return [];
  const empty = projects.find((column) => column != null);
  return [{ column: order, use: null, why: { say: "orders-need-project", empty: empty ? placeOf(empty) : null } }];
}
